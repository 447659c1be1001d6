"""What the player changed of units since a workbook brought them, and which imports there were."""

from __future__ import annotations

import json
from collections import Counter
from typing import TYPE_CHECKING, Final

from oobmgr.campaign.commands import AddUnit, ImportOrderOfBattle
from oobmgr.campaign.import_rows import ImportRow, UnitEdits
from oobmgr.domain.postings import Subject

if TYPE_CHECKING:
    from oobmgr.campaign.books import BooksSnapshot
    from oobmgr.domain.postings import JsonValue

_IMPORT: Final = ImportOrderOfBattle.__name__
_MAKING: Final = frozenset({_IMPORT, AddUnit.__name__})
"""Commands that bring units in: their postings of steps are not edits."""
_FORMATION: Final = "formation"
_STEPS_LEFT: Final = "steps_left"
_STANDING: Final = (
    "SELECT f.key, f.field, f.old, f.transaction_id, t.command FROM journal_fact AS f "
    "JOIN journal_transaction AS t ON t.id = f.transaction_id AND t.kind = 'do' "
    "WHERE f.subject = ? AND f.field {} '*' AND f.transaction_id > ? ORDER BY f.id"
)


def imports(books: BooksSnapshot) -> tuple[ImportRow, ...]:
    """The imports of orders of battle, newest first."""
    gone = books.reversals.taken
    return tuple(
        ImportRow(
            transaction=number,
            title=title,
            source=str(json.loads(values).get("source", "")),
            turn_label=books.game.calendar.label(turn),
            at=at,
            undone=number in gone,
        )
        for number, title, values, turn, at in books.rows(
            "SELECT id, title, command_values, turn, at FROM journal_transaction "
            "WHERE command = ? AND kind = 'do' ORDER BY id DESC",
            (_IMPORT,),
        )
    )


def unit_edits(books: BooksSnapshot, since: int) -> UnitEdits:
    """What was changed of units by other means than an import, after the transaction `since`.

    What an import set last counts as its own: only later changes are told.
    """
    origins, imported = _origins(books)
    before = _fields_before(books, since)
    formations: list[tuple[int, int, str, JsonValue]] = [
        (transaction, int(key), field, json.loads(old) if old else None)
        for key, field, old, transaction, command in _facts(books, Subject.FORMATION, since)
        if command != _IMPORT
    ]
    # Thousands of units share a few hundred formations, and a few imports that brought them.
    paths: dict[tuple[int, int], tuple[str, ...]] = {}
    # Where nobody edited anything, no unit is looked at.
    for row in books.unit_rows() if formations or before else ():
        own = int(str(before.get((row.id, _FORMATION), row.formation)))
        place = own, max(since, origins.get(row.id, 0))
        path = paths.get(place)
        if path is None:
            path = paths[place] = _path_before(own, books, formations, place[1])
        if path != row.path:
            before[row.id, _FORMATION] = list(path)
    changed = _steps_changed(books, since)
    # One that was taken off by hand lost its steps with that, and is no more.
    before |= {
        (unit.id, _STEPS_LEFT): unit.steps_left - changed[unit.id]
        for unit in books.units_of(unit for unit, change in changed.items() if change)
        if unit.id in origins
    }
    return UnitEdits(before, origins, frozenset(_removed_keys(books)), imported)


def _facts(
    books: BooksSnapshot, subject: Subject, since: int, *, whole: bool = False
) -> list[tuple[str, str, str | None, int, str]]:
    """Facts that stand, oldest first: key, field, old value, transaction and command."""
    gone = books.reversals.taken
    rows = books.rows(_STANDING.format("=" if whole else "!="), (subject, since))
    return [row for row in rows if row[3] not in gone]


def _fields_before(books: BooksSnapshot, since: int) -> dict[tuple[int, str], JsonValue]:
    before: dict[tuple[int, str], JsonValue] = {}
    for key, field, old, _, command in _facts(books, Subject.UNIT, since):
        if command == _IMPORT:
            before.pop((int(key), field), None)
        else:
            # The oldest change holds what the workbook still says.
            before.setdefault((int(key), field), json.loads(old) if old else None)
    return before


def _origins(books: BooksSnapshot) -> tuple[dict[int, int], frozenset[int]]:
    """The transaction that brought each unit, and which of these are imports."""
    facts = _facts(books, Subject.UNIT, 0, whole=True)
    brought = [(int(key), at, command) for key, _, old, at, command in facts if old is None]
    imported = frozenset(at for _, at, command in brought if command == _IMPORT)
    return {unit: at for unit, at, _ in brought}, imported


def _removed_keys(books: BooksSnapshot) -> list[str]:
    """The IDs of units that came from a workbook and were taken off."""
    removed = (old for _, _, old, _, _ in _facts(books, Subject.UNIT, 0, whole=True) if old)
    return [key for old in removed if (key := str(json.loads(old).get("source_key", "")))]


def _steps_changed(books: BooksSnapshot, since: int) -> Counter[int]:
    """How many steps each unit has won (or lost, below zero) by other means than an import."""
    gone = books.reversals.taken
    changed: Counter[int] = Counter()
    for account, amount, transaction, command in books.rows(
        "SELECT p.account, p.amount, p.transaction_id, t.command FROM journal_posting AS p "
        "JOIN journal_transaction AS t ON t.id = p.transaction_id AND t.kind = 'do' "
        "WHERE p.good = 'step' AND p.account LIKE 'unit:%' AND p.transaction_id > ? ORDER BY p.id",
        (since,),
    ):
        unit = int(account.rsplit(":", 1)[1])
        if transaction in gone:
            continue
        if command in _MAKING:
            # It says how many there are: what was won or lost before counts no more.
            changed[unit] = 0
        else:
            changed[unit] += amount
    return changed


def _path_before(
    formation: int,
    books: BooksSnapshot,
    edits: list[tuple[int, int, str, JsonValue]],
    since: int,
) -> tuple[str, ...]:
    """The names from the top down to a formation, as they were before its edits since."""
    path: list[str] = []
    above: JsonValue = formation
    # What was taken off since has no name to be told by: the path begins below it.
    while isinstance(above, int) and above in books.formations:
        _, _, parent, name = books.formations[above]
        was: dict[str, JsonValue] = {}
        for transaction, number, field, old in edits:
            if number == above and transaction > since:
                # They come oldest first, and the first says what stood there before all of them.
                was.setdefault(field, old)
        path.insert(0, str(was.get("name", name)))
        above = was.get("parent", parent)
    return tuple(path)
