"""How long a workbook of 20,000 units takes to write, against its cells without any style.

Run by hand: ``python benchmarks/export_20000.py``. The floor is the same library writing as many
plain cells, in the same run.
"""

from __future__ import annotations

import gc
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from figures import Figure, report, size
from openpyxl import Workbook
from python_calamine import CalamineWorkbook

from oobmgr.campaign.commands import ImportOrderOfBattle
from oobmgr.campaign.file import Campaign, NewCampaign, create_campaign
from oobmgr.domain.places import resources_dir
from oobmgr.exchange.export import export_workbook
from oobmgr.exchange.order_of_battle import read_order_of_battle

UNITS = size(20_000, 60)
ROUNDS = size(3, 1, at=1)
ALLOWED = 2.5
SAMPLE = resources_dir() / "samples" / "barbarossa_1941.xlsx"


def fill(campaign: Campaign) -> None:
    """Import the units of the sample under new IDs until there are enough."""
    sample = read_order_of_battle(SAMPLE, campaign.game).units
    units = tuple(
        replace(sample[n % len(sample)], source_key=f"{sample[n % len(sample)].source_key}.{n}")
        for n in range(UNITS)
    )
    campaign.session.execute(ImportOrderOfBattle(units))


def plain_cells(source: Path, target: Path) -> float:
    """Seconds of writing the units' cells and nothing else."""
    with CalamineWorkbook.from_path(source) as book:
        rows = book.get_sheet_by_name("Units").to_python()
    assert len(rows) == UNITS + 1
    start = time.perf_counter()
    workbook = Workbook(write_only=True)
    sheet = workbook.create_sheet("Units")
    for row in rows:
        sheet.append(row)
    workbook.save(target)
    return time.perf_counter() - start


def export(campaign: Campaign, target: Path) -> float:
    """Seconds of the whole export: asking the campaign, writing every sheet."""
    start = time.perf_counter()
    export_workbook(campaign.queries, target)
    return time.perf_counter() - start


def best(measure: Callable[[], float]) -> float:
    """The quickest of some rounds: what disturbs a machine only ever makes it slower."""
    times = []
    for _ in range(ROUNDS):
        gc.collect()
        times.append(measure())
    return min(times)


def main() -> int:
    """Measure and print; 1 when the export is slower than it may be."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        new = NewCampaign("Trial", "europa", "barbarossa", "full")
        with create_campaign(folder / "trial.oob", new) as campaign:
            fill(campaign)
            whole = best(lambda: export(campaign, folder / "out.xlsx"))
        floor = best(lambda: plain_cells(folder / "out.xlsx", folder / "plain.xlsx"))
    return report([Figure("whole export", whole, floor, ALLOWED)])


if __name__ == "__main__":
    sys.exit(main())
