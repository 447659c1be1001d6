"""What can come back as change of the losses that the books know of a turn (CHG-01)."""

from __future__ import annotations

from typing import Final

from oobmgr.domain.errors import Fault
from oobmgr.domain.quantities import counted
from oobmgr.domain.units import UnitState
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.replacements.losses import change_of, lost_in
from oobmgr.games.europa.replacements.schedule import side_of
from oobmgr.games.europa.replacements.unit_prices import cadre_strength, full_strength
from oobmgr.games.europa.words import LOST_GOODS, REPLACEMENT_GOODS
from oobmgr.rules.books import Books

_CASE: Final = "CHG-01"
_KEPT_BACK: Final = "losses.change.deduction"


@dataclass(frozen=True)
class Bounded:
    """What stands against so many points, or asks for a second look."""

    refusals: tuple[Fault, ...] = ()
    warnings: tuple[Fault, ...] = ()


def bounded(books: Books, nation: str, points: int) -> Bounded:
    """Hold points of change, with those that came before, against what a nation lost this turn."""
    side = side_of(nation)
    account, source = lost_in(side, nation, books.turn), change_of(side, nation, books.turn)
    # All kinds together, since change mixes armor and infantry (CHG-05).
    lost = sum(books.balance(account, good) for good in LOST_GOODS.values())
    # One factor is kept back in each combat, so at least one in the turn (EU-CF-53).
    most = max(lost - books.tables.whole(_KEPT_BACK), 0)
    before = -sum(books.balance(source, good) for good in REPLACEMENT_GOODS.values())
    total = before + points
    if total <= most:
        return Bounded()
    # Losses may be entered later, so this is told and not refused.
    if not lost:
        sentence = f"The books show no loss of {nation} in this turn."
        advice = "Enter the losses first, or look at the number again."
        return Bounded(warnings=(Fault(sentence, "points", str(points), advice, _CASE),))
    strength = f"{nation} lost {counted(lost, 'factor')} in this turn"
    sentence = f"{strength}: at most {counted(most, 'point')} can come back."
    if before:
        sentence = f"{sentence[:-1]}, and {before} did already."
    units = tuple(unit for unit in books.units() if unit.nation == nation and _weaker(unit))
    # The books add up attack factors; a defender may have lost more.
    unsure = any(map(_unknown_cadre, units)) or total <= most + sum(map(_more_in_defence, units))
    advice = "Enter fewer, or the losses that are missing."
    if unsure:
        advice = "Check the counters: the books add up attack factors of known cadres."
    fault = Fault(sentence, "points", str(points), advice, _CASE)
    return Bounded(warnings=(fault,)) if unsure else Bounded(refusals=(fault,))


def _weaker(unit: UnitState) -> bool:
    return unit.steps_left < unit.steps


def _unknown_cadre(unit: UnitState) -> bool:
    """Whether nobody entered what its cadre has, so that its loss is not counted."""
    return bool(unit.steps_left) and cadre_strength(unit) is None


def _more_in_defence(unit: UnitState) -> int:
    """How many factors more a unit may have lost as a defender than its attack factors say."""
    return max(unit.ratings.get("defense", 0) - full_strength(unit), 0)
