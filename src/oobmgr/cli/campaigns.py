"""Opening the campaign that a command names, and reading what people type about it."""

from __future__ import annotations

import argparse
import getpass
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from oobmgr.campaign.file import Campaign, open_campaign
from oobmgr.cli.output import one_line
from oobmgr.cli.refusals import refuse_foreign
from oobmgr.cli.streams import remark, say
from oobmgr.domain.accounts import GoodId, SideId
from oobmgr.domain.errors import BadInput, Fault, Refused
from oobmgr.models.drives import cautions
from oobmgr.rules.nearest import did_you_mean

if TYPE_CHECKING:
    from oobmgr.campaign.rows import Preview
    from oobmgr.campaign.session import Posted
    from oobmgr.rules.game import Game


_ANYWAY = "Add --anyway if it is meant."


def opened(wish: argparse.Namespace) -> Campaign:
    """The campaign file that the command names, with the sheets open that it asks to unlock.

    Raises:
        BadInput: a passphrase is wrong.
        Refused: the command names a side whose sheets are hidden, or belongs to another game.
    """
    campaign = open_campaign(Path(wish.file))
    try:
        # Before any passphrase is asked for: the command may be of another game.
        refuse_foreign(wish.command, campaign.game.id, campaign.game.name)
        for side in (side_id(text, campaign.game) for text in wish.unlock):
            if side in campaign.veil.hidden:
                question = f"Passphrase of the {side_name(side, campaign.game)} sheets: "
                campaign.veil.unlock(side, passphrase(question))
        _refuse_hidden(wish, campaign)
    # Also for Ctrl+C at the passphrase: an open file would keep its log beside it.
    except BaseException:
        campaign.close()
        raise
    remark(cautions(campaign.path))
    # On standard error, so that the output stays what a script expects.
    for side in sorted(campaign.veil.hidden):
        name = side_name(side, campaign.game)
        remark([f"the {name} sheets are hidden; --unlock {name} asks for their passphrase."])
    return campaign


def passphrase(question: str) -> str:
    """A passphrase as typed without showing it, or the next line of what is piped in."""
    if sys.stdin.isatty():
        return getpass.getpass(question)
    # Without a terminal `getpass` would complain, and show what it reads.
    line = sys.stdin.readline()
    if not line:
        advice = "Run it in a terminal, or pipe the passphrase in as a line."
        raise BadInput(Fault("no passphrase was given.", "passphrase", advice=advice))
    return line.rstrip("\r\n")


def _refuse_hidden(wish: argparse.Namespace, campaign: Campaign) -> None:
    """Refuse to answer of a hidden side that is named: an empty answer would be none."""
    named = getattr(wish, "side", None)
    # Changing a passphrase asks for the old one itself.
    if named is None or wish.command == "passphrase":
        return
    side = side_id(named, campaign.game)
    if side in campaign.veil.hidden:
        name = side_name(side, campaign.game)
        advice = f"--unlock {name} asks for their passphrase."
        raise Refused(Fault(f"the {name} sheets are hidden.", "side", named, advice))


def side_id(text: str, game: Game) -> SideId:
    """A side by its name or id, in any case. Raises `BadInput`."""
    for side in game.sides:
        if text.casefold() in {side.id.casefold(), side.name.casefold()}:
            return side.id
    names = [side.name for side in game.sides]
    advice = did_you_mean(text, names)
    raise BadInput(Fault(f"{game.name} has no side {text!r}.", "side", text, advice))


def good_id(text: str, game: Game) -> GoodId:
    """A good by its id, its name or its sign, in any case. Raises `BadInput`."""
    good = named_good(text, game)
    if good is None:
        advice = did_you_mean(text, [known.id for known in game.goods])
        raise BadInput(Fault(f"{game.name} has no good {text!r}.", "good", text, advice))
    return good


def named_good(text: str, game: Game) -> GoodId | None:
    """The good of this id, name or sign, in any case; None where there is none."""
    for good in game.goods:
        if text.casefold() in {word.casefold() for word in (good.id, good.name, good.sign)}:
            return good.id
    return None


def side_name(side: str, game: Game) -> str:
    """The shown name of a side."""
    return next((s.name for s in game.sides if s.id == side), side)


def pairs(texts: Sequence[str], what: str) -> dict[str, str]:
    """``name=value`` texts as a mapping. Raises `BadInput` for other or doubled texts."""
    found: dict[str, str] = {}
    for text in texts:
        # At the first sign alone: a reason or a name may hold another.
        name, sign, value = (part.strip() for part in text.partition("="))
        if not sign:
            message, advice = f"{text!r} is not NAME=VALUE.", "Write it as name=value."
            raise BadInput(Fault(message, what, text, advice))
        if name in found:
            raise BadInput(Fault(f"{name} is given twice.", what, text, "Give it once."))
        found[name] = value
    return found


def confirmed(preview: Preview, wish: argparse.Namespace) -> None:
    """Raises `Refused` with what is only doubtful, unless it was said that it is meant."""
    doubts = () if wish.anyway else tuple(one for one in preview.warnings if one.asks)
    if doubts:
        # Said once, after the last of the doubts.
        last = replace(doubts[-1], advice=f"{doubts[-1].advice} {_ANYWAY}".strip())
        raise Refused(*doubts[:-1], last)


def tell(posted: Posted) -> None:
    """What was written, in one line, with the warnings that remain."""
    say(f"{one_line(posted.title)} (transaction {posted.transaction})")
    for note in (*posted.notes, *(fault.note() for fault in posted.warnings)):
        say(f"  Note: {note}")
