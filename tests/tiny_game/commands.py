"""The game's own command."""

import argparse

from oobmgr.cli.campaigns import opened
from oobmgr.cli.output import print_table
from oobmgr.rules.questions import NoWish
from tests.tiny_game.questions import STORES


def describe(_: argparse.ArgumentParser) -> None:
    """It takes no arguments of its own."""


def obey(wish: argparse.Namespace) -> None:
    """List the stores."""
    with opened(wish) as campaign:
        rows = campaign.queries.ask(STORES, NoWish())
    print_table(("Side", "Food", "Loads"), [(row.side, row.food, row.loads) for row in rows])
