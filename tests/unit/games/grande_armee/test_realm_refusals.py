"""What the powers may not enter, and counters that come back as new."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.unit.games.grande_armee.playing import COALITION, FRANCE
from tests.unit.games.grande_armee.realm import Realm


@pytest.fixture
def realm(tmp_path: Path) -> Realm:
    return Realm(tmp_path)


# Built anew.


def test_a_unit_that_is_built_again_bears_no_marker_of_its_past(tmp_path: Path) -> None:
    realm = Realm(tmp_path, "IV June 1813")
    realm.in_turn(FRANCE, "skirmish")
    realm.post("rout", units="3 Cav", marker="Rout 1")
    realm.post("demoralize", units="3 Cav")
    realm.lose_points("3 Cav", 2)
    realm.next_turn(FRANCE, "construction")
    realm.give("France", resource=9, replacement=9)
    prices = {"resource": 2, "replacement": 3}
    realm.post("build", units="3 Cav", payer="France", hex="A3728", **prices)
    assert realm.strength("3 Cav") == 2
    assert realm.marks("3 Cav") == ()
    realm.in_turn(FRANCE, "movement")
    assert "No Rout 1 marker" in realm.refused("turn_routs")
    realm.post("march", units="3 Cav", hex="A3729", cost=1)


def test_a_leader_killed_in_battle_is_not_built_and_one_of_the_pool_is_as_new(
    tmp_path: Path,
) -> None:
    realm = Realm(tmp_path, "IV June 1813")
    realm.in_turn(FRANCE, "combat")
    realm.post("leader_fallen", units="Oudinot", cause="command_lost_in_battle")
    realm.post("leader_fallen", units="Ney", cause="attrition")
    realm.next_turn(FRANCE, "construction")
    realm.give("France", resource=9, replacement=9)
    prices = {"payer": "France", "hex": "A3728", "resource": 1, "replacement": 0}
    told = realm.refused("build", units="Oudinot", **prices)
    assert "Oudinot corps leader: was killed, and stays dead." in told
    realm.post("build", units="Ney", **prices)
    # He is in no pool any more, so nobody calls him from there.
    told = realm.refused("leader_called", units="Ney", hex="A3729")
    assert "is not in the pool" in told


def test_a_leader_whom_a_named_one_can_replace_is_not_retired_unasked(tmp_path: Path) -> None:
    realm = Realm(tmp_path, "IV June 1813")
    realm.in_turn(FRANCE, "combat")
    realm.post("leader_fallen", units="Oudinot", cause="attrition")
    realm.next_turn(FRANCE, "construction")
    (asked,) = realm.preview("retire", units="Ney").warnings
    assert asked.asks
    assert "could be replaced by Oudinot" in asked.message
    # Who is built again is in the pool no more.
    realm.give("France", resource=9, replacement=9)
    prices = {"payer": "France", "hex": "A3728", "resource": 1, "replacement": 0}
    realm.post("build", units="Oudinot", **prices)
    assert realm.preview("retire", units="Ney").warnings == ()
    # Only losses in combat bring leaders back: who was retired is in no pool.
    realm.post("retire", units="Ney")
    realm.next_turn(FRANCE, "combat")
    assert "is not in the pool" in realm.refused("leader_called", units="Ney", hex="A3729")


@pytest.mark.parametrize(
    ("figures", "told"),
    [({"resource": 5}, "is 6 for 50 Div"), ({"replacement": 2}, "is 12 for 50 Div")],
)
def test_a_price_of_the_corrections_is_not_entered_anew(
    realm: Realm, figures: dict[str, int], told: str
) -> None:
    realm.give("France", resource=20, replacement=20)
    realm.go_to(FRANCE, "construction")
    build = {"units": "50 Div", "payer": "France", "hex": "A3728"}
    assert told in realm.refused("build", **build, **figures)
    realm.post("build", **build, resource=6, replacement=12)
    assert realm.purse("France") == ("14", "8")  # 20 − 6, 20 − 12


# Supply.


def test_depots_are_built_one_at_a_time_in_the_weather_of_the_turn(realm: Realm) -> None:
    realm.in_turn(COALITION, "movement")
    realm.post("town", place="Prague", kind="depot city", hex="A4444", owner="Austria")
    told = realm.refused("build_depot", units="9 Depot, 8 Depot", hex="Prague", leave=True)
    assert "8 Depot: is one depot too many. Build one at a time." in told
    told = realm.refused("build_depot", units="9 Depot", hex="A4040", weather="mud")
    assert "is clear in this turn" in told
    realm.post("build_depot", units="9 Depot", hex="Prague", leave=True)
    told = realm.refused("build_depot", units="8 Depot", hex="Prague", leave=True)
    assert "One allied power may have a depot there" in told


def test_the_french_do_not_forage_in_the_turn_of_the_coalition(realm: Realm) -> None:
    realm.in_turn(COALITION, "movement")
    realm.post("town", place="Brunn", start="Coalition")
    corps = {"place": "Brunn", "corps": ["I Corps"], "distance": 1}
    assert "is on the other side" in realm.refused("forage", nation="France", **corps)
    realm.post("forage", nation="Russia", **corps)


# Politics and provinces.


def test_only_major_powers_make_a_coerced_peace(realm: Realm) -> None:
    terms = {"conditions": [1, 3, 4], "provinces": []}
    assert "is not a major power" in realm.refused("peace", loser="Atlantis", **terms)
    assert "is not a major power" in realm.refused(
        "peace", loser="Austria", winner="Asturia", **terms
    )
    realm.post("peace", loser="Austria", **terms)


def test_france_neither_takes_its_own_towns_nor_does_a_stranger_offer_peace(realm: Realm) -> None:
    realm.post("index_markers", boxes={"Prussia": 5})
    town = {"war": "1813", "town": "Metz", "moved": "Prussia", "shift": 1}
    assert "does not take its own towns" in realm.refused("french_town", taker="France", **town)
    realm.post("french_town", taker="Prussia", **town)
    told = realm.refused("peace_offer", power="Atlantis", moved="Prussia", shift=1)
    assert "is not on the Political Index" in told


def test_a_province_is_held_by_a_power_that_is_known(realm: Realm) -> None:
    held = {"kind": "province", "status": "annexed", "resource": 2}
    told = realm.refused("land", name="Tyrol", holder="Bavraia", **held)
    assert "is neither a power nor a minor power in the books" in told
    realm.post("land", name="Tyrol", holder="Bavaria", **held)
    realm.post("land", name="Duchy of Warsaw", kind="minor", status="allied", holder="France")
    realm.post("land", name="Galicia", holder="Duchy of Warsaw", **held)


# ------------------------------------------------------------------- words that mean nothing


@pytest.mark.parametrize(
    ("action", "given", "said"),
    [
        (
            "town",
            {"place": "Mainz", "kind": "depot city", "owner": "Frence"},
            "Did you mean France",
        ),
        ("supply_source", {"corps": "III Corps", "nation": "Frence"}, "Did you mean France"),
        ("supply_source", {"corps": "III", "nation": "France"}, "not a corps"),
        (
            "supply_source",
            {"corps": "III Corps", "nation": "France", "source": "Ruritania"},
            "is neither a nation",
        ),
        ("supply_source", {"corps": "14 Div", "nation": "France"}, "not a corps"),
        (
            "french_town",
            {"war": "Sixth", "town": "Reims", "taker": "Prusia", "moved": "Prussia", "shift": 1},
            "Did you mean Prussia",
        ),
        (
            "french_town",
            {"war": "Sixth", "town": "Reims", "taker": "Prussia", "moved": "Prusia", "shift": 1},
            "marker of Prusia",
        ),
        (
            "peace_offer",
            {"power": "Prusia", "moved": "Austria", "shift": 1},
            "not on the Political",
        ),
        ("political_event", {"events": [{"power": "Prusia", "shift": 1}]}, "Did you mean Prussia?"),
        (
            "political_event",
            {
                "events": [{"power": "Prussia", "shift": 1}],
                "settled": [{"power": "Austria", "shift": 1}],
            },
            "not moved by these events",
        ),
        ("peace", {"loser": "Prusia", "conditions": [2, 4, 5]}, "is not a major power"),
        (
            "peace",
            {"loser": "Prussia", "conditions": [2, 4, 5], "provinces": ["Silesa"]},
            "Did you mean Silesia",
        ),
        ("land", {"name": "Baden", "status": "allied", "holder": "Frence"}, "Did you mean France"),
        ("lose_detachment", {"detachment": "France 9"}, "On the map"),
        ("pick_up", {"units": "8 Div", "detachment": "France 9"}, "not a detachment"),
        ("build_depot", {"units": "1 Depot", "hex": "Erfurth"}, "not a hex"),
        ("supply_trains", {"units": "7 Train", "hex": "Erfurth"}, "not a hex"),
    ],
)
def test_a_word_that_means_nobody_is_refused(
    realm: Realm, action: str, given: dict[str, object], said: str
) -> None:
    realm.in_turn(FRANCE, "movement")
    realm.post("index_markers", boxes={"Prussia": 5, "Austria": 5})
    realm.post("land", name="Silesia", status="conquered", holder="Prussia")
    realm.post("town", place="Erfurt", start="French", hex="A3528")
    realm.post("drop", units="8 Div", points=2, number=7, power="France")
    assert said in realm.refused(action, **given)


@pytest.mark.parametrize(
    ("phase", "action", "given", "said"),
    [
        ("income", "income", {"power": "Frence"}, "yields this side any points now"),
        (
            "construction",
            "build",
            {"units": "50 Div", "payer": "Frence", "hex": "A2432"},
            "is not paid for by Frence",
        ),
        (
            "construction",
            "replace",
            {"units": "8 Div", "payer": "Frence", "points": 1},
            "is not paid for by Frence",
        ),
        ("construction", "spare_points", {"minor": "Bavria", "points": 1}, "not an allied minor"),
        ("command", "transfer", {"units": "8 Div", "to": "Nay"}, "Did you mean Ney"),
    ],
)
def test_so_is_it_in_the_other_phases(
    realm: Realm, phase: str, action: str, given: dict[str, object], said: str
) -> None:
    if phase == "command":
        realm.in_turn(FRANCE, phase)
    else:
        realm.go_to(FRANCE, phase)
    assert said in realm.refused(action, **given)
