"""The pages of the window, named by their modules so that nothing here loads Qt."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from oobmgr.domain.values import dataclass

if TYPE_CHECKING:
    from oobmgr.rules.books import Books

WORKS_PAGE = "oobmgr.ui.views.works.screen:WorksScreen"
"""The page that needs no code: forms of some headings beside tables."""


@dataclass(frozen=True, slots=True)
class PageEntry:
    """A page in the list of pages: saved key, title, icon, its digit and where it is loaded from.

    A game lists its own; those that every game has stand in the shell. `where` names the class as
    ``module:name``, and is loaded when the page is first shown. Pages stand in the order of their
    digits; no two of a game have the same one. A page of every game may have another key instead.

    `context` tells whether the turn and the pools stand above it, `pools` that the pools do, for a
    page may have figures of its own in their place. `groups` are the headings of those actions of
    the Turn page that can be done here, too; `tables` names the question for the tables beside
    them, on a page without code of its own. `cases` are those that act on it as a whole, as
    `cases_in` reads them. `guide` is the part of the guide that tells of the page, as links of the
    guide name it: ``turn.md`` or ``turn.md#air-phase``. `also` are words for what is on it, by
    which it is found, too.
    """

    key: str
    title: str
    icon: str
    digit: str
    # As text, so that listing the pages of a game loads none of them.
    where: str = WORKS_PAGE
    context: bool = True
    pools: bool = True
    groups: tuple[str, ...] = ()
    tables: str = ""
    cases: str = ""
    guide: str = ""
    also: str = ""


@dataclass(frozen=True, slots=True)
class FormEntry:
    """A form of an action's own, where one built from the inputs would not do.

    `where` names, as ``module:name``, what makes it from the action, what it shows, the game and
    the places that the books know. `shown` reads what it shows of the books.
    """

    where: str
    shown: Callable[[Books], Any]
