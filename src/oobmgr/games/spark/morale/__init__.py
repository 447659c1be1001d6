"""Morale checks, withdrawal and surprise at night."""
