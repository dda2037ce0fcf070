"""The findings of the stage in view as a table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)
from PySide6.QtWidgets import QApplication, QStyle

from trackeditor.editor.speech import said
from trackeditor.legality import Finding, Place, Severity
from trackeditor.sentences import as_sentence

SEVERITY, CODE, PLACE, MESSAGE = range(4)

Index = QModelIndex | QPersistentModelIndex
_NO_INDEX = QModelIndex()
_ICONS = {
    Severity.ERROR: QStyle.StandardPixmap.SP_MessageBoxCritical,
    Severity.WARNING: QStyle.StandardPixmap.SP_MessageBoxWarning,
    Severity.ADVICE: QStyle.StandardPixmap.SP_MessageBoxInformation,
}
_WEIGHTS = {severity: weight for weight, severity in enumerate(Severity)}
translate: Callable[..., str] = QCoreApplication.translate


def severity_word(severity: Severity) -> str:
    """A severity in the language of the interface."""
    return {
        Severity.ERROR: translate("findings", "Error"),
        Severity.WARNING: translate("findings", "Warning"),
        Severity.ADVICE: translate("findings", "Advice"),
    }[severity]


def place_words(place: Place) -> str:
    """A place in words: tile, position, edge; or a leg over boards."""
    if place.at is None:
        return place.tile or translate("findings", "stage")
    text = translate("findings", "{tile} ({q}, {r})")
    if place.edge is not None:
        text = translate("findings", "{tile} ({q}, {r}), edge {edge}")
    edge = place.edge.name if place.edge is not None else ""
    return text.format(tile=said(place.tile or ""), q=place.at.q, r=place.at.r, edge=edge)


class FindingModel(QAbstractTableModel):
    """Severity, code, place and message of the findings that are asked for."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._all: tuple[Finding, ...] = ()
        self._muted: frozenset[Finding] = frozenset()
        self._rows: list[Finding] = []
        self._severities = frozenset(Severity)
        self._words: tuple[str, ...] = ()
        self._with_muted = False
        self._is_compact = False
        self._order = (SEVERITY, Qt.SortOrder.AscendingOrder)

    def show(self, findings: Sequence[Finding], muted: frozenset[Finding]) -> None:
        """Take other findings; ``muted`` are those of them that are muted."""
        self._all, self._muted = tuple(findings), muted
        self._list()

    def narrow(self, severities: frozenset[Severity], text: str, *, with_muted: bool) -> None:
        """Ask for findings of some severities that contain words; muted ones on demand."""
        self._severities = severities
        self._words = tuple(text.casefold().split())
        self._with_muted = with_muted
        self._list()

    def make_compact(self, is_compact: bool) -> None:
        """Tell rule and place below the message, or in columns of their own."""
        self._is_compact = is_compact
        if self._rows:
            last = self.index(len(self._rows) - 1, MESSAGE)
            self.dataChanged.emit(self.index(0, SEVERITY), last)

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """List the findings by a column."""
        self._order = (column, order)
        self._list()

    def count(self, severity: Severity) -> int:
        """Number of findings of a severity that are not muted."""
        return sum(f.severity is severity and f not in self._muted for f in self._all)

    @property
    def is_empty(self) -> bool:
        """True when there is no finding, asked for or not."""
        return not self._all

    def finding(self, row: int) -> Finding:
        """The finding of a row."""
        return self._rows[row]

    def row_of(self, wanted: Finding) -> int | None:
        """The row of a finding, or of another one of the same rule at the same place."""
        key = (wanted.code, wanted.place)
        return next((i for i, f in enumerate(self._rows) if (f.code, f.place) == key), None)

    def _list(self) -> None:
        wanted = [finding for finding in self._all if self._is_wanted(finding)]
        column, order = self._order
        wanted.sort(
            key=lambda finding: self._sort_key(finding, column),
            reverse=order is Qt.SortOrder.DescendingOrder,
        )
        self.beginResetModel()
        self._rows = wanted
        self.endResetModel()

    def _is_wanted(self, finding: Finding) -> bool:
        if finding.severity not in self._severities:
            return False
        if finding in self._muted and not self._with_muted:
            return False
        if not self._words:
            return True
        texts = (place_words(finding.place), said(finding.message), said(finding.remedy))
        text = " ".join((finding.code, *texts)).casefold()
        return all(word in text for word in self._words)

    def _sort_key(self, finding: Finding, column: int) -> tuple[object, ...]:
        keys = {
            SEVERITY: (_WEIGHTS[finding.severity],),
            CODE: (finding.code,),
            PLACE: (finding.place.at or (), finding.place.tile or ""),
            MESSAGE: (said(finding.message),),
        }
        return keys[column]

    def rowCount(self, parent: Index = _NO_INDEX) -> int:
        """Number of findings."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = _NO_INDEX) -> int:
        """Number of columns."""
        return 0 if parent.isValid() else 4

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Titles of the columns."""
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return ("", self.tr("Rule"), self.tr("Place"), self.tr("Problem"))[section]
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Texts, icons and the finding itself."""
        if not index.isValid():
            return None
        finding = self._rows[index.row()]
        muted = finding in self._muted
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(finding, index.column(), muted)
        if role == Qt.ItemDataRole.DecorationRole and index.column() == SEVERITY:
            return QApplication.style().standardIcon(_ICONS[finding.severity])
        if role == Qt.ItemDataRole.AccessibleTextRole and index.column() == SEVERITY:
            word = severity_word(finding.severity)
            return self.tr("{severity}, muted").format(severity=word) if muted else word
        if role == Qt.ItemDataRole.ToolTipRole:
            head = f"{severity_word(finding.severity)}: {place_words(finding.place)}"
            return "\n".join((head, _told(finding.message), _told(finding.remedy)))
        if role == Qt.ItemDataRole.ForegroundRole and muted:
            palette = QApplication.palette()
            return palette.brush(palette.ColorGroup.Disabled, palette.ColorRole.Text)
        return None

    def _text(self, finding: Finding, column: int, muted: bool) -> str:
        if self._is_compact and column in (SEVERITY, MESSAGE):
            return self._compact(finding, muted) if column == MESSAGE else ""
        if column == SEVERITY:
            return self.tr("muted") if muted else ""
        if column == CODE:
            return finding.code
        if column == PLACE:
            return place_words(finding.place._replace(edge=None))
        return _told(finding.message)

    def _compact(self, finding: Finding, muted: bool) -> str:
        text = (
            self.tr("{problem}\n{rule}, {place}, muted")
            if muted
            else self.tr("{problem}\n{rule}, {place}")
        )
        place = place_words(finding.place._replace(edge=None))
        return text.format(problem=_told(finding.message), rule=finding.code, place=place)


def _told(text: str) -> str:
    return as_sentence(said(text))
