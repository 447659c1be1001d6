"""Rules of the ground that an entry in another form, or in another order, would have got around."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.unit.games.war_in_europe.playing import ALLIED, AXIS, SOVIET, Table
from tests.unit.games.war_in_europe.test_asked_and_told import doubts

from oobmgr.campaign.commands import Late, PostAction
from oobmgr.known_games import run


@pytest.fixture
def table(tmp_path: Path) -> Table:
    return Table(tmp_path)


def test_a_repair_unit_in_two_areas_does_what_the_worse_one_allows(table: Table) -> None:
    table.weather("Mud")
    table.go_to(AXIS, "movement")
    # In mud one hex in the Severe area, two in the Moderate one (6.69).
    table.post("rail_work", units="1 Rail", hexes=["B0001"], area="Severe")
    on = {"units": "1 Rail", "hexes": ["B0002"], "area": "Moderate"}
    assert "make 2 this turn; at most 1 may be" in table.refused("rail_work", **on)
    table.campaign.session.undo()
    table.post("rail_work", **on)
    table.post("rail_work", **on | {"hexes": ["B0003"]})
    # Of the areas of an earlier turn nothing is left.
    table.to_next_turn()
    table.weather("Mud")
    table.go_to(AXIS, "movement")
    table.post("rail_work", units="1 Rail", hexes=["B0001"], area="Severe")
    table.to_next_turn()
    table.weather("Mud")
    table.go_to(AXIS, "movement")
    table.post("rail_work", **on | {"hexes": ["B0004", "B0005"]})


def test_a_repair_unit_in_two_areas_converts_what_the_worse_one_allows(tmp_path: Path) -> None:
    table = Table(tmp_path, mix_rail_work=True)
    table.weather("Mud")
    table.own_turn()
    convert = {"units": "1 Rail", "work": "convert", "hexes": ["B0003"], "area": "other"}
    assert table.preview("rail_work", **convert).refusals == ()
    table.post("rail_work", units="1 Rail", hexes=["B0001"], area="Severe")
    # Mud in the Severe area lets nobody convert, and whoever worked there does no more elsewhere.
    assert "at most 0 may be" in table.refused("rail_work", **convert)


def test_a_repair_unit_that_converted_is_transported_by_no_form(table: Table) -> None:
    table.own_turn()
    table.post("rail_work", units="1 Rail", work="convert", hexes=["B0001"], area="Severe")
    for action in ("ride", "emergency_transport"):
        assert "has worked this turn" in table.refused(action, units="1 Rail", hex="B0009")
    assert "has worked this turn" in table.refused("set_out", units="1 Rail")


def test_a_cut_that_opens_without_a_repair_unit_is_asked_about(table: Table) -> None:
    table.own_turn()
    assert doubts(table, "rail_cut", hexes=["B0001"]) == ""
    table.post("rail_cut", hexes=["B0001"])
    asked = table.preview("rail_cut", hexes=["B0001"], cut=False)
    (one,) = asked.warnings
    assert "mended by a repair unit" in one.message
    assert one.asks


def test_another_weather_after_rail_work_is_asked_about(table: Table) -> None:
    def asked() -> str:
        mud = table.queries.filled("weather", {"weather": "Mud"})
        shown = table.campaign.session.preview(PostAction("weather", mud, Late("Read again.")))
        assert shown.refusals == ()
        return " ".join(one.message for one in shown.warnings if one.asks)

    table.own_turn()
    assert asked() == ""
    table.post("rail_work", units="1 Rail", hexes=["B0001", "B0002"], area="Severe")
    assert "has worked this turn" in asked()
    table.own_turn(ALLIED, "replacement")
    table.post("assault_points", points=1)
    table.own_turn(ALLIED)
    assert "was assaulted" not in asked()
    landing = {"water_hexes": 4, "dist_major_supply": 4, "adj_all_sea": True, "sea": "Baltic"}
    table.post("assault", hex="B2222", **landing)
    assert "B2222 was assaulted this turn" in asked()


@pytest.mark.parametrize("nation", ["Free French", "Vichy France", "Frankreich"])
def test_french_of_whatever_name_fortify_no_earlier(table: Table, nation: str) -> None:
    table.add(ALLIED, nation, "13", "infantry", "A3032")
    table.own_turn(ALLIED)
    assert "nothing has begun" in table.refused("fortify", units="13")


@pytest.mark.parametrize(
    "why",
    ["emergency transport", "Emergency", "the EMERGENCY transports", "RP (emergency)",
     "Nottransport der 50", "aus dem Notfalltransport", "(aufgelöst)", "Auflösung der 51"],
)  # fmt: skip
def test_emergency_transport_brings_no_points_by_another_form(table: Table, why: str) -> None:
    table.own_turn()
    points = {"front": "West", "kind": "infantry", "points": 2}
    assert "brings its owner no points" in table.refused("receive_points", why=why, **points)
    table.post("receive_points", why="training", **points)
    # What it costs by the rules of the players is spent as ever.
    table.post("receive_points", change="spent", why=why, **points)


@pytest.mark.parametrize(
    ("why", "doubted"),
    [("aus dem Osten", True), ("von der Südfront", True), ("(East)", True), ("Verlegung", True),
     ("from the Western Front", False), ("Ausbildung", False)],
)  # fmt: skip
def test_points_from_another_front_are_asked_about_in_either_language(
    table: Table, why: str, *, doubted: bool
) -> None:
    table.own_turn()
    points = {"front": "West", "kind": "infantry", "points": 2, "why": why}
    assert ("between fronts" in doubts(table, "receive_points", **points)) is doubted


def test_infantry_that_is_fortified_where_a_fortification_is_printed_is_asked_about(
    table: Table,
) -> None:
    table.own_turn()
    table.post("fortify", units="12, 7 Pz")
    assert "12 infantry is fortified there" in doubts(
        table, "hexes", hexes=["B1011", "B1012"], printed=True
    )
    assert doubts(table, "hexes", hexes=["B1011"], printed=True) == ""
    assert doubts(table, "hexes", hexes=["B1012"], printed=False) == ""


def test_soviet_units_that_fortify_are_asked_about(table: Table) -> None:
    table.own_turn(SOVIET)
    assert "have a case of their own" in doubts(table, "fortify", units="100")
    table.post("fortify", units="100")
    assert doubts(table, "fortify", units="100", fortified=False) == ""
    table.to_next_turn()
    table.own_turn(AXIS)
    assert doubts(table, "fortify", units="12") == ""


@pytest.mark.parametrize(
    ("what", "begins"),
    [
        ({"kind": "land_attack", "target": "French", "territory": "the German Reich"}, False),
        ({"kind": "land_attack", "target": "French", "territory": "western Germany"}, False),
        ({"kind": "land_attack", "target": "French", "territory": "German France"}, True),
        ({"kind": "land_attack", "target": "French units", "territory": "Belgium"}, True),
        ({"kind": "land_attack", "target": "British units", "territory": "Belgium"}, False),
        ({"kind": "enter", "country": "northern France"}, True),
        ({"kind": "enter", "country": "northern Spain"}, False),
        ({"kind": "air_sea_interdiction", "target": "French units"}, False),
    ],
)
def test_a_country_is_known_among_other_words(what: dict[str, object], begins: bool) -> None:
    assert run("war_in_europe.fortification_trigger", what)["result"] == {"trigger": begins}


def test_interdiction_of_the_french_begins_nothing_by_its_own_form(table: Table) -> None:
    table.air("Axis", "West", 5)
    table.weather()
    table.front("West", ("Axis", 0, 5))
    table.own_turn(ALLIED)
    table.post("interdict", front="West", nation="Axis", points=5, targets=["5 DI"], results=["D"])
    assert "nothing has begun" in table.refused("fortify", units="5 DI")


def test_who_stood_by_the_option_may_advance_and_does_not_retreat(table: Table) -> None:
    table.go_to(AXIS, "combat")
    shown = table.preview("form_kampfgruppe", units="7 Pz", formed="option", all_alike=True)
    assert shown.sentence == "They do not retreat, and may advance."
    table.post("form_kampfgruppe", units="7 Pz", formed="option", all_alike=True)
    table.post("form_kampfgruppe", units="12", formed="case 12.63")
    # Together with one that may, or turned over anew, it does not retreat either.
    to = {"hex": "B1023"}
    assert "Retreat Conversion" in table.refused("retreat_kampfgruppe", units="12, 7 Pz", **to)
    again = {"units": "7 Pz", "formed": "case 12.63"}
    assert "already" in table.refused("form_kampfgruppe", **again)
    assert "Replacement Phase" in table.refused("mark_units", units="7 Pz", on=False)


@pytest.mark.parametrize(
    ("case", "phases"),
    [
        ("WIE-MOVE-01", {"movement"}), ("WIE-MOVE-02", {"movement"}), ("WIE-RAIL-01", {"movement"}),
        ("WIE-SUP-01", {"combat"}), ("WIE-SUP-02", {"movement"}), ("WIE-SUP-04", {"movement"}),
        ("WIE-SUP-07", {"movement"}), ("WIE-SUP-08", {"air", "movement"}),
        ("WIE-WX-02", {"weather"}), ("WIE-WX-05", {"weather"}), ("WIE-ZOC-01", {"movement"}),
        ("WIE-ZOC-02", {"movement"}), ("WIE-AMPH-10", {"movement"}), ("WIE-ABN-04", {"combat"}),
        ("WIE-KG-02", {"combat"}), ("WIE-KG-04", {"combat"}), ("WIE-REPL-01", {"replacement"}),
    ],
)  # fmt: skip
def test_what_is_followed_on_the_map_is_reminded_of(
    table: Table, case: str, phases: set[str]
) -> None:
    told = table.queries.game.phase_cases(table.queries.game.tables())
    assert {one.phase for one in told if one.case == case} == phases
