"""The actions of the game, in the order in which a turn meets them."""

from oobmgr.rules.action_list import ActionList

ACTIONS = ActionList(
    "oobmgr.games.grande_armee.actions",
    {
        "weather": "weather:plan_weather",
        "points": "points:plan_points",
        "corrections": "corrections:plan_corrections",
        "index_markers": "politics:plan_index_markers",
        "political_event": "politics:plan_political_event",
        "victory_points": "politics_victory:plan_victory_points",
        "peace_offer": "politics:plan_peace_offer",
        "french_town": "politics:plan_french_town",
        "peace": "politics_peace:plan_peace",
        "ottoman_war": "politics_peace:plan_ottoman_war",
        "ottoman_roll": "politics_peace:plan_ottoman_roll",
        "british_landing": "politics_peace:plan_british_landing",
        "income": "economy:plan_income",
        "land": "economy:plan_land",
        "build": "economy_building:plan_build",
        "replace": "economy_replacing:plan_replace",
        "retire": "economy_replacing:plan_retire",
        "spare_points": "economy:plan_spare_points",
        "build_depot": "depots:plan_build_depot",
        "supply_trains": "depots:plan_supply_trains",
        "forage": "forage:plan_forage",
        "supply_source": "depots:plan_supply_source",
        "town": "towns:plan_town",
        "secret_markers": "forage:plan_secret_markers",
    },
    phases="phases:PHASES",
)
