"""How deep random play goes: `python3 tools/test.py --nightly` plays far longer than each run."""

import os
from typing import Final

from hypothesis import Phase

UNSHRUNK: Final = (Phase.explicit, Phase.reuse, Phase.generate)
"""The phases of a property whose every example makes campaigns: minutes of shrinking tell less than
the rows that failed, which are few and told by their kind."""
NIGHTLY: Final = "OOBMGR_NIGHTLY"


def deep(usual: int, *, nightly: int) -> int:
    """How many histories or steps, in this run."""
    return nightly if os.environ.get(NIGHTLY) else usual
