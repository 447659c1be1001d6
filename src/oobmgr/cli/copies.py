"""Commands about the copies of a campaign: copies, restore."""

from __future__ import annotations

import argparse
from pathlib import Path

from oobmgr.cli.campaigns import opened, tell
from oobmgr.cli.output import print_json, print_table
from oobmgr.cli.streams import say
from oobmgr.domain.errors import BadInput, BooksInconsistent, Fault
from oobmgr.domain.postings import UnitId
from oobmgr.models.file_heads import backups_folder


def copies(wish: argparse.Namespace) -> None:
    """List the copies beside a campaign, and what each holds."""
    from oobmgr.campaign.copies import copies_of

    path = Path(wish.file)
    rows = copies_of(path)
    if wish.json:
        print_json(rows)
        return
    if not rows:
        say(f"There is no copy in {backups_folder(path)}.")
        return
    print_table(
        ("Copy", "Written", "Turn", "Last entry", "Posted", "Against the campaign"),
        [
            (row.path.name, f"{row.written:%Y-%m-%d %H:%M}", row.turn, row.last or "",
             # As it is saved, 2026-10-14T20:02:31, down to the minute.
             row.posted[:16].replace("T", " "), row.difference)
            for row in rows
        ],
    )  # fmt: skip


def restore(wish: argparse.Namespace) -> None:
    """Take struck step boxes back; or put a copy in the place of the campaign."""
    # The grammar has told copies from ids of units already.
    named = [item for item in wish.units if isinstance(item, Path)]
    if wish.log is not None:
        _settle_log(Path(wish.file), wish.log, wish.units)
    elif not wish.units:
        advice = "Name a copy, or the ids of units."
        raise BadInput(Fault("nothing is named to restore.", "units", advice=advice))
    elif not named:
        _restore_steps(wish)
    elif len(wish.units) == 1:
        _restore_copy(Path(wish.file), named[0])
    else:
        advice = "Name one copy, or the ids of units."
        raise BadInput(Fault("one copy is restored at a time.", "units", advice=advice))


def _settle_log(path: Path, wanted: str, units: list[object]) -> None:
    from oobmgr.campaign.logs import play_log, set_log_aside

    if units:
        raise BadInput(
            Fault("--log goes with the file alone.", "units", advice="Leave out the rest.")
        )
    if wanted == "play":
        play_log(path)
        say(f"The log is played into {path}.")
        return
    aside = set_log_aside(path)
    say(f"The log is kept as {aside}." if aside else f"There is no log beside {path}.")


def _restore_steps(wish: argparse.Namespace) -> None:
    from oobmgr.campaign.commands import RestoreSteps

    with opened(wish) as campaign:
        units = tuple(UnitId(number) for number in wish.units)
        tell(campaign.session.execute(RestoreSteps(units, wish.steps)))


def _restore_copy(path: Path, copy: Path) -> None:
    from oobmgr.campaign.copies import restore as put_back

    done = put_back(path, copy)
    say(f"{path} is now the copy {copy.name}: up to entry {done.row.last}, {done.row.turn}.")
    if done.aside is not None:
        say(f"The file before it is kept as {done.aside}.")
    # Raised last: the copy is in place, and the exit code says that its books do not agree.
    if done.faults:
        raise BooksInconsistent(*done.faults)
