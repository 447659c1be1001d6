"""Units that a sheet draws as counters, boxes or cards: set in lines across the page."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from oobmgr.domain.values import dataclass
from oobmgr.reports.drawing import (
    Box,
    Dotted,
    Item,
    Mark,
    Rule,
    Stamp,
    Style,
    Symbol,
    Text,
    text_lines,
)
from oobmgr.reports.metrics import Metrics, wrap
from oobmgr.reports.page_setup import PageSetup
from oobmgr.reports.placing import Column
from oobmgr.reports.roster_columns import NUMBER_DROP, STEP_BOX, STEP_GAP
from oobmgr.rules.reporting import (
    CounterFace,
    DrawnRow,
    DrawnSection,
    Frame,
    RowKind,
    Shape,
)

_INDENT: Final = 14.0
_ELBOW: Final = 8.0
_HEAD: Final = 16.0
_HEAD_BASELINE: Final = 11.0
_HEAD_LINE: Final = 11.0
_SMALL: Final = Style.SMALL.line_pt
# Height to width, as symbols on roster sheets have it.
_SYMBOL_RATIO: Final = 14.64 / 15.6
_CHART_CELL: Final = 70.0
_CHART_SYMBOL: Final = 24.0
_BOX_ROOM: Final = 18.0
_CARD_WIDTH: Final = 235.0
_CARD_GAP: Final = 12.0
_PAD: Final = 6.0
_BELOW: Final = 6.0
_WRITE_LINE: Final = 15.0

Drawing = Callable[[float, float, float], Iterator[Item]]
"""Draws a cell from its upper left corner, `x` and `y`, as high as its line."""


@dataclass(frozen=True, slots=True)
class Cell:
    """A unit made ready: the height it needs, how it is drawn, how wide, and which row it is."""

    height: float
    draw: Drawing
    width: float
    row: DrawnRow


@dataclass(frozen=True, slots=True)
class CellLine:
    """A heading, or units side by side; `bars` are the depths whose branch goes on below.

    `name` is what it begins, where it is a heading, and `path` the formation that this is.
    """

    kind: RowKind
    depth: int
    height: float
    name: str = ""
    title: tuple[str, ...] = ()
    note: str = ""
    cells: tuple[tuple[float, Cell], ...] = ()
    bars: frozenset[int] = frozenset()
    path: tuple[str, ...] = ()


class CellSetter:
    """Sets the rows of a section in an area, in the shape that it asks for."""

    def __init__(
        self, section: DrawnSection, area: Column, setup: PageSetup, metrics: Metrics
    ) -> None:
        self._section = section
        self._area = area
        self._edge = setup.counter_edge
        self._metrics = metrics

    def lines(self) -> tuple[CellLine, ...]:
        """The headings, and the units below each in lines."""
        found: list[CellLine] = []
        waiting: list[DrawnRow] = []
        for row in self._section.drawn:
            if row.kind is RowKind.HEAD:
                found += self._units(waiting)
                waiting = []
                found.append(self._heading(row))
            else:
                waiting.append(row)
        found += self._units(waiting)
        return _with_bars(found) if self._section.shape is Shape.CHART else tuple(found)

    def draw(self, line: CellLine, y: float) -> Iterator[Item]:
        """Yield a line whose upper edge is at `y`."""
        yield from self._branches(line, y)
        x = self._area.x + line.depth * _INDENT
        if line.kind is RowKind.HEAD:
            base = y + _HEAD_BASELINE
            width = self._area.right - x - 1
            yield from text_lines(x + 1, base, width, line.title, Style.STRONG, pitch=_HEAD_LINE)
            last = base + (len(line.title) - 1) * _HEAD_LINE
            yield Text(x, last, width, line.note, Style.HEADING_NOTE, "right")
            bottom = y + line.height - 1.5
            yield Rule(x, bottom, self._area.right, bottom, 0.5)
        for left, cell in line.cells:
            yield from cell.draw(left, y, line.height - _BELOW)

    def _heading(self, row: DrawnRow) -> CellLine:
        name, note = row.name, row.note
        width = self._area.w - row.depth * _INDENT - 2
        beside = width - self._metrics.width(note, Style.HEADING_NOTE) - 12
        # Too narrow beside the note: the name takes whole lines, and the note the last one.
        if beside < width / 3:
            lines = (*wrap(name, Style.STRONG, width, self._metrics), "")
        else:
            lines = wrap(name, Style.STRONG, beside, self._metrics)
        height = _HEAD + (len(lines) - 1) * _HEAD_LINE
        return CellLine(RowKind.HEAD, row.depth, height, name, lines, note, path=row.path)

    def _units(self, rows: Sequence[DrawnRow]) -> Iterator[CellLine]:
        """The units below a heading, as many side by side as there is room for."""
        if not rows:
            return
        left = self._area.x + rows[0].depth * _INDENT
        width, gap = self._cell_width(self._area.right - left)
        # At least one: a cell wider than the page still has to stand somewhere.
        count = max(1, int((self._area.right - left + gap) // (width + gap)))
        made = [self._cell(row, width) for row in rows]
        for at in range(0, len(made), count):
            beside = made[at : at + count]
            # The highest makes the line: names of neighbours begin at one height and end at
            # several.
            height = max(cell.height for cell in beside) + _BELOW
            placed = tuple((left + n * (width + gap), cell) for n, cell in enumerate(beside))
            yield CellLine(RowKind.LINE, rows[0].depth, height, cells=placed)

    def _cell_width(self, room: float) -> tuple[float, float]:
        """How wide a cell is, and the gap between two."""
        match self._section.shape:
            case Shape.CARDS:
                count = max(1, int((room + _CARD_GAP) // (_CARD_WIDTH + _CARD_GAP)))
                return (room - _CARD_GAP * (count - 1)) / count, _CARD_GAP
            case Shape.COUNTERS:
                return self._edge + _BOX_ROOM, 4.0
        return _CHART_CELL, 4.0

    def _cell(self, row: DrawnRow, width: float) -> Cell:
        match self._section.shape:
            case Shape.CARDS:
                return self._card(row, width)
            case Shape.COUNTERS:
                return self._counter(row, width)
        return self._symbol(row, width)

    # Cells

    def _symbol(self, row: DrawnRow, width: float) -> Cell:
        """A symbol with name and ratings below it, when it arrives, and what changed of it."""
        face = row.face
        names = wrap(face.name, Style.SMALL_STRONG, width, self._metrics)
        told = filter(None, (face.ratings, face.due))
        facts = [line for text in told for line in wrap(text, Style.SMALL, width, self._metrics)]
        news = wrap(face.news, Style.SMALL_STRONG, width, self._metrics) if face.news else ()
        symbol = _CHART_SYMBOL * _SYMBOL_RATIO

        def draw(x: float, y: float, _: float) -> Iterator[Item]:
            left = x + (width - _CHART_SYMBOL) / 2
            yield _symbol_of(face, left, y + 2, _CHART_SYMBOL)
            yield from _frame(face.frame, left, y + 2, symbol)
            if face.left < face.steps:
                words = f"{face.left}/{face.steps}"
                # Clear of the frame, which stands out by four.
                beside = left + _CHART_SYMBOL + (5 if face.frame else 1)
                yield Text(beside, y + symbol, 22, words, Style.SMALL)
            base = y + symbol + 10
            yield from text_lines(x, base, width, names, Style.SMALL_STRONG, "center")
            base += len(names) * _SMALL
            yield from text_lines(x, base, width, facts, Style.SMALL, "center")
            base += len(facts) * _SMALL
            yield from text_lines(x, base, width, news, Style.SMALL_STRONG, "center")

        lines = len(names) + len(facts) + len(news)
        return Cell(symbol + 4 + lines * _SMALL, draw, width, row)

    def _counter(self, row: DrawnRow, width: float) -> Cell:
        """A box as large as a counter, to lay it on."""
        face = row.face
        edge = self._edge
        names = wrap(face.name, Style.SMALL_STRONG, width, self._metrics)

        def draw(x: float, y: float, _: float) -> Iterator[Item]:
            left = x + (width - edge) / 2
            yield from self._face(face, left, y + 1)
            base = y + edge + 9
            yield from text_lines(x, base, width, names, Style.SMALL_STRONG, "center")

        return Cell(edge + 3 + len(names) * _SMALL, draw, width, row)

    def _face(self, face: CounterFace, x: float, y: float) -> Iterator[Item]:
        """The box of a counter, with what the counter shows."""
        edge = self._edge
        yield Box(x, y, edge, edge, weight=0.8)
        width = edge * 0.5
        yield _symbol_of(face, x + (edge - width) / 2, y + edge * 0.08, width)
        # One line has room below the symbol; the ratings stand in full where cards are printed.
        for line in wrap(face.ratings, Style.SMALL, edge - 2, self._metrics)[:1]:
            yield Text(x + 1, y + edge - 4, edge - 2, line, Style.SMALL, "center")

    def _card(self, row: DrawnRow, width: float) -> Cell:
        """A card for a unit: its counter, what is known of it, its steps, lines to write on."""
        face, edge = row.face, self._edge
        text = width - edge - 3 * _PAD
        names = wrap(face.name, Style.HEADING, text, self._metrics)
        told = [
            line
            for words in (", ".join(filter(None, (face.type, face.size, face.ratings))), *row.facts)
            for line in wrap(words, Style.BODY, text, self._metrics)
        ]
        high = len(names) * Style.HEADING.line_pt + len(told) * Style.BODY.line_pt
        top = max(edge, high) + 2 * _PAD
        inner = Column(0, width - 2 * _PAD)
        # From a corner of their own: the stamp below moves them to their place.
        boxes = tuple(_step_boxes(face, inner.w))
        under = max((box.y + STEP_BOX for box in boxes), default=0.0)
        height = top + under + _WRITE_LINE + _PAD

        def draw(x: float, y: float, high: float) -> Iterator[Item]:
            yield Box(x, y + 1, width, high - 1)
            yield from self._face(face, x + _PAD, y + _PAD + 1)
            left, base = x + edge + 2 * _PAD, y + _PAD + Style.HEADING.size_pt
            yield from text_lines(left, base, text, names, Style.HEADING)
            base += len(names) * Style.HEADING.line_pt - 1
            yield from text_lines(left, base, text, told, Style.BODY)
            yield Stamp(x + _PAD, y + top, tuple(_numbered(face, boxes)))
            yield Dotted(x + _PAD, y + high - _PAD, x + width - _PAD)

        return Cell(height, draw, width, row)

    def _branches(self, line: CellLine, y: float) -> Iterator[Item]:
        """Yield the lines of a chart that lead from a formation to those below it."""
        if self._section.shape is not Shape.CHART:
            return
        for depth in sorted(line.bars):
            # The branch to those below a heading begins at its lower edge.
            if depth and (depth < line.depth or line.kind is not RowKind.HEAD):
                x = self._area.x + depth * _INDENT - _ELBOW
                yield Rule(x, y, x, y + line.height, 0.6)
        if line.kind is RowKind.HEAD and line.depth:
            x = self._area.x + line.depth * _INDENT - _ELBOW
            middle = y + _HEAD_BASELINE - 3
            end = y + line.height if line.depth in line.bars else middle
            yield Rule(x, y, x, end, 0.6)
            yield Rule(x, middle, x + _ELBOW - 1, middle, 0.6)


def _symbol_of(face: CounterFace, x: float, y: float, width: float) -> Symbol:
    return Symbol(
        x=x,
        y=y,
        w=width,
        h=width * _SYMBOL_RATIO,
        type=face.type,
        size=face.size,
        emblem=face.emblem,
    )


def _frame(frame: Frame, x: float, y: float, height: float) -> Iterator[Item]:
    """What stands around a symbol whose unit has changed."""
    width = _CHART_SYMBOL
    match frame:
        case Frame.BOXED:
            yield Box(x - 4, y - 1, width + 8, height + 3, weight=1.4)
        case Frame.STRUCK:
            yield Box(x - 2, y, width + 4, height + 1, "struck")
        case Frame.DOTTED:
            yield Dotted(x - 4, y + height + 2, x + width + 4)


def _with_bars(lines: Sequence[CellLine]) -> tuple[CellLine, ...]:
    """The same lines, each with the depths at which another formation follows below it."""
    made: list[CellLine] = []
    open_depths: frozenset[int] = frozenset()
    # From below: whether a branch goes on is known once what follows has been seen.
    for line in reversed(lines):
        made.append(replace(line, bars=open_depths))
        if line.kind is RowKind.HEAD:
            above = {depth for depth in open_depths if depth < line.depth}
            open_depths = frozenset({*above, line.depth})
    return tuple(reversed(made))


def _numbered(face: CounterFace, boxes: Sequence[Box]) -> Iterator[Item]:
    """The boxes with the numbers that are printed in them."""
    yield from boxes
    # A unit may have more boxes than its counter prints numbers.
    for box, number in zip(boxes, face.numbers, strict=False):
        if number:
            yield Text(box.x, box.y + NUMBER_DROP, STEP_BOX, number, Style.SMALL, "center")


def _step_boxes(face: CounterFace, width: float) -> Iterator[Box]:
    """The boxes of a unit's steps in lines, lost ones struck from the right."""
    pitch = STEP_BOX + STEP_GAP
    in_line = max(1, int((width + STEP_GAP) // pitch))
    for at in range(face.steps):
        line, place = divmod(at, in_line)
        mark: Mark = "" if at < face.left else "struck"
        yield Box(place * pitch, line * pitch, STEP_BOX, STEP_BOX, mark)
