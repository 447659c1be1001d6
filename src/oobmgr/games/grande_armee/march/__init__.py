"""Movement, weather, stacking and skirmishes."""
