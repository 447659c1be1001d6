"""Battles, the leaders in them, and routs."""
