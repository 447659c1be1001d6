"""Halves of the rules of the economy that got past a form: each is seen asked about."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.unit.games.grande_armee.playing import COALITION, FRANCE
from tests.unit.games.grande_armee.realm import Realm

BAVARIA = {"name": "Bavaria", "kind": "minor", "status": "allied", "holder": "France"}
COMPLETE = {**BAVARIA, "resource": 4, "replacement": 3, "forces": "built and full"}


@pytest.fixture
def realm(tmp_path: Path) -> Realm:
    return Realm(tmp_path)


def test_an_ally_with_units_to_build_is_not_complete(realm: Realm) -> None:
    # 30 Div of Bavaria is not built.
    (asked,) = realm.preview("land", **COMPLETE).warnings
    assert (asked.asks, asked.case) == (True, "LGA-MIN-04")
    assert "30 Div" in asked.sentence()
    assert not realm.preview("land", **COMPLETE | {"forces": "some missing"}).warnings
    # Said once, it holds for the income and what is given, until another unit lacks strength.
    realm.post("land", **COMPLETE)
    realm.go_to(FRANCE, "income")
    assert not realm.preview("income", power="France").warnings
    realm.lose_points("29 Div", 1)
    (asked,) = realm.preview("income", power="France").warnings
    assert asked.asks
    assert "29 Div" in asked.sentence()
    realm.post("income", power="France")
    realm.go_to(FRANCE, "construction")
    gift = {"minor": "Bavaria", "kind": "resource points", "points": 1}
    assert not realm.preview("spare_points", **gift).warnings
    realm.lose("29 Div")
    assert not realm.preview("spare_points", **gift).warnings
    # Whoever says that the units lack some, and full again after that, is asked anew.
    realm.post("land", name="Bavaria", forces="some missing")
    (asked,) = realm.preview("land", name="Bavaria", forces="built and full").warnings
    assert asked.asks


def test_an_ally_whose_units_have_lost_strength_is_not_full(realm: Realm) -> None:
    saxony = COMPLETE | {"name": "Naples"}
    assert realm.preview("land", **saxony).warnings
    realm.lose_points("29 Div", 1)
    (asked,) = realm.preview("land", **COMPLETE).warnings
    assert "29 Div" in asked.sentence()


def test_boxes_give_no_strength_back_once_the_game_has_begun(realm: Realm) -> None:
    realm.in_turn()
    realm.lose_points("8 Div", 3)
    full = {"units": "8 Div", "steps": 8, "lost": 0}
    # In the first turn boxes are entered as the charts have them.
    assert not realm.preview("enter_boxes", **full).warnings
    realm.next_turn(FRANCE, "movement")
    (asked,) = realm.preview("enter_boxes", **full).warnings
    assert (asked.asks, asked.case) == (True, "LGA-REPL-01")
    assert "3 SP more" in asked.sentence()
    assert not realm.preview("enter_boxes", **full | {"lost": 4}).warnings


def test_a_war_under_another_name_is_asked_about(realm: Realm) -> None:
    realm.post("index_markers", boxes={"Prussia": 7})
    taken = {"war": "1813", "town": "Reims", "moved": "Prussia", "shift": -1, "taker": "Russia"}
    realm.post("french_town", **taken)
    # By another name the second town of the war would be its first.
    told = realm.preview("french_town", **taken | {"war": "Sixth Coalition"}).warnings
    assert ("war", True, "LGA-POL-02") in {(one.where, one.asks, one.case) for one in told}
    assert not realm.preview("french_town", **taken).warnings
    realm.post("french_town", war="1813", over=True)
    told = realm.preview("french_town", **taken | {"war": "Seventh Coalition"}).warnings
    assert "war" not in {one.where for one in told}


def test_secret_markers_stay_so_until_the_french_come(realm: Realm) -> None:
    realm.in_turn(COALITION, "movement")
    realm.post("town", place="Brünn", kind="city", start="Coalition", hex="B5113")
    realm.post("secret_markers", place="Brünn", foraged=1)
    shown = {"place": "Brünn", "shown": True}
    (asked,) = realm.preview("secret_markers", **shown).warnings
    assert (asked.where, asked.asks, asked.case) == ("shown", True, "LGA-SCN-05")
    realm.post("town", place="Brünn", entered="French")
    assert not realm.preview("secret_markers", **shown).warnings


@pytest.mark.parametrize("name", ["Belgium", "Holland", "British/German Alliance"])
def test_the_three_that_give_everything_are_minor_powers(realm: Realm, name: str) -> None:
    about = {"name": name, "status": "allied", "holder": "Britain", "resource": 2}
    told = realm.refused("land", kind="province", **about)
    assert f"is not what {name} is: it is a minor power" in told
    realm.post("land", kind="minor", **about)
