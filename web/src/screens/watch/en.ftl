watch-title = Tables to watch
watch-none = Nobody plays openly just now.
watch-free = free seat
watch-file = A match file
watch-file-text = Every finished match can be saved as a file. Open one to watch it again, or to go on where it was left.
watch-file-open = Open a file
watch-file-drop = or drop it here
watch-file-bad = That is no match file that can be opened here: { $why }
