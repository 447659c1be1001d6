"""What a player does in the phases of this game, chapter by chapter.

Each plan raises `BadInput` where a unit that it names does not exist, an assault is not on, or the
morale that it has to read was never entered. Anything else that stands against it is a refusal of
the plan, so that the form can show it beside what would be written.
"""
