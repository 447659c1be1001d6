"""A unit and a formation as frozen values, whichever game they belong to."""

from collections.abc import Mapping
from dataclasses import field, fields, replace
from enum import StrEnum
from typing import Final

from oobmgr.domain.accounts import SideId
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.postings import FormationId, UnitId
from oobmgr.domain.values import dataclass

PATH_SEPARATOR = " / "
AT_START = TurnCode("")
"""The arrival of a unit that is there when play begins."""
MOST_STEPS = 60
"""The most steps of a unit: more boxes would not stand side by side across a roster sheet."""
MOST_RATING = 999
"""The most that a rating, a factor or a number of regiments may be: three figures on a counter."""
MOST_COPIES = 99
"""The most copies of a unit at once: as many as a page of a rulebook prints of one counter."""
MOST_LEVELS = 20
"""The most formations one below the other: twice what any army has."""

_TEXT: Final = "text"  # where a field of `UnitValues` keeps its description


class UnitStatus(StrEnum):
    """Where a unit stands in its life, whatever the game."""

    ON_MAP = "on_map"
    DUE = "due"
    DEAD = "dead"


@dataclass(frozen=True, slots=True, kw_only=True)
class UnitField:
    """A text about a unit, described once for all that store, read, check, edit or show it.

    `name` is what facts, commands and the database call it, `label` what a window calls it, `blank`
    what stands there while it is empty, and `words` what the command line says of it. `headings`
    are those of its column in a workbook, the usual one first, and `expected` is what a cell holds.
    In an export that column is `width` letters wide, set as a `code` or as words, and on the
    printed part of the sheet where it is `on_paper`. With `lines` the text is a remark of several
    lines. What is `written` by players in their own words no language changes. Only what is
    `entered` can be typed; the rest the program keeps for itself.
    """

    name: str = ""
    label: str = ""
    words: str = ""
    headings: tuple[str, ...] = ()
    expected: str = "text"
    width: float = 0
    blank: str = ""
    code: bool = False
    on_paper: bool = False
    lines: bool = False
    written: bool = False
    needed: bool = False
    entered: bool = True


@dataclass(frozen=True, slots=True)
class UnitValues:
    """What is known of a unit when it enters the books.

    `ratings` are the game's named whole numbers (``attack, defense, move``); `traits` the game's
    other words and numbers about it (``class``, ``tons`` ...); `steps` how many
    it has in all; `arrival` the turn in which it arrives, empty for the start; `path` the
    formations from the top down; `source_key` its ID in the workbook that it came from;
    `steps_left` what it has not lost by then, None where that is all.

    A further text is one more field after the others, a column of `UnitRecord` and a migration:
    whatever handles the texts of units finds it in `UNIT_TEXTS` and follows.
    """

    side: SideId
    nation: str = field(
        metadata={_TEXT: UnitField(label="Nation", words="its nation", needed=True)}
    )
    designation: str = field(
        metadata={_TEXT: UnitField(
            label="Designation", words="its number or name",
            expected="the unit's number or name", written=True, needed=True,
        )}
    )  # fmt: skip
    type: str = field(
        metadata={_TEXT: UnitField(label="Type", words="such as infantry", needed=True)}
    )
    size: str = field(
        metadata={_TEXT: UnitField(
            label="Size", needed=True,
            words="XX, X, III, II, or the word: division, brigade, regiment, battalion",
        )}
    )  # fmt: skip
    path: tuple[str, ...]
    steps: int
    ratings: Mapping[str, int] = field(default_factory=dict)
    traits: Mapping[str, str] = field(default_factory=dict)
    arrival: TurnCode = AT_START
    source_key: str = field(default="", metadata={_TEXT: UnitField(label="ID", entered=False)})
    hex: str = field(
        default="",
        metadata={_TEXT: UnitField(
            label="Hex", words="where it is", blank="not placed", headings=("Hex",),
            expected="a hex such as 1B 1309", width=10, code=True, on_paper=True,
        )},
    )  # fmt: skip
    setup: str = field(
        default="",
        metadata={_TEXT: UnitField(
            label="Set-up", words="where it is set up", headings=("Setup", "Set-up"),
            expected="a set-up area as text", width=44, lines=True, written=True,
        )},
    )  # fmt: skip
    note: str = field(
        default="",
        metadata={_TEXT: UnitField(
            label="Note", words="anything worth noting", headings=("Notes", "Note"), width=40,
            lines=True, written=True,
        )},
    )  # fmt: skip
    steps_left: int | None = field(default=None, kw_only=True)


UNIT_TEXTS = tuple(
    # Named by the field itself, so that the two can never differ.
    replace(one.metadata[_TEXT], name=one.name)
    for one in fields(UnitValues)
    if _TEXT in one.metadata
)
"""Every text of a unit, in the order of `UnitValues`."""
DESIGNATION = next(one for one in UNIT_TEXTS if one.name == "designation")
NEEDED_TEXTS = tuple(one for one in UNIT_TEXTS if one.needed)
OTHER_TEXTS = tuple(one for one in UNIT_TEXTS if not one.needed)
"""Texts that may be empty, in the order in which `UnitValues` has them and a stored row ends."""
ENTERED_TEXTS = tuple(one for one in OTHER_TEXTS if one.entered)
EDITED_FIELDS = (
    *(text.name for text in (*NEEDED_TEXTS, *ENTERED_TEXTS)), "arrival", "status", "formation",
    "steps", "steps_left",
)  # fmt: skip
"""What can be changed of a unit in any game, beside its ratings and traits."""


@dataclass(frozen=True, slots=True, kw_only=True)
class UnitState(UnitValues):
    """A unit as it stands now, for the rules: values, place in the tree, steps left, status."""

    id: UnitId
    formation: FormationId
    steps_left: int
    status: UnitStatus

    @property
    def reduced(self) -> bool:
        """Whether it has lost a step and lives."""
        return 0 < self.steps_left < self.steps
