"""British landings: one force on the map at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.grande_armee.fact_kinds import LANDING as LANDING_FACT
from oobmgr.games.grande_armee.nations import Nation, nation_named
from oobmgr.rules.bounds import FEW
from oobmgr.rules.calculators import calculator
from oobmgr.rules.fields import flag_told
from oobmgr.rules.inputs import told
from oobmgr.rules.picked_units import against
from oobmgr.rules.tables import Tables

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from oobmgr.domain.postings import JsonValue
    from oobmgr.domain.units import UnitState
    from oobmgr.rules.books import Books

LANDING: Final = "LGA-BRI-01"
FORCES: Final = "politics.landing.forces"


@dataclass(frozen=True, slots=True, kw_only=True)
class LandingForce:
    """A British landing force: its number, where and when it landed, when it left."""

    number: str
    hex: str
    landed: str
    left: str

    @property
    def value(self) -> dict[str, JsonValue]:
        """As it is saved."""
        return {"hex": self.hex, "landed": self.landed, "left": self.left}


def landing_forces(books: Books) -> tuple[LandingForce, ...]:
    """All British landing forces so far."""
    return tuple(
        LandingForce(
            number=number_,
            hex=str(value["hex"]),
            landed=str(value["landed"]),
            left=str(value["left"]),
        )
        # By the number and not by its text: the tenth comes after the second.
        for (number_, _), value in sorted(
            books.facts(LANDING_FACT).items(), key=lambda fact: int(fact[0][0])
        )
        if isinstance(value, dict)
    )


def joins_landing(books: Books, units: Iterable[UnitState]) -> Iterator[Fault]:
    """Asks about British units that come to a force which landed in an earlier turn."""
    # The force may come ashore in parts, as long as that is in one turn.
    there = [one for one in landing_forces(books) if not one.left and one.landed != books.turn]
    for unit in units if there else ():
        if nation_named(unit.nation) == Nation.BRITAIN:
            sentence = f"is British, and the force that landed in {there[0].hex} is on the map."
            yield against(unit, sentence, LANDING, "It gets no reinforcements.").question()


@dataclass(frozen=True)
class LandingInputs:
    """A British force that wants to land."""

    on_map: int = told(
        "British landing forces on the map.", low=0, high=FEW, unit="forces", case=LANDING
    )
    landed_before: bool = flag_told(
        "Whether one has landed before and is gone.", LANDING, label="One has landed before"
    )
    second_landing: bool = flag_told(
        "Whether another may land once the first is gone.",
        LANDING,
        default=True,
        label="Another once the first is gone",
    )


@dataclass(frozen=True)
class Landing:
    """Whether the force may land."""

    legal: bool = told("Whether it may land.")


@calculator("LGA-BRI-01", title="British landing")
def british_landing(inputs: LandingInputs, tables: Tables) -> Ruling[Landing]:
    """Whether a British force may land: never a second one beside the first.

    Raises:
        BadInput: More are said to be on the map than there ever are.
    """
    most = tables.cell(FORCES)
    if inputs.on_map > most.whole:
        sentence = f"must be {most.whole} or less: there are never more."
        raise BadInput(Fault(sentence, "on_map", str(inputs.on_map), case=most.case))
    room = inputs.on_map < most.whole
    # L-19: the limit is one at a time. Whether another may come when the first is gone the campaign
    # says.
    legal = room and (inputs.second_landing or not inputs.landed_before)
    lines = (
        most.step("Forces on the map", inputs.on_map, f"most {most.whole}"),
        Step("One has landed before", inputs.landed_before, "", LANDING),
        Step("It may land", legal, "", LANDING, StepKind.RESULT),
    )
    return Ruling(Landing(legal), lines)
