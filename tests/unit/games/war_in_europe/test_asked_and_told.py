"""What an entry asks for, and what its working tells: a line where its case arises, else none."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.unit.games.war_in_europe.playing import ALLIED, AXIS, SOVIET, Table, flown
from tests.unit.games.war_in_europe.test_illegal import LANDING

from oobmgr.campaign.commands import OverrideCell
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.errors import BadInput
from oobmgr.games.war_in_europe.turns import CALENDAR, date_of, read_date
from oobmgr.known_games import run


@pytest.fixture
def table(tmp_path: Path) -> Table:
    return Table(tmp_path)


def test_points_on_other_missions_have_a_line_of_their_own(table: Table) -> None:
    table.air("Germany", "West", 10)
    table.weather()
    both = table.working(table.post("missions", front="West", **flown(("Germany", 4, 3))))
    assert both["Axis: on other missions"] == 3
    one = table.preview("missions", front="West", **flown(("Germany", 4, 0)))
    assert "Axis: on other missions" not in {line.label for line in one.working}


@pytest.mark.parametrize(
    ("allied", "about", "stay"),
    [
        (37, {"distance": 12}, True),  # above six to one
        (36, {"distance": 12}, False),  # air combat
        (36, {"distance": 13}, False),  # too far apart
        (0, {}, False),  # only one of them flies
    ],
)
def test_points_stay_on_other_missions_where_superiority_keeps_off_combat(
    table: Table, allied: int, about: dict[str, int], stay: bool
) -> None:
    table.air("Axis", "West", 10)
    table.air("Commonwealth", "West", 60)
    table.weather()
    flying = flown(("Axis", 6, 3), ("Commonwealth", allied, 5))
    working = table.preview("missions", front="West", **flying, **about).working
    others = [line for line in working if line.label.endswith("on other missions")]
    assert [line.value for line in others] == [3, 5]
    words, case = ("they stay on them", "WIE-AIR-06") if stay else ("", "WIE-AIR-08")
    assert {(line.arithmetic, line.case) for line in others} == {(words, case)}


def test_only_fronts_with_points_want_their_missions(table: Table) -> None:
    table.air("Germany", "West", 10)
    table.weather()
    assert table.warned("missions_due") == ["West: say what the points fly."]
    table.front("West", ("Germany", 4, 3))
    assert table.warned("missions_due") == []


def test_a_unit_outside_a_box_is_not_transferred(table: Table) -> None:
    table.own_turn()
    table.post("airborne_box", units="7 Flieger", front="West")
    assert "is not in a box" in table.refused("airborne_transfer", units="12", to_front="South")


def test_what_goes_by_the_weather_wants_it_first(table: Table) -> None:
    table.go_to(AXIS, "movement")
    unknown = "The weather of the turn is not known."
    given = {"units": "1 Rail", "hexes": ["B0001"], "area": "Severe"}
    assert unknown in table.refused("rail_work", **given)
    table.go_to(ALLIED, "replacement")
    table.post("assault_points", points=1)
    table.go_to(ALLIED, "movement")
    assert unknown in table.refused("assault", **LANDING)


def test_one_repair_unit_works_at_a_time(table: Table) -> None:
    table.add(AXIS, "Germany", "2 Rail", "repair", "B1010")
    table.own_turn()
    given = {"hexes": ["B0001"], "area": "Severe"}
    assert "Pick one repair unit" in table.refused("rail_work", units="1 Rail, 2 Rail", **given)
    table.post("rail_work", units="2 Rail", **given)


def test_units_that_stood_in_place_of_retreating_do_not_retreat(table: Table) -> None:
    table.own_turn()
    table.go_to(AXIS, "combat")
    stood = table.preview("form_kampfgruppe", units="12", formed="option", all_alike=True)
    assert stood.sentence == "They do not retreat, and may advance."
    went = table.preview("form_kampfgruppe", units="12", formed="case 12.63")
    assert went.sentence == "They may retreat."


def test_mobile_supply_is_reminded_of_the_snow_where_it_walks(table: Table) -> None:
    told = [one for one in table.queries.game.phase_cases(table.queries.game.tables())
            if one.case == "WIE-WX-01"]  # fmt: skip
    assert [one.phase for one in told] == ["movement"]


def test_partisans_in_the_hex_stop_no_work() -> None:
    given = {"nation": "Germany", "area": "Severe", "weather": "Clear"}
    without = run("war_in_europe.rail_work", given)
    within = run("war_in_europe.rail_work", {**given, "partisan_in_hex": True})
    assert within["result"] == without["result"]
    assert "Partisans in the hex" in [line["label"] for line in within["working"]]
    assert "Partisans in the hex" not in [line["label"] for line in without["working"]]


def test_a_code_that_is_none_is_no_date() -> None:
    with pytest.raises(ValueError, match="no turn: May"):
        date_of(TurnCode("May"))


@pytest.mark.parametrize("word", ["1/14/40", "1/0/40", "5/1/40", "0/1/40", "1940-14-1", "May"])
def test_no_year_has_such_a_turn(word: str) -> None:
    with pytest.raises(BadInput, match="is not a turn"):
        read_date(word)


@pytest.mark.parametrize(
    ("before", "after"), [("2/5/40", "3/5/40"), ("4/5/40", "1/6/40"), ("4/13/40", "1/1/41")]
)
def test_turns_follow_each_other_over_the_end_of_a_cycle_and_of_a_year(
    before: str, after: str
) -> None:
    first, then = CALENDAR.parse(before), CALENDAR.parse(after)
    assert (CALENDAR.next(first), CALENDAR.previous(then)) == (then, first)
    assert (CALENDAR.label(first), CALENDAR.label(then)) == (before, after)


def test_another_version_of_the_errata_wants_its_differences(tmp_path: Path) -> None:
    earlier = Table(tmp_path, errata_version="1.2")
    earlier.go_to(AXIS, "cycle")
    (told,) = earlier.warned("version_without_corrections")
    assert told == "Another version is chosen, but no house rule is entered: 1.4 is used."
    rule = OverrideCell("airborne.transfer.turns", "2", "As our list of 1981 has it.")
    earlier.campaign.session.execute(rule)
    assert earlier.warned("version_without_corrections") == []


def test_the_version_that_is_reckoned_with_wants_nothing(table: Table) -> None:
    table.go_to(AXIS, "cycle")
    assert table.warned("version_without_corrections") == []


def doubts(table: Table, action: str, **inputs: object) -> str:
    """What is asked about an entry that may be posted all the same."""
    return _said(table, action, inputs, asks=True)


def told(table: Table, action: str, **inputs: object) -> str:
    """What is told of an entry, and stops nobody."""
    return _said(table, action, inputs, asks=False)


def _said(table: Table, action: str, inputs: dict[str, object], *, asks: bool) -> str:
    shown = table.preview(action, **inputs)
    assert shown.refusals == ()
    said = (one for one in shown.warnings if one.asks is asks)
    return " ".join(f"{one.value} {one.message}" for one in said)


def test_a_hex_is_repaired_once_in_a_turn(table: Table) -> None:
    table.add(AXIS, "Germany", "2 Rail", "repair", "B1010")
    table.own_turn()
    work = {"hexes": ["B2720"], "area": "Severe"}
    table.post("rail_work", units="1 Rail", **work)
    for unit in ("1 Rail", "2 Rail"):
        told = table.refused("rail_work", units=unit, **work)
        assert "B2720 was repaired in this turn already" in told
    # Another work by another unit is not the same again, and a hex that is cut again is work.
    assert table.preview("rail_work", units="2 Rail", work="convert", **work).refusals == ()
    table.post("rail_cut", hexes=["B2720"])
    table.post("rail_work", units="2 Rail", **work)
    table.to_next_turn()
    table.own_turn()
    table.post("rail_work", units="1 Rail", **work)


def test_a_kind_of_points_that_nobody_knows_is_asked_about(table: Table) -> None:
    table.own_turn()
    given = {"front": "West", "points": 2}
    assert "neither points nor units" in doubts(table, "receive_points", kind="banana", **given)
    for kind in ("", "infantry", "Armor", "mobile supply", "Panzer"):
        assert doubts(table, "receive_points", kind=kind, **given) == ""
    table.post("receive_points", kind="Volkssturm", **given)
    assert doubts(table, "receive_points", kind="volkssturm", **given) == ""


def test_units_that_are_not_infantry_are_asked_about_when_they_fortify(table: Table) -> None:
    table.own_turn()
    assert doubts(table, "fortify", units="12") == ""
    assert "is not infantry" in doubts(table, "fortify", units="7 Pz")
    table.post("fortify", units="7 Pz")
    assert doubts(table, "fortify", units="7 Pz", fortified=False) == ""


def test_more_air_points_than_may_fly_superiority_are_told(table: Table) -> None:
    some = {"nation": "Axis", "front": "West"}
    assert "makes 500, of which at most 120 may" in told(table, "air_points", points=500, **some)
    assert told(table, "air_points", points=120, **some) == ""
    table.post("air_points", points=120, **some)
    # Italy flies for the same player, whom the most is about.
    italy = {"nation": "Italy", "front": "West", "points": 1}
    assert "makes 121, of" in told(table, "air_points", **italy)
    # They may stand idle on the front, so nobody has to say that it is meant.
    assert doubts(table, "air_points", **italy) == ""
    assert told(table, "air_points", change="lost", points=20, **some) == ""
    moved = {"change": "moved", "to_front": "East", "points": 120}
    assert "makes 120, of which at most 30 may" in told(table, "air_points", **moved, **some)


def test_air_points_that_nobody_expects_there_are_asked_about(table: Table) -> None:
    assert "name no Soviet points in the West" in doubts(
        table, "air_points", nation="Soviet", front="West", points=3
    )
    assert "name no Allied points in the East" in doubts(
        table, "air_points", nation="US", front="East", points=3
    )
    assert doubts(table, "air_points", nation="US", front="West", points=3) == ""


def test_whose_air_points_they_are_is_proposed_where_it_can_only_be_so(table: Table) -> None:
    told = table.refused("air_points", points=5)
    assert "whose points" in told
    assert "which front" in told
    table.own_turn(SOVIET, "replacement")
    assert table.queries.proposal("air_points").nation == "Soviet"
    assert "which front" in table.refused("air_points", points=5)
    table.post("air_points", front="East", points=5)
    assert table.queries.proposal("air_points").front == "East"
    table.to_next_turn()
    table.own_turn(AXIS)
    # Germany or Italy, and on either of three fronts: nothing is taken for granted.
    proposed = table.queries.proposal("air_points")
    assert (proposed.nation, proposed.front) == (None, None)


def test_a_voyage_that_is_over_is_told() -> None:
    at_sea = run("war_in_europe.round_the_horn", {"voyage_turn": 4})
    over = run("war_in_europe.round_the_horn", {"voyage_turn": 5})
    assert (at_sea["result"]["checks"], at_sea.get("notes", [])) == (["HighSeas"], [])
    (note,) = over["notes"]
    assert "takes 4 turns" in note


def test_attacks_that_no_unit_is_left_for_are_told() -> None:
    given = {"points": 5, "targets": 2, "results": ["D", "D", "A"]}
    (note,) = run("war_in_europe.interdiction_sequence", given)["notes"]
    assert "Attack 3 and any after it are left out" in note


def _boxed(table: Table) -> dict[str, object]:
    table.own_turn()
    table.post("airborne_box", units="7 Flieger", front="West")
    return {"units": "7 Flieger", "may_be_supplied": True}


def test_a_drop_onto_an_enemy_is_asked_about(table: Table) -> None:
    drop = _boxed(table)
    asked = table.preview("airborne_drop", hex="a3031", **drop).warnings
    # 8.26 lets a drop lead into a fight; 8.29 forbids attacks at less than 1-2.
    assert [(one.where, one.message, one.advice) for one in asked] == [
        ("hex", "A3031: enemy units are there.",
         "It is an attack then, and none is made below 1-2.")
    ]  # fmt: skip
    assert doubts(table, "airborne_drop", hex="B1012", **drop) == ""  # own infantry
    by_air = table.preview("airborne_drop", hex="A3031", **drop | {"way": "air transport"})
    assert [one.advice for one in by_air.warnings] == [
        "Check the hex: only an air assault leads into a fight."
    ]
    # Not only told: who posts has to say that it is meant.
    assert all(one.asks for one in (*asked, *by_air.warnings))
    table.post("airborne_drop", hex="A3031", **drop)


def test_the_box_of_a_front_where_a_side_has_nothing_is_asked_about(table: Table) -> None:
    table.add(SOVIET, "Soviet Union", "1 Abn", "airborne", "D4041")
    table.own_turn(SOVIET, "replacement")
    assert table.queries.filled("airborne_box", {}).front == "East"
    assert doubts(table, "airborne_box", units="1 Abn", front="East") == ""
    strange = "The rules at hand name no Soviet points in the West."
    assert strange in doubts(table, "airborne_box", units="1 Abn", front="West")
    table.post("airborne_box", units="1 Abn", front="East")
    assert strange in doubts(table, "airborne_transfer", units="1 Abn", to_front="West")


def test_a_kampfgruppe_of_either_side_that_retreats_to_an_enemy_is_asked_about(
    table: Table,
) -> None:
    table.own_turn(AXIS, "combat")
    table.post("form_kampfgruppe", units="50", formed="case 12.63")
    asked = doubts(table, "retreat_kampfgruppe", units="50", hex="B1011")
    assert "enemy units are there" in asked
    assert doubts(table, "retreat_kampfgruppe", units="50", hex="A3031") == ""


def test_a_leg_of_one_hex_is_told_of_as_one() -> None:
    legs = [{"head": "amphibious_point", "length": 1}, {"head": "minor_port", "length": 4}]
    told = run("war_in_europe.supply_path", {"legs": legs})
    assert [(line["label"], line["arithmetic"]) for line in told["working"][:2]] == [
        ("Leg 1, to an Amphibious Point", "at most 1 hex"),
        ("Leg 2, to a minor port", "at most 4 MP"),
    ]


def test_a_rebuilt_unit_that_comes_in_years_is_asked_about(table: Table) -> None:
    table.own_turn(SOVIET, "replacement")
    table.lose("100")
    table.post("receive_points", front="East", kind="infantry", points=2)
    rebuild = {"units": "100", "front": "East", "kind": "infantry"}
    assert doubts(table, "rebuild", arrives="1/5/42", **rebuild) == ""  # thirteen cycles
    assert "2/5/42 is more than a year away." in doubts(
        table, "rebuild", arrives="2/5/42", **rebuild
    )
