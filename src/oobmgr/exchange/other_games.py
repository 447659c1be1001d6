"""A list made for another game than that of the campaign, known by its headings."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from collections.abc import Set as AbstractSet
from typing import TYPE_CHECKING, Final

from oobmgr.exchange.columns import heading_rows, heading_words
from oobmgr.known_games import GAMES
from oobmgr.rules.loading import load

if TYPE_CHECKING:
    from oobmgr.exchange.raw_sheets import RawSheet
    from oobmgr.rules.game import Game

Kinds = tuple[frozenset[str], ...]
"""The headings of each kind of sheet that a game has."""
_AHEAD: Final = 2
"""By how many headings another game must know a row better: one may be a column of one's own."""
_SHARED: Final = 2
"""How many headings of this game such a row has: a row of units below them has none."""
_NAMED: Final = 3


def made_for_another(sheets: Iterable[RawSheet], game: Game) -> str:
    """Which other game a list was made for, in a sentence; empty where nothing tells.

    A row of headings tells it that another game knows better than this one does. Games that a
    player describes are not asked: their words are in their own campaigns only.
    """
    own = heading_words(game)
    rows = [row for raw in sheets for row in heading_rows(raw.rows) if _is_doubtful(row, own)]
    # Other games are loaded for such a row alone: a list of this game waits for none of them.
    if not rows:
        return ""
    leads: dict[str, tuple[str, ...]] = {}
    for entry in GAMES:
        if entry.id != game.id and entry.described is None:
            words = heading_words(load(entry))
            leads[entry.name] = max((_lead(row, words, own) for row in rows), key=len)
    most = max(map(len, leads.values()), default=0)
    if most < _AHEAD:
        return ""
    best = [name for name, lead in leads.items() if len(lead) == most]
    columns = ", ".join(leads[best[0]][:_NAMED])
    return (
        f"This looks like a list for {' or '.join(best)}, and the campaign is one of {game.name}. "
        f"Columns that this game does not have: {columns}."
    )


def _is_doubtful(row: Collection[str], own: Kinds) -> bool:
    """Whether it is a row of headings some of which this game does not know."""
    known = len(_known(row, own))
    return known >= _SHARED and len(row) - known >= _AHEAD


def _known(row: Iterable[str], kinds: Kinds) -> AbstractSet[str]:
    """The headings that a game knows in a row, as one kind of sheet has most of them."""
    return max((kind.intersection(row) for kind in kinds), key=len)


def _lead(row: Mapping[str, str], theirs: Kinds, own: Kinds) -> tuple[str, ...]:
    """What only another game knows, as it is written; none where this one knows as much."""
    here, there = _known(row, own), _known(row, theirs)
    alone = tuple(word for name, word in row.items() if name in there - here)
    return alone if len(there) >= len(here) + _AHEAD else ()
