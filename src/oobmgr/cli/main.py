"""Running one command and turning faults into exit codes."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from importlib import metadata
from typing import TYPE_CHECKING

from oobmgr.cli import books, calculators, files, order_of_battle, sheets, turn
from oobmgr.cli.output import complain
from oobmgr.cli.parser import build_parser
from oobmgr.domain.errors import BooksInconsistent, OobmgrError

if TYPE_CHECKING:
    from oobmgr.cli.services import Services

DONE, INCONSISTENT, BAD_INPUT = 0, 1, 2

Handler = Callable[[argparse.Namespace], None]
_HANDLERS: dict[str, Handler] = {
    "new": files.new,
    "show": files.show,
    "backup": files.backup,
    "options": files.options,
    "house-rule": files.house_rule,
    "import": order_of_battle.read,
    "units": order_of_battle.units,
    "formations": order_of_battle.formations,
    "air": order_of_battle.air,
    "lose": order_of_battle.lose,
    "restore": order_of_battle.restore,
    "edit": order_of_battle.edit,
    "remove": order_of_battle.remove,
    "turn": turn.play,
    "balances": books.balances,
    "ledger": books.ledger,
    "transaction": books.transaction,
    "undo": books.undo,
    "redo": books.redo,
    "revoke": books.revoke,
    "count-in": books.count_in,
    "silence": books.silence,
    "check": books.check,
    "export": sheets.export,
    "calc": calculators.calc,
}
_PAINTED: dict[str, Callable[[argparse.Namespace, Services], None]] = {
    "roster": sheets.roster,
    "picture": sheets.picture,
    "demo": sheets.demo,
}


def run(arguments: Sequence[str], services: Services) -> int:
    """Run one command line and return the exit code: 0 done, 1 inconsistent, 2 bad input."""
    parser = build_parser(metadata.version("oobmgr"))
    try:
        wish = parser.parse_args(arguments)
    except SystemExit as stop:
        return int(stop.code or 0)
    try:
        if wish.command in _PAINTED:
            _PAINTED[wish.command](wish, services)
        else:
            _HANDLERS[wish.command](wish)
    except BooksInconsistent as error:
        complain(error.faults)
        return INCONSISTENT
    except OobmgrError as error:
        complain(error.faults)
        return BAD_INPUT
    except BrokenPipeError:
        # The reader of our output (`head`, say) has seen enough.
        sys.stderr.close()
        return DONE
    return DONE
