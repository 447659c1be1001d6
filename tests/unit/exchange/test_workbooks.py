from __future__ import annotations

import zipfile
from pathlib import Path

import pytest
from openpyxl import Workbook
from openpyxl.worksheet.worksheet import Worksheet

from oobmgr.domain.errors import BadInput
from oobmgr.exchange.apart import read_apart
from oobmgr.exchange.order_of_battle import read_order_of_battle
from oobmgr.exchange.workbooks import read_sheets
from oobmgr.known_games import game
from tests.unit.exchange.made_workbooks import make_workbook

EUROPA = game("europa")
OLE = bytes.fromhex("d0cf11e0a1b11ae1")


def zipped(path: Path, parts: dict[str, str]) -> None:
    with zipfile.ZipFile(path, "w") as archive:
        for name, text in parts.items():
            archive.writestr(name, text)


def refusal(path: Path) -> str:
    with pytest.raises(BadInput) as caught:
        read_order_of_battle(path, EUROPA)
    (fault,) = caught.value.faults
    assert fault.advice
    return fault.message


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    assert refusal(tmp_path / "a.xlsx") == "a.xlsx does not exist."


def test_a_folder(tmp_path: Path) -> None:
    assert refusal(tmp_path) == f"{tmp_path.name} is a folder."


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "is empty."),
        (b"ID;Side;Nation\n", "is not an Excel workbook."),
        (OLE + b"\0" * 600, "is damaged, or is not an Excel workbook."),
        (
            OLE + b"\0" * 600 + "EncryptedPackage".encode("utf-16-le"),
            "is protected by a password.",
        ),
    ],
)
def test_a_file_that_is_something_else(tmp_path: Path, content: bytes, words: str) -> None:
    path = tmp_path / "a.xlsx"
    path.write_bytes(content)
    assert refusal(path) == f"a.xlsx {words}"


@pytest.mark.parametrize(
    ("parts", "words"),
    [
        ({"word/document.xml": "<w/>"}, "is not an Excel workbook."),
        ({"content.xml": "<office/>"}, "is damaged, or is not an Excel workbook."),
        ({"xl/workbook.bin": ""}, "is a binary workbook (.xlsb)."),
        ({"xl/workbook.xml": "<workbook/>"}, "is damaged, or is not an Excel workbook."),
    ],
)
def test_a_zip_of_something_else(tmp_path: Path, parts: dict[str, str], words: str) -> None:
    zipped(tmp_path / "a.xlsx", parts)
    assert refusal(tmp_path / "a.xlsx") == f"a.xlsx {words}"


def test_a_workbook_that_is_cut_off(tmp_path: Path) -> None:
    path = make_workbook(tmp_path / "a.xlsx")
    path.write_bytes(path.read_bytes()[:3000])
    assert refusal(path) == "a.xlsx is not an Excel workbook."


def test_a_workbook_without_units_says_which_headings_it_takes(tmp_path: Path) -> None:
    path = make_workbook(tmp_path / "a.xlsx", {f"Axis!{c}1": "x" for c in "ABCDEFGHIJ"})
    reading = read_order_of_battle(path, EUROPA)
    assert [s.sentence() for s in reading.sheets] == [
        "Axis: no units, left out.",
        "Air: 1 air groups.",
        "About: no units, left out.",
    ]


def test_a_table_away_from_the_corner_keeps_its_place_and_equal_texts_are_one(
    tmp_path: Path,
) -> None:
    workbook = Workbook()
    sheet = workbook.active
    assert isinstance(sheet, Worksheet)
    sheet["C4"], sheet["D4"], sheet["C5"] = "infantry", 1, "infantry"
    workbook.save(tmp_path / "a.xlsx")
    for (read,) in (read_sheets(tmp_path / "a.xlsx"), read_apart(tmp_path / "a.xlsx")):
        assert read.rows[3:] == [["", "", "infantry", 1.0], ["", "", "infantry", ""]]
        assert [len(row) for row in read.rows] == [4] * 5
        assert read.rows[3][2] is read.rows[4][2]
