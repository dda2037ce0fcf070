"""The rally dock: who made the rally, for which game, and what it consists of."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QFormLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from trackeditor.editor.docks.dock import Dock
from trackeditor.editor.docks.fields import LineField, NotesField
from trackeditor.editor.docks.held_notice import HeldNotice
from trackeditor.editor.docks.words import game_words
from trackeditor.editor.session import Session
from trackeditor.roadbook import boxes_for
from trackeditor.roadbook.model import GAMES
from trackeditor.simulator.rules import load_rules


class RallyDock(Dock):
    """Title, author, licence, game and notes of the rally, each edit one undo step."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(session, "rally-dock", parent)
        self.title_field = LineField()
        self.author_field = LineField()
        self.licence_field = LineField()
        self.game_field = QComboBox()
        self.notes_field = NotesField()
        self.facts = QLabel()
        self.facts.setWordWrap(True)
        self.facts.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._labels = [QLabel() for _ in range(5)]
        self._build()
        self.retranslate()
        document = session.document
        document.stages_changed.connect(self.outdate)
        document.layout_changed.connect(self.outdate)
        document.held_changed.connect(self.outdate)

    def _build(self) -> None:
        form = QFormLayout()
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for label, field in zip(self._labels, self._fields(), strict=True):
            label.setBuddy(field)
            form.addRow(label, field)
        form.addRow(self.facts)
        page = QWidget()
        column = QVBoxLayout(page)
        column.addWidget(HeldNotice(self.session.document, *self._fields()))
        column.addLayout(form, 1)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        scroll.setWidget(page)
        self.setWidget(scroll)
        for game in GAMES:
            self.game_field.addItem("", game)
        self.title_field.written.connect(lambda text: self._edit(self.tr("Title"), title=text))
        self.author_field.written.connect(lambda text: self._edit(self.tr("Author"), author=text))
        self.licence_field.written.connect(
            lambda text: self._edit(self.tr("Licence"), licence=text)
        )
        self.notes_field.written.connect(
            lambda text: self._edit(self.tr("Notes of the rally"), notes=text)
        )
        self.game_field.activated.connect(
            lambda _: self._edit(self.tr("Game"), game=self.game_field.currentData())
        )

    def _fields(self) -> tuple[QWidget, ...]:
        return (
            self.title_field,
            self.author_field,
            self.licence_field,
            self.game_field,
            self.notes_field,
        )

    def retranslate(self) -> None:
        """Put the fixed texts in the present language."""
        self.set_title(self.tr("Rally"))
        texts = (
            (self.tr("Title"), self.tr("Name of the rally")),
            (self.tr("Author"), self.tr("Who designed it")),
            (
                self.tr("Licence"),
                self.tr("What others may do with it, for example CC-BY-4.0"),
            ),
            (self.tr("Game"), self.tr("The game whose rules it is driven by")),
            (self.tr("Notes"), self.tr("What players should know of the whole rally")),
        )
        for label, field, (text, hint) in zip(self._labels, self._fields(), texts, strict=True):
            label.setText(text)
            field.setAccessibleName(text)
            field.setToolTip(hint)
        for i, game in enumerate(GAMES):
            self.game_field.setItemText(i, game_words(load_rules(game)))
        self.facts.setAccessibleName(self.tr("What the rally consists of"))

    def refresh(self) -> None:
        """Show the present rally."""
        rally = self.session.document.roadbook
        self.title_field.show_text(rally.title)
        self.author_field.show_text(rally.author)
        self.licence_field.show_text(rally.licence)
        self.notes_field.show_text(rally.notes)
        self.game_field.setCurrentIndex(self.game_field.findData(rally.game))
        layouts = [stage.layout for stage in rally.stages]
        boxes = [box.name for box in boxes_for(layouts, self.session.library)]
        self.facts.setText(
            self.tr("Stages: {stages}. Tiles: {tiles}. Boxes needed: {boxes}.").format(
                stages=len(layouts),
                tiles=sum(map(len, layouts)),
                boxes=", ".join(boxes) or self.tr("none"),
            )
        )

    def _edit(self, name: str, **changes: Any) -> None:
        document = self.session.document
        document.edit_rally(replace(document.roadbook, **changes), name)
