"""The words the components of this title use."""

from midway.titles import import_siblings

import_siblings(__name__, __file__)
