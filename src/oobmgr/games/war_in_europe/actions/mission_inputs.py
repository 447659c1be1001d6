"""What is entered of the air points of a front in a turn, and how the form of each front opens."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from oobmgr.domain.values import dataclass
from oobmgr.games.war_in_europe.air.attrition import LISTED, ExposureFlags, conditions
from oobmgr.games.war_in_europe.air.log import FrontTurn, front_turn, nation_turn
from oobmgr.games.war_in_europe.air.superiority import COUNTED, WAR
from oobmgr.games.war_in_europe.pools import nations_at
from oobmgr.games.war_in_europe.turns import CALENDAR
from oobmgr.games.war_in_europe.words import NATION_ALIASES, AirNation, Front
from oobmgr.rules.actions import Openings
from oobmgr.rules.books import Books
from oobmgr.rules.bounds import MANY
from oobmgr.rules.fields import choice_told, flag_told, open_told
from oobmgr.rules.inputs import told

_NATIONS: Final = tuple(map(str, AirNation))


@dataclass(frozen=True)
class FrontInputs:
    """A front in the turn."""

    front: Front = choice_told("The front.", COUNTED, Front.WEST, label="Front")
    superiority: Mapping[str, int] = told(
        "Points on air superiority, by nation.",
        default={},
        keys=_NATIONS,
        aliases=NATION_ALIASES,
        low=0,
        high=MANY,
        unit="points",
        case=COUNTED,
        label="Air superiority",
    )
    other: Mapping[str, int] = told(
        "Points on other missions, by nation; those that are left are inactive.",
        default={},
        keys=_NATIONS,
        aliases=NATION_ALIASES,
        low=0,
        high=MANY,
        unit="points",
        case=COUNTED,
        label="Other missions",
    )
    # Open, not 0: sides whose distance nobody counted must not pass for neighbors.
    distance: int | None = open_told(
        "Hexes between the nearest supplied hexes of both sides.",
        WAR,
        low=0,
        high=MANY,
        unit="hexes",
        label="Hexes apart",
    )
    neutral_between: bool = flag_told(
        "Whether there is neutral ground between them.", WAR, label="Neutral ground between"
    )
    us_belligerent: bool = flag_told(
        "Whether the United States is at war.", LISTED, label="US at war"
    )
    italy_belligerent: bool = flag_told("Whether Italy is at war.", LISTED, label="Italy at war")
    # K-37: to be adjacent is contact, whether anybody attacks or not.
    ground_contact: bool = flag_told(
        "Whether ground combat units of the Commonwealth and of an enemy are adjacent.",
        LISTED,
        label="Commonwealth in contact",
    )
    # K-38: before Total War the Axis is not exposed in the East either.
    soviet_total_war: bool = flag_told(
        "Whether the Soviet player is at Total War.", LISTED, label="Soviet Total War"
    )

    def flown(self, nation: AirNation) -> tuple[int, int]:
        """The points of a nation on air superiority and on other missions."""
        return self.superiority.get(nation, 0), self.other.get(nation, 0)

    @property
    def flags(self) -> ExposureFlags:
        """What decides who is exposed."""
        return ExposureFlags(
            us_belligerent=self.us_belligerent,
            italy_belligerent=self.italy_belligerent,
            ground_contact=self.ground_contact,
            soviet_total_war=self.soviet_total_war,
        )


def words_of(flags: ExposureFlags) -> dict[str, bool]:
    """What decides who is exposed, by the names of the inputs."""
    return {
        "us_belligerent": flags.us_belligerent,
        "italy_belligerent": flags.italy_belligerent,
        "ground_contact": flags.ground_contact,
        "soviet_total_war": flags.soviet_total_war,
    }


def proposed(books: Books) -> FrontInputs:
    """The first front with points that has no entry yet; with all entered, the first as it is."""
    # On a front without points there is nothing to enter, so it is never the one proposed.
    fronts = [front for front in Front if nations_at(books, front)]
    open_ones = [front for front in fronts if front_turn(books, books.turn, front) is None]
    return _opening(books, next(iter((*open_ones, *fronts)), Front.WEST))


def openings(books: Books) -> Openings:
    """How the form opens on each front, and the conditions that decide nothing there."""
    # Each front has conditions of its own (13.91): those of others would be asked for nothing.
    flags = frozenset(words_of(ExposureFlags()))
    return Openings(
        "front",
        {str(front): _opening(books, front) for front in Front},
        {
            str(front): flags
            - conditions(front, nations_at(books, front), books.options, books.tables)
            for front in Front
        },
    )


def _opening(books: Books, front: Front) -> FrontInputs:
    """What was entered of a front in this turn, else that nothing flies and all is as before."""
    now = front_turn(books, books.turn, front)
    if now is not None:
        # Opened empty, posting it once more would take all that flies out of its missions.
        return _as_entered(books, front, now)
    # Whether somebody is at war seldom changes from one turn to the next.
    before = front_turn(books, CALENDAR.previous(books.turn), front)
    flags = before.flags if before else words_of(ExposureFlags())
    none = dict.fromkeys(map(str, nations_at(books, front)), 0)
    return FrontInputs(front, none, none, **flags)


def _as_entered(books: Books, front: Front, entry: FrontTurn) -> FrontInputs:
    flown = {nation: _flown(books, front, nation) for nation in nations_at(books, front)}
    return FrontInputs(
        front=front,
        superiority={str(nation): points for nation, (points, _) in flown.items()},
        other={str(nation): points for nation, (_, points) in flown.items()},
        distance=entry.distance,
        neutral_between=entry.neutral,
        **entry.flags,
    )


def _flown(books: Books, front: Front, nation: AirNation) -> tuple[int, int]:
    """The points of a nation on superiority and on other missions; none before it is entered."""
    entry = nation_turn(books, books.turn, front, nation)
    return (entry.superiority, entry.other) if entry else (0, 0)
