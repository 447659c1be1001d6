"""Retreats: how far, and whether the NKVD prevents one."""

from __future__ import annotations

from fractions import Fraction

from oobmgr.domain.quantities import shown
from oobmgr.domain.rulings import Ruling, Step, ruled
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.combat.ground import RetreatTerrain
from oobmgr.games.europa.losses.requirements import result_told
from oobmgr.games.europa.options import chosen, options_told
from oobmgr.games.europa.words import SIDE_ALIASES, TERRAIN_WORDS, SideName, terrain_words
from oobmgr.rules.books import Options
from oobmgr.rules.calculators import calculator
from oobmgr.rules.fields import amount_told, choice_told
from oobmgr.rules.tables import Tables

_ATTACKER_RETREATS = "AR"


_TERRAIN_ALIASES = {
    "open": "clear", "none": "clear", "plain": "clear", "wood": "woods", "desert": "sand",
    "rough wooded": "wooded_rough", "forests": "forest", "swamps": "swamp", "marsh": "swamp",
    "frozen swamp": "forest", "frozen lake": "woods", "mountains": "mountain",
    "frozen intermittent lake": "woods", "lake": "intermittent_lake",
    "full city": "city", "major city": "city", "dot": "dot_city", "reference city": "dot_city",
    "minor city": "dot_city", "permanent fortress": "fortress", "fort counter": "fort",
}  # fmt: skip
_STANDS_ON_OTHER = frozenset({RetreatTerrain.DOT_CITY, RetreatTerrain.FORT})


@dataclass(frozen=True)
class RetreatLengthInputs:
    """A result, and where the defender stands."""

    result: str = result_told("LOS-07")
    terrain: RetreatTerrain = choice_told(
        "Terrain of the defender's hex.",
        "LOS-07",
        RetreatTerrain.CLEAR,
        _TERRAIN_ALIASES,
        choice_names=TERRAIN_WORDS,
    )
    beneath: RetreatTerrain = choice_told(
        "Terrain beneath a dot city or a fort counter.",
        "LOS-07",
        RetreatTerrain.CLEAR,
        _TERRAIN_ALIASES,
        choice_names=TERRAIN_WORDS,
    )
    options: Options = options_told("city_retreat")


@calculator(
    "LOS-07", title="Length of a retreat", value="Hexes to retreat, 0 for none.", named="hexes"
)
def retreat_length(inputs: RetreatLengthInputs, tables: Tables) -> Ruling[int]:
    """How many hexes a side retreats for a result of combat."""
    # Most results push nobody back.
    if inputs.result not in tables.keys("losses.retreat"):
        return ruled("No retreat", 0, inputs.result, "LOS-07")
    cell = tables.cell(f"losses.retreat.{inputs.result}")
    hexes = cell.whole
    side = "attacker" if inputs.result == _ATTACKER_RETREATS else "defender"
    working = [cell.step(f"The {side} retreats", hexes, inputs.result)]
    # An attacker's retreat is the same whatever he stands on.
    if side == "defender":
        sheltered, words = _sheltered(inputs, tables)
        short = tables.cell("losses.retreat_from.hexes")
        working.append(short.step("Terrain that shortens it", sheltered, words))
        # Never longer than the result says, shelter or not.
        hexes = min(hexes, short.whole) if sheltered else hexes
    return ruled("Hexes", hexes, case=cell.case, before=working)


def _sheltered(inputs: RetreatLengthInputs, tables: Tables) -> tuple[bool, str]:
    """Whether the terrain shortens a retreat; a dot city or a fort counts as what it stands on."""
    terrain = inputs.terrain
    words = terrain_words(terrain)
    # EU-CF-51: "city" may or may not include a dot city.
    if terrain is RetreatTerrain.DOT_CITY and chosen(inputs.options, "city_retreat") == "any":
        return tables.flag("losses.shelter.city"), words
    if terrain in _STANDS_ON_OTHER:
        # A fort shelters by the ground it stands on and not by itself (EU-CF-51).
        terrain = inputs.beneath
        words = f"{words} on {terrain_words(terrain)}"
    # Nothing is told of the ground beneath both: it counts as open.
    if terrain in _STANDS_ON_OTHER:
        return tables.flag("losses.shelter.clear"), words
    return tables.flag(f"losses.shelter.{terrain}"), words


# ------------------------------------------------------------------------------------ NKVD


@dataclass(frozen=True)
class NkvdCancelsRetreatInputs:
    """A result against a Soviet defender, and the NKVD that he gives up."""

    result: str = result_told("LOS-08")
    nkvd_re_lost: Fraction = amount_told("REs of NKVD that are lost.", "LOS-08", unit="REs")
    defender: SideName = choice_told("Who defends.", "LOS-08", SideName.SOVIET, SIDE_ALIASES)


@calculator(
    "LOS-08",
    title="NKVD against a retreat",
    value="Whether the retreat may be cancelled.",
    named="cancel",
)
def nkvd_cancels_retreat(inputs: NkvdCancelsRetreatInputs, tables: Tables) -> Ruling[bool]:
    """Whether lost NKVD cancels the retreat of a Soviet defender."""
    group, least = "losses.nkvd.cancels", tables.cell("losses.nkvd.res")
    # D1DR and D2DR are missing there on purpose: those retreats stand (LOS-08).
    listed = inputs.result in tables.keys(group) and tables.flag(f"{group}.{inputs.result}")
    # Nothing lost cancels nothing, even if a house rule asked for none.
    enough = bool(inputs.nkvd_re_lost) and inputs.nkvd_re_lost >= least.number
    soviet = inputs.defender is SideName.SOVIET
    working = (
        Step("The Soviets defend", soviet, case="LOS-08"),
        Step("A result that can be cancelled", listed, inputs.result, "LOS-08"),
        least.step("NKVD lost, in REs", inputs.nkvd_re_lost, f"at least {shown(least.number)}"),
    )
    cancel = listed and enough and soviet
    return ruled("The retreat is cancelled", cancel, case="LOS-08", before=working)
