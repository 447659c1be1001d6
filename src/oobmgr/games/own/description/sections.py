"""The sections of a description, in the order of the file and of the editor."""

from __future__ import annotations

from typing import Any, Final

from oobmgr.domain.values import dataclass
from oobmgr.games.own.description.description import (
    EMBLEMS,
    About,
    Arrival,
    DescribedGood,
    DescribedIncome,
    DescribedMarker,
    DescribedPhase,
    DescribedPlace,
    DescribedRate,
    DescribedRating,
    DescribedReminder,
    DescribedSide,
    DescribedType,
    Stock,
    Turns,
    Weather,
)
from oobmgr.rules.descriptions import (
    DATED_ENTRIES,
    FEW_ENTRIES,
    FEWEST_SIDES,
    MANY_ENTRIES,
    MORE_ENTRIES,
    SOME_ENTRIES,
)


@dataclass(frozen=True)
class Section:
    """A section of the file: its key there, its entries, and the words of the editor.

    Entries stand under their ids (``[goods.fodder]``) where they are `keyed`, else one after the
    other (``[[start]]``). One that is `single` is a table by itself.
    """

    key: str
    kind: type[Any]
    title: str
    sentence: str
    least: int = 0
    most: int = MORE_ENTRIES
    keyed: bool = True
    single: bool = False

    @property
    def heading(self) -> str:
        """How it is written in a file: ``[game]``, ``[goods.…]``, ``[[start]]``."""
        if self.single:
            return f"[{self.key}]"
        return f"[{self.key}.…]" if self.keyed else f"[[{self.key}]]"


SECTIONS: Final = (
    Section("game", About, "The game", "What it is called.", 1, 1, single=True),
    Section("calendar", Turns, "Turns", "How turns are counted.", 0, 1, single=True),
    Section("weather", Weather, "Weather", "Leave it empty for none.", 0, 1, single=True),
    # Each side has an emblem of its own, so there are no more sides than emblems.
    Section(
        "sides",
        DescribedSide,
        "Sides",
        "Who plays, in the order of play.",
        FEWEST_SIDES,
        len(EMBLEMS),
    ),
    Section("phases", DescribedPhase, "Phases", "What a player turn consists of.", 1, MORE_ENTRIES),
    Section("ratings", DescribedRating, "Ratings", "The numbers on a counter.", 0, FEW_ENTRIES),
    Section("goods", DescribedGood, "Goods", "What is counted: supplies, money.", 0, SOME_ENTRIES),
    Section("unit_types", DescribedType, "Unit types", "How units are drawn, their boxes."),
    Section(
        "markers", DescribedMarker, "Markers", "What can be placed on a unit.", 0, SOME_ENTRIES
    ),
    Section("places", DescribedPlace, "Places", "What is held, or holds goods.", 0, MANY_ENTRIES),
    Section("income", DescribedIncome, "Income", "What comes in each turn."),
    Section("rates", DescribedRate, "Conversions", "Goods made into others."),
    # Without ids, as the next two: nothing in a description names one of these entries.
    Section("start", Stock, "At the start", "What is in the pools.", 0, DATED_ENTRIES, keyed=False),
    Section("arrivals", Arrival, "Arrivals", "Goods that arrive.", 0, DATED_ENTRIES, keyed=False),
    Section(
        "reminders",
        DescribedReminder,
        "Reminders",
        "What to think of.",
        0,
        DATED_ENTRIES,
        keyed=False,
    ),
)
