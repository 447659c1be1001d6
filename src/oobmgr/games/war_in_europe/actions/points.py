"""Points that come and go: air points, Replacement Points, Amphibious Points."""

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
from oobmgr.games.war_in_europe.actions.picked import asked_for
from oobmgr.games.war_in_europe.air.log import nation_turn
from oobmgr.games.war_in_europe.options import CYCLES_PER_YEAR, TRANSFER_DELAY, number
from oobmgr.games.war_in_europe.pools import (
    ON_THE_WAY,
    air_account,
    coming_account,
    points_account,
    points_at,
    waiting_account,
)
from oobmgr.games.war_in_europe.turns import CALENDAR, date_of
from oobmgr.games.war_in_europe.words import (
    AIR,
    AIR_POINTS,
    ASSAULT_POINTS,
    CYCLE,
    NATION_ALIASES,
    OWN_TURN,
    REPLACEMENT,
    REPLACEMENTS,
    SIDE_NAMES,
    WEATHER,
    AirNation,
    Front,
    player_of,
)
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.bounds import MANY
from oobmgr.rules.closings import closing
from oobmgr.rules.fields import choice_told, count_told, open_told, text_told
from oobmgr.rules.nearest import folded

_AIR: Final = "WIE-AIR-08"
_FRONTS: Final = "WIE-REPL-02"
_POOL: Final = "WIE-AMPH-08"


class Change(StrEnum):
    """What happens to points."""

    RECEIVED = "received"
    LOST = "lost"
    MOVED = "moved"


# ---------------------------------------------------------------------------------- air points


@dataclass(frozen=True)
class AirPointsInputs:
    """Air points of a nation."""

    change: Change = choice_told("What happens.", _AIR, Change.RECEIVED, label="What happens")
    nation: AirNation = choice_told(
        "The nation.", _AIR, AirNation.AXIS, NATION_ALIASES, label="Nation"
    )
    front: Front = choice_told("The front.", _AIR, Front.WEST, label="Front")
    to_front: Front | None = open_told(
        "The front to which they are moved.",
        _AIR,
        label="To the front",
        when={"change": ("moved",)},
    )
    points: int = count_told("How many.", _AIR, unit="points", label="Points")
    why: str = text_told("Why, such as air combat.", _AIR, label="Why")


@action(
    "WIE-AIR-08",
    phases=(CYCLE, WEATHER, AIR, *OWN_TURN),
    title="Air points",
    name="air_points",
    post_text="Post the points",
    link="Enter air points",
    group="Air war",
)
def plan_air_points(books: Books, inputs: AirPointsInputs) -> ActionPlan:
    """Receive air points, lose them in combat, or move them to another front."""
    at = air_account(inputs.nation, inputs.front)
    side = player_of(inputs.nation).side
    to = inputs.to_front or inputs.front
    why = inputs.why.strip()
    # Where points come from and where they go says in the journal what happened.
    ends = {
        Change.RECEIVED: (Account(Place.INCOME, side, why), at),
        Change.LOST: (at, Account(Place.LOST, side, why or "air combat")),
        Change.MOVED: (at, air_account(inputs.nation, to)),
    }
    source, target = ends[inputs.change]
    held = books.balance(at, AIR_POINTS)
    # Moved ones leave the front as lost ones do, and are only counted elsewhere.
    left = held + inputs.points if inputs.change is Change.RECEIVED else held - inputs.points
    name = f"{inputs.nation}, {inputs.front}"
    return ActionPlan(
        f"{name}: {counted(inputs.points, 'air point')} {inputs.change}",
        f"{held} before, {left} now." if left >= 0 else "",
        _told(name, held, left, _AIR),
        transfer(source, target, AIR_POINTS, inputs.points),
        refusals=tuple(_air_faults(inputs, held, held - _flying(books, inputs))),
    )


def _told(name: str, held: int, left: int, case: str) -> Ruling[int]:
    before = Step(f"{name}, before", held, "", case)
    return Ruling(left, (before, Step("Now", left, "", case, StepKind.RESULT)))


def _flying(books: Books, inputs: AirPointsInputs) -> int:
    """Points that fly from the front in the phase: on another front they would fly again."""
    entry = nation_turn(books, books.turn, inputs.front, inputs.nation)
    # Only in the air phase: before and after it points stand idle.
    return entry.superiority + entry.other if entry and books.phase == AIR else 0


def _air_faults(inputs: AirPointsInputs, held: int, idle: int) -> Iterator[Fault]:
    yield from _none(inputs.points, _AIR)
    if inputs.change is not Change.RECEIVED and inputs.points > held:
        sentence = f"That is more than the {held} that {inputs.nation} has in the {inputs.front}."
        yield Fault(sentence, "points", str(inputs.points), "Enter fewer.", _AIR)
    # A front as the target of itself would look like a move and change nothing.
    if inputs.change is Change.MOVED and inputs.to_front in {None, inputs.front}:
        yield asked_for("to_front", "Say to which front.", _AIR)
    if inputs.change is Change.MOVED and inputs.points > idle:
        sentence = f"That is more than the {idle} that do not fly in the {inputs.front}."
        yield Fault(sentence, "points", str(inputs.points), "Move them later.", _AIR)


def _none(points: int, case: str) -> Iterator[Fault]:
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
    offers=lambda books: {"kind": kinds(books)},
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
    refusals = list(_none(inputs.points, _FRONTS))
    if left < 0:
        sentence = f"{name}: that is more than the {held} at hand."
        refusals.append(Fault(sentence, "points", str(inputs.points), at_hand(books), _FRONTS))
    return ActionPlan(
        f"{name}: {counted(inputs.points, 'Replacement Point')} {inputs.change}",
        f"{held} before, {left} now." if left >= 0 else "",
        _told(name, held, left, _FRONTS),
        transfer(source, target, REPLACEMENTS, inputs.points),
        refusals=tuple(refusals),
    )


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
    refusals = list(_none(inputs.points, _FRONTS))
    if inputs.points > held:
        sentence = f"{named(inputs.front, kind)}: that is more than the {held} at hand."
        refusals.append(Fault(sentence, "points", str(inputs.points), at_hand(books), _FRONTS))
    if inputs.front is inputs.to_front:
        sentence = "They are on that front already."
        refusals.append(Fault(sentence, "to_front", inputs.to_front, "Name another.", _FRONTS))
    when = f"They are there in {CALENDAR.label(due)}." if delay else "They are there at once."
    return ActionPlan(
        f"{counted(inputs.points, 'Replacement Point')}, {inputs.front} to {inputs.to_front}",
        when,
        _told(named(inputs.front, inputs.kind), held, held - inputs.points, _FRONTS),
        transfer(at, target, REPLACEMENTS, inputs.points),
        refusals=tuple(refusals),
    )


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
        _told("Waiting", held, left, _POOL),
        transfer(Account(Place.INCOME, books.side), at, ASSAULT_POINTS, inputs.points),
        refusals=tuple(_none(inputs.points, _POOL)),
    )
