"""Movement: zones of control, administrative movement, overruns, exploitation, stacking."""
