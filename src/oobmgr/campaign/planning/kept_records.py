"""Records of a workbook that are not facts of their own: points in accounts, marks on units."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields
from typing import TYPE_CHECKING, Any, Final

from oobmgr.campaign.drafts import UNIT_COLUMNS
from oobmgr.campaign.unit_ids import UnitIds
from oobmgr.domain.errors import BadInput, Fault, collecting
from oobmgr.domain.postings import JsonValue
from oobmgr.domain.units import UnitState
from oobmgr.rules.record_kinds import SIDE, FieldType, Keeping, RecordKind, Values, Written

if TYPE_CHECKING:
    from oobmgr.campaign.books import BooksSnapshot
    from oobmgr.campaign.commands import ImportOrderOfBattle
    from oobmgr.domain.units import UnitValues
    from oobmgr.rules.game import Game

_ID: Final = UNIT_COLUMNS.index("id")
_SIDE: Final = UNIT_COLUMNS.index("side")
_KEY: Final = UNIT_COLUMNS.index("source_key")
_ADVICE: Final = "Write its ID as the sheet of units has it."


def sets_kept(command: ImportOrderOfBattle, game: Game) -> bool:
    """Whether an import has records that are kept otherwise than as facts of their own."""
    kept = {kind.subject for kind in game.record_kinds if kind.keeping is not None}
    return any(record.kind in kept for record in (*command.records, *command.cleared))


def plan_kept(
    command: ImportOrderOfBattle, new_units: Sequence[tuple[Any, ...]], books: BooksSnapshot
) -> Written:
    """What is written for the records of an import to be as it says.

    Raises:
        BadInput: two rows are about the same, or a row cannot be; carries all that is wrong.
    """
    # Most imports bring none of these, and need not know the units.
    if not sets_kept(command, books.game):
        return Written()
    kinds = [(kind, kind.keeping) for kind in books.game.record_kinds if kind.keeping is not None]
    ids = UnitIds(books.units())
    # Rows of an import may name units that it brings along.
    for row in new_units:
        ids.add(row[_ID], row[_SIDE], row[_KEY])
    # And are judged by what these units are, as those that are there already.
    books = books.with_units((*books.units(), *_units(command.units, new_units)))
    faults: list[Fault] = []
    written = [
        one
        for kind, keeping in kinds
        for one in _of_kind(kind, keeping, command, books, ids, faults)
    ]
    if faults:
        raise BadInput(*faults)
    return Written(
        tuple(posting for one in written for posting in one.postings),
        tuple(fact for one in written for fact in one.facts),
        # Once each: of many rows the same may be said.
        tuple(dict.fromkeys(fault for one in written for fault in one.warnings)),
    )


def _units(values: Sequence[UnitValues], rows: Sequence[tuple[Any, ...]]) -> Iterator[UnitState]:
    """The units that an import brings, as they will stand in the books."""
    for unit, row in zip(values, rows, strict=True):
        about = {each.name: getattr(unit, each.name) for each in fields(unit)}
        about |= {key: row[UNIT_COLUMNS.index(key)] for key in ("id", "steps_left", "status")}
        yield UnitState(**about, formation=row[UNIT_COLUMNS.index("formation_id")])


def _of_kind(
    kind: RecordKind,
    keeping: Keeping,
    command: ImportOrderOfBattle,
    books: BooksSnapshot,
    ids: UnitIds,
    faults: list[Fault],
) -> list[Written]:
    there = {keeping.key(values): values for values in keeping.rows(books)}
    written, seen = list[Written](), set[tuple[JsonValue, ...]]()
    will_be = dict(there)
    for records, stays in ((command.records, True), (command.cleared, False)):
        for record in records:
            if record.kind != kind.subject:
                continue
            with collecting(faults):
                values = _numbered(kind, record.values, ids)
                key = keeping.key(values)
                # Which of two rows is meant is not guessed.
                if key in seen:
                    message = f"{kind.name(record.values)} is in two rows."
                    raise BadInput(Fault(message, kind.sheet, advice="Keep one of them."))
                seen.add(key)
                written.append(keeping.change(books, there.get(key), values if stays else None))
                if stays:
                    will_be[key] = values
                else:
                    will_be.pop(key, None)
    if seen:
        faults.extend(keeping.together(will_be.values()))
    return written


def _numbered(kind: RecordKind, values: Values, ids: UnitIds) -> Values:
    """The values with units by their numbers.

    Raises:
        BadInput: nobody knows the unit, or it is of another side than the row says.
    """
    found = dict(values)
    for field in kind.fields:
        if field.type is not FieldType.UNIT or not isinstance(text := found[field.key], str):
            continue
        number = found[field.key] = ids.number(text)
        if number is None:
            message = f"{kind.sheet}: no unit is called {text!r}."
            raise BadInput(Fault(message, field.key, text, _ADVICE))
        if ids.side(number) != found[SIDE]:
            message = f"{kind.sheet}: {text} belongs to another side."
            raise BadInput(Fault(message, SIDE, str(found[SIDE]), "Correct the side, or the unit."))
    return found
