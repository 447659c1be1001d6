"""The Movement Phase: divisions, overruns, rail, stacking and set-up."""
