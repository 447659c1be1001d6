"""Points that come and go: Replacement Points, Amphibious Points."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import Final

from oobmgr.domain.accounts import Account, Place
from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Posting, transfer
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.war_in_europe.actions.offered_words import reasons
from oobmgr.games.war_in_europe.actions.picked import asked_for
from oobmgr.games.war_in_europe.options import CYCLES_PER_YEAR, TRANSFER_DELAY, number
from oobmgr.games.war_in_europe.pools import (
    ON_THE_WAY,
    coming_account,
    points_account,
    points_at,
    waiting_account,
)
from oobmgr.games.war_in_europe.turns import CALENDAR, date_of
from oobmgr.games.war_in_europe.units import says_type
from oobmgr.games.war_in_europe.words import (
    AIR,
    ASSAULT_POINTS,
    OWN_TURN,
    REPLACEMENT,
    REPLACEMENTS,
    SIDE_NAMES,
    Front,
)
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.bounds import MANY
from oobmgr.rules.closings import closing
from oobmgr.rules.fields import choice_told, count_told, text_told
from oobmgr.rules.nearest import did_you_mean, folded, nearest

_FRONTS: Final = "WIE-REPL-02"
_POOL: Final = "WIE-AMPH-08"


def told_of(name: str, held: int, left: int, case: str) -> Ruling[int]:
    """The working of points that come or go."""
    return Ruling(left, tuple(_before_and_now(name, held, left, case)))


def _before_and_now(name: str, held: int, left: int, case: str) -> Iterator[Step]:
    yield Step(f"{name}, before", held, "", case)
    # Called as what it is of, for there may be two of them.
    yield Step(f"{name}, now", left, "", case, StepKind.RESULT)


def none_faults(points: int, case: str) -> Iterator[Fault]:
    """The refusal of an entry without points."""
    if not points:
        yield asked_for("points", "Say how many points.", case)


# -------------------------------------------------------------------------- Replacement Points


class Flow(StrEnum):
    """What happens to Replacement Points on a front; between fronts they have a form apart."""

    RECEIVED = "received"
    SPENT = "spent"


@dataclass(frozen=True)
class ReceiveInputs:
    """Replacement Points that come in, or are spent as your rules say."""

    change: Flow = choice_told(
        "What happens.", _FRONTS, Flow.RECEIVED, {"lost": "spent"}, label="What happens"
    )
    front: Front = choice_told("The front.", _FRONTS, Front.WEST, label="Front")
    kind: str = text_told(
        "Their kind, as your rules name it, such as infantry.", _FRONTS, label="Kind"
    )
    points: int = count_told("How many.", _FRONTS, unit="RP", label="Points")
    why: str = text_told("What for, or from where.", _FRONTS, label="Why")


def known_kind(books: Books, kind: str) -> str:
    """A kind as the books write it already: `Infantry` is not another pool than `infantry`."""
    return next((one for one in kinds(books) if folded(one) == folded(kind)), kind.strip())


def kinds(books: Books) -> tuple[str, ...]:
    """The kinds of Replacement Points that the side has had."""
    found = (kind for _, kind in points_at(books, books.side))
    return tuple(dict.fromkeys(kind for kind in found if kind))


def _strange_kind(books: Books, kind: str) -> Iterator[Fault]:
    """What is asked about a kind of which there are neither points nor units, and no table."""
    word = folded(kind)
    if not word and (had := kinds(books)):
        # Points without a kind are a pool of their own, in which nobody would look for them.
        advice = f"Name it, such as {had[0]}."
        sentence = "No kind is named, and the books have points by kind."
        yield Fault(sentence, "kind", "", advice, _FRONTS)
    if not word or known_kind(books, kind) in kinds(books):
        return
    # A type of unit may be new, but "armour" beside "armor" would split one pool in two.
    if meant := nearest(kind, kinds(books)):
        sentence = f"{kind.strip()}: no points of that kind are in the books, but of {meant}."
        yield Fault(sentence, "kind", kind.strip(), did_you_mean(kind, [meant]), _FRONTS)
    elif not says_type(kind) and not any(word in folded(unit.type) for unit in books.units()):
        sentence = f"{kind.strip()}: neither points nor units of that kind are in the books."
        advice = "Look at the word: it opens a new pool."
        yield Fault(sentence, "kind", kind.strip(), advice, _FRONTS)


def at_hand(books: Books) -> str:
    """What the side has on all fronts, as advice."""
    held = [f"{named(*where)} {points}" for where, points in points_at(books, books.side).items()]
    return f"At hand: {'; '.join(held) or 'none'}."


def most_points(books: Books) -> tuple[Front, str]:
    """The front and the kind of which the side has most points: those are spent most often."""
    held = points_at(books, books.side)
    # West for a side without points: something has to stand in the form.
    return max(held, key=held.__getitem__) if held else (Front.WEST, "")


@action(
    "WIE-REPL-02",
    phases=OWN_TURN,
    title="Replacement Points",
    name="receive_points",
    tab="Points",
    post_text="Post the points",
    link="Enter Replacement Points",
    group="Replacements",
    offers=lambda books: {"kind": kinds(books), **reasons(books, REPLACEMENTS)},
)
def plan_receive_points(books: Books, inputs: ReceiveInputs) -> ActionPlan:
    """Receive Replacement Points on a front, or spend them as your own rules say."""
    at = points_account(books.side, inputs.front, known_kind(books, inputs.kind))
    held = books.balance(at, REPLACEMENTS)
    comes = inputs.change is Flow.RECEIVED
    why = inputs.why.strip()
    source = Account(Place.INCOME, books.side, why) if comes else at
    target = at if comes else Account(Place.SPENT, books.side, why)
    left = held + inputs.points if comes else held - inputs.points
    name = named(inputs.front, inputs.kind)
    refusals = list(none_faults(inputs.points, _FRONTS))
    if left < 0:
        sentence = f"{name}: that is more than the {held} at hand."
        refusals.append(Fault(sentence, "points", str(inputs.points), at_hand(books), _FRONTS))
    return ActionPlan(
        f"{name}: {counted(inputs.points, 'Replacement Point')} {inputs.change}",
        f"{held} before, {left} now." if left >= 0 else "",
        _told(books, inputs, held, left),
        transfer(source, target, REPLACEMENTS, inputs.points),
        warnings=tuple(_strange_kind(books, inputs.kind)) if comes else (),
        refusals=tuple(refusals),
    )


def _told(books: Books, inputs: ReceiveInputs, held: int, left: int) -> Ruling[int]:
    """The working of points on a front; what it has of each kind until one is named."""
    there = {
        kind: n for (at, kind), n in points_at(books, books.side).items() if at is inputs.front
    }
    if inputs.kind.strip() or inputs.points or "" in there or not there:
        return told_of(named(inputs.front, inputs.kind), held, left, _FRONTS)
    lines = (Step(named(inputs.front, kind), n, "", _FRONTS) for kind, n in there.items())
    together = Step(inputs.front, sum(there.values()), "", _FRONTS, StepKind.SUM)
    return Ruling(left, (*lines, together))


def named(front: Front, kind: str) -> str:
    """The points of a kind on a front: ``West, infantry``."""
    return f"{front}, {kind.strip()}" if kind.strip() else str(front)


@dataclass(frozen=True)
class TransferInputs:
    """Replacement Points that go from one front to another."""

    front: Front = choice_told("From which front.", _FRONTS, Front.WEST, label="From")
    to_front: Front = choice_told("To which front.", _FRONTS, Front.EAST, label="To")
    kind: str = text_told("Their kind.", _FRONTS, label="Kind")
    points: int = count_told("How many.", _FRONTS, unit="RP", label="Points")


def _proposed(books: Books) -> TransferInputs:
    front, kind = most_points(books)
    # Any front but the one they come from, so that the form can be posted as it opens.
    to = Front.EAST if front is not Front.EAST else Front.WEST
    return TransferInputs(front, to, kind)


@action(
    "WIE-REPL-02",
    phases=(REPLACEMENT,),
    title="Points between fronts",
    name="transfer_points",
    tab="Transfer",
    post_text="Post the transfer",
    group="Replacements",
    propose=_proposed,
    offered=lambda books: bool(points_at(books, books.side)),
    not_now=Fault("This side has no Replacement Points.", case=_FRONTS),
    offers=lambda books: {"kind": kinds(books)},
)
def plan_transfer_points(books: Books, inputs: TransferInputs) -> ActionPlan:
    """Move Replacement Points from one front to another, in this phase alone."""
    kind = known_kind(books, inputs.kind)
    at = points_account(books.side, inputs.front, kind)
    held = books.balance(at, REPLACEMENTS)
    delay = number(books.options, TRANSFER_DELAY)
    # The option is in turns; cycles turn them into a date.
    due = date_of(books.turn).after(delay, number(books.options, CYCLES_PER_YEAR)).code
    target = points_account(books.side, inputs.to_front, kind)
    if delay:
        # Until they arrive they lie apart, so that nobody can spend them twice.
        target = coming_account(books.side, due, inputs.to_front, kind)
    refusals = list(none_faults(inputs.points, _FRONTS))
    if inputs.points > held:
        sentence = f"{named(inputs.front, kind)}: that is more than the {held} at hand."
        refusals.append(Fault(sentence, "points", str(inputs.points), at_hand(books), _FRONTS))
    if inputs.front is inputs.to_front:
        sentence = "They are on that front already."
        refusals.append(Fault(sentence, "to_front", inputs.to_front, "Name another.", _FRONTS))
    there = books.balance(points_account(books.side, inputs.to_front, kind), REPLACEMENTS)
    when = f"They are there in {CALENDAR.label(due)}." if delay else "They are there at once."
    return ActionPlan(
        f"{counted(inputs.points, 'Replacement Point')}, {inputs.front} to {inputs.to_front}",
        when,
        _told_of_both(inputs, kind, (held, there), CALENDAR.label(due) if delay else ""),
        transfer(at, target, REPLACEMENTS, inputs.points),
        refusals=tuple(refusals),
    )


def _told_of_both(
    inputs: TransferInputs, kind: str, before: tuple[int, int], due: str
) -> Ruling[int]:
    """The working of a transfer: the front that gives, and the one that receives."""
    held, there = before
    given = told_of(named(inputs.front, kind), held, held - inputs.points, _FRONTS)
    if inputs.front is inputs.to_front:  # refused, and it would be told of twice
        return given
    name = named(inputs.to_front, kind)
    lines = (
        *given.working,
        Step(f"{name}, before", there, "", _FRONTS),
        Step(
            f"{name}, in {due}" if due else f"{name}, now",
            there + inputs.points,
            f"{there} + {inputs.points}",
            _FRONTS,
            StepKind.RESULT,
        ),
    )
    return Ruling(held - inputs.points, lines)


@closing("WIE-REPL-02", title="Replacement Points arrive", phases=(AIR,))
def points_arrive(books: Books) -> ActionPlan | None:
    """Points that are due in the turn are at hand when the players' own turns begin."""
    postings, working = list[Posting](), list[Step]()
    for account, amount in books.balances(REPLACEMENTS).items():
        # Other things pend in accounts of another form; those are not on the way.
        parts = ON_THE_WAY.read(account.detail) if account.place is Place.PENDING else ()
        if not parts:
            continue
        due, front, kind = parts
        if due <= books.turn:
            target = points_account(account.side, Front(front), kind)
            postings += transfer(account, target, REPLACEMENTS, amount)
            name = f"{SIDE_NAMES[account.side]}, {named(Front(front), kind)}"
            working.append(Step(name, amount, "", _FRONTS))
    if not postings:
        return None
    title = "Replacement Points arrive"
    return ActionPlan(title, "", Ruling(None, tuple(working)), tuple(postings))


# --------------------------------------------------------------------------- Amphibious Points


@dataclass(frozen=True)
class AssaultPointsInputs:
    """Amphibious Points that come in."""

    points: int = count_told("How many.", _POOL, unit="points", high=MANY, label="Points")


@action(
    "WIE-AMPH-08",
    phases=(REPLACEMENT,),
    title="Amphibious Points",
    name="assault_points",
    tab="Points come in",
    post_text="Post the points",
    group="Amphibious",
)
def plan_assault_points(books: Books, inputs: AssaultPointsInputs) -> ActionPlan:
    """Amphibious Points come into the pool of the side."""
    at = waiting_account(books.side)
    held = books.balance(at, ASSAULT_POINTS)
    left = held + inputs.points
    return ActionPlan(
        f"{counted(inputs.points, 'Amphibious Point')} for the {SIDE_NAMES[books.side]} side",
        f"{left} wait now.",
        told_of("Waiting", held, left, _POOL),
        transfer(Account(Place.INCOME, books.side), at, ASSAULT_POINTS, inputs.points),
        refusals=tuple(none_faults(inputs.points, _POOL)),
    )
