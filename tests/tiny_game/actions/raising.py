"""What brings a new unit: villagers who are called to arms."""

from dataclasses import dataclass

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.units import UnitValues
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.inputs import told
from tests.tiny_game.words import FIELDS, FORAGE, SIDE_NAMES


@dataclass(frozen=True)
class RaiseInputs:
    """The villages that are called to arms."""

    villages: tuple[str, ...] = told("Villages, by name.", default=(), case="TG-04")
    steps: int = told("Boxes of each.", default=1, low=0, high=99, unit="steps", case="TG-04")


@action("TG-04", phases=(FORAGE,), title="Militia", name="raise_militia", group="Markers")
def plan_raise(books: Books, inputs: RaiseInputs) -> ActionPlan:
    """Raise a militia in each village, in a formation of its side."""
    name = SIDE_NAMES[books.side]
    militia = tuple(
        UnitValues(
            books.side, f"{name}land", village, "infantry", "II", (f"{name} Militia",), inputs.steps
        )
        for village in inputs.villages
    )
    raised = books.fact(FIELDS, books.side, "raised")
    return ActionPlan(
        f"Militia of {', '.join(inputs.villages)}",
        "",
        Ruling(len(militia), (Step("Units", len(militia), "", "TG-04", StepKind.RESULT),)),
        facts=(Fact(FIELDS, books.side, "raised", raised, len(militia)),),
        refusals=() if militia else (Fault("No village is named.", "villages", missing=True),),
        new_units=militia,
    )
