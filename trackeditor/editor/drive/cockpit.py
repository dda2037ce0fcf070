"""Where a person decides: the open choices, the plan and what it risks, and the buttons."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QCursor, QKeyEvent
from PySide6.QtWidgets import QApplication, QLabel, QVBoxLayout, QWidget

from trackeditor.course import Course
from trackeditor.editor.drive.car_layer import CarLayer, LitCell
from trackeditor.editor.drive.choice_list import Choice, ChoiceList, DiceMenu
from trackeditor.editor.drive.choice_words import (
    cell_words,
    closed_words,
    order_words,
    tyres_words,
    use_words,
    ways_words,
)
from trackeditor.editor.drive.controls import NUMBER_KEYS, Controls, is_driving_key
from trackeditor.editor.drive.headline import Headline
from trackeditor.editor.drive.human import (
    MoveQuestion,
    OrderQuestion,
    Question,
    SisuQuestion,
    SpareTyreQuestion,
    StartQuestion,
    TyresQuestion,
)
from trackeditor.editor.drive.planning import Planning, Refusal, consequences, from_left
from trackeditor.editor.drive.race import LiveRace, RaceStatus
from trackeditor.editor.drive.refusal_words import refusal_words
from trackeditor.editor.drive.scenes import Scene
from trackeditor.editor.drive.wording import dice_words, percent
from trackeditor.simulator.driver import FlatOut, Roll, Stop
from trackeditor.simulator.laps import printed_cell
from trackeditor.simulator.steps import Step


class Cockpit(QWidget):
    """Puts the question of the race and gives the answer of the person on turn.

    A click on a lit cell, a number key, or a click in the list chooses; steps are planned until
    the person rolls, secures, drives flat out or stops. It stays while a person takes part, also
    when nobody is asked, and its ``controls`` are a widget of their own: so they keep their places,
    however much there is to choose.
    """

    def __init__(self, race: LiveRace, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("cockpit")
        self._race = race
        self._layer: CarLayer | None = None
        self._say: Callable[[str], None] = lambda _: None
        self._heir: QWidget | None = None
        self._question: Question | None = None
        self._planning: Planning | None = None
        self._cell = ""
        self._menu: DiceMenu | None = None
        self._choices: list[Choice] = []
        self._title = Headline("question")
        self._list = ChoiceList()
        self._list.setObjectName("choices")
        self._list.setAccessibleName(self.tr("Choices"))
        self._list.setToolTip(self.tr("Choose by a click or with the keys 1 to 9"))
        self._list.currentRowChanged.connect(lambda _: self._show_on_table())
        self._list.itemClicked.connect(lambda item: self.choose(self._list.row(item)))
        self._closed = QLabel()
        self._closed.setObjectName("closed")
        self._closed.setWordWrap(True)
        self._plan = QLabel()
        self._plan.setObjectName("plan")
        self._plan.setWordWrap(True)
        self.controls = Controls(
            roll=self.roll,
            secure=self.secure,
            flat_out=self.flat_out,
            end_turn=self.end_turn,
            undo=self.undo,
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        for widget in (self._title, self._list, self._closed, self._plan):
            column.addWidget(widget)
        race.question_changed.connect(self._put)
        race.status_changed.connect(self._show_or_hide)
        race.scene_shown.connect(self._show_who_drives)
        self._put(race.question)

    @property
    def planning(self) -> Planning | None:
        """The plan of the person on turn; None while no step is asked for."""
        return self._planning

    @property
    def asks_for_dice(self) -> bool:
        """Whether a cell is chosen and the dice for it are not."""
        return bool(self._cell)

    def use(self, layer: CarLayer | None, say: Callable[[str], None]) -> None:
        """Light up cells on a layer of the canvas; say refusals in the status bar."""
        self._layer = layer
        self._say = say
        self._show_on_table()

    # --- questions ---------------------------------------------------------------------------

    def _put(self, question: Question | None) -> None:
        """Show a question; while there is none, who drives."""
        plan = self._planning
        self._question = question
        self._cell = ""
        self._planning = None
        if isinstance(question, MoveQuestion):
            mid_turn = plan is not None and plan.turn.car == question.car and question.turn.dice
            self._planning = plan.continued(question) if mid_turn else Planning.of(question)
        self._show_or_hide()
        self._refresh()
        if question is not None:
            self._take_focus()

    def leave_keys_to(self, heir: QWidget) -> None:
        """Give the keyboard to another widget, and no button, when this one goes."""
        self._heir = heir

    @property
    def _is_waiting(self) -> bool:
        """Whether nobody is asked now, while persons take part in the race."""
        running = self._race.status is RaceStatus.RUNNING
        return self._question is None and running and self._race.has_persons

    def _show_or_hide(self) -> None:
        shown = self._question is not None or self._is_waiting
        if not shown and self._heir is not None and self._has_focus():
            self._heir.setFocus(Qt.FocusReason.OtherFocusReason)
        self.setVisible(shown)
        self.controls.setVisible(shown)
        self._show_who_drives(self._race.scene)

    def _has_focus(self) -> bool:
        holder = QApplication.focusWidget()
        return any(part.isAncestorOf(holder) for part in (self, self.controls) if holder)

    def _show_who_drives(self, scene: Scene | None) -> None:
        """Tell what is going on while nobody is asked."""
        if not self._is_waiting or scene is None:
            return
        car = scene.on_turn
        text = self.tr("The cars line up.") if car is None else self.tr("The race goes on.")
        if car is not None and scene.turn is not None:
            text = self.tr("{name} is driving.").format(name=scene.names[car])
        self._title.show_line(car, text)

    def _take_focus(self) -> None:
        """Take the keys, unless somebody works in another part of the window."""
        holder, around = QApplication.focusWidget(), self.parentWidget()
        if holder is None or (around is not None and around.isAncestorOf(holder)):
            self._list.setFocus(Qt.FocusReason.OtherFocusReason)

    def _refresh(self) -> None:
        if self._menu is not None and not self._cell:
            self._menu.put_away()
            self._menu = None
        question = self._question
        self._choices = self._choices_of(question) if question is not None else []
        if question is not None:
            self._title.show_line(question.car, self._title_of(question))
            self._list.show_choices(self._choices)
        else:
            self._list.empty()
        self._plan.setVisible(self._planning is not None)
        self._show_closed()
        if self._planning is not None:
            self._show_plan(self._planning)
        self.controls.show_plan(self._planning, asks_for_dice=self.asks_for_dice)
        self._show_on_table()

    def _title_of(self, question: Question) -> str:
        name = self._race.scene.names[question.car] if self._race.scene else ""
        texts = {
            StartQuestion: self.tr("{name}: on which cell do you start?"),
            TyresQuestion: self.tr("{name}: on which tyres do you go on?"),
            SpareTyreQuestion: self.tr("{name}: fit the spare tyre?"),
            SisuQuestion: self.tr("{name}: too many warnings! Spend the SISU token?"),
            OrderQuestion: self.tr("{name}: control is lost. In which order are the dice played?"),
            MoveQuestion: self.tr("{name}: where to?"),
        }
        text = texts[type(question)]
        if self._cell:
            text = self.tr("{name}: with which dice?")
        return text.format(name=name)

    def _choices_of(self, question: Question) -> list[Choice]:
        match question:
            case StartQuestion():
                course = question.race.track.course
                return [
                    Choice(cell_words(course, cell), self._answer(cell))
                    for cell in from_left(course, question.cells)
                ]
            case TyresQuestion():
                return [
                    Choice(tyres_words(question.race, question.car, tyres), self._answer(tyres))
                    for tyres in question.tyres
                ]
            case SpareTyreQuestion():
                rule = question.race.track.rules.spare_tyre
                fit = self.tr("Fit it: {seconds} s, one coast die back, gear {gear}").format(
                    seconds=rule.seconds, gear=rule.gear
                )
                return [
                    Choice(self.tr("Drive on without"), self._answer(False)),
                    Choice(fit, self._answer(True)),
                ]
            case SisuQuestion():
                return [
                    Choice(self.tr("Spend it and keep control"), self._answer(True)),
                    Choice(self.tr("Keep it and lose control"), self._answer(False)),
                ]
            case OrderQuestion():
                course = question.race.track.course
                return [
                    Choice(
                        order_words(course, result),
                        self._answer(result.sequence),
                        tuple(played.step for played in result.sequence),
                    )
                    for result in consequences(question)
                ]
        return self._steps_ahead(question.race.track.course)

    def _answer(self, answer: object) -> Callable[[], None]:
        return lambda: self._race.answer(answer)

    def _steps_ahead(self, course: Course) -> list[Choice]:
        """The cells that can be planned next or, with a cell chosen, the dice for it."""
        planning = self._planning
        if planning is None:
            return []
        if self._cell:
            return [
                Choice(
                    use_words(planning, step),
                    self._planner(step),
                    odds=planning.odds_of_next(step),
                )
                for step in planning.cells[self._cell]
            ]
        return [
            Choice(
                ways_words(course, planning, steps),
                self._cell_chooser(cell),
                odds=min(map(planning.odds_of_next, steps)),
            )
            for cell, steps in planning.cells.items()
        ]

    def _planner(self, step: Step) -> Callable[[], None]:
        return lambda: self._plan_step(step)

    def _cell_chooser(self, cell: str) -> Callable[[], None]:
        return lambda: self.choose_cell(cell)

    # --- what the person does ----------------------------------------------------------------

    def choose(self, row: int) -> None:
        """Take a choice of the list, counted from 0."""
        if 0 <= row < len(self._choices):
            self._choices[row].run()

    def choose_cell(self, cell: str) -> None:
        """Take a lit printed cell; with several ways of getting there the dice are asked for."""
        if isinstance(self._question, StartQuestion):
            for place in self._question.cells:
                if printed_cell(place) == cell:
                    self._race.answer(place)
            return
        if self._planning is None:
            return
        steps = self._planning.cells.get(cell)
        closed = self._planning.closed.get(cell) if steps is None else None
        if closed is not None:
            self._say(closed_words(self._planning.track.course, closed))
        elif steps is None:
            self._say(self.tr("No step leads there; the cells that are open are lit up."))
        elif len(steps) == 1:
            self._plan_step(steps[0])
        else:
            self._cell = cell
            self._refresh()

    def click_cell(self, cell: str) -> None:
        """Take a lit cell that was clicked; where the dice are asked for, beside the mouse."""
        self.choose_cell(cell)
        if self.asks_for_dice:
            self._menu = DiceMenu(self._choices, self)
            self._menu.given_up.connect(self._forget_cell)
            self._menu.popup(QCursor.pos())

    def _forget_cell(self) -> None:
        if self.asks_for_dice:
            self._cell = ""
            self._refresh()

    def _plan_step(self, step: Step) -> None:
        if self._planning is not None:
            self._cell = ""
            self._planning = self._planning.with_step(step)
            self._refresh()

    def undo(self) -> None:
        """Take back the last planned step, or the choice of a cell."""
        if self._planning is None:
            return
        if self._cell:
            self._cell = ""
        else:
            self._planning = self._planning.without_last()
        self._refresh()

    def roll(self) -> None:
        """Roll the dice of the next planned step."""
        if self._planning and self._allowed(self._planning.roll_refusal()):
            self._race.answer(Roll(self._planning.plan[0]))

    def secure(self) -> None:
        """Pay for a safe result of the next planned step."""
        if self._planning and self._allowed(self._planning.secure_refusal()):
            self._race.answer(Roll(self._planning.plan[0], secure=True))

    def flat_out(self) -> None:
        """Roll all dice of the plan at once."""
        if self._planning and self._allowed(self._planning.flat_out_refusal()):
            self._race.answer(FlatOut(self._planning.plan))

    def end_turn(self) -> None:
        """End the turn here."""
        if self._planning and self._allowed(self._planning.stop_refusal()):
            self._race.answer(Stop())

    def key_action(self, event: QKeyEvent) -> Callable[[], None] | None:
        """What a key of driving stands for while a question is open, or will be."""
        if not is_driving_key(event):
            return None
        if self._question is None:
            return self._say_nobody_asked if self._is_waiting else None
        key = Qt.Key(event.key())
        if key in NUMBER_KEYS:
            return lambda: self.choose(key - Qt.Key.Key_1)
        if self._planning is None:
            if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
                return lambda: self.choose(self._list.currentRow())
            return None
        return {
            Qt.Key.Key_Space: self.roll,
            Qt.Key.Key_S: self.secure,
            Qt.Key.Key_F: self.flat_out,
            Qt.Key.Key_Return: self.end_turn,
            Qt.Key.Key_Enter: self.end_turn,
            Qt.Key.Key_Backspace: self.undo,
            Qt.Key.Key_Escape: self.undo,
        }.get(key)

    def _say_nobody_asked(self) -> None:
        self._say(self.tr("Nobody is asked at this moment of the race."))

    # --- what is shown -----------------------------------------------------------------------

    def _allowed(self, refusal: Refusal | None) -> bool:
        if refusal is not None and self._planning is not None:
            self._say(refusal_words(self._planning, refusal))
        return refusal is None

    def _show_closed(self) -> None:
        """Tell which cells before the car are closed to it because of other cars, and why."""
        planning, lines = self._planning, []
        if planning is not None and not self._cell:
            course = planning.track.course
            lines = [closed_words(course, closed) for closed in planning.closed.values()]
        self._closed.setText("\n".join(lines))
        self._closed.setVisible(bool(lines))

    def _show_plan(self, planning: Planning) -> None:
        if planning.plan:
            self._plan.setText(
                self.tr("Plan: {dice}. Risk of losing control: {odds}").format(
                    dice=", ".join(dice_words(step.dice) for step in planning.plan),
                    odds=f"<b>{percent(planning.odds_with())}</b>",
                )
            )
        else:
            self._plan.setText(self.tr("Nothing is planned yet."))

    def _show_on_table(self) -> None:
        if self._layer is None:
            return
        if isinstance(self._question, StartQuestion):
            places = from_left(self._question.race.track.course, self._question.cells)
            cells = [printed_cell(cell) for cell in places]
            self._layer.light(dict.fromkeys(cells, LitCell()), car=self._question.car)
        elif self._planning is not None:
            self._layer.light_next(self._planning, self._cell)
        else:
            row = self._list.currentRow()
            way = self._choices[row].way if 0 <= row < len(self._choices) else ()
            self._layer.light({}, way, car=self._question.car if self._question else None)
