// The tables this browser sits at. The seats themselves are in cookies that scripts cannot read.
const KEY = 'midway-tables';
const MOST = 24;

export interface Mine {
  id: string;
  title: string;
  at: number;
}

export function mine(): Mine[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Mine[];
  } catch {
    return [];
  }
}

/** Keep a table at the head of the list. */
export function remember(id: string, title: string): void {
  const others = mine().filter((one) => one.id !== id);
  localStorage.setItem(KEY, JSON.stringify([{ id, title, at: Date.now() }, ...others].slice(0, MOST)));
}

export function forget(id: string): void {
  localStorage.setItem(KEY, JSON.stringify(mine().filter((one) => one.id !== id)));
}

/** The invitation to a table one has laid or come to by a link. It opens seats, never somebody's cards. */
export const inviteOf = (id: string): string => localStorage.getItem(`midway-invite-${id}`) ?? '';

export const keepInvite = (id: string, invite: string): void => localStorage.setItem(`midway-invite-${id}`, invite);
