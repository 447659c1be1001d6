"""The ledger on paper: every movement of a side, turn by turn."""

from collections.abc import Iterator, Mapping

from oobmgr.campaign.naming import account_name
from oobmgr.campaign.report_rows import MoveRow, ReportMaterial
from oobmgr.domain.accounts import STEP, Account, Place
from oobmgr.domain.postings import UnitId
from oobmgr.rules.case_names import shown_case
from oobmgr.rules.game import Game, Side
from oobmgr.rules.reporting import ReportRow, Section, head, line, number, wide, words

_COLUMNS = (
    number("Entry"), wide("What"), words("From"), words("To"), number("Amount"), words("Good"),
    wide("Case"),
)  # fmt: skip


def ledger_sheet(material: ReportMaterial, game: Game, side: Side) -> tuple[Section, ...]:
    """All that was entered for a side and still counts, the latest turn first."""
    rows = tuple(_rows(material, game, side))
    note = "what was taken back within its turn is left out"
    return (Section("Entries", _COLUMNS, rows, note=note, empty="Nothing was entered."),)


def _rows(material: ReportMaterial, game: Game, side: Side) -> Iterator[ReportRow]:
    names = {unit.id: unit.designation for unit in material.units}
    # Made in the order in which it is told; the moves only fill it.
    found: dict[str, list[MoveRow]] = {turn.code: [] for turn in reversed(material.turns)}
    for move in material.moves:
        own = side.id in {move.source.side, move.target.side}
        # Units without steps come and go with nothing to count.
        if own and move.amount and move.turn in found:
            found[move.turn].append(move)
    labels = {turn.code: turn.label for turn in material.turns}
    for turn, moves in found.items():
        if moves:
            yield head(labels[turn], _COLUMNS)
            for move in moves:
                yield _row(move, game, names)


def _row(move: MoveRow, game: Game, names: Mapping[UnitId, str]) -> ReportRow:
    good = game.unit_words.step_words.several if move.good == STEP else game.sign(move.good)
    cases = ", ".join(shown_case(case) for case in move.cases)
    ends = (_end(account, game, names) for account in (move.source, move.target))
    return line(move.transaction, move.what, *ends, move.amount, good, cases)


def _end(account: Account, game: Game, names: Mapping[UnitId, str]) -> str:
    """An account in words, a unit by its name."""
    if account.place is Place.UNIT:
        return names.get(UnitId(int(account.detail)), "") or account_name(account, game)
    return account_name(account, game)
