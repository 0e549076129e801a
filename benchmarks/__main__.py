"""The door of `python -m benchmarks`; the work is in run.py."""

import sys

from benchmarks.run import main

sys.exit(main())
