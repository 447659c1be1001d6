from __future__ import annotations

import tomllib
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest

from oobmgr.domain.errors import BadInput
from oobmgr.domain.rulings import Step, StepKind
from oobmgr.known_games import all_games, game
from oobmgr.rules.case_places import CaseIndex
from oobmgr.rules.cases import Case
from oobmgr.rules.table_files import CASES_FOLDER, load_cases, load_tables
from oobmgr.rules.tables import value_in_words, value_shown

BAD = Path(__file__).parents[2] / "data" / "bad_tables"
EXPECTED = tomllib.loads((BAD / "expected.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("folder", sorted(EXPECTED))
def test_a_bad_table_says_where_and_what(folder: str) -> None:
    with pytest.raises(BadInput) as caught:
        load_tables(BAD / folder, load_cases(BAD / folder / CASES_FOLDER / "SP.toml"))
    for words in EXPECTED[folder]:
        assert words in str(caught.value)


def test_every_bad_folder_is_expected() -> None:
    assert sorted(path.name for path in BAD.iterdir() if path.is_dir()) == sorted(EXPECTED)


def test_all_faults_of_all_files_are_collected() -> None:
    with pytest.raises(BadInput) as caught:
        load_tables(BAD / "many", load_cases(BAD / "many" / CASES_FOLDER / "SP.toml"))
    assert len(caught.value.faults) == 4


def test_bad_cases(tmp_path: Path) -> None:
    file = tmp_path / "SP.toml"
    file.write_text('x = 1\n[AB-01]\ntitle = "A"\nclass = "Z"\ntexts = "b"\n', encoding="utf-8")
    with pytest.raises(BadInput) as caught:
        load_cases(file)
    said = str(caught.value)
    for words in ("x: is not a case", "text is missing", "source is missing",
                  "one of R, C, T, M, I", "'texts' is not part of a case"):  # fmt: skip
        assert words in said


def test_strange_words_are_told_in_order(tmp_path: Path) -> None:
    """Words of a set come in another order with each run; eight stand in order by chance never."""
    strange = [f"{letter}_word" for letter in "hcfbagde"]
    lines = "\n".join(f'{word} = "x"' for word in strange)
    cases = tmp_path / "SP.toml"
    text = 'title = "A"\ntext = "B"\nclass = "R"\nsource = "C"\n'
    cases.write_text(f"[AB-01]\n{text}{lines}\n", encoding="utf-8")
    (tmp_path / "tables").mkdir()
    table = tmp_path / "tables" / "supply.toml"
    table.write_text(f'[one]\nvalue = 1\ncase = "AB-01"\n{lines}\n', encoding="utf-8")
    known = {"AB-01": Case("AB-01", "A", "B", "R", "C")}
    for read in (lambda: load_cases(cases), lambda: load_tables(tmp_path / "tables", known)):
        with pytest.raises(BadInput) as caught:
            read()
        told = [fault.message.split("'")[1] for fault in caught.value.faults]
        assert told == sorted(strange)


def test_cells_have_types_case_and_unit() -> None:
    tables = game("europa").tables()
    assert tables.number("supply.combat.division") == Fraction(1, 2)
    assert tables.whole("supply.stock.cap_multiple") == 2
    assert tables.flag("income.weather.bad.mud") is True
    assert tables.text("income.lend_lease.northern.trace") == "north"
    cell = tables.cell("income.border.Riga")
    assert (cell.value, cell.case, cell.unit, cell.overridden) == (3, "INC-03", "SP", False)
    assert value_shown(tables.cell("supply.combat.division")) == "1/2"


def test_a_line_of_working_takes_value_and_case_from_its_cell() -> None:
    tables = game("europa").tables()
    line = tables.step("supply.combat.division", "Price of a division")
    assert line == Step("Price of a division", Fraction(1, 2), case="SP-18")
    paid = tables.step("supply.combat.division", "Paid", 2, "4 × ½", StepKind.SUM)
    assert paid == Step("Paid", 2, "4 × ½", "SP-18", StepKind.SUM)
    assert tables.step("supply.combat.division", "Nothing known", None).value is None


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("number", "income.lend_lease.northern.trace"),
        ("whole", "supply.combat.division"),
        ("text", "income.border.Riga"),
        ("flag", "income.border.Riga"),
    ],
)
def test_a_cell_of_another_kind_is_our_fault(method: str, path: str) -> None:
    with pytest.raises(TypeError, match=path):
        getattr(game("europa").tables(), method)(path)


def test_a_path_that_does_not_exist_names_the_nearest() -> None:
    tables = game("europa").tables()
    with pytest.raises(LookupError, match=r"income\.border\.Riga"):
        tables.cell("income.border.Rigga")
    with pytest.raises(LookupError, match=r"no table group"):
        tables.keys("income.bordr")


def test_house_rules_replace_cells_and_leave_the_printed_tables_alone() -> None:
    printed = game("europa").tables()
    house = printed.with_overrides(
        {"income.base.axis": "120", "supply.combat.division": "1/3", "income.weather.bad.mud": "no"}
    )
    assert house.number("income.base.axis") == 120
    assert house.number("supply.combat.division") == Fraction(1, 3)
    assert house.flag("income.weather.bad.mud") is False
    assert house.cell("income.base.axis").printed == 100
    assert printed.number("income.base.axis") == 100


def test_bad_house_rules_are_all_named() -> None:
    with pytest.raises(BadInput) as caught:
        game("europa").tables().with_overrides(
            {"income.base.axes": 1, "income.base.axis": "many", "income.base.soviet": 1.5}
        )
    assert [fault.where for fault in caught.value.faults] == [
        "income.base.axes",
        "income.base.axis",
        "income.base.soviet",
    ]
    assert caught.value.faults[0].advice == "Did you mean income.base.axis?"


@pytest.mark.parametrize("entry", all_games(), ids=lambda entry: entry.id)
def test_every_cell_names_a_case_of_the_catalogue(entry: object) -> None:
    found = next(each for each in all_games() if each is entry)
    cells = found.tables().cells.values()
    assert cells
    assert {cell.case for cell in cells} <= found.cases().keys()


@pytest.mark.parametrize(
    ("value", "unit", "words"),
    [
        (Fraction(1), "hexes", "1 hex"),
        (Fraction(2), "hexes", "2 hexes"),
        (Fraction(1), "REs", "1 RE"),
        (Fraction(1), "Resource Points", "1 Resource Point"),
        (Fraction(1), "hits a turn", "1 hit a turn"),
        (Fraction(1), "of the loss", "1 of the loss"),
        (Fraction(1, 2), "points", "½ points"),
        (Fraction(1), "MP", "1 MP"),
    ],
)
def test_one_of_a_thing_is_told_in_the_singular(value: Fraction, unit: str, words: str) -> None:
    cell = next(iter(game("europa").tables().cells.values()))
    assert value_in_words(replace(cell, value=value, unit=unit)) == words


def test_a_case_tells_the_figures_of_its_sentences_not_their_names() -> None:
    for known in all_games():
        index = CaseIndex(known)
        for case in known.cases().values():
            assert not [cell for cell in index.places(case).cells if "{" in cell.value], case.id
