"""How units of Operation Spark are written: boxes, armor, movement, and what a sheet leaves out."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.units import MOST_RATING, MOST_STEPS, UnitValues
from oobmgr.games.spark.tables import tables
from oobmgr.games.spark.units import unit
from oobmgr.games.spark.units.taken_as import (
    CHART,
    TYPES_NAMED,
    doubts,
    open_yet,
    steps_known,
    taken_as,
)
from oobmgr.games.spark.units.types import type_names, unit_type
from oobmgr.games.spark.words import Armor, MovementType, UnitClass
from oobmgr.rules.later import loaded
from oobmgr.rules.nearest import did_you_mean, folded
from oobmgr.rules.unit_words import Shorthand, TraitField, UnitWords, any_text, word_field

UNASSIGNED: Final = "Unassigned units"
"""The formation of units for which a sheet names none."""
_STEPS_BASIS: Final = "steps_basis"
_BLANKS: Final = frozenset({"?", "-", "\u2013", "_", "."})
# What a strength is of, before its number: AT: 5, Reg: 3.
_KIND: Final = re.compile(r"^\s*(?:AT|reg(?:ular)?)\s*:\s*", re.IGNORECASE)
_BETWEEN: Final = re.compile(r"[\s,/|]+")
_DOTS: Final = {"○": Armor.HOLLOW, "●": Armor.ONE, "●●": Armor.TWO, "●●●": Armor.THREE}
_SIZES: Final = {
    "company": "I", "battery": "I", "co": "I", "bty": "I",
    "battalion": "II", "bn": "II",
    "regiment": "III", "reg": "III", "rgt": "III",
    "brigade": "X", "bde": "X",
    "division": "XX", "div": "XX",
}  # fmt: skip
"""Sizes by the words of a type, the smallest first: a battery may name its battalion, too."""
_INDEPENDENT: Final = "independent"


def _boxes(key: str, text: str) -> str:
    """The numbers of step boxes from the left: ``AT: ? ? 15 18`` is kept as ``- - 15 18``."""
    # A sheet may name the kind of its numbers; the last box tells it anyway (SP-ROSTER-05).
    words = [word for word in _BETWEEN.split(_KIND.sub("", text).strip()) if word]
    if len(words) > MOST_STEPS:
        advice = f"Write {MOST_STEPS} at most."
        raise BadInput(Fault(f"{len(words)} boxes are too many.", key, text, advice))
    return " ".join(_box(key, word) for word in words)


def _box(key: str, word: str) -> str:
    if word in _BLANKS:
        return "-"
    if not (word.isascii() and word.isdecimal()) or int(word) > MOST_RATING:
        advice = "Write the numbers from the left, ? for a box without one: ? ? 15 18."
        raise BadInput(Fault(f"{word!r} is not the number of a box.", key, word, advice))
    return str(int(word))


def _armor(key: str, text: str) -> str:
    """The dots of the counter, or their word."""
    found = _DOTS.get(text.replace(" ", ""), text.casefold())
    try:
        return str(Armor(found))
    except ValueError:
        advice = f"Write one of {', '.join(Armor)}."
        raise BadInput(Fault(f"{text!r} is not an armor rating.", key, text, advice)) from None


def _movement(key: str, text: str) -> str:
    try:
        return str(MovementType("_".join(text.casefold().replace("-", "").split())))
    except ValueError:
        advice = f"Write one of {', '.join(one.replace('_', ' ') for one in MovementType)}."
        raise BadInput(Fault(f"{text!r} is not a way to move.", key, text, advice)) from None


def _type_name(key: str, text: str) -> str:
    """A type of the rules by its words, as it is kept."""
    if unit_type(tables(), text) is None:
        advice = f"Write one such as {TYPES_NAMED}."
        raise BadInput(Fault(f"{text!r} is not a type in the rules.", key, text, advice))
    return text


def _chart_row(key: str, text: str) -> str:
    """A row of the Artillery Capabilities Chart, by its key or its name."""
    held = tables()
    rows = {folded(row): row for row in held.keys(CHART)}
    rows |= {folded(held.text(f"{CHART}.{row}.name")): row for row in held.keys(CHART)}
    if folded(text) not in rows:
        advice = did_you_mean(text, held.keys(CHART)) or f"Known: {', '.join(held.keys(CHART))}."
        sentence = f"{text!r} is not a row of the Artillery Capabilities Chart."
        raise BadInput(Fault(sentence, key, text, advice, "SP-ARTC-01"))
    return rows[folded(text)]


def _flag(key: str, heading: str) -> TraitField:
    return word_field(key, (heading,), unit.YES)


# ---------------------------------------------------------------- what a sheet leaves out


def complete(values: UnitValues) -> UnitValues:
    """Fill in size, formation and steps; where nobody knows the steps, they stand in for boxes."""
    independent = any(_INDEPENDENT in name.casefold() for name in values.path)
    flags = {unit.INDEPENDENT: unit.YES} if independent else {}
    steps, known = _steps(values)
    words = values.type.casefold().replace(",", " ").split()
    if not known:
        flags[unit.UNKNOWN_STEPS] = unit.YES
    return replace(
        values,
        size=values.size or next((size for word, size in _SIZES.items() if word in words), ""),
        path=values.path or (UNASSIGNED,),
        steps=steps,
        traits={**values.traits, **flags},
    )


def _steps(values: UnitValues) -> tuple[int, bool]:
    """How many steps a unit has, and whether that is known (SP-ROSTER-01, 08)."""
    if values.steps:
        return values.steps, unit.UNKNOWN_STEPS not in values.traits
    boxes = values.traits.get(unit.BOXES, "").split()
    if boxes:
        return len(boxes), True
    regular = values.ratings.get(unit.REGULAR, 0)
    most = tables().number("fire.strength.personnel_at")
    read = unit_type(tables(), values.traits.get(unit.COUNTS_AS, "") or values.type)
    personnel = read is not None and read.unit_class is UnitClass.PERSONNEL
    # Such personnel fires with as many points as it has steps, so its strength tells them.
    counted = personnel and unit.AT in values.ratings and values.ratings[unit.AT] <= most
    # One step at the least: a unit without any would be dead.
    return max(1, min(regular, MOST_STEPS)), counted and regular > 0


def _shorthand() -> Shorthand:
    return Shorthand(known=type_names(tables()))


UNIT_WORDS: Final = UnitWords(
    hexes=lambda: loaded("oobmgr.games.spark.movement.hexes:HEXES"),
    traits=(
        TraitField(
            unit.BOXES,
            ("Boxes", "Box values"),
            "the numbers in the boxes, such as ? ? 15 18, or nothing",
            _boxes,
            code=True,
            printed=True
        ),
        TraitField(
            unit.ARMOR, ("Armor", "Armour"), "none, hollow, 1, 2 or 3, or nothing", _armor,
            code=True, printed=True, offers=lambda: tuple(Armor)
        ),
        TraitField(
            unit.MOVES, ("Movement", "Moves"), "leg, ski, wheel or track", _movement,
            offers=lambda: tuple(MovementType)
        ),
        TraitField(
            unit.COUNTS_AS, ("Counts as",), "a type such as infantry, or nothing", _type_name,
            offers=lambda: type_names(tables())
        ),
        TraitField(
            unit.CHART_ROW, ("Chart row",), "a row of the artillery chart, or nothing", _chart_row,
            offers=lambda: tables().keys(CHART)
        ),
        _flag(unit.SMG, "SMG"),
        _flag(unit.INDEPENDENT, "Independent"),
        _flag(unit.PARENTHESES, "In parentheses"),
        _flag(unit.MOTORISED, "Motorised"),
        _flag(unit.NO_BRIDGES, "No bridges"),
        TraitField(unit.REINFORCEMENT, ("Reinforcement",), "text, or nothing", any_text),
        _flag(unit.UNKNOWN_STEPS, "Boxes unknown"),
        TraitField(_STEPS_BASIS, ("Steps basis",), "text, or nothing", any_text),
    ),
    optional=frozenset({"id", "nation", "size", "path", "ratings", "steps"}),
    headings={"path": ("Army / parent", "Army")},
    complete=complete,
    doubts=doubts,
    open_yet=open_yet,
    taken_as=taken_as,
    steps_known=steps_known,
    steps_open=unit.UNKNOWN_STEPS,
    shorthand=_shorthand,
)  # fmt: skip
