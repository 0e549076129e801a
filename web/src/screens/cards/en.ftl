cards-title = Cards
cards-search = Search the cards
cards-search-hint = Search, or try: ride price<8
cards-narrow = Filters
cards-many = { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }
cards-show = { $n ->
    [one] Show { $n } card
   *[other] Show { $n } cards
  }
cards-sort = sorted by
cards-sort-name = name
cards-sort-price = price
cards-sort-stars = stars
cards-sort-pack = pack
cards-drop = Drop the filter { $what }
cards-clear = Drop all filters
cards-none = No card is like that.
cards-drop-gives = { $n ->
    [one] Without “{ $what }” there is { $n }
   *[other] Without “{ $what }” there are { $n }
  }
cards-least = { $what }: least
cards-most = { $what }: most
cards-copies = Copies
cards-copies-in = { $n } in { $pack }
cards-signs = Signs
cards-terms = Words
cards-rulings = Rulings
cards-in-en = In English
cards-in-ru = In Russian
cards-from = From
cards-from-designed = designed by Midway
cards-from-rulebook = named in the rulebook
cards-from-reference = as reference works have it
cards-copy = Copy the link
cards-copied = Copied
facet-pack = Packs
facet-kind = Kind
facet-type = Type
facet-types = Type
facet-built-in = Built-in icons
facet-attack = Attack
facet-block = Defends against
facet-side = City cards
facet-difficulty = Blueprints
facet-price = Price
facet-stars = Stars
facet-points = Points
facet-cost = Cost
facet-income = Income
facet-colour = Colour
facet-amenity = Amenity
facet-stack = Stack
facet-space_1 = First upgrade space
facet-number = Number
facet-code = Code
facet-cell = Cell
facet-shape = Shape
facet-theme = Theme
