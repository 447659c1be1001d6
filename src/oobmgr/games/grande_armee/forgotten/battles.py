"""What looks forgotten in battles: those that are open, and points for leaders."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from oobmgr.domain.units import UnitStatus
from oobmgr.games.grande_armee.actions.battle_leaders import unscored
from oobmgr.games.grande_armee.actions.siege import (
    besieged_depots,
    is_besieged,
    replaced,
    trains_due,
)
from oobmgr.games.grande_armee.battle.fates import FATE, SCORED
from oobmgr.games.grande_armee.battle.log import Battle, open_battles
from oobmgr.games.grande_armee.battle.words import Role
from oobmgr.games.grande_armee.siege.trains import TRAINS
from oobmgr.games.grande_armee.units import has_strength, is_leader
from oobmgr.games.grande_armee.words import ATTRITION, COMBAT, COMMAND, GAME_TURN, SIEGE
from oobmgr.rules.checks import Finding, check
from oobmgr.rules.picked_units import unit_name, units_of

if TYPE_CHECKING:
    from oobmgr.rules.books import Books


@check("LGA-BAT-01", title="Battles", phases=(COMBAT,), must=True)
def battles_open(books: Books) -> Iterator[Finding]:
    """Battles that nobody has ended, with the step that each of them waits for."""
    for battle in open_battles(books):
        words, step = _waits_for(battle)
        yield Finding(f"{battle.name}: {words}.", action=step)


def _waits_for(battle: Battle) -> tuple[str, str]:
    """What a battle lacks, and the action that enters it.

    Never its end: the page goes to what must be done, where one more key would end a battle that
    was only just announced.
    """
    if battle.result:
        # What was lost is not kept with the battle, so that losses are pointed at until it goes on.
        return "enter what the result costs, then fight on, or end it", "battle_losses"
    lined = all(any(map(battle.part, battle.units(role))) for role in Role)
    if not lined:
        return f"round {battle.round} has no lines", "battle_lines"
    return _before_result(battle), "battle_result"


def _before_result(battle: Battle) -> str:
    """What a round lacks, with what is passed over on the way: nobody has to pick or to bid."""
    head = f"round {battle.round} has no result"
    if not battle.used and not battle.bids:
        return f"{head}; leaders and bids, if any, come before it"
    if not battle.used:
        return f"{head}; leaders, if any, come before it"
    return head if battle.bids else f"{head}; bids, if any, come before it"


@check(SCORED, title="Leaders killed", action="leader_points", phases=GAME_TURN)
def leaders_to_score(books: Books) -> Iterator[str]:
    """Leaders for whom the enemy scores, without points so far."""
    for leader in unscored(books):
        yield f"{unit_name(leader)}: enter the victory points that your rules give for him."


@check(
    FATE,
    title="Leaders without a command",
    action="leader_fallen",
    phases=(COMMAND, COMBAT, ATTRITION),
)
def leaders_bereft(books: Books) -> Iterator[str]:
    """Leaders whose last unit is gone, where a loss was entered that tells nothing of leaders."""
    fighting = [unit for unit in books.units() if has_strength(unit)]
    for leader in units_of(books):
        if not is_leader(leader):
            continue
        command = [u for u in fighting if u.path[: len(leader.path)] == leader.path]
        # One who never had a unit, such as a chief of staff, has lost none.
        if command and all(unit.status is UnitStatus.DEAD for unit in command):
            yield f"{leader.designation}: the last unit of his command is gone. What befell him?"


@check(TRAINS, title="Besieged depots", action="siege_trains", phases=(SIEGE,))
def depots_to_replace(books: Books) -> Iterator[str]:
    """Depots of the sieges of 1813 that no trains have replaced in the first turn."""
    # Without a depot in the books there is nothing to replace: a sample may bring none.
    # One that no enemy is near, such as one that was just built, is not besieged.
    if trains_due(books) and any(is_besieged(books, one) for one in besieged_depots(books)):
        most = books.tables.whole("siege.trains.fortresses")
        yield f"{len(replaced(books))} of {most} depots are replaced: roll a die for each."
