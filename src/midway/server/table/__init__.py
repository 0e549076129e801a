"""One table: its events, what follows from them, and the live table that takes, keeps and tells them."""
