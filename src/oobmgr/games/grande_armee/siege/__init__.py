"""Fortresses: how their garrisons defend, what they eat, and the trains inside them."""
