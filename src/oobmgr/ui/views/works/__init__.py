"""Pages of actions beside tables of the game: one for each heading that a game gives a page."""

from oobmgr.ui.views.works.screen import WorksScreen


class EngineersScreen(WorksScreen):
    """Movement of engineers, bridges and reinforcements beside what lies on the map."""

    page_key = "engineers"
    name = "Engineers, bridges"


class AirStrikesScreen(WorksScreen):
    """Air strikes and anti-aircraft fire beside air points and AA units."""

    page_key = "air_strikes"
    name = "Air strikes, AA"


__all__ = ["AirStrikesScreen", "EngineersScreen", "WorksScreen"]
