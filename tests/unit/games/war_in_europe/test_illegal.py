"""What the books know and a player may not do: entries that each look right by themselves."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.unit.games.war_in_europe.playing import ALLIED, AXIS, Table, flown

LANDING = {
    "hex": "C2222",
    "points": 1,
    "water_hexes": 4,
    "dist_major_supply": 4,
    "adj_all_sea": True,
    "sea": "Mediterranean",
}


@pytest.fixture
def table(tmp_path: Path) -> Table:
    return Table(tmp_path)


# -------------------------------------------------------------------- units that are elsewhere

ON_THE_MAP = [
    ("ride", {"hex": "B0009"}),
    ("fortify", {}),
    ("cut_off", {}),
    ("disband", {"location": "Wehrkreis"}),
    ("emergency_transport", {"hex": "B0009"}),
    ("set_out", {}),
]


@pytest.mark.parametrize(("action", "given"), ON_THE_MAP, ids=[name for name, _ in ON_THE_MAP])
def test_units_at_sea_and_in_a_box_do_nothing_on_the_map(
    table: Table, action: str, given: dict[str, object]
) -> None:
    table.own_turn()
    table.post("set_out", units="12")
    table.post("airborne_box", units="7 Flieger", front="West")
    assert table.hex_of("12") == table.hex_of("7 Flieger") == ""
    assert "at sea" in table.refused(action, units="12", **given)
    assert "airborne box West" in table.refused(action, units="7 Flieger", **given)
    table.post(action, units="7 Pz", **given)


def test_units_at_sea_become_no_kampfgruppe_and_enter_no_box(table: Table) -> None:
    table.own_turn()
    table.post("set_out", units="7 Flieger")
    assert "at sea" in table.refused("airborne_box", units="7 Flieger", front="West")
    table.go_to(AXIS, "combat")
    assert "at sea" in table.refused("form_kampfgruppe", units="7 Flieger")


# ------------------------------------------------------------------- what ends with a departure


@pytest.mark.parametrize("action", ["ride", "emergency_transport"])
def test_a_unit_takes_no_fortification_along(table: Table, action: str) -> None:
    table.own_turn()
    table.post("fortify", units="12")
    assert table.marks("12") == ("fortified",)
    table.post(action, units="12", hex="B0009")
    assert table.marks("12") == ()
    table.campaign.session.undo()
    assert table.marks("12") == ("fortified",)


def test_a_unit_that_is_rebuilt_is_as_new(table: Table) -> None:
    table.own_turn()
    table.post("cut_off", units="12")
    table.go_to(AXIS, "combat")
    table.post("form_kampfgruppe", units="12", formed="option", all_alike=True)
    assert len(table.marks("12")) == 2
    table.lose("12")
    table.to_next_turn()
    table.own_turn(AXIS, "replacement")
    table.post("receive_points", front="West", kind="infantry", points=2)
    table.post("rebuild", units="12", front="West", kind="Infantry", arrives="2/5/41")
    assert table.marks("12") == ()


def test_a_unit_that_was_lost_at_sea_is_there_once_it_is_rebuilt(table: Table) -> None:
    table.own_turn()
    table.post("set_out", units="12")
    assert len(table.table("production", "Round the Horn")) == 1
    table.lose("12")
    assert table.table("production", "Round the Horn") == []
    table.to_next_turn()
    table.own_turn(AXIS, "replacement")
    table.post("receive_points", front="West", kind="infantry", points=2)
    table.post("rebuild", units="12", front="West", kind="infantry", arrives="2/5/41")
    table.go_to(AXIS, "movement")
    table.post("ride", units="12", hex="B0009")
    assert table.hex_of("12") == "B0009"


def test_a_unit_without_a_hex_does_not_fortify(table: Table) -> None:
    table.add(AXIS, "Germany", "13", "infantry", "")
    table.ids = {u.designation: u.id for u in table.queries.units()}
    table.own_turn()
    assert "no hex" in table.refused("fortify", units="13")


# ------------------------------------------------------------------------------------ rail, sea


def test_a_repair_unit_that_worked_does_not_ride(table: Table) -> None:
    table.own_turn()
    table.post("rail_work", units="1 Rail", hexes=["B0001"], area="Severe")
    assert "has worked" in table.refused("ride", units="1 Rail", hex="B0009")
    table.to_next_turn()
    table.own_turn()
    table.post("ride", units="1 Rail", hex="B0009")


@pytest.mark.parametrize(
    ("action", "inputs"),
    [("emergency_transport", {"hex": "B0009"}), ("set_out", {})],
)
def test_a_repair_unit_that_worked_goes_to_sea_by_no_form(
    table: Table, action: str, inputs: dict[str, str]
) -> None:
    table.own_turn()
    table.post("rail_work", units="1 Rail", hexes=["B0001"], area="Severe")
    assert "has worked this turn" in table.refused(action, units="1 Rail", **inputs)
    table.to_next_turn()
    table.own_turn()
    table.post(action, units="1 Rail", **inputs)


def test_a_repair_unit_that_came_by_sea_does_not_work(table: Table) -> None:
    work = {"hexes": ["B0001"], "area": "Severe"}
    table.own_turn()
    table.post("emergency_transport", units="1 Rail", hex="B0009")
    assert "at most 0 may be" in table.refused("rail_work", units="1 Rail", **work)
    table.to_next_turn()
    table.own_turn()
    table.post("rail_work", units="1 Rail", **work)
    table.to_next_turn()
    table.own_turn()
    table.post("set_out", units="1 Rail")
    for _ in range(3):
        table.to_next_turn()
        table.own_turn()
    table.post("land", units="1 Rail", hex="B0009")
    assert "at most 0 may be" in table.refused("rail_work", units="1 Rail", **work)


@pytest.mark.parametrize(
    ("action", "given"),
    [
        ("hexes", {"hexes": ["nowhere"], "last": "Axis"}),
        ("rail_cut", {"hexes": ["B0005", "the bridge"]}),
        ("rail_work", {"hexes": ["B12345"], "units": "1 Rail", "area": "Severe"}),
    ],
)
def test_words_are_no_hexes(table: Table, action: str, given: dict[str, object]) -> None:
    table.own_turn()
    assert "is not a hex" in table.refused(action, **given)


def _on_the_beach(table: Table) -> None:
    table.weather()
    table.go_to(ALLIED, "replacement")
    table.post("assault_points", points=1)
    table.go_to(ALLIED, "movement")
    table.post("assault", **LANDING)


def test_ships_bring_no_more_through_a_beach_than_the_beach_form(table: Table) -> None:
    _on_the_beach(table)
    assert "turn of the assault" in table.refused("ride", units="50", by="sea", hex="C2222")
    table.to_next_turn()
    table.own_turn(ALLIED)
    three = "50, 1 DLM, 5 DI"
    assert "at most 2 may" in table.refused("ride", units=three, by="sea", hex="C2222")
    table.post("ride", units="50, 5 DI", by="sea", hex="C2222")
    assert "at most 2 may" in table.refused("through_beach", hex="C2222", units_out=1)
    assert "at most 2 may" in table.refused("ride", units="50", by="sea", hex="A2020")
    # While they hold it, the point on the beach does not come back.
    assert "is held by" in table.refused("recycle", hex="C2222")


def test_emergency_transport_counts_in_the_traffic_of_a_beach(table: Table) -> None:
    _on_the_beach(table)
    assert "turn of the assault" in table.refused("emergency_transport", units="50", hex="C2222")
    table.to_next_turn()
    table.own_turn(ALLIED)
    three = "50, 1 DLM, 5 DI"
    assert "at most 2 may" in table.refused("emergency_transport", units=three, hex="C2222")
    table.post("emergency_transport", units="50, 5 DI", hex="C2222")
    assert table.table("production", "Amphibious Points")[0][:4] == (
        "C2222",
        "Allied",
        "1",
        "2 + 0",
    )
    # What came in has used it up, whichever form the next one is entered in.
    assert "at most 2 may" in table.refused("ride", units="1 DLM", by="sea", hex="C2222")
    assert "at most 2 may" in table.refused("emergency_transport", units="50", hex="A2020")
    assert "at most 2 may" in table.refused("set_out", units="50")
    table.to_next_turn()
    table.own_turn(ALLIED)
    table.post("set_out", units="50")
    assert "at most 2 may" in table.refused("through_beach", hex="C2222", units_out=2)
    table.post("emergency_transport", units="5 DI", hex="A2020")
    assert "at most 2 may" in table.refused("through_beach", hex="C2222", units_out=1)


def test_a_landing_counts_in_the_traffic_of_a_beach(table: Table) -> None:
    table.own_turn(ALLIED)
    table.post("set_out", units="50, 1 DLM, 5 DI")
    for _ in range(3):
        table.to_next_turn()
    _on_the_beach(table)
    assert "turn of the assault" in table.refused("land", units="50", hex="C2222")
    table.to_next_turn()
    table.own_turn(ALLIED)
    assert "at most 2 may" in table.refused("land", units="50, 1 DLM, 5 DI", hex="C2222")
    table.post("land", units="50, 1 DLM", hex="C2222")
    assert "at most 2 may" in table.refused("land", units="5 DI", hex="C2222")
    table.campaign.session.undo()
    table.post("land", units="5 DI", hex="C2222")
    assert "at most 2 may" in table.refused("through_beach", hex="C2222", units_in=2)


@pytest.mark.parametrize(
    ("action", "given"),
    [
        ("ride", {"by": "sea", "hex": "B0009"}),
        ("emergency_transport", {"hex": "B0009"}),
        ("set_out", {}),
    ],
)
def test_snow_keeps_mobile_supply_from_the_sea_by_every_form(
    table: Table, action: str, given: dict[str, str]
) -> None:
    table.weather("Snow")
    table.own_turn()
    assert "its area is needed" in table.refused(action, units="1 Supply", **given)
    severe = {"area": "Severe", **given}
    assert "only by rail" in table.refused(action, units="1 Supply, 7 Pz", **severe)
    table.post(action, units="7 Pz", **severe)
    table.post(action, units="1 Supply", area="Moderate", **given)
    assert table.hex_of("1 Supply") == given.get("hex", "")


@pytest.mark.parametrize("sea", ["Baltik", "baltc"])
def test_a_sea_that_is_nearly_the_baltic_is_asked_about(table: Table, sea: str) -> None:
    table.weather("Mud")
    table.go_to(ALLIED, "replacement")
    table.post("assault_points", points=1)
    table.go_to(ALLIED, "movement")
    assert "not a sea that the rules name" in table.refused("assault", **LANDING | {"sea": sea})


def test_an_island_that_alone_makes_a_beach_is_named(table: Table) -> None:
    table.weather()
    table.go_to(ALLIED, "replacement")
    table.post("assault_points", points=1)
    table.go_to(ALLIED, "movement")
    by_island = LANDING | {"adj_all_sea": False, "adj_portless_island": True}
    (asked,) = table.preview("assault", **by_island).warnings
    assert (asked.where, asked.case, asked.asks) == ("island", "WIE-AMPH-07", True)
    for settled in ({"island": "B5700"}, {"adj_all_sea": True}, {"hex": "B5519"}):
        assert table.preview("assault", **by_island | settled).warnings == ()
    assert "not a beach" in table.refused("assault", **by_island | {"island": "B5617"})


# ------------------------------------------------------------------------------------------ air


def test_a_unit_is_attacked_once_by_whichever_name(table: Table) -> None:
    table.air("Axis", "South", 7)
    table.weather()
    table.front("South", ("Axis", 0, 7))
    table.own_turn(ALLIED)
    attack = {"nation": "Axis", "front": "South", "points": 5}
    both = {"targets": ["50", "50 infantry"], "results": ["D", "D"]}
    assert "was attacked already" in table.refused("interdict", **attack, **both)
    table.post("interdict", **attack, targets=["50 infantry"], results=["D"])
    assert "was attacked already" in table.refused(
        "interdict", **attack, targets=["50"], results=["D"]
    )
    table.post("interdict", **attack, targets=["5 DI"], results=["D"])


def test_a_port_is_attacked_once(table: Table) -> None:
    table.air("Axis", "South", 12)
    table.weather()
    table.front("South", ("Axis", 0, 12))
    malta = {"port": "Malta", "points": 5, "result": "D"}
    suppress = {"front": "South", "nation": "Axis"}
    again = [malta, malta | {"port": "malta"}]
    assert "attacked this turn" in table.refused("suppress", ports=again, **suppress)
    table.post("suppress", ports=[malta], **suppress)
    assert "attacked this turn" in table.refused("suppress", ports=[malta], **suppress)
    # What has attacked was on other missions, whatever is entered afterwards.
    fewer = flown(("Axis", 0, 4))
    assert "has attacked with 5" in table.refused("missions", front="South", **fewer)


def test_points_do_not_fly_on_two_fronts(table: Table) -> None:
    table.air("Axis", "West", 10)
    table.weather()
    table.front("West", ("Axis", 0, 8))
    move = {"change": "moved", "nation": "Axis", "front": "West", "to_front": "East"}
    assert "more than the 2" in table.refused("air_points", points=3, **move)
    table.post("air_points", points=2, **move)


def test_a_kind_of_points_is_one_pool_however_it_is_written(table: Table) -> None:
    table.own_turn(AXIS, "replacement")
    table.post("receive_points", front="West", kind="infantry", points=3)
    table.post("transfer_points", front="West", to_front="East", kind=" Infantry", points=1)
    table.post("receive_points", change="lost", front="West", kind="INFANTRY", points=2)
    assert "more than the 0" in table.refused(
        "receive_points", change="lost", front="West", kind="infantry", points=1
    )


def test_attacks_without_a_point_left_are_refused_in_the_books(table: Table) -> None:
    table.air("Axis", "South", 1)
    table.weather()
    table.front("South", ("Axis", 0, 1))
    no_points = {"ports": [{"port": "Malta", "points": 0, "result": "D"}]}
    assert "how many points" in table.refused("suppress", **no_points)
    table.own_turn(ALLIED)
    both = {"targets": ["50", "5 DI"], "results": ["A", "D"]}
    assert "No point is left" in table.refused("interdict", points=1, **both)
    table.post("interdict", points=1, targets=["50"], results=["A"])


@pytest.mark.parametrize("action", ["ride", "emergency_transport"])
def test_units_go_to_a_hex_where_they_are_not(table: Table, action: str) -> None:
    table.own_turn()
    assert "somewhere".upper() in table.refused(action, units="12", hex="somewhere")
    assert "is in B1012 already" in table.refused(action, units="12", hex="b1012")
    table.post(action, units="12", hex="b1013")
    assert table.hex_of("12") == "B1013"


def test_ships_are_attacked_by_enemies_of_their_player(table: Table) -> None:
    table.air("Axis", "South", 7)
    table.weather()
    table.front("South", ("Axis", 0, 7))
    table.own_turn(AXIS)
    one = {"nation": "Axis", "points": 5, "targets": ["50"], "results": ["D"]}
    # Nobody of the enemy flies: the form opens with one of them all the same.
    assert table.queries.filled("interdict", {}).nation == "Commonwealth"
    assert "It is the Axis player's turn" in table.refused("interdict", **one)
    table.own_turn(ALLIED)
    # The form begins with the points that fly against ships.
    proposed = table.queries.filled("interdict", {})
    assert (proposed.front, proposed.nation, proposed.points) == ("South", "Axis", 7)
    table.post("interdict", **one)


def test_a_result_that_nobody_knows_is_told_at_its_port(table: Table) -> None:
    table.air("Axis", "South", 7)
    table.weather()
    table.front("South", ("Axis", 0, 7))
    ports = [{"port": "Malta", "points": 5, "result": "D"}]
    ports.append({"port": "Tobruk", "points": 2, "result": "X"})
    assert "ports.1.result" in table.refused("suppress", ports=ports)
    assert "'X' is not a result" in table.refused("suppress", ports=ports)


def test_forms_begin_where_most_points_are_and_say_what_is_at_hand(table: Table) -> None:
    table.own_turn(AXIS, "replacement")
    table.lose("12")
    table.post("receive_points", front="South", kind="armor", points=1)
    table.post("receive_points", front="East", kind="infantry", points=4)
    for action in ("rebuild", "receive_points"):
        assert table.queries.filled(action, {}).front == "East"
    assert table.queries.filled("rebuild", {}).kind == "infantry"
    told = table.refused("rebuild", units="12", front="West", kind="", arrives="2/5/41")
    assert "2 Replacement Points short" in told
    assert "At hand: East, infantry 4; South, armor 1." in told
    table.post("receive_points", change="spent", front="East", kind="infantry", points=1)
    # As older scripts and entries have it.
    table.post("receive_points", change="lost", front="East", kind="infantry", points=1)
    told = table.refused(
        "transfer_points", front="East", to_front="West", kind="infantry", points=3
    )
    assert "more than the 2 at hand" in told
