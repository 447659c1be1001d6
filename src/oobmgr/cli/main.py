"""Running one command and turning faults into exit codes."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from oobmgr import known_games
from oobmgr.cli.parser import build_parser
from oobmgr.cli.refusals import refuse_letters, refuse_names, refuse_words
from oobmgr.cli.streams import complain, fit_streams
from oobmgr.domain.errors import BooksInconsistent, Fault, OobmgrError
from oobmgr.models.file_heads import check_file

if TYPE_CHECKING:
    from argparse import Namespace

    from oobmgr.cli.services import Services

# Scripts rest on them. 130 is what a shell gives a command that was stopped with Ctrl+C.
DONE, INCONSISTENT, BAD_INPUT, STOPPED = 0, 1, 2, 130

_HANDLERS = {
    "new": "files:new",
    "from-workbook": "files:from_workbook",
    "show": "files:show",
    "backup": "files:backup",
    "copies": "copies:copies",
    "options": "files:options",
    "house-rule": "files:house_rule",
    "house-rules": "files:house_rules",
    "import": "imports:read",
    "units": "order_of_battle:units",
    "formations": "order_of_battle:formations",
    "formation": "formation_changes:change",
    "replay": "replay:replay",
    "add": "new_units:add",
    "lose": "order_of_battle:lose",
    "restore": "copies:restore",
    "read-back": "read_back:enter",
    "edit": "order_of_battle:edit",
    "duplicate": "order_of_battle:duplicate",
    "rename": "renaming:rename",
    "remove": "order_of_battle:remove",
    "sheets": "roster_sheets:show",
    "on-map": "on_map:show",
    "stacks": "on_map:stacks",
    "turn": "turn:play",
    "balances": "books:balances",
    "ledger": "books:ledger",
    "transaction": "books:transaction",
    "undo": "books:undo",
    "redo": "books:redo",
    "revoke": "books:revoke",
    "countable": "books:countable",
    "ask": "questions:ask",
    "count-in": "books:count_in",
    "silence": "books:silence",
    "check": "books:check",
    "chart": "charts:chart",
    "export": "sheets:export",
    "template": "sheets:template",
    "bind": "bound_workbook:bind",
    "fill": "bound_workbook:fill",
    "scenario": "sheets:scenario",
    "passphrase": "handover:passphrase",
    "hand-over": "handover:hand_over",
    "calc": "calculators:calc",
    "rule": "rule:rule",
    "roster": "sheets:roster",
    "report": "reports:report",
    "print": "printing:print_sheets",
    "organisation": "pictures:organisation",
    "plot": "pictures:plot",
    "bulletin": "pictures:bulletin",
    "picture": "sheets:picture",
    "demo": "sheets:demo",
}
"""What obeys each command, as ``module:function`` beside this one: only that module is loaded."""
_MAKING = frozenset({"new", "from-workbook", "copies", "restore"})
"""The commands whose file may not be there, or not be whole: to make it, or put a copy there.

The others refuse a wrong one before they load more.
"""
_PAINTED = frozenset(
    {"roster", "report", "print", "organisation", "plot", "bulletin", "picture", "demo"}
)
"""The commands that paint: their functions are given the services that do."""


def run(arguments: Sequence[str], services: Callable[[], Services]) -> int:
    """Run one command line and return the exit code: 0 done, 1 inconsistent, 2 bad input.

    `services` makes those for painting, where the command paints.
    """
    try:
        return _obey(arguments, services)
    except SystemExit as stop:  # said by argparse, with the help or what is wrong
        return int(stop.code or 0)
    except BrokenPipeError:
        # The reader of our output (`head`, say) has seen enough. As Python ends it would complain
        # here that it cannot write the rest.
        sys.stderr.close()
        return DONE
    except OSError as error:
        # Of a file that nothing further down has put in words: a name too long, a full disk.
        from oobmgr.domain.disks import disk_fault

        complain([disk_fault("", str(error.filename or ""), error)])
        return BAD_INPUT
    except KeyboardInterrupt:
        complain([Fault("stopped. What was begun and not written is not in the books.")])
        return STOPPED


def _obey(arguments: Sequence[str], services: Callable[[], Services]) -> int:
    try:
        # Before the grammar: that of a game's command loads the game.
        refuse_words(arguments)
        wish = build_parser(arguments).parse_args(arguments)
        fit_streams()
        refuse_letters(wish)
        if "file" in wish and wish.command in _HANDLERS and wish.command not in _MAKING:
            check_file(Path(wish.file))
        refuse_names(wish)
        # Loaded last, when nothing cheap is left to refuse the command for.
        handler = _handler(wish.command)
        from oobmgr.campaign.damage import damage_told

        with damage_told(partial(_faults_of, wish)):
            # Made only now: painting brings Qt along, which takes longer to load than all else.
            if wish.command in _PAINTED:
                handler(wish, services())
            else:
                handler(wish)
    # Before its base class: inconsistent books have an exit code of their own.
    except BooksInconsistent as error:
        complain(error.faults)
        return INCONSISTENT
    except OobmgrError as error:
        complain(error.faults)
        return BAD_INPUT
    return DONE


def _faults_of(wish: Namespace) -> tuple[Fault, ...]:
    """What is wrong with the campaign of a command: what it read may have been sound only by half.

    Questions tell of damage that they meet themselves; what is made of their answers does not.
    """
    from oobmgr.campaign.checks import inconsistencies
    from oobmgr.campaign.looks import a_look
    from oobmgr.models.engines import reading

    if "file" not in wish or not Path(wish.file).is_file():
        return ()
    with a_look(Path(wish.file)) as engine, reading(engine) as connection:
        return inconsistencies(connection)


def _handler(command: str) -> Callable[..., None]:
    if command in _HANDLERS:
        module, _, name = _HANDLERS[command].partition(":")
        found: Callable[..., None] = getattr(import_module(f"oobmgr.cli.{module}"), name)
        return found
    entries = {entry.name: entry for game in known_games.GAMES for entry in game.commands}
    obey: Callable[..., None] = import_module(entries[command].where).obey
    return obey
