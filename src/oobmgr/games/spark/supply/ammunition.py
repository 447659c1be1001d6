"""Ammunition: one stock to an Army on the Soviet side, one for the German side (SP-SUP-03)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Final

from oobmgr.domain.accounts import Account, Place, SideId
from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact, transfer
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Step
from oobmgr.games.spark import fact_kinds
from oobmgr.games.spark.roster.strength import Firer, firer_of
from oobmgr.games.spark.units.unit import SparkUnit, units_of
from oobmgr.games.spark.words import AMMUNITION, GERMAN
from oobmgr.games.spark.written import Written
from oobmgr.rules.books import Books, PhaseId
from oobmgr.rules.entered import enter
from oobmgr.rules.nearest import folded

CASE: Final = "SP-SUP-03"
GERMAN_STOCK: Final = "German forces"
SOVIET_STOCK: Final = "Soviet forces"
_ARMIES: Final = ("army", "front")
"""What is in the name of a formation that has a stock of its own."""
_STOCK: Final = "ammunition"
_COUNTED: Final = "ammunition_counted"


def stock(side: SideId, name: str) -> Account:
    """Where the ammunition of an Army lies; the German side has one stock, whatever its name."""
    return Account(Place.POOL, side, GERMAN_STOCK if side == GERMAN else name.strip())


def stocks(books: Books, side: SideId) -> Mapping[str, int]:
    """The stocks of a side by name: those that hold something, and those of its units' Armies."""
    # Those of the units, too: an empty stock must be there to be filled.
    of_units = (ammunition_account(books, unit.side, unit.path) for unit in books.units())
    named = {account: 0 for account in of_units if account.side == side}
    held = {
        account: amount
        for account, amount in books.balances(AMMUNITION).items()
        if account.place is Place.POOL and account.side == side
    }
    return {account.detail: amount for account, amount in sorted((named | held).items())}


def ammunition_account(books: Books, side: SideId, path: tuple[str, ...]) -> Account:
    """The stock that units below these formations shoot from.

    It is that of the nearest formation for which one was named, else of the topmost, if it is an
    Army (SP-X-06).
    """
    return stock(side, stock_name(side, path, lambda key: _named(books, key)))


def stock_name(side: SideId, path: tuple[str, ...], named: Callable[[str], str]) -> str:
    """The same by name; `named` tells the stock that was named for ``side:formation``, if any."""
    # The text keeps German ammunition as one.
    if side == GERMAN:
        return GERMAN_STOCK
    # The rule has a stock for each Army and its example the stock of a Front pay: so any
    # formation may have one, and the nearest counts.
    found = (named(f"{side}:{formation}") for formation in reversed(path))
    # A stock is an Army's: where a roster names none, its divisions do not have one each.
    army = bool(path) and any(word in path[0].casefold().split() for word in _ARMIES)
    return next(filter(None, found), path[0] if army else SOVIET_STOCK)


def account_of(books: Books, unit: SparkUnit) -> Account:
    """The stock that a unit shoots from."""
    return ammunition_account(books, unit.state.side, unit.state.path)


def _named(books: Books, key: str) -> str:
    named = books.fact(fact_kinds.SUPPLY, key, _STOCK)
    # One that was entered for a formation is its own, whatever that is called.
    counted_ = not named and books.fact(fact_kinds.SUPPLY, key, _COUNTED)
    return key.split(":", 1)[-1] if counted_ else str(named or "")


def named_stocks(books: Books) -> Mapping[str, str]:
    """The stocks that were named, by ``side:formation``."""
    known = books.facts(fact_kinds.SUPPLY).items()
    own = {key: key.split(":", 1)[-1] for key in counted_stocks(books)}
    return own | {key: str(value) for (key, name), value in known if name == _STOCK and value}


def name_stock(books: Books, side: SideId, formation: str, name: str) -> tuple[Fact, ...]:
    """Let the units of a formation shoot from a stock; from that of their Army without a name."""
    return enter(books, fact_kinds.SUPPLY, f"{side}:{formation}", _STOCK, name.strip() or None)


def known_stock(books: Books, side: SideId, name: str) -> Account:
    """The stock of this name; one that the books know keeps the name that it has."""
    # Otherwise one Army in other capitals would have two stocks, each short of what the other
    # holds.
    like = folded(name.strip())
    return stock(side, next((n for n in stocks(books, side) if folded(n) == like), name))


def is_counted(books: Books, account: Account) -> bool:
    """Whether the points of a stock were ever entered; until then nobody knows what it holds."""
    key = f"{account.side}:{account.detail}"
    return bool(
        books.fact(fact_kinds.SUPPLY, key, _COUNTED) or books.balance(account, AMMUNITION) > 0
    )


def uncounted_stocks(books: Books) -> tuple[Account, ...]:
    """The stocks that artillery shoots from and that nobody entered, the Soviet ones first."""
    artillery = (unit for unit in units_of(books) if firer_of(unit) is Firer.ARTILLERY)
    shot_from = {account_of(books, unit) for unit in artillery}
    open_yet = (account for account in shot_from if not is_counted(books, account))
    return tuple(sorted(open_yet, key=lambda account: (account.side == GERMAN, account)))


def waiting_stocks(books: Books, pool: Account) -> tuple[Account, ...]:
    """The stocks of a side that nobody entered; its pool itself where none was named or entered."""
    own = tuple(account for account in uncounted_stocks(books) if account.side == pool.side)
    if own:
        return own
    # The German side has a single stock whatever it is called, so that one alone can be missing.
    if pool.side == GERMAN:
        only = stock(GERMAN, "")
        return () if is_counted(books, only) else (only,)
    counted_ = any(key.startswith(f"{pool.side}:") for key in counted_stocks(books))
    return () if counted_ or any(stocks(books, pool.side).values()) else (pool,)


def counted_stocks(books: Books) -> tuple[str, ...]:
    """The stocks whose points were entered, as ``side:name``."""
    known = books.facts(fact_kinds.SUPPLY).items()
    return tuple(key for (key, name), value in known if name == _COUNTED and value)


def count_stock(books: Books, account: Account) -> tuple[Fact, ...]:
    """From now on a stock is known, and no unit shoots more than it holds."""
    key = f"{account.side}:{account.detail}"
    return enter(books, fact_kinds.SUPPLY, key, _COUNTED, new=True)


def spend_ammunition(
    books: Books, shots: Iterable[tuple[SparkUnit, int]], phase: PhaseId | None = None
) -> Written:
    """Take the points of these shots from the stocks of the units that make them.

    A stock that was never entered does not stop a shot: its points come from outside the books.
    """
    needed: Counter[Account] = Counter()
    for unit, points in shots:
        needed[account_of(books, unit)] += points
    when = phase or books.phase
    bills = (_bill(books, account, points, when) for account, points in needed.items() if points)
    return sum(bills, Written())


def _bill(books: Books, account: Account, points: int, phase: PhaseId) -> Written:
    name, target = account.detail, Account(Place.SPENT, account.side, phase)
    line = Step(f"Ammunition, {name}", -points, case=CASE)
    if not is_counted(books, account):
        # The player may keep his ammunition on paper: then the books must not stop the shot.
        outside = Account(Place.OPENING, account.side, account.detail)
        advice = "Enter what it holds under Ammunition received."
        told = Fault(f"The stock of {name} was never entered.", "ammunition", "", advice, CASE)
        return Written(
            transfer(outside, target, AMMUNITION, points), working=(line,), warnings=(told,)
        )
    postings = transfer(account, target, AMMUNITION, points)
    # Marked at its first shot: a stock that came with the set-up would count as never entered again
    # once it is shot empty.
    facts = count_stock(books, account)
    held = books.balance(account, AMMUNITION)
    sentence = f"{name} has {counted(held, 'ammunition point')}, {points} needed."
    short = Fault(sentence, "ammunition", str(points), "Fire fewer units.", CASE)
    return Written(postings, facts, (line,), refusals=(short,) if held < points else ())
