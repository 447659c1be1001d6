"""The words that units may bear; light, for the game lists them."""

from __future__ import annotations

from typing import Final

from oobmgr.games.grande_armee.march.markers import DEMORALIZED_WORD, Stage

MARK_WORDS: Final = (*map(str, Stage), DEMORALIZED_WORD)
