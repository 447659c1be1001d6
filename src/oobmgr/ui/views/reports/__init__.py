"""The page "Print": reports and roster sheets as they will be printed."""
