// What the words of Dice Theme Park look like, where its components do not say it themselves.
export const ICONS = {
  star: 'round-star',
  coin: 'cash',
  guest: 'meeple',
  income: 'receive-money',
  cube: 'cube',
  map: 'treasure-map',
  mascot: 'bear-face',
  turn: 'podium',
  bag: 'knapsack',
  'merch-kiosk': 'shop',
  'special-effect': 'sparkles',
  generator: 'power-generator',
} as const;

/** Verbs, as they stand before options and on tickets. */
export const DEEDS = {
  keep: 'card-pick',
  place: 'hexes',
  play: 'card-play',
  take: 'subway-train',
  raise: 'upgrade',
  'raise-both': 'upgrade',
  invite: 'subway-train',
  build: 'crane',
  recruit: 'bear-face',
  'recruit-for': 'bear-face',
  'buy-map': 'treasure-map',
  install: 'auto-repair',
  space: 'auto-repair',
  'take-back': 'return-arrow',
  operate: 'ticket',
  party: 'three-friends',
  'party-of-two': 'three-friends',
  'party-of-three': 'three-friends',
  move: 'footsteps',
  'use-map': 'treasure-map',
  'use-guide': 'compass',
  'use-mascot': 'bear-face',
  'use-mascot-of': 'bear-face',
  adjust: 'rolling-dices',
  'use-skill': 'laurels-trophy',
  alter: 'rolling-dices',
  fetch: 'return-arrow',
  save: 'ticket',
  swap: 'card-exchange',
  done: 'check-mark',
  pass: 'halt',
  yes: 'check-mark',
  no: 'cancel',
} as const;

const ALL: Record<string, string> = { ...DEEDS, ...ICONS };

/** The game-icon of a word; a question mark for words nobody has drawn. */
export const iconOf = (word: string): string => ALL[word] ?? 'help';
