"""The air order of battle at start and in July I 1941: groups, Group Allowance, aircraft."""

from __future__ import annotations

from collections import Counter
from enum import StrEnum
from fractions import Fraction

from oobmgr.domain.accounts import Account, Place, SideId
from oobmgr.domain.postings import Posting, transfer
from oobmgr.domain.quantities import ceil, shown
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.air.held import GroupType, Spot, State, group_account, group_type
from oobmgr.games.europa.air.nations import AIR_NATION_ALIASES, COUNTRIES, AirNation, nations_of
from oobmgr.games.europa.words import AIR_GROUP, FULL
from oobmgr.rules.bounds import MANY
from oobmgr.rules.calculators import calculator
from oobmgr.rules.fields import flag_told
from oobmgr.rules.inputs import told
from oobmgr.rules.tables import Cell, Tables


class GroupKind(StrEnum):
    """What an air group is; support groups are dive bombers, attack and reconnaissance."""

    FIGHTER = "fighter"
    BOMBER = "bomber"
    SUPPORT = "support"
    TRANSPORT = "transport"


@dataclass(frozen=True)
class GroupEntry:
    """Groups of one type in the order of battle; `half` are groups of one step."""

    type: str
    number: int
    half: bool
    case: str


def groups_of(
    part: str, nation: AirNation, tables: Tables, *kinds: GroupKind
) -> tuple[GroupEntry, ...]:
    """A nation's groups in a part of the order of battle: ``start``, ``north`` or ``july``.

    Only those of the named kinds, all where none is named.
    """
    found: list[GroupEntry] = []
    for size in ("full", "half"):
        path = f"air_strength.{part}.{nation}.{size}"
        # Not every nation has groups in every part, or half groups.
        for name in tables.groups.get(path, ()):
            cell = tables.cell(f"{path}.{name}")
            if not kinds or tables.text(f"air_strength.kind.{name}") in kinds:
                found.append(GroupEntry(name, cell.whole, size == "half", cell.case))
    return tuple(found)


def allowance_of(part: str, nation: AirNation, tables: Tables) -> Cell | None:
    """The Group Allowance of a nation in a part of the order of battle, if it has one there."""
    path = f"air_strength.{part}.{nation}"
    return tables.cell(f"{path}.allowance") if path in tables.groups else None


@dataclass(frozen=True)
class AirOobTotalInputs:
    """A nation at the start of Barbarossa."""

    nation: AirNation = told("Whose air groups.", aliases=AIR_NATION_ALIASES, case="OOB-01")
    north: bool = flag_told(
        "Whether the maps of the north are used.", "OOB-01", label="Northern maps in play?"
    )


@dataclass(frozen=True)
class AirOobTotal:
    """The strength of a nation in the air."""

    groups: int = told("Groups at start; half groups count as one.", unit="groups")
    ga: int = told("Group Allowance at start.", unit="groups")


@calculator("OOB-01", title="Air strength at start")
def air_oob_total(inputs: AirOobTotalInputs, tables: Tables) -> Ruling[AirOobTotal]:
    """The groups of a nation at start, and its Group Allowance."""
    parts = ("start", "north") if inputs.north else ("start",)
    working: list[Step] = []
    total = 0
    for part in parts:
        for entry in groups_of(part, inputs.nation, tables):
            total += entry.number
            step = " (1)" if entry.half else ""
            where = "north" if part == "north" else ""
            working.append(Step(f"{entry.type}{step}", entry.number, where, entry.case))
    working.append(Step("Groups", total, case="OOB-01", kind=StepKind.SUM))
    ga, lines = allowance(inputs.nation, parts, tables)
    return Ruling(AirOobTotal(total, ga), (*working, *lines, _allowed(ga, "OOB-01")))


@dataclass(frozen=True)
class GroupAllowanceJulyInputs:
    """A nation in July I 1941."""

    nation: AirNation = told("Whose Group Allowance.", aliases=AIR_NATION_ALIASES, case="ASU-08")
    north: bool = flag_told(
        "Whether the maps of the north are used.", "OOB-01", label="Northern maps in play?"
    )


@calculator(
    "ASU-08 OOB-01",
    title="Group Allowance, July I 1941",
    value="The Group Allowance.",
    unit="groups",
    named="ga",
)
def group_allowance_july(inputs: GroupAllowanceJulyInputs, tables: Tables) -> Ruling[int]:
    """The Group Allowance of a nation after the arrivals of July I 1941."""
    parts = ("start", "north", "july") if inputs.north else ("start", "july")
    ga, lines = allowance(inputs.nation, parts, tables)
    return Ruling(ga, (*lines, _allowed(ga, "ASU-08")))


_PARTS = {"start": "Allowance at start", "north": "With the north", "july": "July I 1941"}


def allowance(
    nation: AirNation, parts: tuple[str, ...], tables: Tables
) -> tuple[int, tuple[Step, ...]]:
    """The Group Allowance over several parts of the order of battle, with a line for each."""
    cells = [(part, allowance_of(part, nation, tables)) for part in parts]
    found = [(_PARTS[part], cell) for part, cell in cells if cell is not None]
    lines = tuple(cell.step(label) for label, cell in found)
    return sum(cell.whole for _, cell in found), lines


def _allowed(ga: int, case: str) -> Step:
    return Step("Group Allowance", ga, case=case, kind=StepKind.RESULT)


# ---------------------------------------------------------------------------------------- at start


def parts_at_start(variant: str) -> tuple[str, ...]:
    """The parts of the order of battle that a form of the scenario begins with."""
    return ("start", "north") if variant == FULL else ("start",)


def starting_groups(
    tables: Tables, variant: str, side: SideId
) -> tuple[tuple[Posting, ...], tuple[Step, ...]]:
    """All groups of a side, off the map and available; a line for each nation (OOB-01)."""
    postings: list[Posting] = []
    working: list[Step] = []
    for nation in nations_of(side):
        entries = [e for part in parts_at_start(variant) for e in groups_of(part, nation, tables)]
        sums: Counter[GroupType] = Counter()
        for entry in entries:
            # Added up, because one type may be named in two parts.
            sums[group_type(nation, entry.type, tables, half=entry.half)] += entry.number
        for group, number in sums.items():
            account = group_account(group, Spot(State.AVAILABLE))
            postings.extend(transfer(Account(Place.OPENING, side), account, AIR_GROUP, number))
        if entries:
            label = f"Air groups, {COUNTRIES[nation]}"
            working.append(Step(label, sums.total(), case="OOB-01"))
    return tuple(postings), tuple(working)


# ---------------------------------------------------------------------------------------- aircraft


@dataclass(frozen=True)
class AircraftInputs:
    """Air groups, a group of one step as a half."""

    groups: Fraction = told(
        "Air groups.", default=Fraction(1), low=0, high=MANY, unit="groups", case="GEN-03"
    )


@dataclass(frozen=True)
class Aircraft:
    """The aircraft that they stand for."""

    typical: int = told("Aircraft, typically.", unit="aircraft")
    fewest: int = told("Aircraft, at the fewest.", unit="aircraft")
    most: int = told("Aircraft, at the most.", unit="aircraft")


@calculator("GEN-03", title="Aircraft of air groups")
def aircraft(inputs: AircraftInputs, tables: Tables) -> Ruling[Aircraft]:
    """How many aircraft a number of air groups represents."""
    found = []
    working = []
    for name, label in (("typical", "Typically"), ("fewest", "Fewest"), ("most", "Most")):
        cell = tables.cell(f"air.aircraft.{name}")
        each = cell.number
        # Rounded up: a part of an aircraft is one.
        found.append(ceil(inputs.groups * each))
        text = f"{shown(inputs.groups)} × {shown(each)}"
        working.append(cell.step(label, found[-1], text, StepKind.RESULT))
    return Ruling(Aircraft(*found), tuple(working))
