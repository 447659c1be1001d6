"""What the player enters about a hex: mountain or arctic, where fewer units may stand."""

from __future__ import annotations

from dataclasses import dataclass

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Subject
from oobmgr.domain.quantities import shown
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.unit_texts import text_faults
from oobmgr.games.europa.actions.payment import change
from oobmgr.games.europa.movement.costs import ARCTIC, GROUNDS, MOUNTAIN
from oobmgr.games.europa.movement.stacks import HEX
from oobmgr.games.europa.words import AIR, COMBAT, EXPLOITATION, INITIAL, MOVEMENT
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.fields import flag_told, text_told
from oobmgr.rules.nearest import folded


@dataclass(frozen=True)
class HexInputs:
    """A hex and what lowers its stacking limit."""

    hex: str = text_told("The hex, as units have it.", "STK-01")
    mountain: bool = flag_told("Whether it is a mountain hex.", "STK-01")
    arctic: bool = flag_told("Whether it lies in the arctic.", "STK-01")


@action(
    "STK-01",
    phases=(INITIAL, AIR, MOVEMENT, COMBAT, EXPLOITATION),
    title="Mountain or arctic hex",
    tab="Hex terrain",
    group="Movement",
)
def plan_hex(books: Books, inputs: HexInputs) -> ActionPlan:
    """Keep of a hex what lowers its stacking limit."""
    key = _key(books, inputs.hex)
    values = {MOUNTAIN: inputs.mountain, ARCTIC: inputs.arctic}
    kinds = ["normal", *(kind for kind in GROUNDS if values[kind])]
    cells = [books.tables.cell(f"movement.stacking.{kind}") for kind in kinds]
    least = min(books.tables.number(cell.path) for cell in cells)
    lines = [
        Step(f"Limit, {kind}", books.tables.number(cell.path), case=cell.case)
        for kind, cell in zip(kinds, cells, strict=True)
    ]
    lines.append(Step("Stacking limit", least, "REs", "STK-01", StepKind.RESULT))
    words = " and ".join(kind for kind in GROUNDS if values[kind]) or "no mountain, not arctic"
    refusals = tuple(text_faults(inputs.hex, "hex")) if inputs.hex.strip() else (_missing(),)
    facts = tuple(
        fact
        for field, new in values.items()
        for fact in change(books, Subject.CONDITION, key, field, new or None)
    )
    return ActionPlan(
        f"Hex {inputs.hex or '?'}: {words}",
        f"At most {shown(least)} REs stand in {inputs.hex or '?'}.",
        Ruling(least, tuple(lines)),
        facts=tuple(fact for fact in facts if fact.old != fact.new),
        refusals=refusals,
    )


def _missing() -> Fault:
    return Fault("is missing.", "hex", advice="Enter the hex.", case="STK-01")


def _key(books: Books, place: str) -> str:
    wanted = folded(place)
    keys = {key for key, _ in books.facts(Subject.CONDITION) if key.startswith(f"{HEX}:")}
    found = (key for key in keys if folded(key.partition(":")[-1]) == wanted)
    return next(found, f"{HEX}:{place.strip()}")
