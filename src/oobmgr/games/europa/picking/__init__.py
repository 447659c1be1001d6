"""Which units can be picked for an action, and at which price."""
