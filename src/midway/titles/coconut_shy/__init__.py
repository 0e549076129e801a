"""Coconut Shy: throw at coconuts, win prizes, spoil the aim of others. The smallest complete title."""
