"""The main window: welcome page or workbench in the middle, docks around it, menus, status bar."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QChildEvent, QEvent, QLocale, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QDockWidget, QMainWindow, QStackedWidget, QTabBar, QWidget

from trackeditor.editor.actions import ON_TILES, Actions
from trackeditor.editor.dock_widths import DockWidths
from trackeditor.editor.dropped_files import not_opened
from trackeditor.editor.files import Files
from trackeditor.editor.menus import Menus
from trackeditor.editor.messages import Messages
from trackeditor.editor.overlay_actions import OverlayActions
from trackeditor.editor.parts import Part
from trackeditor.editor.picture_cache import PictureCache
from trackeditor.editor.recovery import Recovery
from trackeditor.editor.session import Session
from trackeditor.editor.speech import said
from trackeditor.editor.tool_bar import ToolBar
from trackeditor.editor.welcome import WelcomePage
from trackeditor.editor.window_actions import WindowActions
from trackeditor.editor.window_docks import WindowDocks

if TYPE_CHECKING:
    from trackeditor.editor.drive.kept_race import KeptRace
    from trackeditor.editor.status_facts import StatusFacts
    from trackeditor.editor.workbench import Workbench

ARRANGEMENT_VERSION = 1
"""Raised when a remembered arrangement of docks would not fit any more."""
_ON_WELCOME_PAGE = ("file", "save", "export", "application", "help", "window")
"""First parts of the names of actions for which no stage needs to be in view."""


class MainWindow(QMainWindow):
    """The window of a session.

    Workbench and docks take longer to load than a window may take to appear; they are built after
    the first paint, or when a rally is opened, whichever comes first.

    Signals
    -------
    built : workbench and docks are there

    Parameters
    ----------
    session : what all parts share
    recovery : keeps copies of unsaved work
    pictures : directory in which pictures are kept from one start to the next
    """

    built = Signal()

    def __init__(
        self,
        session: Session,
        recovery: Recovery | None = None,
        pictures: Path | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("main_window")
        self.setAcceptDrops(True)
        self.setDockNestingEnabled(True)
        self.session = session
        self.recovery = recovery
        self.registry = Actions(self)
        self.registry.guard(self._refuses)
        self.files = Files(session, self)
        self._pictures = PictureCache(pictures)
        self.welcome = WelcomePage(session, self._pictures)
        self.workbench: Workbench | None = None
        self._facts: StatusFacts | None = None
        self._docks = WindowDocks(self, session)
        self.is_painted = False
        self._has_way_back = False
        self._widths = DockWidths(self)
        self._messages = Messages(self.statusBar(), lambda: self.shows_workbench)
        self._stack = QStackedWidget()
        self._stack.addWidget(self.welcome)
        self.setCentralWidget(self._stack)
        self._tool_bar = ToolBar(self)
        self._tool_bar.hide()
        self.addToolBar(self._tool_bar)
        self._own = WindowActions(self)
        self._overlays = OverlayActions(session, self)
        self._add_actions()
        self._menus = self._make_menus()
        self._connect()
        self._connect_welcome()
        self._language = QLocale().language()
        self._renaming = QTimer(self)
        self._renaming.setSingleShot(True)
        self._renaming.setInterval(0)
        self._renaming.timeout.connect(self._write_texts)
        geometry = session.settings.arrangement("geometry")
        if geometry is None or not self.restoreGeometry(geometry):
            self.resize(self.screen().availableSize() * 0.8)
        self._show_title()
        self.offer_recovery()
        self._tell_faults()

    def _connect(self) -> None:
        document = self.session.document
        document.saved_changed.connect(self._show_title)
        document.path_changed.connect(self._show_title)
        document.stages_changed.connect(self._show_title)
        self.session.branch.changed.connect(self._show_title)
        self.session.said.connect(self._messages.say)
        self.files.opened.connect(self._show_opened)
        if self.recovery is not None:
            self.files.digest_changed.connect(self.recovery.expect)
            self.recovery.failed.connect(self._recovery_failed)

    def _connect_welcome(self) -> None:
        self.welcome.back_wanted.connect(self.show_workbench)
        self.welcome.new_wanted.connect(self.files.new)
        self.welcome.open_wanted.connect(self.files.ask_open)
        self.welcome.file_wanted.connect(lambda path: self.files.open([path]))
        self.welcome.example_wanted.connect(self.files.open_example)
        self.welcome.recovery_wanted.connect(self.recover)

    @property
    def docks(self) -> dict[Part, QDockWidget]:
        """The docks that are there so far."""
        return self._docks.built

    # --- what is in the middle -----------------------------------------------------------------

    @property
    def shows_workbench(self) -> bool:
        """True when a rally is in view, False on the welcome page."""
        return self._stack.currentWidget() is self.workbench

    def show_workbench(self) -> None:
        """Show the stage, with the docks as they were."""
        self.build()
        if self.shows_workbench or self.workbench is None:
            return
        self._stack.setCurrentWidget(self.workbench)
        self._docks.arrange()
        self._tool_bar.show()
        self._facts.show()
        state = self.session.settings.arrangement("state")
        if state is not None:
            self.restoreState(state, ARRANGEMENT_VERSION)
        self._let_toggle(True)
        self.workbench.setFocus()
        self._show_title()

    def _show_opened(self) -> None:
        """Show a rally that was just opened as a whole, once the docks have taken their room."""
        self.show_workbench()
        QTimer.singleShot(0, self.workbench, self.workbench.canvas.zoom_to_fit)

    def show_welcome(self) -> None:
        """Show the welcome page; the rally stays as it is."""
        if not self.shows_workbench:
            return
        self.remember_arrangement()
        self._let_toggle(False)
        self._docks.hide()
        self._tool_bar.hide()
        self._facts.hide()
        self._has_way_back = True
        self.welcome.offer_way_back(self.files.title())
        self._stack.setCurrentWidget(self.welcome)
        self.welcome.setFocus()
        self._show_title()

    def reset_arrangement(self) -> None:
        """Put docks and toolbar back where they stand at first."""
        self._tool_bar.show()
        self._docks.arrange()

    def remember_arrangement(self) -> None:
        """Keep size, docks and toolbar for the next time."""
        settings = self.session.settings
        settings.remember_arrangement("geometry", self.saveGeometry())
        if self.shows_workbench:
            settings.remember_arrangement("state", self.saveState(ARRANGEMENT_VERSION))

    def show_dock(self, module: str) -> None:
        """Bring a dock to the front, by the name of its module."""
        self._docks.show(module)

    def _refuses(self, name: str, edits: bool) -> bool:
        """Whether an action must wait: until the stage is in view, or until it may be edited."""
        if not self.shows_workbench and name.partition(".")[0] not in _ON_WELCOME_PAGE:
            self._messages.say(self.tr("That concerns a stage: open a rally, or begin a new one."))
            return True
        document = self.session.document
        if name.partition(".")[0] in ON_TILES:
            return edits and document.refuses_tiles()
        return edits and document.refuses()

    def _let_toggle(self, enabled: bool) -> None:
        self._docks.let_toggle(enabled)
        self._tool_bar.toggleViewAction().setEnabled(enabled)

    def childEvent(self, event: QChildEvent) -> None:
        """Name the tabs of docks that stand behind each other; Qt makes them when it needs them."""
        super().childEvent(event)
        if event.type() is QEvent.Type.ChildPolished and isinstance(event.child(), QTabBar):
            self._docks.name(event.child())

    # --- building ------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """Begin to build the rest once the window has been painted for the first time."""
        super().paintEvent(event)
        if not self.is_painted:
            self.is_painted = True
            QTimer.singleShot(0, self._begin_to_build)

    def _begin_to_build(self) -> None:
        self.welcome.show_kept_pictures()
        self._build_next()

    def build(self) -> None:
        """Build all that is not there yet."""
        while self.workbench is None or not self._docks.are_complete:
            self._build_step()

    def _build_next(self) -> None:
        """Build one part, and go on when events that came in the meantime have been handled."""
        if self.workbench is None or not self._docks.are_complete:
            self._build_step()
            QTimer.singleShot(0, self._build_next)
        else:
            self.welcome.paint_pictures()

    def _build_step(self) -> None:
        if self.workbench is None:
            self._build_workbench()
            return
        self._docks.build_next()
        if self._docks.are_complete:
            self._finish()

    def _build_workbench(self) -> None:
        from trackeditor.editor.status_facts import StatusFacts
        from trackeditor.editor.workbench import Workbench

        workbench = Workbench(self.session)
        facts = StatusFacts(self.session)
        facts.problems_wanted.connect(lambda: self.show_dock("problems"))
        self.statusBar().addPermanentWidget(facts)
        facts.hide()
        self._facts = facts
        self._messages.stand_beside(facts)
        self._stack.addWidget(workbench)
        self.workbench = workbench

    def _finish(self) -> None:
        for dock in self.docks.values():
            if hasattr(dock, "use_canvas"):
                dock.use_canvas(self.workbench.canvas)
            if hasattr(dock, "keeper") and self.recovery is not None:
                self.recovery.keep_race(dock.keeper)
        self._add_part_actions()
        self._menus.fill(self.registry)
        self.built.emit()

    # --- actions and texts ---------------------------------------------------------------------

    def _add_actions(self) -> None:
        self.files.add_actions(self.registry)
        self._own.add_actions(self.registry)

    def _add_part_actions(self) -> None:
        """Add the actions of workbench and docks."""
        self.workbench.add_actions(self.registry)
        self._overlays.add_actions(self.registry)
        self._docks.add_actions(self.registry, self.workbench)
        self._own.add_view_actions(self.registry, self._tool_bar)
        self._tool_bar.fill(self.registry)

    def _make_menus(self) -> Menus:
        titles = [
            self.tr("&File"),
            self.tr("&Edit"),
            self.tr("&View"),
            self.tr("&Tile"),
            self.tr("&Stage"),
            self.tr("&Drive"),
            self.tr("&Help"),
        ]
        self.registry.order_menus(titles)
        menus = Menus(self.menuBar(), titles)
        menus.fill(self.registry)
        return menus

    def _write_texts(self) -> None:
        """Write all texts anew in the present language; docks do that for themselves."""
        if QLocale().language() == self._language:
            return
        self._language = QLocale().language()
        self.build()
        self._add_actions()
        self._add_part_actions()
        self._menus.take_away()
        self._menus = self._make_menus()
        self._docks.name_tabs()
        welcome, self.welcome = self.welcome, WelcomePage(self.session, self._pictures)
        was_shown = self._stack.currentWidget() is welcome
        self._stack.insertWidget(0, self.welcome)
        if was_shown:
            self._stack.setCurrentWidget(self.welcome)
        self._stack.removeWidget(welcome)
        welcome.deleteLater()
        self._connect_welcome()
        self.welcome.show_kept_pictures()
        self.welcome.paint_pictures()
        self.offer_recovery()
        if self._has_way_back:
            self.welcome.offer_way_back(self.files.title())
        self._show_title()

    # --- title, messages, recovery -------------------------------------------------------------

    def _show_title(self) -> None:
        trial = self.session.branch.stage_name
        if self.shows_workbench and trial:
            text = self.tr("{rally}[*] – trial of '{stage}' – Track editor")
            self.setWindowTitle(text.format(rally=self.files.title(), stage=trial))
        elif self.shows_workbench:
            self.setWindowTitle(
                self.tr("{rally}[*] – Track editor").format(rally=self.files.title())
            )
        else:
            self.setWindowTitle(self.tr("Track editor[*]"))
        self.setWindowModified(not self.session.document.is_saved)

    def _tell_faults(self) -> None:
        """Say which tile file of the user's own cannot be used, until there is more to say."""
        if not self.session.library.faults:
            return
        first, *more = self.session.library.faults
        text = self.tr("{fault} (and {count} more)") if more else "{fault}"
        self._messages.leave(text.format(fault=said(first), count=len(more)))

    def offer_recovery(self) -> None:
        """Show whether unsaved work of an earlier run waits."""
        copies = len(self.recovery.waiting()) if self.recovery is not None else 0
        self.welcome.offer_recovery(copies)
        self.registry["file.recover"].setEnabled(copies > 0)

    def recover(self) -> None:
        """Let the user decide on copies of unsaved work."""
        self._own.recover()

    def take_up(self, race: KeptRace) -> bool:
        """Go on with a race of a recovery copy, on the rally in view; False when that cannot be."""
        simulators = [dock for dock in self.docks.values() if hasattr(dock, "take_up")]
        return all(dock.take_up(race) for dock in simulators)

    def _recovery_failed(self, reason: str) -> None:
        text = self.tr("No recovery copy could be written: {reason}")
        self._messages.say(text.format(reason=reason))

    # --- events --------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language; look at the file when another program was in use."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._widths.follow_font()
        if event.type() == QEvent.Type.LanguageChange:
            self._renaming.start()
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            QTimer.singleShot(0, self.files.check_file)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Escape, where nothing else takes it, lead back to the table."""
        if event.key() == Qt.Key.Key_Escape and self.shows_workbench:
            self.workbench.setFocus(Qt.FocusReason.ShortcutFocusReason)
        elif event.key() == Qt.Key.Key_Escape and self._has_way_back:
            self.show_workbench()
        else:
            super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take files; those that cannot be opened are refused when they are dropped."""
        if event.mimeData().hasUrls():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open dropped files, after the program that they come from has been let go."""
        paths = self.files.dropped(event.mimeData())
        if paths:
            event.acceptProposedAction()
            QTimer.singleShot(0, lambda: self.files.open(paths))
        reason = not_opened(event.mimeData())
        if reason:
            spot = self.mapToGlobal(event.position())
            place = self.workbench.canvas.place_under(spot) if self.shows_workbench else None
            self.session.refuse(reason, place)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ask about unsaved changes, and keep the arrangement."""
        if not self._own.may_leave() or not self.files.may_leave():
            event.ignore()
            return
        self.session.document.release()
        self.remember_arrangement()
        if self.recovery is not None:
            self.recovery.forget_all()
        event.accept()
