"""Only kinds of warnings that a game gives can be silenced, and what was silenced can be undone."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from pathlib import Path

import pytest

from oobmgr.campaign.commands import Silence
from oobmgr.campaign.file import Campaign
from oobmgr.domain.errors import BadInput
from oobmgr.games.europa.forgotten import listed
from oobmgr.known_games import game
from tests.unit.campaign.trial_books import fresh


@pytest.fixture
def campaign(tmp_path: Path) -> Iterator[Campaign]:
    with fresh(tmp_path) as made:
        yield made


def test_the_game_names_every_kind_that_it_gives() -> None:
    folder = Path(inspect.getfile(listed)).parent
    sources = [path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.py"))]
    nodes = [node for source in sources for node in ast.walk(ast.parse(source))]
    looks = [node for node in nodes if isinstance(node, ast.FunctionDef)]
    given = [look.name for look in looks if any(map(_is_check, look.decorator_list))]
    assert sorted(given) == sorted(game("europa").warning_kinds)


def _is_check(decorator: ast.expr) -> bool:
    return isinstance(decorator, ast.Call) and getattr(decorator.func, "id", "") == "check"


def test_a_kind_that_does_not_exist_is_refused_with_the_nearest(campaign: Campaign) -> None:
    for silent in (True, False):
        with pytest.raises(BadInput) as refused:
            campaign.session.execute(Silence("not_place", silent))
        assert refused.value.faults[0].message == "there is no kind of warning 'not_place'."
        assert refused.value.faults[0].advice == "Did you mean not_placed?"


def test_every_kind_can_be_silenced_and_shown_again(campaign: Campaign) -> None:
    for kind in game("europa").warning_kinds:
        campaign.session.execute(Silence(kind))
        campaign.session.execute(Silence(kind, silent=False))
    assert campaign.queries.check() == ()
