"""Menus made from the actions of the window."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtWidgets import QMenu, QMenuBar

from trackeditor.editor.actions import Actions, Entry


class Menus:
    """The menu bar of a window: a menu a title, in a given order."""

    def __init__(self, bar: QMenuBar, titles: Iterable[str]) -> None:
        self._menus: dict[str, QMenu] = {}
        for title in titles:
            menu = bar.addMenu(title)
            menu.setToolTipsVisible(True)
            menu.menuAction().setVisible(False)
            self._menus[title] = menu

    def fill(self, actions: Actions) -> None:
        """Show all actions there are; those whose names begin alike stand together."""
        by_menu: dict[str, list[Entry]] = {}
        for entry in actions:
            by_menu.setdefault(entry.menu, []).append(entry)
        for title, menu in self._menus.items():
            _empty(menu)
            last = None
            for entry in _grouped(by_menu.get(title, [])):
                if last not in (None, _group(entry)):
                    menu.addSeparator()
                last = _group(entry)
                menu.addAction(entry.action)
            menu.menuAction().setVisible(title in by_menu)

    def take_away(self) -> None:
        """Take all menus off the bar; their actions stay."""
        for menu in self._menus.values():
            _empty(menu)
            menu.deleteLater()
        self._menus = {}


def _empty(menu: QMenu) -> None:
    """Take everything out of a menu; ``clear`` would also delete actions that Qt made."""
    for action in menu.actions():
        menu.removeAction(action)
        if action.isSeparator():
            action.deleteLater()


def _group(entry: Entry) -> str:
    return entry.name.partition(".")[0]


def _grouped(entries: list[Entry]) -> list[Entry]:
    """Entries with those of a group together, groups in the order of their first entry."""
    order = list(dict.fromkeys(_group(entry) for entry in entries))
    return sorted(entries, key=lambda entry: order.index(_group(entry)))
