"""How long a workbook of 20,000 units takes to write, against bare XlsxWriter.

Run by hand: ``python benchmarks/export_20000.py``. The floor is XlsxWriter writing the same cells
in the same looks, with the same tables, from rows that lie ready; ours asks the campaign besides.
Both in the same rounds, in time of the processor.
"""

from __future__ import annotations

import sys
import tempfile
from dataclasses import replace
from pathlib import Path

from figures import Figure, in_turn, processor_seconds, report, size
from openpyxl import load_workbook
from xlsxwriter import Workbook

from oobmgr.campaign.commands import ImportOrderOfBattle
from oobmgr.campaign.file import Campaign, NewCampaign, create_campaign
from oobmgr.domain.places import resources_dir
from oobmgr.exchange.export import export_workbook
from oobmgr.exchange.order_of_battle import read_order_of_battle

UNITS = size(20_000, 60)
ROUNDS = size(3, 1, at=1)
ALLOWED = 1.15
SAMPLE = resources_dir() / "samples" / "barbarossa_1941.xlsx"
Cells = dict[str, list[list[tuple[object, int]]]]


def fill(campaign: Campaign) -> None:
    """Import the units of the sample under new IDs until there are enough."""
    sample = read_order_of_battle(SAMPLE, campaign.game).units
    units = tuple(
        replace(sample[n % len(sample)], source_key=f"{sample[n % len(sample)].source_key}.{n}")
        for n in range(UNITS)
    )
    campaign.session.execute(ImportOrderOfBattle(units))


def cells_of(path: Path) -> Cells:
    """Every cell of a workbook, with the number of its look, by sheet."""
    book = load_workbook(path)
    return {
        sheet.title: [[(cell.value, cell.style_id) for cell in row] for row in sheet.iter_rows()]
        for sheet in book.worksheets
    }


def bare(cells: Cells, target: Path) -> float:
    """Seconds that XlsxWriter needs for these cells; the units as a table."""
    start = processor_seconds()
    workbook = Workbook(str(target))
    looks: dict[int, object] = {}
    for name, rows in cells.items():
        sheet = workbook.add_worksheet(name)
        for at, row in enumerate(rows):
            for column, (value, style) in enumerate(row):
                if style not in looks:
                    looks[style] = workbook.add_format({"font_size": 10, "bottom": 7})
                if value is None and not style:
                    continue
                sheet.write(at, column, value, looks[style])
        if name == "Units":
            headings = [{"header": str(value)} for value, _ in rows[0]]
            sheet.add_table(0, 0, len(rows) - 1, len(headings) - 1, {"columns": headings})
    workbook.close()
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
            every = cells_of(folder / "out.xlsx")
            units = {"Units": every["Units"]}
            best = in_turn(
                {
                    "whole": lambda: export(campaign, folder / "out.xlsx"),
                    "every sheet": lambda: bare(every, folder / "bare.xlsx"),
                    "units": lambda: bare(units, folder / "units.xlsx"),
                },
                ROUNDS,
            )
    return report(
        [
            Figure("whole export", best["whole"], best["every sheet"], ALLOWED),
            Figure("against units alone", best["whole"], best["units"], ALLOWED),
        ]
    )


if __name__ == "__main__":
    sys.exit(main())
