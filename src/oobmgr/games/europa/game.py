"""Revised Europa as the rest of the program sees it: one `Game`."""

from __future__ import annotations

from oobmgr.domain.accounts import STEP, Account, AccountName, Place, SideId
from oobmgr.games.europa import ENTRY
from oobmgr.games.europa.accounts import MOVEMENT_CASES, SURPRISE_POOL, limit_at, pool
from oobmgr.games.europa.actions.listed import ACTIONS
from oobmgr.games.europa.air.imported import AIR_GROUPS
from oobmgr.games.europa.calculators import CALCULATORS
from oobmgr.games.europa.opening import BARBAROSSA
from oobmgr.games.europa.options import OPTIONS
from oobmgr.games.europa.sequence import PHASES, phase_cases, player_turns, reminders
from oobmgr.games.europa.tables import CHAPTERS, cases, charts, tables
from oobmgr.games.europa.turns import CALENDAR
from oobmgr.games.europa.unit_words import UNIT_WORDS
from oobmgr.games.europa.words import (
    AIR_GROUP,
    AXIS,
    LOST_GOODS,
    REPLACEMENT_GOODS,
    REPLACEMENT_SIGNS,
    RESOURCE,
    SIDE_NAMES,
    SOVIET,
    SP,
    SP_SIGN,
)
from oobmgr.rules.bounds import HIGHEST_RATING
from oobmgr.rules.game import Game, Good, Side
from oobmgr.rules.later import Later, called_later
from oobmgr.rules.pools import Pool
from oobmgr.rules.unit_figures import UnitFigure
from oobmgr.rules.unit_words import RatingField

SIDES = (
    Side(
        AXIS,
        SIDE_NAMES[AXIS],
        "square",
        ("Germany", "Finland", "Hungary", "Italy", "Romania", "Slovakia", "Spain"),
    ),
    Side(SOVIET, SIDE_NAMES[SOVIET], "diamond", ("Soviet Union",)),
)


def _pools(side: SideId) -> tuple[Pool, ...]:
    return (
        Pool(pool(side), SP, "Supply points", limit_at(side), case="SP-01"),
        # "Axis Re" was read as REs, and as a result of a bombardment.
        Pool(pool(side), RESOURCE, "Resource Points", spread=True, sign="Res Pts"),
    )


def _replacement_pools(side: SideId) -> tuple[Pool, ...]:
    """The replacement points of all nations of a side, shown while there are any."""
    nations = next(one.nations for one in SIDES if one.id == side)
    return tuple(
        Pool(
            pool(side),
            good,
            f"{SIDE_NAMES[side]} {kind}",
            spread=True,
            passing=True,
            places=nations,
        )
        for kind, good in REPLACEMENT_GOODS.items()
    )


_OF_REPLACEMENTS = frozenset({Place.RAISED, Place.INCOME, Place.LOST})


def _account_name(account: Account) -> AccountName | None:
    """The accounts of air groups and of losses, whose names only the game can read."""
    # Only a ledger needs the names; a campaign opens without what they are made of.
    if account.place is Place.BOX:
        from oobmgr.games.europa.air.held import group_account_name

        return group_account_name(account)
    if account.place not in _OF_REPLACEMENTS:
        return None
    from oobmgr.games.europa.replacements.losses import account_name

    return account_name(account)


EUROPA = Game(
    entry=ENTRY,
    sides=SIDES,
    calendar=CALENDAR,
    phases=PHASES,
    goods=(
        Good(SP, "Supply points", SP_SIGN),
        Good(RESOURCE, "Resource Points", "Re"),
        Good(STEP, "Steps", "steps"),
        Good(AIR_GROUP, "Air groups", "groups"),
        *(
            Good(good, f"{kind.capitalize()} points", REPLACEMENT_SIGNS[kind])
            for kind, good in REPLACEMENT_GOODS.items()
        ),
        *(
            Good(good, f"{kind.capitalize()} strength lost", f"{REPLACEMENT_SIGNS[kind]} lost")
            for kind, good in LOST_GOODS.items()
        ),
    ),
    pools=(
        *_pools(AXIS),
        Pool(SURPRISE_POOL, SP, "Surprise turn", passing=True, short="Surprise"),
        *_pools(SOVIET),
        *_replacement_pools(AXIS),
        *_replacement_pools(SOVIET),
    ),
    ratings=(
        RatingField("attack", "Attack", summed=True, likely=HIGHEST_RATING),
        RatingField("defense", "Defense", merges=True, summed=True, likely=HIGHEST_RATING),
        RatingField("move", "Movement", likely=HIGHEST_RATING),
    ),
    options=OPTIONS,
    scenarios=(BARBAROSSA,),
    calculators=CALCULATORS,
    actions=ACTIONS,
    cases=cases,
    tables=tables,
    player_turns=player_turns,
    reminders=reminders,
    checks=Later("oobmgr.games.europa.forgotten.listed:CHECKS"),
    closings=Later("oobmgr.games.europa.closing:CLOSINGS"),
    chapters=CHAPTERS,
    unit_figure=UnitFigure(
        title="Activation",
        together="Activation, exact",
        sign=SP_SIGN,
        note="To activate it now",
        of=called_later("oobmgr.games.europa.unit_class:activation"),
        # Neither the nation nor the ratings: a class has one price, whoever it is.
        alike=lambda unit: (unit.type, unit.size, unit.traits.get("cm", ""), unit.reduced),
        nothing="free",
        by_type=True,
        heading=called_later("oobmgr.games.europa.unit_class:to_move"),
    ),
    phase_notes=called_later("oobmgr.games.europa.screens.phase_notes:phase_notes"),
    sheet_form=called_later("oobmgr.games.europa.screens.roster_form:roster_form"),
    unit_words=UNIT_WORDS,
    weather=called_later("oobmgr.games.europa.actions.supply.weather:weather"),
    fact_kinds=Later("oobmgr.games.europa.fact_words:FACT_KINDS"),
    record_kinds=(AIR_GROUPS,),
    charts=charts,
    questions=Later("oobmgr.games.europa.questions:QUESTIONS"),
    screens={
        "turn": "GEN-02 SOP-01 SP-01 INT-01 INT-04..06 INT-08",
        "order_of_battle": "SUP-06",
        "ledger": "GEN-08 SP-01 RES-13",
        "stacks": "STK-01",
        "on_map": "RES-06 RES-07 RAIL-08 RAIL-11",
        "charts": "GEN-07",
        "options": "GEN-01",
        "house_rules": "GEN-06",
    },
    step_changes=called_later("oobmgr.games.europa.replacements.losses:step_changes"),
    account_name=_account_name,
    movement_cases=MOVEMENT_CASES,
    phase_cases=phase_cases,
    on_map=called_later("oobmgr.games.europa.on_map:on_map"),
    stacks=called_later("oobmgr.games.europa.movement.stacks:stacks"),
    unit_marks=called_later("oobmgr.games.europa.screens.unit_marks:unit_marks"),
    mark_words=Later("oobmgr.games.europa.screens.unit_marks:MARK_WORDS"),
    mark_ways=Later("oobmgr.games.europa.supply.marks:MARK_WAYS"),
    reports=Later("oobmgr.games.europa.report_list:REPORTS"),
)
