"""A coerced peace: its conditions, and the provinces that are ceded by it."""

from __future__ import annotations

from typing import Final

from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.rules.bounds import FEW
from oobmgr.rules.calculators import calculator
from oobmgr.rules.fields import open_told
from oobmgr.rules.inputs import told
from oobmgr.rules.tables import Tables

CONDITIONS: Final = "LGA-PEACE-01"
CESSION: Final = "LGA-PEACE-02"
NUMBER: Final = "politics.peace.conditions"
CESSION_NUMBER: Final = "politics.peace.cession"


@dataclass(frozen=True)
class TermsInputs:
    """The terms that the French player names."""

    conditions: tuple[int, ...] = told(
        "The numbers of the conditions; Cession, 2, may be among them more than once.",
        low=1,
        high=FEW,
        case=CONDITIONS,
        label="Conditions",
    )
    provinces: int = told(
        "How many provinces are ceded in all.", low=0, high=FEW, unit="provinces", case=CESSION
    )
    most_each: int | None = open_told(
        "The most provinces for one Cession; blank, as the program takes it.",
        CESSION,
        low=1,
        high=FEW,
        unit="provinces",
        label="Provinces for a Cession",
    )


@dataclass(frozen=True)
class Terms:
    """Whether the peace may be imposed so."""

    legal: bool = told("Whether it may be imposed so.")


@calculator("LGA-PEACE-01 LGA-PEACE-02", title="Terms of a coerced peace")
def peace_terms(inputs: TermsInputs, tables: Tables) -> Ruling[Terms]:
    """Whether the conditions of a coerced peace are as many as they have to be."""
    wanted, cession = tables.cell(NUMBER), tables.whole(CESSION_NUMBER)
    least, most = tables.cell("politics.peace.least"), tables.cell("politics.peace.most")
    # Cession alone may be repeated, for more provinces in one peace.
    picks = inputs.conditions.count(cession)
    others = [number for number in inputs.conditions if number != cession]
    once = len(others) == len(set(others))
    # L-18: a Cession takes one or two provinces, so three or four take two of them.
    low, high = picks * least.whole, picks * (inputs.most_each or most.whole)
    in_reach = low <= inputs.provinces <= high
    # Exactly as many: the French side names them all, and the loser adds none (21.62).
    legal = len(inputs.conditions) == wanted.whole and once and in_reach
    words = f"{low} to {high} for {picks} × Cession" if picks else "none without Cession"
    lines = (
        wanted.step("Conditions", len(inputs.conditions), f"exactly {wanted.whole}"),
        Step("Others than Cession once each", once, "", CONDITIONS),
        most.step("Provinces ceded", inputs.provinces, words),
        Step("The peace may be imposed so", legal, "", CONDITIONS, StepKind.RESULT),
    )
    note = "More than two Cessions go beyond what the correction says: agree on it."
    # More Cessions than the sentence names are told of, and not refused (L-18).
    named = tables.whole("politics.peace.cessions_named")
    return Ruling(Terms(legal), lines, (note,) if picks > named else ())
