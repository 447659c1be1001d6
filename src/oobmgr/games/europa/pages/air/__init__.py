"""The page "Air": groups in their boxes, moved and activated in pencil, posted together."""
