"""The imports of a campaign: listed, and taken back whole."""

from __future__ import annotations

import argparse

from oobmgr.cli.campaigns import opened, tell
from oobmgr.cli.output import print_json, print_table
from oobmgr.domain.errors import Fault, Refused
from oobmgr.domain.postings import TransactionId


def list_imports(wish: argparse.Namespace) -> None:
    """The imports, newest first."""
    with opened(wish) as campaign:
        rows = campaign.queries.imports()
    if wish.json:
        print_json(rows)
        return
    print_table(
        ("Number", "Turn", "Import", ""),
        [(r.transaction, r.turn_label, r.title, "taken back" if r.undone else "") for r in rows],
    )


def take_back(wish: argparse.Namespace) -> None:
    """Take one import back, the last that stands if none is named; refused, saying why."""
    with opened(wish) as campaign:
        standing = [row.transaction for row in campaign.queries.imports() if not row.undone]
        # Without a number the grammar puts in 0, which no transaction has.
        number = wish.take_back or next(iter(standing), 0)
        if number not in standing:
            message = (
                f"{number} is not an import, or it was taken back already."
                if number
                else "there is no import."
            )
            raise Refused(Fault(message, "take-back", advice="--list lists the imports."))
        # Revoked, not undone: other entries may have come since that do not rest on it.
        tell(campaign.session.revoke(TransactionId(number)))
