"""What a workbook that was read before says otherwise now, told on the command line by cell."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from collections.abc import Set as AbstractSet
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from oobmgr.campaign.rows import UnitRow
    from oobmgr.domain.units import UnitValues
    from oobmgr.exchange.comparison import ImportPreview
    from oobmgr.exchange.readings import OrderOfBattleReading, RowPlace

TAKEN_WORDS: Final = frozenset({"workbook", "remove", "add", "yes"})
"""Answers to a difference that let the workbook have its way; any other leaves it as it is."""


def dry_run(
    reading: OrderOfBattleReading, preview: ImportPreview, ticked: AbstractSet[str]
) -> dict[str, Any]:
    """What would be added, changed, left as it is or taken off, each by its cells, as JSON."""
    return {
        "added": [
            {"cell": reading.cell_of(unit.place, "designation"), "unit": _named(unit.values)}
            # Only a unit that the player removed is asked about; a new one simply comes in.
            | ({"id": unit.id, "ticked": unit.id in ticked} if unit.removed else {})
            for unit in preview.new
        ],
        "differences": [
            *_of_units(reading, preview, ticked),
            *_of_records(preview, ticked),
        ],
        "unchanged": list(row_ranges(preview.unchanged_places)),
        "missing": [
            {"id": one.id, "unit": _named(one.row), "ticked": one.id in ticked}
            for one in preview.missing
        ]
        + [
            {"id": one.id, "record": one.row.values, "ticked": one.id in ticked}
            for one in preview.missing_records
        ],
        "unreadable": [problem.where for problem in reading.errors],
    }


def _of_units(
    reading: OrderOfBattleReading, preview: ImportPreview, ticked: AbstractSet[str]
) -> Iterator[dict[str, Any]]:
    for unit in preview.changed:
        for one in unit.differences:
            yield {
                "id": one.id,
                "cell": reading.cell_of(unit.place, one.column),
                "unit": _named(unit.values),
                "field": one.field,
                "before": one.before,
                "in_campaign": one.in_campaign,
                "in_workbook": one.in_workbook,
                "standing": one.standing,
                "ticked": one.id in ticked,
            }


def _of_records(preview: ImportPreview, ticked: AbstractSet[str]) -> Iterator[dict[str, Any]]:
    for one in preview.changed_records:
        yield {
            "id": one.id,
            # A record may differ in several cells: its row is named.
            "cell": f"{one.place.sheet}!{one.place.row}",
            "record": one.name,
            "in_campaign": one.here,
            "in_workbook": one.there,
            "standing": one.standing,
            "ticked": one.id in ticked,
        }


def told_differences(
    reading: OrderOfBattleReading, preview: ImportPreview, ticked: AbstractSet[str]
) -> Iterator[str]:
    """The same as lines of text; what is the same is not told."""
    for unit in preview.changed:
        for one in unit.differences:
            cell = reading.cell_of(unit.place, one.column)
            here, there = one.in_campaign or "empty", one.in_workbook or "empty"
            told = f"{one.field} is {here}, in the workbook {there}"
            end = ", taken over" if one.id in ticked else ""
            yield f"differs: {cell} {_named(unit.values)}: {told} ({one.standing}{end})"
    for changed in preview.changed_records:
        place, here, there = changed.place, changed.here or "empty", changed.there or "empty"
        end = ", taken over" if changed.id in ticked else ""
        told = f"{changed.name} has {here}, in the workbook {there} ({changed.standing}{end})"
        yield f"differs: {place.sheet}!{place.row} {told}"
    for new in preview.new:
        if new.removed:
            cell = reading.cell_of(new.place, "designation")
            yield f"removed: {cell} {_named(new.values)} was removed from the campaign ({new.id})"
    for gone in preview.missing:
        yield f"missing: {_named(gone.row)} is no longer in the workbook ({gone.id})"
    for record in preview.missing_records:
        words = f": {record.words}" if record.words else ""
        yield f"missing: {record.name}{words} is no longer in the workbook ({record.id})"


def row_ranges(places: Iterable[RowPlace]) -> Iterator[str]:
    """Rows that follow each other as one: ``Blue!2:17``."""
    run: tuple[str, int, int] | None = None
    for sheet, row in places:
        if run and run[0] == sheet and row == run[2] + 1:
            run = (sheet, run[1], row)
            continue
        if run:
            yield _range(*run)
        run = (sheet, row, row)
    if run:
        yield _range(*run)


def _range(sheet: str, first: int, last: int) -> str:
    return f"{sheet}!{first}" if first == last else f"{sheet}!{first}:{last}"


def _named(unit: UnitValues | UnitRow) -> str:
    return f"{unit.designation} {unit.type} {unit.size}".strip()
