"""What every title owes, as functions that give a list of complaints: empty means it is kept.

Nothing here names a title, a card, a bot or a kind of question: all are found. The tests in tests/conformance
call these functions for all there is, and tests/conformance/test_planted_faults.py shows that each one bites.
"""
