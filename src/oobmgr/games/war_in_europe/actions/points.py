"""Points that come and go: Replacement Points, Amphibious Points."""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import StrEnum
from typing import Final
from unicodedata import combining, normalize

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
    fronts_of,
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
from oobmgr.rules.fields import choice_told, count_told, open_told, text_told
from oobmgr.rules.nearest import did_you_mean, folded, nearest

FRONTS: Final = "WIE-REPL-02"
_POOL: Final = "WIE-AMPH-08"
_NO_INCOME: Final = (
    (("emergenc", "nottransport", "notfall"), "Emergency transport", "WIE-SEA-04"),
    (("disband", "auflos", "aufgelos"), "A unit that is disbanded", "WIE-DISB-01"),
)
"""What brings no points: how its words begin in either language, its name, its case."""
_FRONT_WORDS: Final = {
    Front.WEST: ("west",),
    Front.SOUTH: ("south", "sud"),
    Front.EAST: ("east", "ost"),
}
"""How the words for a front begin in the languages of the program, without their dots."""


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
        "What happens.", FRONTS, Flow.RECEIVED, {"lost": "spent"}, label="What happens"
    )
    front: Front = choice_told("The front.", FRONTS, Front.WEST, label="Front")
    kind: str = text_told(
        "Their kind, as your rules name it, such as infantry.",
        FRONTS,
        label="Kind",
        words=lambda: ("infantry", "armor"),
    )
    points: int = count_told("How many.", FRONTS, unit="RP", label="Points")
    why: str = text_told("What for, or from where.", FRONTS, label="Why")


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
    unnamed = any(not one for _, one in points_at(books, books.side))
    if not word and not unnamed and (had := kinds(books)):
        # Points without a kind are a pool of their own, in which nobody would look for them.
        advice = f"Name it, such as {had[0]}."
        sentence = "No kind is named, and the books have points by kind."
        yield Fault(sentence, "kind", "", advice, FRONTS).question()
    if not word or known_kind(books, kind) in kinds(books):
        return
    # A type of unit may be new, but "armour" beside "armor" would split one pool in two.
    if meant := nearest(kind, kinds(books)):
        sentence = f"{kind.strip()}: no points of that kind are in the books, but of {meant}."
        advice = did_you_mean(kind, [meant])
        yield Fault(sentence, "kind", kind.strip(), advice, FRONTS).question()
    elif not says_type(kind) and not any(word in folded(unit.type) for unit in books.units()):
        sentence = f"{kind.strip()}: neither points nor units of that kind are in the books."
        advice = "Check the word: it opens a new pool."
        yield Fault(sentence, "kind", kind.strip(), advice, FRONTS).question()


def at_hand(books: Books) -> str:
    """What the side has on all fronts, as advice."""
    held = [f"{named(*where)} {points}" for where, points in points_at(books, books.side).items()]
    return f"At hand: {'; '.join(held) or 'none'}."


def most_points(books: Books) -> tuple[Front, str]:
    """The front and the kind of which the side has most points: those are spent most often."""
    held = points_at(books, books.side)
    # A side without points begins on a front of its own: something has to stand in the form.
    return max(held, key=held.__getitem__) if held else (fronts_of(books, books.side)[0], "")


def strange_front(
    books: Books, front: Front, field: str = "front", case: str = FRONTS
) -> Iterator[Fault]:
    """What is asked about a front where the rules at hand name no points of the side."""
    if front not in fronts_of(books, books.side):
        side = SIDE_NAMES[books.side]
        sentence = f"The rules at hand name no {side} points in the {front}."
        yield Fault(sentence, field, front, "Check the front.", case).question()


@action(
    "WIE-REPL-02 WIE-SEA-04",
    phases=OWN_TURN,
    title="Replacement Points",
    name="receive_points",
    tab="Points",
    post_text="Post the points",
    link="Enter Replacement Points",
    group="Replacements",
    propose=lambda books: ReceiveInputs(front=most_points(books)[0]),
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
    refusals = [*none_faults(inputs.points, FRONTS), *(_no_income(why) if comes else ())]
    if left < 0:
        sentence = f"{name}: that is more than the {held} at hand."
        refusals.append(Fault(sentence, "points", str(inputs.points), at_hand(books), FRONTS))
    return ActionPlan(
        f"{name}: {counted(inputs.points, 'Replacement Point')} {inputs.change}",
        f"{held} before, {left} now." if left >= 0 else "",
        _told(books, inputs, held, left),
        transfer(source, target, REPLACEMENTS, inputs.points),
        warnings=(
            *strange_front(books, inputs.front),
            *(_strange_kind(books, inputs.kind) if comes else ()),
            *_between_fronts(inputs),
        ),
        refusals=tuple(refusals),
    )


def _no_income(why: str) -> Iterator[Fault]:
    """The refusal of points for what brings none, by the words of their reason."""
    words = _words(why)
    for begins, what, case in _NO_INCOME:
        # By the beginning of a word, so that `disbanded` and `disbanding` are both found.
        if any(word.startswith(begins) for word in words):
            sentence = f"{what} brings its owner no points."
            yield Fault(sentence, "why", why, "Say from where else they come.", case)


def _words(text: str) -> list[str]:
    """The words of a text, without dots over letters and what stands before and behind them."""
    letters = normalize("NFD", text.casefold())
    return re.findall(r"\w+", "".join(one for one in letters if not combining(one)))


def _between_fronts(inputs: ReceiveInputs) -> Iterator[Fault]:
    """What is asked of points whose reason is another front: they would go there at any time."""
    others = [one for front, words in _FRONT_WORDS.items() if front is not inputs.front
              for one in words]  # fmt: skip
    if any(word.startswith(("transfer", "verleg", *others)) for word in _words(inputs.why)):
        sentence = "Points go between fronts in the Reinforcement and Replacement Phase alone."
        advice = "Enter a transfer there."
        yield Fault(sentence, "why", inputs.why.strip(), advice, FRONTS).question()


def _told(books: Books, inputs: ReceiveInputs, held: int, left: int) -> Ruling[int]:
    """The working of points on a front; what it has of each kind until one is named."""
    there = {
        kind: n for (at, kind), n in points_at(books, books.side).items() if at is inputs.front
    }
    # A front with points of several kinds has no balance to tell before a kind is named.
    if inputs.kind.strip() or inputs.points or "" in there or not there:
        return told_of(named(inputs.front, inputs.kind), held, left, FRONTS)
    lines = (Step(named(inputs.front, kind), n, "", FRONTS) for kind, n in there.items())
    together = Step(inputs.front, sum(there.values()), "", FRONTS, StepKind.SUM)
    return Ruling(left, (*lines, together))


def named(front: Front, kind: str) -> str:
    """The points of a kind on a front: ``West, infantry``."""
    return f"{front}, {kind.strip()}" if kind.strip() else str(front)


@dataclass(frozen=True)
class TransferInputs:
    """Replacement Points that go from one front to another."""

    front: Front | None = open_told("From which front.", FRONTS, label="From")
    to_front: Front | None = open_told("To which front.", FRONTS, label="To")
    kind: str = text_told("Their kind.", FRONTS, label="Kind")
    points: int = count_told("How many.", FRONTS, unit="RP", label="Points")


def _proposed(books: Books) -> TransferInputs:
    """The form with what can only be so.

    Nothing else is taken for granted: once points have gone, their way back would stand there.
    """
    fronts = {front for front, _ in points_at(books, books.side)}
    front = next(iter(fronts)) if len(fronts) == 1 else None
    others = [one for one in fronts_of(books, books.side) if one is not front]
    known = kinds(books)
    return TransferInputs(
        front,
        others[0] if front and len(others) == 1 else None,
        known[0] if len(known) == 1 else "",
    )


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
    not_now=Fault("This side has no Replacement Points.", case=FRONTS),
    offers=lambda books: {"kind": kinds(books)},
)
def plan_transfer_points(books: Books, inputs: TransferInputs) -> ActionPlan:
    """Move Replacement Points from one front to another, in this phase alone."""
    front, to = inputs.front, inputs.to_front
    if front is None or to is None:
        return ActionPlan.refused("Points between fronts", tuple(_which_fronts(books, inputs)))
    kind = known_kind(books, inputs.kind)
    at = points_account(books.side, front, kind)
    held = books.balance(at, REPLACEMENTS)
    delay = number(books.options, TRANSFER_DELAY)
    # The option is in turns; cycles turn them into a date.
    due = date_of(books.turn).after(delay, number(books.options, CYCLES_PER_YEAR)).code
    target = points_account(books.side, to, kind)
    if delay:
        # Until they arrive they lie apart, so that nobody can spend them twice.
        target = coming_account(books.side, due, to, kind)
    refusals = list(none_faults(inputs.points, FRONTS))
    if inputs.points > held:
        sentence = f"{named(front, kind)}: that is more than the {held} at hand."
        refusals.append(Fault(sentence, "points", str(inputs.points), at_hand(books), FRONTS))
    if front is to:
        sentence = "They are on that front already."
        refusals.append(Fault(sentence, "to_front", to, "Name another.", FRONTS))
    there = books.balance(points_account(books.side, to, kind), REPLACEMENTS)
    label = CALENDAR.label(due)
    when = f"They are there in {label}." if delay else "They are there at once."
    return ActionPlan(
        f"{counted(inputs.points, 'Replacement Point')}, {front} to {to}",
        when,
        _told_of_both((front, to), kind, (held, there), inputs.points, label if delay else ""),
        transfer(at, target, REPLACEMENTS, inputs.points),
        warnings=tuple(strange_front(books, to, "to_front")),
        refusals=tuple(refusals),
    )


def _which_fronts(books: Books, inputs: TransferInputs) -> Iterator[Fault]:
    """What is asked for before anything can be said."""
    if inputs.front is None:
        yield asked_for("front", f"Say from which front. {at_hand(books)}", FRONTS)
    if inputs.to_front is None:
        yield asked_for("to_front", "Say to which front.", FRONTS)


def _told_of_both(
    ends: tuple[Front, Front], kind: str, before: tuple[int, int], points: int, due: str
) -> Ruling[int]:
    """The working of a transfer: the front that gives, and the one that receives."""
    (front, to), (held, there) = ends, before
    given = told_of(named(front, kind), held, held - points, FRONTS)
    if front is to:  # refused, and it would be told of twice
        return given
    name = named(to, kind)
    lines = (
        *given.working,
        Step(f"{name}, before", there, "", FRONTS),
        Step(
            f"{name}, in {due}" if due else f"{name}, now",
            there + points,
            f"{there} + {points}",
            FRONTS,
            StepKind.RESULT,
        ),
    )
    return Ruling(held - points, lines)


@closing("WIE-REPL-02", title="Replacement Points arrive", phases=(AIR,))
def points_arrive(books: Books) -> ActionPlan | None:
    """Points that are due in the turn are at hand when the players' own turns begin."""
    postings, working = list[Posting](), list[Step]()
    # All sides at once: the air phase is nobody's turn, and comes before the first player's.
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
            working.append(Step(name, amount, "", FRONTS))
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
