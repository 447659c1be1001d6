"""What a player does: cut fields, mark units, enter their boxes."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from oobmgr.domain.accounts import STEP, Account, Place, unit_account
from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact, Posting, Subject, UnitId, transfer
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.inputs import told
from tests.tiny_game.harvest import HarvestInputs, harvest
from tests.tiny_game.words import FIELDS, FOOD, FORAGE, TIRED, store


@dataclass(frozen=True)
class ForageInputs:
    """How many fields are cut."""

    fields: int = told("Fields that are cut.", default=1, low=0, high=9, case="TG-01")


@action("TG-02 TG-01", phases=(FORAGE,), title="Forage", once=True, group="Food")
def plan_forage(books: Books, inputs: ForageInputs) -> ActionPlan:
    """Bring in the harvest of the side that plays."""
    ruling = harvest(HarvestInputs(inputs.fields, books.options), books.tables)
    before = books.fact(FIELDS, books.side, "cut")
    return ActionPlan(
        "Harvest",
        f"{ruling.result} food comes in.",
        ruling,
        transfer(Account(Place.INCOME, books.side), store(books.side), FOOD, ruling.result),
        (Fact(FIELDS, books.side, "cut", before, inputs.fields),),
    )


class Marker(StrEnum):
    """What may lie on a unit."""

    TIRED = "tired"


@dataclass(frozen=True)
class MarkInputs:
    """Units that get a marker, or lose it."""

    units: tuple[int, ...] = told("Units.", default=(), case="TG-04")
    marker: Marker = told("Which marker.", default=Marker.TIRED, case="TG-04")
    on: bool = told("Whether it is laid.", default=True)


@action("TG-04", phases=(FORAGE,), title="Markers", name="mark_units", group="Markers")
def plan_mark(books: Books, inputs: MarkInputs) -> ActionPlan:
    """Lay a marker on units, or take it off."""
    held = {str(one): books.fact(TIRED, str(one), inputs.marker) for one in inputs.units}
    value = inputs.on or None
    return ActionPlan(
        "Tired" if inputs.on else "Rested",
        f"{len(held)} marked.",
        _result(len(held)),
        facts=tuple(
            Fact(TIRED, key, inputs.marker, old, value) for key, old in held.items() if old != value
        ),
        refusals=_none_picked(inputs.units),
    )


@dataclass(frozen=True)
class BoxesInputs:
    """The boxes of units."""

    units: tuple[int, ...] = told("Units.", default=(), case="TG-04")
    steps: int = told("Boxes of each.", default=1, low=1, high=9, unit="steps", case="TG-04")
    numbers: tuple[int | None, ...] = told("Numbers in the boxes.", default=(), case="TG-04")
    lost: int | None = told("Boxes that are crossed off.", default=None, case="TG-04")


@action("TG-04", phases=(FORAGE,), title="Boxes", name="enter_boxes", group="Markers")
def plan_boxes(books: Books, inputs: BoxesInputs) -> ActionPlan:
    """Enter how many boxes units have."""
    units = [books.unit(UnitId(one)) for one in inputs.units]
    postings: list[Posting] = []
    for unit in units:
        more = inputs.steps - unit.steps
        held = unit_account(unit.side, unit.id)
        postings += transfer(Account(Place.ADJUSTED, unit.side), held, STEP, more)
    return ActionPlan(
        "Boxes",
        f"{inputs.steps} boxes each.",
        _result(len(units)),
        tuple(postings),
        tuple(Fact(Subject.UNIT, str(u.id), "steps", u.steps, inputs.steps) for u in units),
        refusals=_none_picked(inputs.units),
    )


def _result(number: int) -> Ruling[int]:
    return Ruling(number, (Step("Units", number, "", "TG-04", StepKind.RESULT),))


def _none_picked(units: Iterable[int]) -> tuple[Fault, ...]:
    return () if tuple(units) else (Fault("No unit is picked.", "units", missing=True),)
