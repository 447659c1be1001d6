"""Taking steps off units, and the account of the strength that each nation lost by turn."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace

from oobmgr.domain.accounts import DATED, STEP, Account, AccountName, Place, SideId, unit_account
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.errors import Fault
from oobmgr.domain.keys import KeyForm
from oobmgr.domain.postings import Fact, Posting, Subject, transfer
from oobmgr.domain.quantities import shown
from oobmgr.domain.rulings import Ruling, Step
from oobmgr.domain.units import UnitStatus
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.accounts import nation_and_turn
from oobmgr.games.europa.options import chosen
from oobmgr.games.europa.replacements.points import POINT_KINDS
from oobmgr.games.europa.replacements.special import (
    SpecialReplacementsInputs,
    TurnLoss,
    special_replacements,
)
from oobmgr.games.europa.replacements.unit_prices import (
    cadre_strength,
    full_strength,
    point_kind,
    strength_at,
)
from oobmgr.games.europa.turns import CALENDAR
from oobmgr.games.europa.words import LOST_GOODS, NATIONS, REPLACEMENT_GOODS
from oobmgr.rules.actions import ActionPlan, StepChange
from oobmgr.rules.books import Books

_SPECIAL = KeyForm("special")
_CHANGE = KeyForm("change", ("nation", "turn"))
_CASE = "SR-03"
Loser = tuple[SideId, str, str]
"""Side, nation and kind of points."""


def lost_in(side: SideId, nation: str, turn: TurnCode) -> Account:
    """Where the strength lies that a nation lost in a game turn."""
    return Account(Place.LOST, side, DATED.key(nation, turn))


def strength_of(side: SideId, nation: str) -> Account:
    """Where the strength of a nation comes from that can be lost."""
    return Account(Place.RAISED, side, nation)


def special_income(side: SideId, nation: str) -> Account:
    """Where a nation's special replacements come from; it holds what was paid, below zero."""
    return Account(Place.INCOME, side, _SPECIAL.key(nation))


def change_of(side: SideId, nation: str, turn: TurnCode) -> Account:
    """Where change of the losses of a nation in a game turn comes from; below zero, what came."""
    return Account(Place.INCOME, side, _CHANGE.key(nation, turn))


def account_name(account: Account) -> AccountName | None:
    """The accounts of losses in words; None for any other."""
    if account.place is Place.RAISED and account.detail:
        return AccountName(f"Strength of {account.detail}")
    if account.place is Place.INCOME and (special := _SPECIAL.read(account.detail)):
        return AccountName(f"Special replacements of {special[0]}")
    if account.place is Place.INCOME and (change := _CHANGE.read(account.detail)):
        return AccountName(f"Change of {change[0]}", CALENDAR.label(TurnCode(change[1])))
    lost = DATED.read(account.detail) if account.place is Place.LOST else ()
    if lost and lost[0] in NATIONS:
        nation, turn = lost
        return AccountName(f"Lost by {nation}", CALENDAR.label(TurnCode(turn)))
    return None


def step_changes(books: Books, changes: tuple[StepChange, ...]) -> ActionPlan:
    """Book the strength that units lose, or take it back where a loss is corrected (SR-03)."""
    sums: defaultdict[Loser, int] = defaultdict(int)
    for change in changes:
        unit = change.unit
        # By the attack strength as it is now and as it will be: a cadre that goes counts as a
        # cadre.
        gone = strength_at(unit, unit.steps_left) - strength_at(unit, change.steps_left)
        sums[unit.side, unit.nation, point_kind(unit, books.tables)] += gone
    postings: list[Posting] = []
    working: list[Step] = []
    for loser, gone in sums.items():
        written = _booked(books, loser, gone)
        postings += written
        if written:
            word = "lost" if gone > 0 else "not lost after all"
            working.append(Step(f"{loser[1]}: {loser[-1]} strength {word}", abs(gone), case=_CASE))
    lost = {f"{nation} {kind}": gone for (_, nation, kind), gone in sums.items()}
    ruling = Ruling(lost, tuple(working))
    return ActionPlan("Strength lost", "", ruling, tuple(postings), warnings=_unknown(changes))


def _booked(books: Books, loser: Loser, gone: int) -> tuple[Posting, ...]:
    """What is lost goes to this turn; what is corrected comes from the latest turns first."""
    side, nation, kind = loser
    # What is corrected has less strength gone than before: the sum is below zero then.
    good = LOST_GOODS[kind]
    if gone > 0:
        target = lost_in(side, nation, books.turn)
        return transfer(strength_of(side, nation), target, good, gone)
    postings: tuple[Posting, ...] = ()
    left = -gone
    for loss in reversed(losses(books, loser)):
        # Losses from before the account was kept are not in it.
        back = min(left, loss.lost)
        left -= back
        source = lost_in(side, nation, loss.turn)
        postings += transfer(source, strength_of(side, nation), good, back)
    return postings


def _unknown(changes: tuple[StepChange, ...]) -> tuple[Fault, ...]:
    """Units that become a cadre of which the books say nothing."""
    names = [
        f"{change.unit.designation} {change.unit.type}"
        for change in changes
        if 0 < change.steps_left < change.unit.steps
        and cadre_strength(change.unit) is None
        and full_strength(change.unit)
    ]
    if not names:
        return ()
    more = f" and {len(names) - 1} more" if len(names) > 1 else ""
    who = f"{names[0]}{more}"
    sentence = f"The cadre's ratings are missing for {who}, so nothing counts as lost yet."
    return (Fault(sentence, "units", advice="Enter the trait cadre, such as 2-6.", case=_CASE),)


def losses(books: Books, loser: Loser) -> tuple[TurnLoss, ...]:
    """What a nation lost of a kind, turn by turn."""
    side, nation, kind = loser
    found = (
        TurnLoss(nation_and_turn(account)[1], amount)
        for account, amount in books.balances(LOST_GOODS[kind]).items()
        if account.place is Place.LOST and account.side == side and amount > 0
        # Losses that were all taken back leave an account of nothing.
        if nation_and_turn(account)[0] == nation
    )
    return tuple(sorted(found, key=lambda loss: loss.turn))


def losers(books: Books, side: SideId) -> Iterator[Loser]:
    """The nations of a side that lost strength of a kind, in the order of the game."""
    found = {
        (nation_and_turn(account)[0], kind)
        for kind, good in LOST_GOODS.items()
        for account, amount in books.balances(good).items()
        if account.place is Place.LOST and account.side == side and amount
    }
    for nation, kind in sorted(found, key=lambda pair: nation_order(*pair)):
        # Each kind by itself: quarters of infantry and of armor are not added up (EU-CF-55).
        yield side, nation, kind


def nation_order(nation: str, kind: str) -> tuple[int, str, int]:
    """Where a nation and a kind of points stand in lists."""
    place = NATIONS.index(nation) if nation in NATIONS else len(NATIONS)
    return place, nation, POINT_KINDS.index(kind)


@dataclass(frozen=True)
class SpecialDue:
    """The special replacements of a nation in one kind that are due now, with their working."""

    loser: Loser
    points: int
    line: Step


def special_due(books: Books, side: SideId) -> tuple[SpecialDue, ...]:
    """The special replacements that a side may take now (SR-01 to SR-03); none is left out."""
    return tuple(_due(books, loser) for loser in losers(books, side))


def _due(books: Books, loser: Loser) -> SpecialDue:
    side, nation, kind = loser
    # What is lost in this turn returns in the next. Where losses count until now, those of the
    # present turn are all from the enemy's half: the side itself has just begun its own.
    until_now = chosen(books.options, "sr_to_date") == "until_now"
    known = (replace(one, early=one.turn == books.turn) for one in losses(books, loser))
    turns = tuple(
        one for one in known if CALENDAR.next(one.turn) <= books.turn or (until_now and one.early)
    )
    # Each award is the floor of all up to then, so what is left over waits and is never lost
    # (EU-CF-55).
    asked = SpecialReplacementsInputs(turns, nation, kind, books.options)
    awards = special_replacements(asked, books.tables).result
    owed = sum(points for turn, points in awards.items() if turn <= books.turn)
    # The source stands below zero by what it has paid.
    paid = -books.balance(special_income(side, nation), REPLACEMENT_GOODS[kind])
    ratio = books.tables.cell("replacements.special.ratio")
    text = f"{shown(ratio.number)} × {sum(loss.lost for loss in turns)}"
    if chosen(books.options, "sr_round") == "up":
        text += ", each turn up"
    if paid:
        text += f", less {paid} paid"
    # Losses that were taken back may leave more paid than owed, which nobody gives back.
    points = max(owed - paid, 0)
    return SpecialDue(loser, points, ratio.step(f"{nation}, {kind}", points, text))


# ----------------------------------------------------------------------------------- taking losses


@dataclass(frozen=True)
class Taken:
    """What the books write when units lose steps, with the lines of working that say so."""

    postings: tuple[Posting, ...]
    facts: tuple[Fact, ...]
    working: tuple[Step, ...] = ()
    warnings: tuple[Fault, ...] = ()


def taken(books: Books, changes: tuple[StepChange, ...], *, counts: bool = True) -> Taken:
    """Take steps off units; `counts` says whether they feed special replacements (SR-03).

    A unit without steps is dead. Whoever asks has checked that each unit has the steps.
    """
    postings: list[Posting] = []
    for change in changes:
        unit = change.unit
        gone = unit.steps_left - change.steps_left
        dead = Account(Place.DEAD, unit.side)
        # Steps lie with the unit while it has them, and in the dead pile after it.
        postings += transfer(unit_account(unit.side, unit.id), dead, STEP, gone)
    dead_now = (change.unit for change in changes if not change.steps_left)
    facts = tuple(
        Fact(Subject.UNIT, str(unit.id), "status", str(unit.status), UnitStatus.DEAD)
        for unit in dead_now
    )
    # The text does not say what is a loss here, so the player may leave some out (EU-CF-55).
    if not counts:
        return Taken(tuple(postings), facts)
    booked = step_changes(books, changes)
    return Taken((*postings, *booked.postings), facts, booked.ruling.working, booked.warnings)
