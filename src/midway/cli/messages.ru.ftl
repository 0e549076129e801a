# То, что говорят команды, по-русски. Слова ядра в kernel/messages.ru.ftl, слова игр рядом с их meta.py.

## За столом

usual-names = Аня, Боря, Вера, Гриша, Даша, Егор, Женя, Зоя
play-sealed = Удача этой партии запечатана: { $commitment }…  Справка: ?
play-left = Вы встаёте из-за стола.
leave-unkept = Эта партия нигде не сохранится: «q ФАЙЛ» запишет её в файл, ещё одно «q» — уйти так.
play-saved = Партия записана в { $file }.
play-not-saved = Партию не удалось записать в { $file }: { $reason }.
prompt = { $seat }, { $span } или ? ▸
hand-over = За стол: { $seat }. Остальные отворачиваются; нажмите Enter.
heading-seats = за столом
heading-own = у вас: { $zone }
heading-log = недавно
heading-free = в любой момент:
heading-end = конец
heading-right = выборов: { $n }
hidden-cards = { $n ->
    [one] { $n } карта, которая вам не видна
    [few] { $n } карты, которые вам не видны
   *[other] { $n } карт, которые вам не видны
  }
first-seat = ★ первый ход
log-more = … ещё строк: { $n }, весь журнал: l
no-such-number = Ответы: { $words }.
option-at = { $option } ({ $place })
several-fit = Подходят { $words }. Введите что-то одно.
not-understood = «{ $line }» — не ответ и не команда. Справка: ?
why-what = Почему нельзя что? Например: w отразить.
why-you-may = Можно: { $n } — это «{ $option }».
no-card-called = Карты «{ $line }» нет.
more-cards = … и ещё { $n }.
why-learned-since = С тех пор кто-то что-то узнал. «u!» спросит всех, кого это касается.
why-others-acted = С тех пор ходил кто-то другой. «u!» спросит всех, кого это касается.
why-undo-off = За этим столом ходы не берут назад. «u!» спросит всех, кого это касается.
undo-granted = Возвращено.
undo-declined = Не все согласны, всё остаётся как есть.
undo-asked = { $seat }, можно ли вернуть последний выбор ({ $asker })? да/нет ▸
yes-words = да д y yes
help =
    число        выбрать этот ответ; можно и словами: «мишка»
    u, о         отменить последний выбор; u! спросит тех, кого это касается
    r, в         вернуть отменённое
    w СЛОВА      почему нельзя ...? «w отразить»
    c НАЗВАНИЕ   прочитать карту
    x, ч         чего стоит каждый парк и чем грозит атака
    x СЛОВА      откуда взялось число: «x доход», «x очки» или название карты
    hint         что ответил бы бот-планировщик (или «подсказка»)
    s            очки на сейчас
    l, ж         весь журнал
    t            показать стол ещё раз
    ru, en       говорить на другом языке
    q            уйти; «q ФАЙЛ» — записав партию в этот файл
explain-how = «x» и слово из этих или название карты — и будет видно, откуда взялось число.
explain-threat = Если не мешать, наверняка случится вот что:
explain-no-threat = Если не мешать, наверняка не изменится ничего.
explain-leaves = { $card } уходит: { $place }
explain-comes = { $card } попадает: { $place }
nothing-to-explain = «{ $line }» — здесь такого числа нет, и карты с числами тоже не видно; «x» покажет все числа.
score-total = всего
score-place = место
end-winners = { $n ->
    [one] Победа: { $names }!
   *[other] Победу делят { $names }!
  }
end-secret = Запечатанная тайна: { $secret }; её печать: { $commitment }…
and = {" и "}
yes = да
no = нет

## Команды

titles-players = игроков: от { $least } до { $most }
titles-how = Настройки выбирают так: --set ИМЯ=ЗНАЧЕНИЕ; в скобках то, что берётся, если ничего не сказано.
titles-usual = [{ $value }]
titles-several = { $values } · несколько из: { $words }
titles-open = { $values } · другие числа
simulate-packs = колоды
not-compiled = Здесь Midway работает на чистом Python, примерно в тридцать раз медленнее возможного; быстрый собирает `make compiled`.
simulate-bar = партии
simulate-title = игра
simulate-players = игроков
simulate-matches = партий
simulate-decisions = решений
simulate-seconds = секунд
simulate-matches-per-second = партий в секунду
simulate-decisions-per-second = решений в секунду
simulate-errors = ошибок
simulate-compiled = скомпилировано
simulate-digest = отпечаток
simulate-bot = бот
simulate-seed = зерно
simulate-options = настройки
simulate-winners-mean-score = очки победителей
simulate-seat = место { $n }, { $bot }
simulate-seat-did = побед { $wins } ({ $rate } %), в среднем очков { $score }, место { $place }
simulate-failed = { $title }: партия с зерном { $seed } сорвалась: { $error }
simulate-more-failed = … и ещё { $n }.
replay-head = { $title }: { $n ->
    [one] { $n } выбор
    [few] { $n } выбора
   *[other] { $n } выборов
  }
verify-commitment = Тайна подходит к печати { $commitment }.
verify-choices = Все выборы ({ $n }) возможны в этом порядке.
verify-contributions = Игроков, добавивших от себя к удаче: { $n }.
verify-script = Исходов введено вручную: { $n }; за них ручается тот, кто их ввёл.
verify-result = Они ведут к записанному результату: { $scores }.
verify-unfinished = Партию оставили до конца, поэтому результата в ней нет.
verify-wrong = { $file } не сходится: { $reason }.
pack-stars = Измерено: { $stars }.
pack-phrases = Обороты и число карт, где каждый встречается: { $phrases }.
pack-for-one-card = Обороты, которые нужны одной-единственной карте ({ $n }, допустимо не больше { $most }): { $phrases }.
pack-fine = С набором { $pack } всё в порядке: карт { $n }, с копиями { $copies }.
pack-played = Случайных партий с ним сыграно: { $n }, сорвалось: { $failed }.
pack-broken = { $n ->
    [one] { $n } ошибка
    [few] { $n } ошибки
   *[other] { $n } ошибок
  } в { $folder }.
report-title = Колода «{ $pack }» в игре
report-about = Партий: { $n }; играют боты { $bot }, со всеми прочими колодами, затравки с { $seed }.
report-tables = За столом
report-tables-note = Атаки считаются разыгранными, даже если их заблокировали; атаки колоды — атаки её карт. В последнем столбце наибольшее отклонение доли побед одного места от равной.
report-sources = Откуда очки победителей
report-sources-note = Средние очки победителя по источникам; что источник отнимает, стоит слева от черты.
report-wins = Как карта меняет долю побед владельца
report-wins-note = Насколько чаще равной доли побеждает тот, кто карту построил, разыграл или оставил, с 95-процентным интервалом. Красная карта наверняка за пределом (пунктир).
report-use = Как часто карту применяют
report-use-note = В какой доле партий, где карта у кого-то была или лежала открыто, её построили, разыграли, оставили или ею заблокировали. Красные реже предела (пунктир).
report-cards = Все карты
report-cards-note = Видели: на руке, на рынке или среди планов. Взяли: попала на руку.
report-players = игроков
report-matches = партий
report-score = очки победителя
report-attacks = атак за партию
report-own-attacks = из них колоды
report-seats = перевес места
report-n-players = игроков: { $n }
report-card = карта
report-kind-of-card = вид
report-seen = видели
report-taken = взяли
report-used = применили
report-ways = как
report-won = победы ±
report-note = { "" }
report-dead = мёртвая
report-queen = королева
report-written = Страница с графиками: { $file }.
report-failed = Не вышло: { $failure }
report-broken = в колоде «{ $pack }» есть ошибки; их покажет `midway pack check`.
report-alone = для колоды «{ $pack }» нет других колод.
no-metrics = { $title } не сообщает, как применяют карты.
coverage-summary = { $title }: правил { $rules }, доказано тестами { $proved }, программы не касаются { $free }, без доказательства { $gaps }.
coverage-no-tests = Здесь нет тестов: покрытие правил читает тесты рабочей копии, запустите команду внутри неё.
coverage-no-catalogue = У { $title } нет каталога правил.

serve-at = Midway обслуживает { $url }, база { $database }. Ctrl+C завершает.
backup-done = Копия в { $file }.

## Неверные аргументы

wrong-log = --log не может быть «{ $given }»; может быть: debug, info, warning.
backup-postgres = Эта база в PostgreSQL: скопируйте её собственной программой, pg_dump.
did-you-mean = может быть, { $word }?
there-are = есть: { $words }
wrong-language = языка «{ $given }» нет; есть: { $known }.
wrong-title = игры «{ $given }» нет; { $advice }
wrong-set = --set ждёт ИМЯ=ЗНАЧЕНИЕ, а не «{ $given }».
wrong-twice = { $name } названо дважды: «{ $one }» и «{ $other }».
wrong-players = В { $title } играют от { $least } до { $most }, а не { $n }.
wrong-bot = бота «{ $given }» нет; { $advice }
wrong-seat = «{ $given }» за стол не сядет; { $advice }
wrong-bots = ботов в --bot: { $n }, игроков: { $players }; назовите одного на всех или по одному на каждое место.
wrong-seats = --seats называет { $n }, а --players говорит { $players }.
wrong-names = --names ждёт разные имена не длиннее 40 букв, числом { $n }.
wrong-workers = { $n } процессов — слишком много; самое большее 256.
wrong-pack = нет ни набора, ни папки «{ $given }»; { $advice }
wrong-step = в этой партии шаги от 0 до { $n }, а не { $given }.
no-packs = У { $title } нет наборов.
no-such-file = файла { $file } нет.
record-is-folder = { $file } — папка, а --record ждёт имя файла.
no-writing-there = записать { $file } нельзя: нет прав.
no-such-folder = папки { $folder } для записи нет.
unreadable-file = { $file } не читается: { $reason }.
not-a-position = позицию прочесть нельзя: { $problem }.
position-written = Позиция записана в файл { $file }.
position-asks = Решает { $seat }. { $question }:
wrong-seat-number = мест за столом { $n }, поэтому --seat не может быть { $given }.
not-a-record = { $file } — не партия, которую можно повторить: { $reason }.
not-utf8 = это не текст в UTF-8

figures-none = У этой игры нет своих показателей.
figures-bounds = (хорошо: от { $low } до { $high })
hint-told = Планировщик ответил бы: { $option }
