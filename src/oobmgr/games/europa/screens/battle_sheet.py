"""What a battle can be made of now, for the page that enters one."""

from __future__ import annotations

from oobmgr.domain.accounts import SideId
from oobmgr.domain.quantities import shown
from oobmgr.domain.units import UnitState, UnitStatus
from oobmgr.domain.values import dataclass
from oobmgr.domain.wording import with_capital
from oobmgr.games.europa.actions.combat.attack import pays
from oobmgr.games.europa.actions.combat.battle_inputs import ATTACK, BOMBARDMENT
from oobmgr.games.europa.actions.combat.bombard_inputs import RESULTS as BOMBARDMENT_RESULTS
from oobmgr.games.europa.actions.combat.muster import SHELLED, defended, fought, unfought
from oobmgr.games.europa.actions.supply.weather import known_weather
from oobmgr.games.europa.combat.battle_rows import BattleSheet, Combatant, FireAt, Ground
from oobmgr.games.europa.combat.fighters import Fighter, fighter
from oobmgr.games.europa.combat.fire import fired
from oobmgr.games.europa.combat.ground import CITIES, HEXSIDES, WORKS, GroundKind, ground_words
from oobmgr.games.europa.combat.odds import ELIMINATED
from oobmgr.games.europa.combat.unknown import missing_factor
from oobmgr.games.europa.deeds import ATTACKED, PAID, did
from oobmgr.games.europa.losses.requirements import RESULTS
from oobmgr.games.europa.movement.known_hexes import known_hexes
from oobmgr.games.europa.movement.marks import mark_of, overran
from oobmgr.games.europa.supply.attacks import attack_price
from oobmgr.games.europa.supply.states import SupplyState
from oobmgr.games.europa.supply.unit_supply import UnitSupply, supplies
from oobmgr.games.europa.unit_class import alike, cadre_factors, role
from oobmgr.games.europa.words import AIR, COMBAT, EXPLOITATION, MOVEMENT, ZONES, enemy
from oobmgr.rules.books import Books

_SUPPLY_WORDS = {
    SupplyState.UNPAID: "unpaid",
    SupplyState.OOS: "out of supply",
    SupplyState.ISOLATED: "isolated",
}


_FOLLOWS = "attack to follow"


def battle_sheet(books: Books) -> BattleSheet:
    """The units that can fight, the terrain, the results: for the phase that is played."""
    overrun = books.phase in (MOVEMENT, EXPLOITATION)
    units = [unit for unit in books.units() if unit.status is UnitStatus.ON_MAP]
    other = enemy(books.side)
    weather = known_weather(books)
    return BattleSheet(
        attacker=books.side,
        defender=other,
        title="Overrun" if overrun else "Attack",
        attack=ATTACK,
        bombardment=BOMBARDMENT,
        attackers=_combatants(books, units, books.side),
        defenders=_combatants(books, units, other),
        grounds=tuple(
            Ground(str(kind), with_capital(ground_words(kind)), _GROUPS.get(kind, "Terrain"))
            for kind in GroundKind
        ),
        zones=tuple((zone, str(weather.get(zone, ""))) for zone in ZONES),
        results=tuple(result for result in RESULTS if result != ELIMINATED),
        bombardment_results=BOMBARDMENT_RESULTS,
        fire=_fire(books),
        notice=_notice(books),
        known=known_hexes(books),
    )


_GROUPS = (
    dict.fromkeys(CITIES, "City")
    | dict.fromkeys(WORKS, "Works")
    | dict.fromkeys(HEXSIDES, "Hexside")
)


def _fire(books: Books) -> tuple[FireAt, ...]:
    """What was fired at, and where the attack that was named before it is still to be fought."""
    owed = frozenset(unfought(books))
    return tuple(
        FireAt(one.place, f"{one.words}, {_FOLLOWS}") if one.place in owed else one
        for one in fired(books)
    )


def _notice(books: Books) -> str:
    if books.phase == AIR:
        return "In the Air Phase bombers strike; attacks come later."
    if books.phase in (MOVEMENT, EXPLOITATION):
        return "In this phase a stack may overrun; attacks belong to Combat."
    return "" if books.phase == COMBAT else "Battles are fought from the Air Phase on."


@dataclass(frozen=True)
class _Kind:
    """What units that are alike have in common, as texts."""

    attack: str
    defence: str
    after: str
    guns: bool
    fast: bool
    price: str


def _combatants(books: Books, units: list[UnitState], side: SideId) -> tuple[Combatant, ...]:
    """The units of a side. Thousands are of a few kinds, whose figures are read once."""
    states = supplies(books)
    kind = alike(
        lambda unit: (unit.type, unit.size, unit.steps_left, unit.steps,
                      *unit.ratings.items(), *unit.traits.items()),
        lambda unit: _kind(books, fighter(books, unit)),
    )  # fmt: skip
    return tuple(
        _combatant(books, unit, kind(unit), states.get(unit.id, UnitSupply()).state)
        for unit in units
        if unit.side == side
    )


def _kind(books: Books, one: Fighter) -> _Kind:
    after = ""
    if one.unit.steps_left > 1:
        known = cadre_factors(one.unit) is not None
        after = f"{shown(one.next_af)}-{shown(one.next_df)}" if known else "not known"
    price = f"{shown(attack_price(one.kind, books.tables)[0])} SP" if pays(books, one) else ""
    fast = role(one.kind, books.tables) == "cm"
    attack = "?" if missing_factor(one.unit, attacking=True) else shown(one.af)
    defence = "?" if missing_factor(one.unit, attacking=False) else shown(one.df)
    return _Kind(attack, defence, after, one.guns, fast, price)


def _combatant(books: Books, unit: UnitState, kind: _Kind, state: SupplyState) -> Combatant:
    attacks = unit.side == books.side
    paid, has_paid = _paid(books, unit, kind, state) if attacks else ("", False)
    return Combatant(
        unit=unit.id,
        designation=unit.designation,
        detail=unit.path[-1] if unit.path else "",
        nation=unit.nation,
        type=unit.type,
        size=unit.size,
        hex=unit.hex,
        strength=f"{kind.attack}-{kind.defence}",
        attack=kind.attack,
        defence=kind.defence,
        after=kind.after,
        steps=unit.steps,
        steps_left=unit.steps_left,
        supply=_SUPPLY_WORDS.get(state, ""),
        paid=paid,
        has_paid=has_paid,
        fires=kind.guns,
        spent=_spent(books, unit, attacks=attacks),
        path=unit.path,
        note=unit.note,
    )


def _paid(books: Books, unit: UnitState, kind: _Kind, state: SupplyState) -> tuple[str, bool]:
    """What a unit would pay to attack, or that it has paid: in a word, and whether it has."""
    # Whoever is out of supply attacks at half strength and pays nothing (SP-25).
    if not kind.price or state in (SupplyState.OOS, SupplyState.ISOLATED):
        return "free", False
    # A C/M division that paid to move has paid for its attack (SP-28); overruns are paid by phase.
    if books.phase == COMBAT:
        paid = did(books, unit, PAID if kind.fast else ATTACKED)
    else:
        paid = did(books, unit, mark_of(books) if kind.fast else overran(books))
    return ("paid", True) if paid else (kind.price, False)


def _spent(books: Books, unit: UnitState, *, attacks: bool) -> str:
    if attacks and did(books, unit, fought(books)):
        return "overran" if books.phase != COMBAT else "attacked"
    if attacks and books.phase == COMBAT and did(books, unit, SHELLED):
        return "bombarded"
    if not attacks and did(books, unit, defended(books)):
        return "attacked already"
    return ""
