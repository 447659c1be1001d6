"""The columns of a Roster Sheet, as the paper has them."""

from collections.abc import Callable
from typing import Final

from oobmgr.domain.formation_names import path_words
from oobmgr.rules.rosters import (
    MarkTone,
    RosterColumn,
    RosterDeeds,
    RosterFigure,
    RosterRow,
    RosterRules,
)
from oobmgr.rules.unit_words import PLAIN_STEPS, StepWords
from oobmgr.ui.emblems import Emblem
from oobmgr.ui.viewmodels.roster_sheets import SheetLine, figure_note
from oobmgr.ui.widgets.columns import Column
from oobmgr.ui.widgets.paint import TagKind
from oobmgr.ui.widgets.steps import StepsRow
from oobmgr.ui.widgets.tags import Tag

CODE, SYMBOL, DESIGNATION, TYPE, RATINGS = range(5)
FIRST_FIGURE: Final = RATINGS + 1
_TONES: Final = {MarkTone.WARN: TagKind.WARN, MarkTone.BAD: TagKind.ERR}
_LINES: Final = {Emblem.SQUARE: TagKind.SQUARE_LINE, Emblem.DIAMOND: TagKind.DIAMOND_LINE}


def steps_column(rules: RosterRules) -> int:
    """Where the boxes stand."""
    return FIRST_FIGURE + len(rules.before)


def status_column(rules: RosterRules) -> int:
    """Where the markers stand."""
    return steps_column(rules) + 1 + len(rules.after)


def sheet_columns(rules: RosterRules) -> tuple[Column[SheetLine], ...]:
    """Row, symbol, designation, type, ratings, what else is printed, boxes, strengths, markers."""
    before = (
        # `at=at` binds it now: the columns are asked once the loop is over.
        _figure(column, lambda row, at=at: row.printed[at], strong=False)  # type: ignore[misc]
        for at, column in enumerate(rules.before)
    )
    after = (
        _figure(column, lambda row, at=at: row.strengths[at], strong=not at)  # type: ignore[misc]
        for at, column in enumerate(rules.after)
    )
    return (*_unit_columns(), *before, _steps(rules.step_words), *after, _status(), _did(rules.did))


def boxes_of(row: RosterRow, steps: StepWords = PLAIN_STEPS) -> StepsRow:
    """The boxes as they are drawn; a dashed box where they were not entered."""
    if not row.has_boxes:
        return StepsRow(0, none=True, step_words=steps)
    if not row.boxes_known:
        return StepsRow(0)
    unit = row.unit
    lost = unit.steps - unit.steps_left
    return StepsRow(unit.steps, lost, printed=row.boxes, step_words=steps)


def tags_of(line: SheetLine) -> tuple[Tag, ...]:
    """The markers as tags: that a unit is lost before them, that its counter is flipped behind."""
    own = _LINES.get(Emblem(line.emblem), TagKind.NEUTRAL)
    tones = ((mark, _TONES.get(mark.tone, own)) for mark in line.row.marks)
    marks = tuple(Tag(mark.words, tone, note=mark.words) for mark, tone in tones)
    if not line.row.unit.steps_left:
        return (Tag("lost", TagKind.NEUTRAL), *marks)
    return (*marks, Tag("flipped", TagKind.NEUTRAL)) if line.row.flipped else marks


def _is_lost(line: SheetLine) -> bool:
    return not line.row.unit.steps_left


def _symbol_words(line: SheetLine) -> str:
    return f"{line.row.unit.type} {line.row.unit.size}".strip()


def _unit_columns() -> tuple[Column[SheetLine], ...]:
    return (
        Column(key="code", title="Row", text=lambda u: u.code, token="ink2", width=42,
            sentence="The code of the row: type it to go there."),
        Column(
            key="symbol", title="", text=lambda u: u.row.unit.size, width=38, search=False,
            paint=lambda u: (u.row.unit.type, u.row.unit.size, u.emblem), spoken=_symbol_words,
            tooltip=_symbol_words,
            sentence="The symbol of the type, with the size above it, in the form of the side.",
        ),
        Column(
            key="designation", title="Designation", text=lambda u: u.row.unit.designation,
            strong=True, elide="names", struck=_is_lost, tooltip=_about,
            sentence="The number or name of the unit.",
        ),
        Column(
            key="type", title="Type", text=lambda u: u.row.kind, token="ink2", elide="apart",
            tooltip=lambda u: u.row.unit.type,
            sentence="What kind of unit it is.",
        ),
        Column(
            key="ratings", title="Ratings", text=lambda u: u.row.ratings, align="center", width=66,
            search=False, tooltip=lambda u: u.row.ratings_note,
            sentence="The ratings of the unit, as its counter prints them.",
        ),
    )  # fmt: skip


def _about(line: SheetLine) -> str:
    unit = line.row.unit
    hexes = f"\nHex {unit.hex}" if unit.hex else ""
    return f"{line.name}, {unit.nation}\n{path_words(unit.path)}{hexes}"


def _figure(
    column: RosterColumn, of: Callable[[RosterRow], RosterFigure], *, strong: bool
) -> Column[SheetLine]:
    return Column(
        key=column.name, title=column.title, text=lambda u: of(u.row).text, align="center",
        width=66 if column.wide else 38, strong=strong, search=False,
        tooltip=lambda u: figure_note(of(u.row), column.name),
        sentence=f"{column.name}.", case=lambda _: column.case,
    )  # fmt: skip


def _steps(words: StepWords) -> Column[SheetLine]:
    return Column(
        key="steps", title=words.title, text=lambda u: boxes_of(u.row, words).words, search=False,
        paint=lambda u: boxes_of(u.row, words), tooltip=lambda u: _steps_note(u.row, words),
        sentence=f"The boxes of the {words.several}: those that are lost are struck.",
    )  # fmt: skip


def _steps_note(row: RosterRow, words: StepWords) -> str:
    if not row.has_boxes:
        return f"It has no {words.several}."
    if not row.boxes_known:
        return "Press B and enter the boxes from your sheet."
    side = "on its back" if row.flipped else "front up"
    return f"{row.unit.steps_left} of {words.told(row.unit.steps)}, {side}"


def _status() -> Column[SheetLine]:
    return Column(
        key="status", title="Status", text=lambda u: ", ".join(tag.text for tag in tags_of(u)),
        stretch=True, paint=tags_of, search=False,
        tooltip=lambda u: "\n".join(tag.text for tag in tags_of(u)),
        sentence="What was marked on the unit, and whether it is lost or flipped.",
    )  # fmt: skip


def _did(deeds: RosterDeeds) -> Column[SheetLine]:
    return Column(
        key=deeds.key, title=deeds.title, text=lambda u: u.row.did_short, token="ink2", width=78,
        search=False, tooltip=lambda u: "\n".join(u.row.did),
        sentence="What the unit did in this turn.",
    )  # fmt: skip
