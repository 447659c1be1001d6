"""The ledger as the screen shows it: lines of movements, what the pools hold, figures by turn."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Final, Literal

from oobmgr.campaign.finding import movement_text
from oobmgr.campaign.naming import short_name
from oobmgr.campaign.queries import Queries
from oobmgr.campaign.rows import BalanceRow, LedgerRow, TurnFigures, held_words
from oobmgr.campaign.turn_rows import TurnRow
from oobmgr.domain.accounts import Account
from oobmgr.domain.quantities import shown, signed
from oobmgr.domain.values import dataclass
from oobmgr.rules.case_names import shown_case
from oobmgr.rules.game import Game
from oobmgr.ui.emblems import Emblem
from oobmgr.ui.widgets.filter_menu import FilterChoice
from oobmgr.ui.widgets.supply_plot import PlotSide, PlotTurn

Field = Literal["side", "good", "turn", "phase"]
ARROW: Final = "→"


@dataclass(frozen=True, slots=True)
class LedgerLine:
    """One movement with its words. `struck` says that it was taken back.

    `short_route` leaves out the details of accounts: ``Pool → Spent``, not ``Spent, movement``.
    """

    row: LedgerRow
    number: int
    emblem: str
    side_name: str
    route: str
    short_route: str
    change: str
    balance: str
    cases: tuple[str, ...]
    struck: bool
    found: str

    @property
    def case_words(self) -> str:
        """The cases as their chips write them."""
        return ", ".join(map(shown_case, self.cases))


@dataclass(frozen=True, slots=True)
class Holding:
    """What a side's pools hold of a good; `places` says where, where it lies in several.

    `amount` is what is known of it, and `held` the same in words.
    """

    side: str
    side_name: str
    emblem: str
    sign: str
    amount: int
    held: str
    limit: int | None
    name: str
    places: str

    @property
    def words(self) -> str:
        """``Blue supply points 141 of 160``."""
        limit = "" if self.limit is None else f" of {shown(self.limit)}"
        return f"{self.side_name} {self.name} {self.held}{limit}"


@dataclass(frozen=True)
class Ledger:
    """Everything that the screen shows; `as_of` is None for now."""

    lines: tuple[LedgerLine, ...]
    holdings: tuple[Holding, ...]
    turns: tuple[TurnRow, ...]
    figures: Mapping[str, tuple[TurnFigures, ...]]
    as_of: str | None = None


def read_ledger(queries: Queries, as_of: str | None = None) -> Ledger:
    """Read the ledger, now or as it was at the end of a turn. Takes a worker's time."""
    game = queries.game_at(as_of)
    rows = queries.ledger(as_of=as_of, every=True)
    if as_of is not None:
        # A later turn that was begun and taken back is told in its own place.
        rows = tuple(row for row in rows if row.turn <= as_of)
    return Ledger(
        lines=ledger_lines(rows, game),
        holdings=holdings(queries.balances(as_of), game),
        turns=queries.turns(),
        figures={
            good: tuple(
                figures
                for figures in queries.figures_by_turn(good, as_of, standing=True)
                if as_of is None or figures.turn <= as_of
            )
            for good in pool_goods(game)
        },
        as_of=as_of,
    )


def pool_goods(game: Game) -> tuple[str, ...]:
    """The goods that lie in pools, each once."""
    return tuple(dict.fromkeys(str(pool.good) for pool in game.pools))


def ledger_lines(rows: Iterable[LedgerRow], game: Game) -> tuple[LedgerLine, ...]:
    """Each movement with its words, newest first as the rows come."""
    sides: dict[str, tuple[str, str]] = {side.id: (side.emblem, side.name) for side in game.sides}
    # The same few accounts stand in thousands of lines.
    short = cache(lambda key: short_name(Account.from_key(key), game) if key else "")
    return tuple(_line(row, *sides.get(row.side, ("circle", "")), short) for row in rows)


def _line(row: LedgerRow, emblem: str, side_name: str, short: Callable[[str], str]) -> LedgerLine:
    # An entry without postings, such as the next phase, has a line too, and moves nothing.
    route = f"{row.source_name} {ARROW} {row.target_name}" if row.good else ""
    ends = (short(row.source_account), short(row.target_account))
    return LedgerLine(
        row=row,
        number=row.transaction,
        emblem=emblem,
        side_name=side_name,
        route=route,
        short_route=f" {ARROW} ".join(ends) if row.good else "",
        change=signed(row.change) if row.good else "",
        balance="" if row.balance is None else shown(row.balance),
        cases=row.cases,
        struck=row.state == "undone",
        found=movement_text(row),
    )


# Filters


@dataclass(frozen=True, slots=True)
class LedgerFilters:
    """What the menus ask for; empty for all."""

    side: str = ""
    good: str = ""
    turn: str = ""
    phase: str = ""


_VALUES: Final[dict[Field, Callable[[LedgerRow], str]]] = {
    "side": lambda row: row.side,
    "good": lambda row: row.good,
    "turn": lambda row: row.turn,
    "phase": lambda row: row.phase,
}


def matcher(filters: LedgerFilters) -> Callable[[LedgerLine], bool] | None:
    """The test that a line must pass, None where all pass."""
    wanted = [(_VALUES[f], value) for f in _VALUES if (value := getattr(filters, f))]
    if not wanted:
        return None
    return lambda line: all(value_of(line.row) == value for value_of, value in wanted)


def choices(
    field: Field, filters: LedgerFilters, ledger: Ledger, game: Game
) -> tuple[FilterChoice, ...]:
    """The entries of a menu, with how many lines each would show under the other filters."""
    others = matcher(replace(filters, **{field: ""}))
    value = _VALUES[field]
    counts = Counter(value(line.row) for line in ledger.lines if others is None or others(line))
    labels = _labels(field, ledger, game)
    # In the order of the game, and none that would show an empty list.
    return tuple(FilterChoice(key, labels[key], counts[key]) for key in labels if key in counts)


def _labels(field: Field, ledger: Ledger, game: Game) -> dict[str, str]:
    if field == "side":
        return {str(side.id): side.name for side in game.sides}
    if field == "good":
        return {str(good.id): good.name for good in game.goods}
    if field == "phase":
        return {str(phase.id): phase.name for phase in game.phases}
    return {turn.turn: turn.label for turn in reversed(ledger.turns)}


# What the pools hold


def holdings(balances: Sequence[BalanceRow], game: Game) -> tuple[Holding, ...]:
    """The pools side by side; a good that lies in several localities is summed up."""
    sides = {str(side.id): side for side in game.sides}
    groups: dict[tuple[str, str, str], list[BalanceRow]] = {}
    for row in balances:
        place = str(Account.from_key(row.account).place)
        groups.setdefault((row.side, place, row.good), []).append(row)
    order = {good: at for at, good in enumerate(pool_goods(game))}
    ranked = sorted(groups, key=lambda key: _rank(key, order, sides))
    return tuple(_holding(groups[key], sides[key[0]].name, sides[key[0]].emblem) for key in ranked)


def _rank(
    key: tuple[str, str, str], order: Mapping[str, int], sides: Mapping[str, object]
) -> tuple[int, int, str]:
    side, place, good = key
    return list(sides).index(side), order.get(good, len(order)), place


def _holding(rows: Sequence[BalanceRow], side_name: str, emblem: str) -> Holding:
    first = rows[0]
    account = Account.from_key(first.account)
    special = account.place != "pool"
    lying = [(Account.from_key(row.account).detail, row.amount) for row in rows if row.amount]
    places = ", ".join(f"{place} {shown(amount)}" for place, amount in lying if place)
    return Holding(
        side=first.side,
        side_name=side_name,
        emblem=emblem,
        sign=f"{first.sign}, {account.detail or account.place}" if special else first.sign,
        # What nobody entered is left out of the sum; `held` says in words that something is
        # missing.
        amount=sum(row.known or 0 for row in rows),
        held=held_words(rows),
        limit=next((row.limit for row in rows if row.limit is not None), None),
        name=first.good_name.lower(),
        places="" if special else places,
    )


# The plot


def plot_sides(figures: Sequence[TurnFigures], game: Game) -> tuple[PlotSide, ...]:
    """One panel for each side."""
    return tuple(
        PlotSide(side.name, Emblem(side.emblem), _summary(own), _plot_turns(own))
        for side in game.sides
        if (own := [figure for figure in figures if figure.side == side.id])
    )


def _plot_turns(figures: Sequence[TurnFigures]) -> tuple[PlotTurn, ...]:
    """The turns in order. A limit holds until another one is written."""
    turns = []
    limit: int | None = None
    for one in figures:
        limit = limit if one.limit is None else one.limit
        after = one.stock_after_initial
        # A turn in which it is not over yet shows what there is so far.
        stock = one.closing_stock if after is None else after
        turns.append(PlotTurn(one.turn_short, one.received, one.spent, stock, limit))
    return tuple(turns)


def _summary(figures: Sequence[TurnFigures]) -> str:
    words = {
        "received": sum(f.received for f in figures),
        "spent": sum(f.spent for f in figures),
        "converted": sum(f.exchanged for f in figures),
        "lost": sum(f.lost for f in figures),
        "adjusted": sum(f.adjusted for f in figures),
    }
    always = ("received", "spent")
    return ", ".join(f"{w} {shown(n)}" for w, n in words.items() if n or w in always)
