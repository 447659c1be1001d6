"""Runs of pages put together: what begins a leaf, what is a back, the order of printing."""

from collections.abc import Sequence
from dataclasses import replace

from oobmgr.reports.drawing import Document, Page, PageLabel
from oobmgr.reports.page_setup import Duplex, PageSetup

Run = Sequence[tuple[PageLabel, Page]]
"""Pages that are numbered by themselves, such as those of a side."""


def bound(title: str, runs: Sequence[Run], setup: PageSetup) -> Document:
    """Put runs together in the order in which they are printed.

    Printed on both sides, each run begins on the front of a leaf, for it may be another player's.
    """
    leaves: list[tuple[PageLabel, Page]] = []
    for at, run in enumerate(runs):
        leaves.extend(run)
        # Behind the last run there is no other leaf to be begun.
        if setup.duplex is not Duplex.ONE and len(leaves) % 2 and at < len(runs) - 1:
            leaves.append((PageLabel(run[-1][0].side, "Left blank", 0, 0), ()))
    if setup.duplex is not Duplex.ONE:
        leaves = [
            (replace(label, back=bool(at % 2)), page) for at, (label, page) in enumerate(leaves)
        ]
    if setup.duplex is Duplex.FRONTS:
        # The backs follow in the same order, for the stack is turned over as a whole.
        leaves = leaves[::2] + leaves[1::2]
    pages = tuple(page for _, page in leaves)
    return Document(title, pages, tuple(label for label, _ in leaves), setup)
