"""What looks forgotten in battles: those that are open, and points for leaders."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from oobmgr.games.grande_armee.actions.battle_leaders import unscored
from oobmgr.games.grande_armee.actions.siege import replaced, trains_due
from oobmgr.games.grande_armee.battle.fates import SCORED
from oobmgr.games.grande_armee.battle.log import open_battles
from oobmgr.games.grande_armee.siege.trains import TRAINS
from oobmgr.games.grande_armee.words import COMBAT, GAME_TURN, SIEGE
from oobmgr.rules.checks import check
from oobmgr.rules.picked_units import unit_name

if TYPE_CHECKING:
    from oobmgr.rules.books import Books


@check("LGA-BAT-01", title="Battles", action="battle_end", phases=(COMBAT,), must=True)
def battles_open(books: Books) -> Iterator[str]:
    """Battles that nobody has ended."""
    for battle in open_battles(books):
        todo = "fight on, or end it" if battle.result else f"round {battle.round} has no result"
        yield f"{battle.name}: {todo}."


@check(SCORED, title="Leaders killed", action="leader_points", phases=GAME_TURN)
def leaders_to_score(books: Books) -> Iterator[str]:
    """Leaders for whom the enemy scores, without points so far."""
    for leader in unscored(books):
        yield f"{unit_name(leader)}: enter the victory points that your rules give for him."


@check(TRAINS, title="Besieged depots", action="siege_trains", phases=(SIEGE,))
def depots_to_replace(books: Books) -> Iterator[str]:
    """Depots of the sieges of 1813 that no trains have replaced in the first turn."""
    if trains_due(books):
        most = books.tables.whole("siege.trains.fortresses")
        yield f"{len(replaced(books))} of {most} depots are replaced: roll a die for each."
