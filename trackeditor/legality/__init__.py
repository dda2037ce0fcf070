"""Legality: whether a layout can be driven as the rules want, and why not."""

from trackeditor.legality.findings import WHOLE_LAYOUT, Finding, Place, Severity
from trackeditor.legality.fixes import Fix, fixable_codes, fixes
from trackeditor.legality.registry import (
    Context,
    DocumentFacts,
    Rule,
    check_analysis,
    check_context,
    check_layout,
    context_of,
    copies_at_hand,
    copies_on_sale,
    rule_of,
    rules,
)

__all__ = [
    "WHOLE_LAYOUT",
    "Context",
    "DocumentFacts",
    "Finding",
    "Fix",
    "Place",
    "Rule",
    "Severity",
    "check_analysis",
    "check_context",
    "check_layout",
    "context_of",
    "copies_at_hand",
    "copies_on_sale",
    "fixable_codes",
    "fixes",
    "rule_of",
    "rules",
]
