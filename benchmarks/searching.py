"""How long the window's thread is kept from its events by a search, at 940 and 20,000 units.

Run `python benchmarks/searching.py [UNITS …] [--small]`. As in `frames.py`, each round of the
window's own loop is measured, of each thing that a player does the longest is told, and the floor
is 16 ms of ours on top of a painting of the window as it stands. Searched are the order of battle,
the list of Ctrl+K and the preview of an import of as many units: by one letter, by a slip, and by
the next one; the first of each reads what there is to be searched.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

from figures import Figure, numbers, report
from frames import FRAME_S, Found, Player, made, order_of_battle, unit
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from oobmgr.domain.units import UnitValues
from oobmgr.ui.application import share_time
from oobmgr.ui.pages import EXCHANGE
from oobmgr.ui.theme import apply_theme, new_application
from oobmgr.ui.views.import_order_of_battle.preview_panel import PreviewPanel
from oobmgr.ui.views.import_order_of_battle.screen import ImportScreen

SIZES = numbers((940, 20_000), (60,))
TYPED = {"first letter": "1", "letter": "12", "slip": "infntry", "next slip": "infntrz"}
HEADS = (
    *("side", "nation", "designation", "type", "size", "formation", "attack", "defense", "move"),
)


def row(values: UnitValues) -> str:
    """A unit as a line of a spreadsheet."""
    named = (values.side, values.nation, f"{values.designation}0", values.type, values.size)
    return "\t".join((*named, " / ".join(values.path), *map(str, values.ratings.values())))


def search(player: Player, where: str, find: Callable[[str], object]) -> None:
    """Type into a search field, and put the search away."""
    for job, text in TYPED.items():
        player.do(lambda text=text: find(text), f"{where}: {job}")
    player.do(lambda: find(""), f"{where}: put away")


def search_units(player: Player) -> None:
    """Search the order of battle."""
    search(player, "units", order_of_battle(player).filters.search.setText)


def search_all(player: Player) -> None:
    """Search pages, commands, units and rules, and then open the list again."""
    finder = player.window.finder
    player.do(finder.open, "Ctrl+K: opened")
    search(player, "Ctrl+K", finder.search)
    player.do(finder.palette.leave)
    player.do(finder.open, "Ctrl+K: opened again")
    player.do(finder.palette.leave)


def search_import(player: Player, units: int) -> None:
    """Look at a list that was copied, and search the units as they will be."""
    player.show(EXCHANGE)
    screen = player.workspace.screen_shown
    assert isinstance(screen, ImportScreen)
    lines = ("\t".join(HEADS), *(row(unit(number)) for number in range(units)))
    QGuiApplication.clipboard().setText("\n".join(lines))
    player.do(screen.paste, "import: preview").bare = bare_preview(player, screen.preview)
    assert len(screen.preview.lines.lines) > units
    bar = screen.preview.sheet.verticalScrollBar()
    player.do(lambda: bar.setValue(bar.maximum() // 2), "import: sheet scrolled")
    search(player, "import", screen.preview.search.field.setText)


def bare_preview(player: Player, preview: PreviewPanel) -> float:
    """What Qt itself takes to lay the parts of a preview out and paint them."""

    def anew() -> None:
        preview.hide()
        preview.show()

    return player.do(anew).longest


def figures_of(units: int, found: Found) -> Iterator[Figure]:
    """Each job of one size."""
    for job, rounds in found.items():
        floor = FRAME_S + min(one.bare for one in rounds)
        yield Figure(f"{units:,}: {job}", min(one.longest for one in rounds), floor, 1.0)


def measured(app: QApplication, folder: Path, units: int) -> Found:
    """What each search took among so many units."""
    found: Found = defaultdict(list)
    file = folder / f"{units}.oob"
    made(file, units)
    with closing(Player(app, folder, found)) as player:
        player.open(file)
        search_units(player)
        search_all(player)
        search_import(player, units)
    return found


def main() -> int:
    """Measure and print; 1 where a frame is longer than it may be."""
    app = new_application()
    share_time()
    apply_theme(app, "light")
    figures: list[Figure] = []
    with tempfile.TemporaryDirectory() as name:
        for units in SIZES:
            figures += figures_of(units, measured(app, Path(name), units))
    return report(figures)


if __name__ == "__main__":
    sys.exit(main())
