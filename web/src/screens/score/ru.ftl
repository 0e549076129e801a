score-title = Итог
score-table = К столу
score-counting = Считаем очки
score-skip = Сразу итог
score-wins = { $who }: победа, отрыв { $n }
score-tied = { $who }: победа при равных очках
score-alone = { $who }: { $n }
score-shared = Первое место делят { $who }
score-tie = { $one } и { $other }: поровну, по { $n }. Решает показатель «{ $what }»: { $more } против { $less }.
score-tie-shared = { $one } и { $other } равны во всём и делят место.
score-rounds = { $n ->
    [one] { $n } раунд
    [few] { $n } раунда
   *[many] { $n } раундов
  }
score-given-up = закончили раньше
score-why = { $who }: откуда { $n }?
score-all = Очки
score-points = Очки
score-size = Размер объектов
score-rounds-title = После каждого раунда
score-rounds-note = Как подсчитали бы тогда, с открытыми картами. Раунд открывает повтор с этого места.
score-metric = Что показать
score-round = Раунд { $n }
score-gain = { $who }: +{ $n }, больше всех за один раунд.
score-loss = { $who }: потеря { $n }.
score-lead = { $who } выходит вперёд и уже не уступает.
score-wait = Появится, когда всё будет подсчитано.
score-seal = Честность случая проверена.
score-seal-text = Секрет тот самый, что был запечатан до первой карты.
score-seal-broken = Печать не сходится.
score-seal-broken-text = Секрет не тот, что был запечатан.
