"""What a player types for a number of the rules, and what would come of it."""

from oobmgr.campaign.rows import HouseRuleRow
from oobmgr.domain.errors import BadInput
from oobmgr.domain.values import dataclass
from oobmgr.rules.game import Game
from oobmgr.rules.tables import value_in_words, value_shown


@dataclass(frozen=True, slots=True)
class Wish:
    """A value that was typed: as it is saved, in words, or else what is wrong with it."""

    saved: str = ""
    words: str = ""
    fault: str = ""

    def changes(self, row: HouseRuleRow) -> bool:
        """Whether it can be posted and is not what holds anyway."""
        return not self.fault and self.saved != row.saved


def read_wish(text: str, row: HouseRuleRow, game: Game) -> Wish:
    """What was typed for the number of a row."""
    try:
        # Read as the books will read it, so that what is shown is what would be posted.
        cell = game.tables().with_overrides({row.path: text.strip()}).cell(row.path)
    except BadInput as error:
        return Wish(fault=error.faults[0].note())
    return Wish(value_shown(cell), value_in_words(cell))


def printed_words(row: HouseRuleRow) -> str:
    """The printed value with its unit."""
    return f"{row.printed} {row.unit}".strip()


def held_words(row: HouseRuleRow) -> str:
    """What holds of a number, in a sentence or two."""
    printed = f"The rules say {printed_words(row)}."
    if not row.overridden:
        return printed
    reason = f": {row.reason}" if row.reason else ""
    now = f"{row.now} {row.unit}".strip()
    return f"{printed} {now} since {row.turn_label}{reason}."
