"""The components that screens are made of, one file each.

They show frozen rows and hold no rules and no arithmetic: what they print was worked out elsewhere.
"""
