"""Air missions: size, reach of fighters, bombing factors, flak, and what transports feed."""

from __future__ import annotations

from enum import StrEnum
from fractions import Fraction
from typing import Any

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.quantities import ceil, shown
from oobmgr.domain.rulings import Ruling, Step, StepKind, ruled
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.air.air_combat import GroupSize, read_size
from oobmgr.games.europa.air.mission_kinds import KIND_ALIASES, MissionKind, kind_name
from oobmgr.games.europa.options import OPTIONS, chosen, options_told
from oobmgr.games.europa.words import WEATHER_ALIASES, Weather
from oobmgr.rules.books import Options
from oobmgr.rules.bounds import D6
from oobmgr.rules.calculators import calculator
from oobmgr.rules.fields import amount_told, choice_told, flag_told, list_told, open_told
from oobmgr.rules.inputs import told
from oobmgr.rules.tables import Tables


@dataclass(frozen=True)
class MissionSizeInputs:
    """The groups of one mission; half groups count as whole ones."""

    groups: int = told(
        "Groups in the mission, escorts included.", unit="groups", low=1, case="MIS-01"
    )
    strikers: int = amount_told(
        "Groups that strike or interdict.", "MIS-01", unit="groups", default=0
    )


@calculator(
    "MIS-01 AIR-13",
    title="Size of an air mission",
    value="Whether the mission may fly.",
    named="ok",
)
def mission_size(inputs: MissionSizeInputs, tables: Tables) -> Ruling[bool]:
    """Whether a mission has few enough groups, and few enough of them striking.

    Raises:
        BadInput: More groups strike than fly.
    """
    if inputs.strikers > inputs.groups:
        message = f"must be {inputs.groups} or less: no more groups strike than fly."
        raise BadInput(Fault(message, "strikers", str(inputs.strikers), case="MIS-01"))
    # EU-CF-84: the text bounds all groups and those that strike. Whether the fourth must escort it
    # does not say, so it may fly in any role.
    groups = tables.cell("air.mission.most_groups")
    strikers = tables.cell("air.mission.most_strikers")
    small = inputs.groups <= groups.whole
    few = inputs.strikers <= strikers.whole
    working = (
        groups.step(f"Groups: {inputs.groups}", small, f"at most {groups.value}"),
        strikers.step(f"Striking: {inputs.strikers}", few, f"at most {strikers.value}"),
        Step("Half groups count as whole ones", case="AIR-13"),
    )
    return ruled("The mission may fly", small and few, case=groups.case, before=working)


# ------------------------------------------------------------------------------------ range


@dataclass(frozen=True)
class PatrolRangeInputs:
    """A fighter by its range."""

    range: int = amount_told("The printed range of the fighter.", "MIS-02", unit="hexes")


@dataclass(frozen=True)
class PatrolRange:
    """How far it patrols and intercepts."""

    patrol: int = told("The farthest patrol hex.", unit="hexes")
    intercept: int = told("The reach from the patrol hex or the base.", unit="hexes")


@calculator("MIS-02 ASU-05", title="Patrol and interception")
def patrol_range(inputs: PatrolRangeInputs, tables: Tables) -> Ruling[PatrolRange]:
    """How far a fighter patrols and intercepts."""
    patrol, first = _half(inputs.range, "Patrol", "patrol", StepKind.LINE, tables)
    intercept, second = _half(inputs.range, "Interception", "intercept", StepKind.RESULT, tables)
    return Ruling(PatrolRange(patrol, intercept), (first, second))


def _half(printed: int, label: str, name: str, kind: StepKind, tables: Tables) -> tuple[int, Step]:
    cell = tables.cell(f"air.range.{name}_divisor")
    exact = Fraction(printed) / cell.number
    text = f"{printed} ÷ {cell.value} = {shown(exact)}"
    # EU-CF-65: only the half for patrols is printed as rounded up, but all counts of the game are.
    return ceil(exact), cell.step(f"{label}, rounded up", ceil(exact), text, kind)


# ------------------------------------------------------------------------------------- flak


def _strikers_told() -> Any:  # noqa: ANN401 - as `told`
    return told("Strike groups, without escorts.", unit="groups", low=1, case="MIS-09")


@dataclass(frozen=True)
class FlakModifierInputs:
    """A strike that flak shoots at; escorts are not counted."""

    strike_groups: int = _strikers_told()
    night: bool = flag_told("Whether it is a night attack.", "MIS-09", label="Night?")
    all_bombers: bool = flag_told(
        "Whether all strike groups are bombers (B or NB).", "MIS-09", label="All bombers?"
    )
    any_bombers: bool = flag_told(
        "Whether any strike group is a bomber; matters where the campaign says so.",
        "MIS-09",
        names=("any_bomber", "some_bombers"),
        label="Any bomber?",
    )
    bombers: int | None = open_told(
        "How many strike groups are bombers, in place of the two above.",
        "MIS-09",
        unit="groups",
        low=0,
        names=("bomber_groups", "bomber_count"),
        label="Bomber groups",
    )
    options: Options = options_told("flak_bomber_drm")

    @property
    def only_bombers(self) -> bool:
        """Whether the whole strike consists of bombers."""
        return self.all_bombers or self.bombers == self.strike_groups

    @property
    def with_bombers(self) -> bool:
        """Whether at least one strike group is a bomber."""
        return self.only_bombers or self.any_bombers or bool(self.bombers)


@calculator("MIS-08..09", title="Modifier of flak", value="Added to the roll.", named="drm")
def flak_modifier(inputs: FlakModifierInputs, tables: Tables) -> Ruling[int]:
    """What changes the roll of flak at a strike.

    Raises:
        BadInput: More groups strike than may, or more are bombers than strike.
    """
    _check_strikers(inputs.strike_groups, tables)
    if (inputs.bombers or 0) > inputs.strike_groups:
        message = f"must be {inputs.strike_groups} or less: no more are bombers than strike."
        raise BadInput(Fault(message, "bombers", str(inputs.bombers), case="MIS-09"))
    # EU-CF-64: the modifier applies where all that strike are bombers, or where any are.
    any_counts = chosen(inputs.options, "flak_bomber_drm") == "any"
    bombers = inputs.with_bombers if any_counts else inputs.only_bombers
    lines = [(f"Strike groups: {inputs.strike_groups}", f"groups.{inputs.strike_groups}")]
    lines += [("Night", "night")] if inputs.night else []
    lines += [("Bombers", "bombers")] if bombers else []
    parts = [(label, tables.cell(f"air.flak.{name}")) for label, name in lines]
    drm = sum(cell.whole for _, cell in parts)
    working = [cell.step(label) for label, cell in parts]
    working.append(Step("Escorts are not shot at", case="MIS-08"))
    return ruled("Added to the roll", drm, case="MIS-09", before=working)


@dataclass(frozen=True)
class FlakTargetInputs:
    """A result of flak, and the die that finds its target."""

    strike_groups: int = _strikers_told()
    roll: int = told("The die.", low=1, high=D6, case="MIS-09")


@calculator(
    "MIS-08..09",
    title="Target of flak",
    value="The number of the group that is hit.",
    named="group",
)
def flak_target(inputs: FlakTargetInputs, tables: Tables) -> Ruling[int]:
    """Which strike group flak hits.

    Raises:
        BadInput: More groups strike than may.
    """
    _check_strikers(inputs.strike_groups, tables)
    # At most three groups strike, so the faces of the die always divide evenly among them (MIS-09).
    faces = D6 // inputs.strike_groups
    group = ceil(Fraction(inputs.roll, faces))
    first, last = (group - 1) * faces + 1, group * faces
    working = (
        Step("Strike groups, without escorts", inputs.strike_groups, case="MIS-08"),
        Step(f"Roll {inputs.roll}", group, f"{first} to {last}", "MIS-09"),
    )
    return ruled("Group hit", group, case="MIS-09", before=working)


def _check_strikers(groups: int, tables: Tables) -> None:
    cell = tables.cell("air.mission.most_strikers")
    if groups > cell.whole:
        message, advice = f"must be {cell.value} or less.", "Escorts are not counted."
        raise BadInput(Fault(message, "strike_groups", str(groups), advice, cell.case))


# ----------------------------------------------------------------------------------------- strikes


@dataclass(frozen=True)
class RatedGroup:
    """A group that strikes."""

    rating: int = told("Its bombing rating as printed.", low=0, case="AIR-12")
    size: GroupSize = told(
        "Full (2 steps) or half (1).", default=GroupSize.FULL, read=read_size, case="AIR-12"
    )


@dataclass(frozen=True)
class StrikeFactorsInputs:
    """The groups of a strike that arrive, escorts left out."""

    groups: tuple[RatedGroup, ...] = list_told("The groups that strike.", "AIR-12")


@calculator(
    "AIR-12",
    title="Factors of a strike",
    value="Bombing factors together.",
    unit="factors",
    named="factors",
)
def strike_factors(inputs: StrikeFactorsInputs, tables: Tables) -> Ruling[int]:
    """The bombing factors of the groups that strike."""
    working = []
    factors = 0
    for group in inputs.groups:
        cell = tables.cell(f"air.rating.{group.size}")
        own, text = group.rating * cell.whole, f"{group.rating} × {cell.whole}"
        factors += own
        working.append(cell.step(f"{group.size.capitalize()} group", own, text))
    return ruled("Bombing factors", factors, case="AIR-12", before=working)


_WORDS = {
    "full": "heavy and light",
    "heavy": "heavy only",
    "stack": "heavy and light of the target stack",
    "zone": "all in the seven hexes",
}


@dataclass(frozen=True)
class FlakStrengthInputs:
    """A strike, and the flak where it goes."""

    target: MissionKind = told("What the strike goes for.", aliases=KIND_ALIASES, case="MIS-10")
    heavy: int = amount_told("Heavy flak there.", "MIS-10", unit="points", default=0)
    light: int = amount_told("Light flak there.", "MIS-10", unit="points", default=0)
    night: bool = flag_told("Whether it is flown at night.", "MIS-11", label="Night?")


@calculator(
    "MIS-10 INT-07",
    title="Flak that fires",
    value="Strength of the one shot.",
    unit="points",
    named="strength",
)
def flak_strength(inputs: FlakStrengthInputs, tables: Tables) -> Ruling[int]:
    """Which flak fires at a strike, and how strong it is.

    Raises:
        BadInput: No flak fires at such missions, or they are not flown at night.
    """
    path = f"missions.flak.{'night' if inputs.night else 'day'}.{inputs.target}"
    name = kind_name(inputs.target, tables)
    # What has no line is not fired at: sweeps and patrols by day, and at night all but raids on
    # facilities, which alone are flown then (MIS-11).
    if path not in tables.cells:
        message = f"{name} is not flown at night." if inputs.night else f"No flak fires at: {name}."
        case = "MIS-11" if inputs.night else "MIS-10"
        raise BadInput(Fault(message, "target", str(inputs.target), case=case))
    which = tables.cell(path)
    light = tables.flag(f"missions.flak.light.{which.value}")
    counted = inputs.light if light else 0
    working = (
        which.step(name, None, _WORDS[which.text]),
        which.step("Heavy flak", inputs.heavy),
        which.step("Light flak", counted, "" if light else "does not fire"),
    )
    text = f"{inputs.heavy} + {counted}"
    return ruled("Strength", inputs.heavy + counted, text, which.case, before=working)


# ----------------------------------------------------------------------------------- supply by air


SPECIAL_SETTING = "air_supply_re_special"


class AirSupplyUse(StrEnum):
    """What the base that is fed by air does with the supply."""

    SUPPLY = "supply"
    SPECIAL = "special"
    CONSTRUCTION = "construction"


_USE_ALIASES = {
    "trace": "supply", "units": "supply", "tracing": "supply", "trace supply": "supply",
    "overland": "supply", "normal": "supply",
    "truck": "special", "trucks": "special", "special supply": "special",
    "in place of a truck": "special", "special construction": "special",
    "build": "construction", "building": "construction", "construct": "construction",
}  # fmt: skip


@dataclass(frozen=True)
class AirSupplyCapacityInputs:
    """Transport groups that fly supply to one base."""

    groups: int = amount_told("Transport groups that fly there.", "TRN-02", unit="groups")
    weather: Weather = choice_told("The weather there.", "TRN-02", Weather.CLEAR, WEATHER_ALIASES)
    purpose: AirSupplyUse = choice_told(
        "Units that trace to the base, or special supply or construction through it.",
        "TRN-02",
        AirSupplyUse.SUPPLY,
        _USE_ALIASES,
        label="Base used for",
    )
    options: Options = options_told("air_supply_re_clear", "air_supply_re_bad", SPECIAL_SETTING)


@calculator(
    "TRN-01..02",
    title="Supply by air",
    also="TRK-07",
    value="What the base can feed.",
    unit="REs",
    named="res",
)
def air_supply_capacity(inputs: AirSupplyCapacityInputs, tables: Tables) -> Ruling[int]:
    """How many REs transport groups feed."""
    # EU-CF-04: two passages have two figures. Each holds for its own use of the base, so both are
    # true.
    traced = inputs.purpose is AirSupplyUse.SUPPLY
    path = f"air.transport.supply.{inputs.weather}" if traced else "air.transport.special"
    setting = tables.text(f"air.transport.setting.{inputs.weather}") if traced else SPECIAL_SETTING
    # The table's number, which a house rule may replace, unless the campaign has set its own.
    usual = OPTIONS.is_usual(inputs.options, setting)
    each = tables.whole(path) if usual else OPTIONS.number(inputs.options, setting)
    case = tables.case(path)
    working = (
        Step("Transport groups", inputs.groups, case="TRN-01"),
        Step(f"Each group, {inputs.weather if traced else inputs.purpose}", each, case=case),
    )
    text = f"{inputs.groups} × {each}"
    return ruled("REs fed", inputs.groups * each, text, case, before=working)
