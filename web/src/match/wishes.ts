// What was last laid of each title, so that "Play now" lays it again.
export interface Wish {
  seats: number;
  options: Record<string, string>;
}

const key = (title: string): string => `midway-wish-${title}`;

export function lastWish(title: string): Wish | null {
  return JSON.parse(localStorage.getItem(key(title)) ?? 'null') as Wish | null;
}

export function keepWish(title: string, wish: Wish): void {
  localStorage.setItem(key(title), JSON.stringify(wish));
}
