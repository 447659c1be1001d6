"""Supply states, isolation attrition, breakout."""
