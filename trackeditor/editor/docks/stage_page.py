"""The facts of the stage in view, editable: what the inspector shows when no tile is selected."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QLabel, QSpinBox, QWidget

from trackeditor.editor.docks.fields import LineField, NotesField
from trackeditor.editor.session import Session
from trackeditor.simulator.laps import MOST_LAPS


class StagePage(QWidget):
    """Name, laps, surface, weather, service and notes of a stage, each edit one undo step."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.name_field = LineField()
        self.laps_field = QSpinBox()
        self.laps_field.setRange(0, MOST_LAPS)
        self.laps_field.setKeyboardTracking(False)
        self.surface_field = QComboBox()
        self.weather_field = QComboBox()
        self.service_field = QCheckBox()
        self.notes_field = NotesField()
        self._labels = [QLabel() for _ in range(6)]
        self._build()
        self.retranslate()

    def _build(self) -> None:
        form = QFormLayout(self)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for label, field in zip(self._labels, self._fields(), strict=True):
            label.setBuddy(field)
            form.addRow(label, field)
        for surface in (None, "gravel", "asphalt", "snow"):
            self.surface_field.addItem("", surface)
        for weather in (None, "dry", "rain", "snow", "variable"):
            self.weather_field.addItem("", weather)
        self.name_field.written.connect(self._rename)
        self.laps_field.valueChanged.connect(
            lambda laps: self._edit(self.tr("Laps"), laps=laps or None)
        )
        self.surface_field.activated.connect(
            lambda _: self._edit(self.tr("Surface"), surface=self.surface_field.currentData())
        )
        self.weather_field.activated.connect(
            lambda _: self._edit(self.tr("Weather"), weather=self.weather_field.currentData())
        )
        self.service_field.toggled.connect(
            lambda service: self._edit(self.tr("Service"), service=service)
        )
        self.notes_field.written.connect(
            lambda text: self._edit(self.tr("Notes of the stage"), notes=text)
        )

    def _fields(self) -> tuple[QWidget, ...]:
        return (
            self.name_field,
            self.laps_field,
            self.surface_field,
            self.weather_field,
            self.service_field,
            self.notes_field,
        )

    def retranslate(self) -> None:
        """Put the fixed texts in the present language."""
        texts = (
            (self.tr("Name"), self.tr("Name of the stage; standings and logs show it")),
            (self.tr("Laps"), self.tr("Laps of a circuit")),
            (self.tr("Surface"), self.tr("Surface of the whole stage")),
            (self.tr("Weather"), self.tr("Weather on the whole stage")),
            (self.tr("Service"), self.tr("Whether a service follows the stage")),
            (self.tr("Notes"), self.tr("What the drivers of this stage should know")),
        )
        for label, field, (text, hint) in zip(self._labels, self._fields(), texts, strict=True):
            label.setText(text)
            field.setAccessibleName(text)
            field.setToolTip(hint)
        self.laps_field.setSpecialValueText(self.tr("as the rules say"))
        self.service_field.setText(self.tr("after this stage"))
        for i, word in enumerate(
            (self.tr("as printed"), self.tr("gravel"), self.tr("asphalt"), self.tr("snow"))
        ):
            self.surface_field.setItemText(i, word)
        for i, word in enumerate(
            (
                self.tr("as the rules say"),
                self.tr("dry"),
                self.tr("rain"),
                self.tr("snow"),
                self.tr("variable"),
            )
        ):
            self.weather_field.setItemText(i, word)

    def refresh(self) -> None:
        """Show the stage in view."""
        stage = self._session.document.stage
        self.name_field.show_text(stage.name)
        self.notes_field.show_text(stage.notes)
        for field in (self.laps_field, self.service_field):
            field.blockSignals(True)
        self.laps_field.setValue(stage.laps or 0)
        self.service_field.setChecked(stage.service)
        for field in (self.laps_field, self.service_field):
            field.blockSignals(False)
        self.surface_field.setCurrentIndex(self.surface_field.findData(stage.surface))
        self.weather_field.setCurrentIndex(self.weather_field.findData(stage.weather))

    def _rename(self, name: str) -> None:
        document = self._session.document
        document.edit(replace(document.layout, name=name), self.tr("Name of the stage"))

    def _edit(self, name: str, **changes: Any) -> None:
        document = self._session.document
        document.edit_stage(replace(document.stage, **changes), name)
