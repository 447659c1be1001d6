"""Points of a power that are entered by hand: those of the start, and those of your own rules."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import Final

from oobmgr.domain.accounts import Account, Place, SideId
from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import transfer
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Step, ruled
from oobmgr.domain.values import dataclass
from oobmgr.games.grande_armee.actions.offered_words import reasons_for_points
from oobmgr.games.grande_armee.economy.purses import owners
from oobmgr.games.grande_armee.nations import nation_named
from oobmgr.games.grande_armee.pools import power_account
from oobmgr.games.grande_armee.words import (
    COALITION,
    FRANCE,
    GAME_TURN,
    OWN_INTERPHASE,
    POINT_ALIASES,
    POLITICS,
    POWER_ALIASES,
    SIDE_NAMES,
    PointKind,
    Power,
)
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.fields import choice_told, count_told, open_told, text_told

_CASE: Final = "LGA-REPL-01"


class Change(StrEnum):
    """What happens to points."""

    RECEIVED = "received"
    LOST = "lost"


class Player(StrEnum):
    """A side as an input."""

    FRENCH = "French"
    COALITION = "Coalition"

    @property
    def side(self) -> SideId:
        """The side of the books."""
        return FRANCE if self is Player.FRENCH else COALITION


@dataclass(frozen=True)
class PointsInputs:
    """Points of a power that come or go."""

    change: Change = choice_told("What happens.", _CASE, Change.RECEIVED, label="What happens")
    power: Power = choice_told("The power.", _CASE, Power.FRANCE, POWER_ALIASES, label="Power")
    side: Player | None = open_told(
        "Who plays the power; left blank, the French play France and the Coalition the rest.",
        _CASE,
        label="Played by",
    )
    kind: PointKind = choice_told(
        "What points.", _CASE, PointKind.RESOURCE, POINT_ALIASES, label="Kind"
    )
    points: int = count_told("How many.", _CASE, unit="points", label="Points")
    why: str = text_told("Why, such as the start of the scenario.", _CASE, label="Why")


def _proposed(books: Books) -> PointsInputs:
    """A power of the side that plays, such as one whose units it has: others are chosen."""
    nations = {nation_named(unit.nation) for unit in books.units() if unit.side == books.side}
    had = {nation_named(name) for name in owners(books, books.side)}
    # Who has points already is meant more often than who only has units.
    mine = (power for known in (had, nations) for power in Power if power in known)
    return PointsInputs(power=next(mine, Power.FRANCE))


@action(
    _CASE,
    phases=(POLITICS, *OWN_INTERPHASE, *GAME_TURN),
    title="Points of a power",
    tab="Points",
    post_text="Post the points",
    group="Economy",
    propose=_proposed,
    offers=reasons_for_points,
)
def plan_points(books: Books, inputs: PointsInputs) -> ActionPlan:
    """Enter points of a power that come from outside the books, or leave them."""
    good, power = inputs.kind.good, inputs.power
    # An ally of the other side keeps its points there, so the player may say which side it is.
    usual = Player.FRENCH if power is Power.FRANCE else Player.COALITION
    side = (inputs.side or usual).side
    place, why = power_account(side, power), inputs.why.strip()
    held = books.balance(place, good)
    title = (
        f"{power}: {counted(inputs.points, 'resource point')} {inputs.change}"
        if inputs.kind is PointKind.RESOURCE
        else f"{power}: {counted(inputs.points, 'replacement point')} {inputs.change}"
    )
    if not inputs.points:
        fault = Fault("is missing.", "points", advice="Enter how many.", case=_CASE, missing=True)
        return ActionPlan.refused("Points of a power", (fault,))
    before = (Step("At hand", held, "", _CASE),)
    if inputs.change is Change.RECEIVED:
        # The reason goes into the account: from there it is offered again.
        legs = transfer(Account(Place.INCOME, side, why), place, good, inputs.points)
        left = held + inputs.points
    elif inputs.points > held:
        message = f"{inputs.points} is more than the {held} that {power} has."
        fault = Fault(message, "points", str(inputs.points), "Enter fewer.", _CASE)
        return ActionPlan.refused(title, (fault,), before)
    else:
        legs = transfer(place, Account(Place.LOST, side, why), good, inputs.points)
        left = held - inputs.points
    return ActionPlan(
        title,
        "",
        ruled("Then at hand", left, str(inputs.kind), _CASE, before=before),
        legs,
        warnings=tuple(_played_elsewhere(books, power, side)),
    )


def _played_elsewhere(books: Books, power: Power, side: SideId) -> Iterator[Fault]:
    """Asks about points of a power all of whose units fight on the other side."""
    sides = {unit.side for unit in books.units() if nation_named(unit.nation) == power}
    if sides and side not in sides:
        sentence = f"All units of {power} are on the other side."
        yield Fault(sentence, "side", SIDE_NAMES[side], "Is that what you mean?", _CASE).question()
