"""The tabs of a rally's stages: show, add, rename, reorder, duplicate, remove, clear."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QInputDialog,
    QLineEdit,
    QMenu,
    QTabBar,
    QToolButton,
    QWidget,
)

from trackeditor.editor.actions import Actions
from trackeditor.editor.questions import choose
from trackeditor.editor.session import Session
from trackeditor.layout import Layout
from trackeditor.roadbook import Stage

_IN_CONTEXT_MENU = (
    "stage.rename",
    "stage.duplicate",
    "stage.left",
    "stage.right",
    "stage.clear",
    "stage.remove",
)


class StageBar(QTabBar):
    """Tabs that the mouse can drag to another place.

    Signals
    -------
    dropped : the mouse button was released, perhaps after a drag over several tabs
    """

    dropped = Signal()

    def minimumSizeHint(self) -> QSize:
        """No wider than the tabs; Qt keeps room for arrows that few tabs do not need."""
        return super().minimumSizeHint().boundedTo(self.sizeHint())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Tell that a drag, if it was one, is over."""
        super().mouseReleaseEvent(event)
        self.dropped.emit()


class StageTabs(QWidget):
    """A tab a stage, and a button that adds one."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("stage_tabs")
        self._session = session
        self._document = session.document
        self._actions: Actions | None = None
        self.bar = StageBar()
        self.bar.setObjectName("stages")
        self.bar.setMovable(True)
        self.bar.setExpanding(False)
        self.bar.setDocumentMode(True)
        self.bar.setDrawBase(False)
        self.bar.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self._add_button = QToolButton()
        self._add_button.setAutoRaise(True)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.bar)
        layout.addWidget(self._add_button)
        layout.addStretch(1)
        self._fill()
        self.bar.currentChanged.connect(self._show)
        self.bar.dropped.connect(self._take_order)
        self.bar.tabBarDoubleClicked.connect(self._rename_at)
        self.bar.customContextMenuRequested.connect(self._show_menu)
        self._document.stages_changed.connect(self._fill)
        session.branch.changed.connect(self._fill)
        self._document.stage_shown.connect(self._fill)

    def add_actions(self, actions: Actions) -> None:
        """Add the entries of the stage menu that concern whole stages."""
        self._actions = actions
        self.bar.setAccessibleName(self.tr("Stages of the rally"))
        self._fill()
        menu = self.tr("&Stage")
        add = actions.add(
            "stage.add",
            menu,
            self.tr("&Add stage"),
            self.add_stage,
            shortcut="Ctrl+T",
            hint=self.tr("Add an empty stage after the one in view"),
            edits=True,
        )
        self._add_button.setDefaultAction(add)
        self._add_button.setText("+")
        self._add_button.setAccessibleName(self.tr("Add stage"))
        for name, text, run, shortcut, hint in (
            (
                "rename",
                self.tr("&Rename stage…"),
                self.rename_stage,
                "F2",
                self.tr("Give the stage in view another name"),
            ),
            (
                "duplicate",
                self.tr("&Duplicate stage"),
                self.duplicate_stage,
                "Ctrl+Shift+T",
                self.tr("Add a copy of the stage in view, to try something out"),
            ),
            (
                "left",
                self.tr("Move stage to the &left"),
                lambda: self.move_stage(-1),
                "Ctrl+Shift+PgUp",
                self.tr("Drive the stage in view earlier in the rally"),
            ),
            (
                "right",
                self.tr("Move stage to the ri&ght"),
                lambda: self.move_stage(1),
                "Ctrl+Shift+PgDown",
                self.tr("Drive the stage in view later in the rally"),
            ),
            (
                "previous",
                self.tr("&Previous stage"),
                lambda: self.show_neighbour(-1),
                "Ctrl+PgUp",
                self.tr("Show the stage before the one in view"),
            ),
            (
                "next",
                self.tr("&Next stage"),
                lambda: self.show_neighbour(1),
                "Ctrl+PgDown",
                self.tr("Show the stage after the one in view"),
            ),
            (
                "clear",
                self.tr("&Clear stage…"),
                self.clear_stage,
                None,
                self.tr("Take all tiles of the stage in view away"),
            ),
            (
                "remove",
                self.tr("Re&move stage"),
                self.remove_stage,
                None,
                self.tr("Take the stage in view out of the rally"),
            ),
        ):
            actions.add(
                f"stage.{name}",
                menu,
                text,
                run,
                shortcut=shortcut,
                hint=hint,
                edits=name not in ("previous", "next"),
            )

    # --- edits ---------------------------------------------------------------------------------

    def add_stage(self) -> None:
        """Add an empty stage after the one in view."""
        number = len(self._document.roadbook.stages) + 1
        names = {stage.name for stage in self._document.roadbook.stages}
        while f"SS{number}" in names:
            number += 1
        stage = Stage(Layout(name=f"SS{number}"))
        self._insert(stage, self.tr("Add stage {name}").format(name=stage.name))

    def duplicate_stage(self) -> None:
        """Add a copy of the stage in view after it."""
        stage = self._document.stage
        names = {other.name for other in self._document.roadbook.stages}
        name, number = self.tr("{name} copy").format(name=stage.name), 1
        while name in names:
            number += 1
            name = self.tr("{name} copy {number}").format(name=stage.name, number=number)
        copy = replace(stage, layout=replace(stage.layout, name=name), published=None)
        self._insert(copy, self.tr("Duplicate stage {name}").format(name=stage.name))

    def rename_stage(self) -> None:
        """Ask for another name of the stage in view."""
        stage = self._document.stage
        name, accepted = QInputDialog.getText(
            self,
            self.tr("Rename stage"),
            self.tr("Name of the stage:"),
            QLineEdit.EchoMode.Normal,
            stage.name,
        )
        name = name.strip()
        if not accepted or name == stage.name:
            return
        if not name:
            self._session.say(self.tr("A stage needs a name; it keeps the old one"))
            return
        self._document.edit_stage(
            replace(stage, layout=replace(stage.layout, name=name)),
            self.tr("Rename stage to {name}").format(name=name),
        )

    def remove_stage(self) -> None:
        """Take the stage in view out of the rally; undo brings it back."""
        stages = self._document.roadbook.stages
        if len(stages) == 1:
            self._session.say(self.tr("A rally has at least one stage; clear it instead"))
            return
        index = self._document.index
        self._document.edit_rally(
            replace(self._document.roadbook, stages=stages[:index] + stages[index + 1 :]),
            self.tr("Remove stage {name}").format(name=stages[index].name),
        )

    def clear_stage(self) -> None:
        """Ask, then take all tiles, markers and tokens away, or all legs."""
        stage = self._document.stage
        if not stage.layout.tiles and not stage.legs:
            self._session.say(self.tr("The stage is empty already"))
            return
        what = self.tr("%n tile(s) are taken away. Undo brings them back.", "", len(stage.layout))
        if stage.legs:
            what = self.tr("%n leg(s) are taken away. Undo brings them back.", "", len(stage.legs))
        answer = choose(
            self,
            self.tr("Clear {name}?").format(name=stage.name),
            what,
            {"clear": self.tr("Clear"), "cancel": self.tr("Cancel")},
        )
        if answer == "clear":
            empty = replace(stage, layout=Layout(name=stage.name), legs=(), snow=())
            self._document.edit_stage(empty, self.tr("Clear stage"))

    def move_stage(self, by: int) -> None:
        """Move the stage in view to the left (-1) or right (1)."""
        index = self._document.index
        target = index + by
        if 0 <= target < self.bar.count():
            order = list(range(self.bar.count()))
            order.insert(target, order.pop(index))
            self._reorder(order)
        elif by < 0:
            self._session.say(self.tr("This is the first stage already"))
        else:
            self._session.say(self.tr("This is the last stage already"))

    def show_neighbour(self, by: int) -> None:
        """Show the stage before (-1) or after (1) the one in view, around the ends."""
        self._document.show_stage((self._document.index + by) % self.bar.count())

    def _insert(self, stage: Stage, name: str) -> None:
        roadbook, index = self._document.roadbook, self._document.index + 1
        stages = (*roadbook.stages[:index], stage, *roadbook.stages[index:])
        self._document.edit_rally(replace(roadbook, stages=stages), name, index)

    def _reorder(self, order: list[int]) -> None:
        """Put the stages in another order, given by their present numbers."""
        document = self._document
        stages = document.roadbook.stages
        document.edit_rally(
            replace(document.roadbook, stages=tuple(stages[number] for number in order)),
            self.tr("Move stage {name}").format(name=document.stage.name),
            order.index(document.index),
        )

    # --- the bar -------------------------------------------------------------------------------

    def _fill(self) -> None:
        """Show the stages that there are."""
        self.bar.blockSignals(True)
        stages = self._document.roadbook.stages
        while self.bar.count() > len(stages):
            self.bar.removeTab(self.bar.count() - 1)
        while self.bar.count() < len(stages):
            self.bar.addTab("")
        for number, stage in enumerate(stages):
            # An ampersand in a name is no mnemonic.
            name = self._title(number, stage.name)
            self.bar.setTabText(number, name.replace("&", "&&"))
            self.bar.setTabToolTip(number, name)
            self.bar.setTabData(number, number)
        self.bar.setCurrentIndex(self._document.index)
        self.bar.blockSignals(False)

    def _title(self, number: int, name: str) -> str:
        """Name of a stage, with a word when it is on trial."""
        if number != self._session.branch.index:
            return name
        return self.tr("{stage} (trial)").format(stage=name)

    def _show(self, tab: int) -> None:
        """Show the stage of a tab; tabs that are dragged carry their stages' numbers along."""
        if tab >= 0:
            self._document.show_stage(self.bar.tabData(tab))

    def _take_order(self) -> None:
        """After a drag, put the stages in the order of the tabs: one step, however far it was."""
        order = [self.bar.tabData(tab) for tab in range(self.bar.count())]
        if order != sorted(order):
            self._reorder(order)
            self._fill()  # also when the new order was refused

    def _rename_at(self, index: int) -> None:
        if index >= 0 and not self._document.refuses():
            self._document.show_stage(index)
            self.rename_stage()

    def _show_menu(self, point: QPoint) -> None:
        index = self.bar.tabAt(point)
        if index < 0 or self._actions is None:
            return
        self._document.show_stage(index)
        menu = QMenu(self)
        for name in _IN_CONTEXT_MENU:
            menu.addAction(self._actions[name])
        menu.exec(self.bar.mapToGlobal(point))
