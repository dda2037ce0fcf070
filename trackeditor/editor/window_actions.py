"""The actions of the window itself: undo, view, settings, help."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMessageBox, QToolBar

from trackeditor import __version__
from trackeditor.editor.actions import Actions
from trackeditor.editor.speech import said
from trackeditor.layout import DocumentError

if TYPE_CHECKING:
    from trackeditor.editor.main_window import MainWindow
    from trackeditor.editor.recovery import Copy
    from trackeditor.editor.tile_form.kept_tile import KeptTile
    from trackeditor.editor.tile_form.list_window import OwnTilesWindow


class WindowActions(QObject):
    """Adds the actions of the window, and runs them."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._own_tiles: OwnTilesWindow | None = None
        stack = window.session.document.undo_stack
        stack.indexChanged.connect(self._name_steps)

    def add_actions(self, actions: Actions) -> None:
        """Add what is there from the first paint on."""
        window, file_menu = self._window, self.tr("&File")
        actions.add(
            "file.recover",
            file_menu,
            self.tr("Re&cover unsaved work…"),
            self.recover,
            hint=self.tr("Show the copies of work that was not saved when the editor ended"),
        )
        actions.add(
            "export.picture",
            file_menu,
            self.tr("&Export picture or print…"),
            self.export_picture,
            shortcut="Ctrl+E",
            hint=self.tr("Write the stage in view as PNG, SVG or PDF, or print it"),
        )
        actions.add(
            "export.sheet",
            file_menu,
            self.tr("PC-course s&heet…"),
            self.export_sheet,
            hint=self.tr("Write or print stages, services, drivers and times of the rally"),
        )
        actions.add(
            "application.tiles",
            file_menu,
            self.tr("Tiles of &your own…"),
            self.show_own_tiles,
            hint=self.tr("Describe tiles that the program does not have, with a drawing"),
        )
        actions.add(
            "application.settings",
            file_menu,
            self.tr("Se&ttings…"),
            self.show_settings,
            shortcut="Ctrl+,",
            hint=self.tr("Boxes that you own, rules, colours, language"),
        )
        actions.add(
            "application.quit",
            file_menu,
            self.tr("&Quit"),
            window.close,
            shortcut="Ctrl+Q",
            hint=self.tr("Close the editor; it asks when something is not saved"),
        )
        self._add_undo(actions)
        self._add_help(actions)

    def _add_undo(self, actions: Actions) -> None:
        document, menu = self._window.session.document, self.tr("&Edit")
        undo = actions.add("edit.undo", menu, self.tr("&Undo"), document.undo)
        redo = actions.add("edit.redo", menu, self.tr("&Redo"), document.redo)
        undo.setIconText(self.tr("Undo"))
        redo.setIconText(self.tr("Redo"))
        undo.setShortcut(QKeySequence.StandardKey.Undo)
        redo.setShortcuts([QKeySequence("Ctrl+Shift+Z"), QKeySequence("Ctrl+Y")])
        self._name_steps()

    def _name_steps(self) -> None:
        """Let undo and redo name their steps in menu and tool tip; elsewhere they stay short."""
        registry, stack = self._window.registry, self._window.session.document.undo_stack
        undo, redo = registry["edit.undo"], registry["edit.redo"]
        back, again = stack.undoText(), stack.redoText()
        undo.setToolTip(self.tr("Undo: {step}").format(step=back) if back else undo.iconText())
        redo.setToolTip(self.tr("Redo: {step}").format(step=again) if again else redo.iconText())
        undo.setText(undo.toolTip().replace("&", "&&") if back else self.tr("&Undo"))
        redo.setText(redo.toolTip().replace("&", "&&") if again else self.tr("&Redo"))
        undo.setEnabled(stack.canUndo())
        redo.setEnabled(stack.canRedo())

    def _add_help(self, actions: Actions) -> None:
        menu = self.tr("&Help")
        actions.add(
            "help.palette",
            menu,
            self.tr("&Find an action…"),
            self.show_palette,
            shortcut="Ctrl+Shift+P",
            hint=self.tr("Search any action by its words, and run it"),
        )
        actions.add(
            "help.shortcuts",
            menu,
            self.tr("&Shortcuts"),
            self.show_shortcuts,
            shortcut="F1",
            hint=self.tr("All actions with their keys"),
        )
        actions.add(
            "help.about",
            menu,
            self.tr("&About"),
            self.show_about,
            hint=self.tr("Version and licence"),
        )

    def add_view_actions(self, actions: Actions, tool_bar: QToolBar) -> None:
        """Add what concerns docks and toolbar, once they are there."""
        menu, window = self.tr("&View"), self._window
        actions.adopt("dock.tool_bar", menu, tool_bar.toggleViewAction())
        actions.add(
            "dock.reset",
            menu,
            self.tr("Arrange doc&ks anew"),
            window.reset_arrangement,
            hint=self.tr("Put docks and toolbar back where they stood at first"),
        )
        actions.add(
            "window.welcome",
            menu,
            self.tr("&Welcome page"),
            self.toggle_welcome,
            shortcut="Ctrl+Shift+H",
            hint=self.tr("Show the welcome page, or go back to the stage"),
        )
        actions.add(
            "window.full_screen",
            menu,
            self.tr("F&ull screen"),
            self.toggle_full_screen,
            shortcut="F11",
            hint=self.tr("Use the whole screen, or a window again"),
        )

    # --- what they do --------------------------------------------------------------------------

    def recover(self) -> None:
        """Let the user decide on copies of unsaved work."""
        from trackeditor.editor.recovery_dialog import RecoveryDialog

        window = self._window
        if window.recovery is None:
            return
        dialog = RecoveryDialog(window.recovery, window)
        dialog.exec()
        chosen = dialog.chosen
        dialog.deleteLater()
        if chosen is not None and chosen.tile is not None:
            self._recover_tile(chosen, chosen.tile)
        elif chosen is not None and window.files.may_leave():
            try:
                window.recovery.take(chosen)
            except DocumentError as error:
                window.session.say(said(error))
            else:
                window.files.expect(chosen.digest)
                window.show_workbench()
                if chosen.race is not None and window.take_up(chosen.race):
                    window.recovery.settle(chosen)
        window.offer_recovery()

    def export_picture(self) -> None:
        """Let the user write or print the stage in view."""
        from trackeditor.editor.export_dialog import ExportDialog

        window = self._window
        if not window.session.document.layout.tiles:
            window.session.say(self.tr("The stage has no tiles to draw yet"))
            return
        dialog = ExportDialog(window.session, window.files.directory(), window)
        dialog.exec()
        dialog.deleteLater()

    def export_sheet(self) -> None:
        """Let the user write or print the PC-course sheet of the rally."""
        from trackeditor.editor.sheet_dialog import SheetDialog

        window = self._window
        stages = window.session.document.roadbook.stages
        if not any(stage.legs or stage.layout.tiles for stage in stages):
            window.session.say(self.tr("The rally has no stage to write on a sheet yet"))
            return
        dialog = SheetDialog(window.session, window.files.directory(), window)
        dialog.exec()
        dialog.deleteLater()

    def show_settings(self) -> None:
        """Let the user change settings."""
        from trackeditor.editor.settings_dialog import SettingsDialog

        dialog = SettingsDialog(self._window.session, self._window)
        dialog.exec()
        dialog.deleteLater()

    def show_own_tiles(self) -> None:
        """Show the list of the user's own tiles beside the window."""
        own = self._own_tiles_window()
        own.show()
        own.raise_()
        own.activateWindow()

    def _own_tiles_window(self) -> OwnTilesWindow:
        from trackeditor.editor.tile_form.list_window import OwnTilesWindow

        if self._own_tiles is None:
            window = self._window
            self._own_tiles = OwnTilesWindow(window.session, window, window.recovery)
        return self._own_tiles

    def _recover_tile(self, copy: Copy, tile: KeptTile) -> None:
        """Go on describing a tile; other copies are offered afterwards."""
        recovery = self._window.recovery
        if self._own_tiles_window().recover(tile) and recovery is not None:
            recovery.delete(copy)
            if recovery.waiting():
                QTimer.singleShot(0, self, self.recover)

    def may_leave(self) -> bool:
        """Ask about tiles being described that are not saved; False when the window must stay."""
        return self._own_tiles is None or self._own_tiles.may_leave()

    def show_palette(self) -> None:
        """Let the user find an action by its words."""
        from trackeditor.editor.command_palette import run_palette

        self._window.build()
        run_palette(self._window.registry, self._window)

    def show_shortcuts(self) -> None:
        """Show all keys."""
        from trackeditor.editor.shortcuts import ShortcutSheet

        self._window.build()
        sheet = ShortcutSheet(self._window.registry, self._window)
        sheet.exec()
        sheet.deleteLater()

    def show_about(self) -> None:
        """Show version and licence."""
        QMessageBox.about(
            self._window,
            self.tr("About the track editor"),
            self.tr(
                "Track editor {version}\n\nEditor, legality checker and simulator for the"
                " tile-built Rallyman games. Published under the MIT licence; Rallyman is a trade"
                " mark of its owner, who has nothing to do with this program."
            ).format(version=__version__),
        )

    def toggle_welcome(self) -> None:
        """Go to the welcome page or back."""
        if self._window.shows_workbench:
            self._window.show_welcome()
        else:
            self._window.show_workbench()

    def toggle_full_screen(self) -> None:
        """Use the whole screen, or not any more."""
        if self._window.isFullScreen():
            self._window.showNormal()
        else:
            self._window.showFullScreen()
