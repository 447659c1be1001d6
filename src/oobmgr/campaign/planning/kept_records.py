"""Records of a workbook that are not facts of their own: points in accounts, marks on units."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from oobmgr.campaign.drafts import UNIT_COLUMNS
from oobmgr.campaign.unit_ids import UnitIds
from oobmgr.domain.errors import BadInput, Fault, collecting
from oobmgr.domain.postings import JsonValue
from oobmgr.rules.record_kinds import SIDE, FieldType, Keeping, RecordKind, Values, Written

if TYPE_CHECKING:
    from oobmgr.campaign.books import BooksSnapshot
    from oobmgr.campaign.commands import ImportOrderOfBattle

_ID: Final = UNIT_COLUMNS.index("id")
_SIDE: Final = UNIT_COLUMNS.index("side")
_KEY: Final = UNIT_COLUMNS.index("source_key")
_ADVICE: Final = "Write its ID as the sheet of units has it."


def plan_kept(
    command: ImportOrderOfBattle, new_units: Sequence[tuple[Any, ...]], books: BooksSnapshot
) -> Written:
    """What is written for the records of an import to be as it says.

    Raises:
        BadInput: two rows are about the same, or a row cannot be; carries all that is wrong.
    """
    kinds = [(kind, kind.keeping) for kind in books.game.record_kinds if kind.keeping is not None]
    named = {record.kind for record in (*command.records, *command.cleared)}
    # Most imports bring none of these, and need not know the units.
    if named.isdisjoint(kind.subject for kind, _ in kinds):
        return Written()
    ids = UnitIds(books.units())
    # Rows of an import may name units that it brings along.
    for row in new_units:
        ids.add(row[_ID], row[_SIDE], row[_KEY])
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
    )


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
    for records, stays in ((command.records, True), (command.cleared, False)):
        for record in records:
            if record.kind != kind.subject:
                continue
            with collecting(faults):
                values = _numbered(kind, record.values, ids)
                key = keeping.key(values)
                if key in seen:
                    message = f"{kind.name(record.values)} stands in two rows."
                    raise BadInput(Fault(message, kind.sheet, advice="Keep one of them."))
                seen.add(key)
                written.append(keeping.change(books, there.get(key), values if stays else None))
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
            message = f"{kind.sheet}: {text} is of another side."
            raise BadInput(Fault(message, SIDE, str(found[SIDE]), "Mend the side, or the unit."))
    return found
