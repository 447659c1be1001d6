"""Movement costs and allowances, stacking, streams, zones of control."""
