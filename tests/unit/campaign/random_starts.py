"""Campaigns in which random turns begin: made once, with forces, bases and losses, then copied."""

from __future__ import annotations

import shutil
import tempfile
from functools import cache
from itertools import cycle
from pathlib import Path
from typing import Any

from oobmgr.campaign.commands import (
    Advance,
    FillCharts,
    ImportOrderOfBattle,
    LoseSteps,
)
from oobmgr.campaign.file import Campaign, NewCampaign, create_campaign
from oobmgr.domain.accounts import SideId
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.postings import UnitId
from oobmgr.domain.units import UnitValues
from oobmgr.rules.charts import Chart, EntryKind, RowKind
from tests.campaigns import post
from tests.unit.campaign.trial_books import AXIS, SOVIET

STARTS = (
    ("1941-06-I-surprise", "axis"),
    ("1941-06-II", "axis"),
    ("1941-07-I", "soviet"),
    ("1941-08-I", "soviet"),
    ("1941-12-I", "axis"),
    ("1942-04-II", "soviet"),
)
"""Turn and side in whose first phase random play may begin: each brings rules of its own."""

_TANKS = {"cm": "C/M", "aeca": "full", "atec": "full"}
# Nation, designation, type, size, attack-defence-move, cadre, REs, further traits, arrival.
_FORCES: tuple[tuple[Any, ...], ...] = (
    ("Germany", "1", "infantry", "XX", (7, 7, 6), "2-6", "3", {}, ""),
    ("Germany", "2", "infantry", "XX", (7, 7, 6), "2-6", "3", {}, ""),
    ("Germany", "3", "panzer", "XX", (10, 10, 10), "4-8", "3", _TANKS, ""),
    ("Germany", "4", "panzer", "XX", (9, 9, 10), "3-8", "3", _TANKS, ""),
    ("Germany", "10", "motorized", "XX", (8, 8, 10), "3-8", "3", {"cm": "C/M"}, ""),
    ("Germany", "190", "assault gun", "II", (1, 1, 10), "", "1", _TANKS, ""),
    ("Germany", "801", "artillery", "III", (5, 2, 6), "", "1", {"art": "art"}, ""),
    ("Germany", "52", "infantry", "XX", (6, 6, 6), "2-6", "3", {}, "1941-07-I"),
    ("Romania", "5", "infantry", "XX", (4, 4, 6), "1-6", "3", {}, ""),
    ("Finland", "6", "infantry", "XX", (6, 6, 6), "2-6", "3", {}, ""),
    ("Soviet Union", "61", "rifle", "XX", (4, 4, 6), "", "3", {}, ""),
    ("Soviet Union", "62", "rifle", "XX", (3, 3, 6), "", "3", {}, ""),
    ("Soviet Union", "7", "tank", "XX", (6, 6, 8), "3-8", "3", _TANKS, ""),
    ("Soviet Union", "209", "mechanised", "XX", (4, 4, 8), "2-8", "3", {"cm": "C/M"}, ""),
    ("Soviet Union", "2", "NKVD", "III", (1, 2, 6), "", "1", {}, ""),
    ("Soviet Union", "9", "antitank", "X", (2, 3, 8), "", "1.5", {"atec": "full"}, ""),
    ("Soviet Union", "30", "artillery", "III", (4, 2, 6), "", "1", {"art": "art"}, ""),
    ("Soviet Union", "100", "rifle", "XX", (4, 6, 6), "", "3", {}, "1941-08-I"),
)
_HEXES = ("1A 2001", "1A 2002", "1A 2003", "")
_LOSSES = (1, 5, 6, 11, 13, 14, 16)
"""Ids of units that lose a step before play begins, after the surprise turn."""
_NATION = {"axis": "Germany", "soviet": "Soviet Union"}
_CUT_OFF = {"axis": (2, 9, 10), "soviet": (12, 14, 15)}
"""Ids of units that are isolated from the first turn on."""
_BASES = (
    {"name": "Warszawa", "city": "major", "airfield": True},
    {"name": "Brest", "city": "dot"},
    {"name": "Kiev", "city": "major", "enemy": True},
)
_PLACED = {
    "axis": (("Me109F", "Warszawa", 2), ("Ju87B", "Warszawa", 2), ("Me109E", "Brest", 1)),
    "soviet": (("I16", "Kiev", 2), ("SB2", "Kiev", 1)),
}
_ROWS = {
    RowKind.TURN: ("1941-07-I", "1941-08-I", "1941-12-I"),
    RowKind.TEXT: ("1", "2", "3", "4", "5", "6", "7", "infantry", "panzer"),
}
_COLUMNS = {
    "air_repair": ("German", "Finnish", "Romanian", "Hungarian", "Soviet"),
    "replacement_schedule": ("Germany infantry", "Soviet armor", "Soviet infantry"),
    "winterization": ("Germany", "Soviet Union"),
    "success": ("interdiction", "commando"),
}
_NUMBERED = ("1", "2", "3", "6", "10", "20")


def _forces() -> tuple[UnitValues, ...]:
    return tuple(
        UnitValues(
            side=SOVIET if nation == "Soviet Union" else AXIS,
            nation=nation,
            designation=designation,
            type=kind,
            size=size,
            path=("Front", "Corps"),
            steps=2 if cadre else 1,
            ratings=dict(zip(("attack", "defense", "move"), ratings, strict=True)),
            traits={"re": re, **({"cadre": cadre} if cadre else {}), **traits},
            arrival=TurnCode(arrival),
            hex=_HEXES[number % len(_HEXES)],
        )
        for number, (
            nation,
            designation,
            kind,
            size,
            ratings,
            cadre,
            re,
            traits,
            arrival,
        ) in enumerate(_FORCES)
    )


def copy_of(chart: Chart) -> dict[str, Any]:
    """A chart filled in from one end to the other; what stands in it has no meaning."""
    rows = chart.rows or _ROWS[chart.row_kind]
    columns = chart.columns or _COLUMNS.get(chart.id, _NUMBERED)
    numbers = ("1", "2", "3") if chart.kind is EntryKind.NUMBER else ("+1", "-1")
    words = cycle(chart.entries or numbers)
    return {
        "rows": list(rows),
        "columns": list(columns),
        "cells": [[next(words) for _ in columns] for _ in rows],
    }


def fill_charts(campaign: Campaign) -> None:
    """Give the campaign a copy of every chart."""
    charts = campaign.queries.game.charts()
    campaign.session.execute(FillCharts({name: copy_of(chart) for name, chart in charts.items()}))


@cache
def _template(turn: str, side: SideId) -> Path:
    path = Path(tempfile.mkdtemp(prefix="oobmgr-start-")) / "start.oob"
    with create_campaign(path, NewCampaign("Random", "europa", "barbarossa", "full")) as campaign:
        campaign.session.execute(ImportOrderOfBattle(_forces()))
        for base in _BASES:
            post(campaign, "air_base", **base)
        if turn != STARTS[0][0]:
            campaign.session.execute(LoseSteps(tuple(map(UnitId, _LOSSES))))
        placed: set[str] = set()
        while (at := campaign.queries.sequence()).turn != turn or at.side != side:
            assert at.turn <= turn, f"{side} {turn} does not come"
            if at.turn >= "1941-06-II":
                _cut_off(campaign, at.side)
                _stock_up(campaign, at.side)
            if at.side not in placed and "air_move" in at.actions_now:
                placed.add(at.side)
                _place_groups(campaign, at.side)
            campaign.session.execute(Advance("side", anyway=True))
    return path


def _cut_off(campaign: Campaign, side: str) -> None:
    """Some units of a side are isolated, and were so in the turn before."""
    if campaign.queries.sequence().phase == "initial":
        post(campaign, "supply_states", isolated=_CUT_OFF[side])


def _stock_up(campaign: Campaign, side: str) -> None:
    """Points of both kinds that change brings wait for a side, or are taken where they waited."""
    if "replacements" in campaign.queries.sequence().actions_now:
        post(campaign, "replacements")
    else:
        for kind in ("infantry", "armor"):
            post(campaign, "credit_points", nation=_NATION[side], kind=kind, points=15)


def _place_groups(campaign: Campaign, side: str) -> None:
    moves = [
        {"card": card, "source": "available", "target": base, "number": number}
        for card, base, number in _PLACED[side]
    ]
    post(campaign, "air_move", moves=moves)


def start_in(folder: Path, turn: str, side: str) -> Path:
    """A file of a campaign that begins in that player turn, closed."""
    return Path(shutil.copy(_template(turn, SideId(side)), folder / "random.oob"))
