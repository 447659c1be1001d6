"""A row of tools that goes on in further lines where it has no room for all of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from PySide6.QtCore import QEvent, QSize
from PySide6.QtWidgets import QBoxLayout, QWidget

from oobmgr.ui.theme import theme_changes
from oobmgr.ui.widgets.boxes import STRETCH, across, down, fill

Tool: TypeAlias = QWidget | tuple[QWidget, int] | int


class WrappingRow(QWidget):
    """Parts from left to right, in as many lines as the width asks for.

    A part comes alone, or with its share of the room that is left in its line. A number among the
    parts is such room, as in `across`; in several lines all begin at the left. Parts stand
    `spacing` pixels apart, and lines `above`.
    """

    def __init__(self, *tools: Tool, spacing: int = 8, above: int = 4) -> None:
        super().__init__()
        self._tools = tools
        self._parts = [part for tool in tools if (part := _part(tool)) is not None]
        self._spacing = spacing
        self._layout = down(on=self, spacing=above)
        self._rows: list[QBoxLayout] = []
        self._lines: list[list[Tool]] = []
        self._stand([list(tools)])
        # Larger text takes room without any change of the row's own size.
        theme_changes().changed.connect(self._wrap)

    @property
    def lines(self) -> int:
        """In how many lines the parts stand."""
        return len(self._lines)

    def _wrap(self) -> None:
        """Begin a line wherever a part has no room in the one before."""
        lines, roomy = self._broken(_least), self._broken(_wanted)
        # Where they need no more lines for it, none stands narrower than it would like to be.
        lines = roomy if len(roomy) == len(lines) else lines
        if lines != self._lines:
            self._stand(lines)

    def _broken(self, width: Callable[[QWidget], int]) -> list[list[Tool]]:
        lines: list[list[Tool]] = [[]]
        used = 0
        for tool in self._tools:
            part = _part(tool)
            # What is hidden keeps its place: once it is shown it asks for a layout.
            wide = 0 if part is None or part.isHidden() else width(part) + self._spacing
            if used and used + wide - self._spacing > self.width():
                lines.append([])
                used = 0
            lines[-1].append(tool)
            used += wide
        if len(lines) == 1:
            return lines
        return [[tool for tool in line if _part(tool) is not None] for line in lines]

    def _stand(self, lines: list[list[Tool]]) -> None:
        self._lines = lines
        # A row joins the layout while it is empty, and stays: of one that is full Python would keep
        # the room within it, and take what comes to lie there in memory for it later.
        while len(self._rows) < len(lines):
            self._rows.append(across(spacing=self._spacing))
            self._layout.addLayout(self._rows[-1])
        for row in self._rows:  # taken out, not thrown away: they stand anew below
            # First the widgets, whose items Qt deletes itself. One that Python had taken would stay
            # that of its widget, and the next never learn that the widget needs other room.
            for part in self._parts:
                row.removeWidget(part)
            while row.takeAt(0) is not None:
                pass
        for row, line in zip(self._rows, lines, strict=False):
            fill(row, *_filled(line))

    # Qt

    def event(self, event: QEvent) -> bool:
        # A part that says something else now may need other room.
        if event.type() in {QEvent.Type.Resize, QEvent.Type.LayoutRequest}:
            self._wrap()
        return super().event(event)

    def minimumSizeHint(self) -> QSize:
        # As narrow as the widest part, whatever stands in one line now.
        shown = [part for part in self._parts if not part.isHidden()]
        return QSize(max(map(_least, shown), default=0), self._layout.minimumSize().height())


def _part(tool: Tool) -> QWidget | None:
    if isinstance(tool, tuple):
        return tool[0]
    return tool if isinstance(tool, QWidget) else None


def _filled(line: Sequence[Tool]) -> Sequence[Tool]:
    """A line in which something takes the room that is left."""
    takes = any(isinstance(tool, (int, tuple)) for tool in line)
    return line if takes else (*line, STRETCH)


def _least(part: QWidget) -> int:
    # A least width that is set counts alone, as in Qt's own layouts.
    return part.minimumWidth() or part.minimumSizeHint().width()


def _wanted(part: QWidget) -> int:
    return max(_least(part), min(part.sizeHint().width(), part.maximumWidth()))
