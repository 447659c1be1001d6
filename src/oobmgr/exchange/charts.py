"""A player's charts in a file of their own, for the next campaign: JSON that a person can read."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from oobmgr.campaign.targets import replacing
from oobmgr.domain.errors import BadInput, Fault, collecting
from oobmgr.rules.charts import ChartCopy, read_copy
from oobmgr.rules.game import Game
from oobmgr.rules.nearest import did_you_mean

_KIND: Final = "oobmgr charts"
_VERSION: Final = 1


def write_charts(target: Path, game: Game, copies: Mapping[str, ChartCopy]) -> None:
    """Write copies of charts by their ids, each with its title.

    Raises:
        BadInput: There is nothing to write, or the file cannot be written.
    """
    if not copies:
        raise BadInput(Fault("No chart is filled in yet.", advice="Fill one in first."))
    document = {
        _KIND: _VERSION,
        "game": game.id,
        "charts": {
            name: {"title": game.charts()[name].title, **copy.as_json()}
            for name, copy in copies.items()
        },
    }
    with replacing(target) as draft:
        # With the letters as they are: a person reads it, and may correct it by hand.
        text = json.dumps(document, ensure_ascii=False, indent=1)
        draft.write_text(f"{text}\n", encoding="utf-8")


def read_charts(source: Path, game: Game) -> Mapping[str, ChartCopy]:
    """The copies of a file by the ids of their charts.

    Raises:
        BadInput: Carries every fault of every chart; or the file cannot be read, is not a file of
            charts, or is of another game.
    """
    charts = game.charts()
    found: dict[str, ChartCopy] = {}
    faults: list[Fault] = []
    for name, raw in _entries(source, game).items():
        chart = charts.get(name)
        if chart is None:
            advice = did_you_mean(name, charts)
            faults.append(Fault(f"{game.name} has no chart {name!r}.", source.name, name, advice))
            continue
        with collecting(faults):
            found[name] = read_copy(chart, raw, game.calendar)
    if faults:
        raise BadInput(*faults)
    return found


def _entries(source: Path, game: Game) -> Mapping[str, Any]:
    document = _document(source)
    if not isinstance(document, Mapping) or document.get(_KIND) != _VERSION:
        advice = "Choose a file that this program wrote."
        raise BadInput(Fault("is not a file of charts.", str(source), advice=advice))
    if document.get("game") != game.id:
        other = str(document.get("game"))
        raise BadInput(Fault(f"holds charts of another game, not {game.name}.", str(source), other))
    charts = document.get("charts")
    if not isinstance(charts, Mapping) or not charts:
        raise BadInput(Fault("holds no chart.", str(source)))
    return charts


def _document(source: Path) -> object:
    try:
        return json.loads(source.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadInput(Fault(f"cannot be read: {error.strerror}.", str(source))) from None
    # Not JSON, not text, or brackets without end.
    except (ValueError, RecursionError):
        raise BadInput(Fault("is not a file of charts.", str(source))) from None
