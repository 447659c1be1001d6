"""Who calls for a roll, for which cities, and what the roll brings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import StrEnum
from typing import Final

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.balkans.festung.garrison import GarrisonInputs, garrison
from oobmgr.games.balkans.options import NATIONS, SAME_UNIT, chosen, is_usual, options_told
from oobmgr.games.balkans.words import City, CityState, is_axis, is_soviet
from oobmgr.rules.books import Options
from oobmgr.rules.bounds import D6, MANY
from oobmgr.rules.calculators import calculator
from oobmgr.rules.inputs import told
from oobmgr.rules.tables import Tables

RANGE: Final = "festung.trigger.range"
_HIGHEST: Final = "festung.roll.highest_declared"
_ONCE: Final = "W81-FEST-02"
_CHOICE: Final = "W81-FEST-03"
NEAR: Final = "near"
TOO_FAR: Final = "too far"
CITY_NAMES: Final = tuple(str(city) for city in City)


class TriggerType(StrEnum):
    """What a unit is that enters a hex."""

    GROUND = "ground"
    AIR = "air"


@dataclass(frozen=True)
class FestungTriggerInputs:
    """A unit that enters a hex, how far the cities are, and how they stand."""

    nation: str = told("Its nation, such as Soviet.", case="W81-FEST-01", words=lambda: ("Soviet",))
    type: TriggerType = told(
        "Whether it is a ground unit.", case="W81-FEST-01", label="Ground or air"
    )
    supplied: bool = told(
        "Whether it is in supply at that moment.", case="W81-FEST-01", label="In supply"
    )
    distance: Mapping[str, int | None] = told(
        "Hexes to each city that is near; left blank if not known.",
        keys=CITY_NAMES,
        low=0,
        high=MANY,
        unit="hexes",
        case="W81-FEST-01",
        label="Hexes to each city",
    )
    city_state: Mapping[str, CityState] = told(
        "The state of each city; open unless said.",
        default={},
        keys=CITY_NAMES,
        case=_ONCE,
        label="Status of the cities",
    )
    same_hex_before: bool = told(
        "Whether it has called for a roll in this hex before.",
        default=False,
        case=_CHOICE,
        label="Roll called for in this hex",
    )
    called_before: bool = told(
        "Whether it has called for a roll in another hex.",
        default=False,
        case=_CHOICE,
        label="Roll called for in another hex",
    )
    options: Options = options_told(NATIONS, SAME_UNIT)


@dataclass(frozen=True)
class FestungTrigger:
    """Whether a roll is due, and for which cities it can be."""

    roll_due: bool = told("Whether the Soviet player rolls.")
    candidates: tuple[str, ...] = told("The cities of which he picks one.")


@calculator("W81-FEST-01 W81-FEST-03", also="W81-FEST-02 W81-FEST-08", title="Festung roll due")
def festung_trigger(inputs: FestungTriggerInputs, tables: Tables) -> Ruling[FestungTrigger]:
    """Whether a unit that enters a hex calls for a roll, and for which cities."""
    objections = tuple(objections_to(inputs))
    # Sorted, so that the same cities are told in the same order whatever was counted first.
    near = () if objections else tuple(sorted(_near(inputs, tables)))
    lines = [Step("Calls for no roll", None, words, case) for words, case in objections]
    lines += [tables.step(RANGE, "Range"), *_city_lines(inputs, tables)]
    result = Step("For which city", ", ".join(near) or "none", "", _CHOICE, StepKind.RESULT)
    # Unknown distances are told and not guessed: the player counts them on the map.
    unknown = [name for name, hexes in inputs.distance.items() if hexes is None]
    notes = tuple(f"How far {name} is has to be counted on the map." for name in sorted(unknown))
    return Ruling(FestungTrigger(bool(near), near), (*lines, result), notes)


def objections_to(inputs: FestungTriggerInputs) -> Iterator[tuple[str, str]]:
    """Why the unit calls for no roll, whatever is near, each with its case."""
    if not nation_counts(inputs.nation, inputs.options):
        yield f"{inputs.nation.strip() or 'without a nation'}, not Soviet", "W81-FEST-01"
    if inputs.type is not TriggerType.GROUND:
        yield "not a ground unit", "W81-FEST-01"
    if not inputs.supplied:
        yield "out of supply", "W81-FEST-01"
    # A hex calls once for one unit, whatever the option says of other hexes.
    if inputs.same_hex_before:
        yield "it called for a roll in this hex before", _CHOICE
    elif inputs.called_before and not chosen(inputs.options, SAME_UNIT):
        yield "it called for a roll before", _CHOICE


def nation_counts(nation: str, options: Options) -> bool:
    """Whether units of a nation call for a roll: Soviet ones, by an option their allies, too."""
    # By the other choice allies count too; a unit of no nation is nobody's ally.
    if is_usual(options, NATIONS):
        return is_soviet(nation)
    return bool(nation.strip()) and not is_axis(nation)


def _state(inputs: FestungTriggerInputs, name: str) -> CityState:
    return inputs.city_state.get(name, CityState.OPEN)


def _near(inputs: FestungTriggerInputs, tables: Tables) -> Iterator[str]:
    reach = tables.whole(RANGE)
    for name, hexes in inputs.distance.items():
        # B-08: the range is inclusive: in the second example Graz lies at exactly that distance.
        if hexes is not None and hexes <= reach and _state(inputs, name) is CityState.OPEN:
            yield name


def _city_lines(inputs: FestungTriggerInputs, tables: Tables) -> Iterator[Step]:
    reach = tables.whole(RANGE)
    for name, hexes in sorted(inputs.distance.items()):
        state = _state(inputs, name)
        if hexes is None:
            yield Step(name, "not known", "count the hexes", "W81-FEST-01")
        elif state is not CityState.OPEN:
            yield Step(name, str(state), "rolled for already", _ONCE)
        else:
            words = counted(hexes, "hex", "hexes")
            yield Step(name, NEAR if hexes <= reach else TOO_FAR, words, "W81-FEST-01")


# ---------------------------------------------------------------------------------- the roll


@dataclass(frozen=True)
class FestungRollInputs:
    """The die for a city."""

    roll: int = told("The Soviet player's die.", low=1, high=D6, dice=(D6,), case=_ONCE)


@calculator("W81-FEST-02", value="The state of the city then.", named="state", title="Festung roll")
def festung_roll(inputs: FestungRollInputs, tables: Tables) -> Ruling[CityState]:
    """Whether a city is declared a Festung."""
    highest = tables.cell(_HIGHEST)
    state = CityState.FESTUNG if inputs.roll <= highest.whole else CityState.FAILED
    line = highest.step("Declared up to")
    result = highest.step("The city", str(state), f"roll {inputs.roll}", StepKind.RESULT)
    return Ruling(state, (line, result))


@dataclass(frozen=True)
class FestungRollAgainInputs:
    """A city that somebody wants to roll for."""

    city_state: CityState = told("The state of the city.", case=_ONCE)


@calculator(
    "W81-FEST-02",
    value="Whether it may be rolled for.",
    named="may_roll",
    title="Another roll for a city",
)
def festung_roll_again(inputs: FestungRollAgainInputs, _: Tables) -> Ruling[bool]:
    """Whether a city may be rolled for: each has one roll in the game."""
    may = inputs.city_state is CityState.OPEN
    line = Step("Rolled for already", not may, str(inputs.city_state), _ONCE)
    return Ruling(may, (line, Step("May be rolled for", may, "", _ONCE, StepKind.RESULT)))


# ------------------------------------------------------------------------ from entry to garrison


@dataclass(frozen=True)
class FestungFlowInputs:
    """A Soviet ground unit near an open city, its roll, and who stands in the city."""

    city: City = told("The city.", case="W81-FEST-01")
    distance: int | None = told(
        "Hexes to it; left blank if not known.",
        low=0,
        high=MANY,
        unit="hexes",
        case="W81-FEST-01",
        label="Hexes to the city",
    )
    supplied: bool = told(
        "Whether the unit is in supply.", default=True, case="W81-FEST-01", label="In supply"
    )
    roll: int | None = told(
        "The die; left blank where none is rolled.",
        default=None,
        low=1,
        high=D6,
        dice=(D6,),
        case=_ONCE,
        label="The die",
    )
    present: int = told(
        "Axis ground units in the city.",
        default=0,
        low=0,
        high=MANY,
        unit="units",
        case="W81-FEST-04",
    )
    german_present: int = told(
        "German ones among them.", default=0, low=0, high=MANY, unit="units", case="W81-FEST-05"
    )


@dataclass(frozen=True)
class FestungFlow:
    """How a city stands afterwards, and what its garrison still needs."""

    state: CityState = told("The state of the city.")
    owed: int = told("Units that its garrison still needs.", unit="units")
    german_owed: int = told("German units that it still needs.", unit="units")


@calculator(
    "W81-FEST-07 W81-FEST-08", also="W81-FEST-01..05", title="Festung from entry to garrison"
)
def festung_flow(inputs: FestungFlowInputs, tables: Tables) -> Ruling[FestungFlow]:
    """What happens when a Soviet ground unit nears a city, up to the garrison that is owed.

    Raises:
        BadInput: A roll is due and not entered, or more units are German than there are.
    """
    trigger = festung_trigger(
        FestungTriggerInputs(
            "Soviet", TriggerType.GROUND, inputs.supplied, {inputs.city: inputs.distance}
        ),
        tables,
    )
    # Nothing is asked of a die that is not due.
    if not trigger.result.roll_due:
        flow = FestungFlow(CityState.OPEN, 0, 0)
        return Ruling(flow, trigger.working, trigger.notes)
    if inputs.roll is None:
        raise BadInput(Fault("is missing.", "roll", advice="A roll is due: enter it.", case=_ONCE))
    rolled = festung_roll(FestungRollInputs(inputs.roll), tables)
    working = (*trigger.working, *rolled.working)
    if rolled.result is not CityState.FESTUNG:
        return Ruling(FestungFlow(rolled.result, 0, 0), working)
    # Only a Festung owes a garrison.
    owed = garrison(GarrisonInputs(inputs.city, inputs.present, inputs.german_present), tables)
    flow = FestungFlow(rolled.result, owed.result.owed, owed.result.german_owed)
    return Ruling(flow, (*working, *owed.working))
