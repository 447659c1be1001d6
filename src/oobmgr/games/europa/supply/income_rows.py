"""The rows of the income form: weather, places, lines, conversions, the other side's outlook."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from oobmgr.domain.values import dataclass

if TYPE_CHECKING:
    from oobmgr.domain.accounts import SideId
    from oobmgr.domain.rulings import Step


@dataclass(frozen=True, slots=True)
class Heading:
    """The head of a part of a form: title, a few words beside it, the case that it rests on."""

    title: str
    detail: str = ""
    case: str = ""


@dataclass(frozen=True, slots=True)
class PlaceRow:
    """A place whose state is entered; `value` is what it is worth, in supply points a turn."""

    name: str
    value: int
    case: str


@dataclass(frozen=True, slots=True)
class PlaceGroup:
    """Places that act alike; `effect` says on whom and how, in a few words."""

    title: str
    effect: str
    places: tuple[PlaceRow, ...]


@dataclass(frozen=True, slots=True)
class LineRow:
    """A supply line from outside: what it brings, from when, and whether it is asked for now.

    `key` is its name among the inputs; `amount` and `since` are words.
    """

    key: str
    name: str
    amount: str
    since: str
    in_force: bool
    asked: bool
    case: str


@dataclass(frozen=True, slots=True)
class FlagField:
    """An input that is yes or no, by its name, with the words to tick."""

    name: str
    words: str
    case: str = ""


@dataclass(frozen=True, slots=True)
class CountField:
    """An input that is a number, beside the input that says where.

    `label` stands before it, `words` say it in full, `price` stands behind it.
    """

    name: str
    label: str
    words: str
    place: str
    place_words: str
    placeholder: str
    price: str = ""


@dataclass(frozen=True, slots=True)
class Outlook:
    """What the same inputs would give the other side: a line in words, and figure by figure.

    `over` says what would be lost, such as ``18 SP over``; empty where nothing is.
    """

    title: str
    line: str
    figures: tuple[Step, ...]
    over: str = ""


@dataclass(frozen=True, slots=True)
class IncomeSheet:
    """The form of an action in which a side enters the weather and receives its income.

    Its inputs have the names `weather` (by zone: `zones` that act on the income, and
    `other_zones`), `cities` (by place: one of `states`, the first where nothing holds) and
    `traces` (by line), beside those of its fields. `outlook` answers raw inputs, None where they
    cannot be read. `places` are offered where Resource Points come to lie.
    """

    weather: Heading
    zones: tuple[str, ...]
    other_zones: tuple[str, ...]
    cities: Heading
    states: tuple[str, ...]
    groups: tuple[PlaceGroup, ...]
    traces: Heading
    lines: tuple[LineRow, ...]
    points: Heading
    source: FlagField
    scheduled: CountField
    conversions: Heading
    exchanges: tuple[CountField, ...]
    rail: FlagField
    places: tuple[str, ...]
    outlook_side: SideId
    outlook: Callable[[Mapping[str, Any]], Outlook | None]
