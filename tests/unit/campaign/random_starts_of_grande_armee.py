"""Campaigns of La Grande Armée in which random turns begin: made once, then copied."""

from __future__ import annotations

import shutil
import tempfile
from functools import cache
from pathlib import Path

from oobmgr.campaign.commands import Advance
from oobmgr.campaign.file import Campaign, NewCampaign, create_campaign
from tests.campaigns import post

STARTS = (
    ("france", "income"),
    ("france", "command"),
    ("france", "skirmish"),
    ("coalition", "movement"),
    ("coalition", "combat"),
    ("france", "rally"),
)
"""Side and phase in which random play may begin."""
_LANDS = (
    ("Bavaria", "minor", "allied"), ("Holland", "minor", "annexed"), ("Tyrol", "province", "ceded")
)  # fmt: skip


@cache
def _template(side: str, phase: str) -> Path:
    path = Path(tempfile.mkdtemp(prefix="oobmgr-start-")) / "start.oob"
    new = NewCampaign("Random", "grande_armee", "spring_1813")
    with create_campaign(path, new) as campaign:
        while (at := campaign.queries.sequence()).side != side or at.phase != phase:
            _enter(campaign, at.phase)
            campaign.session.execute(Advance("phase", anyway=True))
    return path


def _enter(campaign: Campaign, phase: str) -> None:
    """What a phase is about, so that later ones have something to go by."""
    if phase == "weather":
        post(campaign, "weather", weather="mud")
    elif phase == "politics":
        post(campaign, "index_markers", boxes={"Austria": 6, "Prussia": 5, "Russia": 4})
        post(campaign, "victory_points", points=48, cause="cities")
    elif campaign.queries.sequence().side != "france":
        return
    elif phase == "income":
        for name, kind, status in _LANDS:
            post(campaign, "land", name=name, kind=kind, status=status, holder="France",
                 resource=3, replacement=2)  # fmt: skip
        post(campaign, "points", power="France", points=20)
        post(campaign, "points", power="France", kind="replacement points", points=20)
    elif phase == "command":
        post(campaign, "town", place="Erfurt", start="French", kind="city")


def grande_armee_start_in(folder: Path, side: str, phase: str) -> Path:
    """A file of a campaign that begins in that phase, closed."""
    return Path(shutil.copy(_template(side, phase), folder / "random.oob"))
