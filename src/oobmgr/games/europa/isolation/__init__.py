"""Isolation: attrition rolls and breakouts."""
