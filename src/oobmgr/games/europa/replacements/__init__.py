"""Replacement points: what brings them, when they can be used, what they buy."""
