from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from oobmgr import games
from oobmgr.domain.errors import BadInput
from oobmgr.known_games import all_games
from oobmgr.rules.cases import Case
from oobmgr.rules.game import Game
from oobmgr.rules.options import OptionKind, load_options

BAD = Path(__file__).parents[2] / "data" / "bad_options"
EXPECTED = tomllib.loads((BAD / "expected.toml").read_text(encoding="utf-8"))
CASES = {"AB-03": Case("AB-03", "Limit of the stock", "Twice what is received.", "C", "L12")}


@pytest.mark.parametrize("name", sorted(EXPECTED))
def test_a_bad_option_says_where_and_what(name: str) -> None:
    with pytest.raises(BadInput) as caught:
        load_options(BAD / f"{name}.toml", CASES)
    for words in EXPECTED[name]:
        assert words in str(caught.value)


def test_every_bad_file_is_expected() -> None:
    assert sorted(file.stem for file in BAD.iterdir()) == sorted([*EXPECTED, "expected"])


def test_all_faults_of_a_file_are_collected() -> None:
    with pytest.raises(BadInput) as caught:
        load_options(BAD / "many.toml", CASES)
    assert len(caught.value.faults) == 4


def test_strange_words_are_told_in_order(tmp_path: Path) -> None:
    strange = [f"{letter}_word" for letter in "hcfbagde"]
    file = tmp_path / "options.toml"
    lines = "\n".join(f'{word} = "x"' for word in strange)
    file.write_text(
        '[cut]\ntitle = "The cut"\nsentence = "How much is cut."\ncase = "AB-03"\n'
        f'kind = "flag"\ndefault = true\n{lines}\n',
        encoding="utf-8",
    )
    with pytest.raises(BadInput) as caught:
        load_options(file, CASES)
    told = [fault.message.split("'")[1] for fault in caught.value.faults]
    assert told == sorted(strange)


def test_a_choice_that_is_a_number_is_saved_as_text(tmp_path: Path) -> None:
    file = tmp_path / "options.toml"
    file.write_text(
        '[cut]\ntitle = "The cut"\nsentence = "How much is cut."\ncase = "AB-03"\n'
        'choices = [{ value = 25, name = "A quarter" }, { value = 15, name = "Less" }]\n',
        encoding="utf-8",
    )
    (option,) = load_options(file, CASES)
    assert [choice.value for choice in option.choices] == ["25", "15"]
    assert (option.default, option.kind, option.cases) == ("25", OptionKind.CHOICE, ("AB-03",))


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_an_option_presents_itself(game: Game) -> None:
    for option in game.options:
        assert option.sentence.endswith(".")
        assert set(option.cases) <= game.cases().keys()
        assert game.options.read(option.name, option.default) == option.default
        assert not option.choices or option.default in {each.value for each in option.choices}
        for choice in option.choices:
            assert game.options.read(option.name, choice.value) == choice.value


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_no_table_cell_is_read_from_the_options(game: Game) -> None:
    assert not [path for path in game.tables().cells if path.startswith("options.")]


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_every_option_is_asked_for_by_the_code_of_its_game(game: Game) -> None:
    folder = Path(games.__file__).parent / game.id
    code = "\n".join(file.read_text(encoding="utf-8") for file in folder.rglob("*.py"))
    assert [option.name for option in game.options if f'"{option.name}"' not in code] == []


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_a_question_that_rests_on_options_names_those_of_its_game(game: Game) -> None:
    known = game.options.defaults.keys()
    asked = {
        name
        for entry in game.calculators
        for field in entry.input_fields()
        if field.name == "options"
        for name in field.choices
    }
    assert asked
    assert asked <= known
