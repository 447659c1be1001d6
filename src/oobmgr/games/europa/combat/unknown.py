"""Figures of units that a combat needs and nobody has entered: asked for, never taken as none."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from oobmgr.domain.units import UnitState
from oobmgr.games.europa.acting import HAS, IS, Agreeing, Why
from oobmgr.games.europa.combat.fighters import ByHand, Fighter
from oobmgr.games.europa.unit_class import cadre_factors, listed_as
from oobmgr.rules.tables import Tables

_CADRES = Agreeing("a cadre", "cadres")
_NO_ATTACK = Why((HAS, "no attack factor in the books"), case="CBT-01")
_NO_DEFENCE = Why((HAS, "no defence factor in the books"), case="CBT-01")
_NO_CADRE = Why((IS, _CADRES, "without factors in the books"), case="CBT-01")
_NO_ARMOR: Mapping[str, Why] = {
    "aeca": Why((HAS, "no AECA rating in the books"), case="ARM-02"),
    "atec": Why((HAS, "no ATEC rating in the books"), case="ARM-02"),
}


def missing_figures(
    fighters: Iterable[Fighter],
    hands: Mapping[int, ByHand],
    tables: Tables,
    *,
    attacking: bool,
    armor: bool,
) -> Iterator[tuple[UnitState, Why]]:
    """The units of a side whose figures are not known, each with what is missing first.

    `armor` says that armor is compared; a type that may have any must say how much.
    """
    for one in fighters:
        hand = hands.get(one.unit.id, ByHand(one.unit.id))
        entered = hand.af if attacking else hand.df
        found = missing_factor(one.unit, attacking=attacking) if entered is None else None
        if found is None and armor:
            found = _armor(one.unit, hand, tables)
        if found is not None:
            yield one.unit, found


def missing_factor(unit: UnitState, *, attacking: bool) -> Why | None:
    """What the books lack of a unit's attack or defence as it stands; None where they have it."""
    if unit.reduced and cadre_factors(unit) is None:
        return _NO_CADRE
    # A counter with one factor attacks and defends with it.
    if "attack" in unit.ratings or (not attacking and "defense" in unit.ratings):
        return None
    return _NO_ATTACK if attacking else _NO_DEFENCE


def _armor(unit: UnitState, hand: ByHand, tables: Tables) -> Why | None:
    """The armor rating that a type of armor or antitank gun must have and has not."""
    needed = listed_as(unit.type, "armor_rating", tables).split()
    entered = {"aeca": hand.aeca, "atec": hand.atec}
    asked = (name for name in needed if entered[name] is None and name not in unit.traits)
    return next((_NO_ARMOR[name] for name in asked), None)
