"""The economy in the books: income by rights, units built, replacements, leaders."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.unit.games.grande_armee.playing import COALITION, FRANCE
from tests.unit.games.grande_armee.realm import Realm

from oobmgr.campaign.commands import FillChart
from oobmgr.domain.errors import BadInput


@pytest.fixture
def realm(tmp_path: Path) -> Realm:
    realm = Realm(tmp_path)
    realm.go_to(FRANCE, "income")
    return realm


def _land(realm: Realm, name: str, **about: object) -> None:
    realm.post("land", name=name, **about)


# ---------------------------------------------------------------------------------- income


@pytest.mark.parametrize(
    ("about", "france", "itself"),
    [
        ({"kind": "province", "status": "annexed"}, ("4", "3"), ("0", "0")),
        ({"kind": "minor", "status": "annexed"}, ("4", "3"), ("0", "0")),
        ({"kind": "minor", "status": "conquered"}, ("4", "0"), ("0", "0")),
        ({"kind": "province", "status": "ceded"}, ("4", "0"), ("0", "0")),
        ({"kind": "province", "status": "allied"}, ("4", "3"), ("0", "0")),
        # An ally with units to build keeps all; a complete one keeps its replacement points.
        ({"kind": "minor", "status": "allied"}, ("0", "0"), ("4", "3")),
        ({"kind": "minor", "status": "allied", "forces": "all built"}, ("0", "0"), ("4", "3")),
        ({"kind": "minor", "status": "allied", "forces": "built and full"}, ("4", "0"), ("0", "3")),
    ],
)
def test_who_gets_what(
    realm: Realm, about: dict[str, str], france: tuple[str, str], itself: tuple[str, str]
) -> None:
    _land(realm, "Bavaria", holder="French", resource=4, replacement=3, **about)
    realm.post("income", power="France")
    assert realm.purse("France") == france
    assert realm.purse("Bavaria") == itself
    # Once in an Interphase.
    assert "All points of this Interphase were collected" in realm.refused("income", power="France")


@pytest.mark.parametrize(("full", "given"), [(False, ("4", "3")), (True, ("0", "0"))])
def test_belgium_gives_both_once_its_units_are_built(
    tmp_path: Path, given: tuple[str, str], *, full: bool
) -> None:
    realm = Realm(tmp_path, full_strength_needed=full)
    realm.go_to(FRANCE, "income")
    about = {"kind": "minor", "status": "allied", "forces": "all built"}
    _land(realm, "Belgium", holder="France", resource=4, replacement=3, **about)
    realm.post("income", power="France")
    assert realm.purse("France") == given


def test_a_figure_that_nobody_entered_is_asked_for(realm: Realm) -> None:
    _land(realm, "Tuscany", kind="province", status="annexed", holder="France", resource=2)
    said = realm.refused("income", power="France")
    assert "replacement points of Tuscany are not entered" in said
    # The only power with something to collect need not be named.
    assert said == realm.refused("income", power="")
    assert realm.table("powers", "Provinces and minor powers") == [
        ("Tuscany", "France", "2 / –", "figures missing")
    ]


def test_what_is_entered_of_a_land_has_to_fit(realm: Realm) -> None:
    assert "which power" in realm.refused("land", name="Saxony", status="allied")
    assert "hold itself" in realm.refused("land", name="Saxony", status="allied", holder="Saxony")
    assert "Only minor powers" in realm.refused("land", name="Tyrol", forces="all built")
    holland = realm.refused("land", name="Holland", kind="province", status="conquered", holder="x")
    assert "is not what Holland is: it is a minor power." in holland
    hesse = {"name": "Grand Duchy of Hesse", "kind": "minor"}
    assert "is 1 for" in realm.refused("land", resource=2, **hesse)
    realm.post("land", resource=1, **hesse)
    assert "Nothing would change" in realm.refused("land", resource=1, **hesse)


def test_hesse_yields_what_the_errata_name(realm: Realm) -> None:
    # One resource point; who conquers a minor power gets no replacement points of it.
    _land(realm, "grand duchy of Hesse", kind="minor", status="conquered", holder="France")
    realm.post("income", power="France")
    assert realm.purse("France") == ("1", "0")


def test_a_land_without_a_town_is_conquered_by_who_was_there_last(realm: Realm) -> None:
    _land(realm, "Marches", kind="province", resource=1, replacement=1, townless=True,
          holder="France")  # fmt: skip
    assert realm.table("powers", "Provinces and minor powers") == [
        ("Marches", "France", "1 / (1)", "conquered")
    ]
    _land(realm, "Marches", townless=True, holder="Austria")
    assert realm.table("powers", "Provinces and minor powers")[0][1] == "Austria"
    # That it has no town is known by now, and what was annexed is only conquered by the next.
    _land(realm, "Marches", status="annexed")
    _land(realm, "Marches", holder="France")
    assert realm.table("powers", "Provinces and minor powers") == [
        ("Marches", "France", "1 / (1)", "conquered")
    ]


def test_each_side_collects_for_its_own_powers(realm: Realm) -> None:
    about = {"kind": "province", "status": "annexed", "resource": 2, "replacement": 1}
    _land(realm, "Galicia", holder="Austria", **about)
    assert "yields this side any points now" in realm.refused("income", power="Austria")
    assert realm.warned("income_due") == []
    # An ally of the French, once they have points of it.
    realm.post("points", power="Austria", side="French", points=1)
    realm.post("income", power="Austria")
    assert realm.purse("Austria") == ("3", "1")
    realm.go_to(COALITION, "income")
    _land(realm, "Baden", holder="France", **about)
    _land(realm, "Silesia", holder="Prussia", **about)
    assert "not played by the Coalition" in realm.refused("income", power="France")


def test_a_power_is_named_where_several_collect(realm: Realm) -> None:
    about = {"kind": "province", "status": "annexed", "resource": 2, "replacement": 1}
    _land(realm, "Tuscany", holder="France", **about)
    _land(realm, "Galicia", holder="Austria", **about)
    assert "not played by the French" in realm.refused("income", power="Austria")
    realm.post("points", power="Austria", side="French", points=1)
    assert "power: is missing." in realm.refused("income", power="")
    told = realm.refused("income", power="Frence")
    assert "Frence has nothing to collect. Did you mean France?" in told
    realm.post("income", power="Austria")
    # France alone is left.
    realm.post("income")
    assert (realm.purse("Austria"), realm.purse("France")) == (("3", "1"), ("2", "1"))


def test_an_ally_gives_what_it_has_to_spare(tmp_path: Path) -> None:
    realm = Realm(tmp_path, ally_resources="surplus")
    realm.go_to(FRANCE, "income")
    about = {"kind": "minor", "status": "allied", "holder": "France"}
    _land(realm, "Saxony", resource=5, replacement=2, **about)
    realm.post("income", power="France")
    assert realm.purse("Saxony") == ("5", "2")
    realm.go_to(FRANCE, "construction")
    gift = {"minor": "Saxony", "points": 3}
    assert "its own units first" in realm.refused("spare_points", **gift)
    _land(realm, "Saxony", forces="built and full")
    assert "keeps these" in realm.refused(
        "spare_points", kind="replacement", **gift | {"points": 1}
    )
    assert "more than the 5" in realm.refused("spare_points", **gift | {"points": 6})
    assert "not an allied" in realm.refused("spare_points", **gift | {"minor": "Prussia"})
    assert "Name the minor power" in realm.refused("spare_points", points=3)
    realm.post("spare_points", **gift)
    assert (realm.purse("Saxony"), realm.purse("France")) == (("2", "2"), ("3", "0"))


def test_points_have_one_name_in_every_entry(tmp_path: Path) -> None:
    realm = Realm(tmp_path, ally_resources="surplus")
    realm.go_to(FRANCE, "construction")
    _land(realm, "Saxony", kind="minor", status="allied", holder="France", forces="built and full")
    # The word that the other form once had, and the sign on the tables, are taken by both.
    for kind in ("resource points", "resource", "R"):
        realm.post("points", power="France", kind=kind, points=2)
        words = realm.refused("spare_points", minor="Saxony", kind=kind, points=1)
        assert "more than the 0" in words
    assert realm.purse("France") == ("6", "0")
    with pytest.raises(BadInput, match="replacement points"):
        realm.post("spare_points", minor="Saxony", kind="reserves", points=1)


def test_points_for_the_side_that_a_power_does_not_fight_on_are_asked_about(realm: Realm) -> None:
    gift = {"power": "Prussia", "kind": "resource points", "points": 3}
    (told,) = realm.preview("points", **gift, side="French").warnings
    assert (told.message, told.asks) == ("All units of Prussia are on the other side.", True)
    assert not realm.preview("points", **gift).warnings
    assert not realm.preview("points", **gift | {"power": "Spain"}, side="French").warnings


# -------------------------------------------------------------------------------- building


def test_two_ways_to_a_division_of_ten(realm: Realm) -> None:
    realm.give("France", resource=14, replacement=23)
    assert realm.table("powers", "Points")[0][3] == "either way"
    realm.go_to(FRANCE, "construction")
    build = {"payer": "France", "hex": "A1010"}
    realm.post("build", units="50 Div", **build)  # 6 R and 12 Rep
    assert (realm.strength("50 Div"), realm.purse("France")) == (10, ("8", "11"))
    assert realm.table("powers", "Points")[0][3] == "low, then filled"
    realm.post("build", units="51 Div", strength="low", **build)  # 3 R and 6 Rep
    assert (realm.strength("51 Div"), realm.purse("France")) == (5, ("5", "5"))
    assert realm.hex_of("51 Div") == "A1010"
    assert "lacks only 5 points" in realm.refused(
        "replace", units="51 Div", points=6, payer="France"
    )
    realm.post("replace", units="51 Div", points=5, payer="France")
    assert (realm.strength("51 Div"), realm.purse("France")) == (10, ("0", "0"))
    assert realm.queries.check() == ()


def test_what_cannot_be_built(realm: Realm) -> None:
    realm.give("France", resource=20, replacement=20)
    realm.go_to(FRANCE, "construction")
    build = {"payer": "France", "hex": "A1010"}
    two = realm.refused("build", units="50 Div, 51 Div", **build)
    assert "France is 4 Rep short." in two
    assert "where" in realm.refused("build", units="50 Div", payer="France").lower()
    assert "not of Russia" in realm.refused(
        "build", units="50 Div", payer="France", location="Turkish box"
    )
    assert "lower strength" in realm.refused("build", units="9 Heavy", strength="low", **build)
    assert "not paid for by France" in realm.refused("build", units="30 Div", **build)
    assert "not eliminated" in realm.refused("build", units="8 Div", **build)


def test_new_units_go_straight_to_the_box_of_their_own_power(realm: Realm) -> None:
    realm.go_to(COALITION, "construction")
    realm.give("Russia", resource=6, replacement=12)
    build = {"units": "40 Div", "payer": "Russia"}
    assert "not of France" in realm.refused("build", location="Spanish box", **build)
    realm.post("build", location="Turkish box", **build)
    assert realm.hex_of("40 Div") == "Turkish box"


def test_no_ally_goes_straight_to_a_box(realm: Realm) -> None:
    _land(realm, "Bavaria", kind="minor", status="allied", holder="France", resource=6,
          replacement=12)  # fmt: skip
    realm.post("income", power="France")
    realm.go_to(FRANCE, "construction")
    build = {"units": "30 Div", "payer": "Bavaria"}
    assert "not of France" in realm.refused("build", location="Spanish box", **build)
    realm.post("build", hex="A1010", **build)


@pytest.mark.parametrize("status", ["conquered", "ceded"])
def test_what_is_conquered_or_ceded_builds_and_replaces_nothing(realm: Realm, status: str) -> None:
    realm.lose_points("29 Div", 1)
    _land(realm, "Bavaria", kind="minor", status="allied", holder="France", resource=9,
          replacement=13)  # fmt: skip
    realm.post("income", power="France")
    _land(realm, "Bavaria", status=status)
    realm.go_to(FRANCE, "construction")
    pay = {"payer": "Bavaria"}
    told = realm.refused("build", units="30 Div", hex="A1010", **pay)
    assert f"which is {status}: it builds nothing" in told
    assert f"which is {status}" in realm.refused("replace", units="29 Div", points=1, **pay)
    # Annexed it may do both.
    _land(realm, "Bavaria", status="annexed")
    realm.post("build", units="30 Div", hex="A1010", **pay)
    realm.post("replace", units="29 Div", points=1, **pay)


def test_a_heavy_brigade_costs_two_replacement_points(realm: Realm) -> None:
    realm.give("France", resource=5, replacement=5)
    realm.go_to(FRANCE, "construction")
    build = {"payer": "France", "location": "Spanish box"}
    # Its resource points stand in no correction: they are asked for, not taken as none.
    assert "not in the corrections" in realm.refused("build", units="9 Heavy", **build)
    realm.post("build", units="9 Heavy", resource=1, **build)
    assert realm.purse("France") == ("4", "3")
    assert realm.hex_of("9 Heavy") == "Spanish box"


def test_the_correction_of_a_heavy_brigade_goes_before_the_printed_chart(realm: Realm) -> None:
    realm.give("France", resource=5, replacement=9)
    realm.go_to(FRANCE, "construction")
    # As it is printed: 6 replacement points. The resource points are taken from it.
    chart = realm.queries.game.charts()["unit_construction"]
    columns = ["Resource", "Replacement"]
    printed = [["3", "6"] if row == "Heavy cavalry brigade" else ["", ""] for row in chart.rows]
    copy = {"rows": list(chart.rows), "columns": columns, "cells": printed}
    realm.campaign.session.execute(FillChart("unit_construction", copy))
    realm.post("build", units="9 Heavy", payer="France", hex="A1010")
    assert realm.purse("France") == ("2", "7")


def test_leaders_as_many_as_can_be_paid_and_none_for_the_british(realm: Realm) -> None:
    realm.give("France", resource=2, replacement=1)
    realm.go_to(FRANCE, "construction")
    cost = {"resource": 2, "replacement": 0, "hex": "A1010"}
    realm.post("build", units="Vandamme", payer="France", **cost)
    assert realm.purse("France") == ("0", "1")
    realm.go_to(COALITION, "construction")
    realm.give("Britain", resource=9)
    assert "leaders are not built" in realm.refused("build", units="Moore", payer="Britain", **cost)


def test_annexed_and_conquered_powers(realm: Realm) -> None:
    _land(realm, "Bavaria", kind="minor", status="conquered", holder="France", resource=1,
          replacement=1)  # fmt: skip
    realm.give("France", resource=9, replacement=12)
    realm.go_to(FRANCE, "construction")
    build = {"units": "30 Div", "hex": "A1010"}
    assert "builds nothing" in realm.refused("build", payer="Bavaria", **build)
    assert "not paid for" in realm.refused("build", payer="France", **build)
    _land(realm, "Bavaria", status="annexed")
    realm.post("build", payer="France", **build)
    assert realm.purse("France") == ("3", "0")


def test_italy_builds_the_one_division_of_naples(realm: Realm) -> None:
    _land(realm, "Kingdom of Italy", kind="minor", status="allied", holder="France", resource=20,
          replacement=24)  # fmt: skip
    realm.post("income", power="France")
    realm.go_to(FRANCE, "construction")
    build = {"payer": "Kingdom of Italy", "hex": "A1010"}
    assert "not paid for" in realm.refused("build", units="1 Naples", **build | {"payer": "France"})
    assert "one too many" in realm.refused("build", units="1 Naples, 2 Naples", **build)
    realm.post("build", units="1 Naples", **build)
    assert realm.purse("Kingdom of Italy") == ("14", "12")
    assert "one too many" in realm.refused("build", units="2 Naples", **build)
    # It stays one of that Kingdom, whose points replace its losses.
    realm.lose_points("1 Naples", 1)
    lost = {"units": "1 Naples", "points": 1}
    assert "not paid for" in realm.refused("replace", payer="France", **lost)
    realm.post("replace", payer="Kingdom of Italy", **lost)
    assert realm.purse("Kingdom of Italy") == ("13", "11")


# ---------------------------------------------------------------- replacements and leaders


def test_a_replacement_takes_one_of_both(realm: Realm) -> None:
    realm.lose_points("8 Div", 5)
    realm.lose_points("9 Div", 2)
    realm.give("France", resource=3, replacement=9)
    realm.go_to(FRANCE, "construction")
    # Two units of two points each: four, and the resource points are three.
    said = realm.refused("replace", units="8 Div, 9 Div", points=2, payer="France")
    assert "1 point short" in said
    realm.post("replace", units="8 Div", points=3, payer="France")
    assert (realm.strength("8 Div"), realm.purse("France")) == (6, ("0", "6"))
    assert "how many" in realm.refused("replace", units="8 Div", points=0, payer="France")
    assert "full strength" in realm.refused("replace", units="29 Div", points=1, payer="Bavaria")
    assert "whose" in realm.refused("replace", units="8 Div", points=1).lower()


def test_the_british_are_never_replaced(realm: Realm) -> None:
    realm.lose_points("1 British", 2)
    realm.give("Britain", resource=5, replacement=5)
    realm.go_to(COALITION, "construction")
    said = realm.refused("replace", units="1 British", points=1, payer="Britain")
    assert "no replacements" in said
    weak = realm.table("powers", "Units below strength")
    assert ("1 British infantry division", "Britain", "3 of 5", "never replaced") in weak


def test_a_retired_leader_leaves_a_gap(realm: Realm) -> None:
    realm.go_to(FRANCE, "construction")
    assert "not a leader" in realm.refused("retire", units="8 Div")
    realm.post("retire", units="Ney")
    assert realm.table("powers", "Leaders short") == [("France", "1", "")]
    assert "not on the map" in realm.refused("retire", units="Ney")
    # Each is one more, and each power plays short by itself.
    realm.post("retire", units="Oudinot")
    assert realm.table("powers", "Leaders short") == [("France", "2", "")]
    realm.go_to(COALITION, "construction")
    realm.post("retire", units="Yorck")
    short = realm.table("powers", "Leaders short")
    assert sorted(short) == [("France", "2", ""), ("Prussia", "1", "")]


def test_income_that_nobody_collected_is_told(realm: Realm) -> None:
    assert realm.warned("income_due") == []
    _land(realm, "Tyrol", kind="province", status="ceded", holder="France", resource=1)
    assert realm.warned("income_due") == ["France: Tyrol not collected."]
    realm.post("income", power="France")
    assert realm.warned("income_due") == []
