"""Telling: what the kernel knows becomes what the protocol says. Pure functions; nothing here waits or remembers."""
