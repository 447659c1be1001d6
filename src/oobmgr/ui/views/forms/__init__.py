"""Forms made from the description of inputs, and what stands beside them: for turn and calculators.

Nothing is imported here: a page loads only the parts that it shows.
"""
