"""The tables of a campaign file: the journal, and what is projected from it."""
