"""The problems dock: what is wrong with the stage in view, why, and fixes for it."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QModelIndex, QPoint, Qt, QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QCheckBox,
    QLabel,
    QLineEdit,
    QMenu,
    QPushButton,
    QSplitter,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from trackeditor.editor.actions import Actions
from trackeditor.editor.canvas.fitting_sides import FittingSides
from trackeditor.editor.docks.dense_page import DenseArea, DensePage
from trackeditor.editor.docks.dock import Dock
from trackeditor.editor.docks.finding_details import FindingDetails
from trackeditor.editor.docks.finding_model import (
    CODE,
    MESSAGE,
    PLACE,
    SEVERITY,
    FindingModel,
)
from trackeditor.editor.docks.fitted_table import FittedTable
from trackeditor.editor.docks.flow_layout import FlowLayout
from trackeditor.editor.muting import is_muted, muted, unmuted
from trackeditor.editor.session import Session
from trackeditor.editor.speech import said
from trackeditor.grid import Hex
from trackeditor.layout import Layout
from trackeditor.legality import Finding, Fix, Severity, fixable_codes, fixes

_PAUSE = 120
"""Milliseconds of rest after which fixes are tried: that takes longer than a frame may take."""


class ProblemsDock(Dock):
    """Lists findings; one that is chosen is explained, and can be visited, fixed and muted."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(session, "problems-dock", parent)
        self.model = FindingModel(self)
        self.search = QLineEdit()
        self.severities = {severity: QToolButton() for severity in Severity}
        self.with_muted = QCheckBox()
        self.table = FittedTable(self.model, MESSAGE, yielding=(CODE, PLACE))
        self.details = FindingDetails()
        self.go_button = QPushButton()
        self.fix_button = QPushButton()
        self.mute_button = QPushButton()
        self.rules_off = QLabel()
        self.rules_on_button = QPushButton()
        self._fixes: tuple[Fix, ...] = ()
        self._fixes_of: tuple[Layout, Finding] | None = None
        self._tries = QTimer(self)
        self._tries.setSingleShot(True)
        self._tries.setInterval(_PAUSE)
        self._build()
        self._connect()
        self.retranslate()

    # --- how it is built -----------------------------------------------------------------------

    def _build(self) -> None:
        self.search.setClearButtonEnabled(True)
        for button in self.severities.values():
            button.setCheckable(True)
            button.setChecked(True)
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        self._build_table()
        kinds = FlowLayout(*self.severities.values(), self.with_muted)
        buttons = FlowLayout(self.go_button, self.fix_button, self.mute_button)
        self.rules_off.setWordWrap(True)
        splitter = QSplitter(Qt.Orientation.Vertical)
        splitter.addWidget(self.table)
        splitter.addWidget(self.details)
        splitter.setChildrenCollapsible(False)
        splitter.setStretchFactor(0, 3)
        splitter.setStretchFactor(1, 2)
        page = DensePage()
        column = QVBoxLayout(page)
        column.addWidget(self.search)
        column.addLayout(kinds)
        column.addWidget(splitter, 1)
        column.addLayout(buttons)
        column.addWidget(self.rules_off)
        column.addWidget(self.rules_on_button, 0, Qt.AlignmentFlag.AlignLeft)
        self.setWidget(DenseArea(page))

    def _build_table(self) -> None:
        self.table.setSortingEnabled(True)
        self.table.sortByColumn(SEVERITY, Qt.SortOrder.AscendingOrder)
        self.table.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)

    def _connect(self) -> None:
        self.session.document.checked.connect(self.outdate)
        self.session.document.held_changed.connect(self._show_current)
        self.session.settings.changed.connect(self.outdate)
        self.search.textChanged.connect(self._narrow)
        for button in self.severities.values():
            button.toggled.connect(self._narrow)
        self.with_muted.toggled.connect(self._narrow)
        self.table.selectionModel().currentRowChanged.connect(self._show_current)
        self.table.activated.connect(self._visit)
        self.table.narrowed.connect(self.model.make_compact)
        self.table.customContextMenuRequested.connect(self._open_menu)
        self.go_button.clicked.connect(self.visit_current)
        self.fix_button.clicked.connect(self.fix_current)
        self.mute_button.clicked.connect(self.mute_current)
        self.rules_on_button.clicked.connect(lambda: self.session.settings.set_rules_off(()))
        self._tries.timeout.connect(self._try_fixes)

    def add_actions(self, actions: Actions) -> None:
        """Offer going from finding to finding, and fixing."""
        actions.add(
            "problems.next",
            self.tr("&View"),
            self.tr("Next pro&blem"),
            lambda: self.step(1),
            shortcut="F4",
            hint=self.tr("Choose the next finding and bring it into view"),
        )
        actions.add(
            "problems.previous",
            self.tr("&View"),
            self.tr("Pre&vious problem"),
            lambda: self.step(-1),
            shortcut="Shift+F4",
            hint=self.tr("Choose the finding before and bring it into view"),
        )
        actions.add(
            "problems.fix",
            self.tr("&Edit"),
            self.tr("Fi&x the problem"),
            self.fix_current,
            shortcut="Alt+Return",
            hint=self.tr("Do what cures the chosen finding"),
        )

    def retranslate(self) -> None:
        """Put the fixed texts in the present language."""
        self.set_title(self.tr("Problems"))
        self.search.setPlaceholderText(self.tr("Filter by text"))
        self.search.setAccessibleName(self.tr("Filter problems"))
        self.search.setToolTip(self.tr("Only findings that contain these words"))
        self.with_muted.setText(self.tr("Muted too"))
        self.with_muted.setToolTip(self.tr("Show also the findings that are muted on this stage"))
        self.table.setAccessibleName(self.tr("Findings"))
        self.table.setToolTip(self.tr("Double click or Enter brings the place into view"))
        self.details.setAccessibleName(self.tr("About the chosen finding"))
        self.go_button.setText(self.tr("Go there"))
        self.go_button.setToolTip(self.tr("Bring the place into view and select its tile"))
        self.fix_button.setText(self.tr("Fix"))
        self.rules_on_button.setText(self.tr("Switch on again"))
        self.rules_on_button.setToolTip(self.tr("Switch all rules on"))

    # --- what it shows -------------------------------------------------------------------------

    def refresh(self) -> None:
        """List the present findings; the chosen one stays chosen."""
        document = self.session.document
        kept = self.current_finding()
        findings = document.findings
        stage = document.stage
        self.model.show(findings, frozenset(f for f in findings if is_muted(f, stage)))
        self._choose(kept)
        self._name_kinds()
        off = sorted(self.session.settings.rules_off)
        self.rules_off.setVisible(bool(off))
        self.rules_on_button.setVisible(bool(off))
        self.rules_off.setText(self.tr("Switched off: {codes}").format(codes=", ".join(off)))
        self._show_current()

    def current_finding(self) -> Finding | None:
        """The finding that is chosen."""
        index = self.table.currentIndex()
        return self.model.finding(index.row()) if index.isValid() else None

    def _choose(self, wanted: Finding | None) -> None:
        """Choose a finding, or another one of the same rule at the same place."""
        row = self.model.row_of(wanted) if wanted else None
        if row is not None:
            self.table.selectRow(row)

    def _place_of(self, finding: Finding | None) -> Hex | None:
        """Where a finding lies on the table."""
        return None if finding is None else self.session.document.place_of(finding.place)

    def _name_kinds(self) -> None:
        counts = {severity: self.model.count(severity) for severity in Severity}
        texts = {
            Severity.ERROR: self.tr("Errors: {number}"),
            Severity.WARNING: self.tr("Warnings: {number}"),
            Severity.ADVICE: self.tr("Advice: {number}"),
        }
        for severity, button in self.severities.items():
            button.setText(texts[severity].format(number=counts[severity]))
            button.setToolTip(self.tr("Show or hide findings of this weight"))

    def _narrow(self, *_: object) -> None:
        shown = frozenset(s for s, button in self.severities.items() if button.isChecked())
        kept = self.current_finding()
        self.model.narrow(shown, self.search.text(), with_muted=self.with_muted.isChecked())
        self._choose(kept)
        self._show_current()

    def _show_current(self, *_: object) -> None:
        finding = self.current_finding()
        if finding is None or self._fixes_of != (self.session.document.layout, finding):
            self._fixes, self._fixes_of = (), None
        self.details.show_finding(finding, self._fixes, self._hint())
        self.go_button.setEnabled(self._place_of(finding) is not None)
        held = self.session.document.held
        self.mute_button.setEnabled(finding is not None and not held)
        is_off = finding is not None and is_muted(finding, self.session.document.stage)
        self.mute_button.setText(self.tr("Unmute") if is_off else self.tr("Mute"))
        self.mute_button.setToolTip(
            held or self.tr("Show the finding again")
            if is_off
            else held or self.tr("Show this finding no more; the road-book remembers it")
        )
        self._show_fix_button()
        if finding is not None and self._fixes_of is None and finding.code in fixable_codes():
            self._tries.start()

    def _show_fix_button(self) -> None:
        gap = self._gap()
        held = self.session.document.held
        self.fix_button.setEnabled((bool(self._fixes) or gap is not None) and not held)
        if held:
            tip = held
        elif self._fixes:
            tip = said(self._fixes[0].label)
        elif gap is not None:
            tip = self.tr("Choose among the tiles that fit there")
        elif self.current_finding() is None:
            tip = self.tr("Choose a finding first")
        else:
            tip = self.tr("No fix that is safe is known")
        self.fix_button.setToolTip(tip)

    def _gap(self) -> Hex | None:
        """The hexagon on which another tile must lie, when that is what the chosen finding says."""
        finding = self.current_finding()
        if finding is None:
            return None
        at, edge = finding.place.at, finding.place.edge
        if finding.code == "PLA-2":
            return at
        if finding.code != "CON-2":
            return None
        return at.neighbour(edge) if at is not None and edge is not None else None

    def _hint(self) -> str:
        if self.model.rowCount():
            return self.tr("Choose a finding to read about it.")
        if not self.model.is_empty:
            return self.tr("All findings are hidden by the filter.")
        return self.tr("Nothing is wrong with this stage.")

    def _try_fixes(self) -> None:
        finding = self.current_finding()
        if finding is None:
            return
        context = self.session.document.context
        self._fixes = fixes(finding, context)
        self._fixes_of = (context.layout, finding)
        self._show_current()

    # --- what it does --------------------------------------------------------------------------

    def step(self, by: int) -> None:
        """Choose the next or previous finding and bring it into view."""
        self.bring_up_to_date()
        number = self.model.rowCount()
        if not number:
            self.session.say(self._hint())
            return
        row = self.table.currentIndex().row()
        first = 0 if by > 0 else number - 1
        self.table.selectRow(first if row < 0 else (row + by) % number)
        self.visit_current()

    def visit_current(self) -> None:
        """Bring the place of the chosen finding into view and select its tile."""
        finding = self.current_finding()
        if finding is None:
            self.session.say(self._hint())
            return
        at = self._place_of(finding)
        if at is None:
            self.session.say(self.tr("This finding concerns the whole stage."))
        else:
            self.session.selection.select([at])
            self.session.selection.move_cursor(at)
            self.session.zoom_to(at)

    def fix_current(self) -> None:
        """Apply the fix of the chosen finding; among several let the user choose."""
        finding = self.current_finding()
        if finding is None:
            self.session.say(self._hint())
            return
        if self.session.document.refuses():
            return
        if self._fixes_of != (self.session.document.layout, finding):
            self._try_fixes()
        gap = self._gap()
        if not self._fixes and gap is not None:
            FittingSides(self.session, gap, self).open()
        elif not self._fixes:
            self.session.say(self.tr("For this finding no fix is known that is safe."))
        elif len(self._fixes) == 1:
            self._apply(self._fixes[0])
        else:
            menu = self.fix_menu()
            menu.popup(self.fix_button.mapToGlobal(QPoint(0, self.fix_button.height())))

    def fix_menu(self) -> QMenu:
        """A menu with the fixes of the chosen finding."""
        menu = QMenu(self.fix_button)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._add_fixes(menu)
        return menu

    def _add_fixes(self, menu: QMenu) -> None:
        """Add the fixes to a menu; one that is pointed at is shown on the table."""
        outcomes: dict[QAction, Layout] = {}
        for fix in self._fixes:
            action = menu.addAction(said(fix.label), lambda fix=fix: self._apply(fix))
            outcomes[action] = fix.layout
        menu.hovered.connect(lambda action: self.session.point_at_change(outcomes.get(action)))
        menu.aboutToHide.connect(lambda: self.session.point_at_change(None))

    def mute_current(self) -> None:
        """Mute the chosen finding, or show it again."""
        finding = self.current_finding()
        if finding is None:
            return
        document = self.session.document
        if is_muted(finding, document.stage):
            name = self.tr("Unmute {code}").format(code=finding.code)
            document.edit_stage(unmuted(document.stage, finding), name)
        else:
            name = self.tr("Mute {code}").format(code=finding.code)
            document.edit_stage(muted(document.stage, finding), name)

    def _apply(self, fix: Fix) -> None:
        label, document = said(fix.label), self.session.document
        if fix.game:
            document.edit_rally(replace(document.roadbook, game=fix.game), label)
        else:
            document.edit(fix.layout, label)
        self.session.say(label)

    def _visit(self, _: QModelIndex) -> None:
        self.visit_current()

    def _open_menu(self, point: QPoint) -> None:
        finding = self.current_finding()
        if finding is None:
            return
        menu = QMenu(self.table)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        go = menu.addAction(self.go_button.text(), self.visit_current)
        go.setEnabled(self.go_button.isEnabled())
        self._add_fixes(menu)
        menu.addAction(self.mute_button.text(), self.mute_current)
        off = self.tr("Switch Rule {code} Off").format(code=finding.code)
        menu.addAction(off, lambda: self._switch_off(finding.code))
        menu.popup(self.table.viewport().mapToGlobal(point))

    def _switch_off(self, code: str) -> None:
        settings = self.session.settings
        settings.set_rules_off(settings.rules_off | {code})
