"""Sheets made of units alone: boxes for counters, unit cards, and how units are drawn on any."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from oobmgr.campaign.report_rows import ReportMaterial
from oobmgr.campaign.rows import UnitRow
from oobmgr.domain.quantities import counted
from oobmgr.domain.units import PATH_SEPARATOR, UnitStatus
from oobmgr.reports.roster_pages import by_formation, in_tree_order
from oobmgr.reports.roster_row import standing
from oobmgr.rules.game import Game, Side
from oobmgr.rules.reporting import (
    CounterFace,
    DrawnRow,
    DrawnSection,
    ReportColumn,
    RowKind,
    Section,
    Shape,
    Value,
    number,
    wide,
    words,
)
from oobmgr.rules.unit_words import StepWords, UnitWords

_NO_FORMATION: Final = "In no formation"
UNKNOWN: Final = "?"
"""What stands for steps that nobody entered."""


def _columns(steps: StepWords) -> tuple[ReportColumn, ...]:
    return (
        wide("Formation and unit"), words("Type"), words("Size"), words("Ratings"),
        number(steps.title), number("Left"), wide("Where"),
    )  # fmt: skip


def counter_boxes(material: ReportMaterial, game: Game, side: Side) -> tuple[Section, ...]:
    """A box as large as a counter for each unit, by formation."""
    boxes = drawn_units("Boxes", Shape.COUNTERS, living(material, side), side, game.unit_words)
    return (boxes,)


def unit_cards(material: ReportMaterial, game: Game, side: Side) -> tuple[Section, ...]:
    """A card for each unit, by formation."""
    form = game.sheet_form(material.tables)

    def numbers(unit: UnitRow) -> tuple[str, ...]:
        return form.line(unit).boxes or ()

    units = living(material, side)
    return (drawn_units("Units", Shape.CARDS, units, side, game.unit_words, numbers),)


def ratings_now(unit: UnitRow, words: UnitWords) -> str:
    """The ratings of the side that lies face up: those of its reduced side, where it has one."""
    # Of a dead unit neither side lies face up: what is printed is told.
    if 0 < unit.steps_left < unit.steps and (side := words.reduced_side(unit.traits)):
        return side[1]
    return unit.rating_text


def _no_numbers(_: UnitRow) -> tuple[str, ...]:
    return ()


def _printed(unit: UnitRow) -> str:
    return unit.rating_text


def where(unit: UnitRow) -> str:
    """Where a unit is in words: its hex, when it arrives, or what its set-up says."""
    if unit.status == UnitStatus.DUE:
        return f"arrives {unit.arrival_label}".rstrip()
    if unit.status == UnitStatus.DEAD:
        return "dead"
    return standing(unit) or unit.setup


def living(material: ReportMaterial, side: Side) -> Iterator[UnitRow]:
    """The units of a side that are not dead."""
    for unit in material.units:
        if unit.side == side.id and unit.status != UnitStatus.DEAD:
            yield unit


def drawn_units(
    title: str,
    shape: Shape,
    units: Iterable[UnitRow],
    side: Side,
    words: UnitWords,
    numbers: Callable[[UnitRow], tuple[str, ...]] = _no_numbers,
    ratings: Callable[[UnitRow], str] = _printed,
) -> DrawnSection:
    """Units of a side under their formations, drawn in a shape; `numbers` stand in their boxes.

    A chart has their `ratings`, and with those still to arrive when they do.
    """
    rows = in_tree_order(units)
    tree = shape is Shape.CHART
    drawn = _tree(rows, side, words, ratings) if tree else _flat(rows, side, words, numbers)
    return DrawnSection(
        title=title,
        columns=_columns(words.step_words),
        rows=tuple(drawn),
        note=told(rows, words) if rows else "",
        empty="No unit is here.",
        shape=shape,
    )


def told(units: Sequence[UnitRow], words: UnitWords) -> str:
    """``3 units, 5 of 6 steps; 1 to arrive, 2 steps``.

    The dead, who stand on a chart as lost, are not counted; who is still to arrive is told apart.
    Units of unknown steps are counted beside the steps, never added.
    """
    due = [unit for unit in units if unit.status == UnitStatus.DUE]
    here = [unit for unit in units if unit.status not in {UnitStatus.DUE, UnitStatus.DEAD}]
    if not due:
        return _counted(here, words)
    # A leader and his staff have none to tell of.
    steps = _steps(due, words)
    if not here:
        return ", ".join(filter(None, (f"{counted(len(due), 'unit')} to arrive", steps)))
    later = ", ".join(filter(None, (f"{len(due):,} to arrive", steps)))
    return f"{_counted(here, words)}; {later}"


def _counted(units: Sequence[UnitRow], words: UnitWords) -> str:
    return ", ".join(filter(None, (counted(len(units), "unit"), _steps(units, words))))


def _steps(units: Sequence[UnitRow], words: UnitWords) -> str:
    """``5 of 6 steps``, or ``6 steps`` where none is lost; nothing where they have none."""
    known, steps_told = words.shown(units), words.step_words.told
    steps, left = sum(unit.steps for unit in known), sum(unit.steps_left for unit in known)
    lost = f"{left} of {steps_told(steps)}" if left < steps else steps_told(steps)
    return " and ".join(filter(None, (lost if steps else "", words.unsure_words(units))))


def steps_cells(unit: UnitRow, words: UnitWords) -> tuple[Value, Value]:
    """The steps of a unit in all and left, as a table tells them.

    Empty of a unit without: 0 would be said of one that lost all.
    """
    if words.unsure(unit):
        return UNKNOWN, UNKNOWN
    return (unit.steps, unit.steps_left) if words.shown((unit,))[0].steps else (None, None)


def known_sum(steps: int, *, unsure: bool) -> Value:
    """A sum of steps in a cell, with a question mark beside it where some are unknown."""
    return f"{steps} + {UNKNOWN}" if unsure else steps


def _tree(
    units: Sequence[UnitRow], side: Side, words: UnitWords, ratings: Callable[[UnitRow], str]
) -> Iterator[DrawnRow]:
    """Every formation once, below the one it belongs to, then its units."""
    # What a head tells counts all that stands below it, so that is gathered before the first is
    # drawn.
    below: dict[tuple[str, ...], list[UnitRow]] = {}
    for unit in units:
        for depth in range(1, len(unit.path) + 1):
            below.setdefault(unit.path[:depth], []).append(unit)
    known: set[tuple[str, ...]] = set()
    for path, own in by_formation(units):
        for depth in range(1, len(path) + 1):
            # A formation without units of its own still heads those below it, once.
            if path[:depth] not in known:
                known.add(path[:depth])
                name = path[depth - 1].strip() or _NO_FORMATION
                yield _formation(name, told(below[path[:depth]], words), depth - 1, path[:depth])
        if not path:
            yield _formation(_NO_FORMATION, told(own, words), 0, path)
        for unit in own:
            yield _in_chart(_row(unit, side, words, max(1, len(path))), unit, ratings(unit))


def _in_chart(row: DrawnRow, unit: UnitRow, ratings: str) -> DrawnRow:
    """A unit as it is now: on a chart it would else look whole, or as if it were there."""
    due = where(unit) if unit.status == UnitStatus.DUE else ""
    # The fourth of `_columns` is that of the ratings.
    cells = (*row.cells[:3], ratings, *row.cells[4:])
    return replace(row, cells=cells, face=replace(row.face, ratings=ratings, due=due))


def _flat(
    units: Sequence[UnitRow],
    side: Side,
    words: UnitWords,
    numbers: Callable[[UnitRow], tuple[str, ...]],
) -> Iterator[DrawnRow]:
    for path, own in by_formation(units):
        name = PATH_SEPARATOR.join(filter(str.strip, path)) or _NO_FORMATION
        yield _formation(name, told(own, words), 0, path)
        for unit in own:
            yield _row(unit, side, words, 0, numbers(unit))


def _formation(name: str, note: str, depth: int, path: tuple[str, ...]) -> DrawnRow:
    """The head of a formation, with a few words at its right."""
    # Only how many there are counts here, which the word for steps does not change.
    cells = (f"{name}: {note}", *(None for _ in _columns(StepWords())[1:]))
    return DrawnRow(cells=cells, kind=RowKind.HEAD, depth=depth, name=name, note=note, path=path)


def _row(
    unit: UnitRow, side: Side, words: UnitWords, depth: int, numbers: tuple[str, ...] = ()
) -> DrawnRow:
    """A unit as it is drawn in any shape."""
    name = unit.designation or "(no name)"
    place = where(unit)
    # Nobody knows how many boxes to draw of steps that were not entered.
    (known,) = words.shown((unit,))
    unsure = words.open_words(unit)
    facts = (PATH_SEPARATOR.join(unit.path), place, unsure, unit.note)
    return DrawnRow(
        cells=(name, unit.type, unit.size, unit.rating_text, *steps_cells(unit, words), place),
        depth=depth,
        name=name,
        face=CounterFace(
            name=name,
            type=unit.type,
            size=unit.size,
            ratings=unit.rating_text,
            emblem=side.emblem,
            steps=known.steps,
            left=known.steps_left,
            steps_told=words.step_words.told(known.steps) if known.steps else unsure,
            numbers=numbers,
        ),
        facts=tuple(fact for fact in facts if fact),
        path=unit.path,
        unit=int(unit.id),
    )
