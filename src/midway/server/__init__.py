"""The server: an authority for matches over the network, for browsers, bots and programs."""
