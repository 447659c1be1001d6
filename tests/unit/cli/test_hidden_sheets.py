"""Passphrases, hidden sheets and a file for one side on the command line."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from tests.unit.cli.cli_runs import CommandLine

NOTE = "Note: the German sheets are hidden; --unlock German asks for their passphrase.\n"


class Player:
    """Runs commands on one campaign and types passphrases."""

    def __init__(self, cli: CommandLine, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.cli = cli
        self.file = file
        self._monkeypatch = monkeypatch

    def types(self, *lines: str) -> None:
        """Pipe these lines into the next commands."""
        text = "".join(f"{line}\n" for line in lines)
        self._monkeypatch.setattr(sys, "stdin", io.StringIO(text))


@pytest.fixture
def player(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Player:
    """The combat example with a German passphrase."""
    one = Player(CommandLine(capsys), tmp_path / "example.oob", monkeypatch)
    one.cli.does("new", one.file, "--game", "spark", "--scenario", "combat_example")
    one.types("geheim")
    told = one.cli.does("passphrase", one.file, "--side", "German")
    assert told.out == "Passphrase of the German sheets set (transaction 3)\n"
    one.types()
    return one


def test_hidden_units_are_left_out_and_it_says_so(player: Player) -> None:
    """A player may not look at the sheets of the other side (SP-ROSTER-15)."""
    answer = player.cli("units", player.file)
    assert answer.code == 0
    assert answer.err == NOTE
    assert "284/86" in answer.out
    assert "3/240/170" not in answer.out
    assert answer.out.endswith("22 of 22 units\n")
    assert {row["side"] for row in player.cli("units", player.file, "--json").json} == {"Soviet"}


def test_a_hidden_side_that_is_named_is_refused(player: Player, tmp_path: Path) -> None:
    told = "side: the German sheets are hidden. --unlock German asks for their passphrase.\n"
    for words in (("units",), ("report", "turn-sheet"), ("roster", "--out", tmp_path / "x.pdf")):
        answer = player.cli(words[0], player.file, *words[1:], "--side", "german")
        assert (answer.code, answer.out, answer.err) == (2, "", told)


def test_a_report_of_both_says_which_is_hidden(player: Player) -> None:
    told = player.cli("report", player.file, "turn-sheet").out
    assert "Soviet" in told
    assert "The German sheets are hidden" in told
    assert told.count("Ammunition points") == 1


def test_the_passphrase_opens_them_for_one_command(player: Player) -> None:
    player.types("geheim")
    answer = player.cli.does("units", player.file, "--unlock", "german")
    assert "3/240/170" in answer.out
    assert "3/240/170" not in player.cli("units", player.file).out


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        (("falsch",), "this is not the German passphrase. Type it again; capitals count."),
        ((), "no passphrase was given. Run it in a terminal, or pipe the passphrase in as a line."),
    ],
)
def test_a_wrong_or_missing_passphrase(player: Player, lines: tuple[str, ...], told: str) -> None:
    player.types(*lines)
    answer = player.cli("units", player.file, "--unlock", "German")
    assert (answer.code, answer.out) == (2, "")
    assert answer.err == f"passphrase: {told}\n"


@pytest.mark.parametrize(
    "words",
    [("lose", "FILE", "UNIT"), ("edit", "FILE", "UNIT", "--set", "note=seen"), ("undo", "FILE")],
)
def test_hidden_units_are_not_changed(player: Player, words: tuple[str, ...]) -> None:
    player.types("geheim")
    units = player.cli.does("units", player.file, "--unlock", "German", "--json").json
    unit = next(row["id"] for row in units if row["designation"] == "3/240/170")
    named = {"FILE": player.file, "UNIT": unit}
    answer = player.cli(*(named.get(word, word) for word in words))
    assert answer.code == 2
    assert "this needs the German sheet, which is hidden." in answer.err
    assert "240/170" not in answer.out + answer.err


def test_the_old_passphrase_changes_it_or_takes_it_off(player: Player) -> None:
    player.types("geraten", "neues")
    assert player.cli("passphrase", player.file, "--side", "German").code == 2
    player.types("geheim", "neues")
    assert player.cli("passphrase", player.file, "--side", "German").code == 0
    player.types("neues")
    assert player.cli("passphrase", player.file, "--side", "German", "--remove").code == 0
    assert player.cli.does("units", player.file).out.endswith("50 of 50 units\n")


def test_a_file_for_one_side(player: Player, tmp_path: Path) -> None:
    """Nor may he keep a copy of them (SP-ROSTER-15)."""
    target = tmp_path / "soviet.oob"
    answer = player.cli("hand-over", player.file, "--side", "Soviet", "--out", target)
    assert answer.out == f"Wrote {target}. It holds nothing of the German side.\n"
    assert player.cli.does("units", target).out.endswith("22 of 22 units\n")
    assert player.cli.does("check", target).out == "The books are consistent: 3 transactions.\n"
    assert b"3/240/170" not in target.read_bytes()
    again = player.cli("hand-over", player.file, "--side", "Soviet", "--out", target)
    assert again.code == 2
    assert "there is a file of this name already." in again.err


def test_the_hidden_side_needs_its_passphrase_for_its_file(player: Player, tmp_path: Path) -> None:
    target = tmp_path / "german.oob"
    answer = player.cli("hand-over", player.file, "--side", "German", "--out", target)
    assert (answer.code, target.exists()) == (2, False)
    player.types("geheim")
    words = ("--side", "German", "--unlock", "German", "--out", target)
    player.cli.does("hand-over", player.file, *words)
    # Its own passphrase goes with it.
    assert player.cli("units", target).out.endswith("0 of 0 units\n")
    player.types("geheim")
    assert player.cli.does("units", target, "--unlock", "German").out.endswith("28 of 28 units\n")


def test_a_game_of_open_sheets(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cli = CommandLine(capsys)
    file = tmp_path / "open.oob"
    cli.does("new", file, "--game", "europa", "--scenario", "barbarossa")
    monkeypatch.setattr(sys, "stdin", io.StringIO("geheim\n"))
    told = "in Revised Europa either player may look at all units. There is nothing to hide.\n"
    assert cli("passphrase", file, "--side", "Axis").err == told
    answer = cli("hand-over", file, "--side", "Axis", "--out", tmp_path / "axis.oob")
    assert (answer.code, answer.err) == (2, told)
    assert not (tmp_path / "axis.oob").exists()
