"""Forage: whether a town feeds a corps, what too many corps do to it, and whose town it is."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.grande_armee.nations import NATION_ALIASES, Nation
from oobmgr.rules.bounds import FEW, MANY
from oobmgr.rules.calculators import calculator
from oobmgr.rules.fields import flag_told, open_told
from oobmgr.rules.inputs import told
from oobmgr.rules.tables import Tables

FORAGE: Final = "LGA-SUP-05"
FRIENDLY: Final = "LGA-SUP-06"
OVERLOAD: Final = "LGA-SUP-07"


class Fails(StrEnum):
    """Which condition of foraging does not hold."""

    NATION = "nation"
    DISTANCE = "distance"
    DEPLETED = "depleted"
    CORPS = "corps"
    STACKED = "stacked"
    NOT_FRIENDLY = "not_friendly"


@dataclass(frozen=True)
class ForageInputs:
    """A corps that wants to live off the land, and the town that is to feed it."""

    nation: Nation = told("Whose units they are.", aliases=NATION_ALIASES, case=FORAGE)
    distance: int = told(
        "Hexes from the unit that is farthest off; 0 in the town itself.",
        low=0,
        high=MANY,
        unit="hexes",
        case=FORAGE,
        label="Hexes to the farthest unit",
    )
    depleted: bool = told(
        "Whether a depleted marker is there.", case=FORAGE, label="Depleted marker"
    )
    corps: int = told(
        "How many corps draw on the place, this one among them; a loose Army Reserve is one.",
        low=1,
        high=FEW,
        unit="corps",
        case=FRIENDLY,
        label="Corps there",
    )
    stacked_other_corps: bool = told(
        "Whether a unit of it is stacked with one of another corps.",
        case=FORAGE,
        label="Stacked with another corps",
    )
    friendly_town: bool = told(
        "Whether the town is friendly.", case=FRIENDLY, label="Friendly town"
    )
    other_is_army_reserve: bool = flag_told(
        "Whether those others are Army Reserves.", FORAGE, label="The others are Army Reserves"
    )


@dataclass(frozen=True)
class Forage:
    """Whether they may forage, and what stands against it."""

    legal: bool = told("Whether they may.")
    fails: tuple[str, ...] = told("The conditions that do not hold.")


# All others have depots and trains alone (LGA-SUP-05).
_FORAGERS: Final = frozenset({Nation.FRANCE, Nation.FRENCH_ALLIED, Nation.RUSSIA})


@calculator("LGA-SUP-05", also="LGA-SUP-06", title="Forage")
def forage(inputs: ForageInputs, tables: Tables) -> Ruling[Forage]:
    """Whether a corps may forage from a town, city or depot city."""
    radius, most = tables.cell("supply.forage.radius"), tables.cell("supply.forage.corps")
    # Army Reserves stack with anybody, so one beside them bars nothing (LGA-STK-04).
    stacked = inputs.stacked_other_corps and not inputs.other_is_army_reserve
    # All are tried, and not only up to the first that fails: a player puts them right together.
    tried = (
        (Fails.NATION, inputs.nation in _FORAGERS, Step("Nation", inputs.nation, "", FORAGE)),
        (
            Fails.DISTANCE,
            # No path is traced, and borders stop nobody (14.43). L-49: the hex of the town counts
            # as 0.
            inputs.distance <= radius.whole,
            radius.step("Distance", inputs.distance, f"at most {radius.whole}"),
        ),
        (Fails.DEPLETED, not inputs.depleted, Step("Depleted", inputs.depleted, "", FORAGE)),
        (
            Fails.CORPS,
            inputs.corps <= most.whole,
            most.step("Corps there", inputs.corps, f"at most {most.whole}"),
        ),
        (Fails.STACKED, not stacked, Step("Stacked with another corps", stacked, "", FORAGE)),
        (
            Fails.NOT_FRIENDLY,
            inputs.friendly_town,
            Step("Friendly", inputs.friendly_town, "", FRIENDLY),
        ),
    )
    fails = tuple(str(name) for name, holds, _ in tried if not holds)
    said = ", ".join(name.replace("_", " ") for name in fails)
    result = Step("May forage", not fails, said, FORAGE, StepKind.RESULT)
    return Ruling(Forage(not fails, fails), (*(line for *_, line in tried), result))


@dataclass(frozen=True)
class OverloadInputs:
    """How many corps are forced to forage from one place."""

    corps: int = told("Corps there.", low=0, high=FEW, unit="corps", case=OVERLOAD)


@dataclass(frozen=True)
class Overload:
    """What becomes of the corps and of the place."""

    all_unsupplied: bool = told("Whether all of them are unsupplied.")
    depleted: bool = told("Whether the place gets a depleted marker.")


@calculator("LGA-SUP-07", title="Too many for one town")
def forage_overload(inputs: OverloadInputs, tables: Tables) -> Ruling[Overload]:
    """What happens where more corps are forced on a place than it feeds."""
    most = tables.cell("supply.forage.corps")
    # L-21: two corps may draw on a place, and it is the third that leaves all of them without
    # supply.
    over = inputs.corps > most.whole
    lines = (
        most.step("Corps there", inputs.corps, f"it feeds {most.whole}"),
        Step("All unsupplied, and a depleted marker", over, "", OVERLOAD, StepKind.RESULT),
    )
    return Ruling(Overload(over, over), lines)


class Entered(StrEnum):
    """Who was the last to enter or pass through a place."""

    OWN = "own"
    ENEMY = "enemy"


@dataclass(frozen=True)
class TownInputs:
    """A town, city or depot city."""

    own_at_start: bool = told(
        "Whether it was the side's at the start.", case=FRIENDLY, label="Own at the start"
    )
    last_entered_by: Entered | None = open_told(
        "Who was the last to enter it; blank if no unit has since the start.",
        FRIENDLY,
        aliases={"friendly": "own", "friend": "own"},
        label="Last entered by",
    )


@dataclass(frozen=True)
class Town:
    """Whether a place is friendly."""

    friendly: bool = told("Whether it is.")


@calculator("LGA-SUP-06", title="Friendly town")
def friendly_town(inputs: TownInputs, _: Tables) -> Ruling[Town]:
    """Whether a place is friendly for foraging: whoever was there last decides, else the start."""
    # That nobody came is an answer of its own, and not the same as that an enemy did.
    if inputs.last_entered_by is None:
        friendly, why = inputs.own_at_start, "no unit has entered it since the start"
    else:
        # L-22: once an enemy has entered, to have held it at the start no longer counts.
        friendly, why = inputs.last_entered_by is Entered.OWN, "whoever was there last"
    lines = (
        Step("Own at the start", inputs.own_at_start, "", FRIENDLY),
        Step("Friendly", friendly, why, FRIENDLY, StepKind.RESULT),
    )
    return Ruling(Town(friendly), lines)
