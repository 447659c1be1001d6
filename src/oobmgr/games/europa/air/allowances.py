"""The Group Allowance of a nation as it stands in the books, and the groups that count."""

from __future__ import annotations

from fractions import Fraction

from oobmgr.domain.postings import Subject
from oobmgr.games.europa.air.group_allowance import GroupAllowanceLaterInputs, group_allowance_later
from oobmgr.games.europa.air.held import State, Stock
from oobmgr.games.europa.air.nations import COUNTRIES, AirNation
from oobmgr.games.europa.air.order_of_battle import allowance, parts_at_start
from oobmgr.rules.books import Books

JULY = "july"
SCHEDULED = "scheduled"


def allowance_key(nation: AirNation) -> str:
    """The key of what a nation received beside its strength at start."""
    return f"air:{COUNTRIES[nation]}"


def allowance_now(books: Books, nation: AirNation) -> int:
    """The Group Allowance: at start, of July I where received, half of what came later (AIR-11)."""
    july = books.fact(Subject.CONDITION, allowance_key(nation), JULY)
    parts = parts_at_start(books.variant) + ((JULY,) if july else ())
    base, _ = allowance(nation, parts, books.tables)
    later = books.fact(Subject.CONDITION, allowance_key(nation), SCHEDULED)
    new = (later,) if isinstance(later, int) else ()
    asked = GroupAllowanceLaterInputs(Fraction(base), new, books.options)
    return group_allowance_later(asked, books.tables).result


def on_map(stock: Stock, nation: AirNation, *states: State) -> int:
    """How many groups of a nation stand at bases: in the named states, in any if none is named."""
    wanted = states or (State.OPERABLE, State.INOPERABLE)
    country = COUNTRIES[nation]
    return sum(
        n for (group, spot), n in stock.items() if group.nation == country and spot.state in wanted
    )
