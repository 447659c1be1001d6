"""What the ledger page and the commands say of each entry, looked through for keys of a program."""

from __future__ import annotations

import re
from collections.abc import Iterator

from oobmgr.campaign.queries import Queries
from oobmgr.ui.viewmodels.ledger_detail import Transaction, read_transaction

RAW = re.compile(r"[a-z]_[a-z]|\||\[['\"]|\{|[a-z]:[a-z]|\d{4}-\d\d-|\w/\w[^ /]*/\d")
"""A saved id, a list or record as a program writes it, a key of several parts, a turn's code."""


def posted_actions(queries: Queries) -> dict[int, str]:
    """The actions that were posted, by the number of their entry."""
    details = map(queries.transaction, queries.transaction_numbers())
    return {one.id: one.command_values["action"] for one in details if one.command == "PostAction"}


def unlike_words(queries: Queries) -> list[str]:
    """What a player could not read of the entries of actions, and those without a working."""
    found: list[str] = []
    for number, action in posted_actions(queries).items():
        seen = read_transaction(queries, number)
        if not seen.working:
            found.append(f"{action}: no working")
        found += [f"{action}: {words}" for words in _said(seen) if RAW.search(words)]
    return found


def _said(seen: Transaction) -> Iterator[str]:
    yield from (seen.title, seen.sentence, *seen.notes)
    for step in seen.working:
        yield f"{step.label} {step.arithmetic} {step.value}"
    for lines in (seen.postings, seen.units, seen.others):
        yield from (f"{line.label} {line.value}" for line in lines)
