"""A printed list goes on in the next column and on the next page, and says so in many ways."""

from __future__ import annotations

from pathlib import Path

import pytest
from openpyxl import Workbook

from oobmgr.exchange.layouts.continued import continued, is_page
from oobmgr.exchange.readings import OrderOfBattleReading
from tests.unit.exchange.trial_lists import read, saved

Cells = tuple[str | float | None, ...]
HEAD: Cells = ("Verband", "Art", "Gr.", "Werte")
ARMY, CORPS = "18. Armee", "I. Korps"
UNDER = (ARMY, CORPS)


def unit(name: str) -> Cells:
    return (name, "Inf", "XX", "7-6")


def paths(reading: OrderOfBattleReading) -> dict[str, tuple[str, ...]]:
    return {one.designation: one.path for one in reading.units}


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("18. Armee (Forts.)", "18. Armee"), ("18. Armee, Fortsetzung", "18. Armee"),
        ("18th Army (continued)", "18th Army"), ("18th Army - cont.", "18th Army"),
        ("I Corps (cont'd)", "I Corps"), ("18th Army (cont)", "18th Army"),
        ("(continued)", ""), ("Fortsetzung:", ""), ("continued: 18th Army", "18th Army"),
        ("Fortsetzung 18. Armee", "18. Armee"), ("3-я армия (продолжение)", "3-я армия"),
        ("3-я армия (прод.)", "3-я армия"), ("Armia Łódź (c.d.)", "Armia Łódź"),
        ("2e armée (suite)", "2e armée"), ("18. Armee (Forts)", "18. Armee"),
        # Words of other things: fortifications, a cavalry division, a town.
        ("Eben Emael forts", None), ("1 CD", None), ("Suite", None), ("18. Armee", None),
        ("Contentin", None), ("Forts of Verdun", None),
    ],
)  # fmt: skip
def test_what_goes_on_is_known_by_its_words(text: str, name: str | None) -> None:
    assert continued(text) == name


@pytest.mark.parametrize(
    ("text", "page"),
    [
        ("Page 2", True), ("Seite 3/5", True), ("page 2 of 5", True), ("- 2 -", True),
        ("стр. 4", True), ("18. Armee", False), ("Blatt", False), ("2", False),
    ],
)  # fmt: skip
def test_numbers_of_pages_are_known(text: str, page: bool) -> None:
    assert is_page(text) is page


@pytest.mark.parametrize(
    "between",
    [
        # What a print leaves where a page ends and the next one begins.
        (HEAD,),
        ((), HEAD),
        ((), ("Kriegsgliederung Heer",), HEAD),
        ((), ("Kriegsgliederung Heer (Fortsetzung)",), HEAD),
        ((), ("Seite 2",), HEAD),
        ((), ("Kriegsgliederung Heer",), ("Seite 2",), HEAD),
        ((), ("Verband (Forts.)", *HEAD[1:])),
        ((), ("18. Armee (Forts.)",), ("I. Korps (Forts.)",)),
        ((), ("I. Korps (Forts.)",), HEAD),
        ((), HEAD, ("I. Korps (continued)",)),
        ((), ("- 2 -",), HEAD, ("Fortsetzung I. Korps",)),
    ],
)
@pytest.mark.parametrize("indent", ["", "  "])
def test_units_go_on_beneath_their_corps(
    between: tuple[Cells, ...], indent: str, tmp_path: Path
) -> None:
    path = saved(
        tmp_path / "a.xlsx", ("Kriegsgliederung Heer",), (), HEAD,
        (ARMY,), (f"{indent}{CORPS}",), unit("1"), *between,
        unit("2"), (f"{indent}XXVI. Korps",), unit("3"), ("16. Armee",), unit("4"), title="Heer",
    )  # fmt: skip
    reading = read(path, side__Heer="Axis, Germany")
    assert paths(reading) == {
        "1": UNDER, "2": UNDER, "3": (ARMY, "XXVI. Korps"), "4": ("16. Armee",),
    }  # fmt: skip
    assert (reading.problems, reading.empty_formations, reading.left_out) == ((), (), 0)


def test_an_army_that_goes_on_takes_its_next_corps(tmp_path: Path) -> None:
    path = saved(
        tmp_path / "a.xlsx", HEAD, (ARMY,), (f"  {CORPS}",), unit("1"), ("16. Armee",), unit("2"),
        (), ("18. Armee (Forts.)",), HEAD, ("  XXVI. Korps",), unit("3"), title="Axis",
    )  # fmt: skip
    assert paths(read(path))["3"] == (ARMY, "XXVI. Korps")


def test_a_corps_that_goes_on_without_its_beginning_is_one(tmp_path: Path) -> None:
    path = saved(tmp_path / "a.xlsx", HEAD, ("I. Korps (Forts.)",), unit("1"), title="Axis")
    assert paths(read(path)) == {"1": (CORPS,)}


def test_another_title_begins_something_new(tmp_path: Path) -> None:
    path = saved(
        tmp_path / "a.xlsx", ("Heeresgruppe Nord",), HEAD, (ARMY,), (f"  {CORPS}",), unit("1"),
        (), ("Reserven",), HEAD, unit("2"), title="Axis",
    )  # fmt: skip
    assert paths(read(path)) == {"1": UNDER, "2": ("Axis",)}


@pytest.mark.parametrize("heads", [True, False])
def test_the_next_column_goes_on_where_the_first_ends(heads: bool, tmp_path: Path) -> None:
    left: list[Cells] = [(ARMY, "", "", ""), (f"  {CORPS}", "", "", ""), unit("1")]
    right: list[Cells] = [unit("2"), ("  XXVI. Korps", "", "", ""), unit("3")]
    rows = [(*one, None, *other) for one, other in zip(left, right, strict=True)]
    head = (*HEAD, None, *HEAD)
    if not heads:
        rows = [
            (ARMY, None, "    2. Inf.Div. (7-6)"), (f"  {CORPS}", None, "  XXVI. Korps"),
            ("    1. Inf.Div. (7-6)", None, "    3. Inf.Div. (7-6)"),
            ("    5. Inf.Div. (7-6)", None, "    6. Inf.Div. (7-6)"),
        ]  # fmt: skip
        head = ()
    path = saved(tmp_path / "a.xlsx", *([head] if heads else []), *rows, title="Axis")
    found = paths(read(path))
    assert (found["1"], found["2"], found["3"]) == (UNDER, UNDER, (ARMY, "XXVI. Korps"))


@pytest.mark.parametrize(
    ("title", "first", "goes_on"),
    [
        ("Axis (Forts.)", None, True), ("Axis 2", "I. Korps (Forts.)", True),
        ("Axis 2", "(Fortsetzung)", True), ("Axis 2", None, False),
    ],
)  # fmt: skip
def test_the_next_sheet_goes_on_where_it_says_so(
    title: str, first: str | None, goes_on: bool, tmp_path: Path
) -> None:
    book = Workbook()
    book.remove(book.worksheets[0])
    pages: dict[str, tuple[Cells, ...]] = {
        "Axis": (HEAD, (ARMY,), (CORPS,), unit("1")),
        title: (HEAD, *(((first,),) if first else ()), unit("2")),
    }
    for name, rows in pages.items():
        sheet = book.create_sheet(name)
        for row in rows:
            sheet.append(row)
    book.save(path := tmp_path / "a.xlsx")
    assert paths(read(path)) == {"1": UNDER, "2": UNDER if goes_on else (title,)}
