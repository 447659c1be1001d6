"""A round of air combat as the player enters it: who attacks whom, the dice, the result."""

from __future__ import annotations

from dataclasses import dataclass

from oobmgr.games.europa.air.air_shots import HIT_ALIASES, Hit, distance_told
from oobmgr.rules.bounds import MANY
from oobmgr.rules.fields import choice_told, count_told, dice_told, flag_told, open_told, text_told


@dataclass(frozen=True)
class Fight:
    """One round: a fighter, or several of a type, with one enemy group."""

    card: str = text_told("The fighter that attacks.", "MIS-07")
    box: str = text_told("Its base.", "MIS-07")
    number: int = count_told(
        "How many of them attack the same group.", "MIS-04", unit="groups", default=1
    )
    target: str = text_told("The group that is attacked.", "MIS-07")
    target_box: str = text_told("Its base.", "MIS-07")
    column: str = text_told("Column: rating of the attacker less that of the target.", "MIS-04")
    roll: int = dice_told("The two dice at the target, 0 for none.", "MIS-04")
    hit: Hit = choice_told(
        "What it does, where your chart does not say it.", "MIS-04", Hit.CHART, HIT_ALIASES
    )
    target_guards: bool = flag_told("Whether the target is of the Soviet Guards.", "MIS-05")
    target_distance: int | None = distance_told(
        "Hexes from its own nearest hex, for an X on the target."
    )
    back_column: str = text_told(
        "Column: rating of the target less that of the attacker.", "MIS-04"
    )
    back_roll: int = dice_told("The two dice back at the attacker, 0 for none.", "MIS-04")
    back: Hit = choice_told(
        "What it does, where your chart does not say it.", "MIS-04", Hit.CHART, HIT_ALIASES
    )
    guards: bool = flag_told("Whether the attacker is of the Soviet Guards.", "MIS-05")
    distance: int | None = distance_told(
        "Hexes from its own nearest hex, for an X on the attacker."
    )
    reach: int = count_told(
        "Hexes from its patrol hex or base, 0 for not checked.", "MIS-02", unit="hexes"
    )
    range: int | None = open_told(
        "Printed range of the interceptor, asked once for an aircraft.",
        "MIS-02",
        unit="hexes",
        low=0,
        high=MANY,
    )
    night_fighter: bool = flag_told("Whether the interceptor is a night fighter (NF).", "MIS-11")
