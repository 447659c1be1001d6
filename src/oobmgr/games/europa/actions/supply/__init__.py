"""The Initial Phase: supply, weather, Resource Points, and what is built with them."""
