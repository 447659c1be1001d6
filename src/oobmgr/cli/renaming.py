"""The command `rename`: a text replaced in the names of units and formations."""

from __future__ import annotations

import argparse

from oobmgr.campaign.name_changes import name_changes, renaming
from oobmgr.cli.campaigns import opened, side_id, tell
from oobmgr.cli.output import print_table
from oobmgr.cli.streams import say


def rename(wish: argparse.Namespace) -> None:
    """Replace a text in names, as one transaction; or show what they would be."""
    with opened(wish) as campaign:
        side = None if wish.side is None else side_id(wish.side, campaign.game)
        units = () if wish.only == "formations" else campaign.queries.units()
        formations = () if wish.only == "units" else campaign.queries.formations()
        changes = name_changes(
            [unit for unit in units if side in {None, unit.side}],
            [row for row in formations if side in {None, row.side}],
            wish.find,
            wish.replace,
        )
        command = renaming(changes)
        posted = campaign.session.preview(command) if wish.preview else None
        if posted is None:
            tell(campaign.session.execute(command))
    told = [(one.kind, one.old, one.new, one.place) for one in changes]
    print_table(("Of", "Name", "Would be" if wish.preview else "Is now", "In"), told)
    if posted is not None:
        say(f"{posted.title} (not posted)")
