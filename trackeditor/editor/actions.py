"""The actions of the window: one registry from which menus, toolbar, palette and sheet come.

Parts of the window add their actions here under a menu; the command palette, the shortcut sheet
and the test for conflicting shortcuts read them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QIcon, QKeySequence
from PySide6.QtWidgets import QWidget

ON_TILES = ("clipboard", "tile", "marker", "where")
"""First parts of the names of actions that edit what lies on the table."""


@dataclass(frozen=True, slots=True)
class Entry:
    """An action with its menu (``&Edit``) and its name for settings and tests (``edit.undo``)."""

    name: str
    menu: str
    action: QAction


class Actions(QObject):
    """All actions of a window by name."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._menus: tuple[str, ...] = ()
        self._refuses: Callable[[str, bool], bool] = lambda name, edits: False
        self._entries: dict[str, Entry] = {}

    def __iter__(self) -> Iterator[Entry]:
        return iter(self._entries.values())

    def __getitem__(self, name: str) -> QAction:
        return self._entries[name].action

    def order_menus(self, titles: Sequence[str]) -> None:
        """Say in which order the menus stand, from left to right."""
        self._menus = tuple(titles)

    def by_menu(self) -> list[Entry]:
        """All entries in the order of their menus; what stands in none comes before the last."""
        last = len(self._menus) - 1
        places = {title: place for place, title in enumerate(self._menus)}
        return sorted(self, key=lambda entry: places.get(entry.menu, last - 0.5))

    def guard(self, refuses: Callable[[str, bool], bool]) -> None:
        """Before an action runs, ask whether it must not; who says so tells why, too.

        The question is put with the name of the action, and whether it edits.
        """
        self._refuses = refuses

    def add(
        self,
        name: str,
        menu: str,
        text: str,
        run: Callable[[], object] | None = None,
        *,
        shortcut: QKeySequence.StandardKey | str | None = None,
        hint: str = "",
        checkable: bool = False,
        icon: QIcon | None = None,
        edits: bool = False,
    ) -> QAction:
        """Add an action; one that is there already is only named anew, in another language.

        Parameters
        ----------
        name : unique name, ``menu.what``
        menu : title of the menu it stands in, translated
        text : what it does, translated, with an ampersand before its mnemonic
        run : called without arguments when it is triggered (a checkable one: connect ``toggled``)
        shortcut : standard key or key sequence
        hint : longer explanation for tool tip and status bar
        edits : whether it edits the rally, or asks what is needed for that
        """
        known = self._entries.get(name)
        action = QAction(self._window) if known is None else known.action
        self._entries[name] = Entry(name, menu, action)
        action.setText(text)
        if hint:
            action.setToolTip(hint)
            action.setStatusTip(hint)
        if known is not None:
            return action
        action.setObjectName(name)
        action.setCheckable(checkable)
        if shortcut is not None:
            action.setShortcut(QKeySequence(shortcut))
        if icon is not None:
            action.setIcon(icon)
        if run is not None:
            action.triggered.connect(lambda *_: self._run(name, run, edits))
        self._window.addAction(action)
        return action

    def _run(self, name: str, run: Callable[[], object], edits: bool) -> None:
        if not self._refuses(name, edits):
            run()

    def adopt(self, name: str, menu: str, action: QAction) -> QAction:
        """Add an action that Qt made (undo, redo, a dock's toggle), in place of its like."""
        known = self._entries.get(name)
        if known is not None and known.action is not action:
            self._window.removeAction(known.action)
            known.action.setShortcuts([])
        action.setObjectName(name)
        self._window.addAction(action)
        self._entries[name] = Entry(name, menu, action)
        return action

    def conflicts(self) -> list[tuple[str, str]]:
        """Pairs of actions with the same shortcut."""
        seen: dict[str, str] = {}
        found = []
        for entry in self:
            for shortcut in entry.action.shortcuts():
                keys = shortcut.toString()
                if keys in seen:
                    found.append((seen[keys], entry.name))
                seen.setdefault(keys, entry.name)
        return found
