"""Campaigns of War in Europe in which random turns begin: made once, then copied."""

from __future__ import annotations

import shutil
import tempfile
from functools import cache
from pathlib import Path

from oobmgr.campaign.commands import Advance
from oobmgr.campaign.file import Campaign, NewCampaign, create_campaign
from tests.campaigns import post
from tests.unit.games.war_in_europe.playing import FORCES, flown

STARTS = (
    ("axis", "air"),
    ("axis", "cycle"),
    ("axis", "movement"),
    ("allied", "replacement"),
    ("allied", "movement"),
    ("soviet", "combat"),
)
"""Side and phase in which random play may begin."""
_POINTS = (
    ("Axis", "West", 12),
    ("Commonwealth", "West", 9),
    ("Italy", "South", 6),
    ("Axis", "East", 20),
    ("Soviet", "East", 31),
)
_FIRST = {"first_turn": "4/5/41"}
"""So that a strategic cycle is a turn away."""


@cache
def _template(side: str, phase: str) -> Path:
    path = Path(tempfile.mkdtemp(prefix="oobmgr-start-")) / "start.oob"
    new = NewCampaign("Random", "war_in_europe", "campaign", options=_FIRST)
    with create_campaign(path, new) as campaign:
        campaign.session.execute(FORCES)
        for nation, front, points in _POINTS:
            post(campaign, "air_points", nation=nation, front=front, points=points)
        while (at := campaign.queries.sequence()).side != side or at.phase != phase:
            _enter(campaign, at.phase)
            campaign.session.execute(Advance("phase", anyway=True))
    return path


def _enter(campaign: Campaign, phase: str) -> None:
    """What a phase is about, so that later ones have something to go by."""
    if phase == "weather":
        post(campaign, "weather", weather="Snow")
    elif phase == "air":
        missions = flown(("Axis", 0, 7), ("Commonwealth", 2, 0))
        post(campaign, "missions", front="West", **missions)
    elif phase == "replacement":
        post(campaign, "receive_points", front="West", points=5)
        post(campaign, "assault_points", points=4)


def war_in_europe_start_in(folder: Path, side: str, phase: str) -> Path:
    """A file of a campaign that begins in that phase, closed."""
    return Path(shutil.copy(_template(side, phase), folder / "random.oob"))
