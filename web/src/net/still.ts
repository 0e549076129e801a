// A wire that carries nothing: for cards that lie on no table.
import type { Wire } from './line';

const nothing = (): undefined => undefined;

export const stillWire = (): Wire => ({
  send: (wish) => Promise.resolve({ type: 'refused', id: wish.type, reason: 'not-here', rule: '', about: {} }),
  close: nothing,
  tryNow: nothing,
  again: nothing,
  useSlowLine: nothing,
});
