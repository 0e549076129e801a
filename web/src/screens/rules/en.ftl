rules-search = Search the rules
rules-search-hint = A word, or a number such as BUILD-05
rules-contents = Contents
rules-glossary = Glossary
rules-print = Print
rules-note = { $n } rules, each with a number and a test that proves it.
rules-found = { $n ->
    [one] { $n } rule
   *[other] { $n } rules
  }, { $terms ->
    [one] { $terms } word
   *[other] { $terms } words
  }
rules-none = No rule says that.
rules-all = All rules
