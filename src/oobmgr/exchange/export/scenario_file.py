"""The order of battle as a scenario of ORBAT Mapper, with the symbols of its units.

What the scenario has no place for stands with each unit under a name of our own, as in the columns
of the workbook: read back, it is the same order of battle.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from oobmgr.campaign.targets import replacing
from oobmgr.domain.units import PATH_SEPARATOR
from oobmgr.exchange.export.order_of_battle import unit_table
from oobmgr.exchange.export.source import Material, gather
from oobmgr.exchange.layouts.contents import size_in
from oobmgr.exchange.orbat_mapper import OURS, SCENARIO, codes, symbol_code
from oobmgr.exchange.own_books import BookMark
from oobmgr.rules.symbols import symbol_name

if TYPE_CHECKING:
    from oobmgr.campaign.queries import Queries

_VERSION: Final = "3.3.0"
"""The version of the format: that of the scenarios it was tried with."""
_FORMATION: Final = "000000"
_NOT_KEPT: Final = frozenset({"Status", "Markers"})
Json = dict[str, Any]


def export_scenario(queries: Queries, path: Path) -> Path:
    """Write the scenario. Raises `BadInput` where the file cannot be written."""
    with queries.one_moment():
        told = scenario_of(gather(queries, lambda: None))
    # Outside the moment: what was read is frozen, and writing needs the books no more.
    with replacing(path) as draft:
        draft.write_text(json.dumps(told, ensure_ascii=False, indent=1), encoding="utf-8")
    return path


def scenario_of(material: Material) -> Json:
    """The scenario as JSON: sides, formations as branches, units at their ends."""
    summary = material.summary
    sides: Json = {}
    for number, side in enumerate(material.game.sides):
        # Symbols know friend and foe: each side but the first is the other.
        identity = codes()["identities"][min(number, 1)]
        sides[side.name] = _Side(summary.campaign_id, side.id, side.name, identity)
    for row in _unit_rows(material):
        sides[row["Side"]].add(row)
    return {
        "id": summary.campaign_id,
        "type": SCENARIO,
        "version": _VERSION,
        "name": summary.name,
        "symbologyStandard": "app6",
        "sides": [side.told for side in sides.values()],
        "events": [],
        "layers": [],
        OURS: BookMark(summary.campaign_id, summary.last_entry).text(),
    }


class _Side:
    """A side with the tree of its formations, as it fills."""

    def __init__(self, campaign: str, key: str, name: str, identity: str) -> None:
        self._campaign, self._key, self._identity = campaign, key, identity
        self._groups: dict[str, Json] = {}
        self._branches: dict[tuple[str, ...], Json] = {}
        self.told: Json = {
            "id": f"{campaign}-{key}",
            "name": name,
            "standardIdentity": identity,
            "groups": [],
        }

    def add(self, row: Mapping[str, Any]) -> None:
        """Put a unit at the end of its branch."""
        path = tuple(str(row.get("Parent") or self.told["name"]).split(PATH_SEPARATOR))
        entity = codes()["drawings"].get(symbol_name(str(row["Type"])), _FORMATION)
        self._branch(path)["subUnits"].append(
            {
                "id": str(row["ID"]),
                "name": str(row["Designation"]),
                "sidc": symbol_code(self._identity, str(row["Size"]), entity),
                "description": str(row.get("Notes") or ""),
                "subUnits": [],
                OURS: {key: value for key, value in row.items() if key not in _NOT_KEPT},
            }
        )

    def _branch(self, path: tuple[str, ...]) -> Json:
        """The formation at a path; the first of it is a group of the side."""
        found = self._branches.get(path)
        # Made when a unit first needs it, so that an empty formation is left out.
        if found is None:
            key = f"{self._campaign}-{self._key}-{len(self._branches)}"
            found = self._branches[path] = {"id": key, "name": path[-1], "subUnits": []}
            if len(path) == 1:
                self.told["groups"].append(found)
            else:
                marks = (size_in(word) for word in reversed(path[-1].split()))
                size = next(filter(None, marks), "")
                found["sidc"] = symbol_code(self._identity, size, _FORMATION)
                # Up to the top, for a formation may have no units of its own.
                self._branch(path[:-1])["subUnits"].append(found)
        return found


def _unit_rows(material: Material) -> Iterator[Mapping[str, Any]]:
    table = unit_table(material)
    headings = [column.heading for column in table.columns]
    for row in table.rows:
        yield {
            # JSON has no fractions.
            heading: float(value) if isinstance(value, Fraction) else value
            for heading, value in zip(headings, row, strict=True)
            if value not in {None, ""}
        }
