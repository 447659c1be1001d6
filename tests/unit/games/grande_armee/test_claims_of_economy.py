"""Halves of the rules of the economy that got past a form: each is seen asked about."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.unit.games.grande_armee.playing import FRANCE
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
    realm.post("land", **COMPLETE)
    realm.go_to(FRANCE, "income")
    (asked,) = realm.preview("income", power="France").warnings
    assert asked.asks
    realm.post("income", power="France")
    realm.go_to(FRANCE, "construction")
    gift = {"minor": "Bavaria", "kind": "resource points", "points": 1}
    (asked,) = realm.preview("spare_points", **gift).warnings
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
