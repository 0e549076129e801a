"""The nodes every title uses: sentences of cards, noun phrases, standing rules, and the flow of a game."""
