"""Which part of the guide belongs to a widget: F1 opens that of the smallest part in sight."""

from typing import Final

from PySide6.QtWidgets import QWidget

_GUIDE: Final = "guide"


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
