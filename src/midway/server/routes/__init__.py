"""The routes: what is where under /api, and the socket of a table."""
