// Plain requests to the server. What goes wrong is a Problem with the reason the server gave.
import type { Complaint } from '$lib/protocol/messages';

/** A request that was not done, and why: `why-` with the reason is the key of its sentence. */
export class Problem extends Error {
  constructor(
    readonly reason: string,
    readonly about: Record<string, string> = {},
    readonly status = 0,
  ) {
    super(reason);
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface Wish {
  body?: unknown;
  invite?: string | undefined;
  signal?: AbortSignal;
}

/** Ask the server; a Problem if it cannot be reached or says no. */
export async function ask<T>(method: Method, path: string, wish: Wish = {}): Promise<T> {
  const headers: Record<string, string> = { 'midway-client': '1' };
  if (wish.body !== undefined) headers['content-type'] = 'application/json';
  if (wish.invite) headers['midway-invite'] = wish.invite;
  const body = wish.body === undefined ? null : JSON.stringify(wish.body);
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, body, signal: wish.signal ?? null });
  } catch (cause) {
    if (wish.signal?.aborted) throw cause;
    throw new Problem('no-connection');
  }
  if (!answer.ok) throw await problemOf(answer);
  return (await answer.json()) as T;
}

/** A text of the server's. */
export async function getText(path: string): Promise<string> {
  const answer = await fetch(path).catch(() => null);
  if (!answer) throw new Problem('no-connection');
  if (!answer.ok) throw await problemOf(answer);
  return answer.text();
}

async function problemOf(answer: Response): Promise<Problem> {
  const said = (await answer.json().catch(() => null)) as Complaint | null;
  return new Problem(said?.reason ?? 'fault', said?.about ?? {}, answer.status);
}
