"""The inspector dock: the facts of what is selected, or of the stage when nothing is."""

from __future__ import annotations

from PySide6.QtWidgets import QScrollArea, QStackedWidget, QStyle, QVBoxLayout, QWidget

from trackeditor.editor.docks.dock import Dock
from trackeditor.editor.docks.group_page import GroupPage
from trackeditor.editor.docks.held_notice import HeldNotice
from trackeditor.editor.docks.stage_page import StagePage
from trackeditor.editor.docks.tile_page import TilePage
from trackeditor.editor.session import Session


class InspectorDock(Dock):
    """Shows one tile, several tiles, or the stage in view."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(session, "inspector-dock", parent)
        self.stage_page = StagePage(session)
        self.tile_page = TilePage(session)
        self.group_page = GroupPage(session)
        self.pages = QStackedWidget()
        for page in (self.stage_page, self.tile_page, self.group_page):
            scroll = QScrollArea()
            scroll.setWidgetResizable(True)
            scroll.setFrameShape(QScrollArea.Shape.NoFrame)
            scroll.setWidget(page)
            self.pages.addWidget(scroll)
        tile_page = self.tile_page
        editing = (self.stage_page, tile_page.turning, tile_page.on_tile, tile_page.others)
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, 0, 0)
        notice = HeldNotice(session.document, *editing)
        notice.setMargin(self.style().pixelMetric(QStyle.PixelMetric.PM_LayoutLeftMargin))
        column.addWidget(notice)
        column.addWidget(self.pages, 1)
        self.setWidget(content)
        document = session.document
        document.layout_changed.connect(self.outdate)
        document.stages_changed.connect(self.outdate)
        document.stage_shown.connect(self.outdate)
        document.held_changed.connect(self.outdate)
        session.selection.changed.connect(self.outdate)
        session.settings.changed.connect(self.outdate)
        self.retranslate()

    def retranslate(self) -> None:
        """Put the fixed texts in the present language."""
        self.set_title(self.tr("Inspector"))
        for page in (self.stage_page, self.tile_page, self.group_page):
            page.retranslate()

    def refresh(self) -> None:
        """Show what is selected now."""
        layout = self.session.document.layout
        selected = self.session.selection.hexes
        tiles = [tile for tile in layout.tiles if tile.at in selected]
        if not tiles or self.session.document.is_over_boards:
            self.stage_page.refresh()
            self.pages.setCurrentIndex(0)
        elif len(selected) == 1:
            self.tile_page.show_tile(tiles[0])
            self.pages.setCurrentIndex(1)
        else:
            self.group_page.show_tiles(tiles)
            self.pages.setCurrentIndex(2)
