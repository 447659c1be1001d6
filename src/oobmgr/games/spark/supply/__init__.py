"""Ammunition of the armies, and units out of supply."""
