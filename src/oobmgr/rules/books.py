"""What the rules may read of a campaign: the books as they stand at one moment."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, NewType, Protocol

if TYPE_CHECKING:
    from oobmgr.domain.accounts import Account, GoodId, SideId
    from oobmgr.domain.calendar import TurnCode
    from oobmgr.domain.postings import JsonValue, Subject, UnitId
    from oobmgr.domain.units import UnitState
    from oobmgr.rules.tables import Tables

# They stand here, where all rules can import them without a circle.
PhaseId = NewType("PhaseId", str)
OptionValue = str | int | bool
Options = Mapping[str, OptionValue]
TurnOrder = Mapping[str, "JsonValue"]
"""What was entered about who plays when in a turn, where a game leaves that to its players."""
NO_ORDER: TurnOrder = MappingProxyType({})


# A protocol, for the rules know no database: a test gives them books made by hand.
class Books(Protocol):
    """What the rules may read of a campaign: a frozen look at one moment."""

    @property
    def turn(self) -> TurnCode:
        """The game turn that is being played."""
        ...

    @property
    def side(self) -> SideId:
        """The side whose player turn it is."""
        ...

    @property
    def phase(self) -> PhaseId:
        """The phase of that player turn."""
        ...

    @property
    def brings_units(self) -> bool:
        """Whether the scenario brings its units along, set up as they begin."""
        ...

    @property
    def variant(self) -> str:
        """The form of the scenario."""
        ...

    @property
    def options(self) -> Options:
        """The settings of the campaign's options."""
        ...

    @property
    def tables(self) -> Tables:
        """The game's tables with the campaign's house rules."""
        ...

    def balance(self, account: Account, good: GoodId) -> int:
        """What the account holds of the good."""
        ...

    def balances(self, good: GoodId) -> Mapping[Account, int]:
        """Every account except units that holds the good."""
        ...

    def fact(self, subject: Subject, key: str, field: str) -> JsonValue:
        """The present value of a fact; None where none was entered."""
        ...

    def facts(self, subject: Subject) -> Mapping[tuple[str, str], JsonValue]:
        """All facts about a subject: ``(key, field) -> value``."""
        ...

    def entered_now(self, subject: Subject, key: str, field: str) -> bool:
        """Whether the present value of a fact was entered in the phase that goes on."""
        ...

    def unit(self, unit_id: UnitId) -> UnitState:
        """One unit. Raises `BadInput` where there is none."""
        ...

    def units(self) -> tuple[UnitState, ...]:
        """All units of all sides that are alive or due."""
        ...
