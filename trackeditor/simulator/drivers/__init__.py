"""Computer drivers: how they value a road and what they decide."""
