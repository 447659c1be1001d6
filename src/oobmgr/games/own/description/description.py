"""The description of a game: its sections with their entries, as frozen values."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Any, Final, TypeVar

from oobmgr.domain.periods import PERIODS
from oobmgr.domain.units import MOST_STEPS
from oobmgr.domain.values import dataclass
from oobmgr.games.own.description.parts import PartKind, part
from oobmgr.rules.bounds import THOUSANDS
from oobmgr.rules.descriptions import (
    FEW_ENTRIES,
    LINE_LETTERS,
    MANY_ENTRIES,
    NOTE_LETTERS,
    SENTENCE_LETTERS,
    SIGN_LETTERS,
    SOME_ENTRIES,
    WORD_LETTERS,
)

FORM: Final = 1
"""The form of description that this program reads, as its first line names it: ``oobmgr = 1``."""
HEAD: Final = "oobmgr"

EMBLEMS: Final = ("square", "diamond", "circle", "triangle", "cross")
FORMS: Final = (
    "weather", "income", "arrivals", "receive", "spend", "move", "lose", "convert", "place",
)  # fmt: skip
"""What can be done in a phase, by the names of the forms."""
LETTERS: Final = tuple("CDEFHILORUV")
"""The keys that can lay a marker: none of them is a command of the window."""
SIDE: Final = "side"
PLACE: Final = "place"
ROUNDINGS: Final = ("down", "up", "nearest")
TONES: Final = ("plain", "warn", "bad")

_ID, _NAME, _NOTE = PartKind.ID, PartKind.NAME, PartKind.NOTE
_ONE, _SOME, _WORD = PartKind.ONE, PartKind.SOME, PartKind.WORD
_NUMBER, _FLAG = PartKind.NUMBER, PartKind.FLAG
_TURN = PartKind.TURN


# ----------------------------------------------------------------- parts that several kinds have


def _id() -> Any:  # noqa: ANN401 - as `part`
    sentence = "Its short name in the file: small letters, digits and _."
    return part(_ID, "Id", sentence, needed=True)


def _rule() -> Any:  # noqa: ANN401 - as `part`
    sentence = "Where your rulebook says so, such as 7.2."
    return part(PartKind.RULE, "Rule", sentence, letters=WORD_LETTERS)


def _whose() -> Any:  # noqa: ANN401 - as `part`
    return part(_ONE, "Side", "Whose it is.", needed=True, of="sides")


def _what() -> Any:  # noqa: ANN401 - as `part`
    return part(_ONE, "Good", "What it is.", needed=True, of="goods")


def _how_much() -> Any:  # noqa: ANN401 - as `part`
    return part(_NUMBER, "Amount", "How much.", needed=True, low=1, high=THOUSANDS)


def _names(label: str, sentence: str, most: int, *, repeats: bool = False) -> Any:  # noqa: ANN401 - as `part`
    return part(PartKind.NAMES, label, sentence, high=most, repeats=repeats)


def _lies_at() -> Any:  # noqa: ANN401 - as `part`
    return part(_ONE, "Place", "Where it is, for a good kept at places.", of="places")


# ------------------------------------------------------------------------------- kinds of entries


@dataclass(frozen=True, kw_only=True)
class About:
    """Which game it is."""

    name: str = part(_NAME, "Name", "What the game is called.", needed=True)
    sentence: str = part(
        _NOTE, "About", "What it is about, in a sentence.", letters=SENTENCE_LETTERS
    )


@dataclass(frozen=True, kw_only=True)
class Turns:
    """How the game counts its turns."""

    kind: str = part(
        _WORD, "Turns are", "How long a turn is, or the period that holds several.",
        default="turns", words=PERIODS,
    )  # fmt: skip
    first: str = part(
        _TURN, "First turn", "Such as 4 April 1836, April 1836, Spring 1836 or Turn 1.",
        default="",
    )  # fmt: skip
    parts: tuple[str, ...] = _names(
        "Turns in each", "Names of the turns in each period: Morning, Night. None for one.",
        FEW_ENTRIES,
    )  # fmt: skip
    names: tuple[str, ...] = _names(
        "Names", "Names of turns that are only counted, or of the four seasons.", MANY_ENTRIES
    )


@dataclass(frozen=True, kw_only=True)
class Weather:
    """Which weather there is, and where it is told apart. None where the game keeps none."""

    kinds: tuple[str, ...] = _names("Kinds", "All that it may be: clear, mud, snow.", FEW_ENTRIES)
    zones: tuple[str, ...] = _names(
        "Zones", "Where it may differ. None for one weather everywhere.", FEW_ENTRIES
    )


@dataclass(frozen=True, kw_only=True)
class DescribedSide:
    """A side. Sides play in the order of the file."""

    id: str = _id()
    name: str = part(_NAME, "Name", "What the side is called.", needed=True)
    emblem: str = part(_WORD, "Emblem", "The shape that marks it.", words=EMBLEMS)
    nations: tuple[str, ...] = _names(
        "Nations", "Whose units it has; the name of the side where none is named.", SOME_ENTRIES
    )


@dataclass(frozen=True, kw_only=True)
class DescribedPhase:
    """A phase. Phases are played in the order of the file."""

    id: str = _id()
    name: str = part(
        _NAME, "Name", "What the phase is called, without the word phase.", needed=True
    )
    sentence: str = part(
        _NOTE, "In short", "What is done in it, in a few words.", letters=LINE_LETTERS
    )
    note: str = part(_NOTE, "Note", "What to bear in mind in it.", letters=NOTE_LETTERS)
    sides: tuple[str, ...] = part(_SOME, "Sides", "Who has it; every side if empty.", of="sides")
    together: bool = part(_FLAG, "Together", "All sides play it at once.")
    forms: tuple[str, ...] = part(
        PartKind.SOME, "Forms", "Which forms it has; all if empty.", of="forms"
    )
    rule: str = _rule()


@dataclass(frozen=True, kw_only=True)
class DescribedRating:
    """A rating of units, in the order in which counters print them."""

    id: str = _id()
    name: str = part(_NAME, "Name", "What it is called: Attack.", needed=True)
    printed: bool = part(_FLAG, "On the counter", "It is printed as in 4-6.", default=True)
    optional: bool = part(_FLAG, "May be missing", "Not every unit has it.")


@dataclass(frozen=True, kw_only=True)
class DescribedGood:
    """Something that is counted in books."""

    id: str = _id()
    name: str = part(_NAME, "Name", "What it is called: Fodder.", needed=True)
    sign: str = part(_NAME, "Sign", "Its short sign after a number: FP.", letters=SIGN_LETTERS)
    lies: str = part(
        _WORD, "Lies", "In one pool of the side, or at places.", default=SIDE, words=(SIDE, PLACE)
    )
    limit: int = part(
        _NUMBER, "Limit", "The most that a side holds of it, everywhere together; 0 for none.",
        high=THOUSANDS,
    )  # fmt: skip


@dataclass(frozen=True, kw_only=True)
class DescribedType:
    """A type of unit: how it is drawn, its boxes, its other side."""

    id: str = _id()
    name: str = part(_NAME, "Type", "As the order of battle writes it: line infantry.", needed=True)
    symbol: str = part(PartKind.SYMBOL, "Symbol", "The drawing that shows it: infantry.")
    steps: int = part(_NUMBER, "Steps", "How many where the sheet leaves it out.", high=MOST_STEPS)
    flips_at: int = part(
        _NUMBER, "Flips at", "With this many steps left it is on its other side; 0 for never.",
        high=MOST_STEPS,
    )  # fmt: skip
    boxes: tuple[str, ...] = _names(
        "In its boxes", "What is printed in the step boxes, from the left.", MOST_STEPS,
        repeats=True,
    )  # fmt: skip


@dataclass(frozen=True, kw_only=True)
class DescribedMarker:
    """A marker that lies on units."""

    id: str = _id()
    name: str = part(_NAME, "Name", "What it is called: Out of breath.", needed=True)
    word: str = part(
        _NAME, "On the sheet", "Its word on the Roster Sheet: tired.", letters=WORD_LETTERS
    )
    letter: str = part(_WORD, "Key", "The key that places it on a Roster Sheet.", words=LETTERS)
    tone: str = part(
        _WORD, "Tone", "How much it matters: it is only shown, costs something, stops the unit.",
        default="plain", words=TONES,
    )  # fmt: skip
    asks: str = part(_NAME, "Asks for", "What is entered with it, such as Hex; empty for nothing.")
    rule: str = _rule()


@dataclass(frozen=True, kw_only=True)
class DescribedPlace:
    """A place of the map that is held, or where goods lie."""

    id: str = _id()
    name: str = part(_NAME, "Name", "What the place is called.", needed=True)
    holder: str = part(_ONE, "Held by", "Who has it at the start; no one if empty.", of="sides")
    zone: str = part(_ONE, "Zone", "Whose weather it has.", of="zones")


@dataclass(frozen=True, kw_only=True)
class DescribedIncome:
    """A line of income: so much each turn, or for each place held, times a factor of weather."""

    id: str = _id()
    name: str = part(_NAME, "Name", "What the line is called: Taxes.", needed=True)
    good: str = part(_ONE, "Good", "What comes in.", needed=True, of="goods")
    amount: int = part(
        _NUMBER, "Amount", "This much each turn, or for each place.", needed=True, high=THOUSANDS
    )
    side: str = part(_ONE, "Side", "Whose it is; every side's if empty.", of="sides")
    places: tuple[str, ...] = part(
        _SOME, "For each of", "This much for each of these places that the side holds.", of="places"
    )
    to: str = part(_ONE, "To", "Where it comes in, for a good kept at places.", of="places")
    zone: str = part(_ONE, "Zone", "Whose weather counts, for a line without places.", of="zones")
    factors: Mapping[str, Fraction] = part(
        PartKind.FACTORS, "Weather", "What each weather makes of it: mud 1/2, snow 0."
    )
    rounding: str = part(
        _WORD, "Rounding", "What becomes of a fraction.", default="down", words=ROUNDINGS
    )
    since: str = part(_TURN, "From", "The first turn in which it comes in.")
    until: str = part(_TURN, "Until", "The last turn in which it comes in.")
    rule: str = _rule()


@dataclass(frozen=True, kw_only=True)
class DescribedRate:
    """What goods can be made into others."""

    id: str = _id()
    name: str = part(_NAME, "Name", "What is done: Cast shot.", needed=True)
    gives: Mapping[str, int] = part(
        PartKind.AMOUNTS,
        "Gives up",
        "What it takes: iron 2.",
        needed=True,
        of="goods",
        low=1,
        high=THOUSANDS,
    )
    makes: Mapping[str, int] = part(
        PartKind.AMOUNTS,
        "Makes",
        "What comes of it: shot 3.",
        needed=True,
        of="goods",
        low=1,
        high=THOUSANDS,
    )
    rule: str = _rule()


@dataclass(frozen=True, kw_only=True)
class Stock:
    """What a side has when play begins."""

    side: str = _whose()
    good: str = _what()
    amount: int = _how_much()
    place: str = _lies_at()


@dataclass(frozen=True, kw_only=True)
class Arrival:
    """What arrives in a turn. Units arrive by the turn in the order of battle."""

    turn: str = part(_TURN, "Turn", "When it arrives.", needed=True)
    side: str = _whose()
    good: str = _what()
    amount: int = _how_much()
    place: str = _lies_at()
    name: str = part(_NAME, "Name", "What it is called: The convoy.")


@dataclass(frozen=True, kw_only=True)
class DescribedReminder:
    """What to think of in a turn."""

    turn: str = part(_TURN, "Turn", "When it falls due.", needed=True)
    text: str = part(_NOTE, "Text", "What to think of.", needed=True, letters=NOTE_LETTERS)
    phase: str = part(_ONE, "Phase", "In which phase; any if empty.", of="phases")
    side: str = part(_ONE, "Side", "For whom; everyone if empty.", of="sides")
    rule: str = _rule()


@dataclass(frozen=True, kw_only=True)
class Description:
    """A whole game. Whatever names something of another section names what is there."""

    game: About
    calendar: Turns = Turns()
    weather: Weather = Weather()
    sides: tuple[DescribedSide, ...] = ()
    phases: tuple[DescribedPhase, ...] = ()
    ratings: tuple[DescribedRating, ...] = ()
    goods: tuple[DescribedGood, ...] = ()
    unit_types: tuple[DescribedType, ...] = ()
    markers: tuple[DescribedMarker, ...] = ()
    places: tuple[DescribedPlace, ...] = ()
    income: tuple[DescribedIncome, ...] = ()
    rates: tuple[DescribedRate, ...] = ()
    start: tuple[Stock, ...] = ()
    arrivals: tuple[Arrival, ...] = ()
    reminders: tuple[DescribedReminder, ...] = ()

    def good(self, good_id: str) -> DescribedGood:
        """The good of this id. Raises `KeyError`."""
        return _by_id(self.goods)[good_id]

    def place(self, place_id: str) -> DescribedPlace:
        """The place of this id. Raises `KeyError`."""
        return _by_id(self.places)[place_id]

    def side_name(self, side_id: str) -> str:
        """The name of a side; its id where there is none of it."""
        return next((side.name for side in self.sides if side.id == side_id), side_id)

    def at_places(self, good_id: str) -> bool:
        """Whether a good lies at places."""
        return self.good(good_id).lies == PLACE

    @property
    def zones(self) -> tuple[str, ...]:
        """Where the weather is told apart: one empty zone where it is the same everywhere."""
        return self.weather.zones or (("",) if self.weather.kinds else ())


Entry = TypeVar("Entry", DescribedGood, DescribedPlace)


def _by_id(entries: Iterable[Entry]) -> dict[str, Entry]:
    return {entry.id: entry for entry in entries}
