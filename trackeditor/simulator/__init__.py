"""Races on compiled courses: rule sets, engine, drivers, logs, batch runs."""
