"""Supply points and Resource Points: income, stock, prices, states, the surprise turn."""
