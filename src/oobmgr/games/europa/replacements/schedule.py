"""The replacement points of a player's own chart: which column is whose, what it brings now."""

from __future__ import annotations

from oobmgr.domain.accounts import SideId
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.errors import Fault
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.replacements.points import POINT_ALIASES, POINT_KINDS
from oobmgr.games.europa.words import AXIS, NATIONS, SOVIET, SOVIET_UNION, UNIT_NATION_ALIASES
from oobmgr.rules.books import Books
from oobmgr.rules.charts import own_copy
from oobmgr.rules.nearest import folded

CHART = "replacement_schedule"
_CASE = "REP-14"
_KINDS = {folded(kind): kind for kind in POINT_KINDS} | {
    folded(other): kind for other, kind in POINT_ALIASES.items()
}
_NATIONS = {folded(nation): nation for nation in NATIONS} | {
    folded(other): nation for other, nation in UNIT_NATION_ALIASES.items()
}
_FILLING = frozenset({"points", "point", "replacements", "replacement", "rp", "rps", "of", "and"})


@dataclass(frozen=True)
class Scheduled:
    """What a column of the chart brings in a turn."""

    nation: str
    kind: str
    points: int
    column: str


def side_of(nation: str) -> SideId:
    """The side on which a nation fights."""
    return SOVIET if nation == SOVIET_UNION else AXIS


def read_column(name: str) -> tuple[str, str] | None:
    """The nation and the kind of points of a column, such as ``Germany infantry``."""
    words = [folded(word) for word in name.replace(",", " ").split()]
    # The words of a heading in any order, with or without points and of.
    kinds = [word for word in words if word in _KINDS]
    rest = (word for word in words if word not in _KINDS and word not in _FILLING)
    nation = _NATIONS.get("".join(rest))
    # One kind exactly: of a column for two nobody could say how many points are of which.
    if len(kinds) != 1 or nation is None:
        return None
    return nation, _KINDS[kinds[0]]


def scheduled(books: Books) -> tuple[tuple[Scheduled, ...], tuple[Fault, ...]]:
    """What the chart brings the present side in this turn, and columns that cannot be used."""
    return scheduled_in(books, books.side, books.turn)


def scheduled_in(
    books: Books, side: SideId, turn: TurnCode
) -> tuple[tuple[Scheduled, ...], tuple[Fault, ...]]:
    """What the chart brings a side in a turn, and columns that cannot be used.

    Soviet infantry points come from the cities, so a column of them is left out.
    """
    copy = own_copy(books, CHART)
    found: list[Scheduled] = []
    faults: list[Fault] = []
    for column in copy.columns if copy else ():
        entry = copy.entry(turn, column) if copy else ""
        # A turn without an entry brings nothing and is no fault.
        if not entry or int(entry) <= 0:
            continue
        read = read_column(column)
        if read is None:
            advice = "Name a nation and infantry, armor or artillery."
            sentence = f"The column {column} of your chart is not understood."
            faults.append(Fault(sentence, "chart", entry, advice, _CASE))
        elif read == (SOVIET_UNION, "infantry"):
            # For the Axis it is a column of the other side, about which there is nothing to say.
            if side == SOVIET:
                sentence = f"The column {column} is left out: these points come from the cities."
                faults.append(Fault(sentence, "chart", entry, case="REP-02"))
        elif side_of(read[0]) == side:
            found.append(Scheduled(*read, int(entry), column))
    return tuple(found), tuple(faults)
