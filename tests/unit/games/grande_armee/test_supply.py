"""Supply in the books: towns, forage, depots, trains, who feeds whom."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.unit.games.grande_armee.playing import COALITION, FRANCE
from tests.unit.games.grande_armee.realm import Realm


@pytest.fixture
def realm(tmp_path: Path) -> Realm:
    realm = Realm(tmp_path)
    realm.in_turn(FRANCE, "movement")
    return realm


def _corps(realm: Realm, *names: str) -> None:
    """Corps of the French, each with its leader alone."""
    for name in names:
        realm.add(FRANCE, "France", f"Leader of {name}", "corps leader", "A3728", name)


def _town(realm: Realm, place: str = "Erfurt", **about: object) -> None:
    realm.post("town", place=place, **{"start": "French", **about})


def _forage(realm: Realm, corps: str, place: str = "Erfurt", **about: object) -> None:
    realm.post("forage", place=place, corps=corps.split(", "), **{"distance": 2, **about})


def _refused(realm: Realm, corps: str, place: str = "Erfurt", **about: object) -> str:
    given = {"distance": 2, **about}
    return realm.refused("forage", place=place, corps=corps.split(", "), **given)


def _towns(realm: Realm) -> dict[str, tuple[str, ...]]:
    return {row[0]: row[1:] for row in realm.table("supply", "Towns and forage")}


def _trains(realm: Realm) -> dict[str, str]:
    return {row[0]: row[-1] for row in realm.table("supply", "Supply trains")}


# ---------------------------------------------------------------------------------- forage


def test_two_corps_live_off_a_town_and_a_third_does_not(realm: Realm) -> None:
    _corps(realm, "IV Corps", "VI Corps")
    _town(realm)
    _forage(realm, "III Corps")
    assert _towns(realm)["Erfurt"] == ("French", "1 of 2", "room for 1")
    _forage(realm, "IV Corps")
    assert _towns(realm)["Erfurt"][-1] == "full"
    assert "too many for one town" in _refused(realm, "VI Corps")
    states = realm.table("supply", "Supply of this turn")
    assert ("III Corps", "forage, Erfurt", "") in states


def test_where_too_many_are_forced_all_are_unsupplied(realm: Realm) -> None:
    _corps(realm, "IV Corps", "VI Corps")
    _town(realm)
    _forage(realm, "III Corps, IV Corps")
    _forage(realm, "VI Corps", forced=True)
    assert realm.table("supply", "Supply of this turn") == [
        ("III Corps", "unsupplied", "attrition"),
        ("IV Corps", "unsupplied", "attrition"),
        ("VI Corps", "unsupplied", "attrition"),
    ]
    assert _towns(realm)["Erfurt"][1:] == ("3 of 2", "1 depleted")
    realm.go_to(FRANCE, "attrition")
    assert realm.warned("unsupplied") == ["III Corps, IV Corps, VI Corps: take the attrition."]


def test_each_condition_of_foraging_is_held(realm: Realm) -> None:
    assert "not in the books" in _refused(realm, "III Corps")
    _town(realm)
    assert "too far" in _refused(realm, "III Corps", distance=4)
    assert "another corps" in _refused(realm, "III Corps", stacked=True)
    assert "may not forage" in _refused(realm, "III Corps", nation="Prussia")
    assert "missing" in realm.refused("forage", place="Erfurt", corps=["III Corps"])
    assert "missing" in realm.refused("forage", place="Erfurt", distance=1)
    _town(realm, depleted=1)
    assert "is depleted" in _refused(realm, "III Corps")
    # Nothing but the number of corps is forced.
    assert "is depleted" in _refused(realm, "III Corps", forced=True)
    _town(realm, depleted=0, entered="Coalition")
    assert "not friendly" in _refused(realm, "III Corps")
    _town(realm, entered="French")
    _forage(realm, "III Corps")
    assert "already" in _refused(realm, "III corps")


def test_a_word_that_means_no_corps_is_refused(realm: Realm) -> None:
    _town(realm)
    assert "not a corps with units on the map. Did you mean XII Corps?" in _refused(
        realm, "XIII Corps"
    )
    # Those of the other side are not fed in this player turn.
    assert "not a corps" in _refused(realm, "Cossacks")
    assert "not a corps" in _refused(realm, "Army Reserve")
    source = {"nation": "France", "source": "France"}
    assert "not a corps" in realm.refused("supply_source", corps="Murat", **source)
    # One unit by itself is fed, and may be called by its name.
    realm.post("supply_source", corps="13 Div", **source)
    realm.go_to(FRANCE, "attrition")
    realm.post("forage", place="Erfurt", corps=["Cossacks"], distance=1, nation="Russia")


def test_a_corps_is_one_by_its_name_and_by_its_leader(realm: Realm) -> None:
    _town(realm)
    _forage(realm, "Ney")
    assert "already" in _refused(realm, "III Corps")
    assert _towns(realm)["Erfurt"][-1] == "room for 1"


def test_of_two_corps_with_one_name_the_army_is_asked_for(realm: Realm) -> None:
    _town(realm)
    _corps(realm, "III Corps")
    said = _refused(realm, "III Corps")
    assert "several corps" in said
    assert "Write Grande Armée / III Corps or Army / III Corps." in said
    _forage(realm, "Army / III Corps")
    _forage(realm, "Ney")
    assert _towns(realm)["Erfurt"][-1] == "full"


def test_a_corps_draws_on_one_source_in_a_turn(realm: Realm) -> None:
    _town(realm)
    _town(realm, "Jena")
    _forage(realm, "III Corps")
    assert "supply of this turn" in _refused(realm, "III Corps", "Jena")


def test_a_town_says_whose_it_is(realm: Realm) -> None:
    _town(realm, "Dresden", start="Coalition", hex="a4025", kind="city")
    assert _towns(realm)["Dresden A4025"][0] == "Coalition"
    # Found by its hex, too.
    _town(realm, "A4025", start="Coalition", entered="French")
    assert _towns(realm)["Dresden A4025"][0] == "French"
    assert "Nothing would change" in realm.refused("town", place="Dresden")
    assert "Dresden is not a depot city." in realm.refused("town", place="Dresden", owner="Austria")


def test_a_depot_city_changes_hands_with_its_province(realm: Realm) -> None:
    city = {"kind": "depot city", "start": "Coalition"}
    _town(realm, "Prague", owner="Austria", **city)
    taken = {"place": "Prague", "owner": "France"}
    assert "not in the books" in realm.refused("town", province="Bohemia", **taken)
    realm.post("land", name="Bohemia", kind="province", status="allied", holder="France")
    assert "has to be conquered" in realm.refused("town", province="Bohemia", **taken)
    realm.post("land", name="Bohemia", status="conquered")
    realm.post("town", province="Bohemia", **taken)
    assert ("Prague (depot city)", "France", "–", "") in realm.table(
        "supply", "Depots and depot cities"
    )


def test_a_depot_city_changes_hands_with_a_province_of_a_minor_ally(realm: Realm) -> None:
    """What is annexed to a minor ally counts for the conqueror; to one conquered it does not."""
    _town(realm, "Olmütz", owner="Austria", kind="depot city", start="Coalition")
    taken = {"place": "Olmütz", "owner": "France", "province": "Moravia"}
    realm.post("land", name="Warsaw", kind="minor", status="conquered", holder="France")
    realm.post("land", name="Moravia", kind="province", status="annexed", holder="Warsaw")
    assert "has to be conquered" in realm.refused("town", **taken)
    # An ally of another power takes nothing for France.
    realm.post("land", name="Warsaw", status="allied", holder="Prussia")
    assert "has to be conquered" in realm.refused("town", **taken)
    realm.post("land", name="Warsaw", status="allied", holder="France")
    realm.post("town", **taken)
    cities = realm.table("supply", "Depots and depot cities")
    assert ("Olmütz (depot city)", "France", "–", "") in cities


# -------------------------------------------------------------------------- depots, trains


def test_a_depot_in_mud_leaves_a_marker_and_one_in_a_depot_city_none(tmp_path: Path) -> None:
    realm = Realm(tmp_path)
    realm.go_to(FRANCE, "weather")
    realm.post("weather", weather="mud")
    realm.go_to(FRANCE, "movement")
    _town(realm, hex="A3728", depleted=2)
    # Two depleted markers do not forbid it; the mud adds a third.
    realm.post("build_depot", units="1 Depot", hex="Erfurt")
    assert _towns(realm)["Erfurt A3728"][-1] == "3 depleted"
    assert realm.hex_of("1 Depot") == "A3728"
    assert "is in A3728: its counter is not free" in realm.refused(
        "build_depot", units="1 Depot", hex="Erfurt"
    )
    realm.go_to(COALITION, "movement")
    _town(realm, "Königsberg", kind="depot city", owner="Prussia", start="Coalition")
    told = realm.refused("build_depot", units="9 Depot", hex="Königsberg")
    assert "has no hex in the books" in told
    _town(realm, "Königsberg", hex="A6507")
    realm.post("build_depot", units="9 Depot", hex="Königsberg")
    assert realm.hex_of("9 Depot") == "A6507"
    assert _towns(realm)["Königsberg A6507"][-1] == "room for 2"


def test_one_ally_has_a_depot_in_a_depot_city_with_leave(realm: Realm) -> None:
    realm.go_to(COALITION, "movement")
    _town(realm, "Prague", kind="depot city", owner="Austria", start="Coalition", hex="A4733")
    one = {"units": "9 Depot", "hex": "Prague"}
    assert "depot city of an ally" in realm.refused("build_depot", **one)
    realm.post("build_depot", leave=True, **one)
    other = realm.refused("build_depot", units="8 Depot", hex="Prague", leave=True)
    assert "One allied power" in other


def test_trains_come_from_a_source_of_their_nation_two_to_a_hex(realm: Realm) -> None:
    assert "no depot" in realm.refused("supply_trains", units="7 Train", hex="A3728")
    realm.post("build_depot", units="1 Depot", hex="A3728")
    # One stands there already.
    said = realm.refused("supply_trains", units="7 Train, 8 Train", hex="A3728")
    assert "would hold 3 trains" in said
    realm.post("supply_trains", units="7 Train", hex="A3728")
    assert _trains(realm)["A3728"] == "2"
    realm.post("supply_trains", units="8 Train", hex="A3728", besieged=True)
    assert _trains(realm)["A3728"] == "3, besieged?"


def test_a_depot_city_brings_trains_forth(realm: Realm) -> None:
    _town(realm, "Mainz", kind="depot city", owner="France", hex="A2432")
    realm.post("supply_trains", units="7 Train, 8 Train", hex="Mainz")
    assert realm.hex_of("8 Train") == "A2432"


def test_a_town_or_the_depot_city_of_another_brings_no_trains_forth(realm: Realm) -> None:
    _town(realm, "Mainz", kind="town", hex="A2432")
    _town(realm, "Prague", kind="depot city", owner="Austria", hex="A4332")
    for place in ("Mainz", "Prague"):
        told = realm.refused("supply_trains", units="7 Train", hex=place)
        assert "no depot and no depot city there" in told


# ------------------------------------------------------------------------- who feeds whom


def test_russians_are_not_fed_by_austria(realm: Realm) -> None:
    realm.go_to(COALITION, "movement")
    for nation, name in (("Russia", "Wittgenstein"), ("Sweden", "Stedingk"), ("Prussia", "Bülow")):
        realm.add(COALITION, nation, name, "corps leader", "A4320", f"{name}'s Corps")
    corps = {"corps": "Wittgenstein", "nation": "Russia"}
    assert "does not feed Russia" in realm.refused("supply_source", source="Austria", **corps)
    realm.post("supply_source", source="Austria", exception="14.5", **corps)
    assert "entered" in realm.refused("supply_source", source="Russia", **corps)
    # In the scenario of 1813 Swedes are fed as if they were Prussian.
    realm.post("supply_source", corps="Stedingk", nation="Sweden", source="Prussia")
    realm.post("supply_source", corps="Bülow", nation="Prussia")
    assert ("Bülow's Corps", "unsupplied", "attrition") in realm.table(
        "supply", "Supply of this turn"
    )


def test_swedes_are_fed_so_in_that_scenario_alone(tmp_path: Path) -> None:
    realm = Realm(tmp_path, scenario_case="19.6")
    realm.in_turn(COALITION, "movement")
    realm.add(COALITION, "Sweden", "Stedingk", "corps leader", "A4320", "Swedes")
    corps = {"corps": "Stedingk", "nation": "Sweden", "source": "Prussia"}
    assert "does not feed Sweden" in realm.refused("supply_source", **corps)


def test_markers_in_secret_are_laid_open_when_the_french_come(realm: Realm) -> None:
    markers = {"place": "Brünn", "foraged": 1, "depleted": 1}
    assert "French see" in realm.refused("secret_markers", **markers)
    realm.go_to(COALITION, "movement")
    assert "No marker" in realm.refused("secret_markers", place="Brünn")
    realm.post("secret_markers", **markers)
    assert realm.table("supply", "Markers in secret") == [
        ("Coalition", "Brünn", "1 foraged, 1 depleted", "")
    ]
    assert "Brünn" not in _towns(realm)
    realm.post("secret_markers", place="Brünn", shown=True)
    assert _towns(realm)["Brünn"][-1] == "1 foraged, 1 depleted"
    assert realm.table("supply", "Markers in secret") == []
    assert "No marker is kept" in realm.refused("secret_markers", place="Brünn", shown=True)


def test_a_second_place_in_a_hex_is_asked_about(realm: Realm) -> None:
    realm.in_turn()
    realm.post("town", place="Erfurt", start="French", hex="A3528")
    found = realm.preview("town", place="Gotha", start="French", hex="A3528").warnings
    assert [(one.asks, one.message) for one in found] == [(True, "Erfurt is in A3528, too.")]
    assert realm.preview("town", place="Erfurt", depleted=1).warnings == ()
