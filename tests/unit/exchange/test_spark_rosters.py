"""Roster Sheets of Operation Spark: read from text files, written to workbooks, read again."""

from dataclasses import replace
from pathlib import Path

import pytest
from openpyxl import load_workbook

from oobmgr.campaign.commands import AddUnit, Advance, CountIn, EditUnits, ReadBack, SheetMark
from oobmgr.campaign.file import Campaign, NewCampaign
from oobmgr.domain.accounts import GoodId, SideId
from oobmgr.domain.errors import BadInput
from oobmgr.domain.places import resources_dir
from oobmgr.domain.postings import UnitId
from oobmgr.domain.units import UnitValues
from oobmgr.exchange.comparison import compare
from oobmgr.exchange.delimited import read_delimited
from oobmgr.exchange.export import export_workbook
from oobmgr.exchange.order_of_battle import read_order_of_battle, to_command
from oobmgr.exchange.readings import OrderOfBattleReading
from oobmgr.games.spark.opening import example_units
from oobmgr.games.spark.units.unit import described
from oobmgr.known_games import game
from tests.campaigns import campaign_at

SPARK = game("spark")
ROSTER = resources_dir() / "samples" / "operation_spark_1943.csv"
HEAD = "Side;Army / parent;Designation;Type;Ratings;Morale;Steps;Box values;Hex;Movement;Notes"


def sheet(folder: Path, *rows: str, head: str = HEAD, encoding: str = "utf-8") -> Path:
    path = folder / "roster.csv"
    path.write_bytes("\r\n".join((head, *rows, "")).encode(encoding))
    return path


def read(folder: Path, *rows: str, head: str = HEAD) -> OrderOfBattleReading:
    return read_order_of_battle(sheet(folder, *rows, head=head), SPARK)


def one(folder: Path, row: str) -> UnitValues:
    reading = read(folder, row)
    assert reading.errors == ()
    (values,) = reading.units
    return values


def test_a_row_of_a_text_file_is_a_unit(tmp_path: Path) -> None:
    row = "Soviet;86th Rifle Division;284/86;infantry regiment;8-1;6;8;;1610;leg;first"
    values = one(tmp_path, row)
    assert (values.side, values.nation, values.size) == ("soviet", "Soviet Union", "III")
    assert values.path == ("86th Rifle Division",)
    assert values.ratings == {"regular": 8, "at": 1, "morale": 6}
    assert (values.steps, values.traits) == (8, {"movement": "leg"})
    assert (values.hex, values.note) == ("1610", "first")


@pytest.mark.parametrize(
    ("text", "ratings"),
    [
        ("8-1", {"regular": 8, "at": 1}),
        ("16-0-10", {"regular": 16, "at": 0, "range": 10}),
        ("4-4-1", {"regular": 4, "at": 4, "range": 1}),
        ("", {}),
        ("5", {"regular": 5}),
    ],
)
def test_ratings_are_regular_at_and_range_as_far_as_they_are_known(
    text: str, ratings: dict[str, int], tmp_path: Path
) -> None:
    assert one(tmp_path, f"Soviet;A;1;engineer battalion;{text};;3;;;;").ratings == ratings


@pytest.mark.parametrize(
    ("ratings", "at", "read_as"),
    [
        ("8-1", "1", {"regular": 8, "at": 1}),
        ("8", "1", {"regular": 8, "at": 1}),
        ("16-0-10", "0", {"regular": 16, "at": 0, "range": 10}),
    ],
)
def test_ratings_beside_the_number_of_one_of_them_agree(
    ratings: str, at: str, read_as: dict[str, int], tmp_path: Path
) -> None:
    head = "Side;Army / parent;Designation;Type;Ratings;AT;Steps"
    row = f"Soviet;A;1;engineer battalion;{ratings};{at};3"
    (values,) = read(tmp_path, row, head=head).units
    assert values.ratings == read_as


def test_ratings_that_the_number_beside_them_contradicts_are_told(tmp_path: Path) -> None:
    head = "Side;Army / parent;Designation;Type;Ratings;AT;Steps"
    (problem,) = read(tmp_path, "Soviet;A;1;infantry;8-1;2;3", head=head).errors
    assert "the numbers say" in problem.message


def test_morale_is_a_number_of_its_own(tmp_path: Path) -> None:
    assert one(tmp_path, "Soviet;A;1;infantry;;7;3;;;;").ratings == {"morale": 7}
    reading = read(tmp_path, "Soviet;A;1;infantry;8-1;brave;3;;;;")
    (problem,) = reading.errors
    assert (problem.cell, problem.found) == ("F2", "brave")


@pytest.mark.parametrize("text", ["AT: ? ? 15 18", "- - 15 18", "?,?,15,18"])
def test_boxes_are_numbers_from_the_left(text: str, tmp_path: Path) -> None:
    values = one(tmp_path, f"German;503;2/503;Pz VIa Tiger unit;5-18;;;{text};;track;")
    assert (values.traits["boxes"], values.steps) == ("- - 15 18", 4)
    assert "steps_unknown" not in values.traits


def test_bad_boxes_and_ways_to_move_are_told_with_their_cells(tmp_path: Path) -> None:
    reading = read(tmp_path, "German;503;2/503;tank;5-18;;4;1 two;;hovercraft;")
    assert {"H2", "J2"} <= {problem.cell for problem in reading.warnings}
    assert [question.id for question in reading.questions] == [
        "word:boxes:1 two", "word:movement:hovercraft",
    ]  # fmt: skip
    assert {"boxes", "movement"}.isdisjoint(reading.units[0].traits)


def test_steps_that_a_sheet_leaves_out(tmp_path: Path) -> None:
    """Personnel with an AT strength of 0 or 1 have a box for each point; others are unknown."""
    foot = one(tmp_path, "Soviet;A;1;infantry regiment;8-1;6;;;;;")
    assert (foot.steps, "steps_unknown" in foot.traits) == (8, False)
    sappers = one(tmp_path, "Soviet;A;1;engineer battalion;3-2;6;;;;;")
    assert (sappers.steps, sappers.traits["steps_unknown"]) == (3, "yes")
    guns = one(tmp_path, "Soviet;A;1;artillery;5-1-13;6;;;;;")
    assert guns.traits["steps_unknown"] == "yes"
    nothing = one(tmp_path, "Soviet;;1;artillery;;;;;;;")
    assert (nothing.steps, nothing.path) == (1, ("Unassigned units",))


def test_words_of_formation_and_type_tell_what_a_unit_is(tmp_path: Path) -> None:
    values = one(tmp_path, "Soviet;independent;1;mot. AT battery;;;2;;;;")
    assert (values.traits, values.size) == ({"independent": "yes"}, "I")


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_text_files_of_spreadsheets_are_read(encoding: str, tmp_path: Path) -> None:
    path = sheet(tmp_path, "Soviet;Дивизия;1;infantry;8-1;6;8;;;;", encoding=encoding)
    assert read_order_of_battle(path, SPARK).units[0].path == ("Дивизия",)


@pytest.mark.parametrize("mark", [",", "\t"])
def test_the_mark_between_fields_is_found(mark: str, tmp_path: Path) -> None:
    row = mark.join(("Soviet", "A", "1", "infantry", "8-1", "6", "8", "", "1610", "leg", ""))
    reading = read(tmp_path, row, head=HEAD.replace(";", mark))
    assert reading.units[0].hex == "1610"


def test_a_file_that_is_no_text_says_so(tmp_path: Path) -> None:
    (tmp_path / "a.csv").write_bytes(b"\x00\x01\x02" * 50)
    (tmp_path / "b.csv").write_bytes(b"  \r\n")
    for name, word in (("a.csv", "not text"), ("b.csv", "empty"), ("c.csv", "does not exist")):
        with pytest.raises(BadInput, match=word):
            read_delimited(tmp_path / name)


def made(folder: Path, name: str, scenario: str) -> Campaign:
    return campaign_at(folder / f"{name}.oob", NewCampaign(name, "spark", scenario))


def test_what_is_exported_is_read_back_unit_by_unit(tmp_path: Path) -> None:
    with made(tmp_path, "first", "combat_example") as first:
        export_workbook(first.queries, tmp_path / "books.xlsx")
        units = {row.designation: row for row in first.queries.units()}
    with made(tmp_path, "second", "spark") as second:
        reading = read_order_of_battle(tmp_path / "books.xlsx", second.game)
        assert reading.errors == ()
        second.session.execute(to_command(reading))
        again = {row.designation: row for row in second.queries.units()}
    assert again.keys() == units.keys()
    for name, row in units.items():
        found = again[name]
        kept = ("side", "nation", "type", "path", "ratings", "steps", "hex", "note")
        assert {key: getattr(found, key) for key in kept} == {
            key: getattr(row, key) for key in kept
        }
        # Words of a type may tell more than the first campaign was told.
        assert row.size in {"", found.size}
        assert {**found.traits, **row.traits} == found.traits


def test_boxes_strengths_and_markers_stand_in_the_workbook(tmp_path: Path) -> None:
    with made(tmp_path, "first", "combat_example") as campaign:
        unit = next(u for u in campaign.queries.units() if u.designation == "284/86")
        while campaign.queries.sequence().phase != "first_movement":
            campaign.session.execute(Advance(anyway=True, reason="the example begins later"))
        mark = SheetMark(UnitId(unit.id), -2, markers={"disrupted": True, "assault": "1710"})
        campaign.session.execute(ReadBack((mark,)))
        export_workbook(campaign.queries, tmp_path / "books.xlsx")
    rows = [*load_workbook(tmp_path / "books.xlsx")["Units"].values]
    head, body = rows[0], {row[2]: row for row in rows[1:]}
    regiment = dict(zip(head, body["284/86"], strict=True))
    assert (regiment["Steps"], regiment["Steps left"]) == (8, 6)
    assert regiment["Regular strength now"] == 6
    assert set(str(regiment["Markers"]).split(", ")) == {"disrupted", "AM 1710"}
    tiger = dict(zip(head, body["2/503"], strict=True))
    assert tiger["Boxes"] == "- - 15 18"


def test_the_sheet_of_supply_has_what_the_game_pays_with(tmp_path: Path) -> None:
    with made(tmp_path, "first", "combat_example") as campaign:
        campaign.session.execute(CountIn(SideId("german"), GoodId("ammunition"), 20, "counted"))
        export_workbook(campaign.queries, tmp_path / "books.xlsx")
    head, *rows = load_workbook(tmp_path / "books.xlsx")["Supply"].values
    figures = {row[0]: dict(zip(head, row, strict=True)) for row in rows}
    assert figures["German"]["Program"] == 20
    assert figures["German"]["Good"] == "Ammunition points"


def test_a_sheet_without_ids_is_known_again_by_the_names_of_its_units(tmp_path: Path) -> None:
    first = "Soviet;67th Army;284/86;infantry regiment;8-1;6;8;;1610;leg;"
    second = "Soviet;67th Army;330/86;infantry regiment;8-1;6;8;;1611;leg;"
    with made(tmp_path, "first", "spark") as campaign:
        campaign.session.execute(to_command(read(tmp_path, first)))
        moved = first.replace("1610", "1612").replace("8-1", "")
        preview = compare(read(tmp_path, moved, second), campaign.queries.units())
        assert [unit.values.designation for unit in preview.new] == ["330/86"]
        (changed,) = preview.changed
        assert [(d.field, d.in_workbook) for d in changed.differences] == [("hex", "1612")]
        assert compare(read(tmp_path, first), campaign.queries.units()).unchanged == 1


def test_an_aa_battery_is_of_the_size_of_a_company(tmp_path: Path) -> None:
    """So are those of the 51st Luftwaffe Battalion (2.1), in whatever order their words stand."""
    for words in ("AA battery", "51st Luftwaffe battalion, AA battery", "AA bty of the 51st bn"):
        assert one(tmp_path, f"German;51st;1/51 LW;{words};;;;;;;").size == "I"
    sizes = {one.designation: one.size for one in example_units()}
    assert [sizes[f"{number}/51 LW"] for number in (1, 2, 3)] == ["I", "I", "I"]


def test_every_type_of_the_sources_is_known_as_the_scenario_has_it(tmp_path: Path) -> None:
    """The types of 2.1, 3.2, 5.1 and the example: class, movement, armor and row of the chart."""
    known = {values.designation: values for values in example_units()}
    with made(tmp_path, "books", "spark") as books:
        reading = read_order_of_battle(ROSTER, books.game)
        books.session.execute(to_command(reading))
        rows = {row.designation: row for row in books.queries.units()}
    for name, values in known.items():
        asked, found = described(values, SPARK.tables()), described(rows[name], SPARK.tables())
        told = (asked.unit_class, asked.kind, asked.movement, asked.armor, asked.chart, asked.named)
        assert (found.unit_class, found.kind, found.movement, found.armor, found.chart,
                found.named) == told, name  # fmt: skip


@pytest.mark.parametrize(
    ("words", "armor"),
    [
        ("T-60 tank battalion", "hollow"),
        ("T-34 tank unit", "1"),
        ("KV1 tank regiment", "2"),
        ("Marder", "hollow"),
        ("StG III assault gun battalion", "1"),
        ("T-26 tanks", None),
        ("BT-5", None),
        ("Pz III", None),
        ("Pzkpfw VIa (Tiger)", None),
        ("SP AA", None),
        ("aerosan battalion", None),
    ],
)
def test_vehicles_are_afv_with_the_armor_that_the_text_tells(words: str, armor: str | None) -> None:
    values = UnitValues(SideId("german"), "Germany", "1", words, "II", ("A",), 4)
    found = described(values, SPARK.tables())
    assert (found.armored, found.armor) == (True, armor)
    assert bool(SPARK.unit_words.open_yet(values)) is (armor is None)


def test_a_type_that_nobody_knows_is_asked_for_once_and_read_by_what_it_counts_as(
    tmp_path: Path,
) -> None:
    head = f"{HEAD};Counts as"
    strange = "German;A;{};Sturmtruppe;5-1;6;5;;;;;{}"
    reading = read(tmp_path, strange.format(1, ""), strange.format(2, ""), head=head)
    assert reading.units == ()
    (problem,) = reading.problems
    assert problem.cell == "D2"
    assert problem.place == (1, 3)  # so its cell can be mended
    assert problem.message == "It is not known what Sturmtruppe is. 2 rows say so."
    said = read(tmp_path, strange.format(1, "infantry"), head=head)
    assert said.errors == ()
    assert [one.taken for one in said.taken_as()] == ["personnel, on foot"]
    wrong = read(tmp_path, strange.format(1, "hussars"), head=head)
    assert "L2" in {problem.cell for problem in wrong.warnings}


def test_a_row_of_the_chart_is_one_of_its_side(tmp_path: Path) -> None:
    head = f"{HEAD};Chart row"
    guns = "German;A;1;artillery;5-1-12;6;5;;;;;{}"
    for text, cell in (("nonsense", "L2"), ("sov_how_art_reg", "L2")):
        problem, *_ = read(tmp_path, guns.format(text), head=head).problems
        assert problem.cell == cell
    (values,) = read(tmp_path, guns.format("Nebelwerfer battalion"), head=head).units
    assert values.traits["chart"] == "ger_nebelwerfer_bn"
    (open_yet,) = read(tmp_path, guns.format(""), head=head).warnings
    assert "its fire waits" in open_yet.message


def test_a_unit_is_not_added_or_edited_into_a_type_that_nobody_knows(tmp_path: Path) -> None:
    with made(tmp_path, "books", "spark") as books:
        values = UnitValues(SideId("german"), "Germany", "1", "Sturmtruppe", "II", ("A",), 4)
        with pytest.raises(BadInput, match="It is not known what Sturmtruppe is"):
            books.session.execute(AddUnit(values))
        books.session.execute(AddUnit(replace(values, type="infantry")))
        unit = UnitId(books.queries.units()[0].id)
        with pytest.raises(BadInput, match="It is not known what Sturmtruppe is"):
            books.session.execute(EditUnits((unit,), {"type": "Sturmtruppe"}))
        with pytest.raises(BadInput, match="is not a row of the Artillery Capabilities Chart"):
            books.session.execute(EditUnits((unit,), {"trait:chart": "nonsense"}))
        both = {"type": "Sturmtruppe", "trait:counts as": "infantry"}
        books.session.execute(EditUnits((unit,), both))
        assert books.queries.units()[0].traits["counts_as"] == "infantry"


def test_steps_that_are_edited_are_known_from_then_on(campaign_file: Path) -> None:
    """A sheet may give 5 where 5 stood in for the boxes: they are known all the same."""
    with campaign_at(campaign_file, NewCampaign("Tuesdays", "spark", "combat_example")) as books:
        guns = next(one for one in books.queries.units() if one.designation == "248/86")
        assert guns.traits["steps_unknown"] == "yes"
        for steps in (6, 5):
            books.session.execute(EditUnits((UnitId(guns.id),), {"steps": str(steps)}))
            now = next(one for one in books.queries.units() if one.id == guns.id)
            assert (now.steps, "steps_unknown" in now.traits) == (steps, False)
            books.session.undo()
        books.session.execute(EditUnits((UnitId(guns.id),), {"hex": "1611"}))
        moved = next(one for one in books.queries.units() if one.id == guns.id)
        assert moved.traits["steps_unknown"] == "yes"


@pytest.fixture
def campaign_file(tmp_path: Path) -> Path:
    return tmp_path / "steps.oob"
