"""What players do in a player turn, as data: acts in the order in which they are done."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

SURPRISE, JUNE_2 = "1941-06-I-surprise", "1941-06-II"
JULY_1, JULY_2 = "1941-07-I", "1941-07-II"
AUGUST_1, AUGUST_2 = "1941-08-I", "1941-08-II"
SEPTEMBER_1 = "1941-09-I"
TURNS = (SURPRISE, JUNE_2, JULY_1, JULY_2, AUGUST_1, AUGUST_2, SEPTEMBER_1)

LOSE, RESTORE, COUNT_IN = "lose", "restore", "count_in"
"""What is not an action of a phase: steps struck and taken back, and what is counted."""


@dataclass(frozen=True)
class Act:
    """Something that is done in a phase: an action with its inputs, units by their names.

    `says` is what its entry in the journal must say, worked out by hand, where that tells a figure
    that no account holds: odds, strength that must be lost, REs on the railways. A `mistake` is
    taken back again from the middle of the ledger.
    """

    phase: str
    action: str
    inputs: Mapping[str, Any] = field(default_factory=dict)
    says: str = ""
    mistake: bool = False


@dataclass(frozen=True)
class PlayerTurn:
    """A side's turn: what it does, and figures at its close that were worked out by hand.

    `closes` names them as ``<side> sp``, ``<side> limit``, ``<side> re``, or a nation and a kind of
    replacement points. `typed` says that the turn is played on the command line.
    """

    turn: str
    side: str
    acts: tuple[Act, ...]
    closes: Mapping[str, int]
    typed: bool = False


def act(phase: str, action: str, *, says: str = "", **inputs: Any) -> Act:  # noqa: ANN401 - JSON
    """An action of a phase."""
    return Act(phase, action, inputs, says)


def mistake(phase: str, action: str, **inputs: Any) -> Act:  # noqa: ANN401 - JSON
    """An action that is revoked once something else was done."""
    return Act(phase, action, inputs, mistake=True)


def restore(phase: str, *units: str) -> Act:
    """A step of each unit is taken back, as a correction."""
    return Act(phase, RESTORE, {"units": units})


def counted(phase: str, side: str, good: str, number: int, reason: str) -> Act:
    """What lies on the table, which the books then follow."""
    return Act(phase, COUNT_IN, {"side": side, "good": good, "counted": number, "reason": reason})


def lose(phase: str, *units: str) -> Act:
    """Units lose a step each."""
    return Act(phase, LOSE, {"units": units})


def strikes(*drawn: tuple[str, int]) -> list[dict[str, Any]]:
    """Soviet groups that the air surprise draws, each with its die."""
    return [{"card": f"Soviet Union/{aircraft}/2", "die": die} for aircraft, die in drawn]


def group(card: str, box: str, number: int = 1, **more: Any) -> dict[str, Any]:  # noqa: ANN401
    """Air groups in a box, as actions name them."""
    return {"card": card, "box": box, "number": number, **more}


def move(card: str, source: str, target: str, number: int = 1) -> dict[str, Any]:
    """Air groups that go from a box to another."""
    return {"card": card, "source": source, "target": target, "number": number}


def rolled(card: str, box: str, result: str, die: int = 0) -> dict[str, Any]:
    """An air group that was rolled for, and what came of it."""
    return {"card": card, "box": box, "result": result, "die": die}
