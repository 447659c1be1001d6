"""Air power: each player enters what his die gave him, and may keep it to himself for a while."""

from __future__ import annotations

from collections.abc import Iterator

from oobmgr.domain.accounts import SideId
from oobmgr.domain.errors import Fault
from oobmgr.domain.quantities import NOT_ENTERED, counted
from oobmgr.domain.rulings import Ruling, Step, ruled
from oobmgr.domain.values import dataclass
from oobmgr.games.spark.air.power import (
    CASE,
    air_points,
    has_air_power,
    is_secret,
    receive_air_points,
    show_air_power,
)
from oobmgr.games.spark.dice import FACES
from oobmgr.games.spark.turns import AM, section_of
from oobmgr.games.spark.words import (
    AIR_POWER,
    GERMAN,
    INITIATIVE,
    SIDE_NAMES,
    SOVIET,
    Player,
    player_of,
)
from oobmgr.games.spark.written import Written
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.bounds import FEW
from oobmgr.rules.closings import closing
from oobmgr.rules.fields import choice_told, flag_told, open_told


@dataclass(frozen=True)
class AirPowerInputs:
    """The air points of one player."""

    side: Player = choice_told("Whose air points.", CASE, Player.SOVIET)
    # Open at first: 0 is a result like any other, and as a default it would be posted unseen.
    points: int | None = open_told(
        "Air points by his die and your rulebook; 0 where he gets none.",
        CASE,
        unit="air points",
        low=0,
        high=FEW,
        label="Air points",
    )
    # On at first: what was shown once cannot be taken back.
    secret: bool = flag_told(
        "Whether they are kept from the opponent until the Initiative Phase is over.",
        CASE,
        default=True,
        label="Kept secret until Initiative is over",
    )


def propose_air_power(books: Books) -> AirPowerInputs:
    """The player who has not entered his air points in this Turn Section."""
    waiting = [side for side in (SOVIET, GERMAN) if not has_air_power(books, side)]
    return AirPowerInputs(player_of(waiting[0] if waiting else SOVIET))


@action(
    CASE,
    phases=(AIR_POWER, INITIATIVE),
    title="Air power",
    propose=propose_air_power,
    post_text="Enter air points",
    group="Initiative",
    link="Enter air power",
)
def plan_air_power(books: Books, inputs: AirPowerInputs) -> ActionPlan:
    """The air points of a player, secret until initiative is settled if he likes."""
    side = inputs.side.side
    name, points = SIDE_NAMES[side], inputs.points or 0
    # What is left of the last Turn Section is not carried over.
    left = air_points(books, side)
    lapse = (Step("Not used, lapsed", -left, case=CASE),) if left else ()
    shown = counted(points, "air point")
    received = receive_air_points(books, side, points, secret=inputs.secret)
    return ActionPlan(
        f"{name} air power",
        f"{name} air points, secret." if inputs.secret else f"{name}: {shown}.",
        # What nobody entered is shown so, and never as none.
        ruled("Air points", _entered_or_open(inputs.points), case=CASE, before=lapse),
        received.postings,
        received.facts,
        warnings=tuple(_unusual(books, side, points)),
        refusals=tuple(_not_entered(inputs.points)),
    )


def _entered_or_open(points: int | None) -> int | str:
    return NOT_ENTERED if points is None else points


def _not_entered(points: int | None) -> Iterator[Fault]:
    """The refusal of an entry without a number: none at all is entered as 0."""
    if points is None:
        advice = "Enter how many, 0 for none."
        yield Fault("are not entered.", "points", "", advice, CASE, missing=True)


def _unusual(books: Books, side: SideId, points: int) -> Iterator[Fault]:
    """A word on points that replace others; questions about a later time and more than a die."""
    if has_air_power(books, side):
        sentence = "were entered in this Turn Section; these replace them."
        yield Fault(sentence, "points", str(points), case=CASE)
    elif section_of(books.turn) != AM:
        advice = "What is left of it lapses with this entry."
        late = "are rolled for the day, in the AM."
        yield Fault(late, "points", str(points), advice, CASE).question()
    # Asked and not refused: what a die brings is in the rulebook alone.
    if points > FACES:
        sentence = "are more than a die shows."
        advice = "Check the table of your rulebook."
        yield Fault(sentence, "points", str(points), advice, CASE).question()


@closing("SP-AIR-01", title="Air power shown", phases=(INITIATIVE,))
def reveal_air_power(books: Books) -> ActionPlan | None:
    """Both players say what they kept to themselves; None where nobody did (SP-AIR-01)."""
    secret = [side for side in (SOVIET, GERMAN) if is_secret(books, side)]
    if not secret:
        return None
    working = tuple(
        Step(f"{SIDE_NAMES[side]} air points", air_points(books, side), case=CASE)
        for side in secret
    )
    shown = sum((show_air_power(books, side) for side in secret), Written())
    told_points = ", ".join(f"{SIDE_NAMES[side]} {air_points(books, side)}" for side in secret)
    return ActionPlan(
        f"Air power shown: {told_points}",
        "",
        Ruling(None, working),
        shown.postings,
        shown.facts,
    )
