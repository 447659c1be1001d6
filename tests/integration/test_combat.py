"""Battles in a campaign file: nothing is made or lost but what the books say, and undo restores."""

from __future__ import annotations

import json
import shutil
import tempfile
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oobmgr.campaign.commands import Advance, ImportOrderOfBattle, PostAction
from oobmgr.campaign.file import Campaign, NewCampaign, open_campaign
from oobmgr.domain.errors import Refused
from oobmgr.games.europa.combat.battle_rows import BattleOutcome
from oobmgr.games.europa.losses.requirements import RESULTS
from tests.campaigns import campaign_at
from tests.unit.campaign.trial_books import AXIS, SOVIET, Dump, dump, unit
from tests.unit.cli.cli_runs import CommandLine

BLUE, RED = 6, 5
RED_IDS = tuple(range(BLUE + 1, BLUE + RED + 1))


@cache
def _template() -> Path:
    """Six divisions with cadres against five without, in the Combat Phase of June II 1941."""
    folder = Path(tempfile.mkdtemp(prefix="oobmgr-combat-"))
    options = {"surprise_turn": "skip"}
    books = campaign_at(
        folder / "c.oob", NewCampaign("Trial", "europa", "barbarossa", "full", options)
    )
    blue = tuple(unit(str(n)) for n in range(1, BLUE + 1))
    red = tuple(unit(str(n), side=SOVIET, steps=1, kind="rifle") for n in range(RED))
    books.session.execute(ImportOrderOfBattle((*blue, *red)))
    for _ in range(3):
        books.session.execute(Advance(anyway=True))
    books.close()
    return folder / "c.oob"


def fresh(folder: Path) -> Campaign:
    return open_campaign(Path(shutil.copy(_template(), folder / "c.oob")))


def command(books: Campaign, **raw: Any) -> PostAction:  # noqa: ANN401 - JSON
    return PostAction("battle", books.queries.filled("battle", raw))


def quantities(books: Campaign, path: Path) -> dict[str, int]:
    """Everything that the books hold of each good, outside accounts included: nothing in sum."""
    found = {"step": sum(row.steps_left for row in books.queries.units())}
    for row in dump(path, ("balance",))["balance"]:
        good, amount = row[1], row[2]
        found[good] = found.get(good, 0) + amount
    return {good: amount for good, amount in found.items() if amount}


def met(books: Campaign, raw: dict[str, Any]) -> dict[str, Any]:
    """Pick losses one by one until both sides have met what they must lose."""
    for side, ids in (("attacker_losses", raw["attackers"]), ("defender_losses", raw["defenders"])):
        for number in range(len(ids) + 1):
            trial = {**raw, side: ids[:number]}
            outcome = books.session.preview(command(books, **trial)).result
            assert isinstance(outcome, BattleOutcome)
            of_side = AXIS if side == "attacker_losses" else SOVIET
            toll = next((one for one in outcome.tolls if one.side == of_side), None)
            raw = trial
            if toll is None or (toll.met and toll.rule_met):
                break
    return raw


BATTLES = st.lists(
    st.fixed_dictionaries(
        {
            "attackers": st.lists(st.integers(1, BLUE), min_size=1, max_size=4, unique=True),
            "defenders": st.lists(st.sampled_from(RED_IDS), min_size=1, max_size=3, unique=True),
            "result": st.sampled_from([one for one in RESULTS if one != "eliminated"]),
            "special": st.booleans(),
            "ground": st.lists(st.sampled_from(["woods", "city", "fort"]), max_size=2, unique=True),
        }
    ),
    min_size=1,
    max_size=3,
)


@settings(max_examples=12, deadline=None)
@given(BATTLES)
def test_whatever_is_fought_nothing_is_made_or_lost_and_undo_restores(
    battles: list[dict[str, Any]],
) -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        books = fresh(folder)
        before = dump(folder / "c.oob")
        assert quantities(books, folder / "c.oob") == {}
        posted = 0
        for battle in battles:
            try:
                books.session.execute(command(books, **met(books, battle)))
            except Refused:  # a unit that has attacked already, or that is dead
                continue
            posted += 1
            assert quantities(books, folder / "c.oob") == {}
        for _ in range(posted):
            books.session.undo()
        after = dump(folder / "c.oob")
        books.close()
        assert standing(after) == standing(before)


def standing(found: Dump) -> dict[str, list[Any]]:
    """Units and balances; an account that holds nothing is the same as none."""
    balances = [row for row in found["balance"] if row[2]]
    return {"unit": found["unit"], "balance": balances}


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str]) -> CommandLine:
    return CommandLine(capsys)


def test_a_battle_is_previewed_fought_and_undone_on_the_command_line(
    cli: CommandLine, tmp_path: Path
) -> None:
    fresh(tmp_path).close()
    file = tmp_path / "c.oob"
    listed = cli.does("combat", file, "--json").json
    assert (listed["title"], listed["attack"]) == ("Attack", "battle")
    assert [one["unit"] for one in listed["defenders"]] == list(RED_IDS)
    table = cli.does("combat", file, "--text", "rifle").out
    assert "Soviet: 5 of 5" in table
    mistyped = cli("combat", file, "--text", "rfile")
    assert "Soviet: 5 of 5" in mistyped.out
    assert "shown is what rifle finds" in mistyped.err
    # What can be entered in this phase: a bombardment, and an attack.
    entries = [
        line.split()[4] for line in table.splitlines() if line.startswith("oobmgr turn post")
    ]
    assert entries == ["bombard", "battle"]
    raw = '{"place": "Brest", "attackers": [1, 2, 3], "defenders": [7, 8], "result": "X1"}'
    # 21 to 14 is 3-2; half of 14 is 7 for both sides.
    asked = cli("turn", "post", file, "battle", raw)
    assert asked.code != 0
    assert "Axis side must lose 7" in asked.err
    done = raw.replace("}", ', "attacker_losses": [1], "defender_losses": [7]}')
    shown = cli.does("turn", "post", file, "battle", done, "--preview", "--json").json
    assert shown["result"]["column"] == "3-2"
    out = cli.does("turn", "post", file, "battle", done).out
    assert "Attack on Brest: 3-2, X1; Axis lost 1 step, Soviet lost 1 step" in out
    dead = [
        one["designation"] for one in cli.does("units", file, "--status", "dead", "--json").json
    ]
    assert dead == ["0"]
    cli.does("undo", file)
    assert cli.does("units", file, "--status", "dead", "--json").json == []
    cli.does("check", file)


def test_dice_are_rolled_for_the_player_and_kept(cli: CommandLine, tmp_path: Path) -> None:
    books = fresh(tmp_path)
    layout = books.game.charts()["ground_combat"]
    cells = [["DR"] * len(layout.columns) for _ in layout.rows]
    books.close()
    file = tmp_path / "c.oob"
    copy = {"rows": layout.rows, "columns": layout.columns, "cells": cells}
    cli.does("chart", "fill", file, "ground_combat", "--json", json.dumps(copy))
    raw = '{"place": "1B 1922", "attackers": [1], "defenders": [7], "roll": "roll"}'
    posted = cli("turn", "post", file, "battle", raw, "--json")
    assert posted.code == 0
    detail = posted.json
    rolled = detail["command_values"]["inputs"]["roll"]
    assert 2 <= rolled <= 12
    assert f"rolled {rolled}" in posted.err
    assert "DR" in detail["title"]
    cli.does("check", file)
