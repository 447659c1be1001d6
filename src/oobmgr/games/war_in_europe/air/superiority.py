"""Air superiority: whether there is an air war, whether there is combat, how many may fly it."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Final

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.rulings import Ruling, Step, StepKind, ruled
from oobmgr.domain.values import dataclass
from oobmgr.games.war_in_europe.options import SIX_TO_ONE, chosen, options_told
from oobmgr.games.war_in_europe.words import (
    NATION_ALIASES,
    PLAYER_ALIASES,
    AirNation,
    Front,
    Player,
)
from oobmgr.rules.books import Options
from oobmgr.rules.bounds import MANY
from oobmgr.rules.calculators import calculator
from oobmgr.rules.inputs import told
from oobmgr.rules.nearest import did_you_mean, folded
from oobmgr.rules.tables import Tables

_DISTANCE: Final = "air.war.distance"
_ODDS: Final = "air.superiority.odds"
_MOST: Final = "air.superiority.most"
WAR: Final = "WIE-AIR-01"
COMBAT: Final = "WIE-AIR-05"
LIMIT: Final = "WIE-AIR-10"
COUNTED: Final = "WIE-AIR-08"


class SixToOne(StrEnum):
    """Whether exactly the odds of the rule are enough to keep off air combat."""

    GREATER = "greater"
    OR_GREATER = "or_greater"


# ------------------------------------------------------------------------------------ air war


@dataclass(frozen=True)
class AirWarInputs:
    """How near supplied hexes of both sides are on a front."""

    distance: int = told(
        "Hexes between the nearest supplied hexes of both.",
        low=0,
        high=MANY,
        unit="hexes",
        case=WAR,
        label="Hexes apart",
    )
    neutral_between: bool = told(
        "Whether there is neutral ground between them.",
        default=False,
        case=WAR,
        label="Neutral ground between",
    )


@calculator(WAR, value="Whether there can be air combat.", named="possible", title="Air war")
def air_war_possible(inputs: AirWarInputs, tables: Tables) -> Ruling[bool]:
    """Whether the sides are near enough on a front to fight for air superiority."""
    reach = tables.cell(_DISTANCE)
    near = inputs.distance <= reach.whole
    lines = (
        reach.step("Hexes apart", inputs.distance, f"at most {reach.whole}"),
        reach.step("Neutral ground between", inputs.neutral_between),
    )
    # K-35: decides on combat alone. Attrition has no such test: it comes without an air war, too.
    possible = near and not inputs.neutral_between
    return ruled("An air war is possible", possible, case=WAR, before=lines)


# --------------------------------------------------------------------------------- air combat


@dataclass(frozen=True)
class AirCombatInputs:
    """The points that two opposing players fly on air superiority over a front."""

    a: int = told(
        "Points of one player.",
        low=0,
        high=MANY,
        unit="points",
        case=COMBAT,
        label="Points of one player",
    )
    b: int = told(
        "Points of the other.",
        low=0,
        high=MANY,
        unit="points",
        case=COMBAT,
        label="Points of the other",
    )
    six_to_one: SixToOne | None = told(
        "What holds at the odds exactly; left blank for the option of the campaign.",
        default=None,
        aliases={"orGreater": "or_greater"},
        case=COMBAT,
        label="Rule at exact odds",
    )
    options: Options = options_told(SIX_TO_ONE)


@calculator(
    COMBAT, value="Whether there is air combat.", named="air_combat", title="Air combat on a front"
)
def air_combat(inputs: AirCombatInputs, tables: Tables) -> Ruling[bool]:
    """Whether opposing players fight in the air over a front.

    Whole points are compared, never odds that were rounded first.
    """
    odds = tables.cell(_ODDS)
    more, less = max(inputs.a, inputs.b), min(inputs.a, inputs.b)
    reading = inputs.six_to_one or SixToOne(str(chosen(inputs.options, SIX_TO_ONE)))
    # Before the odds: against nobody there are none.
    if not less:
        words = "neither player flies" if not more else "only one player flies"
        return ruled("Air combat", value=False, arithmetic=words, case=COMBAT)
    # Multiplied instead of divided, so that nothing is rounded.
    limit = less * odds.whole
    # K-02: of two sentences one bars combat above the odds only, the other at the odds as well. The
    # example of 37 to 6, one point above, speaks for the first.
    over = more > limit if reading is SixToOne.GREATER else more >= limit
    sign = "more than" if more > limit else "exactly" if more == limit else "less than"
    line = odds.step("Superiority", f"{more} to {less}", f"{less} × {odds.whole} = {limit}")
    words = f"{more} is {sign} {limit}"
    return ruled("Air combat", not over, words, COMBAT, before=(line,))


# ----------------------------------------------------------------------------- points counted


@dataclass(frozen=True)
class AirPointsInputs:
    """What the points of a nation do on a front in a turn."""

    superiority: int = told(
        "Points on air superiority.",
        default=0,
        low=0,
        high=MANY,
        unit="points",
        case=COUNTED,
        label="Air superiority",
    )
    inactive: int = told(
        "Points that fly nothing.",
        default=0,
        low=0,
        high=MANY,
        unit="points",
        case=COUNTED,
        label="Inactive",
    )
    other: int = told(
        "Points on other missions.",
        default=0,
        low=0,
        high=MANY,
        unit="points",
        case=COUNTED,
        label="Other missions",
    )
    air_combat: bool = told(
        "Whether there was air combat on the front.",
        default=False,
        case=COUNTED,
        label="Air combat on the front",
    )


@calculator(
    COUNTED, value="Points that count.", unit="points", named="counted", title="Points that count"
)
def air_points_exposed(inputs: AirPointsInputs, _: Tables) -> Ruling[int]:
    """How many points of a turn count for the attrition of the enemy.

    A turn of air combat counts nothing (`count_always` reads the option that says otherwise).
    """
    together = inputs.superiority + inputs.inactive
    sum_of = f"{inputs.superiority} + {inputs.inactive}"
    # Told with nothing, so that nobody looks for them in the sum.
    lines = [Step("Other missions", 0, f"{inputs.other} do not count", COUNTED)]
    if inputs.air_combat:
        words = f"{sum_of}, but there was air combat"
        return ruled("Points that count", 0, words, COUNTED, before=lines)
    return ruled("Points that count", together, sum_of, COUNTED, before=lines)


# ----------------------------------------------------------------------------------- the most


_PLAYERS: Final = frozenset(map(folded, (*Player, *PLAYER_ALIASES, *AirNation, *NATION_ALIASES)))
"""Words for a player, or for a nation whose points are his."""


def _read_player(raw: object) -> str:
    word = str(raw).strip()
    if word and folded(word) not in _PLAYERS:
        raise BadInput(Fault("is not a player here.", "", word, did_you_mean(word, Player), LIMIT))
    return word


@dataclass(frozen=True)
class AirCapInputs:
    """Points that a player wants on air superiority over a front."""

    front: Front = told("The front.", case=LIMIT)
    requested: int = told("Points that are to fly it.", low=0, high=MANY, unit="points", case=LIMIT)
    player: str = told(
        "Whose they are; Soviet and Allied points are counted apart.",
        default="",
        read=_read_player,
        case=LIMIT,
        label="Player",
    )


@dataclass(frozen=True)
class AirCap:
    """How many of the points may fly air superiority."""

    accepted: int = told("Points that may.", unit="points")
    excess: int = told("Points that may not; idle, they count as inactive.", unit="points")


@calculator(LIMIT, title="Most on air superiority")
def air_superiority_cap(inputs: AirCapInputs, tables: Tables) -> Ruling[AirCap]:
    """How many points a player may put on air superiority over a front."""
    most = tables.cell(f"{_MOST}.{inputs.front}")
    accepted = min(inputs.requested, most.whole)
    # What is too many is not lost: it counts as inactive.
    excess = inputs.requested - accepted
    lines = (
        most.step(f"Most in the {inputs.front}"),
        most.step("Accepted", accepted, f"{inputs.requested} wanted"),
        most.step("Too many", excess, "inactive, if they fly nothing else", StepKind.RESULT),
    )
    return Ruling(AirCap(accepted, excess), lines)


@dataclass(frozen=True)
class AirCapGroupInputs:
    """The points of each player on air superiority over one front."""

    front: Front = told("The front.", case=LIMIT)
    assigned: Mapping[str, int] = told(
        "Points of each player.",
        keys=("Axis", "Allied", "Soviet"),
        aliases=NATION_ALIASES,
        low=0,
        high=MANY,
        unit="points",
        case=LIMIT,
    )


@calculator(
    LIMIT, value="Whether none is over the most.", named="legal", title="Most of each player"
)
def air_superiority_cap_group(inputs: AirCapGroupInputs, tables: Tables) -> Ruling[bool]:
    """Whether every player keeps to the most over a front, each counted by himself."""
    most = tables.cell(f"{_MOST}.{inputs.front}")
    # K-09: each by himself, for Soviet and Allied points on one front never share a limit.
    over = [player for player, points in inputs.assigned.items() if points > most.whole]
    lines = [
        most.step(player, points, f"at most {most.whole}")
        for player, points in inputs.assigned.items()
    ]
    words = f"too many: {', '.join(over)}" if over else ""
    return ruled("Within the most", not over, words, LIMIT, before=lines)
