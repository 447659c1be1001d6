"""Units that no form holds: eliminated on a sheet, counted on a beach, dropped on another front."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.game_table import STEPS
from tests.unit.games.war_in_europe.playing import ALLIED, AXIS, SOVIET, Table
from tests.unit.games.war_in_europe.test_asked_and_told import doubts
from tests.unit.games.war_in_europe.test_illegal import LANDING

from oobmgr.campaign.commands import (
    ImportOrderOfBattle,
    Late,
    LoseSteps,
    PostAction,
    ReadBack,
    RestoreSteps,
    SetSteps,
    SheetMark,
)
from oobmgr.domain.postings import UnitId
from oobmgr.domain.units import UnitValues
from oobmgr.games.war_in_europe.units import KG_RATINGS

OTHERWISE = "is eliminated, and can form a kampfgruppe: on DE it becomes one."


@pytest.fixture
def table(tmp_path: Path) -> Table:
    return Table(tmp_path)


# ---------------------------------------------------------------------------- kampfgruppen


def _grouped(table: Table) -> UnitId:
    """A unit whose counter has a kampfgruppe on its back."""
    values = UnitValues(AXIS, "Germany", "1 Pz", "armor", "XX", ("Army",), STEPS,
                        traits={KG_RATINGS: "1-2-6"}, hex="B1011")  # fmt: skip
    table.campaign.session.execute(ImportOrderOfBattle((values,)))
    unit = next(u.id for u in table.queries.units() if u.designation == "1 Pz")
    table.ids = {**table.ids, "1 Pz": unit}
    return UnitId(unit)


def test_a_unit_that_loses_its_last_step_and_can_form_a_kampfgruppe_is_told_of(
    table: Table,
) -> None:
    unit = _grouped(table)
    table.own_turn(AXIS, "combat")
    by_sheet = SheetMark(unit, steps_left=0)
    for command in (LoseSteps((unit,), STEPS), SetSteps(unit, 0), ReadBack((by_sheet,))):
        (told,) = table.campaign.session.execute(command).warnings
        assert (told.value, told.message, told.case) == (str(unit), OTHERWISE, "WIE-KG-02")
        # It may be lost otherwise than on DE, so nobody is kept from it.
        assert not told.asks
        table.campaign.session.undo()


def test_a_unit_that_forms_no_kampfgruppe_is_eliminated_without_a_word(table: Table) -> None:
    unit = _grouped(table)
    table.own_turn(AXIS, "combat")
    session = table.campaign.session
    plain = UnitId(table.ids["7 Pz"])
    assert session.execute(LoseSteps((plain,), STEPS)).warnings == ()
    # One with a step left stands, and a kampfgruppe goes as any other unit.
    if STEPS > 1:
        assert session.execute(LoseSteps((unit,), 1)).warnings == ()
        session.execute(RestoreSteps((unit,), 1))
    table.post("form_kampfgruppe", units="1 Pz")
    assert session.execute(LoseSteps((unit,), STEPS)).warnings == ()


# ---------------------------------------------------------------------------------- beaches

IN_SNOW = "Mobile Supply units in the Severe area do not move by sea in snow."


def _on_a_beach(table: Table, weather: str) -> None:
    """A beach of the turn before, in a turn of this weather."""
    table.weather()
    table.go_to(ALLIED, "replacement")
    table.post("assault_points", points=1)
    table.go_to(ALLIED, "movement")
    table.post("assault", **LANDING)
    table.to_next_turn()
    table.weather(weather)
    table.go_to(ALLIED, "movement")


@pytest.mark.parametrize(("weather", "asked"), [("Snow", True), ("Mud", False), ("Clear", False)])
def test_units_counted_through_a_beach_may_be_mobile_supply_in_snow(
    table: Table, weather: str, *, asked: bool
) -> None:
    table.add(ALLIED, "Commonwealth", "8 Supply", "mobile supply", "A2022")
    _on_a_beach(table, weather)
    for one in ({"units_in": 1}, {"units_out": 1}):
        shown = table.preview("through_beach", hex="C2222", **one)
        told = [(fault.message, fault.case, fault.asks) for fault in shown.warnings]
        assert told == ([(IN_SNOW, "WIE-WX-01", True)] if asked else [])


def test_a_side_without_mobile_supply_is_not_asked_of_it(table: Table) -> None:
    _on_a_beach(table, "Snow")
    assert doubts(table, "through_beach", hex="C2222", units_out=1) == ""


@pytest.mark.parametrize(
    ("action", "given"), [("ride", {"by": "sea", "hex": "B0009"}), ("set_out", {})]
)
def test_snow_after_mobile_supply_has_gone_by_sea_is_asked_about(
    table: Table, action: str, given: dict[str, str]
) -> None:
    def asked(weather: str) -> list[tuple[str, str]]:
        late = PostAction("weather", table.queries.filled("weather", {"weather": weather}),
                          Late("Read again."))  # fmt: skip
        shown = table.campaign.session.preview(late)
        assert shown.refusals == ()
        return [(one.value, one.case) for one in shown.warnings if one.asks]

    table.own_turn()
    table.post(action, units="7 Pz", area="Severe", **given)
    assert asked("Snow") == []
    table.post(action, units="1 Supply", area="Severe", **given)
    assert asked("Snow") == [(str(table.ids["1 Supply"]), "WIE-WX-01")]
    assert asked("Mud") == []


# -------------------------------------------------------------------------------- airborne


def test_a_unit_is_dropped_on_the_front_of_its_box(table: Table) -> None:
    table.own_turn()
    table.post("airborne_box", units="7 Flieger", front="South")
    drop = {"units": "7 Flieger", "may_be_supplied": True}
    # Soviet units fight in the East alone, and none but theirs are on map D.
    (asked,) = table.preview("airborne_drop", hex="D4050", **drop).warnings
    assert (asked.case, asked.asks) == ("WIE-ABN-06", True)
    assert "box South; map D has units of the East alone" in asked.message
    # Where units of two fronts may be, nothing is known.
    assert doubts(table, "airborne_drop", hex="B1050", **drop) == ""


def test_a_map_is_of_the_front_of_its_formations(table: Table) -> None:
    table.add(ALLIED, "Commonwealth", "8", "infantry", "C3000", "Southern Front")
    table.own_turn()
    table.post("airborne_box", units="7 Flieger", front="South")
    drop = {"units": "7 Flieger", "may_be_supplied": True}
    assert doubts(table, "airborne_drop", hex="C3050", **drop) == ""
    table.campaign.session.undo()
    table.post("airborne_box", units="7 Flieger", front="East")
    assert "units of the South alone" in doubts(table, "airborne_drop", hex="C3050", **drop)
    # In the East the same unit drops on map D without a question.
    assert doubts(table, "airborne_drop", hex="D4050", **drop) == ""
    # A second formation, of another front, leaves it open.
    table.add(SOVIET, "Soviet Union", "9", "infantry", "C3001")
    assert doubts(table, "airborne_drop", hex="C3050", **drop) == ""


# ----------------------------------------------------------------------------------- dates


@pytest.mark.parametrize(("cycles", "refused"), [("12", True), ("13", False)])
def test_no_unit_is_rebuilt_for_a_cycle_that_the_year_has_not(
    tmp_path: Path, cycles: str, *, refused: bool
) -> None:
    table = Table(tmp_path, cycles_per_year=cycles)
    table.own_turn(AXIS, "replacement")
    table.lose("12")
    table.post("receive_points", points=2, front="West", kind="infantry", why="income")
    rebuilt = {"units": "12", "front": "West", "kind": "infantry"}
    found = table.preview("rebuild", arrives="1/13/41", **rebuilt).refusals
    words = [(one.message, one.case) for one in found]
    told = ("is in cycle 13, and the year has 12.", "WIE-CYC-02")
    assert words == ([told] if refused else [])
    assert table.preview("rebuild", arrives="4/12/41", **rebuilt).refusals == ()


@pytest.mark.parametrize("anchor", ["calendar", "scenario_start"])
def test_no_strategic_cycle_comes_before_the_first_turn(tmp_path: Path, anchor: str) -> None:
    table = Table(tmp_path, start="1/5/41", cycle_anchor=anchor)
    opened = []
    for _ in range(6):
        opened.append((table.queries.sequence().turn, table.queries.sequence().phase))
        table.to_next_turn()
    assert [turn for turn, phase in opened if phase == "cycle"] == ["1941-06-1"]


def test_an_assault_of_an_earlier_turn_is_not_asked_about_by_its_weather(table: Table) -> None:
    _on_a_beach(table, "Clear")
    late = PostAction("weather", table.queries.filled("weather", {"weather": "Mud"}),
                      Late("Read again."))  # fmt: skip
    assert table.campaign.session.preview(late).warnings == ()
