"""The forms of a described game, each made for a description: it offers what is there."""
