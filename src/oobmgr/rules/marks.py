"""What holds for a unit beside its steps, such as its supply: frozen rows, ready to be shown."""

from typing import Final

from oobmgr.domain.values import dataclass

_OFF_MAP: Final = "off map"


@dataclass(frozen=True, slots=True)
class MarkEffect:
    """One thing that a mark does: ``Attack``, ``× ½``, and the case that says so."""

    label: str
    value: str
    case: str


@dataclass(frozen=True, slots=True)
class UnitMark:
    """A word on a unit, since when it holds, what it does, and the case that says so.

    `group` gathers kinds of marks for a filter (``not in supply``); `severe` marks are painted as
    what must be acted on. `since` is a turn in words, empty where the books do not know it.
    """

    word: str
    case: str
    effects: tuple[MarkEffect, ...] = ()
    since: str = ""
    group: str = ""
    severe: bool = False

    @property
    def away(self) -> bool:
        """Whether a unit with it is off the map, whatever else is known of it."""
        # Told by its word: a field of its own would stand in every exported mark.
        return self.word == _OFF_MAP

    @property
    def sentence(self) -> str:
        """What it does in one line: ``attack × ½, exploitation not allowed``."""
        return ", ".join(f"{effect.label.lower()} {effect.value}" for effect in self.effects)

    @property
    def full(self) -> str:
        """``Isolated since June II 1941: attack × ½``."""
        # Told only where the books know it: a mark may be older than the campaign.
        since = f" since {self.since}" if self.since else ""
        effects = f": {self.sentence}" if self.effects else ""
        return f"{self.word.capitalize()}{since}{effects}"


OFF_MAP: Final = UnitMark(_OFF_MAP, "")
"""The mark of a unit that stands in a place beside the map, such as a box or a pool."""


@dataclass(frozen=True, slots=True)
class MarkWay:
    """A way to put a mark on units, or to take it off: its words, the action, the input of units.

    `letter` is the key in a menu; it is one of the words' letters.
    """

    words: str
    letter: str
    action: str
    field: str
