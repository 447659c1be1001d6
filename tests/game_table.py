"""A campaign of a game with a few units, played through its session as a person plays it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from oobmgr.campaign.commands import Advance, ImportOrderOfBattle, LoseSteps, PostAction
from oobmgr.campaign.file import Campaign, NewCampaign
from oobmgr.campaign.rows import Preview
from oobmgr.campaign.session import Posted
from oobmgr.campaign.turn_rows import WarningRow
from oobmgr.domain.accounts import SideId
from oobmgr.domain.errors import BadInput, Refused
from oobmgr.domain.postings import UnitId
from oobmgr.domain.units import UnitValues
from oobmgr.rules.page_tables import PageTable
from oobmgr.rules.questions import NoWish
from tests.campaigns import campaign_at

STEPS = 2
"""The steps of every unit."""


def forces(*units: tuple[SideId, str, str, str, str]) -> ImportOrderOfBattle:
    """Units by side, nation, designation, type and hex."""
    return ImportOrderOfBattle(
        tuple(
            UnitValues(
                side=side,
                nation=nation,
                designation=designation,
                type=kind,
                size="XX",
                path=("Army",),
                steps=STEPS,
                ratings={"attack": 5, "defense": 5, "move": 8},
                hex=place,
            )
            for side, nation, designation, kind, place in units
        )
    )


class GameTable:
    """A game on the table: entries by the names of units, refusals in words."""

    unit_fields: tuple[str, ...] = ("units",)
    """The inputs that are units: names in a row."""

    def __init__(self, folder: Path, new: NewCampaign, *units: ImportOrderOfBattle) -> None:
        self.campaign: Campaign = campaign_at(folder / "table.oob", new, *units)
        self.queries = self.campaign.queries
        self.ids: Mapping[str, int] = {u.designation: u.id for u in self.queries.units()}

    def _raw(self, action: str, given: Mapping[str, Any]) -> PostAction:
        raw = dict(given)
        for field in self.unit_fields:
            if field in raw:
                raw[field] = [self.ids[name] for name in raw[field].split(", ") if name]
        return PostAction(action, self.queries.filled(action, raw))

    def post(self, action: str, **given: object) -> Posted:
        """Post an entry."""
        return self.campaign.session.execute(self._raw(action, given))

    def preview(self, action: str, **given: object) -> Preview:
        """What an entry would do."""
        return self.campaign.session.preview(self._raw(action, given))

    def refused(self, action: str, **given: object) -> str:
        """What an entry is refused with; nothing is written by it."""
        before = self.queries.version()
        try:
            self.post(action, **given)
        except (BadInput, Refused) as error:
            assert self.queries.version() == before
            return " ".join(fault.sentence() for fault in error.faults)
        raise AssertionError(f"{action} was not refused")

    def working(self, posted: Posted) -> dict[str, Any]:
        """The lines of an entry's working by their labels."""
        return {
            line.label: line.value for line in self.queries.transaction(posted.transaction).working
        }

    def go_to(self, side: SideId, phase: str) -> None:
        """Go on to a phase of a side, whatever is open."""
        while True:
            at = self.queries.sequence()
            if (at.side, at.phase) == (side, phase):
                return
            self.skip()

    def next_turn(self, side: SideId, phase: str) -> None:
        """Go on to a phase of a side in the next turn."""
        turn = self.queries.sequence().turn
        while self.queries.sequence().turn == turn:
            self.skip()
        self.go_to(side, phase)

    def skip(self) -> None:
        """Leave the phase, whatever is open."""
        self.campaign.session.execute(Advance(anyway=True))

    def advance_refused(self) -> str:
        """Why the phase cannot be left."""
        try:
            self.campaign.session.execute(Advance())
        except Refused as error:
            return " ".join(fault.sentence() for fault in error.faults)
        raise AssertionError("the phase was left")

    def lose(self, *names: str) -> None:
        """Eliminate units."""
        units = tuple(UnitId(self.ids[name]) for name in names)
        self.campaign.session.execute(LoseSteps(units, STEPS))

    def hex_of(self, name: str) -> str:
        """Where a unit stands."""
        return next(u.hex for u in self.queries.units() if u.designation == name)

    def marks(self, name: str) -> tuple[str, ...]:
        """The words on a unit."""
        unit = next(u for u in self.queries.units() if u.designation == name)
        return tuple(mark.word for mark in unit.marks)

    def warnings(self) -> list[WarningRow]:
        """What looks forgotten."""
        return list(self.queries.warnings())

    def warned(self, kind: str) -> list[str]:
        """The sentences of a kind of warning."""
        return [w.sentence for w in self.warnings() if w.kind == kind]

    def table(self, question: str, title: str) -> list[tuple[str, ...]]:
        """The rows of a table, each with its state."""
        asked = self.queries.game.question(question)
        tables: tuple[PageTable, ...] = self.queries.ask(asked, NoWish())
        found = next(one for one in tables if one.title == title)
        return [(*row.cells, row.state) for row in found.rows]

    def add(
        self, side: SideId, nation: str, designation: str, kind: str, place: str, *corps: str
    ) -> None:
        """Bring in one more unit, in a formation of the army where one is named."""
        path = ("Army", *corps)
        values = UnitValues(side, nation, designation, kind, "XX", path, STEPS, hex=place)
        self.campaign.session.execute(ImportOrderOfBattle((values,)))
        unit = next(u.id for u in self.queries.units() if u.designation == designation)
        self.ids = {**self.ids, designation: unit}
