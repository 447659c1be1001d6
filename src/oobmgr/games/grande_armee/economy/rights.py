"""What provinces and minor powers give to the power that holds them."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.rules.calculators import calculator
from oobmgr.rules.fields import flag_told
from oobmgr.rules.inputs import told
from oobmgr.rules.tables import Tables

ALLIED: Final = "LGA-MIN-04"
CITIES: Final = "LGA-MIN-06"
NAMED: Final = "LGA-MIN-07"


class Status(StrEnum):
    """How a province or minor power stands to the power that holds it."""

    ALLIED = "allied"
    CONQUERED = "conquered"
    CEDED = "ceded"
    ANNEXED = "annexed"
    INDEPENDENT = "independent"


STATUS_ALIASES: Final = {
    "free": "independent",
    "neutral": "independent",
    "none": "independent",
    "unconquered": "independent",
    "not conquered": "independent",
    "occupied": "independent",
}


class Kind(StrEnum):
    """What it is."""

    PROVINCE = "province"
    MINOR = "minor"


KIND_ALIASES: Final = {"minor power": "minor", "minor country": "minor"}


@dataclass(frozen=True)
class RightsInputs:
    """A province or minor power."""

    status: Status = told(
        "Its status towards the power that holds it.", aliases=STATUS_ALIASES, case=ALLIED
    )
    kind: Kind = told("Province or minor power.", aliases=KIND_ALIASES, case=ALLIED)
    units_complete: bool = told(
        "Whether all its units are built and at full strength; of the three minor powers that give "
        "everything: whether all are built.",
        case=ALLIED,
        label="Units complete",
    )
    named_three: bool = flag_told(
        "Whether it is Belgium, Holland or the British/German Alliance.",
        NAMED,
        label="Belgium, Holland, British/German Alliance",
    )


@dataclass(frozen=True)
class Rights:
    """Which of its points the power gets."""

    resource: bool = told("Resource points.")
    replacement: bool = told("Replacement points.")


@calculator(
    "LGA-MIN-01 LGA-MIN-02 LGA-MIN-03 LGA-MIN-04 LGA-MIN-07",
    title="Points of provinces and minor powers",
)
def minor_country_rights(inputs: RightsInputs, tables: Tables) -> Ruling[Rights]:
    """Which points a power draws from a province or minor power.

    Raises:
        BadInput: One of the three named minor powers is said to be a province.
    """
    if inputs.named_three and inputs.kind is Kind.PROVINCE:
        sentence = "cannot be yes for a province: the three are minor powers."
        raise BadInput(Fault(sentence, "named_three", case=NAMED))
    group = f"economy.rights.{_row(inputs)}"
    resource, replacement = tables.cell(f"{group}.resource"), tables.cell(f"{group}.replacement")
    lines = (
        resource.step("Resource points"),
        replacement.step("Replacement points", kind=StepKind.RESULT),
    )
    return Ruling(Rights(resource.flag, replacement.flag), lines)


def _row(inputs: RightsInputs) -> str:
    """The row of the table of rights."""
    # But for an ally it does not matter what the land is: one row for each standing (23.14-23.16).
    if inputs.status is not Status.ALLIED:
        return inputs.status
    if inputs.kind is Kind.PROVINCE:
        return "allied_province"
    # An ally builds its own units first, and hands over only what is left (23.17).
    if not inputs.units_complete:
        return "allied_minor_incomplete"
    # L-06: the three are named exceptions to the rule that an allied minor power never gives
    # replacement points.
    return "named_complete" if inputs.named_three else "allied_minor_complete"


@dataclass(frozen=True)
class CityInputs:
    """The province or power in which a depot city lies that was conquered."""

    status: Status = told(
        "Its status towards the conqueror, or towards one of its minor allies.",
        aliases=STATUS_ALIASES,
        case=CITIES,
        label="Status to the conqueror",
    )


@dataclass(frozen=True)
class CitySwitch:
    """Whether the depot city works for its conqueror."""

    functions_for_new_owner: bool = told("Whether it works for its conqueror.")


# The depot city of an ally works for that ally: it takes conquest, in one of its forms, to change
# hands (LGA-MIN-06).
_SWITCHED: Final = frozenset({Status.CONQUERED, Status.CEDED, Status.ANNEXED})


@calculator("LGA-MIN-06", title="Conquered depot cities")
def depot_city_switch(inputs: CityInputs, _: Tables) -> Ruling[CitySwitch]:
    """Whether a depot city works for the power that took it."""
    works = inputs.status in _SWITCHED
    line = Step("It works for the conqueror", works, inputs.status, CITIES, StepKind.RESULT)
    return Ruling(CitySwitch(works), (line,))
