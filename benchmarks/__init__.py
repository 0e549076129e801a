"""How fast is Midway, and how fast are its peers? `make bench` or `python -m benchmarks` measures and tells."""
