"""One unit's line on a roster sheet."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import field
from typing import Final, NamedTuple

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
    Stamp,
    Style,
    Symbol,
    Text,
    text_lines,
)
from oobmgr.reports.metrics import Metrics, fitted
from oobmgr.reports.placing import Column
from oobmgr.reports.roster_columns import (
    MOST_BOX_LINES,
    NUMBER_DROP,
    STEP_BOX,
    STEP_GAP,
    TICK_BOX,
    Columns,
    tick_pitch,
)
from oobmgr.rules.marks import OFF_MAP
from oobmgr.rules.sheets import SheetForm, SheetLine, SheetNow

ROW_HEIGHT = 16.75
_BASELINE = 10.9
_SYMBOL_W = 15.6
_SYMBOL_H = 14.64
_SYMBOL_DROP = 1.2
_BOX_DROP = 2.6
_TICK_DROP = 5.4
# From a baseline to the dotted line below it.
_WRITE_DROP = 2.9
# What stands below a name stands closer to it than to the next row.
_CLOSER = 2.5
_NOTHING_TICKED: frozenset[str] = frozenset()
_WRITE_IN = "write in"
_LEFT: Final[Align] = "left"
_CENTER: Final[Align] = "center"


class Lines(NamedTuple):
    """A text broken into lines; `depth` is how far the last stands below the first."""

    style: Style
    lines: tuple[str, ...]
    depth: float


_NO_LINES = Lines(Style.BODY, (), 0.0)


class Kind(NamedTuple):
    """Symbol, type and the game's own words, which many units have alike.

    `items` stand below the upper edge of a row; `depth` is how far the lowest of the lines stands
    below the first.
    """

    items: tuple[Item, ...]
    depth: float


@dataclass(frozen=True)
class RowSetting:
    """What all rows of a sheet share. `now` is what stands on it beside what units tell.

    `stamps` are what many rows have alike, such as their boxes, each made once.
    """

    columns: Columns
    form: SheetForm
    metrics: Metrics
    blank: bool
    emblem: Callable[[str], str]
    now: SheetNow
    # Kept as long as this setting, which holds all that they depend on besides their keys.
    stamps: dict[object, tuple[Item, ...]] = field(default_factory=dict)
    lines: dict[tuple[str, Style, float], Lines] = field(default_factory=dict)
    kinds: dict[object, Kind] = field(default_factory=dict)

    def stamp(self, key: object, made: Callable[[], Iterable[Item]]) -> tuple[Item, ...]:
        """The items of this key; the same tuple each time."""
        known = self.stamps.get(key)
        if known is None:
            known = self.stamps[key] = tuple(made())
        return known

    def fitted(self, text: str, style: Style, width: float) -> Lines:
        """The text broken into lines; most texts stand in many rows."""
        key = (text, style, width)
        known = self.lines.get(key)
        if known is None:
            voice, lines = fitted(text, style, width, self.metrics)
            depth = max(0, len(lines) - 1) * voice.line_pt
            known = self.lines[key] = Lines(voice, lines, depth)
        return known


@dataclass(frozen=True, slots=True)
class RowBlock:
    """A unit with its texts broken into lines, ready to be placed at any height.

    `boxes` are the numbers in its step boxes; None where they are to be written in. `drop` is how
    far below its name they stand.
    """

    unit: UnitRow
    code: str
    boxes: tuple[str, ...] | None
    name: Lines
    kind: Kind
    hex: Lines
    note: Lines
    height: float
    drop: float

    def draw(self, y: float, setting: RowSetting) -> list[Item]:
        """The items of the row whose upper edge is at `y`, the rule below it last."""
        columns = setting.columns
        base = y + _BASELINE
        items: list[Item] = [Text(columns.code.x, base, columns.code.w, self.code, Style.SMALL)]
        items += _told(columns.designation, base, self.name)
        # Struck out and left on the sheet: the dead may come back.
        if _dead(self.unit) and not setting.blank:
            items += _strike(columns.designation, self.name, base, setting.metrics)
        # Apart from the furniture: rows of one kind differ in what is struck and ticked.
        items.append(Stamp(0.0, y, self.kind.items))
        base += self.drop
        items += self._told_steps(base, setting)
        items += _told(columns.hex, base, self.hex)
        if columns.note is not None:
            items += _told(columns.note, base, self.note)
        items.append(Stamp(0.0, y, self._furniture(setting)))
        return items

    def _furniture(self, setting: RowSetting) -> tuple[Item, ...]:
        """What is struck, ticked and written on, and the rule below: alike in many rows."""
        unit, ticked = self.unit, _NOTHING_TICKED
        if not setting.blank:
            ticked = setting.now.ticked.get(UnitId(unit.id), ticked)
        left = unit.steps if setting.blank else unit.steps_left
        boxes = self.boxes if _drawn(self.boxes, setting) else None
        depth = self.hex.depth, self.note.depth
        # All that the drawing depends on: rows with the same key share one stamp.
        key = (boxes, left, depth, self.height, self.drop, ticked)

        def made() -> Iterator[Item]:
            columns, page = setting.columns, setting.columns.page
            base = _BASELINE + self.drop + _WRITE_DROP
            if boxes is not None:
                yield from _step_boxes(boxes, left, self.drop, columns)
            yield Dotted(columns.hex.x, base + depth[0], columns.hex.right)
            yield from _ticks(ticked, self.drop, setting)
            if columns.note is not None:
                yield Dotted(columns.note.x, base + depth[1], columns.note.right)
            yield Rule(page.x, self.height, page.right, self.height, 0.5, quiet=True)

        return setting.stamp(key, made)

    def _told_steps(self, base: float, setting: RowSetting) -> Iterator[Item]:
        """Yield a count where there are too many steps for boxes, a line where none are known."""
        unit, place = self.unit, setting.columns.steps
        if self.boxes is None:
            # A blank sheet says nothing of losses.
            known = setting.blank or unit.steps_left == unit.steps
            words = _WRITE_IN if known else f"{unit.steps_left} of {unit.steps}, {_WRITE_IN}"
            style, lines, _ = setting.fitted(words, Style.SMALL, place.w)
            yield Text(place.x, base, place.w, lines[0], style)
            start = place.x + setting.metrics.width(lines[0], style) + 4
            yield Dotted(start, base + _WRITE_DROP, place.right)
        elif not _drawn(self.boxes, setting):
            shown = "…" if setting.blank else str(unit.steps_left)
            yield Text(place.x, base, place.w, f"{shown} of {unit.steps}", Style.SMALL)


def row_block(unit: UnitRow, code: str, setting: RowSetting) -> RowBlock:
    """Break a unit's texts into lines and measure how high its row becomes."""
    columns = setting.columns
    line = setting.form.line(unit)
    name = setting.fitted(unit.designation or "(no name)", Style.STRONG, columns.designation.w)
    kind = _kind(unit, line, setting)
    hex_lines = setting.fitted(_place(unit, setting), Style.BODY, columns.hex.w)
    note_lines = _NO_LINES
    if columns.note is not None:
        note = "; ".join(_notes(unit, setting))
        note_lines = setting.fitted(note, Style.BODY, columns.note.w)
    above = ROW_HEIGHT + max(name.depth, kind.depth)
    written = ROW_HEIGHT + max(hex_lines.depth, note_lines.depth)
    below = max(written, _boxes_height(line.boxes, setting))
    drop = above - _CLOSER if columns.stacked else 0.0
    return RowBlock(
        unit=unit,
        code=code,
        boxes=line.boxes,
        name=name,
        kind=kind,
        hex=hex_lines,
        note=note_lines,
        height=max(ROW_HEIGHT, above, drop + below),
        drop=drop,
    )


def _kind(unit: UnitRow, line: SheetLine, setting: RowSetting) -> Kind:
    """What units of this kind have alike, set once for all of them."""
    # By way of a list, which is quicker than a generator: this is asked for every unit.
    words = tuple([unit.rating_text if cell is None else cell for cell in line.cells])
    key = (unit.side, unit.type, unit.size, words)
    known = setting.kinds.get(key)
    if known is None:
        known = setting.kinds[key] = _set_kind(unit, words, setting)
    return known


def _set_kind(unit: UnitRow, words: Sequence[str], setting: RowSetting) -> Kind:
    columns = setting.columns
    cells = [(columns.type, setting.fitted(unit.type, Style.BODY, columns.type.w), _LEFT)]
    for place, column, text in zip(columns.words, setting.form.columns, words, strict=True):
        style = Style.STRONG if column.strong else Style.BODY
        cells.append((place, setting.fitted(text, style, place.w), _CENTER))
    symbol = Symbol(
        x=columns.symbol.x,
        y=_SYMBOL_DROP,
        w=_SYMBOL_W,
        h=_SYMBOL_H,
        type=unit.type,
        size=unit.size,
        emblem=setting.emblem(unit.side),
    )
    texts = (
        text for place, lines, align in cells for text in _told(place, _BASELINE, lines, align)
    )
    return Kind((symbol, *texts), max(lines.depth for _, lines, _ in cells))


def _told(column: Column, y: float, told: Lines, align: Align = "left") -> Sequence[Text]:
    """The lines of a column, the first on the baseline `y`."""
    style, lines, _ = told
    # Nearly every text is of one line, and many columns are empty.
    if not lines:
        return ()
    if len(lines) == 1:
        return (Text(column.x, y, column.w, lines[0], style, align),)
    return tuple(text_lines(column.x, y, column.w, lines, style, align))


def standing(unit: UnitRow) -> str:
    """Where a unit stands: its hex or place, with a word where that is beside the map."""
    away = unit.off_map and unit.status == UnitStatus.ON_MAP
    # A place may say so by its own name.
    if not away or OFF_MAP.word in unit.hex.replace("-", " ").casefold():
        return unit.hex
    return f"{unit.hex} ({OFF_MAP.word})" if unit.hex else OFF_MAP.word


def _place(unit: UnitRow, setting: RowSetting) -> str:
    """What stands under Hex: the hex, and where there is no note, that the unit arrives later."""
    if unit.status == UnitStatus.DUE and setting.columns.note is None:
        return unit.arrival_label
    return "" if setting.blank else standing(unit)


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


def _drawn(boxes: tuple[str, ...] | None, setting: RowSetting) -> bool:
    """Whether each step has a box; so many more are told as a number."""
    return boxes is not None and len(boxes) <= MOST_BOX_LINES * setting.form.boxes_in_line


def _boxes_height(boxes: tuple[str, ...] | None, setting: RowSetting) -> float:
    drawn = len(boxes or ()) if _drawn(boxes, setting) else 0
    # Rounded up: a line of boxes that is only begun takes its whole height.
    lines = -(-drawn // setting.columns.boxes_in_line)
    return ROW_HEIGHT + max(0, lines - 1) * (STEP_BOX + STEP_GAP)


def _strike(column: Column, lines: Lines, base: float, metrics: Metrics) -> Iterator[Item]:
    style, texts, _ = lines
    for at, text in enumerate(texts):
        # Through the middle of small letters.
        y = base + at * style.line_pt - 2.7
        right = column.x + metrics.width(text, style)
        yield Rule(column.x - 1, y, min(right + 1, column.right), y, 0.9)


def _step_boxes(boxes: tuple[str, ...], left: int, y: float, columns: Columns) -> Iterator[Item]:
    """Yield the boxes with their numbers, lost ones struck from the right."""
    pitch = STEP_BOX + STEP_GAP
    for at, number in enumerate(boxes):
        line, place = divmod(at, columns.boxes_in_line)
        x, top = columns.steps.x + place * pitch, y + _BOX_DROP + line * pitch
        yield Box(x, top, STEP_BOX, STEP_BOX, "" if at < left else "struck")
        if number:
            yield Text(x, top + NUMBER_DROP, STEP_BOX, number, Style.SMALL, "center")


def _ticks(ticked: frozenset[str], y: float, setting: RowSetting) -> Iterator[Item]:
    for column, group in zip(setting.columns.ticks, setting.form.ticks, strict=True):
        pitch = tick_pitch(group.letters)
        for at, letter in enumerate(group.letters):
            x = column.x + at * pitch
            mark: Mark = "filled" if letter in ticked else ""
            yield Box(x, y + _TICK_DROP, TICK_BOX, TICK_BOX, mark)
            place = x + TICK_BOX + 2.1
            yield Text(place, y + _BASELINE, pitch - TICK_BOX - 2.1, letter, Style.SMALL)
