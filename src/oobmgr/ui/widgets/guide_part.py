"""Which part of the guide belongs to a widget: F1 opens that of the smallest part in sight."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from PySide6.QtWidgets import QLabel, QWidget

from oobmgr.domain.errors import Fault, OobmgrError

CASE_PART: Final = "case:"
"""Begins the part of a case, such as ``case:SP-03``: what the guide says of it by itself."""
_GUIDE: Final = "guide"
_REFUSAL: Final = "refusal"


def set_guide(widget: QWidget, part: str) -> None:
    """Say which part of the guide tells of a widget and all in it: ``turn.md#air-phase``."""
    widget.setProperty(_GUIDE, part)


def guide_at(widget: QWidget | None) -> str:
    """The part of a widget, or of the smallest around it that has one; empty if none has."""
    while widget is not None:
        if part := widget.property(_GUIDE):
            return str(part)
        widget = widget.parentWidget()
    return ""


def part_of_case(case: str, otherwise: str = "") -> str:
    """The part of a case; `otherwise` is that of what has none, and of a case not in the guide."""
    return f"{CASE_PART}{case} {otherwise}".strip() if case else otherwise


def part_of_faults(faults: Iterable[Fault], kind: str = OobmgrError.guide) -> str:
    """What the guide says of a refusal: of the first case that it names, else of its `kind`."""
    return part_of_case(next((fault.case for fault in faults if fault.case), ""), kind)


def set_refusal(told: QWidget, part: str = OobmgrError.guide) -> None:
    """Say that a widget tells of a refusal while it is in sight; without a `part` it does not."""
    told.setProperty(_REFUSAL, part)


def refusal_at(here: QWidget | None, within: QWidget) -> str:
    """The part of the refusal in sight `within` a window that is nearest to a widget; else empty.

    Nearest is what stands in the smallest part of the window that holds both.
    """
    told = tuple(_told(within))
    around = here if here is not None and within.isAncestorOf(here) else within
    while told:
        near = (one for one in told if one is around or around.isAncestorOf(one))
        if (found := next(near, None)) is not None:
            return str(found.property(_REFUSAL))
        around = around.parentWidget() or within
    return ""


def _told(within: QWidget) -> Iterator[QWidget]:
    for one in within.findChildren(QWidget):
        # A label that says nothing any more keeps its place in some forms.
        says = not isinstance(one, QLabel) or one.text()
        if one.property(_REFUSAL) and says and one.isVisible():
            yield one
