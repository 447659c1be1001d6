"""Workbooks to fill in: of each game, with lists, read back without a question."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest
from openpyxl import load_workbook
from openpyxl.utils import get_column_letter
from openpyxl.worksheet.worksheet import Worksheet

from oobmgr import known_games
from oobmgr.exchange.apart import read_apart
from oobmgr.exchange.export.template import ROOM, write_template
from oobmgr.exchange.order_of_battle import order_of_battle_of
from oobmgr.exchange.readings import OrderOfBattleReading
from oobmgr.known_games import game
from oobmgr.rules.game import Game
from oobmgr.rules.unit_words import rating_text

GAMES = tuple(entry.id for entry in known_games.GAMES)


def headings(sheet: Worksheet) -> list[str]:
    return [str(cell.value) for cell in sheet[1]]


def filled(path: Path, sheet: str, *rows: Mapping[str, object]) -> None:
    """Type rows into a sheet of the workbook, each below the last."""
    book = load_workbook(path)
    at = {name: column for column, name in enumerate(headings(book[sheet]), 1)}
    for number, row in enumerate(rows, 2):
        for name, value in row.items():
            book[sheet].cell(number, at[name]).value = value  # type: ignore[assignment]  # as typed
    book.save(path)


def typed(wanted: Game, number: int) -> dict[str, object]:
    """A unit as somebody would type it, with all that the game needs."""
    side = wanted.sides[number % len(wanted.sides)]
    in_text = [rating for rating in wanted.ratings if rating.in_text]
    values = {rating.key: 4 + at for at, rating in enumerate(in_text)}
    ratings: dict[str, object] = {rating.name: values[rating.key] for rating in in_text}
    if "ratings" not in wanted.unit_words.optional:
        ratings = {"Ratings": rating_text(values, wanted.ratings)}
    return {
        "Side": side.name, "Nation": side.nations[0], "Designation": f"{number}", "Size": "XX",
        "Type": "infantry", "Parent": "4th Army / VII Corps",
        wanted.unit_words.step_words.title: 2, "ID": f"u{number}",
        "Arrival": wanted.calendar.label(wanted.scenarios[0].first_turn), **ratings,
    }  # fmt: skip


def read(path: Path, wanted: Game) -> OrderOfBattleReading:
    return order_of_battle_of(path.name, read_apart(path), wanted)


@pytest.mark.parametrize("name", GAMES)
def test_filled_in_it_is_read_without_a_question(name: str, tmp_path: Path) -> None:
    wanted = game(name)
    path = write_template(wanted, tmp_path / "empty.xlsx")
    filled(path, "Units", *(typed(wanted, number) for number in (1, 2, 3)))
    reading = read(path, wanted)
    assert (reading.questions, reading.problems, reading.taken) == ((), (), ())
    assert [unit.designation for unit in reading.units] == ["1", "2", "3"]
    first = reading.units[0]
    assert first.path == ("4th Army", "VII Corps")
    assert first.arrival == wanted.scenarios[0].first_turn
    assert list(first.ratings.values()) == [4 + at for at in range(len(first.ratings))]
    assert len(first.ratings) == sum(rating.in_text for rating in wanted.ratings)


@pytest.mark.parametrize("name", GAMES)
def test_cells_offer_the_words_of_the_game(name: str, tmp_path: Path) -> None:
    wanted = game(name)
    book = load_workbook(write_template(wanted, tmp_path / "empty.xlsx"))
    sheet, lists = book["Units"], book["Lists"]
    offered: dict[str, list[object]] = {}
    for rule in sheet.data_validations.dataValidation:
        column = str(rule.sqref).split(":", maxsplit=1)[0].rstrip("0123456789")
        # From the first row below the headings to the last that is held to them.
        assert str(rule.sqref) == f"{column}2:{column}{ROOM + 2}"
        heading = str(sheet[f"{column}1"].value)
        assert rule.prompt
        if rule.type == "list":
            area = lists[str(rule.formula1).partition("!")[2].replace("$", "")]
            cells = area if isinstance(area, tuple) else ((area,),)
            offered[heading] = [row[0].value for row in cells]
    assert offered["Side"] == [side.name for side in wanted.sides]
    assert set(offered["Nation"]) == {nation for one in wanted.sides for nation in one.nations}
    assert "XX" in offered["Size"]
    assert "infantry" in offered["Type"]
    assert offered["Arrival"][0] == wanted.calendar.label(wanted.scenarios[0].first_turn)
    for trait in wanted.unit_words.traits:
        assert tuple(offered.get(trait.heading, ())) == trait.offers()


def test_ratings_typed_below_the_table_stay_text(tmp_path: Path) -> None:
    """A spreadsheet makes a date of 7-6, unless the cell is set as text."""
    sheet = load_workbook(write_template(game("europa"), tmp_path / "empty.xlsx"))["Units"]
    for name in ("Ratings", "Designation", "Cadre", "ID"):
        letter = get_column_letter(headings(sheet).index(name) + 1)
        assert sheet.column_dimensions[letter].number_format == "@"


def test_records_of_the_game_have_a_sheet_of_their_own(tmp_path: Path) -> None:
    wanted = game("europa")
    path = write_template(wanted, tmp_path / "empty.xlsx")
    group = {"Side": "Axis", "Nation": "Germany", "Kind": "air group", "Aircraft": "Bf 109",
             "Groups": 2, "Steps": 2}  # fmt: skip
    filled(path, "Air", group)
    reading = read(path, wanted)
    assert (len(reading.records), reading.problems) == (1, ())


def test_an_empty_one_holds_no_units(tmp_path: Path) -> None:
    wanted = game("europa")
    reading = read(write_template(wanted, tmp_path / "empty.xlsx"), wanted)
    assert (reading.units, reading.questions) == ((), ())
