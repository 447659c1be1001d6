"""The case of what has the focus: Tab passes over the chips of a form, Shift+F1 opens them."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from oobmgr.ui.language import tr
from oobmgr.ui.widgets.case_chip import CaseChip

CASE: Final = "case"
"""The property of a widget that holds the case of what is entered or said there."""


def form_chip(case: str, opened: Callable[[str], object]) -> CaseChip:
    """A chip beside a field: a click opens it, Tab goes on to the next field."""
    opener = CaseChip(case)
    opener.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
    opener.setToolTip(tr(f"Open case {opener.text()} (Shift+F1 in the field)"))
    opener.opened.connect(opened)
    return opener


def set_case(widget: QWidget, case: str) -> None:
    """Say which case a field, or a part of the page, rests on; nothing where it has none."""
    if case:
        widget.setProperty(CASE, case)


def case_at(widget: QWidget | None) -> str:
    """The case of a widget, or of the smallest part around it that has one; empty if none has."""
    while widget is not None:
        case = widget.property(CASE)
        if case:
            return str(case)
        widget = widget.parentWidget()
    return ""
