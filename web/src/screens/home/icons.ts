// The pictures of the home page, apart from the interface's icons so that both stay small.
export const PICTURES = {
  ghost: 'haunting',
  dice: 'rolling-dices',
  pine: 'pine-tree',
  fruit: 'fruit-tree',
} as const;
