"""The tables of the politics page: victory points, the index, wars, peace, set-up corrections."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from oobmgr.domain.calendar import TurnCode
from oobmgr.games.grande_armee.actions.corrections import shown_number
from oobmgr.games.grande_armee.fact_kinds import PEACE, TURN_END, VP_LEVEL
from oobmgr.games.grande_armee.options import SCENARIO, chosen
from oobmgr.games.grande_armee.politics.landing import landing_forces
from oobmgr.games.grande_armee.politics.log import (
    AT_NUMBER,
    ENTRY,
    index_markers,
    levels,
    noted_events,
    open_levels,
    victory_causes,
    victory_points,
    wars,
)
from oobmgr.games.grande_armee.politics.ottoman import is_grace_turn, ottoman_war
from oobmgr.games.grande_armee.scenario.corrections import (
    Correction,
    corrections,
    is_made,
    is_settled,
    left_behind,
)
from oobmgr.games.grande_armee.turns import CALENDAR
from oobmgr.games.grande_armee.words import SIDE_NAMES
from oobmgr.rules.page_tables import SIDE_COLUMN, PageColumn, PageTable, TableRow
from oobmgr.rules.picked_units import names_of

if TYPE_CHECKING:
    from oobmgr.domain.accounts import SideId
    from oobmgr.rules.books import Books

_NO_CAUSE: Final = "without a cause"


def politics_tables(books: Books) -> tuple[PageTable, ...]:
    """Victory points, the Political Index, wars and peace, the corrections of the set-up."""
    return (
        _victory(books),
        _levels(books),
        _ends(books),
        _index(books),
        _events(books),
        _wars(books),
        _peace(books),
        _far_away(books),
        _corrections(books),
    )


def politics_report(
    books: Books, _side: SideId, _ahead: tuple[TurnCode, ...]
) -> tuple[PageTable, ...]:
    """The same on paper."""
    return politics_tables(books)


def _label(turn: object) -> str:
    return CALENDAR.label(TurnCode(str(turn)))


def _victory(books: Books) -> PageTable:
    causes = (
        TableRow((SIDE_NAMES[side], cause or _NO_CAUSE, f"{points:+d}"))
        for side, cause, points in sorted(victory_causes(books))
    )
    sums = (
        TableRow((name, "in all", str(victory_points(books, side))))
        for side, name in SIDE_NAMES.items()
    )
    return PageTable(
        "Victory points",
        (
            SIDE_COLUMN,
            PageColumn("Cause", "What the points were scored for."),
            PageColumn("VP", "The victory points."),
        ),
        (*causes, *sums),
        "",
        case="LGA-VP-01",
    )


def _levels(books: Books) -> PageTable:
    due = {cell.whole for cell in open_levels(books)}
    called = (
        TableRow(
            (f"{cell.whole} VP", cell.path.removeprefix("politics.levels.")),
            *_level_state(books, due, cell.whole),
        )
        for cell in levels(books.tables)
    )
    return PageTable(
        "Levels",
        (
            PageColumn("Level", "A level of French victory points."),
            PageColumn("Calls for", "What to do when it is reached."),
        ),
        tuple(called),
        "",
        case="LGA-POL-03",
    )


def _level_state(books: Books, due: set[int], level: int) -> tuple[str, bool]:
    # A level acts at once when it is reached, not at the end of the turn (22.32), so it presses.
    if level in due:
        return "due now", True
    turn = books.fact(VP_LEVEL, str(level), ENTRY)
    return (f"done, {_label(turn)}" if turn else "not reached"), False


def _ends(books: Books) -> PageTable:
    return PageTable(
        "Ends of turns",
        (
            PageColumn("Turn", "The turn that ended."),
            PageColumn("French VP", "The French victory points at its end."),
        ),
        tuple(_ends_of_turns(books)),
        "No turn is complete.",
        case="LGA-SCN-15",
    )


def _ends_of_turns(books: Books) -> Iterator[TableRow]:
    # Kept by turn: rules of 1813 look at the total of a complete turn, never at one within it
    # (19.5).
    for (turn, _), points in sorted(books.facts(TURN_END).items(), key=lambda one: one[0]):
        if points is not None:
            yield TableRow((_label(turn), str(points)))


def _index(books: Books) -> PageTable:
    rows = tuple(TableRow((power, str(box))) for power, box in index_markers(books).items())
    return PageTable(
        "Political Index",
        (
            PageColumn("Power", "The power of the marker."),
            PageColumn(
                "Box from the left",
                "The box of the index that its marker is in, counted from the left.",
            ),
        ),
        rows,
        "No marker is entered.",
        case="LGA-POL-01",
    )


def _events(books: Books) -> PageTable:
    rows = tuple(
        TableRow(
            (
                _label(event.turn),
                event.title,
                ", ".join(f"{power} {move:+d}" for power, move in event.moves.items()),
            )
        )
        for event in noted_events(books)
    )
    return PageTable(
        "Events",
        (
            PageColumn("Turn", "The turn of the event."),
            PageColumn("What happened", "The political event."),
            PageColumn("Moves", "The markers of the index that it moved, and how far."),
        ),
        rows,
        "Nothing has happened.",
        case="LGA-POL-04",
    )


def _wars(books: Books) -> PageTable:
    rows = tuple(
        TableRow(
            (war.name, _label(war.since), ", ".join(war.towns) or "none"),
            f"over, {_label(war.until)}" if war.until else "on",
        )
        for war in wars(books)
    )
    return PageTable(
        "Wars with France",
        (
            PageColumn("War", "Who is at war with France."),
            PageColumn("Since", "The turn in which the war began."),
            PageColumn("Taken by", "The towns that were taken in it."),
        ),
        rows,
        "No war is entered.",
        case="LGA-POL-02",
    )


def _peace(books: Books) -> PageTable:
    return PageTable(
        "Coerced peace",
        (
            PageColumn("Power", "Who was coerced."),
            PageColumn("Conditions", "The numbers of the conditions."),
            PageColumn("Provinces ceded", "The provinces that it had to cede."),
        ),
        tuple(_peace_rows(books)),
        "No power was coerced.",
        case="LGA-PEACE-01",
    )


def _peace_rows(books: Books) -> Iterator[TableRow]:
    for (key, _), value in sorted(books.facts(PEACE).items(), key=lambda one: one[0]):
        parts = AT_NUMBER.read(key)
        if not parts or not isinstance(value, dict):
            continue
        conditions, provinces = value["conditions"], value["provinces"]
        numbers = ", ".join(map(str, conditions)) if isinstance(conditions, list) else ""
        names = ", ".join(map(str, provinces)) if isinstance(provinces, list) else ""
        yield TableRow((parts[1], numbers, names or "none"), _label(parts[0]))


def _far_away(books: Books) -> PageTable:
    return PageTable(
        "The Ottoman war, British landings",
        (
            PageColumn("What", "The war, or the force that landed."),
            PageColumn("Since", "The turn in which it began, or landed."),
        ),
        (*_ottoman(books), *_landings(books)),
        "Neither is on.",
        case="LGA-OTT-01",
    )


def _ottoman(books: Books) -> Iterator[TableRow]:
    war = ottoman_war(books)
    if war is not None:
        since, bids = war
        # The lower of the two opening bids plays no part in how the war ends (29.25).
        words = f"War with the Ottoman Empire: it ends above {max(bids)}"
        state = "turn of grace" if is_grace_turn(books) else "minimum in Turkey"
        yield TableRow((words, _label(since)), state)


def _landings(books: Books) -> Iterator[TableRow]:
    for force in landing_forces(books):
        state = f"gone, {_label(force.left)}" if force.left else "on the map"
        yield TableRow((f"British force in {force.hex}", _label(force.landed)), state)


def _corrections(books: Books) -> PageTable:
    rows = tuple(
        TableRow((shown_number(one), one.words), *_correction_state(books, one), case=one.case)
        for one in corrections(books)
    )
    return PageTable(
        "Corrections of the set-up",
        (
            PageColumn("Number", "The number of the correction."),
            PageColumn("What is where", "What is where instead."),
        ),
        rows,
        "None for this scenario; the option on the scenario names it by its case.",
        detail=f"scenario {chosen(books.options, SCENARIO)}",
        case="LGA-SCN-13",
    )


def _correction_state(books: Books, correction: Correction) -> tuple[str, bool]:
    # Where units really stand goes before the players' tick: a tick may be a slip.
    left = left_behind(books, correction)
    if left:
        return f"{names_of(left)} elsewhere", True
    if is_made(books, correction):
        return "made", False
    return ("in place", False) if is_settled(books, correction) else ("open", True)
