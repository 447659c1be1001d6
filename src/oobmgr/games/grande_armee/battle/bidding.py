"""Bids for the loss of a round: how far a bid may go above the one before."""

from __future__ import annotations

from typing import Final

from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.grande_armee.battle.words import bidder
from oobmgr.rules.bounds import MANY
from oobmgr.rules.calculators import calculator
from oobmgr.rules.inputs import told
from oobmgr.rules.tables import Tables

BIDDING: Final = "LGA-BID-01"
_RISE: Final = "battle.bidding.rise"


@dataclass(frozen=True)
class BidInputs:
    """The attacker's least loss, and the bids in turn, his own first."""

    min: int = told(
        "The attacker's least loss when the bidding begins.",
        low=1,
        high=MANY,
        unit="SP",
        case=BIDDING,
        label="Least loss",
    )
    bids: tuple[int, ...] = told(
        "The bids in turn, the attacker's first.",
        default=(),
        low=0,
        high=MANY,
        unit="SP",
        case=BIDDING,
        label="Bids",
    )


@dataclass(frozen=True)
class Bidding:
    """Whether all bids may be made, and how far the next one may go."""

    legal: bool = told("Whether every bid may be made.")
    next_or_limit: int = told(
        "The most that the next bid may be, or the bound that a bid broke.", unit="SP"
    )


@calculator(BIDDING, title="Bids for losses")
def loss_bids(inputs: BidInputs, tables: Tables) -> Ruling[Bidding]:
    """Whether bids for the loss of a round may be made, and the bound of the next.

    The bound goes by the least loss at the start, never by the height of the last bid.
    """
    rise = tables.cell(_RISE)
    # L-27: the step is the least loss with which the bidding began, and not the last bid: from 3 a
    # bid may go to 6, and the next to 9.
    step = rise.whole * inputs.min
    lines: list[Step] = [rise.step("A bid rises by at most", step, f"least loss {inputs.min}")]
    last: int | None = None
    for number, bid in enumerate(inputs.bids):
        who = bidder(number)
        wrong, bound, words = _against(bid, last, inputs.min, step)
        lines.append(Step(f"Bid {number + 1}, {who}", bid, words, BIDDING))
        # The first bid out of bounds ends the list: the bounds of all later ones would hang on it.
        if wrong:
            lines.append(Step("Refused at", bound, words, BIDDING, StepKind.RESULT))
            return Ruling(Bidding(legal=False, next_or_limit=bound), tuple(lines))
        last = bid
    bound = inputs.min if last is None else last + step
    words = "the first bid" if last is None else f"{last} + {step}"
    lines.append(Step("The next bid at most", bound, words, BIDDING, StepKind.RESULT))
    return Ruling(Bidding(legal=True, next_or_limit=bound), tuple(lines))


def _against(bid: int, last: int | None, least: int, step: int) -> tuple[bool, int, str]:
    """Whether a bid is refused, the bound that it is held to, and the words on it."""
    if last is None:
        # The first bid is bound from below: nobody offers less than what he loses anyway.
        return bid < least, least, f"at least {least}"
    bound = last + step
    if bid < last:
        return True, bound, f"at least {last}"
    return bid > bound, bound, f"at most {last} + {step}"
