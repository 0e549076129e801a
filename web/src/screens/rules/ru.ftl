rules-search = Искать в правилах
rules-search-hint = Слово или номер, например BUILD-05
rules-contents = Содержание
rules-glossary = Словарь
rules-print = Напечатать
rules-note = { $n ->
    [one] { $n } правило
    [few] { $n } правила
   *[many] { $n } правил
  }, у каждого есть номер и тест, который его доказывает.
rules-found = { $n ->
    [one] { $n } правило
    [few] { $n } правила
   *[many] { $n } правил
  }, { $terms ->
    [one] { $terms } слово
    [few] { $terms } слова
   *[many] { $terms } слов
  }
rules-none = Такого правила нет.
rules-all = Все правила
