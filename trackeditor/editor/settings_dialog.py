"""The settings: boxes owned, rules switched off, colours, language."""

from __future__ import annotations

from collections import Counter
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QScrollArea,
    QSpinBox,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from trackeditor.editor.session import Session
from trackeditor.editor.settings import Settings
from trackeditor.editor.speech import said
from trackeditor.editor.translations import LANGUAGES
from trackeditor.legality import Rule, rules
from trackeditor.tiles import Library
from trackeditor.zones.rules import leg_rules

MOST_COPIES = 9


class BoxesPage(QWidget):
    """How many copies of every box the user owns, or that he has not said so."""

    def __init__(self, settings: Settings, library: Library) -> None:
        super().__init__()
        owned = settings.boxes
        self.any_box = QCheckBox(self.tr("Do not ask which boxes are &mine: use every box once"))
        self.any_box.setObjectName("any_box")
        self.any_box.setChecked(owned is None)
        counts = Counter(owned or ())
        self.copies: dict[str, QSpinBox] = {}
        form = QFormLayout()
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.FieldsStayAtSizeHint)
        for box in library.editions.values():
            spin = QSpinBox()
            spin.setObjectName(f"box_{box.id}")
            spin.setRange(0, MOST_COPIES)
            spin.setValue(counts[box.id])
            spin.setAccessibleName(box.name)
            spin.setToolTip(self.tr("Copies of this box that you own"))
            form.addRow(box.name, spin)
            self.copies[box.id] = spin
        self._form = QWidget()
        self._form.setLayout(form)
        self._form.setEnabled(owned is not None)
        self.any_box.toggled.connect(self._form.setDisabled)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setWidget(self._form)
        layout = QVBoxLayout(self)
        layout.addWidget(self.any_box)
        layout.addWidget(area, 1)

    def apply(self, settings: Settings) -> None:
        """Take the boxes over."""
        if self.any_box.isChecked():
            boxes = None
        else:
            boxes = [box for box, spin in self.copies.items() for _ in range(spin.value())]
        if boxes != settings.boxes:
            settings.set_boxes(boxes)


class RulesPage(QWidget):
    """Which legality rules are looked at."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        explanation = QLabel(
            self.tr("Rules without a tick are not checked, whatever rally is open.")
        )
        explanation.setWordWrap(True)
        self.list = QListWidget()
        self.list.setObjectName("rules")
        self.list.setSpacing(self.fontMetrics().height() // 8)
        self.list.setAccessibleName(self.tr("Rules that are checked"))
        every: list[Rule[Any]] = [*rules(), *leg_rules()]
        for rule in every:
            item = QListWidgetItem(f"{rule.code}  {said(rule.title)}")
            item.setData(Qt.ItemDataRole.UserRole, rule.code)
            item.setToolTip(said(rule.explanation))
            is_off = rule.code in settings.rules_off
            item.setCheckState(Qt.CheckState.Unchecked if is_off else Qt.CheckState.Checked)
            self.list.addItem(item)
        layout = QVBoxLayout(self)
        layout.addWidget(explanation)
        layout.addWidget(self.list, 1)

    def apply(self, settings: Settings) -> None:
        """Take the rules over."""
        items = [self.list.item(row) for row in range(self.list.count())]
        off = {
            item.data(Qt.ItemDataRole.UserRole)
            for item in items
            if item.checkState() is Qt.CheckState.Unchecked
        }
        if off != settings.rules_off:
            settings.set_rules_off(off)


class AppearancePage(QWidget):
    """Colours and language."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.theme = QComboBox()
        self.theme.setObjectName("theme")
        self.theme.addItem(self.tr("As the system has them"), "system")
        self.theme.addItem(self.tr("Light"), "light")
        self.theme.addItem(self.tr("Dark"), "dark")
        self.theme.setCurrentIndex(self.theme.findData(settings.theme))
        self.theme.setToolTip(self.tr("Colours of the window and of the tiles on the screen"))
        self.language = QComboBox()
        self.language.setObjectName("language")
        self.language.addItem(self.tr("That of the system"), "")
        for code, name in LANGUAGES.items():
            self.language.addItem(name, code)
        self.language.setCurrentIndex(max(0, self.language.findData(settings.language)))
        self.language.setToolTip(self.tr("Language of the window and of pace notes"))
        form = QFormLayout(self)
        form.addRow(self.tr("&Colours:"), self.theme)
        form.addRow(self.tr("&Language:"), self.language)

    def apply(self, settings: Settings) -> None:
        """Take colours and language over."""
        if self.theme.currentData() != settings.theme:
            settings.set_theme(self.theme.currentData())
        if self.language.currentData() != settings.language:
            settings.set_language(self.language.currentData())


class SettingsDialog(QDialog):
    """All settings; nothing changes before OK."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("settings")
        self.setWindowTitle(self.tr("Settings"))
        self._settings = session.settings
        self.boxes = BoxesPage(session.settings, session.library)
        self.rules = RulesPage(session.settings)
        self.appearance = AppearancePage(session.settings)
        tabs = QTabWidget()
        tabs.addTab(self.boxes, self.tr("&Boxes"))
        tabs.addTab(self.rules, self.tr("&Rules"))
        tabs.addTab(self.appearance, self.tr("&Appearance"))
        kinds = QDialogButtonBox.StandardButton
        buttons = QDialogButtonBox(kinds.Ok | kinds.Cancel)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(tabs, 1)
        layout.addWidget(buttons)
        metrics = self.fontMetrics()
        self.resize(metrics.averageCharWidth() * 80, metrics.height() * 30)

    def accept(self) -> None:
        """Take everything over."""
        for page in (self.boxes, self.rules, self.appearance):
            page.apply(self._settings)
        super().accept()
