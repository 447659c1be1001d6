"""The garrison of a Festung: what it still needs, and that it stays."""

from __future__ import annotations

from typing import Final

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.balkans.options import ALREADY_THERE, is_usual, options_told
from oobmgr.games.balkans.words import City
from oobmgr.rules.books import Options
from oobmgr.rules.bounds import MANY
from oobmgr.rules.calculators import calculator
from oobmgr.rules.inputs import told
from oobmgr.rules.tables import Cell, Tables

_GROUP: Final = "festung.cities"
GARRISON_CASE: Final = "W81-FEST-04"
GERMAN_CASE: Final = "W81-FEST-05"
STAYS: Final = "W81-FEST-06"


@dataclass(frozen=True)
class GarrisonInputs:
    """A Festung and the Axis ground units in it."""

    city: City = told("The city.", case=GARRISON_CASE)
    present: int = told(
        "Axis ground units in it.", default=0, low=0, high=MANY, unit="units", case=GARRISON_CASE
    )
    german_present: int = told(
        "German ones among them.", default=0, low=0, high=MANY, unit="units", case=GERMAN_CASE
    )
    there_before: int = told(
        "Axis ground units that were in it when it was declared.",
        default=0,
        low=0,
        high=MANY,
        unit="units",
        case=GARRISON_CASE,
        label="Axis units at its declaration",
    )
    options: Options = options_told(ALREADY_THERE)


@dataclass(frozen=True)
class Garrison:
    """What a garrison still needs."""

    owed: int = told("Units that it still needs.", unit="units")
    german_owed: int = told("German units that it still needs.", unit="units")


@calculator("W81-FEST-04 W81-FEST-05", also="W81-FEST-07", title="Garrison of a Festung")
def garrison(inputs: GarrisonInputs, tables: Tables) -> Ruling[Garrison]:
    """How many units the garrison of a Festung still needs, and how many of them German.

    Raises:
        BadInput: More units are German than there are units.
    """
    if inputs.german_present > inputs.present:
        sentence = f"is more than the {counted(inputs.present, 'unit')} in the city."
        number = str(inputs.german_present)
        advice = "Count them among the units present."
        raise BadInput(Fault(sentence, "german_present", number, advice, GERMAN_CASE))
    least, german = least_units(inputs.city, tables), least_german(inputs.city, tables)
    # With the other choice whoever stood there is garrison enough.
    if inputs.there_before and not is_usual(inputs.options, ALREADY_THERE):
        line = Step("Still needed", 0, "units were there already", GARRISON_CASE, StepKind.RESULT)
        return Ruling(Garrison(0, 0), (line,))
    # Never below zero: units beyond the least do not count for another city.
    owed = max(0, least.whole - inputs.present)
    # Never added to the others: a German unit that comes serves for both figures.
    german_owed = max(0, german.whole - inputs.german_present)
    working = (
        least.step(f"{inputs.city} needs"),
        german.step("German units among them"),
        least.step("Still needed", owed, f"{least.whole} less {inputs.present}", StepKind.SUM),
        german.step(
            "German units still needed",
            german_owed,
            f"{german.whole} less {inputs.german_present}",
            StepKind.RESULT,
        ),
    )
    return Ruling(Garrison(owed, german_owed), working)


def least_units(city: City, tables: Tables) -> Cell:
    """How many units a garrison needs at least."""
    # B-12: one example speaks of up to 4 units where the rule says at least 4: the rule holds.
    return tables.cell(f"{_GROUP}.{city}.garrison")


def least_german(city: City, tables: Tables) -> Cell:
    """How many of them have to be German."""
    return tables.cell(f"{_GROUP}.{city}.german")


def printed_hex(city: City, tables: Tables) -> str:
    """The hex of a city in the rules; empty where they do not say it."""
    path = f"{_GROUP}.{city}"
    # B-18: of Vienna the rules give no hex, and no hex is guessed from those of the others.
    return tables.text(f"{path}.hex") if "hex" in tables.keys(path) else ""


@dataclass(frozen=True)
class GarrisonMoveInputs:
    """A unit that stands in a Festung."""

    locked: bool = told(
        "Whether it belongs to the garrison that was declared.",
        case=STAYS,
        label="Of the declared garrison",
    )


@calculator(
    "W81-FEST-06", value="Whether it may leave.", named="legal", title="Unit leaves a Festung"
)
def garrison_move(inputs: GarrisonMoveInputs, _: Tables) -> Ruling[bool]:
    """Whether a unit may leave a Festung."""
    # B-16: only units that were declared stay; whoever merely stands in the city is free to go.
    may = not inputs.locked
    words = "" if may else "it stays until it is eliminated"
    return Ruling(may, (Step("May leave", may, words, STAYS, StepKind.RESULT),))
