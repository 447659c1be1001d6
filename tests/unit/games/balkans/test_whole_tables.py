"""Whole tables, said once more from the clarifications: a wrong entry of any row is seen here."""

from __future__ import annotations

import pytest

from oobmgr.games.balkans.tables import tables

# By group: every entry, in the order of the words.
PRINTED = {
    # Air units count from a 3 on; more of them move a column; HQs support within two hexes.
    "air.effective": "lowest_roll 3",
    "air.lead": "columns 1",
    "air.modifier": "german 1, hq_mode support, hq_reach 2, soviet 1",
    # 16.6: a roll within three hexes, declared on 1 or 2; the hexes are those of the examples.
    "festung.trigger": "range 3",
    "festung.roll": "highest_declared 2",
    "festung.cities.Budapest": "garrison 4, german 1, hex 0520",
    "festung.cities.Vienna": "garrison 4, german 0",
    "festung.cities.Zagreb": "garrison 2, german 0, hex 0926",
    "festung.cities.Graz": "garrison 2, german 0, hex 0627",
    "partisans.combat": "against_out_of_supply 2",
    "partisans.conversion": "mp_spent_most 0",
    "supply.exception": "soviet_headquarters False",
    # What a word in the type of a unit makes of it.
    "unit_kinds.word": (
        "HQ headquarters, air air, aircraft air, bomber air, fighter air, guerrilla partisan, "
        "guerrillas partisan, headquarters headquarters, partisan partisan, partisans partisan"
    ),
    # Whose phase a note is for.
    "phase_cases.movement.festung": "side soviet",
    "phase_cases.movement.garrison": "side axis",
}


@pytest.mark.parametrize("group", PRINTED)
def test_every_entry_of_the_group(group: str) -> None:
    cells = {key: tables().cells.get(f"{group}.{key}") for key in tables().keys(group)}
    said = [f"{key} {cell.value}" for key, cell in cells.items() if cell and key != "text"]
    assert sorted(said) == PRINTED[group].split(", ")
