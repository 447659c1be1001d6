"""Asking for the passphrase of a side's sheets."""

from __future__ import annotations

import getpass
import sys
from collections.abc import Iterable
from typing import TYPE_CHECKING

from oobmgr.domain.errors import BadInput, Fault

if TYPE_CHECKING:
    from oobmgr.campaign.file import Campaign
    from oobmgr.domain.accounts import SideId


def unlock(campaign: Campaign, sides: Iterable[SideId]) -> None:
    """Ask for the passphrases of sides and open their sheets. Raises `BadInput`."""
    for side in sides:
        if side in campaign.veil.hidden:
            name = campaign.game.side(side).name
            campaign.veil.unlock(side, asked(f"Passphrase of the {name} sheets: "))


def asked(question: str) -> str:
    """A passphrase as typed without showing it, or the next line of what is piped in."""
    if sys.stdin.isatty():
        return getpass.getpass(question)
    line = sys.stdin.readline()
    if not line:
        advice = "Run it in a terminal, or pipe the passphrase in as a line."
        raise BadInput(Fault("no passphrase was given.", "passphrase", advice=advice))
    return line.rstrip("\r\n")
