// What each icon of the interface is called in game-icons. A name here comes into the sprite by itself.
export const ICONS = {
  // things one does
  undo: 'anticlockwise-rotation',
  redo: 'clockwise-rotation',
  ok: 'check-mark',
  no: 'cancel',
  info: 'info',
  help: 'help',
  clock: 'stopwatch',
  search: 'magnifying-glass',
  menu: 'hamburger-menu',
  chat: 'talk',
  eye: 'semi-closed-eye',
  watch: 'binoculars',
  signal: 'aerial-signal',
  lost: 'unplugged',
  moon: 'moon',
  sun: 'sun',
  contrast: 'moon-orbit',
  speaker: 'speaker',
  pass: 'halt',
  closed: 'plain-padlock',
  // seats
  seat0: 'plastic-duck',
  seat1: 'frog',
  seat2: 'balloons',
  seat3: 'elephant',
  seat4: 'kite',
  bot: 'robot-antennas',
  // doors of the home page
  friends: 'three-friends',
  hotseat: 'table',
  cards: 'card-pick',
  rules: 'scroll-unfurled',
  // what several titles have
  star: 'round-star',
  coin: 'two-coins',
  guest: 'meeple',
  deck: 'card-draw',
} as const;

export type IconName = keyof typeof ICONS;
