"""Tiles of the user's own: their list, and a form with a drawing that describes them."""
