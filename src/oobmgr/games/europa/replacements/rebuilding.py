"""What bringing units back and rebuilding them costs, by kind of replacement points."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from fractions import Fraction
from types import MappingProxyType
from typing import Any

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.quantities import ceil, shown
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.options import chosen, options_told
from oobmgr.games.europa.replacements.points import POINT_ALIASES, POINT_KINDS, PointKind
from oobmgr.games.europa.words import NATIONS, UNIT_NATION_ALIASES
from oobmgr.rules.books import Options
from oobmgr.rules.calculators import calculator
from oobmgr.rules.fields import amount_told
from oobmgr.rules.inputs import told
from oobmgr.rules.tables import Tables

Points = Mapping[str, int]
NOTHING: Points = MappingProxyType({})


def points_told(sentence: str, *, label: str = "") -> Any:  # noqa: ANN401 - as `told`
    """An input of points by kind, none unless entered."""
    about = {"keys": POINT_KINDS, "aliases": POINT_ALIASES, "case": "REP-14"}
    return told(sentence, default=NOTHING, unit="points", low=0, label=label, **about)


class Before(StrEnum):
    """Where a unit stands before it is rebuilt."""

    DEAD = "dead"
    CADRE = "cadre"


class After(StrEnum):
    """What a unit is rebuilt to."""

    CADRE = "cadre"
    FULL = "full"


@dataclass(frozen=True)
class RebuildPriceInputs:
    """The unit that is rebuilt, from where to what."""

    nation: str = told(
        "The nation that pays.", choices=NATIONS, aliases=UNIT_NATION_ALIASES, case="REP-14"
    )
    kind: PointKind = told(
        "The kind of points that fit the unit.", aliases=POINT_ALIASES, case="REP-10"
    )
    full: int = amount_told("Combat strength of the whole unit.", "REP-10", unit="factors")
    cadre: int = amount_told(
        "Combat strength of its cadre; 0 without one.",
        "REP-10",
        unit="factors",
        default=0,
        label="Strength of its cadre",
    )
    was: Before = told(
        "What it is now: dead, or a cadre on the map.",
        default=Before.DEAD,
        aliases={
            "dead pile": "dead",
            "destroyed": "dead",
            "eliminated": "dead",
            "reduced": "cadre",
        },
        case="REP-10",
    )
    to: After = told(
        "What it is brought to.",
        default=After.FULL,
        aliases={"full strength": "full", "whole": "full"},
        case="REP-12",
    )
    res: Fraction = amount_told(
        "Size of a unit of one step.", "REP-10", unit="REs", default=Fraction(1)
    )
    chart_price: Points = points_told(
        "The price to full strength by your chart of special costs.", label="Price by your chart"
    )
    options: Options = options_told("cadre_price")


@dataclass(frozen=True)
class RebuildPrice:
    """The price by kind of points; none where the chart's price is needed and not known."""

    known: bool = told("Whether the price is known.")
    infantry: int | None = told("Infantry points.", unit="points")
    armor: int | None = told("Armor points.", unit="points")
    artillery: int | None = told("Artillery points.", unit="points")


@dataclass(frozen=True)
class _Part:
    """One part of a price; `points` are None where they are not known."""

    points: Points | None
    line: Step


@calculator("REP-10 REP-12 REP-14", title="Price of rebuilding")
def rebuild_price(inputs: RebuildPriceInputs, tables: Tables) -> Ruling[RebuildPrice]:
    """What bringing a unit back or to full strength costs, by kind of replacement points.

    Raises:
        BadInput: The unit cannot go from there to that: it has no cadre, or is one already.
    """
    _check_steps(inputs)
    parts, notes = _parts(inputs, tables)
    lines = [part.line for part in parts]
    found = [part.points for part in parts if part.points is not None]
    # A price with one part open is not known at all: half of it would look like the whole.
    if len(found) < len(parts):
        lines.append(Step("Price not known", case="REP-14", kind=StepKind.RESULT))
        unknown = RebuildPrice(known=False, infantry=None, armor=None, artillery=None)
        return Ruling(unknown, tuple(lines), notes)
    # From the dead pile to full strength is two steps, and each has its price [REP-12].
    total = {kind: sum(points.get(kind, 0) for points in found) for kind in POINT_KINDS}
    case = "REP-12" if len(parts) > 1 else parts[0].line.case
    pay = sum(total.values())
    lines.append(Step("Points to pay", pay, _in_words(total), case, StepKind.RESULT))
    return Ruling(RebuildPrice(known=True, **total), tuple(lines), notes)


def _check_steps(inputs: RebuildPriceInputs) -> None:
    as_cadre = inputs.was is Before.CADRE, inputs.to is After.CADRE
    field = "cadre"
    if not inputs.cadre and any(as_cadre):
        wrong = "must be given where a cadre is rebuilt or brought back."
    # Without the last test a unit of strength 0 that has no cadre would be refused.
    elif inputs.cadre >= inputs.full and inputs.cadre:
        wrong = "must be less than the strength of the whole unit."
    elif all(as_cadre):
        wrong, field = "is what the unit already is.", "to"
    else:
        return
    raise BadInput(Fault(wrong, field, str(getattr(inputs, field)), case="REP-10"))


def _parts(inputs: RebuildPriceInputs, tables: Tables) -> tuple[list[_Part], tuple[str, ...]]:
    """The return from the dead pile and the rebuilding, as far as each is asked for."""
    parts: list[_Part] = []
    notes: list[str] = []
    if inputs.was is Before.DEAD:
        parts.append(_returning(inputs, tables, notes))
    # Without a cadre a unit is whole as soon as it is back, so there is nothing left to fill
    # (REP-10).
    if inputs.cadre and inputs.to is After.FULL:
        parts.append(_filling(inputs, tables, notes))
    return parts, tuple(notes)


def _returning(inputs: RebuildPriceInputs, tables: Tables, notes: list[str]) -> _Part:
    """A cadre or a unit of one step from the dead pile: its strength, or its REs."""
    cell = tables.cell("replacements.return.per_re")
    strength = inputs.cadre or inputs.full
    size = Fraction(tables.number("replacements.return.cadre_re")) if inputs.cadre else inputs.res
    by_re = ceil(size * cell.number)
    # A unit without combat strength is not free: its size is what is left to pay by.
    by_strength = bool(strength) and chosen(inputs.options, "cadre_price") == "strength"
    points = strength if by_strength else by_re
    text = f"{shown(size)} RE × {shown(cell.number)}"
    # EU-CF-74: the passage leaves the owner the cheaper of strength and size. The option settles
    # it, and where size would have been cheaper he is told.
    if by_strength:
        text = f"strength {shown(strength)}"
        if by_re < strength:
            notes.append(
                f"By its size it would cost {by_re}; the option on the price of a cadre decides."
            )
    label = "Cadre returns" if inputs.cadre else "Unit returns"
    line = cell.step(label, points, f"{text}, {inputs.kind}")
    return _Part({inputs.kind: points}, line)


def _filling(inputs: RebuildPriceInputs, tables: Tables, notes: list[str]) -> _Part:
    """From cadre to full strength: by the chart's price as entered, else by the printed one."""
    # What the player's chart says stands above the few prices that the text gives away.
    points, label = inputs.chart_price, "Full again, your chart"
    if not points:
        points, label = _printed(inputs, tables), "Full again, printed"
    if not points:
        notes.append("Enter the price to full strength from your chart of special costs.")
        return _Part(None, Step("Full again", None, "price not entered", "REP-14"))
    total = sum(points.values())
    return _Part(points, Step(label, total, _in_words(points), "REP-14"))


def _printed(inputs: RebuildPriceInputs, tables: Tables) -> Points:
    """The price that the rules' text gives away for such a unit, empty where it gives none."""
    unit = (inputs.nation, inputs.kind, inputs.full, inputs.cadre)
    for name in tables.keys("replacements.rebuild"):
        path = f"replacements.rebuild.{name}"
        like = (
            tables.text(f"{path}.nation"),
            tables.text(f"{path}.kind"),
            tables.whole(f"{path}.full"),
            tables.whole(f"{path}.cadre"),
        )
        # The one price that the text tells is of a worked example (CHG-09): it holds for no other
        # unit.
        if unit == like:
            return {kind: tables.whole(f"{path}.{kind}") for kind in POINT_KINDS}
    return NOTHING


def _in_words(points: Points) -> str:
    """Points by kind, ``3 infantry, 3 armor``; nothing where there are none."""
    named = [f"{points[kind]} {kind}" for kind in POINT_KINDS if points.get(kind)]
    return ", ".join(named) or "nothing"
