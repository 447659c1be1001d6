"""Rail lines that are broken, by partisans or by the centre of an Interdiction Zone."""

from collections.abc import Iterator

from oobmgr.domain.accounts import SideId
from oobmgr.domain.errors import Fault
from oobmgr.domain.rulings import Ruling, Step
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.air.zones import zone_at
from oobmgr.games.europa.hexes import place_asked
from oobmgr.games.europa.known_words import hexes
from oobmgr.games.europa.rail.breaks import (
    BreakCause,
    PartisanBreakInputs,
    RailBreak,
    break_facts,
    breaks,
    ending,
    partisan_break,
)
from oobmgr.games.europa.turns import CALENDAR
from oobmgr.games.europa.words import (
    AIR,
    INITIAL,
    MOVEMENT,
    SIDE_NAMES,
    SOVIET,
    enemy,
)
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.fields import (
    choice_told,
    die_told,
    flag_told,
    text_told,
)
from oobmgr.rules.nearest import folded
from oobmgr.rules.offered_words import offering


@dataclass(frozen=True)
class RailBreakInputs:
    """A rail line that is broken."""

    place: str = text_told("The hex.", "RAIL-10", label="Hex")
    cause: BreakCause = choice_told(
        "What breaks it.",
        "RAIL-10",
        BreakCause.PARTISANS,
        {"partisan": "partisans", "zone": "zone centre", "interdiction": "zone centre"},
        label="Cause",
    )
    die: int = die_told(
        "The die of the partisans.",
        "RAIL-10",
        names=("roll",),
        label="Die",
        when={"cause": (BreakCause.PARTISANS,)},
    )
    enemy: bool = flag_told(
        "Whether the other side breaks it.", "RAIL-11", label="By the other side?"
    )


@action(
    "RAIL-10..11",
    phases=(INITIAL, AIR, MOVEMENT),
    title="Break a rail line",
    tab="Rail breaks",
    group="Rail",
    offers=offering(place=hexes),
)
def plan_rail_break(books: Books, inputs: RailBreakInputs) -> ActionPlan:
    """Enter a break by partisans or by the centre of an Interdiction Zone."""
    partisans = inputs.cause is BreakCause.PARTISANS
    side = enemy(books.side) if inputs.enemy else books.side
    # Partisans are Soviet whoever enters them.
    placer = SOVIET if partisans else side
    # Who broke it decides when it goes: in the next Initial Phase of that side (RAIL-11).
    until = ending(books, placer)
    lines: list[Step] = []
    broken = True
    # The centre of a zone breaks the line without a roll (INT-05): only partisans roll (RAIL-10).
    if partisans and inputs.die:
        ruling = partisan_break(PartisanBreakInputs(inputs.die), books.tables)
        lines += ruling.working
        broken = ruling.result
    goes = f"{SIDE_NAMES[placer]} Initial Phase of {CALENDAR.label(until)}"
    if broken:
        label = f"It goes in the {SIDE_NAMES[placer]} Initial Phase"
        lines.append(Step(label, CALENDAR.label(until), case="RAIL-11"))
    else:
        lines.append(Step("Rail break", "none", case="RAIL-11"))
    one = RailBreak(inputs.place.strip(), inputs.cause, placer, books.turn, until)
    refusals = tuple(_refusals(books, inputs))
    where = inputs.place or "?"
    return ActionPlan(
        "Rail line broken" if broken else "Rail line holds",
        f"{where}: a rail break until the {goes}." if broken else f"{where}: no rail break.",
        Ruling(broken, tuple(lines)),
        facts=break_facts(books, one) if broken and not refusals else (),
        warnings=tuple(_asked(books, inputs, side)),
        refusals=refusals,
    )


def _asked(books: Books, inputs: RailBreakInputs, side: SideId) -> Iterator[Fault]:
    """Tells of an unknown place, and of a zone centre where the books know of no zone (RAIL-10)."""
    yield from place_asked(books, inputs.place, "place", "RAIL-10")
    if (
        inputs.place.strip()
        and inputs.cause is BreakCause.ZONE
        and zone_at(books, side, inputs.place) is None
    ):
        # Told and not asked: zones may lie on the map without having been entered.
        sentence = f"No {SIDE_NAMES[side]} Interdiction Zone is there, according to the books."
        advice = "A mission that places one on a rail hex breaks the line."
        yield Fault(sentence, "place", inputs.place, advice, "RAIL-10")


def _refusals(books: Books, inputs: RailBreakInputs) -> Iterator[Fault]:
    # Without a place nothing more can be said.
    if not inputs.place.strip():
        yield Fault("is missing.", "place", advice="Enter the hex.", case="RAIL-10", missing=True)
        return
    if inputs.cause is BreakCause.PARTISANS and not inputs.die:
        yield Fault("is missing.", "die", "0", "Roll a die and enter it.", "RAIL-10", missing=True)
    places = {folded(one.place) for one in breaks(books)}
    if folded(inputs.place) in places:
        advice = "Each attack has another target."
        yield Fault("There is a rail break already.", "place", inputs.place, advice, "RAIL-10")
