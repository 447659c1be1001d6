"""A round of air combat as the player enters it: who attacks whom, the dice, the result."""

from __future__ import annotations

from dataclasses import dataclass

from oobmgr.games.europa.actions.counted import count_told
from oobmgr.games.europa.air.air_shots import HIT_ALIASES, TWO_DICE, Hit, distance_told
from oobmgr.rules.bounds import D6, MANY
from oobmgr.rules.inputs import told


@dataclass(frozen=True)
class Fight:
    """One round: a fighter, or several of a type, with one enemy group."""

    card: str = told("The fighter that attacks.", default="", case="MIS-07")
    box: str = told("Its base.", default="", case="MIS-07")
    number: int = told(
        "How many of them attack the same group.",
        default=1,
        unit="groups",
        low=1,
        high=MANY,
        case="MIS-04",
    )
    target: str = told("The group that is attacked.", default="", case="MIS-07")
    target_box: str = told("Its base.", default="", case="MIS-07")
    column: str = told(
        "Column: rating of the attacker less that of the target.", default="", case="MIS-04"
    )
    roll: int = told(
        "The two dice at the target, 0 for none.",
        default=0,
        low=0,
        high=TWO_DICE,
        case="MIS-04",
        dice=(D6, D6),
    )
    hit: Hit = told(
        "What it does, where your chart does not say it.",
        default=Hit.CHART,
        aliases=HIT_ALIASES,
        case="MIS-04",
    )
    target_guards: bool = told(
        "Whether the target is of the Soviet Guards.", default=False, case="MIS-05"
    )
    target_distance: int | None = distance_told(
        "Hexes from its own nearest hex, for an X on the target."
    )
    back_column: str = told(
        "Column: rating of the target less that of the attacker.", default="", case="MIS-04"
    )
    back_roll: int = told(
        "The two dice back at the attacker, 0 for none.",
        default=0,
        low=0,
        high=TWO_DICE,
        case="MIS-04",
        dice=(D6, D6),
    )
    back: Hit = told(
        "What it does, where your chart does not say it.",
        default=Hit.CHART,
        aliases=HIT_ALIASES,
        case="MIS-04",
    )
    guards: bool = told(
        "Whether the attacker is of the Soviet Guards.", default=False, case="MIS-05"
    )
    distance: int | None = distance_told(
        "Hexes from its own nearest hex, for an X on the attacker."
    )
    reach: int = count_told(
        "Hexes from its patrol hex or base, 0 for not checked.", "MIS-02", unit="hexes"
    )
    range: int | None = told(
        "Printed range of the interceptor, asked once for an aircraft.",
        default=None,
        unit="hexes",
        low=0,
        high=MANY,
        case="MIS-02",
    )
    night_fighter: bool = told(
        "Whether the interceptor is a night fighter (NF).", default=False, case="MIS-11"
    )
