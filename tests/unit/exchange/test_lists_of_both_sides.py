"""Lists that tell whose units are by a heading above them, or by the reserve of their title."""

from __future__ import annotations

from pathlib import Path

import pytest

from oobmgr.exchange.readings import OrderOfBattleReading
from tests.unit.exchange.trial_lists import read, saved

Cells = tuple[str | float | None, ...]
HEAD: Cells = ("Verband", "Art", "Gr.", "Werte")
AXIS, SOVIET = ("axis", "Germany"), ("soviet", "Soviet Union")


def unit(name: str, kind: str = "Inf", ratings: str = "7-6") -> Cells:
    return (name, kind, "XX", ratings)


def told(reading: OrderOfBattleReading) -> list[tuple[str, str, str, tuple[str, ...]]]:
    return [(one.designation, one.side, one.nation, one.path) for one in reading.units]


@pytest.mark.parametrize(
    ("axis", "soviet"), [("ACHSE", "SOWJETS"), ("Axis:", "- Soviet -"), ("AXIS", "USSR")]
)
def test_headings_tell_the_side_of_what_stands_below(
    tmp_path: Path, axis: str, soviet: str
) -> None:
    rows: list[Cells] = [
        HEAD, (axis,), ("18. Armee",), ("I. AK",), unit("1."), (soviet,), ("8. Armee",),
        ("10. Korps",), unit("10.", "Schützen", "4-6"), unit("48.", "Gebirgsschützen", "4-6"),
        unit("202.", "Mot. Schützen", "4-8"), unit("23.", "Panzer", "5-8"),
        ("9. Armee",), ("II. Korps",),
    ]  # fmt: skip
    reading = read(saved(tmp_path / "a.xlsx", *rows, title="Tabelle1"))
    sides = {(side, nation) for _, side, nation, _ in told(reading)[1:]}
    assert told(reading)[0] == ("1.", *AXIS, ("18. Armee", "I. AK"))
    assert (sides, reading.units[1].path) == ({SOVIET}, ("8. Armee", "10. Korps"))
    assert [one.type for one in reading.units] == [
        "infantry", "rifle", "mountain rifle", "motorised rifle", "tank"
    ]  # fmt: skip
    assert [one.id for one in reading.questions] == ["blank:nation:Tabelle1:axis"]
    assert ("soviet", ("9. Armee", "II. Korps")) in reading.empty_formations


def test_a_depth_by_number_stands_below_the_side(tmp_path: Path) -> None:
    rows: list[Cells] = [
        ("Level", "Name", "Type", "Size", "Ratings"),
        (0, "AXIS"), (1, "9th Army"), (2, "VIII Corps"), (3, "8", "Inf", "XX", "7-6"),
        (0, "SOVIET"), (1, "3rd Army"), (2, "27", "Rifle", "XX", "4-6"),
    ]  # fmt: skip
    assert told(read(saved(tmp_path / "a.xlsx", *rows, title="OOB"))) == [
        ("8", *AXIS, ("9th Army", "VIII Corps")), ("27", *SOVIET, ("3rd Army",))
    ]  # fmt: skip


def test_a_title_that_names_both_sides_says_nothing_of_either(tmp_path: Path) -> None:
    rows = [("Axis and Soviets 1941",), HEAD, ("X. Korps",), unit("1.")]
    reading = read(saved(tmp_path / "a.xlsx", *rows, title="Tabelle1"))
    assert [one.id for one in reading.questions] == ["side:Tabelle1"]


@pytest.mark.parametrize(
    ("title", "reserve"),
    [
        ("Heeresreserve", "Heeresreserve"), ("OKH-Reserve", "OKH-Reserve"),
        ("Kriegsgliederung Heeresreserve 22.6.41", "Heeresreserve"),
        ("Heeresreserve – Stand 22.6.1941", "Heeresreserve"), ("18. Armee", "18. Armee"),
    ],
)  # fmt: skip
def test_a_title_names_the_reserve_or_army_of_its_units(
    tmp_path: Path, title: str, reserve: str
) -> None:
    with_corps = [(title,), (), HEAD, ("XXXX. AK",), unit("206."), ("L. AK",), unit("254.")]
    reading = read(saved(tmp_path / "a.xlsx", *with_corps, title="Tabelle1"))
    assert [one.path for one in reading.units] == [(reserve, "XXXX. AK"), (reserve, "L. AK")]
    reading = read(saved(tmp_path / "b.xlsx", (title,), (), HEAD, unit("206."), title="Tabelle1"))
    assert [one.path for one in reading.units] == [(reserve,)]


def test_a_reserve_stands_beside_the_armies(tmp_path: Path) -> None:
    rows = [HEAD, ("8. Armee",), ("X. Korps",), unit("1."), ("Heeresreserve",), unit("5.")]
    reading = read(saved(tmp_path / "a.xlsx", *rows))
    assert [one.path for one in reading.units] == [("8. Armee", "X. Korps"), ("Heeresreserve",)]


@pytest.mark.parametrize("arrow", [">", "->", "→", "|", "\\"])
def test_a_path_may_be_written_with_arrows(tmp_path: Path, arrow: str) -> None:
    head = (*HEAD, "Unterstellung")
    rows = [head, (*unit("1."), f"3. Armee {arrow} X. Korps"), (*unit("2."), "A>B")]
    reading = read(saved(tmp_path / "a.xlsx", *rows))
    assert [one.path for one in reading.units] == [("3. Armee", "X. Korps"), ("A>B",)]


def test_ids_are_the_names_where_no_column_has_others(tmp_path: Path) -> None:
    rows: list[Cells] = [
        ("Unit", None, None, "Strength", None, None, "Deployment"),
        ("ID", "Kind", "Size", "Att", "Def", "Mov", "Army"),
        ("98", "Rifle", "XX", 4, 4, 6, "22nd Army"), ("57", "Tank", "XX", 5, 4, 8, "20th Army"),
    ]  # fmt: skip
    reading = read(saved(tmp_path / "a.xlsx", *rows, title="Soviet"))
    assert [(one.designation, one.type) for one in reading.units] == [
        ("98", "rifle"), ("57", "tank")
    ]  # fmt: skip


def test_a_rating_whose_formula_has_no_value_is_told_by_its_cell(tmp_path: Path) -> None:
    head = ("Verband", "Art", "Gr.", "Angriff", "Verteidigung", "Beweg.", "Armee")
    rows: list[Cells] = [
        head, ("1.", "Pz", "XX", 5, "=D2-1", 8, "1. Armee"), ("2.", "Pz", "XX", 5, 4, 8, "1. Armee")
    ]  # fmt: skip
    reading = read(saved(tmp_path / "a.xlsx", *rows))
    assert [tuple(one.ratings.values()) for one in reading.units] == [(5, 4, 8)]
    assert [(one.cell, one.found) for one in reading.problems] == [("E2", "=D2-1")]


@pytest.mark.parametrize("turned", [False, True])
def test_mistyped_headings_are_known_by_what_they_resemble(tmp_path: Path, *, turned: bool) -> None:
    rows: list[tuple[str, ...]] = [
        ("Truppe", "1.", "5.", "11."), ("Truppenart", "Inf", "Inf", "Jäger"),
        ("Größse", "XX", "XX", "X"), ("Wert", "5-6", "5-6", "3-7"),
        ("Armee", "Karelien", "Karelien", "Karelien"),
        ("Ankumft", "Juni II 41", "Juni II 41", "Juli I 41"), ("Farbe", "blau", "", "rot"),
    ]  # fmt: skip
    laid = rows if turned else [*zip(*rows, strict=True)]
    reading = read(saved(tmp_path / "a.xlsx", *laid, title="Finnland"))
    assert [(one.designation, one.size, one.arrival, one.path) for one in reading.units] == [
        ("1.", "XX", "1941-06-II", ("Karelien",)), ("5.", "XX", "1941-06-II", ("Karelien",)),
        ("11.", "X", "1941-07-I", ("Karelien",)),
    ]  # fmt: skip
    line = "row" if turned else "column"
    place = "row 7" if turned else "column G"
    assert (f"The {line} Farbe is not known; it is left out.", place) in [
        (one.message, one.cell) for one in reading.problems
    ]


def test_headings_tell_the_nation_of_what_stands_below(tmp_path: Path) -> None:
    rows: list[Cells] = [
        HEAD, ("Deutschland",), ("18. Armee",), unit("1."), ("Rumänien",), ("3. Armee",),
        unit("4."), ("Sowjetunion",), ("8. Armee",), unit("10."),
    ]  # fmt: skip
    reading = read(saved(tmp_path / "a.xlsx", *rows, title="Tabelle1"))
    assert told(reading) == [
        ("1.", "axis", "Germany", ("Deutschland", "18. Armee")),
        ("4.", "axis", "Romania", ("Rumänien", "3. Armee")),
        ("10.", "soviet", "Soviet Union", ("8. Armee",)),
    ]
    assert reading.questions == ()


def test_units_above_the_first_heading_are_asked_for_alone(tmp_path: Path) -> None:
    rows: list[Cells] = [
        HEAD, ("18. Armee",), unit("1."), ("Sowjets",), ("8. Armee",), unit("10."),
        ("Achse",), ("Rumänien",), ("3. Armee",), unit("4."),
    ]  # fmt: skip
    reading = read(saved(tmp_path / "a.xlsx", *rows, title="Tabelle1"))
    assert [one.id for one in reading.questions] == ["side:Tabelle1"]
    assert [(side, nation) for _, side, nation, _ in told(reading)] == [
        AXIS, SOVIET, ("axis", "Romania")
    ]  # fmt: skip
