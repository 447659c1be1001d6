"""Production in the books: Replacement Points, units rebuilt and disbanded, kampfgruppen."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest
from tests.game_table import GameTable
from tests.unit.games.war_in_europe.playing import ALLIED, AXIS, SOVIET, Table
from tests.unit.games.war_in_europe.test_sample import Sample

from oobmgr.campaign.commands import LoseSteps
from oobmgr.domain.postings import UnitId
from oobmgr.domain.rulings import Step
from oobmgr.ui.viewmodels.turn_figures import told_change


@pytest.fixture
def table(tmp_path: Path) -> Table:
    table = Table(tmp_path)
    table.own_turn(AXIS, "replacement")
    return table


def _rows(table: Table, title: str) -> list[tuple[str, ...]]:
    return table.table("production", title)


# -------------------------------------------------------------------------------- points


def test_points_are_kept_by_front_and_kind(table: Table) -> None:
    table.post("receive_points", front="West", kind="infantry", points=5)
    table.post("receive_points", front="West", kind="armor", points=2)
    table.post("receive_points", change="lost", front="West", kind="infantry", points=3)
    assert _rows(table, "Replacement Points") == [
        ("Axis, West", "armor", "2", "at hand"),
        ("Axis, West", "infantry", "2", "at hand"),
    ]
    over = {"change": "lost", "front": "West", "kind": "infantry"}
    assert "more than the 2" in table.refused("receive_points", points=3, **over)
    assert "Known: received, spent" in table.refused("receive_points", change="moved", points=1)
    assert "how many" in table.refused("receive_points", points=0)


def test_points_go_between_fronts_in_their_phase_alone(table: Table) -> None:
    table.post("receive_points", front="West", kind="infantry", points=5)
    move = {"front": "West", "to_front": "East", "kind": "infantry"}
    assert "more than the 5" in table.refused("transfer_points", points=6, **move)
    same = move | {"to_front": "West"}
    assert "on that front already" in table.refused("transfer_points", points=1, **same)
    table.post("transfer_points", points=4, **move)
    assert ("Axis, East", "infantry", "4", "at hand") in _rows(table, "Replacement Points")
    table.go_to(AXIS, "movement")
    assert "transfer_points" not in table.queries.sequence().actions_now
    assert table.refused("transfer_points", points=1, **move)


def test_points_on_the_way_by_the_option(tmp_path: Path) -> None:
    table = Table(tmp_path, transfer_delay=2)
    table.own_turn(AXIS, "replacement")
    table.post("receive_points", front="West", kind="infantry", points=5)
    table.post("transfer_points", front="West", to_front="East", kind="infantry", points=4)
    on_the_way = ("Axis, East", "infantry", "4", "in 3/5/41")
    assert on_the_way in _rows(table, "Replacement Points")
    table.to_next_turn()
    table.go_to(AXIS, "mechanized")
    assert on_the_way in _rows(table, "Replacement Points")
    table.to_next_turn()
    table.own_turn(AXIS, "replacement")
    assert ("Axis, East", "infantry", "4", "at hand") in _rows(table, "Replacement Points")


# ------------------------------------------------------------------- rebuilding, disbanding


def test_two_points_rebuild_a_unit(table: Table) -> None:
    table.lose("12", "7 Pz")
    table.post("receive_points", front="West", kind="infantry", points=3)
    rebuild = {"front": "West", "kind": "infantry", "arrives": "3/5/41"}
    # Two units cost four.
    assert "1 Replacement Point short" in table.refused("rebuild", units="12, 7 Pz", **rebuild)
    table.post("rebuild", units="12", **rebuild)
    assert _rows(table, "Units to come") == [("12 infantry", "Axis", "3/5/41", "")]
    assert ("Axis, West", "infantry", "1", "at hand") in _rows(table, "Replacement Points")
    table.to_next_turn()
    table.to_next_turn()
    assert _rows(table, "Units to come") == []


def _steps(table: Table, name: str) -> tuple[int, str]:
    """The steps that a unit has left, and how it stands."""
    unit = next(u for u in table.queries.units() if u.designation == name)
    return unit.steps_left, unit.status


def test_a_unit_that_is_disbanded_is_gone_and_one_that_is_rebuilt_is_whole(table: Table) -> None:
    table.post("receive_points", front="West", kind="infantry", points=4)
    assert _steps(table, "12") == (2, "on_map")
    table.post("disband", units="12", location="wehrkreis")
    assert _steps(table, "12") == (0, "dead")
    rebuild = {"units": "12", "front": "West", "kind": "infantry"}
    table.post("rebuild", arrives="1/5/41", **rebuild)
    assert _steps(table, "12") == (2, "on_map")
    # Lost in battle now, it is no unit that was disbanded.
    table.lose("12")
    assert _rows(table, "Eliminated and disbanded") == [("12 infantry", "Axis", "eliminated")]


def test_when_a_rebuilt_unit_comes_is_asked_for(table: Table) -> None:
    table.lose("12")
    table.post("receive_points", front="West", kind="infantry", points=3)
    rebuild = {"units": "12", "front": "West", "kind": "infantry"}
    assert "enter the turn" in table.refused("rebuild", **rebuild)
    assert "over already" in table.refused("rebuild", arrives="4/4/41", **rebuild)
    assert "not eliminated" in table.refused("rebuild", **rebuild | {"units": "7 Pz"})
    table.post("rebuild", arrives="1/5/41", **rebuild)
    assert _rows(table, "Units to come") == []  # it is there


@pytest.mark.parametrize(
    ("side", "unit", "place"),
    [
        (AXIS, "12", "wehrkreis"),
        (ALLIED, "50", "british_port"),
        (SOVIET, "100", "training_center"),
    ],
)
def test_units_are_disbanded_where_the_rule_allows_it(
    table: Table, side: str, unit: str, place: str
) -> None:
    table.go_to(side, "replacement")  # type: ignore[arg-type]
    for other in {"wehrkreis", "british_port", "training_center", "elsewhere"} - {place}:
        assert "are disbanded in" in table.refused("disband", units=unit, location=other)
    assert "Say " in table.refused("disband", units=unit)
    table.post("disband", units=unit, location=place)
    (row,) = _rows(table, "Eliminated and disbanded")
    assert row[-1] == "disbanded in 1/5/41"
    assert _rows(table, "Replacement Points") == []


@pytest.mark.parametrize("phase", ["cycle", "weather", "air", "replacement", "combat"])
def test_every_player_disbands_at_any_time(tmp_path: Path, phase: str) -> None:
    table = Table(tmp_path, start="4/4/41")
    table.next_turn(AXIS, phase)
    table.post("disband", units="50", location="british_port")
    table.post("disband", units="100", location="training_center")
    told = table.refused("disband", units="5 DI, 12", location="british_port")
    assert "Axis units are disbanded in a Wehrkreis" in told
    assert {row[0] for row in _rows(table, "Eliminated and disbanded")} == {
        "50 infantry",
        "100 infantry",
    }


def test_a_disbanded_unit_is_gone_for_good_by_the_option(tmp_path: Path) -> None:
    for option in (True, False):
        folder = tmp_path / str(option)
        folder.mkdir()
        table = Table(folder, disband_rebuildable=option)
        table.own_turn(AXIS, "replacement")
        table.post("receive_points", front="West", points=2)
        table.post("disband", units="12", location="wehrkreis")
        rebuild = {"units": "12", "front": "West", "arrives": "2/5/41"}
        if option:
            table.post("rebuild", **rebuild)
        else:
            assert "for good" in table.refused("rebuild", **rebuild)


def test_emergency_transport_brings_no_points(table: Table) -> None:
    table.go_to(AXIS, "movement")
    posted = table.post("emergency_transport", units="12", hex="B2020")
    assert table.hex_of("12") == "B2020"
    assert table.working(posted)["Replacement Points for it"] == 0
    assert "already" in table.refused("emergency_transport", units="12", hex="B2020")
    assert "Say " in table.refused("emergency_transport", units="12")


# --------------------------------------------------------------------------- kampfgruppen


def test_a_kampfgruppe_is_formed_once(table: Table) -> None:
    table.go_to(AXIS, "combat")
    table.post("form_kampfgruppe", units="12, 50", formed="eliminated")
    assert "kampfgruppe" in table.marks("12")
    assert "already" in table.refused("form_kampfgruppe", units="12")
    table.lose("7 Pz")
    assert "not on the map" in table.refused("form_kampfgruppe", units="7 Pz")


def test_only_those_formed_as_the_case_says_retreat(table: Table) -> None:
    table.go_to(AXIS, "combat")
    table.post("form_kampfgruppe", units="12", formed="eliminated")
    table.post("form_kampfgruppe", units="7 Pz", formed="option", all_alike=True)
    table.post("form_kampfgruppe", units="50", formed="case 12.63")
    to = {"hex": "B1023"}
    assert "not formed as 12.63" in table.refused("retreat_kampfgruppe", units="12", **to)
    assert "Retreat Conversion" in table.refused("retreat_kampfgruppe", units="7 Pz", **to)
    assert "not a kampfgruppe" in table.refused("retreat_kampfgruppe", units="100", **to)
    assert "Say " in table.refused("retreat_kampfgruppe", units="50")
    table.post("retreat_kampfgruppe", units="50", **to)
    assert table.hex_of("50") == "B1023"
    told = _rows(table, "Kampfgruppen")
    assert ("12 infantry", "Axis", "B1012", "on DE") in told


def test_a_kampfgruppe_is_whole_again(table: Table) -> None:
    table.go_to(AXIS, "combat")
    table.post("form_kampfgruppe", units="12, 50")
    table.to_next_turn()
    table.own_turn(AXIS, "replacement")
    assert "whose turn" in table.refused("restore_kampfgruppe", units="50")
    assert "not a kampfgruppe" in table.refused("restore_kampfgruppe", units="7 Pz")
    table.post("restore_kampfgruppe", units="12")
    assert table.marks("12") == ()


def _lines(ruling_steps: Iterable[Step]) -> list[tuple[str, object]]:
    return [(step.label, step.value) for step in ruling_steps]


def test_points_of_every_kind_are_told_until_one_is_named(table: Table) -> None:
    table.post("receive_points", front="West", kind="armor", points=2)
    table.post("receive_points", front="West", kind="infantry", points=6)
    opened = table.preview("receive_points", front="West")
    assert _lines(opened.working) == [("West, armor", 2), ("West, infantry", 6), ("West", 8)]
    nameless = table.preview("receive_points", front="West", points=1)
    assert [(fault.message, fault.asks) for fault in nameless.warnings] == [
        ("No kind is named, and the books have points by kind.", True)
    ]
    # Once there are points without a kind, more of them are no surprise.
    table.post("receive_points", front="West", points=1)
    assert not table.preview("receive_points", front="West", points=1).warnings
    named = table.preview("receive_points", front="West", kind="infantry", points=1)
    assert _lines(named.working) == [("West, infantry, before", 6), ("West, infantry, now", 7)]


def test_a_transfer_tells_of_both_fronts(table: Table) -> None:
    table.post("receive_points", front="West", kind="infantry", points=6)
    table.post("receive_points", front="East", kind="infantry", points=2)
    moved = table.preview(
        "transfer_points", front="West", to_front="East", kind="infantry", points=4
    )
    assert _lines(moved.working) == [
        ("West, infantry, before", 6),
        ("West, infantry, now", 2),
        ("East, infantry, before", 2),
        ("East, infantry, now", 6),
    ]


def test_points_on_the_way_fall_due_in_the_calendar(tmp_path: Path) -> None:
    table = Table(tmp_path, "1/5/41", transfer_delay=2)
    table.own_turn(AXIS, "replacement")
    table.post("receive_points", front="West", kind="infantry", points=6)
    table.post("transfer_points", front="West", to_front="East", kind="infantry", points=4)
    due = {row[0]: row[2] for row in table.table("rail_and_supply", "Calendar")}
    assert due["3/5/41"] == "4 RP"


def _asked(table: GameTable, action: str, **given: object) -> list[str]:
    """What is asked, and not only told, of an entry that may be posted all the same."""
    shown = table.preview(action, **given)
    assert shown.refusals == ()
    return [fault.message for fault in shown.warnings if fault.asks]


def test_a_rebuild_from_the_points_of_another_front_is_asked_about(tmp_path: Path) -> None:
    sample = Sample(tmp_path)
    sample.go_to(AXIS, "replacement")
    sample.lose("XXXIV", "XV")  # of the Eastern Front, and of Italy
    rebuild = {"kind": "infantry", "arrives": "4/5/40"}
    given = {"units": "XXXIV, XV", **rebuild}
    assert _asked(sample, "rebuild", front="West", **given) == [
        "belongs to the East by its formation, and points of the West pay."
    ]
    assert _asked(sample, "rebuild", front="East", **rebuild, units="XXXIV") == []
    # A formation that is named after no front says nothing.
    assert _asked(sample, "rebuild", front="East", **rebuild, units="XV") == []


def test_a_soviet_western_front_is_in_the_east(tmp_path: Path) -> None:
    table = Table(tmp_path)
    table.add(SOVIET, "Soviet Union", "4", "infantry", "D4042", "Western Front")
    table.own_turn(SOVIET, "replacement")
    table.lose("4")
    for front in ("East", "West"):
        table.post("receive_points", front=front, kind="infantry", points=2)
    given = {"units": "4", "kind": "infantry", "arrives": "2/5/41"}
    assert _asked(table, "rebuild", front="East", **given) == []
    strange = "The rules at hand name no Soviet points in the West."
    assert _asked(table, "rebuild", front="West", **given) == [strange]
    assert _asked(table, "receive_points", front="West", kind="infantry", points=1) == [strange]
    move = {"front": "East", "to_front": "South", "kind": "infantry", "points": 1}
    assert _asked(table, "transfer_points", **move) == [strange.replace("West", "South")]


def test_points_of_another_arm_are_asked_about(table: Table) -> None:
    table.lose("12", "7 Pz", "7 Flieger")
    for kind in ("infantry", "armor"):
        table.post("receive_points", front="West", kind=kind, points=6)
    given = {"front": "West", "arrives": "2/5/41"}
    both = "12, 7 Pz"
    assert _asked(table, "rebuild", units=both, kind="armor", **given) == [
        "is infantry, and armor points pay."
    ]
    assert _asked(table, "rebuild", units=both, kind="infantry", **given) == [
        "is armor, and infantry points pay."
    ]
    # What stands between the two is for the rules of the players.
    assert _asked(table, "rebuild", units="7 Flieger", kind="infantry", **given) == []


def test_a_unit_that_is_restored_keeps_the_steps_that_it_has(table: Table) -> None:
    unit = UnitId(table.ids["12"])
    table.campaign.session.execute(LoseSteps((unit,), 1))
    table.own_turn(AXIS, "combat")
    table.post("form_kampfgruppe", units="12, 7 Pz")
    table.to_next_turn()
    table.own_turn(AXIS, "replacement")
    told = table.preview("restore_kampfgruppe", units="12, 7 Pz").working
    assert _lines(told)[:2] == [("12 infantry", "1 of 2 steps"), ("7 Pz armor", "whole")]


def test_after_a_transfer_the_way_back_is_not_proposed(table: Table) -> None:
    table.post("receive_points", front="West", kind="infantry", points=6)
    opened = table.queries.filled("transfer_points", {})
    assert (opened.front, opened.to_front, opened.kind) == ("West", None, "infantry")
    assert "to which front" in table.refused("transfer_points", points=4)
    table.post("transfer_points", front="West", to_front="East", kind="infantry", points=4)
    again = table.queries.filled("transfer_points", {})
    assert (again.front, again.to_front, again.kind) == (None, None, "infantry")
    told = table.refused("transfer_points", points=1)
    assert "Say from which front. At hand: East, infantry 4; West, infantry 2." in told


def test_a_refused_rebuild_changes_no_points(table: Table) -> None:
    table.lose("12", "7 Pz")
    table.post("receive_points", front="West", kind="infantry", points=3)
    rebuild = {"units": "12", "front": "West", "kind": "infantry"}

    def told(**given: object) -> list[str]:
        shown = table.preview("rebuild", **rebuild | given)
        balances = table.queries.balances()
        changes, _ = told_change(shown, balances, AXIS, table.queries.game)
        return [words for words, _ in changes]

    assert told(arrives="3/5/41") == ["RP 3 → 1"]
    assert told() == ["RP 3 → 1"]  # not refused yet: the turn is still to be entered
    assert told(arrives="4/4/41") == []  # over already
    # By how much too little is there stands in the pool.
    assert told(arrives="3/5/41", units="12, 7 Pz") == ["RP 3 → −\u20091"]


def test_points_that_only_change_their_front_change_no_pool(table: Table) -> None:
    table.post("receive_points", front="West", kind="infantry", points=3)
    moved = table.preview(
        "transfer_points", front="West", to_front="East", kind="infantry", points=2
    )
    changes, size = told_change(moved, table.queries.balances(), AXIS, table.queries.game)
    assert (changes, size) == ((), "One transaction, one posting. Nothing is lost.")
