// What the words of Unfair look like. Names on the left are those of cards, verbs and zones.
export const ICONS = {
  // types
  'thrill ride': 'mine-wagon',
  'leisure ride': 'carousel',
  sideshow: 'archery-target',
  theatre: 'theater-curtains',
  'food outlet': 'hamburger',
  'nature area': 'pine-tree',
  hotel: 'bed',
  super: 'crown',
  'feature upgrade': 'cog',
  'guest services upgrade': 'umbrella',
  'quality upgrade': 'cut-diamond',
  'animal upgrade': 'dolphin',
  'wildcard upgrade': 'help',
  'theme upgrade': 'help',
  artifact: 'amphora',
  buried: 'spade',
  // packs
  gangster: 'fedora',
  jungle: 'monstera-leaf',
  ninja: 'shuriken',
  pirate: 'skull-crossed-bones',
  robot: 'vintage-robot',
  vampire: 'coffin',
  comicbook: 'punch-blast',
  hacker: 'laptop',
  kaiju: 'dinosaur-rex',
  ocean: 'whale-tail',
  // attacks
  Intrusion: 'crowbar',
  Inspection: 'magnifying-glass',
  Injunction: 'gavel',
  Hacking: 'ladybug',
  // marks
  star: 'round-star',
  guest: 'meeple',
  coin: 'two-coins',
  ticket: 'ticket',
  pin: 'pin',
  loan: 'banknote',
  blueprint: 'scroll-quill',
  closed: 'plain-padlock',
  showcase: 'crown',
  size: 'stairs-goal',
  points: 'laurel-crown',
  no: 'cancel',
  // piles
  park: 'card-pick',
  event: 'card-play',
  city: 'newspaper',
  bank: 'bank',
  // verbs
  take: 'card-draw',
  draw: 'card-pick',
  swap: 'card-exchange',
  build: 'crane',
  demolish: 'wrecking-ball',
  change: 'coins',
  use: 'sparkles',
  play: 'card-play',
  block: 'shield',
  pass: 'halt',
  tree: 'pine-tree',
  fruit: 'fruit-tree',
} as const;

export type UnfairIcon = keyof typeof ICONS;

/** The game-icon of a word; a question mark for words nobody has drawn. */
export const iconOf = (word: string): string => (ICONS as Record<string, string>)[word] ?? 'help';
