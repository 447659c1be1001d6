"""All that can be read of a turn that is over, to be held against what was read when it closed."""

from __future__ import annotations

import difflib
import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields, is_dataclass, replace
from typing import Any

from oobmgr.campaign.queries import Queries
from oobmgr.campaign.rows import LedgerRow, TransactionDetail
from oobmgr.reports.listed import reports_of
from oobmgr.reports.report_text import terminal_text
from oobmgr.rules.game import Game
from oobmgr.rules.questions import NoWish, SideWish
from oobmgr.rules.reporting import Report
from oobmgr.rules.rosters import RosterBook
from oobmgr.ui.viewmodels.kinds_of_units import Kind
from oobmgr.ui.viewmodels.ledger import LedgerLine, read_ledger
from oobmgr.ui.viewmodels.order_of_battle import read_order_of_battle
from oobmgr.ui.viewmodels.printed_roster import roster_of
from oobmgr.ui.viewmodels.roster_sheets import read_roster
from oobmgr.ui.views.turn.past import PastPage, read_past
from tests.plain_values import BARE, told_by

Reading = dict[str, str]
_LEFT_OUT: Mapping[type[Any], tuple[str, ...]] = {
    LedgerRow: ("state", "state_text"),
    LedgerLine: ("struck", "found"),
    TransactionDetail: ("undone_by",),
    Report: ("since",),
    RosterBook: ("version",),
    PastPage: ("late",),
}
"""What says of an entry that it was taken back since, and of a turn that what was missed in it can
still be entered; and a number that nobody is shown.
"""


def closed_turn(queries: Queries, turn: str) -> Reading:
    """What reports, pages and exports say of a turn that is over, as text, by what is read."""
    with queries.one_moment():
        read: dict[str, Callable[[], Any]] = {
            "reports": lambda: reports_of(queries, turn),
            "reports as text": lambda: [
                terminal_text(replace(one, since="")) for one in reports_of(queries, turn)
            ],
            "order of battle": lambda: read_order_of_battle(queries, turn),
            "printed roster": lambda: _printed(queries, turn),
            "roster sheets": lambda: read_roster(queries, turn),
            "ledger": lambda: replace(read_ledger(queries, turn), turns=()),
            "steps": lambda: queries.ledger(good="step", as_of=turn),
            "turn page": lambda: read_past(queries, turn),
            "units": lambda: queries.units(turn),
            "formations": lambda: queries.formations(turn),
            "every account": lambda: queries.balances(turn, all_accounts=True),
            "tables": lambda: queries.tables(turn).cells,
            "sheet": lambda: queries.sheet_now(turn),
        }
        for question in queries.game.questions:
            for wish in _wishes(question.wish, queries.game):
                name = f"{question.name} {wish}"
                read[name] = lambda q=question, w=wish: queries.ask(q, w, turn)  # type: ignore[misc]
        return {name: _text(ask()) for name, ask in read.items()}


def _wishes(kind: type[Any], game: Game) -> Iterable[Any]:
    if kind is SideWish:
        return [SideWish(side.id) for side in game.sides]
    return [NoWish() if kind is NoWish else kind()]


def _printed(queries: Queries, turn: str) -> Any:  # noqa: ANN401 - rows and words
    """The printed roster, with the words that it asks for formation by formation."""
    sheet = roster_of(queries, turn)
    return {name: value for name, value in vars(sheet).items() if not callable(value)}


def _text(value: Any) -> str:  # noqa: ANN401 - whatever is read
    # Without an indent: with one the text is made in Python, which took a third of random play.
    return json.dumps(_plain(value), ensure_ascii=False)


def _plain(value: Any) -> Any:  # noqa: ANN401 - as above
    """A value as JSON has it, in its order, without what may be told later."""
    if type(value) in BARE:
        return value
    value = told_by(value) if isinstance(value, Kind) else value
    if is_dataclass(value) and not isinstance(value, Game):
        left_out = _LEFT_OUT.get(type(value), ())
        names = [field.name for field in fields(value) if field.name not in left_out]
        return {name: _plain(getattr(value, name)) for name in names}
    if isinstance(value, Mapping):
        return [[_plain(key), _plain(one)] for key, one in value.items()]
    if isinstance(value, tuple | list):
        return [_plain(one) for one in value]
    if isinstance(value, frozenset | set):
        return sorted(map(str, value))
    told = "" if callable(value) else str(value)
    return value if isinstance(value, str | int) else told


class ClosedTurns:
    """The turns that were closed so far, as they were read then."""

    def __init__(self) -> None:
        self.readings: dict[str, Reading] = {}

    def close(self, queries: Queries, turn: str) -> None:
        """Hold those before against what was read of them, and read one that has just closed."""
        self._hold_those_before(turn, queries)
        self.readings[turn] = closed_turn(queries, turn)

    def still_read_the_same(self, queries: Queries) -> None:
        """Hold every turn that is over against what was read of it."""
        self._hold_those_before(queries.summary().turn, queries)

    def go_back_into(self, turn: str) -> None:
        """Forget what was read of a turn whose end was taken back, and of those after it.

        It is over no more. Where it is closed again at once, by redoing that, it has two entries
        more than when it was read.
        """
        self.readings = {over: read for over, read in self.readings.items() if over < turn}

    def _hold_those_before(self, now: str, queries: Queries) -> None:
        self.go_back_into(now)
        for turn, before in self.readings.items():
            after = closed_turn(queries, turn)
            for name, text in before.items():
                assert after[name] == text, f"{name} of {turn}: {_other(text, after[name])}"


def _other(before: str, after: str) -> list[str]:
    """The lines that differ, for the message."""
    return list(difflib.unified_diff(_lines(before), _lines(after), n=3, lineterm=""))[:40]


def _lines(text: str) -> list[str]:
    return json.dumps(json.loads(text), ensure_ascii=False, indent=1).splitlines()
