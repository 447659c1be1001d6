"""What ends by itself with a phase or an impulse, each as one entry with what came off."""

from __future__ import annotations

from typing import Final

from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step
from oobmgr.games.spark.actions.initiative.air_power import reveal_air_power
from oobmgr.games.spark.assaults import recorded_hexes, records_cleared
from oobmgr.games.spark.initiative.fresh import note_fought
from oobmgr.games.spark.sequence import part_of
from oobmgr.games.spark.units.markers import set_marker
from oobmgr.games.spark.units.unit import units_of
from oobmgr.games.spark.words import COMBAT, IMPULSES, MOVEMENT, Marker
from oobmgr.rules.actions import ActionPlan
from oobmgr.rules.books import Books
from oobmgr.rules.closings import closing, closings_of

# The markers of one impulse: its name, what several are called, the case that ends it.
_OF_AN_IMPULSE: Final = {
    Marker.ASSAULT: ("Assault Marker", "Assault Markers", "SP-CMB-08"),
    Marker.INVOLVED: ("unit involved in an assault", "units involved in assaults", "SP-CMB-08"),
    Marker.PARTICIPATED: ("participant of an assault", "participants of assaults", "SP-CMB-08"),
    Marker.CALLED_OFF: ("assault called off", "assaults called off", "SP-CMB-08"),
    Marker.MUST_RETREAT: ("retreat not made", "retreats not made", "SP-MC-17"),
    Marker.MAY_WITHDRAW: ("withdrawal not taken", "withdrawals not taken", "SP-MC-16"),
    Marker.CROSSED_STREAM: ("stream crossing", "stream crossings", "SP-TCE-59"),
    Marker.FIRED: ("unit that fired", "units that fired", "SP-ROSTER-17"),
}
_IN_ASSAULTS: Final = (Marker.INVOLVED, Marker.PARTICIPATED)


@closing("SP-ROSTER-17", title="Fires of the Movement Phase over", phases=MOVEMENT)
def forget_fires(books: Books) -> ActionPlan | None:
    """What was fired while the enemy moved comes off the units (SP-ROSTER-17)."""
    # ZOC fire binds a unit for its phase alone: in the Combat Phase it has either kind again
    # (SP-ZOC-17).
    return _taken_off(books, "End of the Movement Phase", (Marker.FIRED,))


@closing("SP-SUR-12", title="Assaults closed", phases=COMBAT)
def close_assaults(books: Books) -> ActionPlan | None:
    """What is kept of assaults goes with the Combat Phase, and surprise with it (SP-SUR-12)."""
    hexes = recorded_hexes(books)
    if not hexes:
        return None
    named = ", ".join(hexes)
    return ActionPlan(
        "End of the assaults",
        f"Assaults on {named} are closed.",
        Ruling(len(hexes), (Step("Assaults", len(hexes), named, "SP-SUR-12"),)),
        facts=records_cleared(books),
    )


@closing("SP-CMB-08 SP-TCE-59 SP-ROSTER-17", title="Markers of the impulse off")
def close_impulse(books: Books) -> ActionPlan | None:
    """What ends with the present impulse; None where nothing does."""
    if part_of(books.phase) not in IMPULSES:
        return None
    # What was fired in the Movement Phase comes off with that phase, even if both end at once.
    left_out = {Marker.FIRED} if books.phase in MOVEMENT else set[Marker]()
    markers = tuple(marker for marker in _OF_AN_IMPULSE if marker not in left_out)
    return _taken_off(books, "End of the impulse", markers)


def _taken_off(books: Books, title: str, markers: tuple[Marker, ...]) -> ActionPlan | None:
    units = [unit for unit in units_of(books) if any(marker in unit.markers for marker in markers)]
    if not units:
        return None
    lines = []
    for marker in markers:
        if names := [unit.name for unit in units if marker in unit.markers]:
            one, many, case = _OF_AN_IMPULSE[marker]
            lines.append(Step(counted(len(names), one, many), None, ", ".join(names), case))
    # Read before the markers go, for whoever fought today is not fresh any more (SP-INIT-06).
    fought = tuple(unit.state for unit in units if any(one in unit.markers for one in _IN_ASSAULTS))
    words = "; ".join(line.label for line in lines)
    pairs = ((unit.id, marker) for unit in units for marker in markers)
    taken = (fact for unit, marker in pairs for fact in set_marker(books, unit, marker, None))
    return ActionPlan(
        f"{title}: {words} off",
        "",
        Ruling(len(units), tuple(lines)),
        facts=(*taken, *note_fought(books, fought)),
    )


CLOSINGS = closings_of(reveal_air_power, forget_fires, close_assaults, close_impulse)
