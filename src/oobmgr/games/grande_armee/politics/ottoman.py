"""The war with the Ottoman Empire: its bids, and the roll that may end it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.grande_armee.fact_kinds import OTTOMAN_WAR
from oobmgr.games.grande_armee.turns import date_of
from oobmgr.rules.bounds import FEW
from oobmgr.rules.calculators import calculator
from oobmgr.rules.inputs import told
from oobmgr.rules.tables import Tables

if TYPE_CHECKING:
    from oobmgr.rules.books import Books

PEACE: Final = "LGA-OTT-02"
WAR: Final = "war"
"""The key of the war: there is one at a time."""
ROLLED: Final = "rolled"
"""The turn of the last roll for peace."""


def ottoman_war(books: Books) -> tuple[TurnCode, tuple[int, ...]] | None:
    """Since when Russia is at war with the Ottoman Empire, and the bids; None in peace."""
    since = books.fact(OTTOMAN_WAR, WAR, "since")
    bids = books.fact(OTTOMAN_WAR, WAR, "bids")
    # Both or nothing: a beginning without bids could not be rolled against.
    if not since or not isinstance(bids, list):
        return None
    return TurnCode(str(since)), tuple(int(str(bid)) for bid in bids)


def is_grace_turn(books: Books) -> bool:
    """Whether Russia need not have its wartime minimum in Turkey yet."""
    war = ottoman_war(books)
    turns = books.tables.whole("politics.ottoman.grace")
    # L-36: the turn in which war was declared is itself the turn of grace.
    return war is not None and books.turn < date_of(war[0]).after(turns).code


@dataclass(frozen=True)
class WarInputs:
    """A roll for peace, and the bids with which the war began."""

    modified_roll: int = told(
        "The roll with its modifiers.", low=-FEW, high=FEW, case=PEACE, label="Modified roll"
    )
    bids: tuple[int, ...] = told("The two opening bids.", low=0, high=FEW, case=PEACE)


@dataclass(frozen=True)
class WarEnds:
    """Whether the war ends."""

    ends: bool = told("Whether the war ends.")


@calculator("LGA-OTT-02", title="Peace with the Ottoman Empire")
def ottoman_war_ends(inputs: WarInputs, tables: Tables) -> Ruling[WarEnds]:
    """Whether the war ends: the roll has to be above the higher bid.

    Raises:
        BadInput: There are not two bids.
    """
    both = tables.whole("politics.ottoman.bids")
    if len(inputs.bids) != both:
        sentence = f"has {counted(len(inputs.bids), 'bid')}; a war begins with {both}."
        advice = "Enter the bid of Russia and that for the Ottoman Empire."
        raise BadInput(Fault(sentence, "bids", advice=advice, case=PEACE))
    higher = max(inputs.bids)
    # L-51: a roll equal to the higher bid lets the war go on.
    ends = inputs.modified_roll > higher
    lines = (
        Step("Higher bid", higher, " and ".join(map(str, inputs.bids)), PEACE),
        Step("The war ends", ends, f"{inputs.modified_roll} > {higher}?", PEACE, StepKind.RESULT),
    )
    return Ruling(WarEnds(ends), lines)
