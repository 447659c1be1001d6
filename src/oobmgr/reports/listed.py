"""The reports there are, by name, and the one way of making each."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from oobmgr.campaign.report_rows import ReportMaterial
from oobmgr.reports.air_roster import air_roster
from oobmgr.reports.arrivals import arrivals
from oobmgr.reports.dead_pile import dead_pile
from oobmgr.reports.losses_by_turn import losses_by_turn
from oobmgr.reports.replacement_sheet import replacement_sheet
from oobmgr.reports.turn_sheet import turn_sheet
from oobmgr.rules.game import Game, Side
from oobmgr.rules.reporting import Report, Section

Sections = Callable[[ReportMaterial, Game, Side], tuple[Section, ...]]


@dataclass(frozen=True)
class ReportKind:
    """A report by its saved name; `sentence` says what it tells, `foot` how it is read.

    `needs` names what a `Game` must hand over for it, such as ``board``; empty where nothing.
    `plain` are sentence and foot in a game that has no `ReportRules`, where they differ.
    """

    name: str
    title: str
    sentence: str
    sections: Sections
    foot: str = ""
    needs: str = ""
    plain: tuple[str, str] | None = None


class ReportQueries(Protocol):
    """What reports ask of a campaign; its queries answer all of it."""

    @property
    def game(self) -> Game:
        """The game that is played."""
        ...

    def report_material(self, as_of: str | None = None) -> ReportMaterial:
        """What reports are made of, now or as of the end of a turn."""
        ...


REPORTS = (
    ReportKind(
        "turn-sheet",
        "Turn sheet",
        "What came in, what went out, what is due.",
        turn_sheet,
        "What was taken back within the turn is left out. Opening + in \N{MINUS SIGN} out = "
        "closing, as in the ledger.",
    ),
    ReportKind(
        "air-roster",
        "Air roster",
        "Groups by nation, type, box and base; what bases take and their damage.",
        air_roster,
        "May act: the capacity of a base less its hits. Groups at a base are those that may fly.",
        "reports",
    ),
    ReportKind(
        "replacement-sheet",
        "Replacement sheet",
        "Points by nation and kind, what brings them, what is owed, known prices.",
        replacement_sheet,
        "Pending points can be spent from a later turn on.",
        "reports",
    ),
    ReportKind(
        "dead-pile",
        "Dead pile",
        "Lost units and steps with their strength and what rebuilding costs.",
        dead_pile,
        "Both tables together are the steps of the dead pile. Your chart: the price is on the "
        "chart of special costs.",
        plain=("Lost units and steps.", "Both tables together are the steps of the dead pile."),
    ),
    ReportKind(
        "losses",
        "Losses by turn",
        "Steps and strength by nation and kind, turn by turn, with sums.",
        losses_by_turn,
        "Strength is what the ledger counts as lost; steps back were rebuilt or corrected.",
        plain=("Steps by nation, turn by turn, with sums.", "Steps back were taken back."),
    ),
    ReportKind(
        "arrivals",
        "Arrivals",
        "Units, air groups and points of the next three turns, and what changes by date.",
        arrivals,
        plain=("Units of the next three turns, and what changes by date.", ""),
    ),
)


def kinds_of(game: Game) -> tuple[ReportKind, ...]:
    """The reports that a game has."""
    kinds = (kind for kind in REPORTS if not kind.needs or getattr(game, kind.needs) is not None)
    return tuple(kinds) if game.reports else tuple(_plainly(kind) for kind in kinds)


def _plainly(kind: ReportKind) -> ReportKind:
    if kind.plain is None:
        return kind
    sentence, foot = kind.plain
    return replace(kind, sentence=sentence, foot=foot)


def made(kind: ReportKind, material: ReportMaterial, game: Game, side: Side) -> Report:
    """Make a report of a side; of one that is hidden, an empty one that says so."""
    seen = side.id not in material.unseen
    weather = _weather(material.sides[side.id].weather)
    hidden = "" if seen else f"The {side.name} sheets are hidden"
    state = ". ".join(part for part in (material.state, weather, hidden) if part)
    return Report(
        name=kind.name,
        title=kind.title,
        side=str(side.id),
        side_name=side.name,
        campaign=material.campaign,
        turn_label=material.turn.label,
        state=state,
        sections=kind.sections(material, game, side) if seen else (),
        foot=kind.foot if seen else "",
    )


def _weather(zones: Mapping[str, str]) -> str:
    """``Weather A clear, B mud``; once where it is the same everywhere."""
    kinds = set(zones.values())
    if len(kinds) == 1 and len(zones) > 1:
        return f"Weather {kinds.pop()} in all zones"
    words = ", ".join(f"{zone} {kind}" for zone, kind in zones.items())
    return f"Weather {words}" if words else ""


def reports_of(
    queries: ReportQueries,
    as_of: str | None = None,
    names: Sequence[str] = (),
    sides: Sequence[str] = (),
) -> tuple[Report, ...]:
    """Make reports of a campaign: those named, of the sides named; all where none is.

    Raises:
        BadInput: `as_of` is no turn, or none of those that were played.
    """
    game = queries.game
    material = queries.report_material(as_of)
    return tuple(
        made(kind, material, game, side)
        for kind in kinds_of(game)
        if not names or kind.name in names
        for side in game.sides
        if not sides or side.id in sides
    )
