"""What a widget says of itself where it reads keys that are the window's elsewhere."""

from typing import Final

READS_LETTERS: Final = "reads_letters"
"""A property of widgets that take letters for themselves: true, or the letters that begin one of
their choices. Others are the window's then, unless a word is being typed."""
READS_DIGITS: Final = "reads_digits"
"""A property of widgets (true) that take digits for themselves, as a Roster Sheet does."""
IN_PENCIL: Final = "in_pencil"
"""A property of a form (true) while something is entered and not posted: a digit that is typed in
it, even on a choice that takes none, is not meant for another page."""
