"""One reading of the books for the Turn screen: the page, and what its forms need."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from oobmgr.rules.game import OptionValue
from oobmgr.rules.tables import Tables
from oobmgr.ui.viewmodels.turn import TurnPage, bad_zones, read_page
from oobmgr.ui.viewmodels.turn_initial import InitialBasis, read_basis
from oobmgr.ui.viewmodels.turn_units import force_line, pick_rows

if TYPE_CHECKING:
    from oobmgr.campaign.queries import Queries

_EUROPA = "europa"


@dataclass(frozen=True, slots=True)
class TurnReading:
    """The page with its tables; `initial` where the Initial Phase has a sheet of its own.

    `bad` are the zones in which nobody exploits, `forces` what moves in the Movement Phase.
    """

    page: TurnPage
    tables: Tables
    initial: InitialBasis | None
    bad: tuple[str, ...]
    forces: str

    @property
    def key(self) -> tuple[object, ...]:
        """What the accordion is built for; it is built anew only where this changes."""
        options: tuple[tuple[str, OptionValue], ...] = tuple(
            sorted(self.page.summary.options.items())
        )
        return (*self.page.place, options)

    @property
    def no_exploitation(self) -> bool:
        """Whether Mud or Snow lies in every zone that has weather."""
        weather = self.page.sequence.weather
        return bool(weather) and len(self.bad) == len(weather)


def read_turn(queries: Queries) -> TurnReading:
    """Read everything that the screen shows."""
    units = queries.units()
    page = read_page(queries, units)
    europa = queries.game.id == _EUROPA
    held = {row.id: row.state for row in page.now.phases}
    coming = held.get("movement") in {"later", "now"}
    return TurnReading(
        page=page,
        tables=queries.tables(),
        initial=read_basis(queries) if europa and page.sequence.phase == "initial" else None,
        bad=bad_zones(queries, page.sequence.weather) if europa else (),
        forces=force_line(pick_rows(queries, "movement", units)) if europa and coming else "",
    )
