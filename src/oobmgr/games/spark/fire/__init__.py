"""Fire combat: who may fire, columns and shifts, dice and results."""
