"""The case of a field: Tab passes over the chips of a form, Shift+F1 in the field tells of them."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from oobmgr.ui.language import tr
from oobmgr.ui.widgets.case_chip import CaseChip
from oobmgr.ui.widgets.what_is import CASE


def form_chip(case: str, opened: Callable[[str], object]) -> CaseChip:
    """A chip beside a field: a click opens it, Tab goes on to the next field."""
    opener = CaseChip(case)
    opener.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
    opener.setToolTip(tr(f"Open case {opener.text()}"))
    opener.opened.connect(opened)
    return opener


def set_case(widget: QWidget, case: str) -> None:
    """Say which case a field, or a part of the page, rests on; nothing where it has none."""
    if case:
        widget.setProperty(CASE, case)
