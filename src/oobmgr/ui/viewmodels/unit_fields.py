"""The facts of a unit as fields: of one that is there, of a new one, of several at once."""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from operator import attrgetter
from typing import Final

from oobmgr.campaign.rows import UnitRow
from oobmgr.domain.formation_names import path_words
from oobmgr.domain.unit_texts import RANKS, SIZE_WORDS
from oobmgr.domain.units import ENTERED_TEXTS, UnitStatus
from oobmgr.domain.values import dataclass
from oobmgr.exchange.unit_types import known_types
from oobmgr.rules.game import Game
from oobmgr.ui.language import tr
from oobmgr.ui.language.typed import Reading, turns_of, words_of

FORMATION: Final = "formation"
VARIOUS: Final = "various"
"""What stands in a field in which several units differ."""
STATUSES: Final = ((UnitStatus.ON_MAP.value, "on the map"), (UnitStatus.DUE.value, "to arrive"))
"""Those that can be entered; the dead pile is entered with the steps."""
# Hyphen, dash and minus: keyboards and pasted texts have any of them for a lone dash.
_READ: Final[Mapping[str, Reading]] = {"hex": words_of()}
"""A hex may be a place that the program names, such as a pool."""
_EMPTYING: Final = frozenset({"-", "\u2013", "\u2212"})


@dataclass(frozen=True, slots=True)
class EditField:
    """A fact that can be edited: the field as commands name it, its label, what it holds.

    `various` is yes where it was asked of several units, and they differ in it. Where `reads` is
    there its text is one of the program: it is said, and typed, in the language of the window.
    """

    field: str
    label: str
    value: str
    hint: str = ""
    offers: tuple[str, ...] = ()
    various: bool = False
    reads: Reading | None = None

    def said(self, text: str) -> str:
        """A text of it as it is shown."""
        return tr(text) if self.reads else text

    def kept(self, typed: str, used: Iterable[str] = ()) -> str:
        """What was typed as the books keep it, which have the words `used` in other units."""
        return self.reads(typed, (self.value, *used)) if self.reads else typed


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
        EditField("nation", "Nation", "", reads=words_of(lambda: nations_of(game))),
        EditField("type", "Type", "", "infantry", reads=words_of(lambda: known_types(game))),
        EditField("size", "Size", "", "XX or division", RANKS, reads=words_of(lambda: SIZE_WORDS)),
        EditField(FORMATION, "Formation", "", "Army / Corps"),
        EditField("steps", steps.title, "", "as its type has"),
        EditField("steps_left", f"{steps.title} left", "", "all of them"),
        *ratings,
        *_trait_fields(game),
        EditField("arrival", "Arrival", "", game.calendar.example, reads=turns_of(game.calendar)),
        *(
            EditField(one.name, one.label, "", one.blank, reads=_READ.get(one.name))
            for one in ENTERED_TEXTS
        ),
    )


def nations_of(game: Game) -> list[str]:
    """The nations of a game, those of each side."""
    return sorted({nation for side in game.sides for nation in side.nations})


def _trait_fields(game: Game) -> tuple[EditField, ...]:
    return tuple(
        EditField(
            f"trait:{one.key}",
            one.called,
            "",
            one.expected,
            offers := one.offers(),
            reads=words_of(partial(tuple, offers)) if offers else None,
        )
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
        return path_words(unit.path)
    if field == "arrival":
        return unit.arrival_label
    words = game.unit_words
    told = words.steps_known(unit) and words.step_words.has(unit)
    # The books hold steps for each unit; shown here, they would pass for what somebody entered.
    if field in {"steps", "steps_left"} and not told:
        return ""
    return str(getattr(unit, field))


def differing(field: EditField, units: Iterable[UnitRow], game: Game) -> list[UnitRow]:
    """Those of these units that do not hold what a field says."""
    return [unit for unit in units if _text(field.field, unit, game) != field.value]


def shared_fields(units: Sequence[UnitRow], game: Game) -> tuple[EditField, ...]:
    """The facts that can be set of units at once, with what all of them hold."""
    shared, held = [], _Held(units)
    # Any of them would do: what all hold alike is what this one holds.
    for field in edit_fields(units[0], game):
        others = (_text(field.field, unit, game) for unit in held.each(field.field))
        same = all(text == field.value for text in others)
        shared.append(field if same else replace(field, value="", various=True))
    # No two units are called alike, so that their names are never set together.
    return tuple(one for one in shared if len(units) == 1 or one.field != "designation")


_PARTS: Final = {
    "rating": "ratings",
    "trait": "traits",
    FORMATION: "path",
    "arrival": "arrival_label",
}
"""What of a unit a kind of field is read from, where that has another name."""
_OF_ALL: Final = frozenset({"steps", "steps_left"})
"""Whether they are told depends on all that a unit is."""


class _Held:
    """Units by what they hold: of thousands that are edited together few differ in a field."""

    def __init__(self, units: Sequence[UnitRow]) -> None:
        self._units = units
        self._found: dict[str, Sequence[UnitRow]] = {}

    def each(self, field: str) -> Sequence[UnitRow]:
        """One unit for each thing that the field could say."""
        kind = field.partition(":")[0]
        if kind in _OF_ALL:
            return self._units
        part = _PARTS.get(kind, kind)
        if part not in self._found:
            held: Iterable[Hashable] = map(attrgetter(part), self._units)
            if part in {"ratings", "traits"}:
                held = map(id, held)  # units that were read together share them
            self._found[part] = tuple(dict(zip(held, self._units, strict=True)).values())
        return self._found[part]


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
