"""Losses of a stack that retreats through enemy zones of control (LOS-09)."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from oobmgr.domain.errors import Fault
from oobmgr.domain.quantities import shown
from oobmgr.domain.rulings import Step
from oobmgr.games.europa.combat.fighters import Fighter
from oobmgr.rules.actions import StepChange
from oobmgr.rules.books import Books

_CASE = "LOS-09"


@dataclass(frozen=True)
class ZoneToll:
    """What the zones take: nothing, an RE, or a division where no RE is there."""

    lines: tuple[Step, ...]
    words: str = ""
    due: bool = False
    met: bool = True
    faults: tuple[Fault, ...] = ()


def zone_toll(
    books: Books,
    stack: tuple[Fighter, ...],
    lost: tuple[Fighter, ...],
    changes: tuple[StepChange, ...],
    *,
    enemy_armor: bool,
) -> ZoneToll:
    """What a retreating stack loses to enemy zones, and whether the picks meet it.

    `stack` are the units that retreat, as they stand after the combat.
    """
    spared = bool(stack) and all(one.armor for one in stack) and not enemy_armor
    least = books.tables.cell("losses.enemy_zone.res")
    if spared or not stack:
        words = "armor alone, no enemy AECA" if spared else "nobody retreats"
        line = Step("Enemy zones", 0, words, _CASE)
        return ZoneToll((line,), faults=_over(lost))
    needed = Fraction(least.number)
    small = [one for one in stack if not one.division]
    if not small:
        number = books.tables.whole("losses.enemy_zone.divisions")
        found = sum(1 for one in lost if one.division)
        text = "no unit below a division"
        line = Step("Enemy zones: divisions to reduce", number, text, _CASE)
        words, enough = "1 division to cadre", found >= number
    else:
        gone = _gone(lost, changes)
        text = f"{shown(gone)} REs picked"
        line = least.step("Enemy zones: REs to lose", needed, text)
        words = f"{shown(needed)} RE"
        enough = gone >= needed or len(lost) == len(stack)
    faults: tuple[Fault, ...] = ()
    if not enough:
        advice = "Pick what the zones take."
        sentence = f"The retreat through enemy zones costs {words}."
        faults = (Fault(sentence, "zone_losses", "", advice, _CASE),)
    return ZoneToll((line,), words, due=True, met=enough, faults=faults)


def _over(lost: tuple[Fighter, ...]) -> tuple[Fault, ...]:
    if not lost:
        return ()
    sentence = "The enemy zones take nothing from this stack."
    return (Fault(sentence, "zone_losses", "", "Leave the losses out.", _CASE),)


def _gone(lost: tuple[Fighter, ...], changes: tuple[StepChange, ...]) -> Fraction:
    """The REs that are removed; a division counts by what it loses down to its cadre."""
    return sum(
        (
            one.res
            for one, change in zip(lost, changes, strict=True)
            if one.division or not change.steps_left
        ),
        Fraction(0),
    )
