"""Who may fire: the eligibility tables, one kind of fire to a phase, splitting a strength."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import Final

from oobmgr.domain.rulings import Ruling, Step, StepKind, ruled
from oobmgr.domain.units import MOST_RATING
from oobmgr.domain.values import dataclass
from oobmgr.games.spark.words import FireKind
from oobmgr.rules.bounds import FEW
from oobmgr.rules.calculators import calculator
from oobmgr.rules.fields import amount_told, choice_told, flag_told, list_told
from oobmgr.rules.inputs import told
from oobmgr.rules.nearest import folded
from oobmgr.rules.tables import Tables

PROHIBITED: Final = "P"
ALLOWED: Final = "allowed"
NEUTRAL: Final = "-"
NOT_ARISING: Final = "NA"
ORIGINAL_HEX_ONLY: Final = "only original ATH"
REQUIRED: Final = "Required"
OTHER_KIND: Final = "AT or R"
DIRECT_ONLY: Final = "direct only"
_GROUP: Final = "eligibility"


class FireColumn(StrEnum):
    """The columns of the Fire Eligibility Tables."""

    AA = "AA"
    CB = "CB"
    BAR = "BAR"
    DEF1 = "DEF1"
    DEF2 = "DEF2"
    OFF1 = "OFF1"
    OFF2 = "OFF2"
    SDEF1 = "SDEF1"
    SDEF2 = "SDEF2"
    SOFF1 = "SOFF1"
    SOFF2 = "SOFF2"
    PAF = "PAF"
    ZOC = "ZOC"


class FireCondition(StrEnum):
    """The rows of the Fire Eligibility Tables: what fits a unit, or its target."""

    PERFORMED_AA = "performed_aa"
    PERFORMED_CB = "performed_cb"
    PERFORMED_BARRAGE = "performed_barrage"
    # R2 and R3 are units with two and with three ratings. The third is a printed range, and decides
    # how often and with what a unit may fire again (SP-CTR-20).
    R3_PERFORMED_FIRE = "r3_performed_fire"
    R2_PERFORMED_DEFENSIVE = "r2_performed_defensive"
    R2_PERFORMED_SUPPORT = "r2_performed_support"
    R2_PERFORMED_OFFENSIVE = "r2_performed_offensive"
    PERFORMED_PAF = "performed_paf"
    PERFORMED_ZOC = "performed_zoc"
    FIRED_FOR_OTHER_ASSAULT = "fired_for_other_assault"
    IN_ATH = "in_ath"
    WITH_ASSAULT_MARKER = "with_assault_marker"
    PARTICIPATED = "participated"
    WITHDREW_DEFENDER = "withdrew_defender"
    DEFENDER_TERMINATED = "defender_terminated"
    LOST_MARKER_DEF_FIRE = "lost_marker_def_fire"
    LOST_MARKER_VOLUNTARY = "lost_marker_voluntary"
    CALLED_OFF_OTHER = "called_off_other"
    # The next six rows speak of the target, and not of the unit that fires.
    TARGET_ATH = "target_ath"
    TARGET_MARKER_FACING = "target_marker_facing"
    TARGET_NON_ATH = "target_non_ath"
    TARGET_PARTICIPATED_AFV = "target_participated_afv"
    TARGET_PARTICIPATED_NA = "target_participated_na"
    TARGET_RBBF = "target_rbbf"
    DEFENDER_CANNOT_FIRE = "defender_cannot_fire"
    ARTILLERY_ADJACENT = "artillery_adjacent"
    ZOC_LEAVING_MOVEMENT = "zoc_leaving_movement"
    ZOC_CHANGING_FORMATION = "zoc_changing_formation"
    ZOC_DEFENDER_LEAVING_ATH = "zoc_defender_leaving_ath"
    ZOC_ASSAULTER_LEAVING_START = "zoc_assaulter_leaving_start"
    ZOC_SECOND_OR_LATER = "zoc_second_or_later"


@dataclass(frozen=True)
class FireEligibilityInputs:
    """What fits the unit and its target, and the fire that is meant."""

    conditions: tuple[FireCondition, ...] = list_told(
        "Every condition that fits the unit or its target.", "SP-ELIG-01", label="Conditions"
    )
    column: FireColumn = choice_told("The fire that is meant.", "SP-ELIG-02", FireColumn.DEF1)


@calculator(
    "SP-ELIG-01..02 SP-ELIG-11..41",
    title="Who may fire",
    value="allowed, P for prohibited, NA where it does not arise, or what it is narrowed down to.",
    also=(
        "SP-CTR-20 SP-CTR-21 SP-ART-05 SP-ART-24 SP-ZOC-16 SP-CMB-04..06 SP-CMB-09 "
        "SP-CMB-10 SP-CMB-12 SP-CMB-14 SP-FIRE-04 SP-PAF-01 SP-PAF-02 SP-ELIG-04 SP-ELIG-06 "
        "SP-ELIG-08 SP-ELIG-09"
    ),
)
def fire_eligibility(inputs: FireEligibilityInputs, tables: Tables) -> Ruling[str]:
    """Whether a unit may fire, by all conditions that fit it.

    A P forbids it, dashes alone allow it, other entries narrow it down. NA stands for a fire that
    does not arise under a condition, and so neither allows nor forbids it.
    """
    entries = table_entries(inputs.conditions, inputs.column, tables)
    lines = tuple(
        Step(entry.name.capitalize(), entry.value, str(inputs.column), entry.case)
        for entry in entries
    )
    value, case = _joined(entries)
    return ruled("Fire", value, str(inputs.column), case, before=lines)


@dataclass(frozen=True)
class TableEntry:
    """What a condition says of a kind of fire."""

    condition: str
    name: str
    value: str
    case: str


def table_entries(
    conditions: Iterable[str], column: FireColumn, tables: Tables
) -> tuple[TableEntry, ...]:
    """What each condition says of a kind of fire; `NOT_ARISING` where its row has no such cell."""
    key = column.lower()
    found = []
    # A row without this column cannot arise with this fire: it says nothing, which is not a dash.
    for condition in dict.fromkeys(conditions):
        row = f"{_GROUP}.{condition}"
        name = tables.cell(f"{row}.name")
        cell = tables.cell(f"{row}.{key}") if key in tables.keys(row) else None
        value, case = (NOT_ARISING, name.case) if cell is None else (str(cell.value), cell.case)
        found.append(TableEntry(condition, str(name.value), value, case))
    return tuple(found)


def _joined(entries: tuple[TableEntry, ...]) -> tuple[str, str]:
    """The entry that decides, with its case: P, NA, what narrows down, a dash, in this order."""
    # A fire that does not arise under one condition does not arise because another narrows it down.
    for deciding in (PROHIBITED, NOT_ARISING):
        found = next((entry for entry in entries if entry.value == deciding), None)
        if found is not None:
            return deciding, found.case
    narrow = [entry for entry in entries if entry.value != NEUTRAL]
    if not narrow:
        return ALLOWED, "SP-ELIG-01"
    # Several that narrow it down hold together, so each of them is named.
    return "; ".join(dict.fromkeys(entry.value for entry in narrow)), narrow[0].case


# -------------------------------------------------------------------------- one kind of fire


@dataclass(frozen=True)
class FireTypeLockInputs:
    """What a unit fired in this phase, and what it wants to fire."""

    printed_range: bool = told(
        "Whether its counter prints a range.", case="SP-CTR-20", label="Range printed?"
    )
    wanted: FireKind = told("The kind of fire that it wants.", case="SP-ZOC-17")
    fired: tuple[FireKind, ...] = list_told("The kinds that it fired in this phase.", "SP-ZOC-17")
    phase_changed: bool = flag_told(
        "Whether another phase has begun since.", "SP-ZOC-17", label="Another phase since?"
    )


@calculator(
    "SP-ZOC-17..18 SP-FIRE-05",
    title="One kind of fire to a phase",
    value="Whether the unit may fire that kind.",
    also="SP-ELIG-05",
)
def fire_type_lock(inputs: FireTypeLockInputs, _: Tables) -> Ruling[bool]:
    """Whether a unit may fire regular or AT after what it fired."""
    other = [kind for kind in inputs.fired if kind is not inputs.wanted]
    # Units without a printed range have a bound of their own in the tables: in the second segment
    # they may fire again, with the other kind (SP-ELIG-06).
    locked = inputs.printed_range and not inputs.phase_changed and bool(other)
    text = f"fired {other[0]} in this phase, printed range" if locked else "nothing rules it out"
    return ruled("May fire", not locked, text, "SP-ZOC-17")


# --------------------------------------------------------------------------------- splitting


class Splitter(StrEnum):
    """What kind of fire is split."""

    DIRECT = "direct"
    INDIRECT = "indirect"


_INDIRECT_WORDS: Final = ("artillery", "rocket", "heavy", "mortar")
_DIRECT_WORDS: Final = ("direct", "personnel", "infantry", "weapons", "afv", "engineer")


def _read_splitter(raw: object) -> Splitter:
    """The kind of fire by its own name, or by what fires."""
    word = folded(str(raw))
    # Before the others: the word for direct is part of it.
    if Splitter.INDIRECT in word:
        return Splitter.INDIRECT
    if any(known in word for known in _DIRECT_WORDS):
        return Splitter.DIRECT
    if any(known in word for known in _INDIRECT_WORDS):
        return Splitter.INDIRECT
    message = f"must be one of {', '.join(Splitter)}."
    raise ValueError(message)


@dataclass(frozen=True)
class SplitFireInputs:
    """Points of a unit, and the targets that they are to be split over."""

    points: int = amount_told(
        "Its strength that counts.", "SP-FIRE-33", unit="points", high=MOST_RATING
    )
    targets: int = told("Targets.", low=1, high=FEW, case="SP-FIRE-33")
    unit: Splitter = told(
        "Whether it fires directly, or as artillery indirectly.",
        default=Splitter.DIRECT,
        read=_read_splitter,
        case="SP-ART-21",
        label="Way of firing",
    )


SplitFire = tuple[bool | tuple[int, ...] | None, ...]
"""Whether points may be split, and an even split of them."""


@calculator(
    "SP-FIRE-06 SP-FIRE-33 SP-ART-21",
    title="Splitting a strength",
    value="Whether they may be split; the points at each target, as even as can be.",
)
def split_fire(inputs: SplitFireInputs, _: Tables) -> Ruling[SplitFire]:
    """Whether points may be split over targets, and how."""
    # Before points are counted: artillery never splits indirect fire, however strong it is.
    if inputs.targets > 1 and inputs.unit is Splitter.INDIRECT:
        return _split(None, "artillery does not split indirect fire", "SP-ART-21")
    if inputs.points < inputs.targets:
        text = f"{inputs.points} for {inputs.targets} targets; a point is not split"
        return _split(None, text, "SP-FIRE-06")
    # The text only wants whole points; as even as can be is a proposal.
    each, rest = divmod(inputs.points, inputs.targets)
    shares = tuple(each + (at < rest) for at in range(inputs.targets))
    return _split(shares, " + ".join(map(str, shares)), "SP-FIRE-33")


def _split(shares: tuple[int, ...] | None, text: str, case: str) -> Ruling[SplitFire]:
    may = shares is not None
    return Ruling((may, shares), (Step("May be split", may, text, case, StepKind.RESULT),))
