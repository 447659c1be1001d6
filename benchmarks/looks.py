"""How long the window's thread is kept by what a player looks at beside the pages he plays on.

Run `python benchmarks/looks.py [UNITS …] [--small]`. As in `frames.py`, each round of the window's
own loop is measured, of each thing the longest is told, and the floor is 16 ms of ours on top of
what Qt itself takes: a painting of the window, or, of a page or a dialog that is made, bare widgets
of the same kinds. Looked at are the names that a text is replaced in, an import that is accepted, a
ledger of thousands of entries, sheets before they are printed, bulletin and chart of what changed,
the books of a past turn, menus, dialogs and the guide, and each page of each other game.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import TypeVar

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

from bare_page import bare_page
from figures import SMALL, Figure, numbers, report, some
from frames import FRAME_S, Found, Player, bare_shown, made, order_of_battle, unit
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QComboBox, QDialog, QMenu, QWidget
from searching import HEADS, row

from oobmgr import known_games
from oobmgr.campaign.commands import Advance, EditUnits
from oobmgr.campaign.file import NewCampaign, create_campaign, open_campaign
from oobmgr.domain.postings import UnitId
from oobmgr.rules.loading import load
from oobmgr.ui.application import share_time
from oobmgr.ui.dialogs.frame import FramedDialog
from oobmgr.ui.dialogs.guide_window import GuideWindow
from oobmgr.ui.pages import EXCHANGE, LEDGER, PICTURES, PRINT, TURN
from oobmgr.ui.theme import apply_theme, new_application
from oobmgr.ui.viewmodels.reports import sheet_rows
from oobmgr.ui.views.import_order_of_battle.screen import ImportScreen
from oobmgr.ui.views.ledger.screen import LedgerScreen
from oobmgr.ui.views.order_of_battle.names_dialog import NamesDialog
from oobmgr.ui.views.pictures.screen import PicturesScreen
from oobmgr.ui.views.reports.screen import PrintScreen

SIZES = numbers((940, 20_000), (60,))
ENTRIES = 20 if SMALL else 5_000
PASTED = 20 if SMALL else 2_000
OTHER_GAMES = ("balkans", "war_in_europe", "grande_armee")
Shown = TypeVar("Shown", bound=QWidget)


def a_turn_later(file: Path) -> None:
    """Let a turn pass in which some units were moved."""
    with open_campaign(file) as campaign:
        turn = campaign.queries.summary().turn
        units = tuple(UnitId(one.id) for one in campaign.queries.units()[:50])
        campaign.session.execute(EditUnits(units, {"hex": "1B 2020"}))
        while campaign.queries.summary().turn == turn:
            campaign.session.execute(Advance(anyway=True))
        campaign.session.execute(EditUnits(units[:20], {"hex": "1B 2021"}))


def many_entries(file: Path) -> None:
    """Post thousands of entries."""
    with open_campaign(file) as campaign:
        units = [UnitId(one.id) for one in campaign.queries.units()]
        for number in range(ENTRIES):
            place = {"hex": f"1B {1000 + number}"}
            campaign.session.execute(EditUnits((units[number % len(units)],), place))


def opened(kind: type[Shown]) -> Shown:
    """The one of its kind that is open."""
    return next(
        one for one in QApplication.allWidgets() if isinstance(one, kind) and one.isVisible()
    )


def look_at(player: Player, units: int) -> None:
    """Everything, one after the other."""
    replace_names(player)
    open_menus(player)
    open_dialogs(player)
    read_the_guide(player)
    look_at_pictures(player)
    look_at_sheets(player)
    rewind(player)
    paste(player, min(units, PASTED))


def replace_names(player: Player) -> None:
    """Find a text in names, replace it, and take it back."""
    screen, queries = order_of_battle(player), player.workspace.desk.campaign.queries
    player.do(screen.formations.by_name["replace_names"].trigger, "names: opened")
    dialog = opened(NamesDialog)
    player.do(lambda: dialog.wanted.setText("1"), "names: first letter")
    player.do(lambda: dialog.wanted.setText("12"), "names: letter")
    player.do(lambda: dialog.replacement.setText("7"), "names: replacement")
    before = queries.version()
    player.do(dialog.verb.click, "names: replaced")
    assert queries.version() == before + 1
    player.do(player.workspace.desk.undo)


def open_menus(player: Player) -> None:
    """Open each filter of the order of battle, and ask what the table is."""
    screen = order_of_battle(player)
    for name, menu in some(screen.filters.menus.items()):
        player.do(menu.open_menu, f"filter: {name}")
        player.do(opened(QMenu).close)
    frames = player.do(partial(player.window.helping.tell_of, screen.table), "What is this?")
    frames.bare = bare_page(opened(QDialog), player.workspace.stack)
    close_dialog(player)


def open_dialogs(player: Player) -> None:
    """Open the options, the house rules and the charts."""
    # In the window's own loop, whose rounds are measured, and not in one of the dialog.
    FramedDialog.ask = FramedDialog.open  # type: ignore[method-assign] - for this run alone
    rules = player.window.rules
    for job, show in (
        ("Options", rules.show_options),
        ("house rules", rules.show_house_rules),
        ("charts", rules.show_charts),
    ):
        frames = player.do(show, job)
        frames.bare = bare_page(opened(QDialog), player.workspace.stack)
        close_dialog(player)


def close_dialog(player: Player) -> None:
    """Close what is open above the window."""
    for one in QApplication.topLevelWidgets():
        if isinstance(one, QDialog) and one.isVisible():
            player.do(one.close)


def read_the_guide(player: Player) -> None:
    """Open the guide, search it and open it again."""
    frames = player.do(player.window.helping.show_guide, "guide: opened")
    guide = opened(GuideWindow)
    frames.bare = bare_page(guide, player.workspace.stack)
    for job, text in {
        "first letter": "s",
        "letter": "su",
        "word": "supply",
        "slip": "suply",
    }.items():
        player.do(partial(guide.search.setText, text), f"guide: {job}")
    player.do(guide.search.clear, "guide: put away")
    player.do(partial(guide.show_part, "order-of-battle.md"), "guide: long page")
    player.do(guide.close)
    player.do(player.window.helping.show_guide, "guide: opened again")
    close_dialog(player)


def look_at_pictures(player: Player) -> None:
    """Look at the bulletin, and at what has changed in a side since a turn."""
    player.show(PICTURES)
    screen = player.workspace.screen_shown
    assert isinstance(screen, PicturesScreen)
    player.do(lambda: screen.chart.choose_path("axis", ()))
    player.do(partial(pick, screen.chart.since, screen.chart.since.count() - 1), "changes since")
    for kind in screen.panels:
        player.do(partial(screen.kinds.set_value, kind))
        player.do(partial(screen.kinds.changed.emit, kind), f"picture: {kind}")


def pick(box: QComboBox, at: int) -> None:
    """Choose in a list as a player does."""
    box.setCurrentIndex(at)
    box.activated.emit(at)


def look_at_sheets(player: Player) -> None:
    """Look at each sheet before it is printed."""
    player.show(PRINT)
    screen = player.workspace.screen_shown
    assert isinstance(screen, PrintScreen)
    for sheet in some(sheet_rows(player.workspace.desk.game)):
        player.do(partial(screen.show_sheet, sheet.key), "print preview")


def rewind(player: Player) -> None:
    """Look at the books of the turn before on some pages, and come back."""
    for key in some((TURN, "order_of_battle", LEDGER)):
        player.show(key)
        player.do(partial(player.workspace.look_step, -1), f"a turn back: {key}")
        assert player.workspace.as_of is not None
        frames = player.do(partial(player.workspace.look_at, None), f"back to now: {key}")
        # The Turn page is laid out anew: nothing is entered in the past.
        frames.bare = bare_shown(player)


def paste(player: Player, units: int) -> None:
    """Paste units into the table of the order of battle, and accept them."""
    order_of_battle(player)
    lines = ("\t".join(HEADS), *(row(unit(number)) for number in range(units)))
    QGuiApplication.clipboard().setText("\n".join(lines))
    player.show(EXCHANGE)
    frames = player.do(player.workspace.screen_shown.paste_wanted.emit, f"paste of {units:,}")
    frames.bare = bare_shown(player)
    screen = player.workspace.screen_shown
    assert isinstance(screen, ImportScreen)
    frames = player.do(screen.post, "import: post")
    assert not screen.previewing
    frames.bare = bare_shown(player)


def read_ledger(player: Player) -> None:
    """Show the ledger, search it and go through it."""
    frames = player.show(LEDGER, "ledger: shown")
    frames.bare = bare_shown(player)
    screen = player.workspace.screen_shown
    assert isinstance(screen, LedgerScreen)
    for job, text in {
        "first letter": "h",
        "letter": "he",
        "number": "1B 20",
        "slip": "entrd",
    }.items():
        player.do(partial(screen.search.setText, text), f"ledger: {job}")
    player.do(screen.search.clear, "ledger: put away")
    player.do(partial(screen.show_transaction, 3), "ledger: far entry")


def show_pages(player: Player) -> None:
    """Show each page of a game for the first time."""
    new = (page for page in player.workspace.pages if player.workspace.loaded(page.key) is None)
    # Each, in a small run too: bare widgets are made like whatever stands on a page.
    for page in new:
        frames = player.show(page.key, f"new: {page.key}")
        frames.bare = bare_shown(player)


# The figures


def figures_of(of: str, found: Found) -> Iterator[Figure]:
    """Each job, by its longest frame."""
    for job, rounds in found.items():
        worst = max(rounds, key=lambda one: one.longest - one.bare)
        yield Figure(f"{of}: {job}", worst.longest, FRAME_S + worst.bare, 1.0)


def measured(app: QApplication, folder: Path, file: Path, look: Callable[[Player], None]) -> Found:
    """What each thing took on a campaign."""
    found: Found = defaultdict(list)
    with closing(Player(app, folder, found)) as player:
        opening = player.open(file, "opening")
        opening.bare = bare_shown(player)
        look(player)
    return found


def all_figures(app: QApplication, folder: Path) -> Iterator[Figure]:
    """Campaigns of each size, one with a long ledger, and one of each other game."""
    for units in SIZES:
        file = folder / f"{units}.oob"
        made(file, units)
        a_turn_later(file)
        look = partial(look_at, units=units)
        yield from figures_of(f"{units:,}", measured(app, folder, file, look))
    file = folder / "long.oob"
    made(file, 60)
    many_entries(file)
    yield from figures_of(f"{ENTRIES:,} entries", measured(app, folder, file, read_ledger))
    for name in OTHER_GAMES[: 1 if SMALL else None]:
        entry = known_games.entry_of(name)
        scenario = load(entry).scenarios[-1]
        file = folder / f"{name}.oob"
        new = NewCampaign("Looks", entry.id, scenario.id, scenario.variants[0].id)
        create_campaign(file, new).close()
        yield from figures_of(name, measured(app, folder, file, show_pages))


def main() -> int:
    """Measure and print; 1 where a frame is longer than it may be."""
    app = new_application()
    share_time()
    apply_theme(app, "light")
    with tempfile.TemporaryDirectory() as name:
        return report([*all_figures(app, Path(name))])


if __name__ == "__main__":
    sys.exit(main())
