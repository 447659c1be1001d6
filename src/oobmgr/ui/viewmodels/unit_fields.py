"""The facts of a unit as fields: of one that is there, of a new one, of several at once."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from oobmgr.campaign.rows import UnitRow
from oobmgr.domain.unit_texts import RANKS
from oobmgr.domain.units import ENTERED_TEXTS, PATH_SEPARATOR, UnitStatus
from oobmgr.domain.values import dataclass
from oobmgr.rules.game import Game

FORMATION: Final = "formation"
VARIOUS: Final = "various"
"""What stands in a field in which several units differ."""
STATUSES: Final = ((UnitStatus.ON_MAP.value, "on the map"), (UnitStatus.DUE.value, "to arrive"))
"""Those that can be entered; the dead pile is entered with the steps."""
_EMPTYING: Final = frozenset({"-", "\u2013", "\u2212"})


@dataclass(frozen=True, slots=True)
class EditField:
    """A fact that can be edited: the field as commands name it, its label, what it holds.

    `various` is yes where it was asked of several units, and they differ in it.
    """

    field: str
    label: str
    value: str
    hint: str = ""
    offers: tuple[str, ...] = ()
    various: bool = False


def edit_fields(unit: UnitRow, game: Game) -> tuple[EditField, ...]:
    """The facts of a unit that can be edited, in the order of the form."""
    return tuple(replace(one, value=_text(one.field, unit, game)) for one in blank_fields(game))


def blank_fields(game: Game) -> tuple[EditField, ...]:
    """The facts of a unit of which nothing is known yet."""
    steps = game.unit_words.step_words
    ratings = (
        EditField(f"rating:{one.key}", one.name, "", "not known" if one.optional else "")
        for one in game.ratings
    )
    return (
        EditField("designation", "Designation", ""),
        EditField("nation", "Nation", ""),
        EditField("type", "Type", "", "infantry"),
        EditField("size", "Size", "", "XX or division", RANKS),
        EditField(FORMATION, "Formation", "", "Army / Corps"),
        EditField("steps", steps.title, "", "as its type has"),
        EditField("steps_left", f"{steps.title} left", "", "all of them"),
        *ratings,
        *_trait_fields(game),
        EditField("arrival", "Arrival", "", game.calendar.example),
        *(EditField(one.name, one.label, "", one.blank) for one in ENTERED_TEXTS),
    )


def _trait_fields(game: Game) -> tuple[EditField, ...]:
    return tuple(
        EditField(f"trait:{one.key}", one.called, "", one.expected, one.offers())
        for one in game.unit_words.traits
    )


def _text(field: str, unit: UnitRow, game: Game) -> str:
    """What the books hold, as one would type it."""
    kind, _, key = field.partition(":")
    if kind == "rating":
        return str(unit.ratings.get(key, ""))
    if kind == "trait":
        return str(unit.traits.get(key, ""))
    if field == FORMATION:
        return PATH_SEPARATOR.join(unit.path)
    if field == "arrival":
        return unit.arrival_label
    words = game.unit_words
    told = words.steps_known(unit) and words.step_words.has(unit)
    if field in {"steps", "steps_left"} and not told:
        return ""
    return str(getattr(unit, field))


def shared_fields(units: Sequence[UnitRow], game: Game) -> tuple[EditField, ...]:
    """The facts that can be set of units at once, with what all of them hold."""
    first, *others = (edit_fields(unit, game) for unit in units)
    shared = []
    for at, field in enumerate(first):
        same = all(other[at].value == field.value for other in others)
        shared.append(field if same else replace(field, value="", various=True))
    # No two units are called alike, so that their names are never set together.
    return tuple(one for one in shared if not others or one.field != "designation")


def changes_of(fields: Sequence[EditField], said: Mapping[str, str]) -> dict[str, str | int]:
    """The changes that a form of fields asks for: what was typed over, and no more.

    A lone dash empties a field in which units differ: it is empty already to the eye.
    """
    changes: dict[str, str | int] = {}
    for one in fields:
        text = said[one.field].strip()
        # Compared as text: a field that was not touched must not become a change of every unit.
        if text == one.value.strip():
            continue
        empties = one.various and text in _EMPTYING
        changes["path" if one.field == FORMATION else one.field] = "" if empties else text
    return changes
