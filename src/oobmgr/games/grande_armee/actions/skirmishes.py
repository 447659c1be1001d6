"""A skirmish of cavalry: with how much each side fights, and what its result does."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from oobmgr.domain.errors import Fault
from oobmgr.domain.rulings import Ruling, Step
from oobmgr.domain.units import UnitState
from oobmgr.domain.values import dataclass
from oobmgr.games.grande_armee.actions.picked import off_map
from oobmgr.games.grande_armee.battle.adjacency import neighbours
from oobmgr.games.grande_armee.march.markers import (
    Stage,
    demoralized_in,
    rout_of,
    set_demoralized,
    set_rout,
)
from oobmgr.games.grande_armee.march.skirmishes import (
    SkirmishInputs,
    SkirmishStrength,
    skirmish_strength,
)
from oobmgr.games.grande_armee.strength import Losses, lost, shared_out
from oobmgr.games.grande_armee.units import is_cavalry, strength
from oobmgr.games.grande_armee.words import SIDE_NAMES, SKIRMISH
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.fields import count_told, flag_told
from oobmgr.rules.picked_units import (
    Pickable,
    against,
    known_units,
    names_of,
    pick_faults,
    unit_name,
    units_of,
    units_told,
)

_STRENGTH: Final = "LGA-SKR-01"
_STAR: Final = "LGA-SKR-03"
GROUP: Final = "Skirmish"
_CAVALRY: Final = Pickable(
    lambda books: tuple(unit for unit in units_of(books) if is_cavalry(unit)),
    "No cavalry is on the map.",
    lambda _, unit: f"{SIDE_NAMES[unit.side]}, {strength(unit)} SP",
)


@dataclass(frozen=True)
class SkirmishFought:
    """The cavalry of both sides, and the result for each."""

    units: tuple[int, ...] = units_told("The cavalry of both sides.", _STRENGTH)
    own_loss: int = count_told(
        "Strength points that the side that plays loses, off its units as they are picked.",
        _STRENGTH,
        unit="SP",
        label="Own loss",
    )
    enemy_loss: int = count_told(
        "Strength points that the enemy loses, off his units as they are picked.",
        _STRENGTH,
        unit="SP",
        label="Enemy loss",
    )
    own_rout: bool = flag_told("Whether the side that plays routs.", _STRENGTH, label="Own rout")
    enemy_rout: bool = flag_told("Whether the enemy routs.", _STRENGTH, label="Enemy rout")
    own_star: bool = flag_told(
        "Whether its own result has a star.", _STAR, label="Own result starred"
    )
    enemy_star: bool = flag_told(
        "Whether the enemy's result has a star.", _STAR, label="Enemy result starred"
    )


@action(
    f"{_STRENGTH} {_STAR} LGA-MOV-02",
    phases=(SKIRMISH,),
    title="Skirmish",
    name="skirmish",
    post_text="Post the skirmish",
    group=GROUP,
    helpers=("grande_armee.skirmish_strength", "grande_armee.skirmish_force_march"),
    **_CAVALRY.offering(_STRENGTH, units="fights"),
)
def plan_skirmish(books: Books, inputs: SkirmishFought) -> ActionPlan:
    """Enter a skirmish: at most 4 SP a side fight, and all that are there suffer the result."""
    units = known_units(books, inputs.units)
    # By the side of the units, for one list holds the cavalry of both.
    own = tuple(unit for unit in units if unit.side == books.side)
    enemy = tuple(unit for unit in units if unit.side != books.side)
    refusals = tuple(_faults(books, units, own, enemy))
    if refusals:
        return ActionPlan.refused("Skirmish", refusals)
    # Only after the refusals: without cavalry on each side there is nothing to compare.
    fought = [(side, _strength(books, side)) for side in (own, enemy)]
    lines = tuple(line for side, ruling in fought for line in _told(side, ruling))
    # In the order picked: who takes the losses first is the player's choice.
    losses = (*shared_out(own, inputs.own_loss), *shared_out(enemy, inputs.enemy_loss))
    # All that are there suffer, so losses may go beyond the four that fought.
    too_many = tuple(_too_many(inputs, own, enemy))
    postings, facts = lost(losses)
    left = _left(units, losses)
    # Units that were lost with their last point carry no marker.
    starred = tuple(u for u in left if (inputs.own_star if u in own else inputs.enemy_star))
    routed = tuple(u for u in left if (inputs.own_rout if u in own else inputs.enemy_rout))
    return ActionPlan(
        f"Skirmish: {names_of(own)} against {names_of(enemy)}",
        _sentence(losses, starred),
        Ruling(fought[0][1].result, (*lines, *_loss_lines(losses))),
        postings,
        (*facts, *set_demoralized(books, starred), *set_rout(books, routed, Stage.ROUT_1)),
        warnings=(*_apart(books, own, enemy), *_left_out(books, units)),
        refusals=too_many,
    )


def _apart(
    books: Books, own: tuple[UnitState, ...], enemy: tuple[UnitState, ...]
) -> Iterator[Fault]:
    """Asks about cavalry whose hexes do not touch, by their numbers.

    Asked and not refused: who may skirmish with whom stands in the basic rules, not in the errata.
    """
    pairs = dict.fromkeys((one.hex, other.hex) for one in own for other in enemy)
    for one, other in pairs:
        # False and not unknown: hexes that the numbers do not tell are not doubted.
        if one != other and neighbours(one, other, books.tables) is False:
            sentence = f"{one} and {other} are not adjacent."
            yield Fault(sentence, "units", "", "Check the map.", _STRENGTH).question()


def _left_out(books: Books, units: tuple[UnitState, ...]) -> Iterator[Fault]:
    """Asks about cavalry that stands with those picked, for it suffers the result as well."""
    there = {(unit.side, unit.hex) for unit in units}
    for unit in units_of(books):
        if is_cavalry(unit) and unit not in units and (unit.side, unit.hex) in there:
            advice = "Pick it too: surplus strength suffers the result."
            yield against(unit, "is in the same hex.", _STRENGTH, advice).question()


def _strength(books: Books, units: tuple[UnitState, ...]) -> Ruling[SkirmishStrength]:
    return skirmish_strength(SkirmishInputs(tuple(map(strength, units))), books.tables)


def _told(units: tuple[UnitState, ...], ruling: Ruling[SkirmishStrength]) -> Iterator[Step]:
    yield Step(SIDE_NAMES[units[0].side], ruling.result.fights_with, names_of(units), _STRENGTH)
    yield from ruling.working


def _loss_lines(losses: Losses) -> Iterator[Step]:
    for unit, points in losses:
        words = f"{strength(unit)} − {points}"
        yield Step(unit_name(unit), strength(unit) - points, words, _STRENGTH)


def _left(units: tuple[UnitState, ...], losses: Losses) -> tuple[UnitState, ...]:
    gone = {unit.id for unit, points in losses if points == strength(unit)}
    return tuple(unit for unit in units if unit.id not in gone)


def _sentence(losses: Losses, starred: tuple[UnitState, ...]) -> str:
    parts = [f"{unit_name(unit)} loses {points} SP" for unit, points in losses]
    parts += [f"demoralized: {names_of(starred)}"] if starred else []
    return f"{'; '.join(parts)}." if parts else "Neither side loses anything."


def _faults(
    books: Books,
    units: tuple[UnitState, ...],
    own: tuple[UnitState, ...],
    enemy: tuple[UnitState, ...],
) -> Iterator[Fault]:
    yield from pick_faults(units, _STRENGTH)
    yield from off_map(units, _STRENGTH)
    if units and not own:
        advice = f"Pick cavalry of the {SIDE_NAMES[books.side]} side."
        yield Fault("has no attacking unit.", "units", advice=advice, case=_STRENGTH)
    if units and not enemy:
        yield Fault(
            "has no unit that is attacked.", "units", advice="Pick enemy cavalry.", case=_STRENGTH
        )
    for unit in units:
        if not is_cavalry(unit):
            yield against(unit, "is not cavalry.", _STRENGTH)
        # One that is routed may be attacked, but attacks no more; so the enemy's are not asked.
        elif unit in own and rout_of(books, unit):
            yield against(unit, "is routed, and cannot attack.", _STRENGTH)
        elif unit in own and demoralized_in(books, unit):
            yield against(unit, "is demoralized, and attacks no more.", _STAR)


def _too_many(
    inputs: SkirmishFought, own: tuple[UnitState, ...], enemy: tuple[UnitState, ...]
) -> Iterator[Fault]:
    for field, points, units in (
        ("own_loss", inputs.own_loss, own),
        ("enemy_loss", inputs.enemy_loss, enemy),
    ):
        held = sum(map(strength, units))
        if points > held:
            message = f"is more than the {held} SP that are there."
            yield Fault(message, field, str(points), "Enter fewer.", _STRENGTH)
