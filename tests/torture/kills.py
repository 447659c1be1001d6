"""Kill -9 at any moment of every kind of write, and what the files hold afterwards."""

from __future__ import annotations

import random
import shutil
import time
import zipfile
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Final

from oobmgr.campaign.copies import restore
from oobmgr.campaign.file import NewCampaign, open_campaign
from oobmgr.campaign.handover import hand_over
from oobmgr.domain.accounts import SideId
from oobmgr.domain.errors import CampaignFileError
from oobmgr.exchange.export.workbook import export_workbook
from tests.campaigns import campaign_file
from tests.integration.killed_player import batch, deeds
from tests.integration.killed_player import post as post_one
from tests.torture.tries import PROCESSES, Outcome
from tests.unit.campaign.trial_books import rows

OLD_FILES: Final = Path(__file__).parents[1] / "data" / "old_files"
MOST_DONE: Final = 4
_A_WHILE: Final = 0.2
HIDING: Final = NewCampaign("Trial", "spark", "combat_example", "standard")
"""A campaign of a game that hides sheets, with units of both sides."""
Step = Callable[[Path, random.Random], Iterator[Any]]


# What is done, step by step. What a step yields was finished and said before the next begins.


def posting(path: Path, dice: random.Random) -> Iterator[Any]:
    """Counts in, strikes steps, imports, makes copies."""
    with open_campaign(path) as campaign:
        yield "ready"
        yield from deeds(campaign, dice)


def importing(path: Path, dice: random.Random) -> Iterator[Any]:
    """Imports batch after batch."""
    with open_campaign(path) as campaign:
        yield "ready"
        while True:
            yield campaign.session.execute(batch(dice.randrange(10**9))).transaction


def copying(path: Path, dice: random.Random) -> Iterator[Any]:
    """Makes a copy after each entry."""
    with open_campaign(path) as campaign:
        yield "ready"
        while True:
            yield post_one(campaign, dice)
            yield campaign.backup("kill")


def exporting(path: Path, _: random.Random) -> Iterator[Any]:
    """Writes the same workbook again and again."""
    with open_campaign(path) as campaign:
        yield "ready"
        while True:
            yield export_workbook(campaign.queries, path.with_name("out.xlsx"))


def restoring(path: Path, _: random.Random) -> Iterator[Any]:
    """Puts a copy in the place of the file, with entries in its log before."""
    with open_campaign(path) as campaign:
        copy = campaign.backup("to restore")
        campaign.session.execute(batch(1))
    yield "ready"
    while True:
        yield restore(path, copy).row.last


def handing_over(path: Path, dice: random.Random) -> Iterator[Any]:
    """Makes file after file for one side."""
    with open_campaign(path) as campaign:
        yield "ready"
        while True:
            target = path.with_name(f"side {dice.randrange(10**9)}.oob")
            hand_over(campaign, SideId("soviet"), target)
            yield target


def migrating(path: Path, _: random.Random) -> Iterator[Any]:
    """Brings an old file to the present form, which opening does; then the next."""
    yield "ready"
    number = 0
    while True:
        number += 1
        old = path.with_name(f"old {number}.oob")
        # Whole before it has its name: to copy it is not what is tried.
        shutil.copyfile(path, old.with_suffix(".copy")).rename(old)
        open_campaign(old).close()
        yield old


STEPS: Final[dict[str, Step]] = {
    "posts": posting,
    "imports": importing,
    "backups": copying,
    "exports": exporting,
    "restores": restoring,
    "hand-overs": handing_over,
    "migrations": migrating,
}


def live(what: str, path: Path, number: int, mouth: Connection) -> None:
    """Never ends. What it says is out of this process before the next thing begins."""
    dice = random.Random(number)  # noqa: S311 - a trial, no secret
    for said in STEPS[what](path, dice):
        mouth.send(said)


# The kill.


def killed(what: str, path: Path, dice: random.Random) -> list[Any]:
    """Let it do some things, kill it in the next, and return what it said was finished."""
    ear, mouth = PROCESSES.Pipe(duplex=False)
    player = PROCESSES.Process(target=live, args=(what, path, dice.randrange(10**6), mouth))
    player.start()
    mouth.close()  # the player alone holds it now, so that its death is heard
    with ear:
        assert ear.recv() == "ready"
        began = time.monotonic()
        told = [ear.recv() for _ in range(dice.randrange(MOST_DONE))]
        each = (time.monotonic() - began) / max(1, len(told))
        # Somewhere in what it does next, which takes about as long as what it did.
        time.sleep(dice.uniform(0, min(each, _A_WHILE) or _A_WHILE / 4))
        alive = player.is_alive()
        player.kill()
        told += _said(ear)
    player.join()
    player.close()
    assert alive, "it ended by itself"
    return told


def _said(ear: Connection) -> list[Any]:
    """What was said whole; the rest was cut off."""
    told = []
    try:
        while True:
            told.append(ear.recv())
    except EOFError:
        return told


# What is there afterwards.


def kill_once(what: str, dice: random.Random, folder: Path) -> Outcome:
    """One kill, and a look at all that lies there."""
    path = folder / "trial.oob"
    if what == "migrations":
        chosen = dice.choice(sorted(OLD_FILES.rglob("*.oob")))
        shutil.copyfile(chosen, path)
    elif what == "hand-overs":
        campaign_file(path, HIDING)
    else:
        campaign_file(path, NewCampaign("Trial", "europa", "barbarossa"), batch(0))
    before = entries_of(path)
    told = killed(what, path, dice)
    if what == "restores":
        return _after_restore(path)
    lost = {one for one in told if isinstance(one, int)} | set(before)
    missing = lost - set(entries_of(path))
    files = [one for one in told if isinstance(one, Path)]
    return Outcome(
        answer="done",
        lost=f"entries {sorted(missing)}" if missing else "",
        unopened=damage_in(folder),
        half="; ".join(f"{one.name} was told of and is not there" for one in files
                       if not one.exists()),
    )  # fmt: skip


def entries_of(path: Path) -> list[int]:
    """The numbers of all entries that a file holds."""
    return [number for (number,) in rows(path, "SELECT id FROM journal_transaction ORDER BY id")]


def damage_in(folder: Path) -> str:
    """What is wrong with the files there that a player would take for his; empty for nothing."""
    found = [*folder.rglob("*.oob"), *folder.rglob("*.xlsx")]
    # What a kill left in a folder of ours is no file of the player's.
    files = [one for one in found if not one.parent.name.startswith(".oobmgr-")]
    return "; ".join(filter(None, map(_fault, files)))


def _fault(path: Path) -> str:
    """Why a file does not open, or does not agree with itself; empty for a good one."""
    if path.suffix == ".xlsx":
        damaged = not zipfile.is_zipfile(path) or zipfile.ZipFile(path).testzip()
        return f"{path.name} is cut off" if damaged else ""
    try:
        with open_campaign(path) as campaign:
            return "; ".join(fault.sentence() for fault in campaign.queries.check()[:1])
    except CampaignFileError as error:
        return f"{path.name}: {error}"


def _after_restore(path: Path) -> Outcome:
    """The file is as before, or as the copy; or it is set aside whole, and restoring goes on."""
    (copy, *_) = path.with_name("trial backups").glob("*to restore*")
    kept = [copy, *path.with_name("trial backups").glob("*set aside*.oob")]
    unopened = [_fault(one) for one in (path, *kept) if one.exists()]
    restore(path, copy)
    lost = "" if entries_of(path) == entries_of(copy) else "the copy does not lie in its place"
    return Outcome("done", lost, "; ".join(filter(None, (*unopened, _fault(path)))))
