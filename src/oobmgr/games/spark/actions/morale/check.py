"""A morale check by hand: for whatever asks for one outside of a fire that is posted."""

from __future__ import annotations

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact
from oobmgr.domain.rulings import Ruling
from oobmgr.domain.values import dataclass
from oobmgr.games.spark.actions.picked import against, one_unit, units_told, unrolled
from oobmgr.games.spark.dice import die_told
from oobmgr.games.spark.morale.check import MoraleCode, codes_in_words
from oobmgr.games.spark.morale.effects import check_effects, check_of, pinned
from oobmgr.games.spark.picking.by_hex import LIVING
from oobmgr.games.spark.roster.losses import lose_steps
from oobmgr.games.spark.units.unit import SparkUnit
from oobmgr.games.spark.words import IMPULSE_PHASES, MOVEMENT
from oobmgr.rules.actions import ActionPlan, StepChange, action
from oobmgr.rules.books import Books
from oobmgr.rules.fields import flag_told
from oobmgr.rules.inputs import told


@dataclass(frozen=True)
class UnitMoraleInputs:
    """A unit that takes a morale check."""

    units: tuple[int, ...] = units_told("The unit that is checked.", "SP-MC-20")
    die: int | None = die_told(
        "The morale die; 0 counts as 10.", default=None, case="SP-MC-21", label="Morale die"
    )
    indirect_only: bool = flag_told(
        "Whether only indirect fire asked for the check.", "SP-MC-16", label="Indirect fire only"
    )
    # Asked, because a check by hand has no fire behind it that would tell its cause.
    zoc_fire: bool = flag_told(
        "Whether ZOC fire asked for it, while the unit moved.", "SP-MC-19", label="From ZOC fire"
    )
    headquarters: bool = flag_told(
        "Whether a German unit uses the morale of a better headquarters in its hex.",
        "SP-MC-12",
        default=True,
        label="Headquarters in its hex",
    )


@dataclass(frozen=True)
class UnitMorale:
    """What came of the check."""

    codes: tuple[MoraleCode, ...] = told("What the table gives the unit.")


@action(
    "SP-MC-20 SP-MC-01..06 SP-MC-11..12 SP-MC-15..19 SP-MC-21 SP-ROSTER-18 SP-SUR-14 SP-ZOC-20",
    phases=IMPULSE_PHASES,
    title="Morale check",
    post_text="Post the check",
    group="Assault",
    helpers=("spark.morale_check",),
    **LIVING.offering(units="is checked"),
)
def plan_morale_check(books: Books, inputs: UnitMoraleInputs) -> ActionPlan:
    """Check a unit's morale by hand; the checks of a posted fire are in it already."""
    # One at a time: each check has a die of its own.
    unit, unpicked = one_unit(books, inputs.units)
    refusals = (*unpicked, *unrolled(inputs.die))
    if unit is None or inputs.die is None:
        return ActionPlan.refused("Morale check", refusals)
    ruling = check_of(
        books,
        unit,
        inputs.die,
        indirect_only=inputs.indirect_only,
        use_headquarters=inputs.headquarters,
    )
    codes = ruling.result
    written = check_effects(books, ((unit, codes),))
    # Only once nothing is refused: a loss is worked out of the steps that the unit has.
    if MoraleCode.ELIMINATED in codes and not refusals:
        written += lose_steps(books, (StepChange(unit.state, 0),))
    return ActionPlan(
        f"{unit.name}: {codes_in_words(codes)}",
        f"Morale check with {inputs.die}.",
        Ruling(UnitMorale(codes), (*ruling.working, *written.working), ruling.notes),
        written.postings,
        facts=(*written.facts, *_stopped(books, unit, codes, inputs)),
        warnings=(*written.warnings, *_pinned(unit, codes, inputs), *_unfired(books, unit)),
        refusals=refusals,
    )


def _unfired(books: Books, unit: SparkUnit) -> tuple[Fault, ...]:
    """A question about a unit that nobody fires at: while one side moves, ZOC fire meets it."""
    if books.phase not in MOVEMENT or unit.state.side == books.side:
        return ()
    sentence = "belongs to the other side, which is not fired at in this phase."
    return (against(unit, sentence, "SP-MC-20", "Check that this is what you mean.").question(),)


def _stopped(
    books: Books, unit: SparkUnit, codes: tuple[MoraleCode, ...], inputs: UnitMoraleInputs
) -> tuple[Fact, ...]:
    """That it goes no farther than the hex in which the books have it (SP-MC-19)."""
    return pinned(books, ((unit, codes),), unit.state.hex) if inputs.zoc_fire else ()


def _pinned(
    unit: SparkUnit, codes: tuple[MoraleCode, ...], inputs: UnitMoraleInputs
) -> tuple[Fault, ...]:
    """ZOC fire that suppresses or disrupts ends a unit's move (SP-MC-19)."""
    laid = {MoraleCode.SUPPRESSED, MoraleCode.DISRUPTED} & set(codes)
    if not (inputs.zoc_fire and laid):
        return ()
    return (Fault("stays in its hex and spends no more MP.", unit.name, case="SP-MC-19"),)
