"""Revised Europa: Fire in the East and Scorched Earth."""
