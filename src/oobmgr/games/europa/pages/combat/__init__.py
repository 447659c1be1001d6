"""The page "Combat": attacks, overruns and bombardments."""
