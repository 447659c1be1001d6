"""Workbooks as players have kept them for years: abbreviations, armies in titles, lists of dead."""

from __future__ import annotations

from pathlib import Path

import pytest
from openpyxl import Workbook, load_workbook

from oobmgr.exchange.order_of_battle import read_order_of_battle
from oobmgr.exchange.readings import OrderOfBattleReading
from oobmgr.known_games import game
from tests.unit.exchange.trial_lists import read, saved

Cells = tuple[str | float | None, ...]


def read_in(name: str, path: Path, **answers: str) -> OrderOfBattleReading:
    said = {key.replace("__", ":"): value for key, value in answers.items()}
    return read_order_of_battle(path, game(name), said)


def sheet_more(path: Path, title: str, *rows: Cells) -> Path:
    book = load_workbook(path)
    sheet = book.create_sheet(title)
    for row in rows:
        sheet.append(row)
    book.save(path)
    return path


HEAD: Cells = ("Verband", "Art", "Gr.", "Werte")


def army(path: Path, *titles: str) -> Path:
    Workbook().save(path)
    for number, title in enumerate(titles, 1):
        sheet_more(
            path, f"Axis {number}",
            (title,), HEAD,
            ("I. AK",), ("61.", "Inf", "Div", "7-6"),
            ("Armeetruppen",), (f"60{number}", "Pi", "Btl", "1-6"),
        )  # fmt: skip
    return path


def paths(reading: OrderOfBattleReading) -> list[tuple[str, ...]]:
    return [one.path for one in reading.units]


def test_an_army_that_only_the_title_names_stands_above_its_troops(tmp_path: Path) -> None:
    book = army(tmp_path / "a.xlsx", "6. Armee – Stand Juni", "18th Army (from my own games)")
    assert paths(read(book, side__all="Axis")) == [
        ("6. Armee", "I. AK"), ("6. Armee", "Armeetruppen"),
        ("18th Army", "I. AK"), ("18th Army", "Armeetruppen"),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("above", "corps"),
    [
        ("L. AK", "XI. Luftlandekorps"),
        ("Gebirgskorps Norwegen", "XXXX. PzK"),
        ("XIX. PzK", "L. AK"),
    ],
)
def test_a_corps_is_one_by_the_end_of_its_word_or_by_its_number(
    tmp_path: Path, above: str, corps: str
) -> None:
    rows = ("4. Panzerarmee",), (above,), ("61", "Pz", "Div", "14-10"), (corps,)
    found = paths(read(saved(tmp_path / "a.xlsx", HEAD, *rows, ("7", "Pi", "Btl", "1-6"))))
    assert found == [("4. Panzerarmee", above), ("4. Panzerarmee", corps)]


@pytest.mark.parametrize("title", ["Die Armee im Juni 1941", "Meine Armee", "I. AK", "Liste 6"])
def test_a_title_that_names_no_army_adds_none(tmp_path: Path, title: str) -> None:
    found = paths(read(army(tmp_path / "a.xlsx", title)))
    assert found == [("I. AK",), ("Armeetruppen",)]


def test_an_army_among_the_rows_is_not_put_below_that_of_the_title(tmp_path: Path) -> None:
    rows: tuple[Cells, ...] = (
        ("6. Armee",), HEAD, ("16. Armee",), ("61.", "Inf", "Div", "7-6"),
    )  # fmt: skip
    assert paths(read(saved(tmp_path / "a.xlsx", *rows))) == [("16. Armee",)]


def test_units_on_a_sheet_of_dead_ones_are_read_as_dead_and_that_is_told(tmp_path: Path) -> None:
    book = saved(tmp_path / "a.xlsx", HEAD, ("61", "Inf", "Div", "7-6"), title="Axis")
    sheet_more(book, "Friedhof", ("Axis",), HEAD, ("93", "Inf", "Div", "7-6"))
    reading = read(book)
    left = [(one.designation, one.steps_left) for one in reading.units]
    assert left == [("61", None), ("93", 0)]
    told = [(one.column, one.word, one.meaning) for one in reading.taken]
    assert ("Friedhof", "each unit", "dead") in told


def test_a_word_with_one_letter_more_than_an_abbreviation_is_asked_for(tmp_path: Path) -> None:
    book = saved(tmp_path / "a.xlsx", HEAD, ("207", "Sichx", "Div", "3-6"))
    asked = {one.id: one.proposal for one in read(book).questions}
    assert asked["word:type:sichx"] == "security"


def test_names_below_a_heading_that_nobody_knows_are_found_beside_their_types(
    tmp_path: Path,
) -> None:
    head: Cells = ("Armee", "Wer denn", "Typ", "Gr.", "Werte")
    rows = (("18. Armee", "61 ostpr.", "Inf", "Div", "7-6"), ("", "217", "Inf", "Div", "7-6"))
    reading = read(saved(tmp_path / "a.xlsx", head, *rows))
    assert [one.designation for one in reading.units] == ["61 ostpr.", "217"]


def test_a_nation_that_nobody_knows_is_asked_for_where_its_side_is_open(tmp_path: Path) -> None:
    head: Cells = ("Unit", "Nation", "Type", "SP", "Corps")
    rows: tuple[Cells, ...] = (
        ("Morand", "FR", "inf", 3, "IV"), ("Peyri", "FR", "inf", 2, "IV"),
        ("Horn", "Hochburg", "inf", 3, "Yorck"),
    )  # fmt: skip
    book = saved(tmp_path / "a.xlsx", head, *rows, title="1813")
    asked = read_in("grande_armee", book).questions
    assert [one.id for one in asked] == ["word:nation:hochburg"]
    answered = read_in("grande_armee", book, word__nation__hochburg="Prussia")
    assert [one.side for one in answered.units] == ["france", "france", "coalition"]
    # Where the sheet itself says whose they are, any nation may have units there.
    named = saved(tmp_path / "b.xlsx", head, *rows, title="French")
    assert [one.nation for one in read_in("grande_armee", named).units][-1] == "Hochburg"


def test_codes_of_nations_are_those_of_the_time_of_the_game(tmp_path: Path) -> None:
    head: Cells = ("Unité", "Genre", "Taille", "Nation", "Moral", "PM", "PF")
    rows: tuple[Cells, ...] = (
        ("Vandamme", "chef de corps", "", "FR", "", 7, ""), ("Horn", "inf.", "div.", "PR", 3, 6, 3),
        ("Lieven", "inf.", "div.", "RU", 3, 6, 3), ("Train", "train", "", "AU", "", 5, ""),
        ("Karpov", "cosaques", "div.", "RU", 2, 10, 1),
    )  # fmt: skip
    reading = read_in("grande_armee", saved(tmp_path / "a.xlsx", head, *rows, title="Saxe"))
    assert reading.questions == ()
    assert [(u.side, u.nation, u.type) for u in reading.units] == [
        ("france", "France", "corps leader"), ("coalition", "Prussia", "infantry"),
        ("coalition", "Russia", "infantry"), ("coalition", "Austria", "supply train"),
        ("coalition", "Russia", "cossack"),
    ]  # fmt: skip
    horn = reading.units[1]
    assert (horn.ratings, horn.steps) == ({"morale": 3, "move": 6}, 3)


def test_polish_headings_and_types_are_known(tmp_path: Path) -> None:
    rows: tuple[Cells, ...] = (
        ("BUŁGARIA (od 9 września po stronie ZSRR)",),
        ("Jednostka", "Rodzaj", "Wlk.", "atak", "obr.", "ruch", "Wejście", "Szt."),
        ("6", "piech.", "dyw.", 2, 3, 4, "tura 3", None),
        ("1", "panc.", "bryg.", 3, 2, 8, "t. 2", 2),
        ("4", "kaw.", "korp.", 5, 4, 7, "tura 5", 1),
    )  # fmt: skip
    reading = read_in("balkans", saved(tmp_path / "a.xlsx", *rows, title="Bułgaria"))
    assert reading.questions == ()
    found = [*reading.units]
    assert {one.nation for one in found} == {"Bulgaria"}
    assert [(one.type, one.size, *one.ratings.values(), one.arrival) for one in found] == [
        ("infantry", "XX", 2, 3, 4, "t0003"), *[("armoured", "X", 3, 2, 8, "t0002")] * 2,
        ("cavalry", "XXX", 5, 4, 7, "t0005"),
    ]  # fmt: skip


def test_the_british_are_of_the_commonwealth_in_war_in_europe(tmp_path: Path) -> None:
    head: Cells = ("Armee", "Korps", "Div.", "Nation", "Typ", "A-V-B", "Eintr.")
    rows: tuple[Cells, ...] = (
        ("BEF", "I Corps", "42", "GB", "Inf", "4-5-6", "4/5/40"),
        ("1ère", "3e CA", "1 DIM", "Frankr.", "Inf (mot)", "5-5-8", "4/5/40"),
    )  # fmt: skip
    reading = read_in("war_in_europe", saved(tmp_path / "a.xlsx", head, *rows, title="Gegner"))
    assert reading.questions == ()
    found = [*reading.units]
    assert [one.designation for one in found] == ["42", "1 DIM"]
    assert [(one.side, one.nation) for one in found] == [
        ("allied", "Commonwealth"), ("allied", "France"),
    ]  # fmt: skip


def test_lost_steps_are_called_as_the_game_calls_them(tmp_path: Path) -> None:
    head: Cells = ("Unit", "Nation", "Type", "SP", "Lost")
    book = saved(tmp_path / "a.xlsx", head, ("Horn", "PR", "inf", 3, 4), title="Coalition")
    told = [one.message for one in read_in("grande_armee", book).problems]
    assert "4 is not a number of SP lost; the unit is read as whole." in told
