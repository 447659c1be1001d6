"""Bridges: building and demolition."""
