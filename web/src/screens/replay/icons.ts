export const BUTTONS = {
  play: 'play-button',
  pause: 'pause-button',
  before: 'previous-button',
  next: 'next-button',
  roundBefore: 'fast-backward-button',
  roundNext: 'fast-forward-button',
} as const;
