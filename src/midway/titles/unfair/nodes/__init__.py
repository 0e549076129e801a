"""The words cards of this title use, each beside what it does."""

from midway.titles import import_siblings

import_siblings(__name__, __file__)
