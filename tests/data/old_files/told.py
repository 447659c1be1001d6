"""What the program tells of a kept file on the command line: lists, reports, entries."""

from __future__ import annotations

import contextlib
import io
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from oobmgr.campaign.file import open_campaign
from oobmgr.campaign.queries import Queries
from oobmgr.cli.main import run
from tests.unit.cli.cli_runs import Painters

LISTS = (
    "show", "options", "house-rules", "units", "formations", "air", "air --imported", "combat",
    "supply", "replacements", "on-map", "stacks", "sheets", "turn show", "balances",
    "balances --all", "ledger", "ledger --good step", "countable", "chart list", "check",
)  # fmt: skip
"""Commands that list what the books hold now."""
OF_A_TURN = (
    "balances --all --as-of", "supply --as-of", "replacements --as-of", "sheets --as-of",
    "report all --turn",
)  # fmt: skip
"""Commands that tell how it stood at the end of a turn."""
SEGMENTS = ("offensive_1", "offensive_2")
ENTRIES = 30
"""About so many transactions of a file are asked for, spread over the whole journal."""
Told = dict[str, list[str]]


def commands(queries: Queries) -> Iterator[Sequence[str]]:
    """Everything that is asked of one file, as words of the command line without the file."""
    yield from (words.split() for words in LISTS)
    yield "report", "all"
    for turn in queries.turns():
        yield from ([*words.split(), turn.turn] for words in OF_A_TURN)
    numbers = queries.transaction_numbers()
    yield from (("transaction", str(number)) for number in numbers[:: len(numbers) // ENTRIES + 1])
    yield from (("fire", "--all", "--segment", segment) for segment in SEGMENTS)
    chart_ids = [row.chart.id for row in queries.charts() if row.copy is not None]
    yield from (("chart", "show", chart) for chart in chart_ids)


def told(path: Path) -> Told:
    """What each command prints, line by line; a question that the game refuses is left out."""
    with open_campaign(path) as campaign:
        asked = list(commands(campaign.queries))
    answers = {" ".join(words): answer(path, words) for words in asked}
    return {words: lines for words, (code, lines) in answers.items() if not code}


def answer(path: Path, words: Sequence[str]) -> tuple[int, list[str]]:
    """The exit code of a command about the file, and the lines that it prints."""
    at = 2 if words[0] in {"turn", "chart"} else 1
    out, err = io.StringIO(), io.StringIO()
    line: list[Any] = [*words[:at], str(path), *words[at:]]
    if "transaction" in words or words[0] in {"units", "air"}:
        line.append("--json")
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        code = run(line, Painters().services)
    printed = (out.getvalue() + err.getvalue()).replace(str(path), path.name)
    return code, printed.splitlines()
