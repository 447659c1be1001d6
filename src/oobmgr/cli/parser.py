"""The grammar of the command line. `oobmgr --help` is the manual."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any, NoReturn, Self, cast

from oobmgr import known_games
from oobmgr.cli.grammar.campaigns import add_campaigns, add_charts, add_hiding, add_output
from oobmgr.cli.grammar.command import Commands, Parser, command
from oobmgr.cli.grammar.play import (
    add_books,
    add_calculators,
    add_questions,
    add_replay,
    add_rule,
    add_turn,
)
from oobmgr.cli.grammar.units import (
    add_changes,
    add_formation,
    add_listings,
    add_new_unit,
    add_on_map,
    add_roster_sheets,
)

MANUAL = """\
oobmgr keeps the order of battle and the logistics books of a board wargame campaign.
You keep the map and the counters; this keeps the books.

Without arguments it opens the window. With a campaign file alone it opens that campaign.
Otherwise each command takes the campaign file first:

  oobmgr new FILE --game GAME --scenario SCENARIO [--variant V] [--option name=value ...]
  oobmgr template X.xlsx --game GAME        a workbook to fill in, for the next
  oobmgr import FILE SOURCE                 what an import would add; --accept adds it
  oobmgr units FILE --side SIDE --type infantry
  oobmgr add FILE "57" --side SIDE --nation NATION --type infantry --size XX \\
         --formation "6th Army / XVII Corps" --ratings 7-6 --steps 2
  oobmgr formation add FILE "6th Army / XVII Corps" --side SIDE
  oobmgr formation move FILE "XVII Corps" --under "2nd Army"
  oobmgr turn show FILE                     what is due; then
  oobmgr turn post FILE ACTION '{"input": "value"}'
  oobmgr turn advance FILE                  to the next phase (--to side, --to turn)
  oobmgr balances FILE --as-of "July I 1941"
  oobmgr roster FILE --out roster.pdf       oobmgr export FILE --out books.xlsx
  oobmgr report FILE turn-sheet --side SIDE --pdf turn.pdf
  oobmgr print FILE                         the sheets there are; then
  oobmgr print FILE cards --side SIDE --out cards.pdf --paper A5
  oobmgr organisation FILE --side SIDE --since "June II 1941" --out chart.svg
  oobmgr plot FILE losses --by nation --out losses.png
  oobmgr bulletin FILE --out turn.md
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


class _Version(argparse.Action):
    """Says the version, which is looked up only when somebody asks for it."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        from importlib.metadata import version

        from oobmgr.campaign.program_log import log_file, without_home

        sys.stdout.write(f"oobmgr {version('oobmgr')}\nLog: {without_home(str(log_file()))}\n")
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
    # The order of these calls is that in which the help lists the commands.
    add_campaigns(commands, words)
    add_listings(commands)
    add_replay(commands)
    add_on_map(commands)
    add_roster_sheets(commands)
    add_new_unit(commands, words)
    add_changes(commands, words)
    add_formation(commands)
    add_turn(commands)
    add_books(commands)
    add_charts(commands)
    add_hiding(commands)
    add_output(commands)
    add_questions(commands)
    add_calculators(commands)
    add_rule(commands)
    _of_games(commands, words)
    return parser


def _of_games(commands: Commands[Parser], words: Sequence[str]) -> None:
    for entry in (entry for game in known_games.GAMES for entry in game.commands):
        parser = command(commands, entry.name, entry.sentence, json=True)
        # Its arguments may need the rules of the game, which other commands and help do without.
        if words[:1] == [entry.name]:
            import_module(entry.where).describe(parser)
