"""Calculators: rules to ask by name, with a form for what they ask and the ruling beside it."""
