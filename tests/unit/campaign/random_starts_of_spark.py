"""Campaigns of Operation Spark in which random turns begin: made once, then copied."""

from __future__ import annotations

import shutil
import tempfile
from functools import cache
from pathlib import Path

from oobmgr.campaign.commands import Advance
from oobmgr.campaign.file import Campaign, NewCampaign, create_campaign
from tests.campaigns import post

STARTS = (
    ("1943-01-12-1am", "initiative"),
    ("1943-01-12-1am", "first_movement"),
    ("1943-01-12-1am", "first_combat"),
    ("1943-01-12-1am", "initiative_challenge"),
    ("1943-01-12-2pm", "special_air_strikes"),
    ("1943-01-12-3night", "first_movement"),
)
"""Turn and phase in which random play may begin."""
ASSAULTS = {
    "1710": ("284/86", "330/86"),
    "1712": ("7GdMiner", "387/136", "541/136", "1/61T"),
    "1714": ("733/136", "2/61T"),
    "1617": ("942/268", "947/268"),
}
"""The hexes that units of the combat example are marked against, in each Movement Phase."""
_ENTRENCHED = ("3/240/170", "I/399/170", "II/399/170", "III/399/170", "240/170")


@cache
def _template(turn: str, phase: str) -> Path:
    path = Path(tempfile.mkdtemp(prefix="oobmgr-start-")) / "start.oob"
    new = NewCampaign("Random", "spark", "combat_example", "standard")
    with create_campaign(path, new) as campaign:
        _set_up(campaign)
        while (at := campaign.queries.sequence()).turn != turn or at.phase != phase:
            # A Turn Section need not hold every phase: one that never comes must fail, not hang.
            assert at.turn <= turn, f"{phase} is not held in {turn}"
            if at.phase.endswith("_movement"):
                _mark(campaign, at.side)
            campaign.session.execute(Advance("phase", anyway=True))
    return path


def _set_up(campaign: Campaign) -> None:
    """Ammunition for both sides, and the trenches held."""
    campaign.session.execute(Advance("phase", anyway=True))
    post(campaign, "receive_ammunition", side="soviet", stock="67th Army", points=12)
    post(campaign, "receive_ammunition", side="german", stock="", points=6)
    ids = {row.designation: row.id for row in campaign.queries.units()}
    post(campaign, "mark_units", units=[ids[name] for name in _ENTRENCHED], marker="entrenched")


def _mark(campaign: Campaign, side: str) -> None:
    if side != "soviet":
        return
    ids = {row.designation: row.id for row in campaign.queries.units()}
    for place, names in ASSAULTS.items():
        post(campaign, "assault_markers", hex=place, units=[ids[name] for name in names])


def spark_start_in(folder: Path, turn: str, phase: str) -> Path:
    """A file of a campaign that begins in that phase, closed."""
    return Path(shutil.copy(_template(turn, phase), folder / "random.oob"))
