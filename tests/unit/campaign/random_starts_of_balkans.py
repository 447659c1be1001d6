"""Campaigns of Balkans 1944 in which random turns begin: made once, then copied."""

from __future__ import annotations

import shutil
import tempfile
from functools import cache
from pathlib import Path

from oobmgr.campaign.commands import Advance, ImportOrderOfBattle
from oobmgr.campaign.file import Campaign, NewCampaign, create_campaign
from oobmgr.domain.accounts import SideId
from oobmgr.domain.units import UnitValues
from tests.campaigns import post

STARTS = (
    ("soviet", "movement"),
    ("soviet", "combat"),
    ("axis", "movement"),
    ("axis", "combat"),
)
"""Side and phase in which random play may begin: before a roll, and with a garrison owed."""
# Side, nation, type, hexes of the units. All lie near the cities, so that much falls due.
_FORCES = (
    ("soviet", "Soviet Union", "tank", ("0716", "0718", "0825", "0627", "0824")),
    ("soviet", "Romania", "infantry", ("0718", "0824")),
    ("soviet", "Soviet Union", "HQ", ("0717", "")),
    ("soviet", "Soviet Union", "air", ("0825",)),
    ("soviet", "Yugoslavia", "partisan", ("0926", "0825")),
    ("axis", "Hungary", "infantry", ("0520", "0520", "0520", "0627", "0926")),
    ("axis", "Germany", "panzer", ("0520", "0926", "Vienna")),
)


def _forces() -> tuple[UnitValues, ...]:
    return tuple(
        UnitValues(
            side=SideId(side),
            nation=nation,
            designation=f"{number}/{kind[:3]}",
            type=kind,
            size="XX",
            path=("Army",),
            steps=2,
            ratings={} if number == 1 else {"attack": 4, "defense": 4, "move": 6},
            hex=place,
        )
        for side, nation, kind, places in _FORCES
        for number, place in enumerate(places, 1)
    )


@cache
def _template(side: str, phase: str) -> Path:
    path = Path(tempfile.mkdtemp(prefix="oobmgr-start-")) / "start.oob"
    with create_campaign(path, NewCampaign("Random", "balkans", "balkans")) as campaign:
        campaign.session.execute(ImportOrderOfBattle(_forces()))
        ids = {row.designation: row.id for row in campaign.queries.units()}
        post(campaign, "partisan_mode", units=[ids["1/par"]])
        if (side, phase) != STARTS[0]:
            _declare(campaign, ids["1/tan"])
        while (at := campaign.queries.sequence()).side != side or at.phase != phase:
            assert at.turn == "t0001", f"{side} {phase} is not held in the first turn"
            campaign.session.execute(Advance("phase", anyway=True))
    return path


def _declare(campaign: Campaign, unit: int) -> None:
    """Zagreb was rolled for in vain, and Graz is a Festung."""
    post(campaign, "enter_hex", units=[unit], to="0825")
    post(campaign, "festung_roll", city="Zagreb", die=5)
    post(campaign, "enter_hex", units=[unit], to="0727")
    post(campaign, "festung_roll", city="Graz", die=2)


def balkans_start_in(folder: Path, side: str, phase: str) -> Path:
    """A file of a campaign that begins in that phase, closed."""
    return Path(shutil.copy(_template(side, phase), folder / "random.oob"))
