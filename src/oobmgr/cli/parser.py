"""The grammar of the command line. `oobmgr --help` is the manual."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, NoReturn, Self, cast

from oobmgr import known_games
from oobmgr.known_games import all_games
from oobmgr.models.file_heads import SUFFIX

_PATH = "6th Army / XVII Corps"
_WHICH = f"its id, its name, or its path from the top such as '{_PATH}'"
_MISSING = f"'{_PATH}' adds what is missing of it"

MANUAL = f"""\
oobmgr keeps the order of battle and the logistics books of a board wargame campaign.
You keep the map and the counters; this keeps the books.

Without arguments it opens the window. With a campaign file alone it opens that campaign.
Otherwise each command takes the campaign file first:

  oobmgr new FILE --game GAME --scenario SCENARIO [--variant V] [--option name=value ...]
  oobmgr import FILE SOURCE                 what an import would add; --accept adds it
  oobmgr units FILE --side SIDE --type infantry
  oobmgr add FILE "57" --side SIDE --nation NATION --type infantry --size XX \\
         --formation "{_PATH}" --ratings 7-6 --steps 2
  oobmgr formation add FILE "{_PATH}" --side SIDE
  oobmgr formation move FILE "XVII Corps" --under "2nd Army"
  oobmgr turn show FILE                     what is due; then
  oobmgr turn post FILE ACTION '{{"input": "value"}}'
  oobmgr turn advance FILE                  to the next phase (--to side, --to turn)
  oobmgr balances FILE --as-of "July I 1941"
  oobmgr roster FILE --out roster.pdf       oobmgr export FILE --out books.xlsx
  oobmgr report FILE turn-sheet --side SIDE --pdf turn.pdf
  oobmgr undo FILE                          oobmgr check FILE
  oobmgr copies FILE                        what its copies hold; then
  oobmgr restore FILE COPY.oob              that copy, in the place of the campaign
  oobmgr countable FILE                     oobmgr house-rules FILE
  oobmgr chart list FILE                    charts from your rulebook; then
  oobmgr chart fill FILE --from charts.json
  oobmgr hand-over FILE --side SIDE --out theirs.oob
  oobmgr calc --list                        every rule as a calculator
  oobmgr rule CASE                          where a case lives

Turns are written as July II 1941 or 1941-07-II. Lists take --json for scripts.
A filter that fits no unit of the campaign is noted on standard error; the list is empty.
Exit codes: 0 done, 1 the books are not consistent, 2 bad input (one line on standard error)."""


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line on standard error, and exits with 2."""

    def error(self, message: str) -> NoReturn:
        """Called by argparse for arguments that cannot be read."""
        sys.stderr.write(f"{self.prog}: {message}. See {self.prog} --help.\n")
        raise SystemExit(2)


class _Version(argparse.Action):
    """Says the version, which is looked up only when somebody asks for it."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        from importlib.metadata import version

        sys.stdout.write(f"oobmgr {version('oobmgr')}\n")
        # Left here: the command that argparse still misses is not wanted.
        parser.exit()


class _Listed:
    """In the place of a command that is not called: it takes arguments and keeps none.

    Its name and sentence are listed all the same. Describing forty commands to argparse takes as
    long as Python takes to start.
    """

    def __getattr__(self, _name: str) -> Self:
        return self

    def __call__(self, *_: object, **__: object) -> Self:
        return self


def build_parser(words: Sequence[str] = ()) -> Parser:
    """The grammar: whole without `words`, else of the command that they call, the rest by name.

    What only a game can say stands in it only where `words` ask for it.
    """
    parser = Parser(
        prog="oobmgr", description=MANUAL, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--version", action=_Version, nargs=0, help="say which version this is")
    # The first word that is not an option is the command, whatever stands before it.
    called = next((word for word in words if not word.startswith("-")), None)

    def made(prog: str, **given: Any) -> Any:  # noqa: ANN401 - in the place of a class of argparse
        whole = not words or prog.endswith(f" {called}")
        return Parser(prog=prog, **given) if whole else _Listed()

    commands = parser.add_subparsers(
        dest="command", metavar="COMMAND", required=True, parser_class=cast("type[Parser]", made)
    )
    _files(commands, words)
    _order_of_battle(commands)
    _on_map(commands)
    _roster_sheets(commands)
    _new_unit(commands, words)
    _changes(commands, words)
    _formation(commands)
    _turn(commands)
    _books(commands)
    _charts(commands)
    _hiding(commands)
    _output(commands)
    _questions(commands)
    _calculators(commands)
    _rule(commands)
    _of_games(commands, words)
    return parser


Commands = argparse._SubParsersAction  # noqa: SLF001 - argparse gives the type no public name


def _command(commands: Commands[Parser], name: str, sentence: str, *, json: bool = False) -> Parser:
    parser = commands.add_parser(name, help=sentence, description=sentence)
    parser.add_argument("file", metavar="FILE", help="the campaign file")
    more = "ask for the passphrase of this side's sheets, where they are hidden"
    parser.add_argument("--unlock", action="append", default=[], metavar="SIDE", help=more)
    if json:
        parser.add_argument("--json", action="store_true", help="print JSON")
    return parser


def _of_games(commands: Commands[Parser], words: Sequence[str]) -> None:
    for entry in (entry for game in known_games.GAMES for entry in game.commands):
        parser = _command(commands, entry.name, entry.sentence, json=True)
        if words[:1] == [entry.name]:
            import_module(entry.where).describe(parser)


def _asks(command: str, words: Sequence[str]) -> bool:
    """Whether the help of a command is asked for: what stands in the games loads all of them."""
    return command in words and any(word.startswith(("-h", "--h")) for word in words)


def _traits() -> str:
    return ", ".join(key for game in all_games() for key in game.unit_words.known_traits())


def _scenarios() -> str:
    return ", ".join(scenario.id for game in all_games() for scenario in game.scenarios)


def _files(commands: Commands[Parser], words: Sequence[str]) -> None:
    new = _command(commands, "new", "make a new campaign")
    new.add_argument("--game", required=True, help=", ".join(game.id for game in known_games.GAMES))
    more = f"one of {_scenarios()}" if _asks("new", words) else "the starting position"
    new.add_argument("--scenario", default="", help=f"{more}; a game of your own needs none")
    described = "the TOML file of a game that you describe yourself; the sample if left out"
    new.add_argument("--description", metavar="X.toml", help=described)
    new.add_argument("--variant", default="", help="a form of the scenario; the first if left out")
    new.add_argument("--name", default="", help="the campaign's name")
    new.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="a campaign option"
    )
    new.add_argument(
        "--player", action="append", default=[], metavar="SIDE=NAME", help="who plays a side"
    )
    _command(commands, "show", "which campaign this is and where it stands", json=True)
    backup = _command(commands, "backup", "copy the campaign beside it")
    backup.add_argument("--label", default="by hand", help="a word for the copy's name")
    _command(commands, "copies", "what the copies of the campaign hold", json=True)
    options = _command(commands, "options", "campaign options, or set one", json=True)
    more = "change an option from now on, also several"
    options.add_argument("--set", action="append", metavar="NAME=VALUE", help=more)
    house = _command(commands, "house-rule", "replace a number of the rules from now on")
    house.add_argument("path", metavar="CELL", help="such as income.base.blue")
    house.add_argument("value", metavar="VALUE", help="the new number, or - for the rule's own")
    house.add_argument("--reason", default="", help="why")
    rules = _command(commands, "house-rules", "the house rules in force", json=True)
    rules.add_argument("--all", action="store_true", help="every number that one may replace")


def _order_of_battle(commands: Commands[Parser]) -> None:
    read = _command(
        commands, "import", "read an order of battle; a dry run until --accept", json=True
    )
    read.add_argument("source", metavar="SOURCE", help="a workbook")
    read.add_argument("--accept", action="store_true", help="add the units, as one transaction")
    units = _command(commands, "units", "list units", json=True)
    for name, sentence in (
        ("side", "of this side"),
        ("nation", "of this nation"),
        ("type", "of this type"),
        ("formation", "in this formation (its name or its path), at any level"),
        ("status", "on map, due, reduced or dead, or a mark such as isolated"),
        ("text", "with this text in designation, hex, note or type"),
        ("as-of", "as they were at the end of this turn"),
    ):
        units.add_argument(f"--{name}", help=sentence)
    formations = _command(commands, "formations", "list formations", json=True)
    for name, sentence in (
        ("side", "of this side"),
        ("nation", "with units of this nation"),
        ("type", "with units of this type"),
        ("formation", "this formation and what is below it"),
        ("status", "with units on map, due, reduced or dead, or a mark such as isolated"),
        ("as-of", "as they were at the end of this turn"),
    ):
        formations.add_argument(f"--{name}", help=sentence)
    _replay(commands)


def _replay(commands: Commands[Parser]) -> None:
    sentence = "replay the worked example of a campaign: post its next step"
    replay = _command(commands, "replay", sentence, json=True)
    replay.add_argument("--all", action="store_true", help="all steps that are left")
    replay.add_argument("--show", action="store_true", help="where it stands; posts nothing")


def _roster_sheets(commands: Commands[Parser]) -> None:
    sheets = _command(
        commands, "sheets", "Roster Sheets as they stand: boxes, strengths, markers", json=True
    )
    sheets.add_argument("--side", help="those of this side")
    sheets.add_argument("--as-of", metavar="TURN", help="as of the end of a past turn")


def _on_map(commands: Commands[Parser]) -> None:
    sentence = "what lies on the map besides units: works, lines, breaks, zones"
    lying = _command(commands, "on-map", sentence, json=True)
    lying.add_argument("--side", help="of this side")
    stacks = _command(
        commands, "stacks", "the units of each hex, against the stacking limit", json=True
    )
    stacks.add_argument("--side", help="of this side")
    stacks.add_argument("--over", action="store_true", help="only those above the limit")


def _new_unit(commands: Commands[Parser], words: Sequence[str]) -> None:
    add = _command(commands, "add", "add a unit", json=True)
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
    add.add_argument("--steps", default="", help="how many in all (1, or those of its type)")
    for name, sentence in (
        ("arrival", "the turn in which it arrives; there from the start if left out"),
        *((text.name, text.words) for text in ENTERED_TEXTS),
    ):
        add.add_argument(f"--{name.replace('_', '-')}", default="", help=sentence)
    known = f"one of {_traits()}" if _asks("add", words) else "a trait"
    add.add_argument("--trait", action="append", default=[], metavar="NAME=VALUE", help=known)
    add.add_argument("--preview", action="store_true", help="show what it would add, add nothing")


def _unit_or_copy(text: str) -> int | Path:
    if text.endswith(SUFFIX):
        return Path(text)
    try:
        return int(text)
    except ValueError:
        message = f"{text!r} is neither the id of a unit nor a copy ({SUFFIX})"
        raise argparse.ArgumentTypeError(message) from None


def _edited(words: Sequence[str]) -> str:
    if "edit" not in words:
        return ""
    from oobmgr.domain.units import EDITED_FIELDS

    return "".join(f"{field}, " for field in EDITED_FIELDS)


def _changes(commands: Commands[Parser], words: Sequence[str]) -> None:
    lose = _command(commands, "lose", "strike step boxes of units")
    restore = _command(commands, "restore", "take struck step boxes back")
    lose.add_argument("units", nargs="+", type=int, metavar="UNIT", help="ids of units")
    which = "ids of units; or a copy (.oob), which then takes the place of the campaign"
    restore.add_argument("units", nargs="+", type=_unit_or_copy, metavar="UNIT", help=which)
    for parser in (lose, restore):
        parser.add_argument("--steps", type=int, default=1, help="steps of each (1)")
    back = _command(commands, "read-back", "enter what was pencilled on printed sheets")
    back.add_argument("--side", required=True, help="whose sheets")
    entries = "such as 'A17 -2', 'A17 4' or 'A17 S'; - for lines from standard input"
    back.add_argument("entries", nargs="+", metavar="ENTRY", help=entries)
    back.add_argument("--preview", action="store_true", help="show what would change, post nothing")
    edit = _command(commands, "edit", "change facts about units")
    edit.add_argument("units", nargs="+", type=int, metavar="UNIT", help="ids of units")
    known = f"such as hex='1B 1309'; fields are {_edited(words)}rating:NAME and trait:NAME"
    edit.add_argument("--set", action="append", required=True, metavar="FIELD=VALUE", help=known)
    remove = _command(commands, "remove", "take units off the books")
    remove.add_argument("units", nargs="+", type=int, metavar="UNIT", help="ids of units")
    remove.add_argument("--reason", default="", help="why")


def _formation(commands: Commands[Parser]) -> None:
    sentence = "change the tree of formations: add, rename, move"
    formation = commands.add_parser("formation", help=sentence, description=sentence)
    steps = formation.add_subparsers(dest="step", metavar="STEP", required=True)
    add = _command(steps, "add", "add a formation", json=True)
    add.add_argument("path", metavar="PATH", help=f"from the top down; {_MISSING}")
    add.add_argument("--side", required=True, help="the side it belongs to")
    rename = _command(steps, "rename", "give a formation another name", json=True)
    rename.add_argument("formation", metavar="FORMATION", help=_WHICH)
    rename.add_argument("name", metavar="NAME", help="the new name alone, without a path")
    move = _command(steps, "move", "move a formation with all that is below it", json=True)
    move.add_argument("formation", metavar="FORMATION", help=_WHICH)
    to = move.add_mutually_exclusive_group(required=True)
    to.add_argument("--under", metavar="FORMATION", help="the one above it, of the same side")
    to.add_argument("--top", action="store_true", help="at the top, under none")


def _turn(commands: Commands[Parser]) -> None:
    turn = commands.add_parser("turn", help="play the sequence of play: show, post, advance")
    steps = turn.add_subparsers(dest="step", metavar="STEP", required=True)
    _command(steps, "show", "where play stands, and what is due", json=True)
    post = _command(steps, "post", "post an action", json=True)
    post.add_argument("action", metavar="ACTION", help="as named by turn show")
    post.add_argument("inputs", metavar="JSON", nargs="?", default="{}", help="its inputs")
    post.add_argument("--preview", action="store_true", help="show the working, post nothing")
    advance = _command(steps, "advance", "go on", json=True)
    advance.add_argument("--to", choices=("phase", "side", "turn"), default="phase", help="how far")
    advance.add_argument("--anyway", action="store_true", help="although something is open")
    sentence = "with --anyway, why what the rules ask for is left open; the ledger keeps it"
    advance.add_argument("--reason", default="", metavar="TEXT", help=sentence)


def _books(commands: Commands[Parser]) -> None:
    balances = _command(commands, "balances", "what the pools hold", json=True)
    balances.add_argument("--as-of", help="at the end of this turn")
    balances.add_argument("--all", action="store_true", help="every account, not only pools")
    ledger = _command(commands, "ledger", "every movement, newest first", json=True)
    for name, sentence in (
        ("side", "of this side"),
        ("good", "of this good, such as sp"),
        ("turn", "in this turn"),
        ("text", "with this text in what was done, from where or to where"),
    ):
        ledger.add_argument(f"--{name}", help=sentence)
    transaction = _command(commands, "transaction", "one transaction with its working", json=True)
    transaction.add_argument("number", type=int, metavar="NUMBER")
    _command(commands, "undo", "take back the last thing done")
    _command(commands, "redo", "do again what was undone last")
    revoke = _command(commands, "revoke", "take back one older transaction")
    revoke.add_argument("number", type=int, metavar="NUMBER")
    _command(commands, "countable", "what can be counted in, with what the books hold", json=True)
    count = _command(commands, "count-in", "record what lies on the table")
    count.add_argument("side", metavar="SIDE")
    count.add_argument("good", metavar="GOOD", help="sp or resource")
    count.add_argument("counted", type=int, metavar="NUMBER")
    count.add_argument("--reason", default="", help="why it differs")
    count.add_argument("--place", default="", help="the locality of the pool, where it has one")
    silence = _command(commands, "silence", "stop showing one kind of warning")
    silence.add_argument("kind", metavar="KIND", help="as named by turn show --json")
    silence.add_argument("--off", action="store_true", help="show it again")
    _command(commands, "check", "do the books agree with themselves?", json=True)


def _charts(commands: Commands[Parser]) -> None:
    sentence = "charts that you fill in from your rulebook: list, show, fill, export, clear"
    chart = commands.add_parser("chart", help=sentence, description=sentence)
    steps = chart.add_subparsers(dest="step", metavar="STEP", required=True)
    _command(steps, "list", "every chart, and which are filled in", json=True)
    show = _command(steps, "show", "one chart as a table", json=True)
    fill = _command(steps, "fill", "fill charts in; each is one transaction")
    fill.add_argument("chart", nargs="?", metavar="CHART", help="only one; its id or its title")
    source = fill.add_mutually_exclusive_group(required=True)
    source.add_argument("--from", dest="source", metavar="X.json", help="out of a file of charts")
    source.add_argument(
        "--json", dest="inputs", metavar="JSON", help="its rows, columns and cells, row by row"
    )
    export = _command(steps, "export", "write charts to a file, for another campaign")
    export.add_argument("chart", nargs="*", metavar="CHART", help="only these; all if left out")
    export.add_argument("--out", required=True, metavar="X.json")
    clear = _command(steps, "clear", "take one chart out again")
    for parser in (show, clear):
        parser.add_argument("chart", metavar="CHART", help="its id or its title")


def _hiding(commands: Commands[Parser]) -> None:
    sentence = "hide the sheets of a side behind a passphrase"
    passphrase = _command(commands, "passphrase", sentence)
    passphrase.add_argument("--side", required=True, help="whose sheets")
    passphrase.add_argument("--remove", action="store_true", help="hide them no longer")
    sentence = "make a campaign file for one side, that holds nothing of the other"
    hand_over = _command(commands, "hand-over", sentence)
    hand_over.add_argument("--side", required=True, help="whose file it is")
    hand_over.add_argument("--out", required=True, metavar="X.oob", help="the new file")


def _output(commands: Commands[Parser]) -> None:
    roster = _command(commands, "roster", "print roster sheets to a PDF")
    roster.add_argument("--out", required=True, metavar="X.pdf")
    roster.add_argument("--paper", choices=("A4", "Letter"), default="A4")
    roster.add_argument("--side", help="of this side; both if left out")
    roster.add_argument("--formation", action="append", default=[], help="only these formations")
    roster.add_argument("--blank", action="store_true", help="without losses, to fill in by hand")
    report = _command(commands, "report", "turn sheet, air roster, losses and others", json=True)
    report.add_argument(
        "name", nargs="?", metavar="REPORT", help="one of the list that is shown without it, or all"
    )
    report.add_argument("--side", help="of this side; both if left out")
    report.add_argument("--turn", help="at the end of this turn; now if left out")
    report.add_argument("--pdf", metavar="X.pdf", help="write it as a PDF")
    report.add_argument("--paper", choices=("A4", "Letter"), default="A4")
    export = _command(commands, "export", "write the records to an Excel workbook")
    export.add_argument("--out", required=True, metavar="X.xlsx")
    export.add_argument("--paper", choices=("A4", "Letter"), default="A4")
    picture = _command(commands, "picture", "write a picture of the turn screen")
    picture.add_argument("--out", required=True, metavar="X.png")
    demo = commands.add_parser("demo", help="show the whole path on the sample order of battle")
    demo.add_argument("--out", metavar="FOLDER", help="where the files go")
    demo.add_argument("--window", action="store_true", help="open the window on the sample")


def _rule(commands: Commands[Parser]) -> None:
    sentence = "where a case lives: words, cells, code, tests, page"
    rule = commands.add_parser("rule", help=sentence, description=sentence)
    rule.add_argument("case", metavar="CASE", help="such as INC-12, or its number in the rulebook")
    rule.add_argument("--game", default="", metavar="G", help="the game that has it")
    rule.add_argument("--json", action="store_true", help="print JSON")


def _questions(commands: Commands[Parser]) -> None:
    ask = _command(commands, "ask", "what only this game answers of its books, as JSON")
    ask.add_argument("name", nargs="?", metavar="QUESTION", help="left out, the questions")
    ask.add_argument("wish", nargs="?", metavar="JSON", default="{}", help="what is asked for")
    ask.add_argument("--as-of", help="at the end of this turn")


def _calculators(commands: Commands[Parser]) -> None:
    sentence = "ask one rule: inputs as JSON, the result with its working and cases"
    calc = commands.add_parser("calc", help=sentence, description=sentence)
    calc.add_argument("name", nargs="?", metavar="NAME")
    calc.add_argument("inputs", nargs="?", metavar="JSON")
    calc.add_argument(
        "--list", action="store_true", help="all with NAME in theirs, with their inputs"
    )
    calc.add_argument("--json", action="store_true", help="print the list as JSON")
    calc.add_argument("--batch", action="store_true", help="JSON lines in, JSON lines out")
