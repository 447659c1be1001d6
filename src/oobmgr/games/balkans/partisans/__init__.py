"""Partisans: their two sides and the note on the Combat Results Table."""
