"""Questions to the user with buttons that say what they do, and notices of what went wrong."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QMessageBox, QWidget


def choose(
    parent: QWidget | None, question: str, explanation: str, choices: Mapping[str, str]
) -> str:
    """Ask and wait; returns the key of the button chosen.

    Parameters
    ----------
    choices : texts of the buttons by key; the first is that of Enter, the last that of Escape
    """
    box = _box(parent, "question", QMessageBox.Icon.Question, question, explanation)
    buttons = {}
    for key, text in choices.items():
        button = box.addButton(text, QMessageBox.ButtonRole.ActionRole)
        button.setObjectName(key)
        buttons[key] = button
    keys = list(choices)
    box.setDefaultButton(buttons[keys[0]])
    box.setEscapeButton(buttons[keys[-1]])
    box.exec()
    clicked = box.clickedButton()
    box.deleteLater()
    return clicked.objectName() if clicked is not None else keys[-1]


def tell(parent: QWidget | None, message: str, explanation: str) -> None:
    """Say that something could not be done, and what to do about it."""
    box = _box(parent, "notice", QMessageBox.Icon.Warning, message, explanation)
    box.exec()
    box.deleteLater()


def may_replace(parent: QWidget, path: Path) -> bool:
    """Ask whether a file may be replaced, where the file dialog could not ask for it."""
    answer = choose(
        parent,
        QCoreApplication.translate("Questions", "{file} is there already.").format(file=path.name),
        QCoreApplication.translate("Questions", "Its content is lost when you replace it."),
        {
            "replace": QCoreApplication.translate("Questions", "Replace"),
            "cancel": QCoreApplication.translate("Questions", "Cancel"),
        },
    )
    return answer == "replace"


def _box(
    parent: QWidget | None, name: str, icon: QMessageBox.Icon, text: str, explanation: str
) -> QMessageBox:
    """A message whose texts are shown as they are, whatever a file or a stage is called."""
    box = QMessageBox(parent)
    box.setObjectName(name)
    box.setIcon(icon)
    box.setWindowTitle(QCoreApplication.translate("Questions", "Track editor"))
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(text)
    box.setInformativeText(explanation)
    return box
