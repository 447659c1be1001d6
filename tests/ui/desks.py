"""A window on a campaign, and waiting for what its worker does."""

from collections.abc import Callable, Iterator
from pathlib import Path

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from oobmgr.campaign.file import Campaign, NewCampaign
from oobmgr.domain.units import UnitValues
from oobmgr.ui.application import first_window
from oobmgr.ui.main_window import MainWindow
from oobmgr.ui.operations.jobs import JobQueue
from oobmgr.ui.services import Services
from oobmgr.ui.settings import Settings
from tests.campaigns import campaign_at, sample_order
from tests.waiting import LONGEST_MS, rest


def new_campaign(path: Path, name: str = "Tuesdays") -> Campaign:
    return campaign_at(path, NewCampaign(name, "europa", "barbarossa"))


def full_campaign(path: Path, name: str = "Tuesdays") -> Campaign:
    return campaign_at(path, NewCampaign(name, "europa", "barbarossa"), sample_order())


def make_sample(path: Path) -> None:
    new_campaign(path, "The sample").close()


def unit(designation: str, **values: object) -> UnitValues:
    known: dict[str, object] = {
        "side": "axis",
        "nation": "Germany",
        "designation": designation,
        "type": "infantry",
        "size": "XX",
        "path": ("Army Group North",),
        "steps": 2,
        "ratings": {"attack": 7, "defense": 7, "move": 6},
    }
    return UnitValues(**(known | values))  # type: ignore[arg-type]


def settle(qtbot: QtBot, window: MainWindow) -> None:
    """Wait until nothing runs and what came of it is shown."""

    def queues() -> Iterator[JobQueue]:
        yield window.queue
        if window.desk is not None:
            yield window.desk.queue

    rest(qtbot, queues)


def until(qtbot: QtBot, holds: Callable[[], bool]) -> None:
    qtbot.waitUntil(holds, timeout=LONGEST_MS)


def open_window(
    qtbot: QtBot,
    folder: Path,
    campaign: Campaign | None = None,
    *,
    watches: bool = False,
    page: str = "",
) -> MainWindow:
    """A window with a campaign, at rest.

    With `page` it is at once on that page, as for a player who turns to it before the first has
    been read: to make the forms of a phase takes as long as all else, in vain where none is used.

    Unless it `watches` its file, what a test writes behind its back is shown when the test says so,
    and not at the next half second.
    """
    settings = Settings(folder / "settings.json")
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    services = Services(make_sample)
    opening = campaign is not None
    if app.topLevelWidgets():
        # The program undresses for its first window alone, not with another on its way out.
        window = MainWindow(settings, services, opening=opening)
    else:
        window = first_window(app, settings, services, opening=opening)
    qtbot.addWidget(window, before_close_func=lambda _: window.shut())
    if not settings.place("window"):
        window.resize(1440, 900)  # whatever the test's screen has room for
    if campaign is not None:
        # Before the window is shown: else the welcome page is laid out and painted first, in vain.
        window.show_campaign(campaign)
        if window.watch is not None and not watches:
            window.watch.stop()
        if page:
            window.opened.show_page(page)
    window.show()
    window.activateWindow()
    app.processEvents()  # else the bot looks, sleeps for ten milliseconds, and looks again
    # Not `waitActive`: it holds Python's lock while it waits, so no worker would ever finish.
    until(qtbot, window.isActiveWindow)
    settle(qtbot, window)
    return window
