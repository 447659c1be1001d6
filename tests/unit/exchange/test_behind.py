from __future__ import annotations

import zipfile
from pathlib import Path

import pytest

from oobmgr.exchange.behind import Signs, look_behind, sheet_parts, signs_in
from oobmgr.exchange.cells import Unreadable
from oobmgr.exchange.raw_sheets import Behind

MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
WORKBOOK = (
    f'<workbook xmlns="{MAIN}" xmlns:r="{RELATIONS}"><sheets>'
    '<sheet name="Ä &amp; B" sheetId="1" r:id="rId3"/></sheets></workbook>'
)
LINKS = (
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">'
    f'<Relationship Id="rId3" Type="{RELATIONS}/worksheet" Target="{{target}}"/></Relationships>'
)


def behind(tmp_path: Path, body: str, *, target: str = "worksheets/s.xml") -> Behind:
    path = tmp_path / "a.xlsx"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("xl/workbook.xml", WORKBOOK)
        archive.writestr("xl/_rels/workbook.xml.rels", LINKS.format(target=target))
        archive.writestr("xl/worksheets/s.xml", body)
    with zipfile.ZipFile(path) as archive:
        ((name, part),) = sheet_parts(archive)
        assert name == "Ä & B"
        xml = archive.read(part)
        return look_behind(xml, signs_in(xml))


def sheet(rows: str, prefix: str = "") -> str:
    colon = f":{prefix[:-1]}" if prefix else ""
    return (
        f'<{prefix}worksheet xmlns{colon}="{MAIN}">'
        f"<{prefix}sheetData>{rows}</{prefix}sheetData></{prefix}worksheet>"
    )


@pytest.mark.parametrize(
    ("cell", "shown"),
    [
        ('<c r="AB12" t="e"><v>#REF!</v></c>', "#REF!"),
        ('<c r="AB12" s="3" t="e"><f>1/0</f><v>#DIV/0!</v></c>', "#DIV/0!"),
        ('<c r="AB12"><f>A1&lt;2</f></c>', "=A1<2"),
        ('<c r="AB12"><f>SUM(A1:A2)</f><v></v></c>', "=SUM(A1:A2)"),
        ('<c r="AB12"><f t="shared" si="0"/></c>', "="),
        ('<c r="AB12"><f t="shared" ref="A1:A9" si="0">A1+1</f><v/></c>', "=A1+1"),
    ],
)
def test_what_the_fast_reader_gives_as_blank(tmp_path: Path, cell: str, shown: str) -> None:
    found = behind(tmp_path, sheet(f'<row r="12"><c r="A12"><v>1</v></c>{cell}</row>'))
    assert found.unreadable == {(11, 27): Unreadable(shown)}


@pytest.mark.parametrize(
    ("xml", "signs"),
    [
        (b'<c r="A1" s="1" t="s"><v>0</v></c>', Signs()),
        (b'<c t="e" r="A1"><v>#N/A</v></c>', Signs(cells=True)),
        (b'<c r="A1" t="b"><v>1</v></c>', Signs(cells=True)),
        (b'<c r="A1"><f>A2</f>', Signs(cells=True)),
        (b'<c r="A1"><f t="shared" si="0"/>', Signs(cells=True)),
        (b'<x:worksheet xmlns:x="..."><x:c r="A1"><x:f>A2</x:f>', Signs(cells=True)),
        (b'<row r="1" hidden="true"/>', Signs(hidden=True)),
    ],
)
def test_only_a_sheet_with_signs_is_looked_at_cell_by_cell(xml: bytes, signs: Signs) -> None:
    assert signs_in(xml) == signs


@pytest.mark.parametrize(
    "cell",
    [
        '<c r="A1"><f>1+1</f><v>2</v></c>',
        '<c r="A1" t="str"><f>""</f><v></v></c>',
        '<c r="A1" t="s"><v>0</v></c>',
        '<c r="A1" s="1"/>',
        '<c r="A1" t="inlineStr"><is><t>the word t="e" in a text</t></is></c>',
    ],
)
def test_what_is_no_error(tmp_path: Path, cell: str) -> None:
    assert behind(tmp_path, sheet(f'<row r="1">{cell}</row>')) == Behind()


def test_names_with_a_prefix(tmp_path: Path) -> None:
    cell = '<x:c r="B2" t="e"><x:v>#N/A</x:v></x:c><x:c r="C2"><x:f>1+1</x:f></x:c>'
    found = behind(tmp_path, sheet(f'<x:row r="2" hidden="true">{cell}</x:row>', "x:"))
    assert found.unreadable == {(1, 1): Unreadable("#N/A"), (1, 2): Unreadable("=1+1")}
    assert found.hidden_rows == (2,)


def test_an_error_of_unknown_place_is_counted(tmp_path: Path) -> None:
    found = behind(tmp_path, sheet('<row><c t="e"><v>#REF!</v></c></row>'))
    assert (found.unplaced, found.unreadable) == (1, {})


def test_an_address_from_the_root(tmp_path: Path) -> None:
    body = sheet('<row r="1"><c r="A1" t="b"><v>1</v></c></row>')
    assert behind(tmp_path, body, target="/xl/worksheets/s.xml").booleans == {(0, 0)}


def test_hidden_columns(tmp_path: Path) -> None:
    columns = '<cols><col min="2" max="2" hidden="1"/><col min="4" max="27" hidden="1"/></cols>'
    body = sheet("").replace("<sheetData>", f"{columns}<sheetData>")
    assert behind(tmp_path, body).hidden_columns == ((1, 1), (3, 26))
