"""Corrections of the set-up that the players have made."""

from __future__ import annotations

from typing import Final

from oobmgr.domain.errors import Fault
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.grande_armee.actions.picked import moved_to
from oobmgr.games.grande_armee.actions.politics import EVER
from oobmgr.games.grande_armee.fact_kinds import CORRECTION
from oobmgr.games.grande_armee.scenario.corrections import (
    MADE,
    Correction,
    corrections,
    is_made,
    left_behind,
)
from oobmgr.games.grande_armee.words import COMMAND, WEATHER
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.entered import enter
from oobmgr.rules.fields import flag_told, list_told
from oobmgr.rules.nearest import folded
from oobmgr.rules.picked_units import unit_name

_CASE: Final = "LGA-SCN-13"


@dataclass(frozen=True)
class CorrectionInputs:
    """Corrections of the set-up that are made."""

    corrections: tuple[str, ...] = list_told(
        "Their numbers, as the Politics page lists them, such as SC-23; none named, all that are "
        "open.",
        _CASE,
        label="Corrections",
    )
    made: bool = flag_told(
        "Whether they are made; no, they are open again.", _CASE, default=True, label="Made"
    )


def shown_number(correction: Correction) -> str:
    """Its number as players read it: ``SC-23``."""
    return correction.number.upper().replace("_", "-")


@action(
    "LGA-SCN-13 LGA-SCN-01 LGA-SCN-06 LGA-SCN-07 LGA-SCN-08 LGA-SCN-10 LGA-SCN-11",
    phases=(WEATHER, COMMAND, *EVER),
    title="Corrections of the set-up",
    name="corrections",
    tab="Set-up",
    post_text="Post the corrections",
    link="Tick corrections off",
    group="Politics",
    offered=lambda books: any(True for _ in corrections(books)),
    not_now=Fault("The corrections change nothing in the set-up of this scenario.", case=_CASE),
)
def plan_corrections(books: Books, inputs: CorrectionInputs) -> ActionPlan:
    """Make corrections of the set-up: units that stand in a wrong hex of theirs are moved."""
    known = {folded(shown_number(one)): one for one in corrections(books)}
    wanted = [known.get(folded(name)) for name in inputs.corrections]
    # None named means all; a name that is wrong is refused below and does not become all.
    picked = [one for one in wanted if one] or list(known.values())
    refusals = [
        Fault("is not a correction of this scenario.", "corrections", name, case=_CASE)
        for name, found in zip(inputs.corrections, wanted, strict=True)
        if found is None
    ]
    changed = [one for one in picked if is_made(books, one) is not inputs.made]
    if not changed:
        refusals.append(Fault("Nothing would change.", "corrections", case=_CASE))
    value = books.turn if inputs.made else None
    # Taken back, units stay where they are: nobody knows where they stood before.
    moved = [(one, left_behind(books, one)) for one in changed] if inputs.made else []
    lines = (
        *(Step(one.words, shown_number(one), "", one.case) for one in changed),
        *(
            Step(unit_name(unit), one.place, f"from {unit.hex or 'no hex'}", one.case)
            for one, units in moved
            for unit in units
        ),
    )
    result = Step("Corrections", len(changed), "", _CASE, StepKind.RESULT)
    word = "made" if inputs.made else "open again"
    return ActionPlan(
        f"Corrections {word}: {', '.join(map(shown_number, changed))}",
        "",
        Ruling(len(changed), (*lines, result)),
        facts=(
            *(
                fact
                for one in changed
                for fact in enter(books, CORRECTION, one.number, MADE, value)
            ),
            *(fact for one, units in moved for fact in moved_to(units, one.place)),
        ),
        refusals=tuple(refusals),
    )
