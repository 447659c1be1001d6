"""What hiding the sheets of a side costs, with 1,500 units: nothing where none is hidden.

Run by hand: ``python benchmarks/hidden_sheets.py``. The floor is the same question in a campaign
without any passphrase, in the same run.
"""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from oobmgr.campaign.commands import ImportOrderOfBattle, LoseSteps
from oobmgr.campaign.file import Campaign, NewCampaign, create_campaign
from oobmgr.campaign.handover import hand_over
from oobmgr.domain.postings import UnitId
from oobmgr.domain.units import UnitValues
from oobmgr.games.spark.words import GERMAN, SOVIET

UNITS = 1_500
LOSSES = 300
ROUNDS = 9
PASSPHRASE = "a word of the Germans"  # noqa: S105 - of a campaign that is thrown away


def fill(campaign: Campaign) -> None:
    """Import units of both sides and let some lose steps."""
    units = tuple(
        UnitValues(
            side=side,
            nation="Germany" if side == GERMAN else "Soviet Union",
            designation=f"{number}/{side}",
            type="infantry regiment",
            size="III",
            path=(f"Division {number // 20} of {side}",),
            steps=8,
        )
        for number in range(UNITS // 2)
        for side in (SOVIET, GERMAN)
    )
    campaign.session.execute(ImportOrderOfBattle(units))
    ids = [UnitId(row.id) for row in campaign.queries.units()]
    for number in range(LOSSES):
        campaign.session.execute(LoseSteps((ids[number % len(ids)],)))


def questions(campaign: Campaign) -> dict[str, Callable[[], object]]:
    """What the pages ask for."""
    queries = campaign.queries
    return {
        "units": queries.units,
        "roster sheets": queries.roster,
        "ledger of steps": lambda: queries.ledger(good="step"),
        "changes since": lambda: queries.roster_changes(queries.version() - 2),
    }


def best(ask: Callable[[], object]) -> float:
    """Milliseconds of the quickest of some rounds."""
    times = []
    for _ in range(ROUNDS):
        start = time.perf_counter()
        ask()
        times.append((time.perf_counter() - start) * 1000)
    return min(times)


def measured(campaign: Campaign) -> dict[str, float]:
    """Milliseconds of each question."""
    return {name: best(ask) for name, ask in questions(campaign).items()}


def main() -> int:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as name:
        path = Path(name) / "trial.oob"
        with create_campaign(path, NewCampaign("Trial", "spark", "spark")) as campaign:
            fill(campaign)
            floor = measured(campaign)
            campaign.set_passphrase(GERMAN, PASSPHRASE)
            unlocked = measured(campaign)
            campaign.veil.lock()
            first = best_once(campaign.queries.units)
            hidden = measured(campaign)
            made = best_once(lambda: hand_over(campaign, SOVIET, Path(name) / "soviet.oob"))
    for question, least in floor.items():
        print(
            f"{question}: floor {least:.1f} ms, unlocked {unlocked[question] / least:.2f} of it, "
            f"hidden {hidden[question] / least:.2f} of it"
        )
    print(f"first question after hiding {first:.0f} ms, a file for one side {made:.0f} ms")
    return 0


def best_once(ask: Callable[[], object]) -> float:
    """Milliseconds of what can be done only once."""
    start = time.perf_counter()
    ask()
    return (time.perf_counter() - start) * 1000


if __name__ == "__main__":
    sys.exit(main())
