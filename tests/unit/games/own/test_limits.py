"""The limit of a good, and amounts in thousands, in a small game on the command line."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.unit.cli.cli_runs import CommandLine
from tests.unit.games.own.two_hills import TWO_HILLS

GAME = (
    TWO_HILLS
    + """
[goods.corn]
name = "Corn"
sign = "C"
limit = 2500
[goods.salt]
name = "Salt"
lies = "place"
limit = 10
[places.mill]
name = "Mill"
[places.ford]
name = "Ford"
[income.tax]
name = "Tax"
good = "corn"
amount = 1200
side = "north"
[rates.sale]
name = "Sale"
gives = { salt = 1 }
makes = { corn = 1000 }
[[start]]
side = "north"
good = "corn"
amount = 1100
[[start]]
side = "north"
good = "salt"
amount = 6
place = "mill"
[[arrivals]]
turn = "Turn 2"
side = "north"
good = "salt"
amount = 9
place = "ford"
"""
)


@pytest.fixture
def file(cli: CommandLine, tmp_path: Path) -> Path:
    text, path = tmp_path / "hills.toml", tmp_path / "hills.oob"
    text.write_text(GAME, encoding="utf-8")
    cli.does("new", path, "--game", "own", "--description", text)
    return path


def refused(cli: CommandLine, file: Path, action: str, inputs: str) -> str:
    answer = cli("turn", "post", file, action, inputs)
    assert (answer.code, answer.out) == (2, "")
    return answer.err


def held(cli: CommandLine, file: Path, good: str) -> dict[str, tuple[int, int | None]]:
    rows = cli.does("balances", file, "--json").json
    return {r["account"]: (r["amount"], r["limit"]) for r in rows if r["good"] == good}


def test_nothing_is_entered_beyond_the_limit(cli: CommandLine, file: Path) -> None:
    assert held(cli, file, "corn")["pool:north"] == (1100, 2500)
    words = refused(cli, file, "receive", '{"good": "corn", "amount": 1401}')
    assert "North has 1100 C, and 2500 is the limit. Enter 1400 or less." in words
    cli.does("turn", "post", file, "receive", '{"good": "corn", "amount": 1400}')
    assert "Spend some first." in refused(cli, file, "receive", '{"good": "corn", "amount": 1}')
    sale = '{"rate": "sale", "times": 1, "place": "mill"}'
    assert "2500 is the limit" in refused(cli, file, "convert", sale)
    # At places the limit is that of all together.
    more = '{"good": "salt", "amount": 5, "place": "ford"}'
    assert "North has 6 Salt, and 10 is the limit. Enter 4 or less." in refused(
        cli, file, "receive", more
    )
    moved = '{"good": "salt", "amount": 1, "source": "mill", "target": "ford"}'
    cli.does("turn", "post", file, "move", moved)


def test_what_comes_in_beyond_the_limit_is_lost(cli: CommandLine, file: Path) -> None:
    # 1100 and 1200 have room, and 200 of the next 1200: 2500 are the limit.
    assert "1200 Corn" in cli.does("turn", "post", file, "income").out
    cli.does("turn", "advance", file, "--to", "turn", "--anyway")
    told = cli.does("turn", "post", file, "income").out
    assert "Income of Turn 2: 200 Corn" in told
    assert "Beyond the limit: Corn" in told
    assert held(cli, file, "corn")["pool:north"] == (2500, 2500)
    assert "Beyond the limit: Salt" in cli.does("turn", "post", file, "arrivals").out
    assert held(cli, file, "salt") | {"pool:south": (0, 10)} == {
        "pool:north": (0, 10), "pool:north:mill": (6, None), "pool:north:ford": (4, None),
        "pool:south": (0, 10),
    }  # fmt: skip
    cli.does("check", file)


def test_amounts_end_where_no_game_counts(cli: CommandLine, file: Path) -> None:
    assert "999999" in refused(cli, file, "receive", '{"good": "corn", "amount": 1000000}')
