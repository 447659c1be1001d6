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

from figures import Figure, report, size

from oobmgr.campaign.commands import ImportOrderOfBattle, LoseSteps
from oobmgr.campaign.file import Campaign, NewCampaign, create_campaign
from oobmgr.campaign.handover import hand_over
from oobmgr.domain.postings import UnitId
from oobmgr.domain.units import UnitValues
from oobmgr.games.spark.words import GERMAN, SOVIET

UNITS = size(1_500, 60)
LOSSES = size(300, 3, at=1)
ROUNDS = size(9, 1, at=2)
ALLOWED_UNLOCKED = 1.5
ALLOWED_HIDDEN = 12.0
ALLOWED_ONCE = 60.0
"""For what is done once: hiding makes a copy of the books that names nothing hidden."""
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
    """Seconds of the quickest of some rounds."""
    times = []
    for _ in range(ROUNDS):
        start = time.perf_counter()
        ask()
        times.append(time.perf_counter() - start)
    return min(times)


def measured(campaign: Campaign) -> dict[str, float]:
    """Seconds of each question."""
    return {name: best(ask) for name, ask in questions(campaign).items()}


def main() -> int:
    """Measure and print; 1 where hiding costs more than it may."""
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
    figures = []
    for question, least in floor.items():
        figures.append(Figure(f"{question}, unlocked", unlocked[question], least, ALLOWED_UNLOCKED))
        figures.append(Figure(f"{question}, hidden", hidden[question], least, ALLOWED_HIDDEN))
    figures.append(Figure("units, first after hiding", first, floor["units"], ALLOWED_ONCE))
    figures.append(Figure("a file for one side", made, floor["units"], ALLOWED_ONCE))
    return report(figures)


def best_once(ask: Callable[[], object]) -> float:
    """Seconds of what can be done only once."""
    start = time.perf_counter()
    ask()
    return time.perf_counter() - start


if __name__ == "__main__":
    sys.exit(main())
