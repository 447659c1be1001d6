"""What the ledger says of each entry, looked through for keys of a program.

It is read where players do: on the page, as `oobmgr transaction` prints it, and in the words of its
JSON, whose keys are for scripts.
"""

from __future__ import annotations

import argparse
import io
import json
import re
from collections.abc import Collection, Iterator
from contextlib import redirect_stdout
from typing import Any, Final

import pytest

from oobmgr.campaign.file import Campaign
from oobmgr.campaign.queries import Queries
from oobmgr.cli import books
from oobmgr.ui.viewmodels.ledger_detail import Transaction, read_transaction
from oobmgr.ui.viewmodels.turn_figures import working_rows

RAW: Final = re.compile(
    r"[a-z]_[a-z]|\||\[['\"]|\{|[a-z]:[a-z]|\d{4}-\d\d-|\w/\w[^ /]*/\d|\b(None|True|False)\b"
)
"""A saved id, a list or record as a program writes it, a key of several parts, a turn's code."""
_CASES: Final = re.compile(r"  \[[^\]]*\d[^\]]*\]$")
"""The cases at the end of a printed line."""
_WORDS: Final = frozenset(
    {"title", "sentence", "notes", "turn_label", "phase_name", "label", "text", "account_name",
     "good_name", "sign", "player"}
)  # fmt: skip
"""What stands in JSON for people."""


def posted_actions(queries: Queries) -> dict[int, str]:
    """The actions that were posted, by the number of their entry."""
    details = map(queries.transaction, queries.transaction_numbers())
    return {one.id: one.command_values["action"] for one in details if one.command == "PostAction"}


def unlike_words(
    campaign: Campaign, numbers: Collection[int] = (), raw: re.Pattern[str] = RAW
) -> list[str]:
    """What a player could not read of the entries of actions, and those without a working.

    Of all of them, or of those with these numbers.
    """
    found: list[str] = []
    with pytest.MonkeyPatch.context() as patch:
        # The file is open already, and to open it for each entry would take a minute.
        patch.setattr(books, "opened", lambda _: _Lent(campaign))
        for number, action in posted_actions(campaign.queries).items():
            if not numbers or number in numbers:
                found += [f"{action}, {what}" for what in _unlike(campaign.queries, number, raw)]
    return found


class _Lent:
    """A campaign that stays open after a command has used it."""

    def __init__(self, campaign: Campaign) -> None:
        self._campaign = campaign

    def __enter__(self) -> Campaign:
        return self._campaign

    def __exit__(self, *_: object) -> None:
        """Leave it open."""


def _unlike(queries: Queries, number: int, raw: re.Pattern[str]) -> Iterator[str]:
    seen = read_transaction(queries, number)
    told = json.loads(_printed(number, as_json=True))
    lines = _printed(number, as_json=False).splitlines()
    if not seen.working or len(told["working"]) != len(seen.working):
        yield "working: missing"
    if len(lines) < 1 + len(seen.working) + len(seen.postings):
        yield "print: lines are missing"
    yield from (f"page: {words}" for words in _said(seen) if raw.search(words))
    yield from (f"print: {line}" for line in lines if raw.search(_CASES.sub("", line)))
    yield from (f"JSON: {words}" for words in _for_people(told) if raw.search(words))


def _printed(number: int, *, as_json: bool) -> str:
    out = io.StringIO()
    with redirect_stdout(out):
        books.transaction(argparse.Namespace(number=number, json=as_json))
    return out.getvalue()


def _said(seen: Transaction) -> Iterator[str]:
    yield from (seen.title, seen.sentence, seen.when, *seen.notes)
    for row in working_rows(seen.working):
        yield f"{row.label} {row.arithmetic} {row.value}"
    for lines in (seen.postings, seen.units, seen.others):
        yield from (f"{line.label} {line.value}" for line in lines)


def _for_people(value: Any, name: str = "") -> Iterator[str]:  # noqa: ANN401 - any JSON value
    """The texts in JSON that are for people; what a command holds is as it was entered."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if key not in {"command_values", "facts"}:
                yield from _for_people(inner, key)
    elif isinstance(value, list):
        for inner in value:
            yield from _for_people(inner, name)
    elif isinstance(value, str) and name in _WORDS:
        yield value
