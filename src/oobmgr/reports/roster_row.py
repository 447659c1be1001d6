"""One unit's line on a roster sheet."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from oobmgr.campaign.rows import UnitRow
from oobmgr.domain.units import UnitStatus
from oobmgr.reports.drawing import Box, Dotted, Item, Rule, Style, Symbol, Text
from oobmgr.reports.metrics import Metrics, fitted
from oobmgr.reports.roster_columns import (
    MOST_STEP_BOXES,
    STEP_BOX,
    STEP_GAP,
    TICK_BOX,
    TICK_PITCH,
    Column,
    Columns,
)
from oobmgr.rules.sheets import SheetForm

ROW_HEIGHT = 16.75
_BASELINE = 10.9
_SYMBOL_W = 15.6
_SYMBOL_H = 14.64
_SYMBOL_DROP = 1.2

Lines = tuple[Style, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class RowSetting:
    """What all rows of a sheet share."""

    columns: Columns
    form: SheetForm
    metrics: Metrics
    blank: bool
    emblem: Callable[[str], str]


@dataclass(frozen=True, slots=True)
class RowBlock:
    """A unit with its texts broken into lines, ready to be placed at any height."""

    unit: UnitRow
    code: str
    cells: tuple[tuple[Column, Lines, str], ...]
    hex: Lines
    note: Lines
    height: float

    def draw(self, y: float, setting: RowSetting) -> Iterator[Item]:
        """Yield the items of the row whose upper edge is at `y`, the rule below it last."""
        columns = setting.columns
        base = y + _BASELINE
        yield Text(columns.code.x, base, columns.code.w, self.code, Style.SMALL)
        yield Symbol(
            columns.symbol.x,
            y + _SYMBOL_DROP,
            _SYMBOL_W,
            _SYMBOL_H,
            self.unit.type,
            self.unit.size,
            setting.emblem(self.unit.side),
        )
        for column, lines, align in self.cells:
            yield from _texts(column, base, lines, align)
        if _dead(self.unit) and not setting.blank:
            yield from _strike(*self.cells[0][:2], base, setting.metrics)
        yield from _step_boxes(self.unit, y, setting)
        yield from _written(columns.hex, base, self.hex)
        yield from _ticks(y, setting)
        yield from _written(columns.note, base, self.note)
        bottom = y + self.height
        yield Rule(columns.page.x, bottom, columns.page.right, bottom, 0.5, quiet=True)


def row_block(unit: UnitRow, code: str, setting: RowSetting) -> RowBlock:
    """Break a unit's texts into lines and measure how high its row becomes."""
    columns, metrics = setting.columns, setting.metrics
    texts = (
        (columns.designation, unit.designation or "(no name)", Style.STRONG, "left"),
        (columns.type, unit.type, Style.BODY, "left"),
        (columns.full, unit.rating_text, Style.STRONG, "center"),
        (columns.cadre, unit.traits.get("cadre", ""), Style.BODY, "center"),
    )
    cells = tuple(
        (column, fitted(text, style, column.w, metrics), align)
        for column, text, style, align in texts
    )
    place = "" if setting.blank else unit.hex
    hex_lines = fitted(place, Style.BODY, columns.hex.w, metrics)
    note_lines = fitted(_note(unit, blank=setting.blank), Style.BODY, columns.note.w, metrics)
    heights = [_text_height(lines) for _, lines, _ in cells]
    heights += [_text_height(hex_lines), _text_height(note_lines), _boxes_height(unit, columns)]
    return RowBlock(unit, code, cells, hex_lines, note_lines, max(ROW_HEIGHT, *heights))


def _note(unit: UnitRow, *, blank: bool) -> str:
    if unit.status == UnitStatus.DUE:
        arrives = f"arrives {unit.arrival_label}".rstrip()
        return arrives if blank or not unit.note else f"{arrives}; {unit.note}"
    if blank:
        return ""
    if _dead(unit):
        return f"dead; {unit.note}" if unit.note else "dead"
    return unit.note


def _dead(unit: UnitRow) -> bool:
    return unit.status == UnitStatus.DEAD


def _text_height(lines: Lines) -> float:
    style, texts = lines
    return ROW_HEIGHT + max(0, len(texts) - 1) * style.line_pt


def _box_count(unit: UnitRow) -> int:
    """Return how many boxes are drawn: none for a unit with more steps than a row has boxes."""
    return unit.steps if unit.steps <= MOST_STEP_BOXES else 0


def _boxes_height(unit: UnitRow, columns: Columns) -> float:
    lines = -(-_box_count(unit) // columns.boxes_in_line)
    return ROW_HEIGHT + max(0, lines - 1) * (STEP_BOX + STEP_GAP)


def _texts(column: Column, base: float, lines: Lines, align: str) -> Iterator[Item]:
    style, texts = lines
    for at, text in enumerate(texts):
        y = base + at * style.line_pt
        if align == "center":
            yield Text(column.x, y, column.w, text, style, "center")
        else:
            yield Text(column.x, y, column.w, text, style)


def _strike(column: Column, lines: Lines, base: float, metrics: Metrics) -> Iterator[Item]:
    style, texts = lines
    for at, text in enumerate(texts):
        y = base + at * style.line_pt - 2.7
        right = column.x + metrics.width(text, style)
        yield Rule(column.x - 1, y, min(right + 1, column.right), y, 0.9)


def _written(column: Column, base: float, lines: Lines) -> Iterator[Item]:
    """Yield a cell that is written in by hand: what is known, above a dotted line."""
    yield from _texts(column, base, lines, "left")
    style, texts = lines
    y = base + max(0, len(texts) - 1) * style.line_pt + 2.9
    yield Dotted(column.x, y, column.right)


def _step_boxes(unit: UnitRow, y: float, setting: RowSetting) -> Iterator[Item]:
    """Yield the boxes, lost ones struck from the right; a count where there are too many."""
    columns = setting.columns
    left = unit.steps if setting.blank else unit.steps_left
    if unit.steps > MOST_STEP_BOXES:
        shown = "…" if setting.blank else str(left)
        text = f"{shown} of {unit.steps}"
        yield Text(columns.steps.x, y + _BASELINE, columns.steps.w, text, Style.SMALL)
        return
    pitch = STEP_BOX + STEP_GAP
    for at in range(unit.steps):
        line, place = divmod(at, columns.boxes_in_line)
        x, top = columns.steps.x + place * pitch, y + 2.6 + line * pitch
        yield Box(x, top, STEP_BOX, STEP_BOX, "" if at < left else "struck")


def _ticks(y: float, setting: RowSetting) -> Iterator[Item]:
    for column, group in zip(setting.columns.ticks, setting.form.ticks, strict=True):
        for at, letter in enumerate(group.letters):
            x = column.x + at * TICK_PITCH
            yield Box(x, y + 5.4, TICK_BOX, TICK_BOX, weight=0.5)
            yield Text(
                x + TICK_BOX + 2.1,
                y + _BASELINE,
                TICK_PITCH - TICK_BOX - 2.1,
                letter,
                Style.SMALL,
            )
