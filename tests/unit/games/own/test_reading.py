"""A wrong description gets all its faults, each with its line and what to do."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from tests.unit.games.own.two_hills import TWO_HILLS

from oobmgr.domain.errors import BadInput
from oobmgr.games.own.description.lines import lines_of
from oobmgr.games.own.description.reading import DescriptionFault, read_description
from oobmgr.games.own.description.sections import SECTIONS
from oobmgr.games.own.sample import FILE_NAME, sample_text
from oobmgr.rules.descriptions import MOST_BYTES, description_text

FOLDER = Path(__file__).parents[3] / "data" / "bad_descriptions"
FILES = sorted(path for path in FOLDER.glob("*.toml") if path.name != "expected.toml")
EXPECTED = tomllib.loads((FOLDER / "expected.toml").read_text(encoding="utf-8"))
MARK = "# here"


def faults_of(text: str, name: str = "game.toml") -> tuple[DescriptionFault, ...]:
    return read_description(text, name).faults


def marked_line(text: str) -> int:
    """The line that bears the mark; 0 where none does."""
    lines = text.splitlines()
    return next((at for at, line in enumerate(lines, 1) if MARK in line), 0)


def test_every_bad_file_is_expected() -> None:
    assert {path.stem for path in FILES} == EXPECTED.keys()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_bad_file_is_told_with_its_line(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    reading = read_description(text, path.name)
    assert reading.description is None
    (found,) = reading.faults  # one fault, and nothing that only follows from it
    sentence = found.fault.sentence()
    line = marked_line(text)
    assert all(words in sentence for words in EXPECTED[path.stem]), sentence
    assert found.line == line or (not found.path and f"line {line}" in sentence)
    assert (f"{path.name}, line {line}" in sentence) == bool(line)
    assert found.fault.advice or "from" in sentence or "true" in sentence


def test_all_faults_of_a_file_are_told_at_once() -> None:
    text = (
        TWO_HILLS + '[goods.Corn]\n[places.ford]\nname = 3\nholder = "nroth"\n[[start]]\nside = 1\n'
    )
    told = [(found.line, found.path[-1]) for found in faults_of(text)]
    assert told == [
        (11, "Corn"), (11, "name"), (13, "name"), (14, "holder"), (15, "good"), (15, "amount"),
        (16, "side"),
    ]  # fmt: skip


def test_what_does_not_fit_is_told_beside_what_cannot_be_read() -> None:
    text = TWO_HILLS + (
        '[places.ford]\nname = "Ford"\n[places.keep]\nname = "ford"\n[places.mill]\nname = 7\n'
        '[[reminders]]\nturn = "May"\ntext = "x"\n[[start]]\nside = 2\n'
    )
    told = [(found.line, found.path) for found in faults_of(text)]
    assert told == [
        (14, ("places", "keep", "name")), (16, ("places", "mill", "name")),
        (18, ("reminders", 0, "turn")), (20, ("start", 0, "good")), (20, ("start", 0, "amount")),
        (21, ("start", 0, "side")),
    ]  # fmt: skip


def test_lines_are_found_through_strings_lists_and_comments() -> None:
    text = TWO_HILLS + (
        '[weather] # a comment with [brackets] and "quotes"\n'
        "kinds = [\n"
        '  "clear", # one = two\n'
        '  "mud",\n'
        "]\n"
        '[phases."dusk"]\n'
        'name = "Dusk"\n'
        'note = """\n'
        "[not.a.table]\n"
        'neither = "a key"\n'
        '"""\n'
        "rule = 'no rule'\n"
        "sides.north = 1\n"
    )
    told = {found.path: found.line for found in faults_of(text)}
    assert told == {("phases", "dusk", "rule"): 22, ("phases", "dusk", "sides"): 23}


def test_the_sample_has_every_section_and_no_fault() -> None:
    reading = read_description(sample_text(), FILE_NAME)
    assert reading.faults == ()
    assert reading.description is not None
    document = tomllib.loads(sample_text())
    assert {section.key for section in SECTIONS} <= document.keys()


def test_a_file_is_bounded_before_it_is_read(tmp_path: Path) -> None:
    large = tmp_path / "large.toml"
    large.write_text(TWO_HILLS + "#" * MOST_BYTES, encoding="utf-8")
    with pytest.raises(BadInput, match="64 KB"):
        description_text(large)
    assert "64 KB" in faults_of(large.read_text(encoding="utf-8"))[0].fault.message


def test_a_file_that_is_no_text_is_told_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "latin.toml"
    path.write_bytes(TWO_HILLS.encode() + b'[places.ford]\nname = "F\xf6rde"\n')
    with pytest.raises(BadInput, match=r"latin.toml, line 12: this is not UTF-8 text\."):
        description_text(path)
    with pytest.raises(BadInput, match="cannot be read"):
        description_text(tmp_path / "missing.toml")


@pytest.mark.parametrize(
    "text",
    [
        "x = " + "[" * 20_000,
        "x = " + "{a=" * 9_000,
        "x = " + "9" * 60_000,
        "a." * 20_000 + "b = 1",
        'oobmgr = 1\n[goods."\\u0000"]\nname = "x"\n',
        TWO_HILLS + "x = 1979-05-27T07:32:00Z\n",
        TWO_HILLS + "[goods.corn]\nname = [[[]]]\nsign = {}\n",
        TWO_HILLS + '[income.tax]\nname = "T"\ngood = []\namount = nan\nfactors = [1]\n',
        TWO_HILLS + "sides = 3\n",
    ],
    ids=range(9),
)
def test_nothing_that_a_stranger_writes_does_more_than_fail(text: str) -> None:
    found = faults_of(text)
    assert found
    assert all(len(one.fault.sentence()) < 1_000 for one in found)


def test_many_entries_are_refused_and_not_all_told() -> None:
    many = "".join(f'[goods.g{number}]\nname = "G{number}"\nsign = 1\n' for number in range(500))
    found = faults_of(TWO_HILLS + many)
    assert any("500 entries" in one.fault.message for one in found)
    assert len(found) < 50


def test_sections_that_disagree_are_told_beside_what_cannot_be_read() -> None:
    text = TWO_HILLS + (
        '[goods.corn]\nname = "Corn"\n[goods.iron]\nname = 7\n'
        '[places.ford]\nname = "Ford"\n'
        '[unit_types.foot]\nname = "foot"\nsteps = 2\nflips_at = 5\n'
        '[income.tax]\nname = "Tax"\ngood = "corn"\namount = 1\nto = "ford"\n'
        '[income.mine]\nname = "Mine"\ngood = "iron"\namount = 1\n'
        '[rates.grow]\nname = "Grow"\ngives = { corn = 1 }\nmakes = { corn = 2 }\n'
        '[phases.rest]\nname = "Rest"\ntogether = true\nsides = ["north"]\n'
        '[[start]]\nside = "north"\ngood = "corn"\namount = 1\nplace = "ford"\n'
    )
    # Nothing is told of the mine: where iron lies cannot be read.
    assert [found.path for found in faults_of(text)] == [
        ("goods", "iron", "name"), ("unit_types", "foot", "flips_at"), ("income", "tax", "to"),
        ("rates", "grow"), ("phases", "rest", "sides"), ("start", 0, "place"),
    ]  # fmt: skip


def test_what_only_follows_from_a_section_that_cannot_be_read_is_not_told() -> None:
    text = TWO_HILLS.replace('name = "March"', "name = 1") + (
        '[weather]\nkinds = "mud"\n[goods.corn]\nname = "Corn"\nlies = "place"\n'
        '[places.ford]\nname = 2\n[income.tax]\nname = "Tax"\ngood = "corn"\namount = 1\n'
        'places = ["ford"]\n'
    )
    assert [found.path for found in faults_of(text)] == [
        ("phases", "march", "name"), ("weather", "kinds"), ("places", "ford", "name"),
    ]  # fmt: skip


def test_a_key_of_thousands_of_parts_is_told_at_once() -> None:
    for part in ("a", "'a'", '"a" ', "9 "):
        text = TWO_HILLS + f"[{'.'.join([part] * 10_000)}]\nb = 1\n"
        (found,) = faults_of(text)
        assert (found.line, found.fault.message) == (11, "this key has too many parts.")
    text = TWO_HILLS + f"[{'.'.join(['a'] * 90)}]\nb = 1\n"
    (found,) = faults_of(text)
    assert (found.line, found.path) == (11, ("a",))
    assert max(len(path) for path in lines_of(text).paths()) < 20


def test_a_number_of_thousands_of_digits_is_told_with_its_line() -> None:
    text = TWO_HILLS + f"[income.tax]\nname = 'Tax'\namount = {'9' * 5_000}\n"
    (found,) = faults_of(text)
    sentence = found.fault.sentence()
    assert "game.toml, line 13" in sentence
    assert "too long" in sentence
    assert "sys." not in sentence


def test_a_name_of_a_list_has_no_comma_since_the_editor_parts_lists_there() -> None:
    text = TWO_HILLS + '[weather]\nkinds = ["clear", "mud, deep"]\n'
    (found,) = faults_of(text)
    assert (found.line, found.path) == (12, ("weather", "kinds", 1))
    assert "has a comma" in found.fault.message
