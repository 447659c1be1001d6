"""How deep random play goes: `python3 tools/test.py --nightly` plays far longer than each run."""

import os
from typing import Final

NIGHTLY: Final = "OOBMGR_NIGHTLY"


def deep(usual: int, *, nightly: int) -> int:
    """How many histories or steps, in this run."""
    return nightly if os.environ.get(NIGHTLY) else usual
