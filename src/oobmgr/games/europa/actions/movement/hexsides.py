"""Rivers between hexes, entered by the player for all that comes across them later."""

from collections.abc import Iterator

from oobmgr.domain.errors import Fault
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.frost import frozen_river
from oobmgr.games.europa.hexes import HEXES, is_beside
from oobmgr.games.europa.known_words import hexes
from oobmgr.games.europa.movement.hexsides import keep_river, known_river
from oobmgr.games.europa.movement.overruns import RIVER_ALIASES, River
from oobmgr.games.europa.words import EVERY_PHASE
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.fields import choice_told
from oobmgr.rules.nearest import folded
from oobmgr.rules.offered_words import offering

# What counts in Frost is worked out from the river: the map's river is entered, not the ice.
_ALIASES = {word: kind for word, kind in RIVER_ALIASES.items() if "frozen" not in word.split()}


@dataclass(frozen=True)
class HexsideInputs:
    """A hex, those beside it that lie across a river, and which river it is."""

    hex: str = HEXES.told("The hex, as units have it.", "TER-01", label="Hex")
    others: tuple[str, ...] = HEXES.list_told(
        "The hexes beside it that are across the river.", "TER-01", label="Across from"
    )
    river: River = choice_told(
        "The river as the map has it, frozen or not; none where there is no river.",
        "TER-01",
        River.MAJOR,
        _ALIASES,
        label="River",
    )


@action(
    "TER-01 MOV-05 OVR-04",
    phases=EVERY_PHASE,
    title="River between hexes",
    tab="River",
    group="Movement",
    offers=offering(hex=hexes, others=hexes),
)
def plan_hexside(books: Books, inputs: HexsideInputs) -> ActionPlan:
    """Note which rivers run along hexsides, for battles, overruns and moves across them."""
    words = "no river" if inputs.river is River.NONE else f"{inputs.river} river"
    # Each once, however often it was typed.
    others = tuple(dict.fromkeys(one.strip() for one in inputs.others if one.strip()))
    between = f"{inputs.hex.strip() or '?'} and {', '.join(others) or '?'}"
    return ActionPlan(
        f"Hexsides of {between}: {words}",
        f"Between {between} there is {'a ' if inputs.river is not River.NONE else ''}{words}.",
        Ruling(inputs.river, tuple(_lines(books, inputs, others))),
        facts=tuple(
            fact for one in others for fact in keep_river(books, inputs.hex, one, inputs.river)
        ),
        warnings=tuple(_others_told(books, inputs, others)),
        refusals=tuple(_faults(inputs, others)),
    )


def _lines(books: Books, inputs: HexsideInputs, others: tuple[str, ...]) -> Iterator[Step]:
    """What is entered, and what it counts as once it is frozen."""
    for other in others:
        yield Step(f"{inputs.hex.strip() or '?'} to {other}", str(inputs.river), case="TER-01")
    if inputs.river is not River.NONE:
        left = frozen_river(str(inputs.river), books.tables)
        # Told at once, so that nobody enters the ice in place of the river.
        yield Step("In Frost and Snow it counts as", left, case="MOV-05")
    yield Step("River", str(inputs.river), case="TER-01", kind=StepKind.RESULT)


def _others_told(books: Books, inputs: HexsideInputs, others: tuple[str, ...]) -> Iterator[Fault]:
    """What the books have of these hexsides now, and hexes whose numbers leave open if they touch.

    What was entered before has been looked at: only of a new hexside is it told.
    """
    for other in others:
        known = known_river(books, (inputs.hex,), (other,))
        if known is None and inputs.hex and is_beside(inputs.hex, other) is None:
            sentence = f"Their numbers do not show whether {inputs.hex} and {other} are adjacent."
            yield Fault(sentence, "others", other, "Check the map.", "TER-01")
        if known not in {None, inputs.river}:
            sentence = f"The books have {known} between {inputs.hex} and {other} so far."
            yield Fault(sentence, "river", str(inputs.river), "This replaces it.", "TER-01")


def _faults(inputs: HexsideInputs, others: tuple[str, ...]) -> Iterator[Fault]:
    if not inputs.hex.strip():
        yield Fault("is missing.", "hex", advice="Enter the hex.", case="TER-01", missing=True)
    if not others:
        advice = "Enter the hexes on the other bank."
        yield Fault("is missing.", "others", advice=advice, case="TER-01", missing=True)
    # A hex has no hexside with itself.
    if folded(inputs.hex) in map(folded, others):
        advice = "Leave it out."
        yield Fault("names the hex itself.", "others", inputs.hex.strip(), advice, "TER-01")
    for other in others:
        if folded(other) != folded(inputs.hex) and is_beside(inputs.hex, other) is False:
            sentence = f"{inputs.hex} and {other} are not adjacent: no hexside is between them."
            yield Fault(sentence, "others", other, "Enter hexes beside it.", "TER-01")
