"""Depots that come where they may not stand, and depots that nobody besieges."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.unit.games.grande_armee.battle_table import BattleTable
from tests.unit.games.grande_armee.playing import COALITION, FRANCE
from tests.unit.games.grande_armee.realm import Realm

from oobmgr.campaign.commands import EditUnits
from oobmgr.domain.postings import UnitId

_CITY = {"kind": "depot city", "hex": "A4733"}
_MARCH = {"hex": "A4733", "cost": 1}


@pytest.fixture
def prague(tmp_path: Path) -> Realm:
    """The Coalition moves; a Russian depot waits beside Prague, and an Austrian one."""
    realm = Realm(tmp_path)
    realm.in_turn(COALITION, "movement")
    for nation in ("Russia", "Austria"):
        realm.add(COALITION, nation, f"{nation} D", "depot", "A4734")
    return realm


def _asked(realm: Realm, action: str, **given: object) -> list[str]:
    found = realm.preview(action, **given).warnings
    return [one.message for one in found if one.asks and one.case == "LGA-SUP-04"]


def test_one_guest_alone_marches_into_a_depot_city_and_leave_is_asked(prague: Realm) -> None:
    prague.post("town", place="Prague", owner="Austria", **_CITY)
    asked = _asked(prague, "march", units="Russia D", **_MARCH)
    assert asked == ["Prague is a depot city of Austria."]
    assert _asked(prague, "march", units="Austria D", **_MARCH) == []
    assert _asked(prague, "march", units="Russia D", hex="A4735", cost=1) == []
    prague.post("build_depot", units="9 Depot", hex="Prague", leave=True)
    told = prague.refused("march", units="Russia D", **_MARCH)
    assert "finds a depot of an ally in Prague. One allied power may have a depot" in told
    prague.post("march", units="Austria D", **_MARCH)
    assert prague.hex_of("Austria D") == "A4733"


def test_of_two_guests_that_march_in_together_one_is_refused(prague: Realm) -> None:
    prague.post("town", place="Prague", owner="Austria", **_CITY)
    prague.add(COALITION, "Prussia", "Prussia D", "depot", "A4734")
    told = prague.refused("march", units="Russia D, Prussia D", **_MARCH)
    assert told.count("finds a depot of an ally") == 1


def test_a_guest_that_arrives_needs_room_and_leave(prague: Realm) -> None:
    prague.post("town", place="Prague", owner="Austria", **_CITY)
    due = {"arrival": prague.queries.sequence().turn, "hex": ""}
    prague.campaign.session.execute(EditUnits((UnitId(prague.ids["Russia D"]),), due))
    arriving = {"units": "Russia D", "hex": "A4733"}
    assert _asked(prague, "reinforcements", **arriving) == ["Prague is a depot city of Austria."]
    prague.post("build_depot", units="9 Depot", hex="Prague", leave=True)
    assert "finds a depot of an ally" in prague.refused("reinforcements", **arriving)


def test_a_depot_city_of_nobody_is_asked_about(prague: Realm) -> None:
    prague.post("town", place="Prague", **_CITY)
    said = ["Whose depot city Prague is was not entered."]
    assert _asked(prague, "build_depot", units="9 Depot", hex="Prague") == said
    assert _asked(prague, "march", units="Russia D", **_MARCH) == said


def test_only_besieged_french_depots_become_trains(tmp_path: Path) -> None:
    table = BattleTable(tmp_path, scenario_case="19.5", first_player=COALITION)
    table.add(FRANCE, "France", "Stettin", "depot", "A4317")
    table.add(FRANCE, "France", "Free", "depot", "A4330")
    # Beside Stettin; leaders and depots besiege nobody.
    table.add(COALITION, "Prussia", "Besieger", "infantry division", "A4318")
    table.add(COALITION, "Prussia", "Beside", "depot", "A4331")
    table.go_to(COALITION, "siege")
    told = table.refused("siege_trains", units="Depot", roll=3)
    assert "belongs to the besieging side. Pick a French one." in told
    (found,) = table.preview("siege_trains", units="Free", roll=3).warnings
    assert (found.asks, found.case) == (True, "LGA-SIEGE-02")
    assert found.message == "No enemy is in A4330 or beside it."
    assert table.preview("siege_trains", units="Stettin", roll=3).warnings == ()
