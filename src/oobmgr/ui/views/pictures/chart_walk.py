"""Walking over a chart with the arrow keys, and what is said of the place one comes to."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractScrollArea, QScrollBar

from oobmgr.domain.formation_names import path_words
from oobmgr.reports.chart_layout import EDGE, ChartLayout, Spot
from oobmgr.ui.widgets.what_is import About

WALK: Final = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
"""How far a key goes to the right, and down."""
_FORMATION: Final = "A formation of the chart: its units and their steps, with everything below it."
_UNIT: Final = "A unit of the chart: its ratings, the steps it has left, and its formation."


def spots_of(body: ChartLayout) -> tuple[Spot, ...]:
    """All places that one comes to, in the order in which one reads them."""
    return tuple(
        Spot(number, cell)
        for number, line in enumerate(body.lines)
        for cell in (range(len(line.cells)) if line.cells else (-1,))
    )


def step(body: ChartLayout, spot: Spot, right: int, down: int) -> Spot | None:
    """The place beside (`right` 1 or -1) or below and above (`down`); None at an end.

    To the right of the last unit of a line comes the first of the next, as one reads.
    """
    if right:
        return _beside(body, spot, right)
    number = spot.line + down
    if not 0 <= number < len(body.lines):
        return None
    cells = body.lines[number].cells
    if not cells:
        return Spot(number)
    # The nearest by its place: the line may hold fewer units than this one, or begin further in.
    left = body.box_of(spot)[0] if spot.cell >= 0 else 0.0
    nearest = min(range(len(cells)), key=lambda at: abs(cells[at][0] - left))
    return Spot(number, nearest)


def _beside(body: ChartLayout, spot: Spot, by: int) -> Spot | None:
    if spot.cell >= 0 and 0 <= spot.cell + by < len(body.lines[spot.line].cells):
        return Spot(spot.line, spot.cell + by)
    number = spot.line + by
    if not 0 <= number < len(body.lines):
        return None
    cells = body.lines[number].cells
    return Spot(number, -1 if not cells else 0 if by > 0 else len(cells) - 1)


def found(body: ChartLayout, unit: int, path: tuple[str, ...]) -> Spot | None:
    """Where a unit stands, 0 for none, or the formation of a path; None where neither does."""
    spot = body.unit_spot(unit) if unit else None
    while spot is None and path:
        # Folded away, or gone: what it stood in is meant instead.
        spot, path = body.head_spot(path), path[:-1]
    return spot


def spot_words(body: ChartLayout, spot: Spot | None, closed: frozenset[tuple[str, ...]]) -> str:
    """What stands at a place, in full: for screen readers, for the tip under the mouse."""
    if spot is None:
        return ""
    cell = body.cell_of(spot)
    if cell is None:
        line = body.line_of(spot)
        folded = ", folded" if line.path in closed else ""
        return f"{line.name}: {line.note}{folded}"
    face = cell.row.face
    steps = face.steps_told
    left = steps if face.left == face.steps else f"{face.left} of {steps}"
    facts = (
        f"{face.name} {face.type} {face.size}".strip(),
        face.ratings,
        left,
        face.due,
        face.news,
    )
    return "\n".join(filter(None, (", ".join(filter(None, facts)), path_words(cell.row.path))))


def facts(body: ChartLayout, spot: Spot) -> About:
    """What a unit or a formation of the chart is, for who asks."""
    cell = body.cell_of(spot)
    words = spot_words(body, spot, frozenset())
    if cell is None:
        line = body.line_of(spot)
        return About(line.name, line.note, _FORMATION)
    face = cell.row.face
    name = f"{face.name} {face.type} {face.size}".strip()
    return About(name, words.removeprefix(name).lstrip(", "), _UNIT)


def reveal(area: QAbstractScrollArea, body: ChartLayout, spot: Spot, scale: float) -> None:
    """Scroll so that the place one came to is in sight; the title, too, where it has room."""
    x, y, w, h = (length * scale for length in body.box_of(spot))
    room = area.viewport()
    if spot.line == 0 and y + h <= room.height():
        y, h = 0.0, y + h
    _reveal(area.verticalScrollBar(), y, h, room.height())
    if spot.cell >= 0:
        _reveal(area.horizontalScrollBar(), x, w, room.width())


def _reveal(bar: QScrollBar, at: float, length: float, room: int) -> None:
    if at < bar.value():
        bar.setValue(int(at - EDGE))
    elif at + length > bar.value() + room:
        bar.setValue(int(at + length - room + EDGE))


def pan(area: QAbstractScrollArea, right: int, down: int) -> None:
    """Move what is in sight by so many pixels."""
    for bar, by in ((area.horizontalScrollBar(), right), (area.verticalScrollBar(), down)):
        bar.setValue(bar.value() + by)
