"""The actions about initiative and recovery, in the order in which a player meets them."""

from __future__ import annotations

from typing import Final

from oobmgr.domain.errors import Fault
from oobmgr.games.spark.actions.initiative import air_power, commitments, order, recovery
from oobmgr.games.spark.picking.by_hex import picking_by_hex
from oobmgr.games.spark.words import AIR_POWER, INITIATIVE, INITIATIVE_CHALLENGE, RECOVERY
from oobmgr.rules.actions import Action
from oobmgr.rules.books import PhaseId

_OPENING: Final[tuple[PhaseId, ...]] = (AIR_POWER, INITIATIVE)

_GROUP: Final = "Initiative"
_RECOVERY_GROUP: Final = "Recovery"

INITIATIVE_ACTIONS: tuple[Action, ...] = (
    Action(
        name="air_power",
        title="Air power",
        sentence="The air points of a player, secret till initiative is settled if he likes.",
        phases=_OPENING,
        inputs=air_power.AirPowerInputs,
        plan=air_power.plan_air_power,
        propose=air_power.propose_air_power,
        cases=("SP-AIR-01",),
        post_text="Enter air points",
        group=_GROUP,
        link="Enter air power",
    ),
    Action(
        name="commitments",
        title="Commitments",
        sentence="The assaults that a player commits to, and his fresh divisions.",
        phases=(INITIATIVE,),
        inputs=commitments.CommitmentsInputs,
        plan=commitments.plan_commitments,
        propose=commitments.propose_commitments,
        cases=("SP-INIT-03",),
        post_text="Enter commitment",
        group=_GROUP,
        link="Enter commitments",
        helpers=("spark.fresh_bonus_eligible",),
    ),
    Action(
        name="initial_player",
        title="Initial Player",
        sentence="Who has the initiative, for this Turn Section and the later ones of the day.",
        phases=(INITIATIVE,),
        inputs=order.InitiativeResultInputs,
        plan=order.plan_initiative,
        propose=order.propose_initiative,
        cases=("SP-INIT-03",),
        post_text="Set Initial Player",
        group=_GROUP,
        link="Set the Initial Player",
        helpers=("spark.initiative", "spark.impulses_in_a_row"),
    ),
    Action(
        name="challenge",
        title="Initiative Challenge",
        sentence="Whether the Second Player challenges, and what comes of it.",
        phases=(INITIATIVE_CHALLENGE,),
        inputs=order.ChallengeInputs,
        plan=order.plan_challenge,
        propose=order.propose_challenge,
        cases=("SP-INIT-15",),
        post_text="Enter challenge",
        group=_GROUP,
        link="Enter the challenge",
    ),
    Action(
        name="impulses",
        title="Impulses",
        sentence="Who plays this Turn Section, where your rulebook says otherwise; lulls.",
        phases=(INITIATIVE, INITIATIVE_CHALLENGE),
        inputs=order.ImpulsesInputs,
        plan=order.plan_impulses,
        propose=order.propose_impulses,
        cases=("SP-INIT-01",),
        post_text="Set impulses",
        group=_GROUP,
        link="Set the impulses",
    ),
    Action(
        name="recovery",
        title="Recovery",
        sentence="The markers that come off.",
        phases=RECOVERY,
        inputs=recovery.RecoveryInputs,
        plan=recovery.plan_recovery,
        propose=recovery.propose_recovery,
        cases=("SP-AIR-02",),
        offered=recovery.anything_to_recover,
        not_now=Fault("No unit is suppressed, disrupted or out of command.", case="SP-AIR-02"),
        post_text="Take markers off",
        group=_RECOVERY_GROUP,
        link="Take markers off",
        picking=picking_by_hex(
            recovery.WAYS, recovery.can_recover, "No unit is suppressed or disrupted."
        ),
    ),
)
