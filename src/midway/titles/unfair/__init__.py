"""Unfair: build a theme park for the crowds, and spoil those of the others."""
