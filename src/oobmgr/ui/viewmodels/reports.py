"""What the Print page shows: the sheets there are, and what each is made of."""

from typing import Final

from oobmgr.campaign.queries import Queries
from oobmgr.campaign.report_rows import ReportMaterial
from oobmgr.domain.values import dataclass
from oobmgr.reports.listed import kinds_of
from oobmgr.reports.organisation import Compared, compared_with
from oobmgr.reports.roster_sheet import RosterSheet
from oobmgr.rules.game import Game, Side
from oobmgr.rules.reporting import ReportEntry
from oobmgr.ui.viewmodels.printed_roster import roster_of

ROSTER: Final = "roster"
ROSTER_TITLE: Final = "Roster sheets"
CHART: Final = "organisation"
_ORDER_OF_BATTLE: Final = "Order of battle"


@dataclass(frozen=True, slots=True)
class SheetRow:
    """A sheet in the list: what it is known by, its title, what it tells, the group it is in.

    `entry` and `side` say how it is made; the roster has no entry and is of all sides.
    """

    key: str
    title: str
    sentence: str
    group: str
    entry: ReportEntry | None = None
    side: Side | None = None

    @property
    def full_title(self) -> str:
        """``Turn sheet, Blue``; the title alone where it is of no side."""
        # The group of a report is its side; that of the roster is none.
        return self.title if self.key == ROSTER else f"{self.title}, {self.group}"


@dataclass(frozen=True)
class PrintMaterial:
    """What every sheet of a campaign is made of, now or as of a turn."""

    roster: RosterSheet
    books: ReportMaterial | None = None
    then: Compared | None = None
    """The turn that the organisation chart is compared with, if any."""


def sheet_key(name: str, side: str) -> str:
    """What a report of a side is known by in the list."""
    # Every side has reports of the same names.
    return f"{name}:{side}"


def sheet_rows(game: Game) -> tuple[SheetRow, ...]:
    """The reports of each side, then the roster sheets."""
    reports = tuple(
        SheetRow(
            sheet_key(kind.name, str(side.id)), kind.title, kind.sentence, side.name, kind, side
        )
        for side in game.sides
        for kind in kinds_of(game)
    )
    sentence = "Units by formation, with boxes for steps, supply and what was paid."
    return (*reports, SheetRow(ROSTER, ROSTER_TITLE, sentence, _ORDER_OF_BATTLE))


def read_sheets(
    queries: Queries, as_of: str | None = None, since: str | None = None
) -> PrintMaterial:
    """Gather what sheets are made of, in one moment. Takes a worker's time."""
    with queries.one_moment():
        return PrintMaterial(
            roster_of(queries, as_of),
            queries.report_material(as_of),
            None if since is None else compared_with(queries, as_of, since),
        )
