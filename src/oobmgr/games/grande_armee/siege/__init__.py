"""Fortresses, sieges and attrition."""
