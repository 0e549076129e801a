watch-title = За чем посмотреть
watch-none = Сейчас никто не играет открыто.
watch-free = свободное место
