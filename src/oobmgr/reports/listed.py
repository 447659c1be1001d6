"""The reports there are, by name, and the one way of making each."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace

from oobmgr.campaign.queries import Queries
from oobmgr.campaign.report_rows import ReportMaterial
from oobmgr.campaign.rows import UnitRow
from oobmgr.reports.roster_request import Chosen
from oobmgr.rules.game import Game, Side
from oobmgr.rules.later import loaded
from oobmgr.rules.reporting import Report, ReportEntry
from oobmgr.rules.unit_words import StepWords

# By module, as text: to list reports, none of them has to be loaded.
_HERE = "oobmgr.reports."


def _shared(steps: StepWords) -> tuple[ReportEntry, ...]:
    """The reports of every game; one of the same name in its own list takes the place of one."""
    return (*_of_turns(steps), *_of_places(steps), *_of_formations(steps))


def _of_turns(steps: StepWords) -> tuple[ReportEntry, ...]:
    return (
        ReportEntry(
            "turn-sheet",
            "Turn sheet",
            "What came in, what went out, what is due.",
            _HERE + "turn_sheet:turn_sheet",
            "What was taken back within the turn is left out. Opening + in \N{MINUS SIGN} out = "
            "closing, as in the ledger.",
        ),
        ReportEntry(
            "dead-pile",
            "Dead pile",
            f"Lost units and {steps.several}.",
            _HERE + "dead_pile:dead_pile",
            f"The two tables together make up the {steps.several} of the dead pile.",
        ),
        ReportEntry(
            "losses",
            "Losses by turn",
            f"{steps.title} by nation, turn by turn, with sums.",
            _HERE + "losses_by_turn:losses_by_turn",
            f"{steps.title} back were taken back.",
        ),
        ReportEntry(
            "arrivals",
            "Arrivals",
            "Units of the next three turns, and what changes by date.",
            _HERE + "arrivals:arrivals",
        ),
        ReportEntry(
            "ledger",
            "Ledger",
            "Every movement of what is counted, the latest turn first.",
            _HERE + "ledger_sheet:ledger_sheet",
            by_name=True,
        ),
    )


def _of_places(steps: StepWords) -> tuple[ReportEntry, ...]:
    return (
        ReportEntry(
            "set-up",
            "Set-up sheet",
            "What is in which hex, box or pool, hex by hex, and what arrives soon.",
            _HERE + "set_up:set_up_sheet",
            f"Tick off what is in place. {steps.title} are those that are left.",
            of_units=True,
            by_name=True,
        ),
        ReportEntry(
            "pack-up",
            "Pack-up sheet",
            "Which counters go into which tray, and from where, by formation.",
            _HERE + "set_up:pack_up_sheet",
            f"Tick off what is in its tray. {steps.title} are those that are left.",
            of_units=True,
            by_name=True,
        ),
    )


def _of_formations(steps: StepWords) -> tuple[ReportEntry, ...]:
    return (
        ReportEntry(
            "organisation",
            "Organisation chart",
            "Formations from the top down, each with its units.",
            _HERE + "organisation:organisation_chart",
            (
                f"{steps.title} left and {steps.several} in all are shown beside a unit that has "
                "lost some."
            ),
            of_units=True,
            by_name=True,
        ),
        ReportEntry(
            "boxes",
            "Counter boxes",
            "A counter-sized box for each unit, to put its counter on.",
            _HERE + "unit_sheets:counter_boxes",
            of_units=True,
            by_name=True,
        ),
        ReportEntry(
            "cards",
            "Unit cards",
            f"A card for each unit with its {steps.several}, to cut out.",
            _HERE + "unit_sheets:unit_cards",
            f"Strike a box for each {steps.one} lost; write on the dotted line.",
            of_units=True,
            by_name=True,
        ),
    )


def kinds_of(game: Game) -> Sequence[ReportEntry]:
    """The reports that a game has: its own in their order, then the others of every game."""
    own = {kind.name for kind in game.reports}
    # A game whose units have strength points prints no word of steps under its sheets.
    shared = _shared(game.unit_words.step_words)
    return (*game.reports, *(kind for kind in shared if kind.name not in own))


def made(kind: ReportEntry, material: ReportMaterial, game: Game, side: Side) -> Report:
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
        # Nothing of a hidden side is even worked out.
        sections=loaded(kind.where)(material, game, side) if seen else (),
        foot=kind.foot if seen else "",
        since=_since(material.taken_back) if seen else "",
    )


def _since(taken_back: Sequence[int]) -> str:
    """``Taken back since: entries 12, 15.``; empty for nothing."""
    if not taken_back:
        return ""
    which = "entry" if len(taken_back) == 1 else "entries"
    return f"Taken back since: {which} {', '.join(map(str, taken_back))}."


def _weather(zones: Mapping[str, str]) -> str:
    """``Weather A clear, B mud``; once where it is the same everywhere."""
    kinds = set(zones.values())
    if len(kinds) == 1 and len(zones) > 1:
        return f"Weather {kinds.pop()} in all zones"
    words = ", ".join(f"{zone} {kind}" for zone, kind in zones.items())
    return f"Weather {words}" if words else ""


def narrowed(
    material: ReportMaterial, formations: Sequence[Chosen], units: Collection[int]
) -> ReportMaterial:
    """The same books with some units alone: those of formations, or those named; all of neither."""
    kept = keeping(formations, units)
    return (
        material if kept is None else replace(material, units=tuple(filter(kept, material.units)))
    )


def keeping(
    formations: Sequence[Chosen], units: Collection[int]
) -> Callable[[UnitRow], bool] | None:
    """Whether a unit is one of those named, or of the formations; None where all of them are."""
    if units:
        return lambda unit: unit.id in units
    if formations:
        return lambda unit: any(one.holds(unit.side, unit.path) for one in formations)
    return None


def reports_of(
    queries: Queries,
    as_of: str | None = None,
    names: Sequence[str] = (),
    sides: Sequence[str] = (),
    formations: Sequence[Chosen] = (),
    units: Collection[int] = (),
) -> tuple[Report, ...]:
    """Make reports of a campaign: those named, of the sides named; all where none is.

    Sheets that are made of units are of those named, or those in the formations, where there are
    some; a side that has none of what was chosen has no sheets then. All are those that sum up the
    books: lists of every unit are made where they are named.

    Raises:
        BadInput: `as_of` is not a turn, or not one that was played.
    """
    material = queries.report_material(as_of)
    game = material.game
    # Only for sheets of units: the sums of a report about a part of them would look like those of
    # all.
    fewer = narrowed(material, formations, units)
    sides = sides or _concerned(fewer, formations, units)
    return tuple(
        made(kind, fewer if kind.of_units else material, game, side)
        for kind in kinds_of(game)
        if (kind.name in names if names else not kind.by_name)
        for side in game.sides
        if not sides or side.id in sides
    )


def _concerned(
    chosen: ReportMaterial, formations: Sequence[Chosen], units: Collection[int]
) -> tuple[str, ...]:
    """The sides that a choice of units is about; none, which stands for all, without a choice."""
    if units:
        # A dictionary keeps their order, as a set would not.
        return tuple({str(unit.side): None for unit in chosen.units})
    return tuple({str(one.side): None for one in formations})
