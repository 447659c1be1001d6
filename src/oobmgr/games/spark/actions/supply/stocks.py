"""Ammunition in stocks, and units that are out of supply."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from enum import StrEnum
from typing import Any, Final

from oobmgr.domain.accounts import Account, Place
from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import transfer
from oobmgr.domain.quantities import NOT_ENTERED, counted
from oobmgr.domain.rulings import Ruling, Step, StepKind, ruled
from oobmgr.domain.values import dataclass
from oobmgr.domain.wording import with_capital
from oobmgr.games.spark.actions.marker_ways import Way, set_ways
from oobmgr.games.spark.actions.picked import in_no_hex, units_told
from oobmgr.games.spark.picking.by_hex import LIVING
from oobmgr.games.spark.picking.known_hexes import stock_names
from oobmgr.games.spark.supply.ammunition import (
    count_stock,
    is_counted,
    known_stock,
    name_stock,
    stocks,
    uncounted_stocks,
)
from oobmgr.games.spark.turns import day_of
from oobmgr.games.spark.words import (
    AMMUNITION,
    GERMAN,
    INITIATIVE,
    RECOVERY,
    SIDE_NAMES,
    SOVIET,
    Marker,
    Player,
    player_of,
)
from oobmgr.rules.actions import ActionPlan, Openings, action
from oobmgr.rules.books import Books
from oobmgr.rules.bounds import FEW, MANY
from oobmgr.rules.fields import choice_told, count_told, open_told, text_told
from oobmgr.rules.nearest import did_you_mean, folded
from oobmgr.rules.offered_words import offering

# SP-X-06: by the rule each Army has a stock, in the example units of an Army draw on that of their
# Front. So a player can say from which stock a formation shoots.
_CASE: Final = "SP-SUP-03"
_WHEN: Final = (INITIATIVE, *RECOVERY)
_GROUP: Final = "Supply"
_NO_RECEIPT: Final = "supply.ammunition.day_without_receipt"


# What an action declares that is about Soviet stocks alone.
_OF_STOCKS: Final[dict[str, Any]] = {
    "phases": _WHEN,
    "offered": lambda books: bool(stocks(books, SOVIET)),
    "not_now": Fault("No Soviet unit is in the books.", case=_CASE),
    "group": _GROUP,
}


class Receipt(StrEnum):
    """Why points come into a stock."""

    START = "start"
    RECEIVED = "received"


def _points_told(sentence: str) -> Any:  # noqa: ANN401 - as `told`
    return count_told(sentence, _CASE, unit="ammunition points")


# --------------------------------------------------------------------------------- received


@dataclass(frozen=True)
class ReceiveInputs:
    """Points that come into a stock."""

    side: Player = choice_told("Whose stock.", _CASE, Player.SOVIET)
    stock: str = text_told(
        "The Army whose stock it is; the German side has one stock.", _CASE, label="Stock"
    )
    points: int | None = open_told(
        "How many; 0 where it holds none at the start.",
        _CASE,
        label="How many",
        unit="ammunition points",
        low=0,
        high=MANY,
    )
    why: Receipt = choice_told(
        "What it holds at the start, or what it receives later.",
        "SP-SUP-02",
        Receipt.START,
        label="Why",
    )


def propose_receive(books: Books) -> ReceiveInputs:
    """The first stock that artillery shoots from and that was never entered."""
    account = next(iter(uncounted_stocks(books)), None)
    return _to_receive(books, player_of(account.side) if account else Player.SOVIET)


def receive_openings(books: Books) -> Openings:
    """How the form opens for each side; the German one has one stock, which needs no name."""
    opened = {str(player): _to_receive(books, player) for player in Player}
    return Openings("side", opened, {str(Player.GERMAN): frozenset({"stock"})})


def _to_receive(books: Books, player: Player) -> ReceiveInputs:
    """The first stock of a side that was never entered, else its first one."""
    never = next((one.detail for one in uncounted_stocks(books) if one.side == player.side), None)
    name = next(iter(stocks(books, SOVIET)), "") if never is None else never
    why = Receipt.RECEIVED if never is None else Receipt.START
    return ReceiveInputs(player, "" if player is Player.GERMAN else name, why=why)


@action(
    "SP-SUP-03 SP-AP-03 SP-SUP-02",
    name="receive_ammunition",
    phases=_WHEN,
    title="Ammunition received",
    propose=propose_receive,
    openings=receive_openings,
    tab="Ammunition",
    post_text="Enter ammunition",
    link="Enter ammunition",
    group=_GROUP,
    offers=offering(stock=stock_names),
)
def plan_receive(books: Books, inputs: ReceiveInputs) -> ActionPlan:
    """What a stock holds at the start, or receives."""
    side = inputs.side.side
    account = known_stock(books, side, inputs.stock)
    name = account.detail or "the stock"
    start = inputs.why is Receipt.START
    # What lies there at the start is not income of a turn, so the reports do not count it as such.
    source = Account(Place.OPENING if start else Place.INCOME, side, account.detail)
    held, known = books.balance(account, AMMUNITION), is_counted(books, account)
    came = inputs.points or 0
    now = held + came
    warnings: tuple[Fault, ...] = ()
    if start and known:
        sentence = f"What {name} holds at the start was entered before; this is added to it."
        # No more than it held there comes on that day (SP-SUP-02).
        warnings = (Fault(sentence, "why", str(Receipt.START), case=_CASE).question(),)
    if side == GERMAN and inputs.stock.strip():
        sentence, advice = "The German side has one stock.", "The points go there."
        warnings += (Fault(sentence, "stock", inputs.stock, advice, _CASE),)
    warnings += (*_unheard_of(books, account, "stock"), *_many(came))
    lines = (
        Step(f"{name}, so far", held if known else NOT_ENTERED, case=_CASE),
        Step("At the start" if start else "Received", inputs.points, case=_CASE),
    )
    # Of a stock that nobody entered there is no sum, and nothing yet without a number.
    nothing = inputs.points is None and not known
    told: int | str = NOT_ENTERED if nothing else now
    return ActionPlan(
        f"Ammunition of {name}",
        "" if nothing else f"{counted(came, 'point')}; {now} now.",
        ruled("Now", told, f"{held} + {came}" if known else "", _CASE, before=lines),
        transfer(source, account, AMMUNITION, came),
        count_stock(books, account),
        warnings=warnings,
        refusals=(
            *_unnamed(account, inputs.stock, "stock"),
            *_refused(books, inputs, account),
        ),
    )


def _many(points: int) -> Iterator[Fault]:
    """A question about more points than come at once."""
    if points > FEW:
        sentence = f"{counted(points, 'ammunition point')} at once."
        yield Fault(sentence, "points", str(points), "Check the figure again.", _CASE).question()


def _unheard_of(books: Books, account: Account, where: str) -> Iterator[Fault]:
    """A question about the name of a Soviet stock that nothing in the books has."""
    name = account.detail
    if name and account.side != GERMAN and name not in stocks(books, account.side):
        sentence = f"No unit draws on a stock of {name}, and none is there."
        advice = "Check the name, or name the stock for a formation under Whose stock."
        yield Fault(sentence, where, name, advice, _CASE).question()


def _not_counted(books: Books, account: Account, where: str) -> Iterator[Fault]:
    """The refusal of a stock of which nobody entered what it held: its sum would be a guess."""
    # One that nobody shoots from yet begins with what comes in.
    if account in uncounted_stocks(books):
        sentence = f"What {account.detail} held at the start was not entered."
        advice = "Enter that first, even if it is 0."
        yield Fault(sentence, where, account.detail, advice, _CASE, missing=True)


def _refused(books: Books, inputs: ReceiveInputs, account: Account) -> Iterator[Fault]:
    day = books.tables.cell(_NO_RECEIPT)
    if inputs.why is Receipt.RECEIVED and day_of(books.turn) == str(day.value):
        sentence = "Neither player receives ammunition on the first day."
        advice = "Enter what is there at the start as such."
        # Before a number is entered nobody has done anything wrong: the form opens so.
        early = inputs.points is None
        yield Fault(sentence, "why", str(inputs.why), advice, day.case, missing=early)
    # At the start a stock may hold nothing, but somebody has to say so.
    if inputs.points is None or (inputs.why is Receipt.RECEIVED and not inputs.points):
        yield Fault("Nothing is entered.", "points", "", "Enter how many.", missing=True)
    elif inputs.why is Receipt.RECEIVED and day_of(books.turn) != str(day.value):
        yield from _not_counted(books, account, "stock")


def _unnamed(account: Account, name: str, where: str) -> tuple[Fault, ...]:
    if account.detail or account.side == GERMAN:
        return ()
    return (Fault("is missing.", where, name, "Name the Army.", _CASE, missing=True),)


# --------------------------------------------------------------------------------- transfer


@dataclass(frozen=True)
class TransferInputs:
    """Points that go from one Soviet stock to another."""

    source: str = text_told("The stock that gives.", _CASE)
    target: str = text_told("The stock that receives.", _CASE)
    points: int = _points_told("How many.")


def propose_transfer(books: Books) -> TransferInputs:
    """From the fullest stock; nothing else is known."""
    held = stocks(books, SOVIET)
    return TransferInputs(max(held, key=lambda name: held[name], default=""))


@action(
    _CASE,
    name="transfer_ammunition",
    title="Ammunition handed over",
    propose=propose_transfer,
    tab="Hand over",
    post_text="Hand over",
    link="Hand ammunition over",
    offers=offering(source=stock_names, target=stock_names),
    **_OF_STOCKS,
)
def plan_transfer(books: Books, inputs: TransferInputs) -> ActionPlan:
    """From one Soviet stock to another."""
    source = known_stock(books, SOVIET, inputs.source)
    target = known_stock(books, SOVIET, inputs.target)
    held = books.balance(source, AMMUNITION)
    of_all = f"of {held}" if is_counted(books, source) else NOT_ENTERED
    given = Step(source.detail or "From", -inputs.points, of_all, _CASE)
    return ActionPlan(
        "Ammunition handed over",
        f"{counted(inputs.points, 'point')} to {target.detail or '?'}.",
        ruled(target.detail or "To", inputs.points, case=_CASE, before=(given,)),
        transfer(source, target, AMMUNITION, inputs.points),
        # What is handed over counts the stock that receives it: from now on its sum is known.
        count_stock(books, target),
        warnings=tuple(_unheard_of(books, target, "target")),
        refusals=(
            *_not_counted(books, source, "source"),
            *_not_counted(books, target, "target"),
            *_not_handed_over(books, inputs, source, target),
        ),
    )


def _not_handed_over(
    books: Books, inputs: TransferInputs, source: Account, target: Account
) -> Iterator[Fault]:
    held = books.balance(source, AMMUNITION)
    yield from _unnamed(source, inputs.source, "source")
    yield from _unnamed(target, inputs.target, "target")
    if source == target and source.detail:
        yield Fault("is the stock that gives, too.", "target", inputs.target)
    if not inputs.points:
        yield Fault("Nothing is entered.", "points", "0", "Enter how many.", missing=True)
    # A stock that was never counted is refused above: what it holds would be a guess.
    if held < inputs.points and source.detail and source not in uncounted_stocks(books):
        sentence = f"{with_capital(source.detail)} holds {counted(held, 'point')}."
        yield Fault(sentence, "points", str(inputs.points), case=_CASE)


# ------------------------------------------------------------------------------- whose stock


@dataclass(frozen=True)
class StockOfInputs:
    """The stock that the units of a Soviet formation shoot from."""

    formation: str = text_told(
        "The formation: an Army, or a division or brigade.", _CASE, label="Formation"
    )
    stock: str = text_told("The stock; empty for that of its Army.", _CASE, label="Stock")


def propose_stock_of(books: Books) -> StockOfInputs:
    """The first Soviet Army."""
    armies = (unit.path[0] for unit in books.units() if unit.side == SOVIET and unit.path)
    return StockOfInputs(next(armies, ""))


@action(
    "SP-SUP-03 SP-AP-03",
    name="ammunition_stock",
    title="Stock of a formation",
    propose=propose_stock_of,
    tab="Whose stock",
    post_text="Set stock",
    link="Set the stock",
    offers=offering(stock=stock_names),
    **_OF_STOCKS,
)
def plan_stock_of(books: Books, inputs: StockOfInputs) -> ActionPlan:
    """Which stock the units of a Soviet formation draw on."""
    known = list(dict.fromkeys(n for u in books.units() if u.side == SOVIET for n in u.path))
    formation = next((n for n in known if folded(n) == folded(inputs.formation)), "")
    stock = known_stock(books, SOVIET, inputs.stock).detail if inputs.stock.strip() else ""
    facts = name_stock(books, SOVIET, formation, stock)
    refusals = []
    if not formation:
        advice = did_you_mean(inputs.formation, known)
        sentence = f"is not a formation of the {SIDE_NAMES[SOVIET]} side."
        early = not inputs.formation.strip()
        fault = Fault(sentence, "formation", inputs.formation, advice, _CASE, missing=early)
        refusals.append(fault)
    elif not facts:
        sentence, early = "It draws on that stock already.", not inputs.stock.strip()
        refusals.append(Fault(sentence, "stock", inputs.stock, case=_CASE, missing=early))
    shown = stock or "the stock of its Army"
    line = Step(formation or "Formation", stock or "its Army", case=_CASE, kind=StepKind.RESULT)
    return ActionPlan(
        f"Ammunition of {formation or '?'}",
        f"Its units draw on {shown}.",
        Ruling(stock, (line,)),
        facts=facts,
        warnings=tuple(
            # Under this action a stock gets its name, so a new one is told, and not asked about.
            replace(one, advice="It begins with this.", asks=False)
            for one in _unheard_of(books, known_stock(books, SOVIET, inputs.stock), "stock")
        ),
        refusals=tuple(refusals),
    )


_TRACED: Final = "SP-SUP-01"
_SUPPLY: Final = {
    "without": Way(Marker.OUT_OF_SUPPLY, laid=True, after="out of supply", case=_TRACED),
    "supplied": Way(
        Marker.OUT_OF_SUPPLY,
        laid=False,
        after="supplied again",
        case=_TRACED,
        unchanged="is in supply already.",
    ),
}


@dataclass(frozen=True)
class SupplyInputs:
    """The units whose supply changes."""

    without: tuple[int, ...] = units_told(
        "Units that cannot trace supply.", _TRACED, label="Out of supply"
    )
    supplied: tuple[int, ...] = units_told(
        "Units that are supplied again.", _TRACED, label="Supplied again"
    )


@action(
    _TRACED,
    phases=_WHEN,
    title="Supply of units",
    tab="Out of supply",
    post_text="Set supply",
    link="Set supply",
    group=_GROUP,
    **LIVING.offering(_TRACED, without="out of supply", supplied="supplied again"),
)
def plan_supply(books: Books, inputs: SupplyInputs) -> ActionPlan:
    """Units that cannot trace supply, and those that can again."""
    done = set_ways(books, inputs, _SUPPLY)
    without = counted(len(inputs.without), "unit")
    return ActionPlan(
        "Supply of units",
        f"{without} out of supply, {len(inputs.supplied)} supplied again.",
        Ruling(len(done.units), done.working),
        facts=done.facts,
        warnings=tuple(in_no_hex(done.units, _TRACED)),
        refusals=done.refusals,
    )
