"""Zones of the classic game: boards with numbered road ends, and stages over them as legs."""
