"""Ammunition: what a stock holds and receives, what it hands over, and who shoots from it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final

from oobmgr.domain.accounts import Account, Place
from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import transfer
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.games.spark.initiative.fresh import day_of
from oobmgr.games.spark.supply.ammunition import (
    count_stock,
    is_counted,
    known_stock,
    name_stock,
    stocks,
)
from oobmgr.games.spark.words import AMMUNITION, GERMAN, SIDE_NAMES, SOVIET, Player, player_of
from oobmgr.rules.actions import ActionPlan
from oobmgr.rules.books import Books
from oobmgr.rules.bounds import MANY
from oobmgr.rules.inputs import told
from oobmgr.rules.nearest import did_you_mean, folded

CASE: Final = "SP-SUP-03"
_NO_RECEIPT: Final = "supply.ammunition.day_without_receipt"


class Receipt(StrEnum):
    """Why points come into a stock."""

    START = "start"
    RECEIVED = "received"


def _points_told(sentence: str) -> Any:  # noqa: ANN401 - as `told`
    return told(sentence, default=0, unit="ammunition points", low=0, high=MANY, case=CASE)


# --------------------------------------------------------------------------------- received


@dataclass(frozen=True)
class ReceiveInputs:
    """Points that come into a stock."""

    side: Player = told("Whose stock.", default=Player.SOVIET, case=CASE)
    stock: str = told(
        "The Army whose stock it is; the German side has one stock.", default="", case=CASE
    )
    points: int = _points_told("How many.")
    why: Receipt = told(
        "What it holds at the start, or what it receives later.",
        default=Receipt.START,
        case="SP-SUP-02",
    )


def plan_receive(books: Books, inputs: ReceiveInputs) -> ActionPlan:
    """Bring points into a stock (SP-SUP-02, SP-SUP-03)."""
    side = inputs.side.side
    account = known_stock(books, side, inputs.stock)
    name = account.detail or "the stock"
    start = inputs.why is Receipt.START
    source = Account(Place.OPENING if start else Place.INCOME, side, account.detail)
    held = books.balance(account, AMMUNITION)
    working = (
        Step(f"{name} holds", held, case=CASE),
        Step("At the start" if start else "Received", inputs.points, case=CASE),
        Step("Now", held + inputs.points, f"{held} + {inputs.points}", CASE, StepKind.RESULT),
    )
    return ActionPlan(
        f"Ammunition of {name}",
        f"{counted(inputs.points, 'point')}; {held + inputs.points} now.",
        Ruling(held + inputs.points, working),
        transfer(source, account, AMMUNITION, inputs.points),
        count_stock(books, account),
        warnings=_entered_before(books, account, name, start=start),
        refusals=(*_unnamed(account, inputs.stock, "stock"), *_refused(books, inputs)),
    )


def _entered_before(books: Books, account: Account, name: str, *, start: bool) -> tuple[Fault, ...]:
    if not (start and is_counted(books, account)):
        return ()
    sentence = f"What {name} holds at the start was entered before; this is added to it."
    return (Fault(sentence, "why", str(Receipt.START), case=CASE),)


def _refused(books: Books, inputs: ReceiveInputs) -> tuple[Fault, ...]:
    day = books.tables.cell(_NO_RECEIPT)
    faults = []
    if inputs.why is Receipt.RECEIVED and day_of(books.turn) == str(day.value):
        sentence = "Neither player receives ammunition on the first day."
        advice = "Enter what is there at the start as such."
        faults.append(Fault(sentence, "why", str(inputs.why), advice, day.case))
    if inputs.why is Receipt.RECEIVED and not inputs.points:
        faults.append(Fault("Nothing is entered.", "points", "0", "Enter how many."))
    return tuple(faults)


def _unnamed(account: Account, name: str, where: str) -> tuple[Fault, ...]:
    if account.detail or account.side == GERMAN:
        return ()
    return (Fault("is missing.", where, name, "Name the Army.", CASE),)


def propose_receive(books: Books) -> ReceiveInputs:
    """The first stock that was never entered."""
    for side in (SOVIET, GERMAN):
        for name in stocks(books, side):
            if not is_counted(books, known_stock(books, side, name)):
                return ReceiveInputs(player_of(side), "" if side == GERMAN else name)
    return ReceiveInputs(stock=next(iter(stocks(books, SOVIET)), ""), why=Receipt.RECEIVED)


# --------------------------------------------------------------------------------- transfer


@dataclass(frozen=True)
class TransferInputs:
    """Points that go from one Soviet stock to another."""

    source: str = told("The stock that gives.", default="", case=CASE)
    target: str = told("The stock that receives.", default="", case=CASE)
    points: int = _points_told("How many.")


def plan_transfer(books: Books, inputs: TransferInputs) -> ActionPlan:
    """Hand points from one Soviet stock to another (SP-SUP-03)."""
    source = known_stock(books, SOVIET, inputs.source)
    target = known_stock(books, SOVIET, inputs.target)
    held = books.balance(source, AMMUNITION)
    working = (
        Step(source.detail or "From", -inputs.points, f"of {held}", CASE),
        Step(target.detail or "To", inputs.points, case=CASE, kind=StepKind.RESULT),
    )
    refusals = [*_unnamed(source, inputs.source, "source")]
    refusals += _unnamed(target, inputs.target, "target")
    if source == target and source.detail:
        refusals.append(Fault("is the stock that gives, too.", "target", inputs.target))
    if not inputs.points:
        refusals.append(Fault("Nothing is entered.", "points", "0", "Enter how many."))
    if held < inputs.points and source.detail:
        sentence = f"{source.detail} holds {counted(held, 'point')}."
        refusals.append(Fault(sentence, "points", str(inputs.points), case=CASE))
    return ActionPlan(
        "Ammunition handed over",
        f"{counted(inputs.points, 'point')} to {target.detail or '?'}.",
        Ruling(inputs.points, working),
        transfer(source, target, AMMUNITION, inputs.points),
        count_stock(books, target),
        refusals=tuple(refusals),
    )


def propose_transfer(books: Books) -> TransferInputs:
    """From the fullest stock; nothing else is known."""
    held = stocks(books, SOVIET)
    return TransferInputs(max(held, key=lambda name: held[name], default=""))


# ------------------------------------------------------------------------------- whose stock


@dataclass(frozen=True)
class StockOfInputs:
    """The stock that the units of a Soviet formation shoot from."""

    formation: str = told(
        "The formation: an Army, or a division or brigade.", default="", case=CASE
    )
    stock: str = told("The stock; empty for that of its Army.", default="", case=CASE)


def plan_stock_of(books: Books, inputs: StockOfInputs) -> ActionPlan:
    """Let the units of a formation shoot from another stock (SP-SUP-03, SP-X-06)."""
    known = list(dict.fromkeys(n for u in books.units() if u.side == SOVIET for n in u.path))
    formation = next((n for n in known if folded(n) == folded(inputs.formation)), "")
    stock = known_stock(books, SOVIET, inputs.stock).detail if inputs.stock.strip() else ""
    facts = name_stock(books, SOVIET, formation, stock)
    refusals = []
    if not formation:
        advice = did_you_mean(inputs.formation, known)
        sentence = f"is no formation of the {SIDE_NAMES[SOVIET]} side."
        refusals.append(Fault(sentence, "formation", inputs.formation, advice, CASE))
    elif not facts:
        refusals.append(Fault("It shoots from there already.", "stock", inputs.stock, case=CASE))
    shown = stock or "the stock of its Army"
    line = Step(formation or "Formation", stock or "its Army", case=CASE, kind=StepKind.RESULT)
    return ActionPlan(
        f"Ammunition of {formation or '?'}",
        f"Its units shoot from {shown}.",
        Ruling(stock, (line,)),
        facts=facts,
        refusals=tuple(refusals),
    )


def propose_stock_of(books: Books) -> StockOfInputs:
    """The first Soviet Army."""
    armies = (unit.path[0] for unit in books.units() if unit.side == SOVIET and unit.path)
    return StockOfInputs(next(armies, ""))
