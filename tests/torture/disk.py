"""Faults of the disk: it is full, or the folder is gone. What was acknowledged stays."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from oobmgr.campaign.copies import restore
from oobmgr.campaign.file import Campaign, NewCampaign, create_campaign, open_campaign
from oobmgr.campaign.handover import hand_over
from oobmgr.domain.accounts import SideId
from oobmgr.domain.errors import OobmgrError
from oobmgr.exchange.export.workbook import export_workbook
from tests.campaigns import campaign_file
from tests.integration.killed_player import batch, post
from tests.torture.kills import HIDING, damage_in, entries_of
from tests.torture.tries import Outcome

NEW: Final = NewCampaign("Trial", "europa", "barbarossa")
_PAGE: Final = 4096
Deed = Callable[[Campaign, random.Random, Path], object]
"""What is done, with dice and a copy made before."""


def _restored(campaign: Campaign, _: random.Random, copy: Path) -> object:
    campaign.close()
    return restore(campaign.path, copy)


DEEDS: Final[dict[str, Deed]] = {
    "post": lambda campaign, dice, _: post(campaign, dice),
    "import": lambda campaign, dice, _: campaign.session.execute(batch(dice.randrange(10**9))),
    "backup": lambda campaign, *_: campaign.backup("full"),
    "export": lambda campaign, *_: export_workbook(
        campaign.queries, campaign.path.with_name("out.xlsx")
    ),
    "hand-over": lambda campaign, *_: hand_over(
        campaign, SideId("soviet"), campaign.path.with_name("side.oob")
    ),
    "new campaign": lambda campaign, *_: create_campaign(
        campaign.path.with_name("new.oob"), NEW
    ).close(),
    "restore": _restored,
}


def full(dice: random.Random, folder: Path) -> Outcome:
    """Nothing can grow beyond a size: a write fails wherever it happens to be."""
    name = dice.choice(list(DEEDS))
    path = _made_for(name, folder)
    size = path.stat().st_size
    most = dice.choice((dice.randrange(size), size + _PAGE * dice.randrange(-4, 40)))
    return _tried(name, path, dice, _limited(max(0, most)))


def gone(dice: random.Random, folder: Path) -> Outcome:
    """The folder is moved away while the campaign is open."""
    home = folder / "home"
    home.mkdir()
    name = dice.choice(list(DEEDS))
    return _tried(name, _made_for(name, home), dice, _moved(home))


def _made_for(name: str, folder: Path) -> Path:
    path = folder / "trial.oob"
    if name == "hand-over":
        return campaign_file(path, HIDING)
    return campaign_file(path, NEW, batch(0))


def _tried(
    name: str, path: Path, dice: random.Random, fault: Callable[[], Iterator[None]]
) -> Outcome:
    """Some entries before the fault, a deed within: it is done, or refused in words."""
    with open_campaign(path) as campaign:
        copy = campaign.backup("to restore")
        for _ in range(0 if name == "hand-over" else dice.randrange(4)):
            post(campaign, dice)
        before = entries_of(path)
        answer = "done"
        with contextmanager(fault)():
            try:
                for _ in range(3 if name in {"post", "import"} else 1):
                    DEEDS[name](campaign, dice, copy)
                    # Acknowledged: it has to be there afterwards.
                    if name in {"post", "import"}:
                        before.append(before[-1] + 1)
            except OobmgrError as error:
                answer = f"refused: {error}"
    restored = name == "restore" and answer == "done"
    missing = set() if restored else set(before) - set(entries_of(path))
    return Outcome(
        f"{name} {answer}",
        lost=f"entries {sorted(missing)}" if missing else "",
        unopened=damage_in(path.parent),
    )


def _limited(most: int) -> Callable[[], Iterator[None]]:
    import resource

    def fault() -> Iterator[None]:
        _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (most, hard))
        try:
            yield
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))

    return fault


def _moved(home: Path) -> Callable[[], Iterator[None]]:
    def fault() -> Iterator[None]:
        away = home.with_name("away")
        home.rename(away)
        try:
            yield
        finally:
            away.rename(home)

    return fault
