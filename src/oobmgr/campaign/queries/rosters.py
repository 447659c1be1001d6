"""Roster Sheets: all rows at one moment, or only those that changed since."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from oobmgr.campaign.books import BooksSnapshot
from oobmgr.campaign.queries import order_of_battle
from oobmgr.campaign.queries.moments import moment
from oobmgr.domain.postings import WHOLE, Subject, UnitId
from oobmgr.rules.rosters import (
    NO_MARKERS,
    RosterBook,
    RosterChanges,
    RosterRow,
    RosterRules,
)

if TYPE_CHECKING:
    from oobmgr.domain.units import UnitState

# A change of these moves rows, or changes what every row says.
_OF_ALL_ROWS: Final = frozenset({Subject.FORMATION, Subject.OVERRIDE, Subject.OPTION})
_MOVES_ROWS: Final = frozenset({WHOLE, "formation"})
_FEW: Final = 100
"""More rows than these are read quicker all together than one by one."""


def roster_book(books: BooksSnapshot, rules: RosterRules, as_of: str | None) -> RosterBook:
    """Every row of every sheet in tree order, now or as of the end of a turn."""
    states = order_of_battle.units(books, as_of)
    then = moment(books, as_of, states)
    # Of a game that its player describes, the sheets are those of then.
    rules = then.game.roster or rules
    return RosterBook(
        version=then.version,
        sheets=rules.sheets(then.tables),
        rows=_rows(then, rules, states),
        tables=then.tables,
        standing=rules.standing(then),
        playing=then.side,
    )


def roster_changes(
    books: BooksSnapshot, rules: RosterRules, since: int, besides: Iterable[UnitId] = ()
) -> RosterChanges:
    """The rows of units that later transactions touched, and of those `besides`."""
    version = books.version
    touched = _touched(books, rules, since)
    if touched is None:
        return RosterChanges(version, None)
    wanted = sorted(touched | set(besides))
    if len(wanted) > _FEW:
        return RosterChanges(version, None)
    states = tuple(books.unit(unit) for unit in wanted)
    return RosterChanges(version, _rows(books, rules, states), rules.standing(books), books.side)


def _rows(
    books: BooksSnapshot, rules: RosterRules, states: Sequence[UnitState]
) -> tuple[RosterRow, ...]:
    held = rules.lying(books)
    tables = books.tables
    return tuple(rules.row(unit, held.get(str(unit.id), NO_MARKERS), tables) for unit in states)


def _touched(books: BooksSnapshot, rules: RosterRules, since: int) -> set[UnitId] | None:
    """The units that transactions after `since` touched; None where rows came, went or moved."""
    facts = books.rows(
        "SELECT DISTINCT subject, key, field FROM journal_fact WHERE transaction_id > ?", (since,)
    )
    found: set[UnitId] = set()
    for subject, key, field in facts:
        # A house rule may change a figure on every sheet, a formation the order of its rows.
        if subject in _OF_ALL_ROWS or (subject == Subject.UNIT and field in _MOVES_ROWS):
            return None
        if subject == Subject.UNIT or subject in rules.subjects:
            found.add(UnitId(int(key)))
    # A loss of steps alone leaves no fact: it stands in the postings.
    steps = books.rows(
        "SELECT DISTINCT account FROM journal_posting "
        "WHERE transaction_id > ? AND good = 'step' AND account LIKE 'unit:%'",
        (since,),
    )
    return found | {UnitId(int(account.rpartition(":")[2])) for (account,) in steps}
