"""What a player says of one account that lies on the table."""

from oobmgr.campaign.commands import CountIn
from oobmgr.campaign.rows import CountableRow
from oobmgr.domain.accounts import GoodId, SideId
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.values import dataclass
from oobmgr.rules.scalars import read_whole
from oobmgr.ui.language import typed_number

Key = tuple[str, str, str, bool]


@dataclass(frozen=True, slots=True)
class CountLine:
    """An account, and what was counted there since the dialog opened, None where nothing was."""

    row: CountableRow
    counted: int | None = None


def key_of(row: CountableRow) -> Key:
    """What an account is known by."""
    return row.side, row.good, row.place, row.elsewhere


def read_count(row: CountableRow, counted: str, reason: str, place: str) -> CountIn:
    """The count-in that was typed.

    Raises:
        BadInput: no number was typed, or no place where one has to be named; each fault names its
            field, `counted` or `place`.
    """
    faults = []
    number = 0
    try:
        number = read_whole(typed_number(counted))
    except ValueError:
        # Both faults at once, so that the form shows them side by side.
        advice = "Enter the number on the table."
        faults.append(Fault("This is not a whole number.", "counted", counted, advice))
    # The row for places that the books do not know yet: only there has one to be typed.
    if row.elsewhere and not place:
        faults.append(Fault("Where are they?", "place", advice="Enter the place."))
    if faults:
        raise BadInput(*faults)
    where = place if row.elsewhere else row.place
    return CountIn(SideId(row.side), GoodId(row.good), number, reason, where)
