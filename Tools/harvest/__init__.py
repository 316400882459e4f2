"""The parts of `harvest_elements.py`, and the schema and checks that the generator shares with it."""
