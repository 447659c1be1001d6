"""What an entry asks for, and what its working tells: a line where its case arises, else none."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.unit.games.war_in_europe.playing import ALLIED, AXIS, Table, flown
from tests.unit.games.war_in_europe.test_illegal import LANDING

from oobmgr.campaign.commands import OverrideCell
from oobmgr.domain.calendar import TurnCode
from oobmgr.games.war_in_europe.turns import date_of
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
    given = {"units": "1 Rail", "hexes": ["B1"], "area": "Severe"}
    assert unknown in table.refused("rail_work", **given)
    table.go_to(ALLIED, "replacement")
    table.post("assault_points", points=1)
    table.go_to(ALLIED, "movement")
    assert unknown in table.refused("assault", **LANDING)


def test_one_repair_unit_works_at_a_time(table: Table) -> None:
    table.add(AXIS, "Germany", "2 Rail", "repair", "B1010")
    table.own_turn()
    given = {"hexes": ["B1"], "area": "Severe"}
    assert "Pick one repair unit" in table.refused("rail_work", units="1 Rail, 2 Rail", **given)
    table.post("rail_work", units="2 Rail", **given)


def test_what_is_printed_in_a_hex_names_no_owner(table: Table) -> None:
    table.own_turn()
    owned = table.preview("hexes", hexes=["B7"], last="Axis")
    assert "Axis was there last" in f"{owned.title} {owned.sentence} {owned.working}"
    printed = table.preview("hexes", hexes=["B7"], printed=True)
    assert "was there last" not in f"{printed.title} {printed.sentence} {printed.working}"


def test_units_that_stood_in_place_of_retreating_do_not_retreat(table: Table) -> None:
    table.own_turn()
    table.go_to(AXIS, "combat")
    stood = table.preview("form_kampfgruppe", units="12", formed="option")
    assert stood.sentence == "They do not retreat, and may advance."
    went = table.preview("form_kampfgruppe", units="12", formed="case 12.63")
    assert went.sentence == "They may retreat."


def test_a_hex_in_which_nobody_has_been_is_an_enemys() -> None:
    answer = run("war_in_europe.hex_ownership", {"side": "Axis"})
    (line,) = answer["working"]
    assert line["arithmetic"] == "nobody has been in it"


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


def test_another_version_of_the_errata_wants_its_differences(tmp_path: Path) -> None:
    earlier = Table(tmp_path, errata_version="1.2")
    earlier.go_to(AXIS, "cycle")
    (told,) = earlier.warned("corrections_of_one_s_own")
    assert told == "Another version is chosen, but no house rule is entered: 1.4 is reckoned with."
    rule = OverrideCell("airborne.transfer.turns", "2", "As our list of 1981 has it.")
    earlier.campaign.session.execute(rule)
    assert earlier.warned("corrections_of_one_s_own") == []


def test_the_version_that_is_reckoned_with_wants_nothing(table: Table) -> None:
    table.go_to(AXIS, "cycle")
    assert table.warned("corrections_of_one_s_own") == []
