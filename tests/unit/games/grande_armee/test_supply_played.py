"""Supply as it is played over a turn: free counters, towns that are entered, attrition once."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.unit.games.grande_armee.battle_table import BattleTable
from tests.unit.games.grande_armee.playing import COALITION, FRANCE
from tests.unit.games.grande_armee.realm import Realm

from oobmgr.campaign.commands import EditUnits
from oobmgr.domain.postings import UnitId
from oobmgr.ui.viewmodels.turn_figures import told_change


@pytest.fixture
def realm(tmp_path: Path) -> Realm:
    realm = Realm(tmp_path)
    realm.in_turn(FRANCE, "movement")
    return realm


def _asked(realm: Realm, action: str, **given: object) -> list[str]:
    found = realm.preview(action, **given).warnings
    return [one.message for one in found if one.asks]


# ------------------------------------------------------------------------- counters off the map


def test_a_counter_that_was_never_placed_is_free(realm: Realm) -> None:
    for name, kind in (("New", "depot"), ("Fresh", "supply train")):
        realm.add(FRANCE, "France", name, kind, "")
    assert realm.table("supply", "Depots and depot cities") == []
    realm.post("build_depot", units="New", hex="A3728")
    realm.post("supply_trains", units="Fresh", hex="A3728")
    assert (realm.hex_of("New"), realm.hex_of("Fresh")) == ("A3728", "A3728")
    # They stand now, and are free no longer.
    told = realm.refused("build_depot", units="New", hex="A3629")
    assert "is in A3728: its counter is not free." in told
    assert "its counter is not free" in realm.refused("supply_trains", units="Fresh", hex="A3728")
    rows = realm.table("supply", "Depots and depot cities")
    assert rows == [("New depot", "France", "A3728", "French")]


def test_a_counter_that_waits_as_a_reinforcement_is_not_free(realm: Realm) -> None:
    realm.add(FRANCE, "France", "Late", "depot", "")
    later = {"arrival": "1813-09-4"}
    realm.campaign.session.execute(EditUnits((UnitId(realm.ids["Late"]),), later))
    told = realm.refused("build_depot", units="Late", hex="A3728")
    assert "waits as a reinforcement" in told


def test_trains_without_a_hex_stand_in_no_hex_together(realm: Realm) -> None:
    for name in ("One", "Two", "Three"):
        realm.add(FRANCE, "France", name, "supply train", "")
    # Nothing is said of a hex before one is entered.
    told = realm.refused("supply_trains", units="One", hex="")
    assert "trains" not in told


def test_the_trains_of_a_hex_are_told_with_their_nation(realm: Realm) -> None:
    realm.add(COALITION, "Russia", "1 Russian", "supply train", "A4027")
    rows = realm.table("supply", "Supply trains")
    assert ("A4027", "1 Russian supply train", "Russia", "1") in rows


# ------------------------------------------------------------------------------------ sources


def test_a_source_that_is_nowhere_is_asked_about(realm: Realm) -> None:
    realm.add(FRANCE, "Saxony", "Saxons", "infantry division", "A4020", "VII Corps")
    saxon = {"corps": "VII Corps", "nation": "Saxony", "source": "Saxony"}
    said = ["Saxony has no depot, depot city or supply train on the map."]
    assert _asked(realm, "supply_source", **saxon) == said
    # A train without a hex feeds nobody; one that stands somewhere may, and so may a depot city.
    realm.add(FRANCE, "Saxony", "Saxon", "supply train", "")
    assert _asked(realm, "supply_source", **saxon) == said
    realm.post("town", place="Dresden", kind="depot city", owner="Saxony")
    assert _asked(realm, "supply_source", **saxon) == []
    french = {"corps": "XII Corps", "nation": "France", "source": "France"}
    assert _asked(realm, "supply_source", **french) == []


# ------------------------------------------------------------------------------------- forage


def test_corps_that_stand_with_another_are_asked_about(realm: Realm) -> None:
    realm.post("town", place="Erfurt", start="French", hex="A3629")
    entry = {"place": "Erfurt", "corps": ["XII Corps"], "distance": 2}
    said = ["8 Div infantry division of III Corps is stacked with XII Corps."]
    assert _asked(realm, "forage", **entry) == said
    # Told that it is so, the rule refuses it.
    assert "are stacked with another corps" in realm.refused("forage", stacked=True, **entry)
    # An Army Reserve beside them does not count.
    realm.add(FRANCE, "France", "Guard", "guard infantry division", "A4020", "Guard")
    realm.add(FRANCE, "France", "IV", "infantry division", "A4020", "IV Corps")
    realm.post("town", place="Gera", start="French", hex="A4020")
    said = ["Guard guard infantry division of Guard is stacked with IV Corps."]
    beside = {"place": "Gera", "corps": ["IV Corps"], "distance": 0}
    assert _asked(realm, "forage", **beside) == said
    guard = (UnitId(realm.ids["Guard"]),)
    realm.campaign.session.execute(EditUnits(guard, {"trait:reserve": "yes"}))
    assert _asked(realm, "forage", **beside) == []


def test_too_few_hexes_and_a_nation_without_units_are_asked_about(realm: Realm) -> None:
    realm.go_to(COALITION, "movement")
    realm.post("town", place="Chemnitz", start="Coalition", hex="A4028")
    entry = {"place": "Chemnitz", "corps": ["I Corps"], "distance": 1, "nation": "Russia"}
    # A3926 and A4028: one column, and two and a half rows less the half of a column.
    assert _asked(realm, "forage", **entry) == [
        "I Corps has no units of Russia, but of Prussia.",
        "By the numbers of the hexes Yorck corps leader is 3 away.",
    ]


# ------------------------------------------------------------------------- towns on the march


def _friends(realm: Realm, town: str) -> str:
    rows = realm.table("supply", "Towns and forage")
    return next(row[1] for row in rows if row[0] == town)


def test_a_town_that_units_march_into_was_entered_by_them_last(realm: Realm) -> None:
    realm.post("town", place="Altenburg", start="Coalition", hex="A3629")
    assert _friends(realm, "Altenburg A3629") == "Coalition"
    # A leader and a train alone take no town.
    realm.post("march", units="Ney, 1 Train", hex="A3629", cost=1, besieged=True)
    assert _friends(realm, "Altenburg A3629") == "Coalition"
    realm.post("march", units="8 Div", hex="A3629", cost=1)
    assert _friends(realm, "Altenburg A3629") == "French"
    realm.campaign.session.undo()
    assert _friends(realm, "Altenburg A3629") == "Coalition"


def test_besiegers_do_not_enter_the_town(realm: Realm) -> None:
    realm.post("town", place="Glogau", start="Coalition", hex="A3926")
    said = _asked(realm, "march", units="8 Div", hex="A3926", cost=3)
    assert len(said) == 1
    assert "of the enemy" in said[0]
    realm.post("march", units="8 Div", hex="A3926", cost=3)
    assert _friends(realm, "Glogau A3926") == "Coalition"


# ---------------------------------------------------------------------------------- attrition


def test_attrition_is_taken_once_and_no_longer_due(realm: Realm) -> None:
    realm.go_to(COALITION, "movement")
    realm.post("supply_source", corps="Cossacks", nation="Russia")
    realm.go_to(FRANCE, "attrition")
    assert realm.warned("unsupplied") == ["Cossacks: take the attrition."]
    assert ("Cossacks", "unsupplied", "attrition") in realm.table("supply", "Supply of this turn")
    entry = {"units": "1 Cossacks", "points": [1]}
    assert _asked(realm, "garrison_attrition", **entry) == []
    realm.post("garrison_attrition", **entry)
    assert realm.strength("1 Cossacks") == 2
    assert realm.warned("unsupplied") == []
    states = realm.table("supply", "Supply of this turn")
    assert ("Cossacks", "unsupplied", "attrition taken") in states
    assert _asked(realm, "garrison_attrition", **entry) == ["took attrition in this turn."]


def test_steps_that_units_lose_are_not_called_nothing(realm: Realm) -> None:
    realm.go_to(FRANCE, "attrition")
    shown = realm.preview("garrison_attrition", units="1 Cossacks", points=[1])
    said = told_change(shown, realm.queries.balances(), FRANCE, realm.queries.game)
    assert said == ((), "One transaction, one posting.")


def test_corps_of_whose_supply_nothing_is_entered_are_named(realm: Realm) -> None:
    realm.go_to(FRANCE, "attrition")
    # Who keeps supply on the map alone is reminded of nothing.
    assert realm.warned("supply_open") == []
    realm.post("supply_source", corps="III Corps", nation="France", source="France")
    named = set[str]()
    while found := realm.warned("supply_open"):
        # The first of them by name, the others by number.
        words = found[0].removesuffix(": say what feeds them.").partition(" and ")[0]
        for corps in words.split(", "):
            realm.post("supply_source", corps=corps, nation="France")
            named.add(corps)
    assert "III Corps" not in named
    assert {"XII Corps", "I Corps", "Cossacks"} <= named


def test_a_command_below_a_corps_is_fed_with_it(realm: Realm) -> None:
    place = ("A4027", "Guard Corps", "Yermolov's Command")
    realm.add(COALITION, "Russia", "Guards", "guard infantry division", *place)
    realm.add(COALITION, "Russia", "Constantine", "corps leader", "A4027", "Guard Corps")
    realm.go_to(FRANCE, "attrition")
    for corps in ("III Corps", "XII Corps", "I Corps", "Cossacks"):
        realm.post("supply_source", corps=corps, nation="France")
    assert "Yermolov's Command" in realm.warned("supply_open")[0]
    realm.post("supply_source", corps="Guard Corps", nation="Russia")
    assert "Yermolov's Command" not in realm.warned("supply_open")[0]


def test_a_depot_that_no_enemy_is_near_is_not_to_be_replaced(tmp_path: Path) -> None:
    table = BattleTable(tmp_path, scenario_case="19.5", first_player=COALITION)
    table.add(FRANCE, "France", "Built", "depot", "A5030")
    table.go_to(COALITION, "siege")
    assert table.warned("depots_to_replace") == []
    table.add(COALITION, "Prussia", "Besieger", "infantry division", "A5031")
    assert table.warned("depots_to_replace") == ["0 of 3 depots are replaced: roll a die for each."]


# ------------------------------------------------------------------------------------ weather


def test_the_same_weather_again_is_refused_by_its_name(tmp_path: Path) -> None:
    realm = Realm(tmp_path)
    realm.go_to(FRANCE, "weather")
    realm.post("weather", weather="mud")
    assert "is mud already." in realm.refused("weather", weather="mud")
