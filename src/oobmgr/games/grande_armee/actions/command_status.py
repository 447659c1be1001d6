"""Leaders and units that the players say are in command, or are not."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import Final

from oobmgr.domain.errors import Fault
from oobmgr.domain.units import UnitState
from oobmgr.domain.values import dataclass
from oobmgr.games.grande_armee.actions.command import GROUP
from oobmgr.games.grande_armee.actions.picked import faults_of, off_map
from oobmgr.games.grande_armee.command.status import HELD, Status, entered, statuses
from oobmgr.games.grande_armee.fact_kinds import BY_TURN, IN_COMMAND
from oobmgr.games.grande_armee.words import COMMAND
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.entered import enter
from oobmgr.rules.fields import choice_told
from oobmgr.rules.picked_units import (
    Pickable,
    against,
    known_units,
    names_of,
    said_of_each,
    units_told,
)

_CASE: Final = "LGA-CMD-02"


class State(StrEnum):
    """Whether somebody is in command, as the players settle it."""

    IN = "in command"
    OUT = "out of command"
    BY_STACK = "as the stack says"


# Nothing said is a state of its own: then the stack decides again.
_VALUES: Final = {State.IN: True, State.OUT: False, State.BY_STACK: None}


def status_words(status: Status) -> str:
    """``in command``, ``out of command``, or ``by range``, which the players settle."""
    if status.in_command is None:
        return "by range"
    return str(State.IN if status.in_command else State.OUT)


def _words(books: Books, unit: UnitState) -> str:
    said = entered(books, unit)
    return unit.hex if said is None else str(State.IN if said else State.OUT)


_ANYBODY: Final = Pickable(
    lambda books: (one.unit for one in statuses(books, books.side)),
    "No leader or unit of this side is in a hex.",
    _words,
)


@dataclass(frozen=True)
class StatusInputs:
    """Leaders or units, and whether they are in command."""

    units: tuple[int, ...] = units_told("The leaders or units.", _CASE)
    state: State = choice_told(
        "Whether they are, by the range of their superior and 6.53.",
        _CASE,
        State.IN,
        label="They are",
    )


@action(
    _CASE,
    phases=(COMMAND,),
    title="In command",
    name="in_command",
    tab="In command",
    post_text="Post the command",
    group=GROUP,
    helpers=("grande_armee.stacked_in_command",),
    **_ANYBODY.offering(_CASE, units="is settled"),
)
def plan_in_command(books: Books, inputs: StatusInputs) -> ActionPlan:
    """Say who is in command in this turn, where the stack of a superior does not settle it."""
    units = known_units(books, inputs.units)
    facts = tuple(
        fact
        for unit in units
        for fact in enter(
            books, IN_COMMAND, BY_TURN.key(books.turn, unit.id), HELD, _VALUES[inputs.state]
        )
    )
    return ActionPlan(
        f"{names_of(units)}: {inputs.state}",
        "",
        said_of_each("In command", _CASE, [(unit, str(inputs.state), "") for unit in units]),
        facts=facts,
        warnings=tuple(_doubts(books, units, inputs.state)),
        refusals=tuple(_faults(books, units, changed={fact.key for fact in facts})),
    )


def _doubts(books: Books, units: tuple[UnitState, ...], state: State) -> Iterator[Fault]:
    """Asks about whoever is put out of command in the hex of a superior who is in command."""
    found = {one.unit.id: one for one in statuses(books, books.side)}
    for unit in units if state is State.OUT else ():
        one = found.get(unit.id)
        if one is None or one.superior is None or not one.stacked:
            continue
        above = found.get(one.superior.id)
        if above is not None and above.in_command and above.unit not in units:
            name = one.superior.designation
            sentence = f"is stacked with {name}, who is in command."
            # Not refused, because of an exception that no book of units can tell.
            advice = "Only 6.53 makes an exception."
            yield against(unit, sentence, _CASE, advice).question()


def _faults(books: Books, units: tuple[UnitState, ...], *, changed: set[str]) -> Iterator[Fault]:
    yield from faults_of(books, units, _CASE)
    yield from off_map(units, _CASE)
    for unit in units:
        # Told by the facts: what changes none of them is there already.
        if BY_TURN.key(books.turn, unit.id) not in changed:
            yield against(unit, "is noted so already.", _CASE)
