"""Where the columns of a roster sheet stand, in points from the left edge of the paper."""

from collections.abc import Iterable, Sequence

from oobmgr.campaign.rows import UnitRow
from oobmgr.domain.values import dataclass
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
# From the left edge of one tick box to that of the next, and where there are many in a group.
TICK_PITCH = 18.25
_NARROW_PITCH = 16.75
_MANY_TICKS = 5
# More boxes than this many lines of them are told as a number.
MOST_BOX_LINES = 2

_CODE_WIDTH = 24.0
_SYMBOL_WIDTH = 22.5
_HEX_WIDTH = 42.0
_LEAST_HEX_WIDTH = 28.0
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
    """All columns of a sheet. `words` are those of the game; `note` is None without notes.

    `boxes_in_line` step boxes stand side by side.
    """

    page: Column
    code: Column
    symbol: Column
    designation: Column
    type: Column
    words: tuple[Column, ...]
    steps: Column
    hex: Column
    ticks: tuple[Column, ...]
    note: Column | None
    boxes_in_line: int


def columns(
    paper: PaperName, form: SheetForm, units: Sequence[UnitRow], metrics: Metrics
) -> Columns:
    """Set the columns for a paper, a game's form, and the units that will be printed."""
    page = Column(LEFT_MARGIN, PAPERS[paper][0] - LEFT_MARGIN - RIGHT_MARGIN)
    # For the unit with most steps, so that boxes stand in line down the whole sheet.
    in_line = _boxes_in_line(max((unit.steps for unit in units), default=1), form.boxes_in_line)
    boxes = in_line * (STEP_BOX + STEP_GAP) - STEP_GAP
    steps = max(boxes, metrics.width(form.steps_title, Style.COLUMN))
    # A single box is narrower than what stands over it.
    ticks = tuple(
        max(_tick_width(group.letters), metrics.width(group.title, Style.COLUMN))
        for group in form.ticks
    )
    words = tuple(column.width for column in form.columns)
    # Without notes the room is short; with them a hex may still be written in by hand.
    hexes = _HEX_WIDTH if form.notes else _hex_width(units, metrics)
    fixed = _CODE_WIDTH + _SYMBOL_WIDTH + sum(words) + steps + hexes
    gaps = 3 + len(words) + len(ticks) + form.notes
    free = page.w - fixed - sum(ticks) - _GAP * gaps
    designation, unit_type = _names(units, free, metrics, notes=form.notes)
    note = free - designation - unit_type
    widths = (designation, unit_type, *words, steps)
    # What is written by hand comes last: the hex, or behind it the note.
    widths += (hexes, *ticks, note) if form.notes else (*ticks, hexes)
    own = placed(page.x + _CODE_WIDTH + _SYMBOL_WIDTH, widths, _GAP)
    at_steps = 2 + len(words)
    at_hex = at_steps + 1 if form.notes else len(own) - 1
    at_ticks = at_steps + 1 + form.notes
    last = Column(own[-1].x, page.right - own[-1].x)
    return Columns(
        page=page,
        code=Column(page.x + 1.0, _CODE_WIDTH - 2.0),
        symbol=Column(page.x + _CODE_WIDTH, _SYMBOL_WIDTH),
        designation=own[0],
        type=own[1],
        words=own[2:at_steps],
        steps=own[at_steps],
        hex=own[at_hex],
        ticks=own[at_ticks : at_ticks + len(ticks)],
        note=last if form.notes else None,
        boxes_in_line=in_line,
    )


def _hex_width(units: Sequence[UnitRow], metrics: Metrics) -> float:
    """As wide as the names of hexes need, within bounds."""
    widest = max((metrics.width(unit.hex, Style.BODY) for unit in units), default=0.0)
    return min(_HEX_WIDTH, max(_LEAST_HEX_WIDTH, widest + 1))


def tick_pitch(letters: Sequence[str]) -> float:
    """From the left edge of one tick box of a group to that of the next, in points."""
    return _NARROW_PITCH if len(letters) > _MANY_TICKS else TICK_PITCH


def _names(
    units: Sequence[UnitRow], free: float, metrics: Metrics, *, notes: bool
) -> tuple[float, float]:
    """The widths of designation and type; without notes they share all that is free."""
    names = [unit.designation for unit in units]
    types = [unit.type for unit in units]
    if notes:
        designation = _wanted(names, Style.STRONG, free * _MOST_SHARES[0], metrics)
        return designation, _wanted(types, Style.BODY, free * _MOST_SHARES[1], metrics)
    designation = _wanted(names, Style.STRONG, free / 2, metrics)
    return designation, free - designation


def placed(x: float, widths: Sequence[float], gap: float) -> tuple[Column, ...]:
    """Columns of these widths beside each other, from `x` on."""
    found: list[Column] = []
    for width in widths:
        found.append(Column(x, width))
        x += width + gap
    return tuple(found)


def _wanted(texts: Iterable[str], style: Style, most: float, metrics: Metrics) -> float:
    """Return the width that nearly all texts and every single word fit in, at most `most`."""
    distinct = set(texts)
    widths = sorted(metrics.width(text, style) for text in distinct)
    wanted = widths[int((len(widths) - 1) * _WANTED_SHARE)] if widths else 0.0
    words = {word for text in distinct for word in text.split()}
    longest = max((metrics.width(word, style) for word in words), default=0.0)
    return min(most, max(_LEAST_NAME_WIDTH, wanted + 1, longest + 1))


def _boxes_in_line(most_steps: int, at_most: int) -> int:
    """Return how many boxes stand side by side: up to `at_most`, else lines of even length."""
    boxes = max(1, min(most_steps, MOST_BOX_LINES * at_most))
    # Rounded up; ten boxes of six in a line stand better as five and five.
    lines = -(-boxes // at_most)
    return -(-boxes // lines)


def _tick_width(letters: tuple[str, ...]) -> float:
    return len(letters) * tick_pitch(letters) - 4.0
