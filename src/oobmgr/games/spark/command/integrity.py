"""Unit Integrity: no foreign formation between two units of a Soviet formation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.rules.calculators import calculator
from oobmgr.rules.fields import list_told
from oobmgr.rules.inputs import told
from oobmgr.rules.nearest import folded
from oobmgr.rules.tables import Tables

_EXEMPT: Final = frozenset(
    {"indep", "independent", "independents", "bridging", "pontoon", "balloon", "none", ""}
)
"""Words for units that belong to no formation that has to keep together (SP-CMD-03)."""


def _read_line(raw: Any) -> tuple[tuple[str, ...], ...]:  # noqa: ANN401 - JSON
    if not isinstance(raw, list | tuple):
        raise ValueError("must be a list of hexes, each a list of formations.")  # noqa: TRY004
    return tuple(_read_hex(entry) for entry in raw)


def _read_hex(raw: Any) -> tuple[str, ...]:  # noqa: ANN401 - JSON
    given = [raw] if isinstance(raw, str | int) else raw
    if not isinstance(given, list | tuple):
        raise ValueError("must name formations, hex by hex.")  # noqa: TRY004 - as in the reader
    return tuple(_read_name(name) for name in given)


def _read_name(raw: Any) -> str:  # noqa: ANN401 - JSON
    """The name of a formation, which may be a bare number such as 136."""
    if isinstance(raw, bool) or not isinstance(raw, str | int):
        raise ValueError("must name formations, hex by hex.")  # noqa: TRY004 - as in the reader
    return str(raw).strip()


@dataclass(frozen=True)
class UnitIntegrityInputs:
    """A line of neighbouring hexes with the formations of the units in each."""

    line: tuple[tuple[str, ...], ...] = told(
        "The formations in each hex, from one end of the line to the other.",
        read=_read_line,
        names=("hexes",),
        case="SP-CMD-04",
        label="Formations by hex",
    )
    exempt: tuple[str, ...] = list_told(
        "Names in it that are independent, bridging units or balloons.",
        "SP-CMD-03",
        names=("independent",),
        label="Exempt names",
    )


@dataclass(frozen=True)
class UnitIntegrity:
    """Whether all formations keep together, and which do not."""

    ok: bool = told("Whether all keep together.")
    broken: tuple[str, ...] = told("The formations that do not.")


@calculator("SP-CMD-02..04", title="Unit Integrity", also="SP-STACK-03")
def unit_integrity(inputs: UnitIntegrityInputs, _: Tables) -> Ruling[UnitIntegrity]:
    """Which Soviet formations along a line of hexes have strangers between their units.

    Raises:
        BadInput: One that is named as exempt is not in the line.
    """
    there = {folded(name) for names in inputs.line for name in names}
    strange = [name for name in inputs.exempt if folded(name) not in there]
    if strange:
        sentence = "is in no hex of the line."
        advice = "Name it as it is written there."
        raise BadInput(Fault(sentence, "exempt", strange[0], advice, "SP-CMD-03"))
    exempt = _EXEMPT | {folded(name) for name in inputs.exempt}
    bound = [
        # Whoever belongs to no formation neither has to keep together nor stands between others.
        {folded(name): name for name in names if folded(name) not in exempt}
        for names in inputs.line
    ]
    # As it was written first, however it is written later.
    names = {key: name for here in reversed(bound) for key, name in here.items()}
    order = dict.fromkeys(key for here in bound for key in here)
    between = {key: _between(bound, key) for key in order}
    broken = tuple(names[key] for key in order if between[key])
    lines = tuple(_line(names, key, between[key]) for key in order)
    ok = not broken
    text = counted(len(inputs.line), "hex", "hexes")
    result = Step("Unit Integrity kept", ok, text, "SP-CMD-04", StepKind.RESULT)
    return Ruling(UnitIntegrity(ok, broken), (*lines, result))


def _between(bound: Sequence[dict[str, str]], key: str) -> tuple[int, str] | None:
    """Where a foreign formation stands between two units of this one: hex from 1, and its key."""
    held = [at for at, here in enumerate(bound) if key in here]
    # Neighbours have nothing between them.
    if not held or held[-1] - held[0] <= 1:
        return None
    for at in range(held[0] + 1, held[-1]):
        foreign = next((other for other in bound[at] if other != key), None)
        if foreign is not None:
            return at + 1, foreign
    return None


def _line(names: dict[str, str], key: str, found: tuple[int, str] | None) -> Step:
    if found is None:
        return Step(names[key], "keeps together", case="SP-CMD-02")
    at, other = found
    return Step(names[key], "broken", f"{names[other]} between its units in hex {at}", "SP-CMD-04")
