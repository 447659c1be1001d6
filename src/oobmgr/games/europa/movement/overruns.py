"""Overruns and exploitation: who may, where, and for how many movement points."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from enum import StrEnum
from fractions import Fraction

from oobmgr.domain.quantities import shown
from oobmgr.domain.rulings import Ruling, Step, StepKind, ruled
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.frost import freezes, frozen_river, frozen_terrain
from oobmgr.games.europa.options import chosen, options_told
from oobmgr.games.europa.words import TERRAIN_WORDS, WEATHER_ALIASES, Weather, terrain_words
from oobmgr.rules.books import Options
from oobmgr.rules.calculators import calculator
from oobmgr.rules.fields import amount_told, choice_told, flag_told, open_told
from oobmgr.rules.inputs import told
from oobmgr.rules.tables import Tables


class Terrain(StrEnum):
    """The terrain of a hex; a city of whatever size is a city."""

    CLEAR = "clear"
    WOODS = "woods"
    ROUGH = "rough"
    WOODED_ROUGH = "wooded_rough"
    FOREST = "forest"
    SWAMP = "swamp"
    MOUNTAIN = "mountain"
    SAND = "sand"
    INTERMITTENT_LAKE = "intermittent_lake"
    CITY = "city"


def terrain_in(grounds: Iterable[str]) -> Terrain:
    """The terrain among what is known of a hex; clear where nothing is, a city whatever it has."""
    kinds = {str(one) for one in grounds}
    if kinds & {"city", "dot_city"}:
        # A city levels what it stands on, so an overrun is allowed there (OVR-04).
        return Terrain.CITY
    return next((one for one in Terrain if one in kinds), Terrain.CLEAR)


class River(StrEnum):
    """A river on a hexside."""

    NONE = "none"
    MINOR = "minor"
    MAJOR = "major"


class MovingPhase(StrEnum):
    """The phases in which units move."""

    MOVEMENT = "movement"
    EXPLOITATION = "exploitation"


_CITIES = frozenset({"city", "dot_city"})
TERRAIN_ALIASES = {
    "open": "clear", "plain": "clear", "wood": "woods", "normal rough": "rough",
    "rough wooded": "wooded_rough", "forests": "forest", "swamps": "swamp", "marsh": "swamp",
    "mountains": "mountain", "desert": "sand", "sands": "sand",
    "dot city": "city", "dot": "city", "reference city": "city", "major city": "city",
    "full city": "city", "partial city": "city", "cities": "city", "town": "city",
    "frozen swamp": "forest", "frozen intermittent lake": "woods", "frozen lake": "woods",
}  # fmt: skip
RIVER_ALIASES = {
    "": "none", "no": "none", "minor river": "minor", "major river": "major",
    "unfrozen major": "major", "major unfrozen": "major", "unfrozen minor": "minor",
    "frozen major": "minor", "major frozen": "minor", "frozen minor": "none",
    "minor frozen": "none",
}  # fmt: skip
PHASE_ALIASES = {
    "movement phase": "movement", "exploitation phase": "exploitation", "exploit": "exploitation",
}  # fmt: skip

# -------------------------------------------------------------------------------- overrun


@dataclass(frozen=True)
class OverrunAllowedInputs:
    """A stack next to the hex that it would overrun."""

    mp: Fraction = amount_told("Movement points that the stack has left.", "OVR-01", unit="MP")
    hex_cost: Fraction = amount_told("Full cost of entering the target hex.", "OVR-01", unit="MP")
    weather: Weather = choice_told("The weather.", "OVR-04", Weather.CLEAR, WEATHER_ALIASES)
    terrain: Terrain = choice_told(
        "The terrain of the target hex.",
        "OVR-04",
        Terrain.CLEAR,
        TERRAIN_ALIASES,
        choice_names=TERRAIN_WORDS,
    )
    river: River = choice_told("The river on the hexside.", "OVR-04", River.NONE, RIVER_ALIASES)
    stack_used: bool = flag_told(
        "Whether the stack has overrun in this phase.", "OVR-02", label="Stack has overrun?"
    )
    target_used: bool = flag_told(
        "Whether the hex has been overrun in this phase.", "OVR-02", label="Hex overrun before?"
    )
    frozen: bool | None = open_told(
        "Whether rivers, swamps and seasonal lakes are frozen; as the weather has it if left out.",
        "MOV-05",
        label="Rivers and swamps frozen?",
    )
    phase: MovingPhase = choice_told("The phase.", "SOP-06", MovingPhase.MOVEMENT, PHASE_ALIASES)
    options: Options = options_told("overrun_terrain")


@dataclass(frozen=True)
class OverrunAllowed:
    """Whether an overrun may be made, and its cost."""

    allowed: bool = told("Whether it may be made.")
    cost: Fraction = told("What it costs.", unit="MP")


@calculator("OVR-01..02 OVR-04 MOV-05")
def overrun_allowed(inputs: OverrunAllowedInputs, tables: Tables) -> Ruling[OverrunAllowed]:
    """Whether a stack may overrun a hex, and what it costs."""
    # All of them are told, so that a player sees at once everything that stands in the way.
    conditions = overrun_conditions(inputs, tables)
    allowed = all(line.value is True for line in conditions.values())
    more = tables.cell("movement.overrun.mp")
    # The zone of control is left within that price, so it adds nothing (OVR-01).
    cost = more.number + inputs.hex_cost
    text = f"{shown(more.number)} + {shown(inputs.hex_cost)}"
    working = (
        more.step("Cost", cost, text, StepKind.SUM),
        *conditions.values(),
        Step("Allowed", allowed, case="OVR-04", kind=StepKind.RESULT),
    )
    return Ruling(OverrunAllowed(allowed, Fraction(cost)), working)


def overrun_conditions(inputs: OverrunAllowedInputs, tables: Tables) -> dict[str, Step]:
    """What an overrun must meet, by the input that each condition tests."""
    more = tables.cell("movement.overrun.mp")
    enough = more.number + inputs.hex_cost <= inputs.mp
    weather = tables.cell(f"movement.overrun.weather.{inputs.weather}")
    found = {
        "mp": more.step("Enough movement points", enough, f"{shown(inputs.mp)} left"),
        "weather": weather.step("Weather", arithmetic=str(inputs.weather)),
    }
    # There is none in Mud or Snow, by the weather where the unit starts (SOP-06).
    if inputs.phase is MovingPhase.EXPLOITATION:
        found["phase"] = exploitation_held(inputs.weather, tables)
    found |= _ground_conditions(inputs, tables)
    found["stack_used"] = Step("First overrun of the stack", not inputs.stack_used, case="OVR-02")
    found["target_used"] = Step("First overrun of the hex", not inputs.target_used, case="OVR-02")
    return found


def why_no_overrun(name: str, condition: Step) -> str:
    """What a player is told of a condition of `overrun_conditions` that is not met."""
    text = condition.arithmetic
    return {
        "weather": f"There are no overruns in {text}.",
        "phase": f"There is no Exploitation Phase in {text}.",
        "terrain": f"The terrain bars an overrun: {text}.",
        "river": f"The river bars an overrun: {text}.",
        "stack_used": "The stack has made an overrun in this phase.",
        "target_used": "The hex was overrun in this phase already.",
    }.get(name, f"More MP are needed: {text}.")


def _ground_conditions(inputs: OverrunAllowedInputs, tables: Tables) -> dict[str, Step]:
    """What terrain and river allow, frozen or not; all, where the campaign has it so."""
    # EU-CF-39: one rule bars some terrain to overruns, the other opens all that the MP allow.
    if chosen(inputs.options, "overrun_terrain") == "any":
        return {"terrain": Step("Terrain", value=True, arithmetic="anywhere", case="OVR-04")}
    frozen = inputs.frozen
    # Where the player leaves it open, the weather decides.
    if frozen is None:
        frozen = freezes(inputs.weather, tables)
    return {
        "terrain": _ground("Terrain", "terrain", inputs.terrain, tables, frozen=frozen),
        "river": _ground("River", "river", inputs.river, tables, frozen=frozen),
    }


def overrun_bar(kinds: Collection[str], weather: Weather, tables: Tables, options: Options) -> str:
    """The terrain or river of a target that bars an overrun; empty where none does (OVR-04)."""
    if chosen(options, "overrun_terrain") == "any":
        return ""
    named = {"minor_river": ("river", "minor"), "major_river": ("river", "major")}
    # With a city in it the hex is a city, whatever grows around it.
    if not _CITIES & set(kinds):
        named |= {kind: ("terrain", kind) for kind in Terrain}
    frozen = freezes(weather, tables)
    lines = (_ground("", *named[kind], tables, frozen=frozen) for kind in kinds if kind in named)
    return next((line.arithmetic for line in lines if line.value is not True), "")


def _ground(label: str, group: str, name: str, tables: Tables, *, frozen: bool) -> Step:
    freeze = frozen_river if group == "river" else frozen_terrain
    found = freeze(name, tables) if frozen else name
    # The table knows a frozen swamp as forest, which bars it just so.
    cell = tables.cell(f"movement.overrun.{group}.{found}")
    words = terrain_words(name)
    text = words if found == name else f"{words}, frozen: {terrain_words(found)}"
    return cell.step(label, cell.flag, text)


def exploitation_held(weather: Weather, tables: Tables) -> Step:
    """Whether there is an Exploitation Phase in this weather (SOP-06, MOV-05)."""
    cell = tables.cell(f"sequence.exploitation.held.{weather}")
    return cell.step("Exploitation in this weather", cell.flag, str(weather))


# --------------------------------------------------------------------------- exploitation


@dataclass(frozen=True)
class ExploitationAllowedInputs:
    """A mechanised unit at the start of the Exploitation Phase."""

    start_weather: Weather = choice_told(
        "The weather where it starts the phase.", "SOP-06", Weather.CLEAR, WEATHER_ALIASES
    )
    trace: bool = flag_told(
        "Whether it was in supply in its own Initial Phase.",
        "MOV-01",
        default=True,
        label="In supply in its Initial Phase?",
    )
    paid: bool = flag_told(
        "Whether its exploitation is paid.", "MOV-01", default=True, label="Exploitation paid?"
    )
    division: bool = flag_told(
        "Whether it is a division.", "MOV-01", default=True, label="Division?"
    )
    soviet: bool = flag_told("Whether it is Soviet.", "MOV-02", label="Soviet?")
    in_ezoc: bool = flag_told(
        "Whether it starts in an enemy zone of control.",
        "MOV-02",
        label="Starts in an enemy zone of control?",
    )
    attacked: bool = flag_told(
        "Whether it attacked in the Combat Phase before.", "MOV-02", label="Attacked before?"
    )
    cm: bool = flag_told("Whether it is mechanised.", "MOV-01", default=True, label="C/M unit?")
    movement_paid: bool = flag_told(
        "Whether it paid in movement or combat this turn.",
        "SP-16",
        names=("paid_movement",),
        default=True,
        label="Paid already this turn?",
    )
    options: Options = options_told("exploit_needs_movement_payment")


@calculator("MOV-01..02 MOV-05 SOP-06 SUP-07", value="Whether it may exploit.", named="allowed")
def exploitation_allowed(inputs: ExploitationAllowedInputs, tables: Tables) -> Ruling[bool]:
    """Whether a unit may move in the Exploitation Phase."""
    working = exploitation_conditions(inputs, tables).values()
    allowed = all(line.value is True for line in working)
    return ruled("May exploit", allowed, case="MOV-01", before=working)


def exploitation_conditions(inputs: ExploitationAllowedInputs, tables: Tables) -> dict[str, Step]:
    """What a unit must meet to exploit, by the input that each condition tests."""
    found = {
        "start_weather": exploitation_held(inputs.start_weather, tables),
        "cm": Step("Mechanised", inputs.cm, case="MOV-01"),
        "trace": Step("In supply in the Initial Phase", inputs.trace, case="SUP-07"),
    }
    # Only divisions are paid for: smaller C/M units exploit free (SP-24).
    if inputs.division:
        found["paid"] = Step("Paid", inputs.paid, case="MOV-01")
        # EU-CF-94: whether paying for exploitation alone is enough is told in two ways.
        if chosen(inputs.options, "exploit_needs_movement_payment"):
            paid = inputs.movement_paid
            found["movement_paid"] = Step("Paid before this phase", paid, case="SP-16")
    # The limit is the Soviets' alone (MOV-02).
    if inputs.soviet:
        outside = not inputs.in_ezoc
        found["in_ezoc"] = Step("Not in an enemy zone of control", outside, case="MOV-02")
        found["attacked"] = Step("Has not attacked", not inputs.attacked, case="MOV-02")
    return found
