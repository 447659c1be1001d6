"""Units that are out of command, and those that are in command again."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Step, ruled
from oobmgr.games.spark.actions.marker_ways import Way, set_ways
from oobmgr.games.spark.actions.picked import ids_of, units_told
from oobmgr.games.spark.command.lines import broken_lines
from oobmgr.games.spark.picking.by_hex import LIVING
from oobmgr.games.spark.words import IMPULSE_PHASES, Marker
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books

_WAYS: Final = {
    "without": Way(
        Marker.OUT_OF_COMMAND,
        laid=True,
        after="out of command",
        case="SP-CMD-07",
        text="half its movement, no loss in fire",
    ),
    "again": Way(Marker.OUT_OF_COMMAND, laid=False, after="in command", case="SP-CMD-07"),
}


@dataclass(frozen=True)
class CommandInputs:
    """The units whose command changes."""

    without: tuple[int, ...] = units_told("Units that are out of command.", "SP-CMD-04")
    again: tuple[int, ...] = units_told("Units that are in command again.", "SP-CMD-07")


def propose_command(books: Books) -> CommandInputs:
    """Units that Unit Integrity cuts off where they stand, as far as hexes are known."""
    cut_off = (unit for line in broken_lines(books) for unit in line.cut_off)
    fresh = ids_of(unit for unit in cut_off if Marker.OUT_OF_COMMAND not in unit.markers)
    return CommandInputs(tuple(dict.fromkeys(fresh)))


@action(
    "SP-CMD-04 SP-CMD-02..03 SP-CMD-07",
    phases=IMPULSE_PHASES,
    title="Out of command",
    propose=propose_command,
    tab="Command",
    post_text="Set command",
    link="Set command",
    group="Command",
    picking=LIVING.picked(without="out of command", again="in command"),
    helpers=("spark.unit_integrity",),
)
def plan_command(books: Books, inputs: CommandInputs) -> ActionPlan:
    """Units that are out of command, and those that are in command again."""
    done = set_ways(books, inputs, _WAYS)
    broken = (
        Step(line.formation, "broken", line.words, "SP-CMD-04") for line in broken_lines(books)
    )
    changed = len(done.units)
    without = counted(len(inputs.without), "unit")
    return ActionPlan(
        f"Command: {counted(changed, 'unit')}",
        f"{without} out of command, {len(inputs.again)} in command again.",
        ruled("Units changed", changed, case="SP-CMD-02", before=(*broken, *done.working)),
        facts=done.facts,
        refusals=done.refusals,
    )
