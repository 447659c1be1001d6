"""Rows of labels, fields and what stands beside them, with one word for their distances."""

from collections.abc import Mapping

from PySide6.QtWidgets import QGridLayout, QWidget

from oobmgr.ui.widgets.boxes import Margins


def grid(
    on: QWidget | None = None,
    *,
    gaps: tuple[int, int],
    growing: Mapping[int, int],
    margins: Margins = (0, 0, 0, 0),
) -> QGridLayout:
    """An empty grid; `gaps` are those beside and below a cell, `growing` columns share the room."""
    layout = QGridLayout(on) if on else QGridLayout()
    layout.setContentsMargins(*margins)
    layout.setHorizontalSpacing(gaps[0])
    layout.setVerticalSpacing(gaps[1])
    for column, share in growing.items():
        layout.setColumnStretch(column, share)
    return layout
