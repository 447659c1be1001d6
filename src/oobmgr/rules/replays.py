"""A worked example of the rules that a scenario plays: steps that are posted one after the other.

All of it is data: a file of the scenario says what is posted and which figures the text of the
rules gives for it; the program holds its own against them, whatever the game. A step of the file::

    [[step]]
    title = "The first attack"
    words = "Two units attack; the column moves by one."
    post = "attack"
    inputs = { units = ["@12"], roll = 4 }
    figures = [
        { name = "Column", value = "8", result = "targets.0.column" },
        { name = "Steps left", value = 6, unit = "12", shows = "steps" },
        { name = "Points spent", value = 4, spent = "blue" },
    ]
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Any

from oobmgr.domain.values import dataclass

Value = int | str | bool | None
UNIT_SIGN = "@"
"""What stands before the designation of a unit in the inputs of a step."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ReplayFigure:
    """A figure that the text gives, and where the program's own stands.

    `result` is a path into the result of what is posted (``targets.0.column``). The others stand in
    the books after it: `shows` is what the unit of the designation `unit` shows, ``steps``,
    ``lost``, ``hex``, ``flipped`` or a marker of its Roster Sheet; `spent` is the side of whose
    first good the spent amount is meant.
    """

    name: str
    value: Value
    result: str = ""
    unit: str = ""
    shows: str = ""
    spent: str = ""

    @property
    def in_books(self) -> bool:
        """Whether it is read in the books, once the step is posted."""
        return not self.result


@dataclass(frozen=True, slots=True)
class ReplayStep:
    """A step of the example: an action with its raw inputs, or the way to the next phase.

    `note` says where the text contradicts itself, and what is followed. Units stand in the inputs
    by their designations, with `UNIT_SIGN` before them.
    """

    title: str
    words: str
    note: str = ""
    action: str = ""
    inputs: Mapping[str, Any] = field(default_factory=dict)
    advance: bool = False
    figures: tuple[ReplayFigure, ...] = ()


@dataclass(frozen=True)
class Replay:
    """A worked example: its steps, and what holds at the end."""

    title: str
    source: str
    steps: tuple[ReplayStep, ...]
    end: ReplayStep


def read_replay(document: Mapping[str, Any]) -> Replay:
    """The example that a file of a scenario holds."""
    steps = tuple(_step(entry) for entry in document["step"])
    # At the end nothing is posted: it is a step all the same, so that its figures are read alike.
    return Replay(document["title"], document["source"], steps, _step(document["end"]))


def _step(entry: Mapping[str, Any]) -> ReplayStep:
    return ReplayStep(
        title=entry["title"],
        words=entry["words"],
        note=entry.get("note", ""),
        action=entry.get("post", ""),
        inputs=entry.get("inputs", {}),
        # Its word alone counts: what is written behind it is for whoever reads the file.
        advance="advance" in entry,
        # A word that no figure has fails here: passed over, it would never be compared.
        figures=tuple(ReplayFigure(**figure) for figure in entry.get("figures", ())),
    )
