"""Losses in combat, retreats, and the change for losses above the requirement."""
