"""The tiny game as the rest of the program sees it."""

from oobmgr.domain.accounts import STEP
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.rulings import Ruling, Step
from oobmgr.rules.actions import ActionPlan
from oobmgr.rules.books import Options, TurnOrder
from oobmgr.rules.game import (
    Game,
    Good,
    Phase,
    PlayerTurn,
    Reminder,
    Scenario,
    Side,
    Variant,
)
from oobmgr.rules.later import Later
from oobmgr.rules.pools import Pool
from oobmgr.rules.tables import Tables
from oobmgr.rules.unit_words import RatingField
from tests.tiny_game import ENTRY
from tests.tiny_game.actions.listed import ACTIONS
from tests.tiny_game.calculators import CALCULATORS
from tests.tiny_game.example import replay, units
from tests.tiny_game.held import edit_faults
from tests.tiny_game.paper import sheet_form
from tests.tiny_game.rosters import ROSTER
from tests.tiny_game.tables import CALENDAR, FIRST_TURN, OPTIONS, cases, tables
from tests.tiny_game.words import (
    BLUE,
    CARTS,
    FACT_KINDS,
    FOOD,
    FORAGE,
    RED,
    SIDE_NAMES,
    STORES,
    UNIT_WORDS,
    store,
)


def _opening(_: Tables, variant: str, _options: Options) -> ActionPlan:
    return ActionPlan("Opening", "The books are opened.", Ruling(variant, (Step("Opened"),)))


def _starts(options: Options) -> TurnCode:
    """A turn later where it rains."""
    return CALENDAR.next(FIRST_TURN) if options["summer"] == "wet" else FIRST_TURN


def _player_turns(_: TurnCode, _options: Options, _order: TurnOrder) -> tuple[PlayerTurn, ...]:
    return tuple(PlayerTurn(side, (FORAGE,)) for side in SIDE_NAMES)


def _reminders(_: Tables) -> tuple[Reminder, ...]:
    return ()


TINY = Game(
    entry=ENTRY,
    sides=(Side(BLUE, "Blue", "square", ("Bluland",)), Side(RED, "Red", "diamond", ("Redland",))),
    calendar=CALENDAR,
    phases=(Phase(FORAGE, "Forage", "TG-02", "Fields are cut"),),
    goods=(Good(FOOD, "Food", "food"), Good(STEP, "Steps", "steps")),
    pools=tuple(Pool(store(side), FOOD, "Food") for side in SIDE_NAMES),
    ratings=(RatingField("strength", "Strength"), RatingField("move", "Move")),
    options=OPTIONS,
    scenarios=(
        Scenario(
            "summer",
            "One summer",
            "Blue and Red bring in their harvests.",
            (Variant("plain", "Plain", "As it is.", "TG-02"),),
            FIRST_TURN,
            _opening,
        ),
        Scenario(
            "example",
            "One field",
            "The example of the rules, with its units.",
            (Variant("plain", "Plain", "As it is.", "TG-02"),),
            FIRST_TURN,
            _opening,
            starts=_starts,
            units=units,
            replay=replay,
        ),
    ),
    calculators=CALCULATORS,
    actions=ACTIONS,
    cases=cases,
    tables=tables,
    player_turns=_player_turns,
    reminders=_reminders,
    closings=Later("tests.tiny_game.closing:CLOSINGS"),
    checks=Later("tests.tiny_game.checks:CHECKS"),
    chapters={"TG": "The whole game"},
    edit_faults=edit_faults,
    sheet_form=sheet_form,
    unit_words=UNIT_WORDS,
    fact_kinds=FACT_KINDS,
    record_kinds=(CARTS, STORES),
    questions=Later("tests.tiny_game.questions:QUESTIONS"),
    reports=Later("tests.tiny_game.sheets:REPORTS"),
    roster=ROSTER,
)
