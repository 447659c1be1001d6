"""The garrison of a Festung: what is owed and when, who belongs to it, and that it stays."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.unit.games.balkans.playing import AXIS, SOVIET, Table

from oobmgr.campaign.commands import EditUnits, RemoveUnits, RestoreSteps, SetOption
from oobmgr.domain.errors import BadInput
from oobmgr.domain.postings import UnitId
from oobmgr.reports.listed import reports_of

FOUR = "1 Hun, 2 Hun, 3 Hun, 13 Pz"


@pytest.fixture
def table(tmp_path: Path) -> Table:
    return besieged(tmp_path)


def besieged(folder: Path, **options: str | bool) -> Table:
    """Budapest is a Festung; four Hungarian units stand there, and the Axis moves."""
    made = Table(folder, **options)
    made.declare()
    made.go_to(AXIS, "movement")
    return made


def emptied(folder: Path, **options: str | bool) -> Table:
    """The same with nobody in Budapest when it is declared."""
    made = Table(folder, **options)
    ids = tuple(UnitId(made.ids[f"{n} Hun"]) for n in (1, 2, 3, 4))
    made.campaign.session.execute(EditUnits(ids, {"hex": "0519"}))
    made.declare()
    return made


def test_the_first_example_to_its_end(tmp_path: Path) -> None:
    table = emptied(tmp_path)
    assert table.garrison("Budapest") == ("4 units, 1 of them German by T 1", "to come")
    table.go_to(AXIS, "movement")
    assert table.warned("garrison_owed") == ["Budapest: 4 units, 1 of them German."]
    table.post("enter_hex", units=FOUR, to="Budapest")
    assert table.hex_of("13 Pz") == "0520"
    assert table.warned("garrison_owed") == ["Budapest: to be declared."]
    table.post("garrison", city="Budapest", units=FOUR)
    assert table.warned("garrison_owed") == []
    assert table.garrison("Budapest") == ("nothing", "held")
    assert [row[0] for row in table.table("festung", "Garrisons")] == FOUR.split(", ")


def test_units_that_are_there_count(table: Table) -> None:
    # Four Hungarian units: enough of them, and still a German one.
    assert table.warned("garrison_owed") == ["Budapest: 1 German unit."]


def test_they_take_the_duty_away_by_the_option(tmp_path: Path) -> None:
    table = besieged(tmp_path, units_already_there="waive")
    assert table.warned("garrison_owed") == []
    assert table.garrison("Budapest") == ("nothing", "waived")
    words = table.refused("garrison", city="Budapest", units="1 Hun")
    assert "Budapest needs no garrison" in words
    folder = tmp_path / "empty"
    folder.mkdir()
    empty = emptied(folder, units_already_there="waive")
    assert empty.garrison("Budapest") == ("4 units, 1 of them German by T 1", "to come")


def test_a_garrison_that_never_comes_is_a_debt(tmp_path: Path) -> None:
    table = emptied(tmp_path)
    table.go_to(AXIS, "combat")
    (row,) = [w for w in table.warnings() if w.kind == "garrison_owed"]
    assert row.title == "Garrison overdue"
    assert table.garrison("Budapest") == ("4 units, 1 of them German", "debt")
    table.next_turn(SOVIET, "movement")
    assert table.garrison("Budapest") == ("4 units, 1 of them German", "debt")


def test_it_keeps_the_axis_in_its_phase_by_the_option(tmp_path: Path) -> None:
    table = besieged(tmp_path, garrison_debt="blocks")
    assert "Garrison owed" in table.advance_refused()
    table.post("enter_hex", units="13 Pz", to="0520")
    table.post("garrison", city="Budapest", units=FOUR)
    table.go_to(AXIS, "combat")


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"units": "1 Hun, 2 Hun"}, "Budapest needs 4 units; these are 2."),
        ({"units": "1 Hun, 2 Hun, 3 Hun, 4 Hun"}, "Budapest needs 1 German unit among them."),
        ({"units": "1 Hun, 2 Hun, 3 Hun, 13 Pz"}, "is in 0519, not in Budapest (0520)."),
        ({"units": "1 Hun, 2 Hun, 3 Hun, LF 4"}, "is not a ground unit."),
        ({"units": "1 Hun, 2 Hun, 3 Hun, 6 Gds"}, "is not an Axis unit."),
        ({"units": ""}, "No unit is picked."),
        ({"city": "Graz", "units": "1 Hun"}, "Graz is not a Festung."),
        ({"city": "Linz", "units": "1 Hun"}, "is not known here"),
    ],
)
def test_garrisons_that_are_refused(table: Table, given: dict[str, object], words: str) -> None:
    assert words in table.refused("garrison", **{"city": "Budapest", **given})


def test_the_soviet_player_declares_no_garrison(table: Table) -> None:
    table.next_turn(SOVIET, "movement")
    words = table.refused("garrison", city="Budapest", units="1 Hun, 2 Hun, 3 Hun, 4 Hun")
    assert "The Axis player declares the garrison in his own movement phase." in words
    table.go_to(SOVIET, "combat")
    assert "only in the Movement Phase" in table.refused("garrison", city="Budapest", units="")


def test_only_as_many_as_the_rule_asks_for_are_held(table: Table) -> None:
    table.post("enter_hex", units="13 Pz, 22 SS", to="0520")
    words = table.refused("garrison", city="Budapest", units=f"{FOUR}, 22 SS")
    assert "Only 4 units are held in Budapest; these are 5." in words
    table.post("garrison", city="Budapest", units=FOUR)
    table.post("enter_hex", units="22 SS", to="0519")
    assert table.hex_of("22 SS") == "0519"


def test_all_that_are_declared_are_held_by_the_option(tmp_path: Path) -> None:
    table = besieged(tmp_path, garrison_surplus="locked")
    table.post("enter_hex", units="13 Pz, 22 SS", to="0520")
    table.post("garrison", city="Budapest", units=f"{FOUR}, 22 SS")
    words = table.refused("enter_hex", units="22 SS", to="0519")
    assert "belongs to the garrison of Budapest" in words


def test_a_part_of_it_may_be_all_that_is_there(table: Table) -> None:
    table.post("garrison", city="Budapest", units="1 Hun, 2 Hun, 3 Hun", in_part=True)
    assert "belongs to the garrison" in table.refused("enter_hex", units="1 Hun", to="0519")
    # The rest is owed as before: the fourth unit there is no German.
    assert table.warned("garrison_owed") == ["Budapest: 1 German unit."]
    words = table.refused("garrison", city="Budapest", units="4 Hun")
    assert "Budapest needs 1 German unit among them." in words
    table.next_turn(AXIS, "movement")
    table.post("enter_hex", units="13 Pz", to="Budapest")
    table.post("garrison", city="Budapest", units="13 Pz")
    assert table.garrison("Budapest") == ("nothing", "held")


def test_a_garrison_stays_until_it_is_eliminated(table: Table) -> None:
    table.post("enter_hex", units="13 Pz", to="0520")
    table.post("garrison", city="Budapest", units=FOUR)
    words = table.refused("enter_hex", units="1 Hun", to="0519")
    assert "belongs to the garrison of Budapest and stays until it is eliminated." in words
    # It does not retreat either.
    table.go_to(AXIS, "combat")
    assert "stays until it is eliminated" in table.refused("enter_hex", units="13 Pz", to="0519")
    assert table.marks("1 Hun") == ("garrison",)
    assert table.queries.units()[0].marks == ()
    (mark,) = next(one for one in table.queries.units() if one.designation == "1 Hun").marks
    assert mark.sentence == "stays in Budapest"
    assert mark.since == "Turn 1"
    table.next_turn(AXIS, "movement")
    words = table.refused("garrison", city="Budapest", units="4 Hun")
    assert "The garrison of Budapest is declared already." in words


def test_the_last_of_it_ends_it(table: Table) -> None:
    table.post("enter_hex", units="13 Pz", to="0520")
    table.post("garrison", city="Budapest", units=FOUR)
    table.lose("1 Hun")
    assert table.marks("1 Hun") == ()
    assert table.garrison("Budapest") == ("nothing", "held")
    assert ("1 Hun", "Hungary", "Budapest", "eliminated") in table.table("festung", "Garrisons")
    table.lose("2 Hun", "3 Hun", "13 Pz")
    assert table.garrison("Budapest") == ("nothing", "eliminated")
    # Nobody has to come again.
    table.next_turn(AXIS, "movement")
    assert table.warned("garrison_owed") == []


@pytest.mark.parametrize("changes", [{"hex": "0519"}, {"hex": ""}, {"status": "due"}])
def test_no_correction_takes_a_held_unit_out(table: Table, changes: dict[str, str]) -> None:
    table.post("enter_hex", units="13 Pz", to="0520")
    table.post("garrison", city="Budapest", units=FOUR)
    panzer = UnitId(table.ids["13 Pz"])
    with pytest.raises(BadInput, match="garrison of Budapest and stays until it is eliminated"):
        table.campaign.session.execute(EditUnits((panzer,), changes))
    assert table.hex_of("13 Pz") == "0520"
    # Whatever does not take it away may be put right, and so may units that are free.
    table.campaign.session.execute(EditUnits((panzer,), {"hex": "Budapest", "note": "tired"}))
    table.campaign.session.execute(EditUnits((UnitId(table.ids["4 Hun"]),), {"hex": "0519"}))


def test_the_dead_of_a_garrison_are_refused_once(table: Table) -> None:
    table.post("enter_hex", units="13 Pz", to="0520")
    table.post("garrison", city="Budapest", units=FOUR)
    table.lose("13 Pz")
    for action, given in (("enter_hex", {"to": "0519"}), ("garrison", {"city": "Budapest"})):
        faults = table.preview(action, units="13 Pz", **given).refusals
        assert len(faults) == 1, [fault.sentence() for fault in faults]


def test_the_phase_is_refused_once(table: Table) -> None:
    for side, phase in ((AXIS, "combat"), (SOVIET, "movement"), (SOVIET, "combat")):
        table.go_to(side, phase)
        faults = table.preview("garrison", city="Budapest", units="1 Hun").refusals
        assert [fault.where for fault in faults].count("phase") == 1


def test_a_garrison_whose_city_is_put_elsewhere_is_noticed(tmp_path: Path) -> None:
    table = Table(tmp_path)
    table.post("city_hex", city="Vienna", hex="0115")
    table.declare("Vienna", to="0116")
    table.go_to(AXIS, "movement")
    names = "1 Hun, 2 Hun, 3 Hun, 4 Hun"
    table.post("enter_hex", units=names, to="0115")
    table.post("garrison", city="Vienna", units=names)
    table.post("city_hex", city="Vienna", hex="0114")
    (words,) = table.warned("garrison_left")
    assert words.endswith("must stay in Vienna: put the hex right.")
    ids = tuple(UnitId(table.ids[name]) for name in names.split(", "))
    table.campaign.session.execute(EditUnits(ids, {"hex": "0114"}))
    assert table.warned("garrison_left") == []


def test_vienna_by_its_name_while_its_hex_is_not_known(tmp_path: Path) -> None:
    table = Table(tmp_path)
    table.post("enter_hex", units="6 Gds", to="0310", distance={"Vienna": 2})
    table.post("festung_roll", die=1)
    table.go_to(AXIS, "movement")
    assert table.warned("garrison_owed") == ["Vienna: 4 units."]
    names = "1 Hun, 2 Hun, 3 Hun, 4 Hun"
    table.post("enter_hex", units=names, to="Vienna")
    # Nobody has to be German in Vienna.
    table.post("garrison", city="Vienna", units=names)
    assert table.garrison("Vienna") == ("nothing", "held")


@pytest.mark.parametrize(("city", "hex_near"), [("Zagreb", "0825"), ("Graz", "0825")])
def test_two_units_in_the_smaller_cities(tmp_path: Path, city: str, hex_near: str) -> None:
    table = Table(tmp_path)
    table.declare(city, to=hex_near)
    table.go_to(AXIS, "movement")
    assert table.warned("garrison_owed") == [f"{city}: 2 units."]
    table.post("enter_hex", units="1 Hun, 2 Hun", to=city)
    words = table.refused("garrison", city=city, units="1 Hun")
    assert f"{city} needs 2 units; these are 1." in words
    table.post("garrison", city=city, units="1 Hun, 2 Hun")
    assert table.garrison(city) == ("nothing", "held")


def test_the_form_opens_with_the_city_that_waits(table: Table) -> None:
    table.post("enter_hex", units="4 Hun", to="0519")
    table.post("enter_hex", units="13 Pz", to="0520")
    proposed = table.queries.proposal("garrison")
    assert proposed.city == "Budapest"
    assert set(proposed.units) == {table.ids[name] for name in FOUR.split(", ")}
    table.post("garrison")
    assert table.garrison("Budapest") == ("nothing", "held")


def test_undo_frees_the_garrison(table: Table) -> None:
    table.post("enter_hex", units="13 Pz", to="0520")
    table.post("garrison", city="Budapest", units=FOUR)
    table.campaign.session.undo()
    assert table.table("festung", "Garrisons") == []
    table.post("enter_hex", units="1 Hun", to="0519")
    assert table.queries.check() == ()


def test_the_report_has_the_register(table: Table) -> None:
    (report,) = reports_of(table.queries, names=["festung-register"], sides=["axis"])
    titles = [section.title for section in report.sections]
    assert titles == [
        "Cities", "Rolls due", "Garrisons owed", "Garrisons", "Air log", "Soviet HQs", "Partisans",
        "Out of supply", "What that does",
    ]  # fmt: skip
    assert report.sections[0].rows[0].cells == ("Budapest", "0520", "2, T 1", "Festung")
    assert report.sections[2].rows[0].cells == ("Budapest", "1 German unit", "owed")


def test_the_phase_says_what_is_owed(table: Table) -> None:
    notes = table.queries.phase_notes(table.queries.units())
    assert notes["movement"].line == "Garrison of Budapest: 1 German unit missing"  # type: ignore[index]


def test_a_unit_is_declared_once(tmp_path: Path) -> None:
    table = Table(tmp_path)
    table.declare()
    table.go_to(AXIS, "movement")
    table.post("garrison", units="1 Hun, 2 Hun", in_part=True)
    again = table.refused("garrison", units="1 Hun, 2 Hun", in_part=True)
    assert "belongs to the garrison of Budapest already" in again


def test_one_unit_that_is_owed_is_told_as_one(tmp_path: Path) -> None:
    table = Table(tmp_path)
    table.declare()
    table.go_to(AXIS, "movement")
    shown = table.preview("garrison", units="1 Hun, 2 Hun, 3 Hun", in_part=True)
    assert "1 unit is still owed in Budapest." in shown.sentence


def test_only_the_german_unit_can_be_owed(table: Table) -> None:
    shown = table.preview("garrison", units="1 Hun, 2 Hun, 3 Hun, 4 Hun")
    assert shown.sentence == "1 German unit is still owed in Budapest."


def test_a_complete_garrison_is_told_to_stay(table: Table) -> None:
    table.post("enter_hex", units="13 Pz", to="0520")
    shown = table.preview("garrison", units=FOUR)
    assert (
        shown.sentence == "The garrison of Budapest is complete, and stays until it is eliminated."
    )


def test_a_held_unit_is_not_taken_off_the_books(table: Table) -> None:
    table.post("enter_hex", units="13 Pz", to="0520")
    table.post("garrison", city="Budapest", units=FOUR)
    gone = RemoveUnits((UnitId(table.ids["13 Pz"]),))
    with pytest.raises(BadInput, match="garrison of Budapest and stays until it is eliminated"):
        table.campaign.session.execute(gone)
    table.lose("13 Pz")
    table.campaign.session.execute(gone)
    assert table.queries.check() == ()


@pytest.mark.parametrize(("back_in", "held"), [("0519", False), ("0520", True)])
def test_an_eliminated_unit_that_comes_back_elsewhere_is_free(
    table: Table, back_in: str, held: bool
) -> None:
    table.post("enter_hex", units="13 Pz", to="0520")
    table.post("garrison", city="Budapest", units=FOUR)
    table.lose("13 Pz")
    panzer = UnitId(table.ids["13 Pz"])
    if back_in != table.hex_of("13 Pz"):
        table.campaign.session.execute(EditUnits((panzer,), {"hex": back_in}))
    back = table.campaign.session.execute(RestoreSteps((panzer,), 2))
    assert table.marks("13 Pz") == (("garrison",) if held else ())
    assert ("13 Pz" in [row[0] for row in table.table("festung", "Garrisons")]) is held
    assert ("13 Pz" in table.working(back)) is not held
    table.campaign.session.undo()
    assert ("13 Pz", "Germany", "Budapest", "eliminated") in table.table("festung", "Garrisons")


def test_several_garrisons_that_are_owed_are_named(table: Table) -> None:
    table.declare("Graz", "23", to="0825")
    table.go_to(AXIS, "movement")
    assert "Several garrisons are owed. Pick Budapest or Graz." in table.refused("garrison")
    table.campaign.session.undo()


def test_nothing_is_asked_where_no_garrison_is_owed(tmp_path: Path) -> None:
    table = Table(tmp_path)
    table.go_to(AXIS, "movement")
    assert "No garrison is owed." in table.refused("garrison", units="1 Hun")


def test_only_free_units_are_offered_and_asked_for_germans_where_the_rule_is(
    table: Table,
) -> None:
    table.post("enter_hex", units="13 Pz", to="0520")
    table.post("garrison", city="Budapest", units=FOUR)
    table.declare("Graz", "23", to="0825")
    table.go_to(AXIS, "movement")
    table.post("enter_hex", units="22 SS", to="Graz")
    names = {unit.id: unit.designation for unit in table.queries.units()}
    offered = table.queries.unit_choices("garrison", table.queries.units())
    assert [names[unit] for unit in offered] == ["4 Hun", "22 SS"]
    shown = table.preview("garrison", city="Graz", units="22 SS", in_part=True)
    assert [line.label for line in shown.working] == ["22 SS cavalry", "Garrison"]


def test_nobody_is_held_and_nothing_owed_once_the_rule_is_not_played(table: Table) -> None:
    table.post("garrison", city="Budapest", units="1 Hun, 2 Hun, 3 Hun", in_part=True)
    table.campaign.session.execute(SetOption("festung", value=False))
    assert table.warned("garrison_owed") == []
    assert table.marks("1 Hun") == ()
    assert table.table("festung", "Garrisons") == []
    words = table.refused("garrison", city="Budapest", units="4 Hun")
    assert "The Festung rule is not played." in words
    table.campaign.session.execute(SetOption("festung", value=True))
    assert "belongs to the garrison" in table.refused("enter_hex", units="1 Hun", to="0519")
    table.campaign.session.execute(SetOption("festung", value=False))
    table.post("enter_hex", units="1 Hun", to="0519")
    assert table.hex_of("1 Hun") == "0519"
