"""The pages and windows in which rules act, by the names that the cases use for them."""

from __future__ import annotations

from collections.abc import Mapping

from oobmgr.ui.shell.commands import command_of
from oobmgr.ui.shell.pages import all_pages

WINDOWS = (
    "options",
    "house_rules",
    "charts",
    "count_in",
    "read_back",
    "on_map",
    "stacks",
    "passphrases",
    "hand_over",
)
"""Commands that open a window of their own in which rules act."""


def screens() -> Mapping[str, str]:
    """Every page and window by its key, with its title."""
    pages = {page.key: page.title for page in all_pages()}
    return pages | {name: command_of(name).text.rstrip("…") for name in WINDOWS}
