"""The command `read-back`: what was pencilled on printed sheets, by the codes of their rows."""

import argparse
import sys
from collections.abc import Iterable, Iterator
from typing import Final

from oobmgr.cli.campaigns import confirmed, opened, side_id, tell
from oobmgr.cli.streams import say
from oobmgr.domain.errors import Refused
from oobmgr.reports.read_back import SheetReader

_STANDARD_INPUT: Final = "-"


def enter(wish: argparse.Namespace) -> None:
    """Enter all of it as one transaction, or nothing of it with every fault."""
    with opened(wish) as campaign:
        side = side_id(wish.side, campaign.game)
        # The units of all sides, as the codes of the printed sheets were made from all.
        reader = SheetReader(campaign.game, side, campaign.queries.units())
        command = reader.read(_lines(wish.entries))
        preview = campaign.session.preview(command)
        if preview.refusals:
            raise Refused(*preview.refusals)
        if not wish.preview:
            confirmed(preview, wish)
            tell(campaign.session.execute(command))
            return
    say(f"{preview.title} (not posted)")
    for text in (preview.sentence, *(fault.note() for fault in preview.warnings)):
        say(f"  {text}")


def _lines(entries: Iterable[str]) -> Iterator[str]:
    """The entries of the command line, those of standard input in place of a dash."""
    for entry in entries:
        # A page of notes is easier kept in a file than typed as arguments.
        yield from sys.stdin.read().splitlines() if entry == _STANDARD_INPUT else [entry]
