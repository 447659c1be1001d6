"""How long a workbook of 20,000 units takes to write, against its cells without any style.

Run by hand: ``python benchmarks/export_20000.py``. The floor is the same library writing as many
plain cells, in the same rounds, in time of the processor.
"""

from __future__ import annotations

import sys
import tempfile
from dataclasses import replace
from pathlib import Path

from figures import Figure, in_turn, processor_seconds, report, size
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
    start = processor_seconds()
    workbook = Workbook(write_only=True)
    sheet = workbook.create_sheet("Units")
    for row in rows:
        sheet.append(row)
    workbook.save(target)
    return processor_seconds() - start


def export(campaign: Campaign, target: Path) -> float:
    """Seconds of the whole export: asking the campaign, writing every sheet."""
    start = processor_seconds()
    export_workbook(campaign.queries, target)
    return processor_seconds() - start


def main() -> int:
    """Measure and print; 1 when the export is slower than it may be."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        new = NewCampaign("Trial", "europa", "barbarossa", "full")
        with create_campaign(folder / "trial.oob", new) as campaign:
            fill(campaign)
            export(campaign, folder / "out.xlsx")
            best = in_turn(
                {
                    "whole": lambda: export(campaign, folder / "out.xlsx"),
                    "floor": lambda: plain_cells(folder / "out.xlsx", folder / "plain.xlsx"),
                },
                ROUNDS,
            )
    return report([Figure("whole export", best["whole"], best["floor"], ALLOWED)])


if __name__ == "__main__":
    sys.exit(main())
