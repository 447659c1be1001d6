"""Commands about what is hidden: passphrase, hand-over."""

import argparse
import sys
from pathlib import Path

from oobmgr.campaign.handover import hand_over as write_for_side
from oobmgr.cli.campaigns import opened, side_id, side_name, tell
from oobmgr.cli.campaigns import passphrase as asked
from oobmgr.cli.streams import say
from oobmgr.domain.errors import BadInput, Fault


def passphrase(wish: argparse.Namespace) -> None:
    """Set, change or take off the passphrase of a side's sheets."""
    with opened(wish) as campaign:
        side = side_id(wish.side, campaign.game)
        name = side_name(side, campaign.game)
        old = ""
        if side in campaign.veil.locked:
            old = asked(f"Current passphrase of the {name} sheets: ")
            # At once, before a new one is thought up and typed twice.
            campaign.veil.prove(side, old)
        new = None if wish.remove else _new_passphrase(name)
        tell(campaign.set_passphrase(side, new, old))


def hand_over(wish: argparse.Namespace) -> None:
    """Make a campaign file for one side."""
    with opened(wish) as campaign:
        side = side_id(wish.side, campaign.game)
        write_for_side(campaign, side, Path(wish.out))
        others = (one.name for one in campaign.game.sides if one.id != side)
    say(f"Wrote {wish.out}. It holds nothing of the {' and '.join(others)} side.")


def _new_passphrase(name: str) -> str:
    new = asked(f"New passphrase of the {name} sheets: ")
    # Twice only where it is typed unseen; a pipe does not slip.
    if sys.stdin.isatty() and asked("Repeat it: ") != new:
        raise BadInput(Fault("the two passphrases differ.", "passphrase", advice="Begin again."))
    return new
