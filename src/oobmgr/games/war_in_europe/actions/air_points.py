"""Air points: received, lost in combat, moved to another front."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import Final

from oobmgr.domain.accounts import Account, Place
from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import transfer
from oobmgr.domain.quantities import counted
from oobmgr.domain.values import dataclass
from oobmgr.games.war_in_europe.actions.offered_words import air_reasons
from oobmgr.games.war_in_europe.actions.picked import asked_for
from oobmgr.games.war_in_europe.actions.points import none_faults, told_of
from oobmgr.games.war_in_europe.air.log import nation_turn
from oobmgr.games.war_in_europe.pools import (
    air_account,
    air_points,
    fronts_of,
)
from oobmgr.games.war_in_europe.words import (
    AIR,
    AIR_POINTS,
    CYCLE,
    NATION_ALIASES,
    OWN_TURN,
    WEATHER,
    AirNation,
    Front,
    player_of,
)
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.fields import choice_told, count_told, open_told, text_told

_AIR: Final = "WIE-AIR-08"


class Change(StrEnum):
    """What happens to points."""

    RECEIVED = "received"
    LOST = "lost"
    MOVED = "moved"


@dataclass(frozen=True)
class AirPointsInputs:
    """Air points of a nation."""

    change: Change = choice_told("What happens.", _AIR, Change.RECEIVED, label="What happens")
    nation: AirNation | None = open_told(
        "The nation.", _AIR, aliases=NATION_ALIASES, label="Nation"
    )
    front: Front | None = open_told("The front.", _AIR, label="Front")
    to_front: Front | None = open_told(
        "The front to which they are moved.",
        _AIR,
        label="To the front",
        when={"change": ("moved",)},
    )
    points: int = count_told("How many.", _AIR, unit="points", label="Points")
    why: str = text_told("Why, such as air combat.", _AIR, label="Why")


def _proposed_air(books: Books) -> AirPointsInputs:
    """The form with what can only be so: one nation of the side, one front where its points are."""
    held = {
        (nation, front)
        for nation in AirNation
        for front in Front
        if player_of(nation).side == books.side and air_points(books, nation, front)
    }
    nations = {nation for nation in AirNation if player_of(nation).side == books.side}
    nations = {nation for nation, _ in held} or nations
    nation = next(iter(nations)) if len(nations) == 1 else None
    fronts = {front for one, front in held if one is nation}
    return AirPointsInputs(nation=nation, front=next(iter(fronts)) if len(fronts) == 1 else None)


@action(
    "WIE-AIR-08 WIE-AIR-07 WIE-AIR-10",
    phases=(CYCLE, WEATHER, AIR, *OWN_TURN),
    title="Air points",
    name="air_points",
    post_text="Post the points",
    link="Enter air points",
    group="Air war",
    propose=_proposed_air,
    offers=air_reasons,
)
def plan_air_points(books: Books, inputs: AirPointsInputs) -> ActionPlan:
    """Receive air points, lose them in combat, or move them to another front."""
    nation, front = inputs.nation, inputs.front
    if nation is None or front is None:
        return ActionPlan.refused("Air points", tuple(_whose(inputs)))
    at = air_account(nation, front)
    side = player_of(nation).side
    to = inputs.to_front or front
    why = inputs.why.strip()
    # Where points come from and where they go says in the journal what happened.
    ends = {
        Change.RECEIVED: (Account(Place.INCOME, side, why), at),
        Change.LOST: (at, Account(Place.LOST, side, why or "air combat")),
        Change.MOVED: (at, air_account(nation, to)),
    }
    source, target = ends[inputs.change]
    held = books.balance(at, AIR_POINTS)
    # Moved ones leave the front as lost ones do, and are only counted elsewhere.
    left = held + inputs.points if inputs.change is Change.RECEIVED else held - inputs.points
    name = f"{nation}, {front}"
    flying = _flying(books, nation, front)
    comes = {Change.RECEIVED: front, Change.MOVED: to}.get(inputs.change)
    return ActionPlan(
        f"{name}: {counted(inputs.points, 'air point')} {inputs.change}",
        f"{held} before, {left} now." if left >= 0 else "",
        told_of(name, held, left, _AIR),
        transfer(source, target, AIR_POINTS, inputs.points),
        warnings=(
            *(_doubts(books, nation, comes, inputs) if comes else ()),
            *_counted_already(books, nation, inputs),
        ),
        refusals=tuple(_air_faults(inputs, held, held - flying)),
    )


def _whose(inputs: AirPointsInputs) -> Iterator[Fault]:
    """What is asked for before anything can be said."""
    if inputs.nation is None:
        yield asked_for("nation", "Say whose points they are.", _AIR)
    if inputs.front is None:
        yield asked_for("front", "Say on which front.", _AIR)


def _doubts(
    books: Books, nation: AirNation, front: Front, inputs: AirPointsInputs
) -> Iterator[Fault]:
    """What is asked about points of a nation not named on a front, and told of so many there."""
    player = player_of(nation)
    if front not in fronts_of(books, player.side):
        sentence = f"{nation}: the rules at hand name no {player} points in the {front}."
        field = "to_front" if inputs.change is Change.MOVED else "front"
        advice = "Check the front and the nation."
        yield Fault(sentence, field, front, advice, "WIE-AIR-07").question()
    # Told and neither asked nor refused: points above the cap may stand on the front, but fly no
    # superiority; idle they count as inactive (K-08).
    most = books.tables.cell(f"air.superiority.most.{front}")
    there = inputs.points + sum(
        air_points(books, one, front) for one in AirNation if player_of(one) is player
    )
    if there > most.whole:
        sentence = f"That makes {there}, of which at most {most.whole} may fly air superiority."
        yield Fault(sentence, "points", str(inputs.points), "Check the number.", most.case)


def _counted_already(books: Books, nation: AirNation, inputs: AirPointsInputs) -> Iterator[Fault]:
    """What is asked of points that leave a front which is entered with them: they count there."""
    front = inputs.front
    if front is None or inputs.change is not Change.MOVED or books.phase != AIR:
        return
    if nation_turn(books, books.turn, front, nation) is not None:
        sentence = f"They count in the {front} this turn, whose missions are entered."
        advice = f"Enter the missions of the {front} again afterwards, or move them later."
        yield Fault(sentence, "front", front, advice, _AIR).question()


def _flying(books: Books, nation: AirNation, front: Front) -> int:
    """Points that fly from the front in the phase: on another front they would fly again."""
    entry = nation_turn(books, books.turn, front, nation)
    # Only in the air phase: before and after it points stand idle.
    return entry.superiority + entry.other if entry and books.phase == AIR else 0


def _air_faults(inputs: AirPointsInputs, held: int, idle: int) -> Iterator[Fault]:
    yield from none_faults(inputs.points, _AIR)
    if inputs.change is not Change.RECEIVED and inputs.points > held:
        sentence = f"That is more than the {held} that {inputs.nation} has in the {inputs.front}."
        yield Fault(sentence, "points", str(inputs.points), "Enter fewer.", _AIR)
    # A front as the target of itself would look like a move and change nothing.
    if inputs.change is Change.MOVED and inputs.to_front is None:
        yield asked_for("to_front", "Say to which front.", _AIR)
    elif inputs.change is Change.MOVED and inputs.to_front is inputs.front:
        sentence = "They are on that front already."
        yield Fault(sentence, "to_front", f"{inputs.to_front}", "Name another.", _AIR)
    if inputs.change is Change.MOVED and inputs.points > idle:
        sentence = f"That is more than the {idle} that do not fly in the {inputs.front}."
        yield Fault(sentence, "points", str(inputs.points), "Move them later.", _AIR)
