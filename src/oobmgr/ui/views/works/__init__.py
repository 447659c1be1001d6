"""Pages of actions beside tables of the game: one for each heading that a game gives a page."""

from oobmgr.ui.views.works.screen import WorksScreen


class EngineersScreen(WorksScreen):
    """Movement of engineers, bridges and reinforcements beside what lies on the map."""

    page_key = "engineers"
    name = "Engineers, bridges"


__all__ = ["EngineersScreen", "WorksScreen"]
