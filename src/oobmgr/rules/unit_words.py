"""How a game's units are written, in a workbook, in a field, on the command line."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import field, replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, Protocol, TypeVar

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.quantities import counted
from oobmgr.domain.unit_texts import one_of, text_faults, unknown_word
from oobmgr.domain.units import MOST_RATING
from oobmgr.domain.values import dataclass

if TYPE_CHECKING:
    from oobmgr.domain.accounts import SideId
    from oobmgr.domain.units import UnitState, UnitValues
    from oobmgr.rules.hexes import HexForm
    from oobmgr.rules.tables import Tables

# No longer: Python refuses to read a number of thousands of digits, with an error of its own.
_NUMBER: Final = re.compile(r"[0-9]{1,300}")

AnyUnit = TypeVar("AnyUnit", bound="UnitState")
"""A unit of the books, with whatever a row of it tells besides."""
NO_TAGS: Final[Mapping[str, str]] = MappingProxyType({})


class Described(Protocol):
    """A unit as far as words describe it, in the books or on its way into them."""

    @property
    def side(self) -> SideId:
        """Its side."""

    @property
    def designation(self) -> str:
        """Its designation."""

    @property
    def type(self) -> str:
        """The words of its type."""

    @property
    def traits(self) -> Mapping[str, str]:
        """Its traits by their keys."""

    @property
    def hex(self) -> str:
        """Where it stands."""


ReadTrait = Callable[[str, str], str]
"""Reads what is written of a trait (its key, the text) as it is kept. Raises `BadInput`."""


@dataclass(frozen=True)
class RatingField:
    """A named rating of units, in the order in which a counter prints them.

    One that is not `in_text` does not stand in the row of ratings (``14-10``). One that `merges` is
    printed as one with that before it where the two are equal. An `optional` one may be missing.
    Those of several units are added up where it is `summed`. Above `likely` a list is told of it,
    as no counter prints so much; 0 where the game does not say.
    """

    key: str
    name: str
    in_text: bool = True
    merges: bool = False
    optional: bool = False
    summed: bool = False
    likely: int = 0


def _no_offers() -> tuple[str, ...]:
    return ()


@dataclass(frozen=True, slots=True)
class TraitField:
    """Something of a unit beside its ratings: key, the headings it may stand under, how it is read.

    The first heading is the usual one. `expected` says in words what may stand there; `number` and
    `code` how a workbook keeps it (a code is text that looks like a number or a date); `printed`
    that it belongs on a page of the exported list. `name` is what players call it, where that is
    not the heading. A trait with `tags` is shown as a tag, of the words for what it says, and
    has no line of its own; `warns` paints the tag as a warning. `offers` are words that a field
    proposes. A number that is `summed` is added up over several units. Where a reduced unit has
    another, `reduced` is the cell of the tables that tells it.
    """

    key: str
    headings: tuple[str, ...]
    expected: str
    read: ReadTrait
    number: bool = False
    code: bool = False
    printed: bool = False
    name: str = ""
    tags: Mapping[str, str] = field(default_factory=dict)
    warns: bool = False
    offers: Callable[[], tuple[str, ...]] = _no_offers
    summed: bool = False
    reduced: str = ""

    def now(self, unit: UnitState, tables: Tables) -> str:
        """What a unit has as it stands, reduced or not; empty where nobody entered it."""
        if self.reduced and unit.reduced:
            return str(tables.whole(self.reduced))
        return unit.traits.get(self.key, "")

    @property
    def called(self) -> str:
        """How players call it: by its name, else by the usual heading."""
        return self.name or self.heading

    @property
    def in_text(self) -> str:
        """How it is called inside a sentence: an abbreviation as it is printed, else in words."""
        return self.heading if self.heading.isupper() else self.called.lower()

    @property
    def heading(self) -> str:
        """The usual heading."""
        return self.headings[0]


@dataclass(frozen=True, slots=True)
class Shorthand:
    """How players of a game write in lists of their own, beside the words of the whole hobby.

    Attributes:
        known: The types that the game has; where it names none, those that have a drawing.
        types: What an abbreviation of a type stands for, folded.
        of_nation: The same for the units of one nation, by its name.
        headings: More headings of columns by their keys, those of traits included.
        nations: What an abbreviation of a nation stands for, folded: the same letters may be
            another one in a game of another time.
    """

    known: tuple[str, ...] = ()
    types: Mapping[str, str] = field(default_factory=dict)
    of_nation: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    headings: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    nations: Mapping[str, str] = field(default_factory=dict)


def _no_shorthand() -> Shorthand:
    return Shorthand()


def _as_it_is(values: UnitValues) -> UnitValues:
    return values


def _nothing_open(_: Described) -> tuple[Fault, ...]:
    return ()


def _no_words(_: Described) -> str:
    return ""


def _any_place() -> HexForm | None:
    return None


def _known(_: Described) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class StepWords:
    """What a game calls the steps of its units, and which units have none.

    The books give every unit a step, for one without any is dead. Of a unit that is `without` them
    by the rules, such as a leader, nobody is told of it: it has no box, and no sum counts it.
    """

    one: str = "step"
    several: str = "steps"
    article: str = "a"
    without: Callable[[Described], bool] | None = None

    @property
    def title(self) -> str:
        """The head of a column: ``Steps``."""
        return self.several[:1].upper() + self.several[1:]

    @property
    def a_one(self) -> str:
        """``a step``."""
        return f"{self.article} {self.one}"

    def told(self, number: int) -> str:
        """``1 step``, ``2 steps``."""
        return counted(number, self.one, self.several)

    def has(self, unit: Described) -> bool:
        """Whether a unit has steps that are told."""
        return self.without is None or not self.without(unit)

    def shown(self, units: Sequence[AnyUnit]) -> tuple[AnyUnit, ...]:
        """Units as they are told: those without steps have 0 of 0."""
        if self.without is None:
            return tuple(units)
        return tuple(
            unit if self.has(unit) else replace(unit, steps=0, steps_left=0) for unit in units
        )


PLAIN_STEPS: Final = StepWords()
"""Those of a game in which every unit has steps, and they are called so."""


@dataclass(frozen=True, slots=True)
class UnitWords:
    """How the units of a game are written.

    Attributes:
        traits: The traits there are; any other is refused.
        optional: Columns that a sheet may lack, or leave empty, because the game's own sheets do.
        types: Types that the game has, to be offered where one is typed.
        headings: More headings of the columns that every game has, by their keys.
        complete: Fills in what a sheet leaves out, before a unit enters the books.
        reduced: The key of the trait that holds the ratings of a reduced unit; empty without one.
        doubts: What keeps a unit out of the books until it is said; `where` names the field, and
            what is said once for a value of it holds for all units with that value.
        odd: What of a unit can hardly be on one counter; `where` is the key of the column. It is
            asked once for units of the same ratings, traits, type and steps.
        open_yet: What is not known of a unit that may enter the books all the same.
        taken_as: What the words of a unit are taken for; empty where there is nothing to tell.
        steps_known: Whether the steps of a unit were entered; others only stand in for them.
        steps_open: The key of the trait that says that they were not; who enters them takes it off.
        step_words: What steps are called, and which units have none.
        shorthand: How players abbreviate in lists of their own.
        hexes: How the hexes in which units stand are written; None where any word may be a place.
    """

    traits: tuple[TraitField, ...] = ()
    optional: frozenset[str] = frozenset()
    types: tuple[str, ...] = ()
    headings: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    complete: Callable[[UnitValues], UnitValues] = _as_it_is
    reduced: str = ""
    doubts: Callable[[Described], tuple[Fault, ...]] = _nothing_open
    odd: Callable[[UnitValues], tuple[Fault, ...]] | None = None
    open_yet: Callable[[Described], tuple[Fault, ...]] = _nothing_open
    taken_as: Callable[[Described], str] = _no_words
    steps_known: Callable[[Described], bool] = _known
    steps_open: str = ""
    step_words: StepWords = PLAIN_STEPS
    shorthand: Callable[[], Shorthand] = _no_shorthand
    hexes: Callable[[], HexForm | None] = _any_place

    def trait(self, name: str) -> TraitField | None:
        """The trait of a key, or of a heading in any case of letters; None where there is none."""
        wanted = name.strip().casefold()
        for one in self.traits:
            if wanted in {one.key, *(heading.casefold() for heading in one.headings)}:
                return one
        return None

    def unsure(self, unit: Described) -> bool:
        """Whether a unit has steps, but nobody entered how many."""
        return bool(self.steps_open) and not self.steps_known(unit) and self.step_words.has(unit)

    def shown(self, units: Sequence[AnyUnit]) -> tuple[AnyUnit, ...]:
        """Units to be summed up: those without steps, or with steps not entered, have 0 of 0."""
        told = self.step_words.shown(units)
        if not self.steps_open:
            return told
        return tuple(
            replace(unit, steps=0, steps_left=0) if self.unsure(unit) else unit for unit in told
        )

    def open_words(self, unit: Described) -> str:
        """What is told of a unit whose steps nobody entered; empty of any other."""
        return f"{self.step_words.several} not entered" if self.unsure(unit) else ""

    def unsure_words(self, units: Iterable[Described]) -> str:
        """How many have steps that nobody entered: ``2 units with unknown steps``; empty for 0."""
        number = sum(map(self.unsure, units))
        words = f"{counted(number, 'unit')} with unknown {self.step_words.several}"
        return words if number else ""

    def reduced_side(self, traits: Mapping[str, str]) -> tuple[str, str] | None:
        """What a unit is called when it is reduced, and its ratings then; None without a word."""
        found = self.trait(self.reduced) if self.reduced else None
        ratings = traits.get(self.reduced, "")
        return (found.called.lower(), ratings) if found and ratings else None

    def known_traits(self) -> tuple[str, ...]:
        """The keys of all traits."""
        return tuple(one.key for one in self.traits)

    def read_trait(self, key: str, text: str) -> str:
        """A trait that is filled in, as it is kept: ``c/m`` becomes ``C/M``.

        Raises:
            BadInput: it cannot be what this trait says, or there is no such trait.
        """
        found = self.trait(key)
        if found is None:
            raise BadInput(Fault(f"there is no trait {key!r}.", f"trait:{key}", key))
        # Before it is read: what no text may hold is told alike of every trait.
        if faults := tuple(text_faults(text, key)):
            raise BadInput(*faults)
        return found.read(key, text)


PLAIN_WORDS: Final = UnitWords()
"""Those of a game without traits, whose sheets have every column."""


# ------------------------------------------------------------------------------ kinds of traits


def one_word(*words: str) -> ReadTrait:
    """One of a few words, in any case of letters."""
    known = {word.casefold(): word for word in words}

    def read(key: str, text: str) -> str:
        word = known.get(text.casefold())
        if word is None:
            raise BadInput(unknown_word(text, key, (*words, "nothing")))
        return word

    return read


def word_field(
    key: str,
    headings: tuple[str, ...],
    *words: str,
    name: str = "",
    tags: Mapping[str, str] = NO_TAGS,
    warns: bool = False,
) -> TraitField:
    """A trait that is one of a few words, or nothing."""
    expected = one_of((*words, "nothing"))
    return TraitField(
        key,
        headings,
        expected,
        one_word(*words),
        name=name,
        tags=tags,
        warns=warns,
        offers=lambda: words,
    )


def whole_number(what: str, units: str) -> ReadTrait:
    """A whole number up to the highest on a counter; `what` names it, `units` what it counts."""

    def read(key: str, text: str) -> str:
        # Plain digits only: `int` also takes signs, underscores and other scripts.
        if not _NUMBER.fullmatch(text):
            raise BadInput(Fault(f"{text!r} is no {what}.", key, text, "Write a whole number."))
        if int(text) > MOST_RATING:
            raise BadInput(too_high(key, text, units))
        # Without zeros in front, so that 07 and 7 are not a difference to an import.
        return str(int(text))

    return read


def any_text(_: str, text: str) -> str:
    """Any text of one line, as it is."""
    return text


def too_high(key: str, text: str, units: str) -> Fault:
    """The fault of a number above the highest on a counter."""
    message = f"{text} is too high for a number of {units}."
    return Fault(message, key, text, f"Write {MOST_RATING} or less.")


# ----------------------------------------------------------------------------------- the ratings


def rating_text(values: Mapping[str, int], fields: Sequence[RatingField]) -> str:
    """Ratings as a counter prints them: ``14-10`` where attack equals defense, else ``2-3-6``."""
    listed = [one for one in fields if one.in_text and one.key in values]
    if len(listed) > 2:  # noqa: PLR2004 - two alike of three or more are printed once
        listed = [one for at, one in enumerate(listed) if not _merged(values, listed, at)]
    return "-".join(str(values[one.key]) for one in listed)


def _merged(values: Mapping[str, int], listed: Sequence[RatingField], at: int) -> bool:
    """Whether a rating is printed as one with that before it."""
    one = listed[at]
    return one.merges and at > 0 and values[one.key] == values[listed[at - 1].key]
