"""The page "Roster sheets": live sheets that are marked by key, click and row code."""
