"""The simulator dock: choose who races, drive, watch, look back."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from trackeditor.editor.actions import Actions
from trackeditor.editor.docks.dock import Dock
from trackeditor.editor.drive.car_layer import Table
from trackeditor.editor.drive.cockpit import Cockpit
from trackeditor.editor.drive.dashboard import Dashboard
from trackeditor.editor.drive.drive_actions import STOP_KEYS, DriveActions
from trackeditor.editor.drive.driving_keys import DrivingKeys
from trackeditor.editor.drive.entry_form import EntryForm
from trackeditor.editor.drive.headline import Headline
from trackeditor.editor.drive.kept_race import KeptRace
from trackeditor.editor.drive.log_words import result_words
from trackeditor.editor.drive.race import LiveRace, RaceStatus
from trackeditor.editor.drive.race_files import RaceFiles
from trackeditor.editor.drive.race_keeper import RaceKeeper
from trackeditor.editor.drive.race_table import RaceTable
from trackeditor.editor.drive.race_view import RaceTables
from trackeditor.editor.drive.rules_window import RulesWindow
from trackeditor.editor.drive.scenes import Scene
from trackeditor.editor.drive.stretches import (
    NoCourseError,
    fallen_words,
    stages_as_chosen,
    start_refused_words,
    stretches,
)
from trackeditor.editor.drive.tall_area import TallArea
from trackeditor.editor.drive.transport import Transport
from trackeditor.editor.questions import choose
from trackeditor.editor.session import Session
from trackeditor.editor.wrapping import breakable
from trackeditor.simulator.errors import SimulatorError
from trackeditor.simulator.zone_weather import (
    in_asked_weather,
    in_rolled_weather,
)

_MARGINS = (9, 6, 9, 0)
"""Pixels about the buttons, in line with what is scrolled below them."""


class SimulatorDock(Dock):
    """Races on the stage in view, or on the whole rally."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(session, "simulator", parent)
        self._actions: DriveActions | None = None
        self._message = ""
        self.race = LiveRace(self)
        self.table = RaceTable(session, self.race, self)
        self.keeper = RaceKeeper(self.table, self)
        self.files = RaceFiles(session, self.table, self)
        self.files.chosen.connect(self.open_log)
        self.files.told.connect(self._tell)
        self.form = EntryForm()
        self._offer()
        self.retranslate()
        self.race.scene_shown.connect(self._show_scene)
        self.race.status_changed.connect(self._show_parts)
        self.race.question_changed.connect(lambda _: self._show_dashboard())
        self.race.failed.connect(self._tell)
        document = session.document
        document.layout_changed.connect(self._check_layout)
        document.stages_changed.connect(self._check_layout)
        document.stages_changed.connect(self._offer)
        document.checked.connect(self.outdate)
        document.stage_shown.connect(lambda _: self._place_scene(self.race.scene))
        document.held_changed.connect(self._held_changed)
        session.selection.changed.connect(lambda: self._keys.give_way())

    # --- parts -------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Build the content in the present language; what is filled in stays."""
        self.set_title(self.tr("Simulator"))
        before = self.form
        self.form = EntryForm()
        self._offer()
        self.form.fill(before.entry)
        self.form.changed.connect(lambda: self._tell(""))
        self._notice = _notice()
        self._start = QPushButton(self.tr("Start race"))
        self._start.setObjectName("start")
        self._start.setToolTip(self.tr("Start the race with these drivers"))
        self._start.clicked.connect(self.start)
        self._open = QPushButton(self.tr("Replay a log…"))
        self._open.setObjectName("open-log")
        self._open.setToolTip(self.tr("Look at a race that was saved as a log"))
        self._open.clicked.connect(self.ask_open_log)
        self._rules = QPushButton(self.tr("Rules…"))
        self._rules.setObjectName("rules")
        self._rules.setToolTip(self.tr("Read the rules that are chosen, and what is assumed"))
        self._rules.clicked.connect(self.show_rules)
        self.transport = Transport(self.race)
        self.transport.rules_wanted.connect(self.show_rules)
        self.transport.save_wanted.connect(self.ask_save_log)
        self.transport.restart_wanted.connect(self.restart)
        self.transport.new_wanted.connect(self.clear)
        self.cockpit = Cockpit(self.race)
        self.dashboard = Dashboard()
        self._result = Headline("result")
        self._return = QPushButton(self.tr("Back to the stage of the race"))
        self._return.setObjectName("return")
        self._return.setToolTip(self.tr("Another stage is in view; show the one that is driven"))
        self._return.clicked.connect(lambda: self.table.return_to(self.race.scene))
        self.tables = RaceTables(self.race)
        self.cockpit.leave_keys_to(self.tables.log)
        self._space = QWidget()
        self._lay_out()
        self._connect_table()
        self._show_scene(self.race.scene)
        self._show_parts()

    def _lay_out(self) -> None:
        """What is pressed again and again stands above what grows and shrinks, and never moves."""
        content = QWidget()
        column = QVBoxLayout(content)
        for widget in (
            self._notice,
            self.form,
            self._start,
            self._open,
            self._rules,
            self._return,
            self._result,
            self.cockpit,
            self.dashboard,
        ):
            column.addWidget(widget)
        column.addWidget(self.tables, 1)
        column.addWidget(self._space, 1)
        self._area = TallArea(content)
        whole = QWidget()
        parts = QVBoxLayout(whole)
        parts.setContentsMargins(0, 0, 0, 0)
        parts.setSpacing(0)
        for buttons in (self.transport, self.cockpit.controls):
            buttons.setContentsMargins(*_MARGINS)
            parts.addWidget(buttons)
        parts.addWidget(self._area, 1)
        before = self.widget()
        self.setWidget(whole)
        if before is not None:
            before.deleteLater()

    def use_canvas(self, canvas: Table) -> None:
        """Drive on a canvas: cars are painted there, and its cells can be clicked."""
        self.table.use_canvas(canvas)
        canvas.cell_clicked.connect(lambda cell: self.cockpit.click_cell(cell))
        self._connect_table()
        self._place_scene(self.race.scene)

    def _connect_table(self) -> None:
        """Let the present cockpit use the canvas and catch its keys there."""
        self.cockpit.use(self.table.layer, self.session.say)
        self._keys = DrivingKeys(self.race, self.cockpit, self.cockpit)
        self._keys.use(self.session.say)
        self._keys.watch(self, self._area)  # a click beside the buttons leads the keyboard there
        for part in (self.cockpit, self.cockpit.controls, self.transport, self.tables):
            self._keys.watch(part, *part.findChildren(QWidget))
        canvas, selection = self.table.canvas, self.session.selection
        if isinstance(canvas, QWidget):
            self._keys.watch_canvas(canvas, lambda: bool(selection.hexes))

    def add_actions(self, actions: Actions) -> None:
        """Offer the actions of the dock in the Drive menu."""
        self._actions = DriveActions(actions, self)
        self._actions.add()
        self._actions.enable(self.race)

    # --- what the user does ------------------------------------------------------------------

    def start(self) -> None:
        """Start the race that is filled in; say why where that cannot be."""
        self._bring_to_front()
        if self.race.status is RaceStatus.RUNNING:
            self.session.say(self.tr("A race is on; stop it before you start another one."))
            return
        entry = self.form.entry
        document = self.session.document
        asked = in_asked_weather(document.roadbook, entry.rules, entry.weather or None)
        lying = in_rolled_weather(asked, entry.rules, entry.seed)
        try:
            course = stretches(document, lying, whole_rally=entry.whole_rally)
        except NoCourseError as error:
            self._tell(str(error))
            return
        before = self.table.stretches
        self.table.stretches = course  # the race shows its first scene at once
        try:
            stages = stages_as_chosen(course, entry)
            self.race.start(stages, entry.seats, entry.rules, entry.seed)
        except SimulatorError as error:
            self.table.stretches = before
            self._tell(start_refused_words(error, course, entry.rules))
            return
        self.session.selection.clear()  # keys mean the race from now on
        self._tell(fallen_words(course, asked, entry.rules))

    def restart(self) -> None:
        """Drive the same race again, where it was driven; one that is on is not lost unasked."""
        if not self.race.can_restart:
            self.session.say(self.tr("Only a race that was driven here can be driven again."))
        elif not self.table.stands:
            self.session.say(
                self.tr("The layout is another one now. Choose a new race to drive on it.")
            )
        elif self._may_end_race():
            self._tell("")
            self.race.restart()

    def clear(self) -> None:
        """Clear the race away and show the form for another one."""
        if self._may_end_race():
            self._tell("")
            self.race.close()

    def show_rules(self) -> None:
        """Show the rules of the race, or else those that are chosen, in a window of their own."""
        scene = self.race.scene
        window = RulesWindow(scene.rules if scene is not None else self.form.entry.rules, self)
        window.finished.connect(window.deleteLater)
        window.show()

    def _may_end_race(self) -> bool:
        """True when no race is on, or the user gives it up."""
        if self.race.status is not RaceStatus.RUNNING:
            return True
        answer = choose(
            self,
            self.tr("A race is on."),
            self.tr("It ends here and is gone. To keep what was driven, stop it and save its log."),
            {"end": self.tr("End the race"), "cancel": self.tr("Cancel")},
        )
        return answer == "end"

    def ask_save_log(self) -> None:
        """Ask for a file and save the race there."""
        self.files.ask_save()

    def save_log(self, path: Path) -> None:
        """Save the race as a log."""
        self.files.save(path)

    def ask_open_log(self) -> None:
        """Ask for a log and show its race."""
        self.files.ask_open()

    def open_log(self, path: Path) -> None:
        """Show the race of a log; one that is on is not lost unasked."""
        self._bring_to_front()
        if self._may_end_race():
            self.files.open(path)

    def take_up(self, race: KeptRace) -> bool:
        """Go on with a race of a recovery copy; False when that cannot be, and it is told why."""
        self._bring_to_front()
        self.session.selection.clear()
        return self.files.take_up(race)

    def _bring_to_front(self) -> None:
        self.show()
        self.raise_()

    # --- stages ------------------------------------------------------------------------------

    def _offer(self) -> None:
        roadbook = self.session.document.roadbook
        self.form.offer(roadbook.game, len(roadbook.stages))
        self.outdate()

    def refresh(self) -> None:
        """Tell the form what drives on the stage in view."""
        self.form.show_course(self.session.document.course)

    def _check_layout(self) -> None:
        """A race that is on ends with its layout; its cars are on no other one."""
        self.outdate()
        if self.race.status is RaceStatus.NONE:
            self._tell("")  # what could not be done may be possible now
        elif self.race.status is RaceStatus.RUNNING and not self.table.stands:
            self.race.stop()
        self._place_scene(self.race.scene)

    # --- what is shown -----------------------------------------------------------------------

    def _tell(self, message: str) -> None:
        """Say something in the dock until something else is done, or nothing any more."""
        self._message = message
        self._show_notice()

    def _show_notice(self) -> None:
        """Show the message, and why the cars of the race are not on the table."""
        scene, lines = self.race.scene, [self._message]
        if scene is not None and not self.table.is_driven_on(scene):
            lines.append(
                self.tr(
                    "This race was driven on another layout, so its cars are not shown. Its log,"
                    " standings and times stay here until you start a new race."
                )
            )
        text = "\n".join(line for line in lines if line)
        self._notice.setText(breakable(text))
        self._notice.setVisible(bool(text))

    def _show_scene(self, scene: Scene | None) -> None:
        self._show_dashboard()
        self.table.follow(scene)
        self._place_scene(scene)

    def _show_dashboard(self) -> None:
        """Show the car on turn; before the first one there is none, and at last the winner."""
        scene, car = self.race.scene, self.race.on_turn
        is_over = scene is not None and bool(scene.order)
        seen = scene is not None and scene.race is not None and car is not None and not is_over
        self._result.setVisible(is_over)
        self.dashboard.setVisible(seen)
        if seen:
            self.dashboard.show_car(scene, car)
        if is_over:
            winner = scene.order[0]
            self._result.show_line(winner, result_words(scene))

    def _place_scene(self, scene: Scene | None) -> None:
        """Cars are on the table only while their stage is in view."""
        self.table.place(scene)
        self._return.setVisible(self.table.is_elsewhere(scene))
        self._show_notice()

    def _show_parts(self) -> None:
        """Show the form before a race, the race afterwards."""
        racing = self.race.status is not RaceStatus.NONE
        self.table.turn_boards()
        for widget in (self.form, self._start, self._open, self._rules, self._space):
            widget.setVisible(not racing)
        for widget in (self.transport, self.tables):
            widget.setVisible(racing)
        self.table.let_pick()
        if self._actions is not None:
            self._actions.enable(self.race)
        self._hold_document()

    def _hold_document(self) -> None:
        """While a race is on, its stages must stay as they are."""
        if self.race.status is RaceStatus.RUNNING:
            keys = QKeySequence(STOP_KEYS).toString(QKeySequence.SequenceFormat.NativeText)
            text = self.tr("A race is on: stop it ({keys}) before you edit.")
            self.session.document.hold(text.format(keys=keys))
        else:
            self.session.document.release()

    def _held_changed(self) -> None:
        """End the race when another rally takes the place of that which is driven."""
        if not self.session.document.held and self.race.status is RaceStatus.RUNNING:
            self.race.stop()


def _notice() -> QLabel:
    """A line for what cannot be done, and why."""
    notice = QLabel()
    notice.setObjectName("notice")
    notice.setWordWrap(True)
    notice.hide()
    return notice
