cards-title = Карты
cards-search = Искать карты
cards-search-hint = Поиск, например: аттракцион цена<8
cards-narrow = Отбор
cards-many = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
  }
cards-show = { $n ->
    [one] Показать { $n } карту
    [few] Показать { $n } карты
   *[many] Показать { $n } карт
  }
cards-sort = порядок
cards-sort-name = по названию
cards-sort-price = по цене
cards-sort-stars = по звёздам
cards-sort-pack = по колодам
cards-drop = Снять отбор: { $what }
cards-clear = Снять весь отбор
cards-none = Таких карт нет.
cards-drop-gives = { $n ->
    [one] Без отбора «{ $what }» найдётся { $n }
   *[other] Без отбора «{ $what }» найдётся { $n }
  }
cards-least = { $what }: не меньше
cards-most = { $what }: не больше
cards-copies = Копии
cards-copies-in = { $n }, колода «{ $pack }»
cards-signs = Знаки
cards-terms = Слова
cards-rulings = Разъяснения
cards-in-en = По-английски
cards-in-ru = По-русски
cards-from = Откуда
cards-from-designed = придумано в Midway
cards-from-rulebook = названа в правилах
cards-from-reference = как в справочниках
cards-copy = Скопировать ссылку
cards-copied = Скопировано
facet-pack = Колоды
facet-kind = Вид карты
facet-type = Тип
facet-types = Тип
facet-built-in = Встроенные символы
facet-attack = Атака
facet-block = Защита
facet-side = Карты города
facet-difficulty = Планы
facet-price = Цена
facet-stars = Звёзды
facet-points = Очки
facet-cost = Стоимость
facet-income = Доход
facet-colour = Цвет
facet-amenity = Удобство
facet-stack = Стопка
facet-space_1 = Первое место для улучшения
facet-number = Номер
facet-code = Код
facet-cell = Клетка
facet-shape = Фигура
facet-theme = Тема
