"""A campaign of Balkans 1944 with a few units, played through its session as a person plays it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tests.campaigns import campaign_at

from oobmgr.campaign.commands import Advance, FillChart, ImportOrderOfBattle, LoseSteps, PostAction
from oobmgr.campaign.file import Campaign, NewCampaign
from oobmgr.campaign.rows import Preview, WarningRow
from oobmgr.campaign.session import Posted
from oobmgr.domain.accounts import SideId
from oobmgr.domain.errors import BadInput, Refused
from oobmgr.domain.postings import UnitId
from oobmgr.domain.units import UnitValues
from oobmgr.rules.books import OptionValue
from oobmgr.rules.page_tables import PageTable
from oobmgr.rules.questions import NoWish

SOVIET, AXIS = SideId("soviet"), SideId("axis")
# Side, nation, designation, type, hex.
_FORCES = (
    (SOVIET, "Soviet Union", "6 Gds", "tank", "0716"),
    (SOVIET, "Soviet Union", "23", "rifle", "0716"),
    (SOVIET, "Romania", "1 Rom", "infantry", "0715"),
    (SOVIET, "Soviet Union", "5 VA", "air", "0715"),
    (SOVIET, "Soviet Union", "Front HQ", "HQ", "0717"),
    (SOVIET, "Yugoslavia", "Tito", "partisan", "0930"),
    (SOVIET, "Yugoslavia", "Sava", "partisan", "0931"),
    (AXIS, "Hungary", "1 Hun", "infantry", "0520"),
    (AXIS, "Hungary", "2 Hun", "infantry", "0520"),
    (AXIS, "Hungary", "3 Hun", "infantry", "0520"),
    (AXIS, "Hungary", "4 Hun", "infantry", "0520"),
    (AXIS, "Germany", "13 Pz", "panzer", "0519"),
    (AXIS, "Germany", "22 SS", "cavalry", "0519"),
    (AXIS, "Germany", "LF 4", "air", "0520"),
)
FORCES = ImportOrderOfBattle(
    tuple(
        UnitValues(
            side=side,
            nation=nation,
            designation=designation,
            type=kind,
            size="XX",
            path=("Army",),
            steps=2,
            ratings={"attack": 5, "defense": 5, "move": 8},
            hex=place,
        )
        for side, nation, designation, kind, place in _FORCES
    )
)


class Table:
    """A game on the table: entries by the names of units, refusals in words."""

    def __init__(self, folder: Path, **options: OptionValue) -> None:
        new = NewCampaign("Sundays", "balkans", "balkans", options=options)
        self.campaign: Campaign = campaign_at(folder / "balkans.oob", new, FORCES)
        self.queries = self.campaign.queries
        self.ids: Mapping[str, int] = {u.designation: u.id for u in self.queries.units()}

    def _raw(self, action: str, given: Mapping[str, Any]) -> PostAction:
        raw = dict(given)
        if "units" in raw:
            raw["units"] = [self.ids[name] for name in raw["units"].split(", ") if name]
        return PostAction(action, self.queries.filled(action, raw))

    def post(self, action: str, **given: object) -> Posted:
        """Post an entry; `units` are names in a row."""
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
            self.campaign.session.execute(Advance(anyway=True))

    def next_turn(self, side: SideId = SOVIET, phase: str = "movement") -> None:
        """Go on to a phase of a side in the next turn."""
        turn = self.queries.sequence().turn
        while self.queries.sequence().turn == turn:
            self.campaign.session.execute(Advance(anyway=True))
        self.go_to(side, phase)

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
        self.campaign.session.execute(LoseSteps(units, 2))

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

    def city(self, name: str) -> tuple[str, ...]:
        """The line of a city in the register."""
        return next(row for row in self.table("festung", "Cities") if row[0] == name)

    def garrison(self, name: str) -> tuple[str, str]:
        """What the garrison of a Festung needs, and how that stands."""
        row = next(row for row in self.table("festung", "Garrisons owed") if row[0] == name)
        return row[1], row[2]

    def add(self, side: SideId, nation: str, designation: str, kind: str, place: str) -> None:
        """Bring in one more unit."""
        values = UnitValues(side, nation, designation, kind, "XX", ("Army",), 2, hex=place)
        self.campaign.session.execute(ImportOrderOfBattle((values,)))
        unit = next(u.id for u in self.queries.units() if u.designation == designation)
        self.ids = {**self.ids, designation: unit}

    def fill_chart(self, *effects: str) -> None:
        """Fill in the chart of being out of supply."""
        self.campaign.session.execute(FillChart("out_of_supply", {"cells": [list(effects)]}))

    def declare(self, city: str = "Budapest", unit: str = "6 Gds", to: str = "0718") -> None:
        """A Soviet unit nears a city, and the roll declares it a Festung."""
        self.go_to(SOVIET, "movement")
        self.post("enter_hex", units=unit, to=to)
        self.post("festung_roll", units=unit, city=city, die=2)
