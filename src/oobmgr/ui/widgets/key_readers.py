"""What a widget says of itself where it reads keys that are the window's elsewhere."""

from typing import Final

READS_LETTERS: Final = "reads_letters"
"""A property of widgets (true) that take letters for themselves."""
READS_DIGITS: Final = "reads_digits"
"""A property of widgets (true) that take digits for themselves, as a Roster Sheet does."""
