"""The program's books beside the second ones: where they differ, and where the hand figures do."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from oobmgr.campaign.queries import Queries
from oobmgr.domain.postings import Subject, UnitId
from oobmgr.games.europa import fact_kinds
from oobmgr.games.europa.questions import BOARD
from oobmgr.rules.questions import SideWish
from tests.integration.played.acts import SURPRISE, PlayerTurn
from tests.integration.played.by_hand.groups import allowances, on_map
from tests.integration.played.by_hand.sheet import FLOWS, SIDES, Sheet
from tests.integration.played.forces import IDS
from tests.unit.campaign.trial_books import AXIS, SOVIET

Figures = Mapping[str, object]


def differences(queries: Queries, sheet: Sheet, played: PlayerTurn) -> list[str]:
    """A line for each account, unit or base that is not as it was worked out."""
    head = f"{played.turn}, {played.side}"
    wanted, found = expected(sheet), booked(queries)
    lines = [f"{head}: {line}" for line in _unlike(wanted, found)]
    by_hand = {name: hand_figure(sheet, name) for name in played.closes}
    return lines + [f"{head}, by hand: {line}" for line in _unlike(played.closes, by_hand)]


def _unlike(wanted: Figures, found: Figures) -> Iterator[str]:
    for name in sorted({*wanted, *found}):
        if wanted.get(name) != found.get(name):
            yield f"{name}: expected {wanted.get(name)}, found {found.get(name)}"


def expected(sheet: Sheet) -> Figures:
    """What the second books hold."""
    figures: dict[str, object] = {
        f"{account} {good}": number for (account, good), number in sheet.held.items() if number
    }
    figures |= {f"{name}, steps": line.steps_left for name, line in sheet.units.items()}
    figures |= {f"{name}, status": line.status for name, line in sheet.units.items()}
    figures |= {f"{side} limit": sheet.limit[side] for side in SIDES}
    figures |= {f"{name}, supply": state for name, state in sheet.supply.items()}
    figures |= {f"{nation} groups on the map": number
                for nation, number in on_map(sheet).items() if number}  # fmt: skip
    figures |= {f"{nation} Group Allowance": number
                for nation, number in allowances(sheet).items() if number}  # fmt: skip
    figures |= {f"{side} {place} in {turn}": number
                for (side, turn, place), number in sheet.flows.items() if number}  # fmt: skip
    figures |= {f"{side} base {name}, hits": base.hits
                for (side, name), base in sheet.bases.items()}  # fmt: skip
    figures |= {f"{side} base {name}, capacity": base.capacity - base.hits
                for (side, name), base in sheet.bases.items()}  # fmt: skip
    return figures


def booked(queries: Queries) -> Figures:
    """What the program's books hold."""
    figures: dict[str, object] = {
        f"{row.account} {row.good}": row.amount
        for row in queries.balances(all_accounts=True)
        if row.amount
    }
    names = {unit_id: name for name, unit_id in IDS.items()}
    for unit in queries.units():
        name = names[unit.id]
        figures |= {f"{name}, steps": unit.steps_left, f"{name}, status": unit.status}
    known = queries.facts(Subject.CONDITION)
    figures |= {f"{side} limit": known.get((side, "cap")) for side in SIDES}
    figures |= _flows(queries)
    supply = queries.facts(fact_kinds.SUPPLY)
    for (key, name), state in supply.items():
        unit_name = names[UnitId(int(key))]
        if name == "state" and state and figures[f"{unit_name}, status"] != "dead":
            figures[f"{unit_name}, supply"] = (state, supply.get((key, "since")))
    return figures | _bases(queries)


def _flows(queries: Queries) -> dict[str, object]:
    """What each side received, spent, lost and exchanged, turn by turn, as the ledger sums it."""
    found: dict[str, object] = {}
    for row in queries.figures_by_turn():
        together = (row.received, row.adjusted, -row.exchanged, -row.spent, -row.lost)
        assert row.opening_stock + sum(together) == row.closing_stock
        numbers = (-row.received, row.spent, row.lost, row.exchanged, -row.adjusted)
        found |= {
            f"{row.side} {place} in {row.turn}": number
            for place, number in zip(FLOWS, numbers, strict=True)
            if number and row.turn != SURPRISE
        }
    return found


def _bases(queries: Queries) -> dict[str, object]:
    found: dict[str, object] = {}
    for side in (AXIS, SOVIET):
        board = queries.ask(BOARD, SideWish(side))
        assert board is not None
        for force in board.forces:
            numbers = {"groups on the map": force.on_map, "Group Allowance": force.allowance}
            found |= {f"{force.nation} {name}": n for name, n in numbers.items() if n}
        for place in board.forces[0].places:
            name = place.name
            found[f"{side} base {name}, hits"] = place.hits
            found[f"{side} base {name}, capacity"] = (place.capacity or 0) - place.hits
    return found


def hand_figure(sheet: Sheet, name: str) -> int | None:
    """A figure as a player turn's close names it, from the second books."""
    words = name.split()
    if words[0] in SIDES and words[1] == "limit":
        return sheet.limit[words[0]]
    if words[0] in SIDES:
        good = {"sp": "sp", "re": "resource"}[words[1]]
        return sheet.total(f"pool:{words[0]}", good)
    nation, kind = " ".join(words[:-1]), words[-1]
    side = "soviet" if nation == "Soviet Union" else "axis"
    return sheet.held[f"pool:{side}:{nation}", f"{kind}_point"]
