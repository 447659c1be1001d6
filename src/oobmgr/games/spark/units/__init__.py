"""A unit as this game reads it: class, ratings, boxes, markers."""
