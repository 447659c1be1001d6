"""Numbers that only the player's own rules have, and figures that hardly any counter shows."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.unit.games.grande_armee.playing import FRANCE
from tests.unit.games.grande_armee.realm import Realm

from oobmgr.campaign.commands import AddUnit, FillChart
from oobmgr.domain.units import UnitValues


@pytest.fixture
def realm(tmp_path: Path) -> Realm:
    realm = Realm(tmp_path)
    realm.post("index_markers", boxes={"Austria": 5, "Prussia": 6})
    return realm


def _fill(realm: Realm, conditions: str, boxes: str) -> None:
    rows = ["Conditions of peace", "Boxes of the Political Index"]
    copy = {"rows": rows, "columns": ["Number"], "cells": [[conditions], [boxes]]}
    realm.campaign.session.execute(FillChart("peace_and_index", copy))


def test_a_condition_of_peace_is_doubted_until_their_number_is_entered(realm: Realm) -> None:
    peace = {"loser": "Austria", "conditions": [1, 3, 77]}
    (doubt,) = realm.preview("peace", **peace).warnings
    assert doubt.message == "How many conditions of peace your rules list was not entered."
    _fill(realm, "8", "")
    assert "Conditions of peace: there is no 77." in realm.refused("peace", **peace)
    assert not realm.preview("peace", loser="Austria", conditions=[1, 3, 8]).warnings
    realm.post("peace", loser="Austria", conditions=[1, 3, 8])


def test_a_marker_stays_on_a_track_whose_boxes_were_entered(realm: Realm) -> None:
    (doubt,) = realm.preview("index_markers", boxes={"Austria": 99}).warnings
    assert doubt.message == "How many boxes the Political Index has was not entered."
    _fill(realm, "", "9")
    told = realm.refused("index_markers", boxes={"Austria": 10})
    assert "Boxes of the Political Index: there is no 10." in told
    event = {"cause": "50 victory points", "events": [{"power": "Prussia", "shift": 4}]}
    assert "Prussia would leave the track: box 6 +4." in realm.refused("political_event", **event)
    event["events"] = [{"power": "Prussia", "shift": 3}]
    realm.post("political_event", **event)
    assert not realm.preview("index_markers", boxes={"Austria": 9}).warnings


def test_a_unit_of_more_points_than_a_full_division_is_doubted(realm: Realm) -> None:
    def told(kind: str, steps: int) -> list[str]:
        unit = UnitValues(FRANCE, "France", f"{kind} {steps}", kind, "XX", ("X",), steps)
        warnings = realm.campaign.session.preview(AddUnit(unit)).warnings
        return [one.message for one in warnings if one.where != "formation"]

    assert told("infantry division", 60) == [
        "A unit of 60 SP is unlikely: a full infantry division has 10."
    ]
    assert told("infantry division", 10) == []
    assert told("corps leader", 60) == []
