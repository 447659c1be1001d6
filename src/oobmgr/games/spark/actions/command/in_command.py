"""Units that are out of command, and those that are in command again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.games.spark.actions.assault.places import known_units, unfit_units, units_told
from oobmgr.games.spark.command.lines import BrokenLine, broken_lines
from oobmgr.games.spark.units.markers import set_marker
from oobmgr.games.spark.units.unit import SparkUnit
from oobmgr.games.spark.words import Marker
from oobmgr.rules.actions import ActionPlan

if TYPE_CHECKING:
    from oobmgr.rules.books import Books

WAYS: Final = {"without": "out of command", "again": "in command"}


@dataclass(frozen=True)
class CommandInputs:
    """The units whose command changes."""

    without: tuple[int, ...] = units_told("Units that are out of command.", "SP-CMD-04")
    again: tuple[int, ...] = units_told("Units that are in command again.", "SP-CMD-07")


def propose_command(books: Books) -> CommandInputs:
    """Units that Unit Integrity cuts off where they stand, as far as hexes are known."""
    cut_off = (unit for line in broken_lines(books) for unit in line.cut_off)
    fresh = [unit.id for unit in cut_off if Marker.OUT_OF_COMMAND not in unit.markers]
    return CommandInputs(tuple(int(one) for one in dict.fromkeys(fresh)))


def plan_command(books: Books, inputs: CommandInputs) -> ActionPlan:
    """Lay Out of Command markers on units, and take them off (SP-CMD-02 to 04, SP-CMD-07).

    Raises:
        BadInput: There is no such unit.
    """
    without, again = known_units(books, inputs.without), known_units(books, inputs.again)
    facts: list[Fact] = []
    for units, laid in ((without, True), (again, False)):
        for unit in units:
            facts += set_marker(books, unit.id, Marker.OUT_OF_COMMAND, laid)
    changed = len(without) + len(again)
    return ActionPlan(
        f"Command: {counted(changed, 'unit')}",
        f"{counted(len(without), 'unit')} out of command, {len(again)} in command again.",
        Ruling(len(facts), tuple(_working(books, without, again))),
        facts=tuple(facts),
        refusals=tuple(_refused(without, again)),
    )


def _working(
    books: Books, without: tuple[SparkUnit, ...], again: tuple[SparkUnit, ...]
) -> Iterator[Step]:
    for line in broken_lines(books):
        yield Step(line.formation, "broken", told_line(line), "SP-CMD-04")
    for unit in without:
        yield Step(unit.name, "out of command", "half its movement, no loss in fire", "SP-CMD-07")
    for unit in again:
        yield Step(unit.name, "in command", case="SP-CMD-07")
    changed = len(without) + len(again)
    yield Step("Units changed", changed, case="SP-CMD-02", kind=StepKind.RESULT)


def told_line(line: BrokenLine) -> str:
    """A broken line in words: ``1/61T between 387/136 and 733/136 in 1613``."""
    names = " and ".join(unit.name for unit in line.ends)
    return f"{line.stranger.name} between {names} in {line.between}"


def _refused(without: tuple[SparkUnit, ...], again: tuple[SparkUnit, ...]) -> Iterator[Fault]:
    yield from unfit_units(without, "without")
    if not without and not again:
        yield Fault("Nothing is entered.", "without", advice="Pick units.", case="SP-CMD-04")
    for unit in without:
        if any(unit.id == one.id for one in again):
            yield Fault("is picked as both.", unit.name, str(unit.id), "Leave it in one.")
        elif Marker.OUT_OF_COMMAND in unit.markers:
            sentence = "is out of command already."
            yield Fault(sentence, unit.name, str(unit.id), "Leave it out.", "SP-CMD-04")
    for unit in again:
        if Marker.OUT_OF_COMMAND not in unit.markers:
            sentence = "is in command already."
            yield Fault(sentence, unit.name, str(unit.id), "Leave it out.", "SP-CMD-07")
