"""Where the columns of a roster sheet stand, in points from the left edge of the paper."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from oobmgr.campaign.rows import UnitRow
from oobmgr.reports.drawing import PAPERS, PaperName, Style
from oobmgr.reports.metrics import Metrics
from oobmgr.rules.sheets import SheetForm

LEFT_MARGIN = 40.0  # wide enough for a binder
RIGHT_MARGIN = 34.0
TOP_MARGIN = 28.0
BOTTOM_MARGIN = 24.0

STEP_BOX = 11.5
STEP_GAP = 2.25
TICK_BOX = 6.5
# From the left edge of one tick box to that of the next.
TICK_PITCH = 18.25
MOST_STEP_BOXES = 12
_BOXES_IN_LINE = 6

_CODE_WIDTH = 24.0
_SYMBOL_WIDTH = 22.5
_FULL_WIDTH = 38.0
_CADRE_WIDTH = 30.0
_HEX_WIDTH = 42.0
_GAP = 6.0
# What is left is shared by designation, type and note: the first two take what their texts want,
# up to their share of it, and the note the rest.
_MOST_SHARES = (0.39, 0.33)
_LEAST_NAME_WIDTH = 44.0
# One text in twenty may be wider than its column; it goes on two lines.
_WANTED_SHARE = 0.95


@dataclass(frozen=True, slots=True)
class Column:
    """A column: left edge and width."""

    x: float
    w: float

    @property
    def right(self) -> float:
        """Its right edge."""
        return self.x + self.w


@dataclass(frozen=True, slots=True)
class Columns:
    """All columns of a sheet. `boxes_in_line` step boxes stand side by side."""

    page: Column
    code: Column
    symbol: Column
    designation: Column
    type: Column
    full: Column
    cadre: Column
    steps: Column
    hex: Column
    ticks: tuple[Column, ...]
    note: Column
    boxes_in_line: int


def columns(
    paper: PaperName, form: SheetForm, units: Sequence[UnitRow], metrics: Metrics
) -> Columns:
    """Set the columns for a paper, a game's form, and the units that will be printed."""
    page = Column(LEFT_MARGIN, PAPERS[paper][0] - LEFT_MARGIN - RIGHT_MARGIN)
    in_line = _boxes_in_line(max((unit.steps for unit in units), default=1))
    boxes = in_line * (STEP_BOX + STEP_GAP) - STEP_GAP
    steps = max(boxes, metrics.width("Steps", Style.COLUMN))
    ticks = tuple(_tick_width(group.letters) for group in form.ticks)
    fixed = _CODE_WIDTH + _SYMBOL_WIDTH + _FULL_WIDTH + _CADRE_WIDTH + steps + _HEX_WIDTH
    free = page.w - fixed - sum(ticks) - _GAP * (6 + len(ticks))
    names = (unit.designation for unit in units)
    types = (unit.type for unit in units)
    designation = _wanted(names, Style.STRONG, free * _MOST_SHARES[0], metrics)
    unit_type = _wanted(types, Style.BODY, free * _MOST_SHARES[1], metrics)
    note = free - designation - unit_type
    widths = (designation, unit_type, _FULL_WIDTH, _CADRE_WIDTH, steps, _HEX_WIDTH, *ticks, note)
    x = page.x + _CODE_WIDTH + _SYMBOL_WIDTH
    placed: list[Column] = []
    for width in widths:
        placed.append(Column(x, width))
        x += width + _GAP
    return Columns(
        page=page,
        code=Column(page.x + 1.0, _CODE_WIDTH - 2.0),
        symbol=Column(page.x + _CODE_WIDTH, _SYMBOL_WIDTH),
        designation=placed[0],
        type=placed[1],
        full=placed[2],
        cadre=placed[3],
        steps=placed[4],
        hex=placed[5],
        ticks=tuple(placed[6:-1]),
        note=Column(placed[-1].x, page.right - placed[-1].x),
        boxes_in_line=in_line,
    )


def _wanted(texts: Iterable[str], style: Style, most: float, metrics: Metrics) -> float:
    """Return the width that nearly all texts and every single word fit in, at most `most`."""
    distinct = set(texts)
    widths = sorted(metrics.width(text, style) for text in distinct)
    wanted = widths[int((len(widths) - 1) * _WANTED_SHARE)] if widths else 0.0
    words = {word for text in distinct for word in text.split()}
    longest = max((metrics.width(word, style) for word in words), default=0.0)
    return min(most, max(_LEAST_NAME_WIDTH, wanted + 1, longest + 1))


def _boxes_in_line(most_steps: int) -> int:
    """Return how many boxes stand side by side: up to six, else two even lines."""
    boxes = max(1, min(most_steps, MOST_STEP_BOXES))
    lines = -(-boxes // _BOXES_IN_LINE)
    return -(-boxes // lines)


def _tick_width(letters: tuple[str, ...]) -> float:
    return len(letters) * TICK_PITCH - 4.0
