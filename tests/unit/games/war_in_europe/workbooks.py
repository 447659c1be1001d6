"""Campaigns of War in Europe written into a workbook and read back from it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from openpyxl import load_workbook
from tests.campaigns import campaign_at

from oobmgr.campaign.file import Campaign, NewCampaign
from oobmgr.exchange.comparison import ImportPreview, compared
from oobmgr.exchange.export import export_workbook
from oobmgr.exchange.order_of_battle import read_order_of_battle

# By the words of the units: their numbers are those of a campaign.
Held = dict[str, list[dict[str, Any]]]


def held(campaign: Campaign) -> Held:
    """The records of a campaign by kind, with units by their designations."""
    names = {unit.id: unit.designation for unit in campaign.queries.units()}
    found: Held = {}
    for row in campaign.queries.records():
        values = dict(row.values)
        if "unit" in values:
            values["unit"] = names[values["unit"]]  # type: ignore[index]
        found.setdefault(row.kind, []).append(values)
    return found


LATE = NewCampaign("Late", "war_in_europe", "campaign", options={"first_turn": "1/6/40"})
"""A campaign that begins where a strategic cycle does."""


def empty(folder: Path) -> Campaign:
    return campaign_at(folder / "other.oob", NewCampaign("Other", "war_in_europe", "campaign"))


def exported(campaign: Campaign, folder: Path) -> Path:
    return export_workbook(campaign.queries, folder / "books.xlsx")


def preview(path: Path, campaign: Campaign) -> ImportPreview:
    return compared(read_order_of_battle(path, campaign.game), campaign.queries)


def taken(path: Path, campaign: Campaign) -> ImportPreview:
    """Import a workbook with what is ticked at first."""
    found = preview(path, campaign)
    campaign.session.execute(found.to_command(found.proposed))
    return found


def written(path: Path, sheet: str, cells: Mapping[str, object]) -> None:
    """Change cells of a sheet as a player does."""
    book = load_workbook(path)
    for cell, value in cells.items():
        book[sheet][cell].value = value
    book.save(path)
