"""Reinforcements and their activation."""
