"""How a case is written beside what rests on it: as the rulebook numbers it, else by its id."""

from oobmgr.rules.loading import loaded_games


def chapter_of(case_id: str) -> str:
    """The letters before a case's number, by which a game names its chapters: ``AB-AIR``."""
    # Only the last part is the number: chapters of some games have a hyphen themselves.
    return case_id.rpartition("-")[0]


def shown_case(case_id: str) -> str:
    """A case as chips and sheets write it: ``13.10.5``, or ``INC 12`` without a number.

    Anything that is not the id of a case comes back as it is, so that a shown case stays one.
    """
    # A case is shown beside something that a game decided, so that game is loaded by now.
    chapter = chapter_of(case_id)
    for game in loaded_games():
        # By chapter first: the catalogue of a game is read from files when it is first looked into.
        found = game.cases().get(case_id) if chapter in game.chapters else None
        if found is not None:
            return found.number or case_id.replace("-", " ")
    return case_id
