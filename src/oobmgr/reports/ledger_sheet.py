"""The ledger on paper: every movement of a side, turn by turn."""

from collections.abc import Iterator, Mapping, Sequence

from oobmgr.campaign.naming import account_name
from oobmgr.campaign.report_rows import MoveRow, ReportMaterial
from oobmgr.domain.accounts import STEP, Account, Place
from oobmgr.domain.postings import UnitId
from oobmgr.rules.case_names import shown_case
from oobmgr.rules.game import Game, Side
from oobmgr.rules.reporting import (
    ReportColumn,
    ReportRow,
    Section,
    Value,
    head,
    line,
    number,
    wide,
    words,
)

_Moves = Mapping[str, Sequence[MoveRow]]

_COLUMNS = (
    number("Entry"), wide("What"), words("From"), words("To"), number("Amount"), words("Good"),
)  # fmt: skip
_WITH_CASES = (*_COLUMNS, words("Case"))


def ledger_sheet(material: ReportMaterial, game: Game, side: Side) -> tuple[Section, ...]:
    """All that was entered for a side and still counts, the latest turn first."""
    found = _moves_by_turn(material, side)
    # Where nothing rests on a rule, such as in a game of one's own, the column would be blank.
    told = any(move.cases for moves in found.values() for move in moves)
    columns = _WITH_CASES if told else _COLUMNS
    rows = tuple(_rows(material, game, found, columns))
    note = "what was taken back within its turn is left out"
    return (Section("Entries", columns, rows, note=note, empty="Nothing was entered."),)


def _moves_by_turn(material: ReportMaterial, side: Side) -> _Moves:
    """The movements of a side that counted something, by the codes of turns, the latest first."""
    # Made in the order in which it is told; the moves only fill it.
    found: dict[str, list[MoveRow]] = {turn.code: [] for turn in reversed(material.turns)}
    for move in material.moves:
        own = side.id in {move.source.side, move.target.side}
        # Units without steps come and go with nothing to count.
        if own and move.amount and move.turn in found:
            found[move.turn].append(move)
    return found


def _rows(
    material: ReportMaterial, game: Game, found: _Moves, columns: tuple[ReportColumn, ...]
) -> Iterator[ReportRow]:
    names = {unit.id: unit.designation for unit in material.units}
    labels = {turn.code: turn.label for turn in material.turns}
    for turn, moves in found.items():
        if moves:
            yield head(labels[turn], columns)
            for move in moves:
                cells = _cells(move, game, names)
                yield line(*cells[: len(columns)])


def _cells(move: MoveRow, game: Game, names: Mapping[UnitId, str]) -> tuple[Value, ...]:
    good = game.unit_words.step_words.several if move.good == STEP else game.sign(move.good)
    cases = ", ".join(shown_case(case) for case in move.cases)
    ends = (_end(account, game, names) for account in (move.source, move.target))
    return (move.transaction, move.what, *ends, move.amount, good, cases)


def _end(account: Account, game: Game, names: Mapping[UnitId, str]) -> str:
    """An account in words, a unit by its name."""
    if account.place is Place.UNIT:
        return names.get(UnitId(int(account.detail)), "") or account_name(account, game)
    return account_name(account, game)
