"""The facts of the stage in view, editable: what the inspector shows when no tile is selected."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QLabel, QSpinBox, QWidget

from trackeditor.editor.docks.fields import FaultLine, LineField, NotesField
from trackeditor.editor.session import Session
from trackeditor.editor.speech import said
from trackeditor.roadbook import Stage
from trackeditor.sentences import as_sentence
from trackeditor.simulator.laps import MOST_LAPS
from trackeditor.zones import ZoneError, notation, parse_legs


class StagePage(QWidget):
    """Name, legs, laps, surface, weather, service and notes of a stage, each edit one undo step."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.name_field = LineField()
        self.legs_field = LineField()
        self.snow_field = LineField()
        self._fault = FaultLine()
        self._fault.setObjectName("legs_fault")
        self.laps_field = QSpinBox()
        self.laps_field.setRange(0, MOST_LAPS)
        self.laps_field.setKeyboardTracking(False)
        self.surface_field = QComboBox()
        self.weather_field = QComboBox()
        self.service_field = QCheckBox()
        self.notes_field = NotesField()
        self._labels = [QLabel() for _ in range(8)]
        self._build()
        self.retranslate()

    def _build(self) -> None:
        self._form = form = QFormLayout(self)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for label, field in zip(self._labels, self._fields(), strict=True):
            label.setBuddy(field)
            form.addRow(label, field)
            if field is self.snow_field:
                form.addRow(self._fault)
        for surface in (None, "gravel", "asphalt", "snow"):
            self.surface_field.addItem("", surface)
        for weather in (None, "dry", "rain", "snow", "variable"):
            self.weather_field.addItem("", weather)
        self.name_field.written.connect(self._rename)
        self.legs_field.written.connect(self._lay_legs)
        self.snow_field.written.connect(self._lay_snow)
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
            self.legs_field,
            self.snow_field,
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
            (
                self.tr("Legs"),
                self.tr("The road over the boards of the classic game, such as C8-C3 / J1-J4"),
            ),
            (
                self.tr("Zones on snow"),
                self.tr("Zones that lie on their snow side, such as C, J; none: as the weather is"),
            ),
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
        self._show_legs(stage)
        for field in (self.laps_field, self.service_field):
            field.blockSignals(True)
        self.laps_field.setValue(stage.laps or 0)
        self.service_field.setChecked(stage.service)
        for field in (self.laps_field, self.service_field):
            field.blockSignals(False)
        self.surface_field.setCurrentIndex(self.surface_field.findData(stage.surface))
        self.weather_field.setCurrentIndex(self.weather_field.findData(stage.weather))

    def _show_legs(self, stage: Stage) -> None:
        """Show the fields for legs where the stage has some, or may have."""
        self.legs_field.show_text(notation(stage.legs))
        self.snow_field.show_text(", ".join(stage.snow))
        self._tell("")
        roadbook = self._session.document.roadbook
        may_have = roadbook.game == "classic" and not stage.layout.tiles
        self._form.setRowVisible(self.legs_field, bool(stage.legs) or may_have)
        self._form.setRowVisible(self.snow_field, bool(stage.legs))
        self._form.setRowVisible(self.laps_field, not stage.legs)

    def _lay_legs(self, text: str) -> None:
        """Lead the stage over other legs; without any it is one of tiles."""
        try:
            legs = parse_legs(text) if text.strip() else ()
        except ZoneError as error:
            self._tell(as_sentence(said(error)))
            return
        zones = {leg.zone for leg in legs}
        snow = tuple(zone for zone in self._session.document.stage.snow if zone in zones)
        self._edit(self.tr("Legs"), legs=legs, snow=snow)
        self.refresh()

    def _lay_snow(self, text: str) -> None:
        """Lay some zones on their snow side."""
        zones = dict.fromkeys(leg.zone for leg in self._session.document.stage.legs)
        wanted = dict.fromkeys(text.upper().replace(",", " ").split())
        strange = [zone for zone in wanted if zone not in zones]
        if strange:
            fault = self.tr("{zone} is no zone of this stage; its zones are {zones}.")
            self._tell(fault.format(zone=strange[0], zones=", ".join(zones)))
            return
        self._edit(self.tr("Zones on snow"), snow=tuple(wanted))
        self.refresh()

    def _tell(self, fault: str) -> None:
        """Say below the fields why what is written there cannot be."""
        self._form.setRowVisible(self._fault, bool(fault))
        self._fault.say(fault)

    def _rename(self, name: str) -> None:
        stage = self._session.document.stage
        layout = replace(stage.layout, name=name)
        self._edit(self.tr("Name of the stage"), layout=layout)

    def _edit(self, name: str, **changes: Any) -> None:
        document = self._session.document
        document.edit_stage(replace(document.stage, **changes), name)
