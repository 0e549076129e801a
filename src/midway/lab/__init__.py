"""The lab: plays many matches and looks at what comes of them."""
