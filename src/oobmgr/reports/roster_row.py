"""One unit's line on a roster sheet."""

from collections.abc import Callable, Iterator

from oobmgr.campaign.rows import UnitRow
from oobmgr.domain.postings import UnitId
from oobmgr.domain.units import UnitStatus
from oobmgr.domain.values import dataclass
from oobmgr.reports.drawing import (
    Align,
    Box,
    Dotted,
    Item,
    Mark,
    Rule,
    Style,
    Symbol,
    Text,
    text_lines,
)
from oobmgr.reports.metrics import Metrics, fitted
from oobmgr.reports.roster_columns import (
    MOST_BOX_LINES,
    STEP_BOX,
    STEP_GAP,
    TICK_BOX,
    Column,
    Columns,
    tick_pitch,
)
from oobmgr.rules.sheets import SheetForm, SheetLine, SheetNow

ROW_HEIGHT = 16.75
_BASELINE = 10.9
_SYMBOL_W = 15.6
_SYMBOL_H = 14.64
_SYMBOL_DROP = 1.2
_NUMBER_DROP = 8.1
_WRITE_IN = "write in"

Lines = tuple[Style, tuple[str, ...]]
_NO_LINES: Lines = (Style.BODY, ())


@dataclass(frozen=True, slots=True)
class RowSetting:
    """What all rows of a sheet share. `now` is what stands on it beside what units tell."""

    columns: Columns
    form: SheetForm
    metrics: Metrics
    blank: bool
    emblem: Callable[[str], str]
    now: SheetNow


@dataclass(frozen=True, slots=True)
class RowBlock:
    """A unit with its texts broken into lines, ready to be placed at any height.

    `boxes` are the numbers in its step boxes; None where they are to be written in.
    """

    unit: UnitRow
    code: str
    boxes: tuple[str, ...] | None
    cells: tuple[tuple[Column, Lines, Align], ...]
    hex: Lines
    note: Lines
    height: float

    def draw(self, y: float, setting: RowSetting) -> Iterator[Item]:
        """Yield the items of the row whose upper edge is at `y`, the rule below it last."""
        columns = setting.columns
        base = y + _BASELINE
        yield Text(columns.code.x, base, columns.code.w, self.code, Style.SMALL)
        yield Symbol(
            x=columns.symbol.x,
            y=y + _SYMBOL_DROP,
            w=_SYMBOL_W,
            h=_SYMBOL_H,
            type=self.unit.type,
            size=self.unit.size,
            emblem=setting.emblem(self.unit.side),
        )
        for column, lines, align in self.cells:
            yield from text_lines(column.x, base, column.w, lines[1], lines[0], align)
        # Struck out and left on the sheet: the dead may come back.
        if _dead(self.unit) and not setting.blank:
            yield from _strike(*self.cells[0][:2], base, setting.metrics)
        yield from _steps(self, y, setting)
        yield from _written(columns.hex, base, self.hex)
        yield from _ticks(self.unit, y, setting)
        if columns.note is not None:
            yield from _written(columns.note, base, self.note)
        bottom = y + self.height
        yield Rule(columns.page.x, bottom, columns.page.right, bottom, 0.5, quiet=True)


def row_block(unit: UnitRow, code: str, setting: RowSetting) -> RowBlock:
    """Break a unit's texts into lines and measure how high its row becomes."""
    columns, metrics = setting.columns, setting.metrics
    line = setting.form.line(unit)
    texts: list[tuple[Column, str, Style, Align]] = [
        (columns.designation, unit.designation or "(no name)", Style.STRONG, "left"),
        (columns.type, unit.type, Style.BODY, "left"),
        *_words(unit, line, setting),
    ]
    cells = tuple(
        (column, fitted(text, style, column.w, metrics), align)
        for column, text, style, align in texts
    )
    hex_lines = fitted(_place(unit, setting), Style.BODY, columns.hex.w, metrics)
    note_lines = _NO_LINES
    if columns.note is not None:
        note = "; ".join(_notes(unit, setting))
        note_lines = fitted(note, Style.BODY, columns.note.w, metrics)
    heights = [_text_height(lines) for _, lines, _ in cells]
    heights += [
        _text_height(hex_lines),
        _text_height(note_lines),
        _boxes_height(line.boxes, setting),
    ]
    return RowBlock(
        unit=unit,
        code=code,
        boxes=line.boxes,
        cells=cells,
        hex=hex_lines,
        note=note_lines,
        height=max(ROW_HEIGHT, *heights),
    )


def _words(
    unit: UnitRow, line: SheetLine, setting: RowSetting
) -> Iterator[tuple[Column, str, Style, Align]]:
    """Yield the game's own columns, with what they say of the unit."""
    columns = zip(setting.columns.words, setting.form.columns, line.cells, strict=True)
    for place, column, cell in columns:
        text = unit.rating_text if cell is None else cell
        yield place, text, Style.STRONG if column.strong else Style.BODY, "center"


def _place(unit: UnitRow, setting: RowSetting) -> str:
    """What stands under Hex: the hex, and where there is no note, that the unit arrives later."""
    if unit.status == UnitStatus.DUE and setting.columns.note is None:
        return unit.arrival_label
    return "" if setting.blank else unit.hex


def _notes(unit: UnitRow, setting: RowSetting) -> Iterator[str]:
    """Yield what stands under Note: when it arrives, or that it is dead; its markers; its note."""
    if unit.status == UnitStatus.DUE:
        yield f"arrives {unit.arrival_label}".rstrip()
    if setting.blank:
        return
    if _dead(unit):
        yield "dead"
    if noted := setting.now.noted.get(UnitId(unit.id), ""):
        yield noted
    if unit.note:
        yield unit.note


def _dead(unit: UnitRow) -> bool:
    return unit.status == UnitStatus.DEAD


def _text_height(lines: Lines) -> float:
    style, texts = lines
    return ROW_HEIGHT + max(0, len(texts) - 1) * style.line_pt


def _most_boxes(setting: RowSetting) -> int:
    """Return how many boxes are drawn at most; more steps are told as a number."""
    return MOST_BOX_LINES * setting.form.boxes_in_line


def _boxes_height(boxes: tuple[str, ...] | None, setting: RowSetting) -> float:
    count = len(boxes or ())
    drawn = count if count <= _most_boxes(setting) else 0
    lines = -(-drawn // setting.columns.boxes_in_line)
    return ROW_HEIGHT + max(0, lines - 1) * (STEP_BOX + STEP_GAP)


def _strike(column: Column, lines: Lines, base: float, metrics: Metrics) -> Iterator[Item]:
    style, texts = lines
    for at, text in enumerate(texts):
        y = base + at * style.line_pt - 2.7
        right = column.x + metrics.width(text, style)
        yield Rule(column.x - 1, y, min(right + 1, column.right), y, 0.9)


def _written(column: Column, base: float, lines: Lines) -> Iterator[Item]:
    """Yield a cell that is written in by hand: what is known, above a dotted line."""
    style, texts = lines
    yield from text_lines(column.x, base, column.w, texts, style)
    y = base + max(0, len(texts) - 1) * style.line_pt + 2.9
    yield Dotted(column.x, y, column.right)


def _steps(row: RowBlock, y: float, setting: RowSetting) -> Iterator[Item]:
    """Yield the step boxes, a count where there are too many, a line where none are known."""
    unit, columns = row.unit, setting.columns
    base = y + _BASELINE
    if row.boxes is None:
        # A blank sheet says nothing of losses.
        known = setting.blank or unit.steps_left == unit.steps
        words = _WRITE_IN if known else f"{unit.steps_left} of {unit.steps}, {_WRITE_IN}"
        style, lines = fitted(words, Style.SMALL, columns.steps.w, setting.metrics)
        yield Text(columns.steps.x, base, columns.steps.w, lines[0], style)
        start = columns.steps.x + setting.metrics.width(lines[0], style) + 4
        yield Dotted(start, base + 2.9, columns.steps.right)
    elif len(row.boxes) > _most_boxes(setting):
        shown = "…" if setting.blank else str(unit.steps_left)
        text = f"{shown} of {unit.steps}"
        yield Text(columns.steps.x, base, columns.steps.w, text, Style.SMALL)
    else:
        yield from _step_boxes(row.boxes, unit.steps if setting.blank else unit.steps_left, y,
                               columns)  # fmt: skip


def _step_boxes(boxes: tuple[str, ...], left: int, y: float, columns: Columns) -> Iterator[Item]:
    """Yield the boxes with their numbers, lost ones struck from the right."""
    pitch = STEP_BOX + STEP_GAP
    for at, number in enumerate(boxes):
        line, place = divmod(at, columns.boxes_in_line)
        x, top = columns.steps.x + place * pitch, y + 2.6 + line * pitch
        yield Box(x, top, STEP_BOX, STEP_BOX, "" if at < left else "struck")
        if number:
            yield Text(x, top + _NUMBER_DROP, STEP_BOX, number, Style.SMALL, "center")


def _ticks(unit: UnitRow, y: float, setting: RowSetting) -> Iterator[Item]:
    ticked = frozenset[str]()
    if not setting.blank:
        ticked = setting.now.ticked.get(UnitId(unit.id), ticked)
    for column, group in zip(setting.columns.ticks, setting.form.ticks, strict=True):
        pitch = tick_pitch(group.letters)
        for at, letter in enumerate(group.letters):
            x = column.x + at * pitch
            mark: Mark = "filled" if letter in ticked else ""
            yield Box(x, y + 5.4, TICK_BOX, TICK_BOX, mark, weight=0.5)
            place = x + TICK_BOX + 2.1
            yield Text(place, y + _BASELINE, pitch - TICK_BOX - 2.1, letter, Style.SMALL)
