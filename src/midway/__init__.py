"""Midway: theme-park board games to play, score, study and extend."""
