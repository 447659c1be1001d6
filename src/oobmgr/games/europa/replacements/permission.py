"""Whether a unit may be brought back or rebuilt: time, supply, fragile divisions, points."""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum
from types import MappingProxyType

from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.replacements.points import PointKind
from oobmgr.games.europa.replacements.rebuilding import (
    After,
    Points,
    RebuildPrice,
    RebuildPriceInputs,
    points_told,
    rebuild_price,
)
from oobmgr.rules.calculators import calculator
from oobmgr.rules.fields import choice_told, flag_told, open_told
from oobmgr.rules.inputs import told
from oobmgr.rules.tables import Tables


class Formation(StrEnum):
    """What a unit is, as far as Soviet armor points ask for it."""

    DIVISION = "division"
    ARMOR_BRIGADE = "armor brigade"
    TANK_CORPS = "tank corps"
    MECHANIZED_CORPS = "mechanized corps"
    OTHER = "other"


_FORMATION_ALIASES = MappingProxyType(
    {
    "tank division": "division", "mechanized division": "division", "XX": "division",
    "mechanised division": "division", "motorized division": "division",
    "tank brigade": "armor brigade", "armored brigade": "armor brigade",
    "armoured brigade": "armor brigade", "armour brigade": "armor brigade",
    "mechanised corps": "mechanized corps", "mech corps": "mechanized corps",
    "brigade": "other", "regiment": "other", "battalion": "other", "corps": "other",
    }
)  # fmt: skip


@dataclass(frozen=True)
class RebuildAllowedInputs(RebuildPriceInputs):
    """The unit that is rebuilt, where it stands, and the pool that pays."""

    formation: Formation = choice_told(
        "What the unit is.", "DIS-03", Formation.DIVISION, _FORMATION_ALIASES
    )
    at_start: bool = flag_told(
        "Whether it starts the game.", "REP-11", label="In play at the start?"
    )
    move: int | None = open_told("Movement of the whole unit.", "REP-11", unit="MP", low=0)
    fragile: bool | None = open_told(
        "Whether it is fragile, where you know.", "REP-11", label="Fragile?"
    )
    initial_phase: bool = flag_told(
        "Whether it is the side's own Initial Phase.",
        "REP-08",
        default=True,
        label="Own Initial Phase?",
    )
    in_supply: bool = flag_told(
        "Whether it is in supply.", "REP-09", default=True, label="In supply?"
    )
    in_enemy_zoc: bool = flag_told(
        "Whether it is in an enemy zone of control.", "REP-09", label="In an enemy zone of control?"
    )
    pool: Points = points_told(
        "The nation's replacement points, if they are to be checked.",
        label="Replacement points held",
    )


@dataclass(frozen=True)
class RebuildAllowed:
    """Whether a unit may be rebuilt, and its price; none where that is not known."""

    allowed: bool = told("Whether it may be rebuilt.")
    infantry: int | None = told("Infantry points to pay.", unit="points")
    armor: int | None = told("Armor points to pay.", unit="points")
    artillery: int | None = told("Artillery points to pay.", unit="points")


@calculator("REP-08..12 REP-14 DIS-03", title="Rebuilding allowed")
def rebuild_allowed(inputs: RebuildAllowedInputs, tables: Tables) -> Ruling[RebuildAllowed]:
    """Whether a unit may be brought back or to full strength now.

    Each reason against it is a note.

    Raises:
        BadInput: As `rebuild_price`.
    """
    price = rebuild_price(inputs, tables)
    cost = price.result
    checks = [*_conditions(inputs, tables), *_spending(inputs, cost, tables)]
    allowed = all(line.value is True for line, _ in checks)
    against = tuple(why for line, why in checks if not line.value)
    *parts, total = price.working
    working = (
        *parts,
        replace(total, kind=StepKind.SUM),
        *(line for line, _ in checks),
        Step("Allowed", allowed, case="REP-12", kind=StepKind.RESULT),
    )
    result = RebuildAllowed(allowed, cost.infantry, cost.armor, cost.artillery)
    return Ruling(result, working, (*price.notes, *against))


Check = tuple[Step, str]
"""A line that is kept or not, and what to say where it is not."""


def _conditions(inputs: RebuildAllowedInputs, tables: Tables) -> list[Check]:
    """Time, supply, zones and the fragile divisions."""
    checks = [
        (
            Step("In its own Initial Phase", inputs.initial_phase, case="REP-08"),
            "Replacements are taken only in a side's own Initial Phase.",
        ),
        (
            Step("In supply", inputs.in_supply, case="REP-09"),
            "A unit out of supply takes no replacements.",
        ),
    ]
    # Told although it decides nothing: it did in the printed rule, and players look for it
    # (REP-09).
    if inputs.in_enemy_zoc:
        zoc = "In an enemy zone of control"
        line = Step(zoc, value=True, arithmetic="does not matter", case="REP-09")
        checks.append((line, ""))
    # A fragile division may come back as a cadre, and stays one (REP-11).
    if inputs.cadre and inputs.to is After.FULL:
        fragile = _fragile(inputs, tables)
        text = "fragile" if fragile else "not fragile"
        line = Step("Division may be full again", not fragile, text, "REP-11")
        checks.append((line, "A fragile division is never brought to full strength again."))
    return checks


def _fragile(inputs: RebuildAllowedInputs, tables: Tables) -> bool:
    """Whether the division is fragile, as told, by its nation at the start, or by strength."""
    if inputs.fragile is not None:
        return inputs.fragile
    # Soviet divisions that start the game are fragile, whatever their strength is.
    if inputs.at_start and inputs.nation == tables.text("replacements.fragile.starting_nation"):
        return True
    # Other nations name theirs by strength and movement, as the Finnish 6-6 (REP-11).
    unit = (inputs.nation, inputs.kind, inputs.full, inputs.move)
    group = "replacements.fragile.named"
    return any(
        unit
        == (
            tables.text(f"{group}.{name}.nation"),
            tables.text(f"{group}.{name}.kind"),
            tables.whole(f"{group}.{name}.full"),
            tables.whole(f"{group}.{name}.move"),
        )
        for name in tables.keys(group)
    )


def _spending(inputs: RebuildAllowedInputs, cost: RebuildPrice, tables: Tables) -> list[Check]:
    """Whether the points may be spent on such a unit, and whether the pool holds them."""
    checks: list[Check] = []
    group = "replacements.armor_points"
    # With an unknown price the kind of the unit tells whether armor will be asked.
    takes_armor = bool(cost.armor) if cost.known else inputs.kind is PointKind.ARMOR
    if takes_armor and inputs.nation == tables.text(f"{group}.nation"):
        cell = tables.cell(f"{group}.formation.{inputs.formation}")
        line = cell.step("Soviet armor points", arithmetic=inputs.formation)
        why = "Soviet armor points are for armor brigades, tank corps and mechanized corps only."
        checks.append((line, why))
    if not cost.known:
        # The price's own note says what to enter.
        checks.append((Step("Price known", value=False, case="REP-14"), ""))
    # Asked without a pool, it is a question of the rules alone, and not of what is held.
    elif inputs.pool:
        checks += _from_pool(inputs.pool, cost)
    return checks


def _from_pool(pool: Points, cost: RebuildPrice) -> list[Check]:
    prices = {"infantry": cost.infantry, "armor": cost.armor, "artillery": cost.artillery}
    return [
        (
            Step(f"Pool of {kind} points", pool.get(kind, 0) >= price,
                 f"{pool.get(kind, 0)} held, {price} needed", "REP-14"),
            f"The pool holds {pool.get(kind, 0)} of {counted(price, f'{kind} point')}.",
        )
        for kind, price in prices.items()
        # A kind that costs nothing needs no pool.
        if price
    ]  # fmt: skip
