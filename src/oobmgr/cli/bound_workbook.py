"""Commands about the player's own workbook: bind, fill."""

import argparse
from pathlib import Path

from oobmgr.campaign.commands import BindWorkbook
from oobmgr.cli.campaigns import opened, pairs, tell
from oobmgr.cli.output import print_json, print_table
from oobmgr.cli.streams import say
from oobmgr.domain.quantities import counted


def bind(wish: argparse.Namespace) -> None:
    """Bind a workbook with its ranges, let it go, or show which is bound."""
    from oobmgr.exchange.own_workbook import binding_of, check_ranges

    with opened(wish) as campaign:
        if wish.none:
            tell(campaign.session.execute(BindWorkbook("", {})))
        elif wish.workbook:
            wanted = pairs(wish.range, "range")
            # The campaign may be opened from another folder the next time.
            path = Path(wish.workbook).resolve()
            # Checked now, because otherwise only `fill` would find a range that is wrong.
            check_ranges(campaign.queries, path, wanted)
            tell(campaign.session.execute(BindWorkbook(str(path), wanted)))
        else:
            path, ranges = binding_of(campaign.queries)
            if wish.json:
                print_json({"path": str(path), "ranges": dict(ranges)})
                return
            say(str(path))
            print_table(("Range", "Filled with"), list(ranges.items()))


def fill(wish: argparse.Namespace) -> None:
    """Fill the workbook that is bound."""
    from oobmgr.exchange.own_workbook import binding_of, fill_workbook

    with opened(wish) as campaign:
        path, ranges = binding_of(campaign.queries)
        done = fill_workbook(campaign.queries, path, ranges, anyway=wish.anyway)
    say(f"Filled {counted(done.cells, 'cell')} of {done.path}")
    say(
        f"The workbook as it was is kept as {done.copy}. Formulas are worked out when it is opened."
    )
