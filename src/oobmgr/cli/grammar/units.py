"""The commands on units and formations: listed, added, changed, read back."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from oobmgr.cli.grammar.command import MEANT, Commands, Parser, asks_for_help, command
from oobmgr.known_games import all_games
from oobmgr.models.file_heads import SUFFIX

_PATH = "6th Army / XVII Corps"
_WHICH = f"its id, its name, or its path from the top such as '{_PATH}'"
_MISSING = f"'{_PATH}' adds what is missing of it"


def add_listings(commands: Commands[Parser]) -> None:
    """Describe the commands import, units and formations."""
    _add_import(commands)
    units = command(commands, "units", "list units", json=True)
    for name, sentence in (
        ("side", "of this side"),
        ("nation", "of this nation"),
        ("type", "of this type"),
        ("formation", "in this formation (its name or its path), at any level"),
        ("status", "on map, due, reduced or dead, or a mark such as isolated"),
        ("text", "whose designation, type, hex, nation, note or formation has these words"),
        ("as-of", "as they were at the end of this turn"),
    ):
        units.add_argument(f"--{name}", help=sentence)
    formations = command(commands, "formations", "list formations", json=True)
    for name, sentence in (
        ("side", "of this side"),
        ("nation", "with units of this nation"),
        ("type", "with units of this type"),
        ("formation", "this formation and what is below it"),
        ("status", "with units on map, due, reduced or dead, or a mark such as isolated"),
        ("as-of", "as they were at the end of this turn"),
    ):
        formations.add_argument(f"--{name}", help=sentence)


def _add_import(commands: Commands[Parser]) -> None:
    """Describe the command import, with its answers and the profiles of them."""
    read = command(
        commands, "import", "read an order of battle; a dry run until --accept", json=True
    )
    source = "a workbook or another list of units"
    read.add_argument("source", metavar="SOURCE", nargs="?", help=source)
    read.add_argument("--accept", action="store_true", help="add the units, as one transaction")
    update = "with --accept: take over what was changed in the workbook since it was read last"
    read.add_argument("--update", action="store_true", help=update)
    read.add_argument("--anyway", action="store_true", help=MEANT)
    marked = "write a copy of the workbook in which every cell with a problem has a comment"
    read.add_argument("--marked-copy", metavar="FILE.xlsx", type=Path, help=marked)
    read.add_argument("--list", action="store_true", help="the imports of this campaign, by number")
    back = "take an import back, with all that it brought; the last one if no number is given"
    # Nought stands for "the last one", as no entry has it; without the option there is None.
    read.add_argument("--take-back", metavar="NUMBER", nargs="?", type=int, const=0, help=back)
    proposals = "answer the questions about it as proposed"
    read.add_argument("--take-proposals", action="store_true", help=proposals)
    answers = "a JSON file with answers, by the ids of their questions"
    read.add_argument("--answers", metavar="FILE.json", type=Path, help=answers)
    read.add_argument("--profile", metavar="NAME", help="the answers kept under this name")
    kept = "keep the answers with the campaign under this name"
    read.add_argument("--save-profile", metavar="NAME", help=kept)
    written = "write the answers to a file, for another campaign"
    read.add_argument("--export-profile", metavar="FILE.json", type=Path, help=written)


def add_roster_sheets(commands: Commands[Parser]) -> None:
    """Describe the command sheets."""
    sheets = command(
        commands, "sheets", "Roster Sheets as they stand: boxes, strengths, markers", json=True
    )
    sheets.add_argument("--side", help="those of this side")
    sheets.add_argument("--as-of", metavar="TURN", help="as of the end of a past turn")


def add_on_map(commands: Commands[Parser]) -> None:
    """Describe the commands on-map and stacks."""
    sentence = "what is on the map besides units: works, lines, breaks, zones"
    lying = command(commands, "on-map", sentence, json=True)
    lying.add_argument("--side", help="of this side")
    stacks = command(
        commands, "stacks", "the units of each hex, against the stacking limit", json=True
    )
    stacks.add_argument("--side", help="of this side")
    stacks.add_argument("--over", action="store_true", help="only those above the limit")


def add_new_unit(commands: Commands[Parser], words: Sequence[str]) -> None:
    """Describe the command add."""
    add = command(commands, "add", "add a unit", json=True)
    if "add" not in words:
        return
    # What describes a unit takes as long to load as all that other commands need to be parsed.
    from oobmgr.domain.units import DESIGNATION, ENTERED_TEXTS, NEEDED_TEXTS

    add.add_argument("designation", metavar="DESIGNATION", help=DESIGNATION.words)
    add.add_argument("--side", required=True, help="the side it fights on")
    for name, sentence in (
        *((text.name, text.words) for text in NEEDED_TEXTS if text != DESIGNATION),
        ("formation", f"its name, or its path from the top; {_MISSING}"),
        ("ratings", "as on the counter, such as 7-6"),
    ):
        # Which of them may be left out is the game's to say, and no game is loaded yet.
        add.add_argument(f"--{name}", default="", help=sentence)
    # A text, though a number is meant: nothing typed is not the same as nought.
    add.add_argument("--steps", default="", help="how many in all (1, or those of its type)")
    for name, sentence in (
        ("arrival", "the turn in which it arrives; there from the start if left out"),
        *((text.name, text.words) for text in ENTERED_TEXTS),
    ):
        add.add_argument(f"--{name.replace('_', '-')}", default="", help=sentence)
    # For help alone: to know all traits, every game has to be loaded.
    known = f"one of {_traits()}" if asks_for_help("add", words) else "a trait"
    add.add_argument("--trait", action="append", default=[], metavar="NAME=VALUE", help=known)
    add.add_argument("--preview", action="store_true", help="show what it would add, add nothing")
    add.add_argument("--anyway", action="store_true", help=MEANT)


def _traits() -> str:
    return ", ".join(key for game in all_games() for key in game.unit_words.known_traits())


def _unit_or_copy(text: str) -> int | Path:
    # The ending tells them apart: an id is a number, and a copy always has the ending.
    if text.endswith(SUFFIX):
        return Path(text)
    try:
        return int(text)
    except ValueError:
        message = f"{text!r} is neither the id of a unit nor a copy ({SUFFIX})"
        raise argparse.ArgumentTypeError(message) from None


def add_changes(commands: Commands[Parser], words: Sequence[str]) -> None:
    """Describe the commands lose, restore, read-back, edit, duplicate, rename and remove."""
    lose = command(commands, "lose", "strike step boxes of units")
    restore = command(commands, "restore", "take struck step boxes back")
    lose.add_argument("units", nargs="+", type=int, metavar="UNIT", help="ids of units")
    which = "ids of units; or a copy (.oob), which then takes the place of the campaign"
    restore.add_argument("units", nargs="*", type=_unit_or_copy, metavar="UNIT", help=which)
    log = (
        "what to do with the log that a crash left beside the file, if it seems to belong to "
        "another"
    )
    restore.add_argument("--log", choices=("aside", "play"), help=log)
    for parser in (lose, restore):
        parser.add_argument("--steps", type=int, default=1, help="steps of each (1)")
    back = command(commands, "read-back", "enter what was pencilled on printed sheets")
    back.add_argument("--side", required=True, help="whose sheets")
    entries = "such as 'A17 -2', 'A17 4' or 'A17 S'; - for lines from standard input"
    back.add_argument("entries", nargs="+", metavar="ENTRY", help=entries)
    back.add_argument("--preview", action="store_true", help="show what would change, post nothing")
    back.add_argument("--anyway", action="store_true", help=MEANT)
    edit = command(commands, "edit", "change facts about units")
    edit.add_argument("units", nargs="+", type=int, metavar="UNIT", help="ids of units")
    known = f"such as hex='1B 1309'; fields are {_edited(words)}rating:NAME and trait:NAME"
    edit.add_argument("--set", action="append", required=True, metavar="FIELD=VALUE", help=known)
    edit.add_argument("--anyway", action="store_true", help=MEANT)
    again = command(commands, "duplicate", "add units again, each at full strength")
    again.add_argument("units", nargs="+", type=int, metavar="UNIT", help="ids of units")
    again.add_argument("--times", type=int, default=1, help="how many copies of each (1)")
    same = "give them the same names, and not the next free numbers"
    again.add_argument("--same-names", action="store_true", help=same)
    rename = command(commands, "rename", "replace a text in the names of units and formations")
    rename.add_argument("--find", required=True, metavar="TEXT", help="what to look for")
    rename.add_argument("--replace", required=True, metavar="TEXT", help="what to put in its place")
    rename.add_argument("--only", choices=("units", "formations"), help="those alone")
    rename.add_argument("--side", help="those of this side")
    rename.add_argument("--preview", action="store_true", help="show the names, change none")
    remove = command(commands, "remove", "take units off the books")
    remove.add_argument("units", nargs="+", type=int, metavar="UNIT", help="ids of units")
    remove.add_argument("--reason", default="", help="why")


def _edited(words: Sequence[str]) -> str:
    # What describes a unit is slow to load, and only this help names its fields.
    if "edit" not in words:
        return ""
    from oobmgr.domain.units import EDITED_FIELDS

    return "".join(f"{field}, " for field in EDITED_FIELDS)


def add_formation(commands: Commands[Parser]) -> None:
    """Describe the command formation with its steps."""
    sentence = "change the tree of formations: add, rename, move, gather, merge, remove, duplicate"
    formation = commands.add_parser("formation", help=sentence, description=sentence)
    steps = formation.add_subparsers(dest="step", metavar="STEP", required=True)
    add = command(steps, "add", "add a formation", json=True)
    add.add_argument("path", metavar="PATH", help=f"from the top down; {_MISSING}")
    add.add_argument("--side", required=True, help="the side it belongs to")
    rename = command(steps, "rename", "give a formation another name", json=True)
    rename.add_argument("formation", metavar="FORMATION", help=_WHICH)
    rename.add_argument("name", metavar="NAME", help="the new name alone, without a path")
    move = command(steps, "move", "move a formation with all that is below it", json=True)
    move.add_argument("formation", metavar="FORMATION", help=_WHICH)
    to = move.add_mutually_exclusive_group(required=True)
    to.add_argument("--under", metavar="FORMATION", help="the one above it, of the same side")
    to.add_argument("--top", action="store_true", help="at the top, under none")
    _add_reorganising(steps)


def _add_reorganising(steps: Commands[Parser]) -> None:
    """Describe formation gather, merge, remove and duplicate."""
    gather = command(steps, "gather", "put units and formations into one formation", json=True)
    gather.add_argument("--side", required=True, help="their side")
    to = gather.add_mutually_exclusive_group(required=True)
    to.add_argument("--into", metavar="FORMATION", help=f"its path from the top; {_MISSING}")
    to.add_argument("--top", action="store_true", help="to the top: formations alone")
    which = "ids of units"
    gather.add_argument("--unit", type=int, nargs="+", default=[], metavar="UNIT", help=which)
    gather.add_argument("--formation", nargs="+", default=[], metavar="FORMATION", help=_WHICH)
    merge = command(steps, "merge", "move everything in some formations into another", json=True)
    merge.add_argument("formations", nargs="+", metavar="FORMATION", help=_WHICH)
    merge.add_argument("--into", required=True, metavar="FORMATION", help="the one that stays")
    remove = command(steps, "remove", "remove empty formations", json=True)
    remove.add_argument("formations", nargs="+", metavar="FORMATION", help=_WHICH)
    again = command(steps, "duplicate", "add a formation with the same units again", json=True)
    again.add_argument("formation", metavar="FORMATION", help=_WHICH)
    again.add_argument("--name", required=True, help="what the new one is called")
