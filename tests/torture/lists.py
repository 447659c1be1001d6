"""Lists of units that are no Excel workbook, damaged: OpenDocument, old Excel, tabs, JSON."""

from __future__ import annotations

import json
import random
import zipfile
from pathlib import Path
from typing import Final

from tests.torture.mutations import bytes_of, good_text, imported, in_place, value_of
from tests.torture.tries import Outcome
from tests.unit.exchange.test_orbat_mapper import SCENARIO

_GOOD: Final = Path(__file__).parents[1] / "data" / "lists"
_ROSTER: Final = {
    "units": [
        {"id": f"u{at}", "name": str(at), "nation": "Germany", "type": "infantry", "size": "XX",
         "ratings": "7-6", "army": {"name": "4th Army"}, "tags": ["a", at], "here": True}
        for at in range(12)
    ],
    "XX Corps": [{"name": "above", "units": [{"name": "below", "type": "pz"}]}],
}  # fmt: skip


def open_document(dice: random.Random, folder: Path) -> Outcome:
    """An OpenDocument sheet is imported: mostly what its cells hold is damaged."""
    good, path = _GOOD / "units.ods", folder / "units.ods"
    if dice.random() < 0.2:
        path.write_bytes(bytes_of(good.read_bytes(), dice))
        return imported(path, folder)
    with zipfile.ZipFile(good) as old, zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as new:
        chosen = dice.choice((*old.namelist(), *["content.xml"] * 20))
        for name in old.namelist():
            data = old.read(name)
            new.writestr(name, bytes_of(data, dice) if name == chosen else data)
    return imported(path, folder)


def old_excel(dice: random.Random, folder: Path) -> Outcome:
    """A workbook of old Excel is imported: it is binary, so mostly nothing in it moves."""
    path = folder / "units.xls"
    damage = bytes_of if dice.random() < 0.3 else in_place
    path.write_bytes(damage((_GOOD / "units.xls").read_bytes(), dice))
    return imported(path, folder)


def tabbed(dice: random.Random, folder: Path) -> Outcome:
    """A text with tabs, in one of the usual encodings, is imported."""
    path = folder / f"units.{dice.choice(('tsv', 'txt'))}"
    encoding = dice.choice(("utf-8", "utf-8-sig", "utf-16", "cp1251"))
    text = good_text().decode().replace(",", "\t")
    path.write_bytes(bytes_of(text.encode(encoding), dice))
    return imported(path, folder)


def in_json(dice: random.Random, folder: Path) -> Outcome:
    """A scenario of ORBAT Mapper or a roster in JSON is imported."""
    path, told = folder / "units.json", dice.choice((SCENARIO, _ROSTER))
    if dice.randrange(2):
        for _ in range(dice.choice((1, 1, 3))):
            told = value_of(told, dice)
        path.write_text(json.dumps(told), encoding="utf-8")
    else:
        path.write_bytes(bytes_of(json.dumps(told, indent=1).encode(), dice))
    return imported(path, folder)
