watch-title = Tables to watch
watch-none = Nobody plays openly just now.
watch-free = free seat
