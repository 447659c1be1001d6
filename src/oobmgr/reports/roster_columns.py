"""Where the columns of a roster sheet stand, in points from the left edge of the page."""

from collections.abc import Iterable, Sequence

from oobmgr.campaign.rows import UnitRow
from oobmgr.domain.values import dataclass
from oobmgr.reports.drawing import Style
from oobmgr.reports.metrics import Metrics
from oobmgr.reports.page_setup import PageSetup
from oobmgr.reports.placing import Column, placed
from oobmgr.rules.sheets import SheetForm

STEP_BOX = 11.5
STEP_GAP = 2.25
# From the upper edge of a step box to the baseline of the number in it.
NUMBER_DROP = 8.1
TICK_BOX = 6.5
# From the left edge of one tick box to that of the next, and where there are many in a group.
TICK_PITCH = 18.25
_NARROW_PITCH = 16.75
_MANY_TICKS = 5
# More boxes than this many lines of them are told as a number.
MOST_BOX_LINES = 3

_CODE_WIDTH = 24.0
_SYMBOL_WIDTH = 22.5
_HEX_WIDTH = 42.0
_LEAST_HEX_WIDTH = 28.0
_GAP = 6.0
# What is left is shared by designation, type and note: the first two take what their texts want,
# up to their share of it, and the note the rest.
_MOST_SHARES = (0.39, 0.33)
_LEAST_NAME_WIDTH = 44.0
_LEAST_NOTE = 40.0
_INDENT = _CODE_WIDTH + _SYMBOL_WIDTH
# One text in twenty may be wider than its column; it goes on two lines.
_WANTED_SHARE = 0.95


@dataclass(frozen=True, slots=True)
class Columns:
    """All columns of a sheet. `words` are those of the game; `note` is None without notes.

    `boxes_in_line` step boxes stand side by side. Where the columns are `stacked`, what is struck,
    ticked and written in stands below name, type and words.
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
    stacked: bool


def columns(
    setup: PageSetup, form: SheetForm, units: Sequence[UnitRow], metrics: Metrics
) -> Columns:
    """Set the columns for a paper, a game's form, and the units that will be printed."""
    page = Column(setup.left, setup.width)
    # For the unit with most steps, so that boxes stand in line down the whole sheet.
    in_line = _boxes_in_line(max((unit.steps for unit in units), default=1), form.boxes_in_line)
    entered = _entered(form, units, in_line, metrics)
    words = tuple(column.width for column in form.columns)
    side_by_side = (*words, *entered)
    # One gap before each, and one between designation and type.
    gaps = 1 + len(side_by_side) + form.notes
    free = page.w - _INDENT - sum(side_by_side) - _GAP * gaps
    least = _LEAST_NAME_WIDTH * 2 + (_LEAST_NOTE if form.notes else 0.0)
    if free >= least:
        designation, unit_type = _names(units, free, metrics, notes=form.notes)
        names = (designation, unit_type, *words)
        own = placed(page.x + _INDENT, names, _GAP)
        note = (free - designation - unit_type,) if form.notes else ()
        below = placed(own[-1].right + _GAP, (*entered, *note), _GAP)
        return _columns(page, own, below, form, in_line, stacked=False)
    # On a small paper the boxes of a unit stand below its name.
    free = page.w - _INDENT - sum(words) - _GAP * (1 + len(words))
    names = (*_names(units, free, metrics, notes=False), *words)
    room = page.w - _INDENT
    rest = room - sum(entered) - _GAP * len(entered)
    own = placed(page.x + _INDENT, names, _GAP)
    below = placed(page.x + _INDENT, (*entered, *((rest,) if form.notes else ())), _GAP)
    return _columns(page, own, below, form, in_line, stacked=True)


def _entered(
    form: SheetForm, units: Sequence[UnitRow], in_line: int, metrics: Metrics
) -> tuple[float, ...]:
    """The widths of what is struck, ticked and written in, in the order in which it stands."""
    boxes = in_line * (STEP_BOX + STEP_GAP) - STEP_GAP
    steps = max(boxes, metrics.width(form.steps_title, Style.COLUMN))
    # A single box is narrower than what stands over it.
    ticks = tuple(
        max(_tick_width(group.letters), metrics.width(group.title, Style.COLUMN))
        for group in form.ticks
    )
    # Without notes the room is short; with them a hex may still be written in by hand.
    hexes = _HEX_WIDTH if form.notes else _hex_width(units, metrics)
    # What is written by hand comes last: the hex, or behind it the note.
    return (steps, hexes, *ticks) if form.notes else (steps, *ticks, hexes)


def _columns(
    page: Column,
    own: tuple[Column, ...],
    below: tuple[Column, ...],
    form: SheetForm,
    in_line: int,
    *,
    stacked: bool,
) -> Columns:
    last = Column(below[-1].x, page.right - below[-1].x)
    count = len(form.ticks)
    return Columns(
        page=page,
        code=Column(page.x + 1.0, _CODE_WIDTH - 2.0),
        symbol=Column(page.x + _CODE_WIDTH, _SYMBOL_WIDTH),
        designation=own[0],
        type=own[1],
        words=own[2:],
        steps=below[0],
        hex=below[1] if form.notes else last,
        ticks=below[2 : 2 + count] if form.notes else below[1 : 1 + count],
        note=last if form.notes else None,
        boxes_in_line=in_line,
        stacked=stacked,
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


def _wanted(texts: Iterable[str], style: Style, most: float, metrics: Metrics) -> float:
    """Return the width that nearly all texts and every single word fit in, at most `most`."""
    distinct = set(texts)
    widths = sorted(metrics.width(text, style) for text in distinct)
    wanted = widths[int((len(widths) - 1) * _WANTED_SHARE)] if widths else 0.0
    words = {word for text in distinct for word in text.split()}
    # Lines break between words only, so the longest word has to fit, too.
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
