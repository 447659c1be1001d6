"""Which leaders bring their bonus to a battle: at most three in one chain, and cavalry by pairs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from enum import StrEnum
from typing import Final

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.grande_armee.battle.words import CHAIN, RANK_ALIASES, Rank
from oobmgr.games.grande_armee.options import TIE_CANCELS_CAVALRY, chosen, options_told
from oobmgr.rules.books import Options
from oobmgr.rules.bounds import FEW, MANY
from oobmgr.rules.calculators import calculator
from oobmgr.rules.fields import open_told
from oobmgr.rules.inputs import told
from oobmgr.rules.nearest import folded
from oobmgr.rules.tables import Tables

CHOSEN: Final = "LGA-LDR-01"
THREE: Final = "LGA-LDR-02"
PAIRS: Final = "LGA-LDR-03"
TIED: Final = "LGA-LDR-04"
_SLOTS: Final = {
    "command": (Rank.SUPREME, Rank.ARMY),
    "corps": (Rank.CORPS,),
    "division": (Rank.DIVISION, Rank.BRIGADE),
}
"""The ranks that share the place of one leader, by the row of the table."""


class Reason(StrEnum):
    """Why leaders bring nothing."""

    TIE = "tie"
    CHAIN = "chain"
    SLOT = "slot"
    CAVALRY = "cavalry"


@dataclass(frozen=True)
class UsedLeader:
    """A leader whose bonus is to be used. `under` names all whom he obeys, near and far."""

    name: str = told("His name.")
    rank: Rank = told("What he commands.", aliases=RANK_ALIASES)
    bonus: int = told("His combat bonus.", low=0, high=FEW)
    under: tuple[str, ...] = told("Those above him.", default=())


@dataclass(frozen=True)
class CavalryInputs:
    """The cavalry of a side in a battle."""

    cav_sp: int = told(
        "Strength points of cavalry in the battle.",
        low=0,
        high=MANY,
        unit="SP",
        case=PAIRS,
        label="Cavalry",
    )


@calculator(
    PAIRS,
    value="Cavalry leaders whose bonus may be used.",
    named="max",
    unit="leaders",
    title="Cavalry leaders allowed",
)
def cavalry_leaders_allowed(inputs: CavalryInputs, tables: Tables) -> Ruling[int]:
    """How many cavalry leaders bring their bonus: one for each full pair of strength points."""
    pair = tables.cell("leaders.cavalry.strength")
    most = inputs.cav_sp // pair.whole
    line = pair.step(
        "Cavalry leaders", most, f"{inputs.cav_sp} ÷ {pair.whole}, whole pairs", StepKind.RESULT
    )
    return Ruling(most, (line,))


@dataclass(frozen=True)
class LeaderBonusInputs:
    """The leaders of a side whose bonus is to be used, and its cavalry."""

    leaders: tuple[UsedLeader, ...] = told(
        "The leaders who are not withheld.", default=(), case=THREE, label="Leaders"
    )
    cav_sp: int = told(
        "Strength points of cavalry in the battle.",
        default=0,
        low=0,
        high=MANY,
        unit="SP",
        case=PAIRS,
        label="Cavalry",
    )
    tie_cancels_cavalry: bool | None = open_told(
        "Whether a tie takes the cavalry leaders' bonus, too; left blank, by the option.",
        TIED,
        label="A tie takes the cavalry bonus",
    )
    options: Options = options_told(TIE_CANCELS_CAVALRY)


@dataclass(frozen=True)
class LeaderBonus:
    """Whether they may be used together, what they bring, and why not where they do not."""

    valid: bool = told("Whether they may be used together.")
    bonus: int = told("What they bring.")
    reason: Reason | None = told("Why they bring nothing.")


@calculator(
    "LGA-LDR-02 LGA-LDR-04 LGA-LDR-01", also="LGA-LDR-03 LGA-LDR-06", title="Bonus of leaders"
)
def leader_bonus(inputs: LeaderBonusInputs, tables: Tables) -> Ruling[LeaderBonus]:
    """What the leaders of a side bring to a battle, and whether they may be used together.

    Raises:
        BadInput: A leader stands there twice.
    """
    _each_once(inputs.leaders)
    # Leaders of cavalry take none of the three places and are no part of the chain (LGA-LDR-02).
    riders = tuple(one for one in inputs.leaders if one.rank is Rank.CAVALRY)
    # From the highest rank down, as the chain is checked.
    chain = tuple(one for rank in CHAIN for one in inputs.leaders if one.rank is rank)
    lines = list(_lines(chain, riders, inputs.cav_sp, tables))
    reason = _reason(chain, riders, inputs.cav_sp, tables)
    cavalry = sum(one.bonus for one in riders)
    if reason is Reason.TIE:
        # L-02: a tie takes the leaders' bonus; that of the cavalry leaders stays by the usual
        # reading.
        bonus = 0 if _cancels_cavalry(inputs) else cavalry
        words = f"{chain[0].rank} leaders tie for the highest rank"
    elif reason is not None:
        bonus, words = 0, _WORDS[reason]
    else:
        bonus = sum(one.bonus for one in chain) + cavalry
        words = " + ".join(str(one.bonus) for one in (*chain, *riders)) or "no leader is used"
    case = {Reason.TIE: TIED, Reason.CAVALRY: PAIRS}.get(reason, THREE) if reason else CHOSEN
    lines.append(Step("Leader modifier", bonus, words, case, StepKind.RESULT))
    # A tie brings nothing, but it is allowed.
    valid = reason in {None, Reason.TIE}
    return Ruling(LeaderBonus(valid, bonus, reason), tuple(lines))


_WORDS: Final = {
    Reason.CHAIN: "not all are below those who outrank them",
    Reason.SLOT: "more leaders of a kind than may be used",
    Reason.CAVALRY: "more cavalry leaders than pairs of cavalry",
}


def _cancels_cavalry(inputs: LeaderBonusInputs) -> bool:
    said = inputs.tie_cancels_cavalry
    return bool(chosen(inputs.options, TIE_CANCELS_CAVALRY)) if said is None else said


def _each_once(leaders: tuple[UsedLeader, ...]) -> None:
    # Named twice, a leader would tie with himself, or fill the places of two.
    times = Counter(folded(one.name) for one in leaders)
    faults = [
        Fault(f"{one.name} appears twice.", f"leaders.{at}.name", one.name, "Name him once.")
        for at, one in enumerate(leaders)
        if any(folded(one.name) == folded(before.name) for before in leaders[:at])
    ]
    if len(times) < len(leaders):
        raise BadInput(*faults)


def _reason(
    chain: tuple[UsedLeader, ...], riders: tuple[UsedLeader, ...], cav_sp: int, tables: Tables
) -> Reason | None:
    if len(riders) > cavalry_leaders_allowed(CavalryInputs(cav_sp), tables).result:
        return Reason.CAVALRY
    # Asked before the places: two of the highest rank are a tie, and not one too many.
    # The first of the chain has the highest rank that is used.
    if sum(one.rank is chain[0].rank for one in chain) > 1:
        return Reason.TIE
    # One of the supreme commander and the army leader, not both (L-03).
    if any(_used(chain, slot) > tables.whole(f"leaders.bonus.{slot}") for slot in _SLOTS):
        return Reason.SLOT
    return Reason.CHAIN if any(_outside(chain)) else None


def _used(chain: tuple[UsedLeader, ...], slot: str) -> int:
    return sum(one.rank in _SLOTS[slot] for one in chain)


def _outside(chain: tuple[UsedLeader, ...]) -> Iterator[tuple[UsedLeader, UsedLeader]]:
    """Each leader with one who outranks him and whom he does not obey."""
    for at, one in enumerate(chain):
        obeyed = {folded(name) for name in one.under}
        # Only those before him in the chain can outrank him.
        for higher in chain[:at]:
            outranks = CHAIN.index(higher.rank) < CHAIN.index(one.rank)
            # Not only the next one above: each has to be below every higher one that is used
            # (LGA-LDR-02).
            if outranks and folded(higher.name) not in obeyed:
                yield one, higher


def _lines(
    chain: tuple[UsedLeader, ...], riders: tuple[UsedLeader, ...], cav_sp: int, tables: Tables
) -> Iterator[Step]:
    apart = {one.name: higher.name for one, higher in _outside(chain)}
    for slot, ranks in _SLOTS.items():
        used = [one for one in chain if one.rank in ranks]
        for one in used:
            words = f"{one.rank}, not under {apart[one.name]}" if one.name in apart else one.rank
            yield tables.step(f"leaders.bonus.{slot}", one.name, one.bonus, str(words))
    for one in riders:
        most = cavalry_leaders_allowed(CavalryInputs(cav_sp), tables).result
        yield Step(one.name, one.bonus, f"cavalry, {most} for {cav_sp} SP", PAIRS)
