import type { ServerMessage } from '$lib/protocol/messages';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Line, type LineStatus } from './line';

class FakeSocket {
  static all: FakeSocket[] = [];
  static OPEN = 1;
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor(readonly url: URL) {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.readyState = 3;
  }
  opens() {
    this.readyState = 1;
    this.onopen?.();
  }
  hears(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  breaks() {
    this.readyState = 3;
    this.onclose?.();
  }
}

const latest = () => FakeSocket.all.at(-1) as FakeSocket;
const welcome = { type: 'welcome', protocol: 1, version: '', epoch: 'e1', seats: [0], seat: 0, guest: false };

function opened() {
  const heard: ServerMessage[] = [];
  const statuses: LineStatus[] = [];
  const line = new Line('abc', '', null, { message: (one) => heard.push(one), status: (one) => statuses.push(one) });
  latest().opens();
  latest().hears(welcome);
  latest().hears({ type: 'state', epoch: 'e1', number: 5 });
  return { line, heard, statuses };
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a line that was cut', () => {
  it('goes on where it was', () => {
    const { line, statuses } = opened();
    latest().hears({ type: 'change', number: 6, cause: { kind: 'chose' } });

    latest().breaks();
    vi.advanceTimersByTime(10_000);
    latest().opens();

    expect(statuses).toContain('lost');
    expect(latest().sent[0]).toMatchObject({ type: 'hello', resume: { epoch: 'e1', number: 6 } });
    line.close();
  });

  it('sends again what was not answered, under its old id', async () => {
    const { line } = opened();
    const answer = line.send({ type: 'choose', decision: 5, option: 'pass' });
    const first = latest().sent.at(-1);

    latest().breaks();
    vi.advanceTimersByTime(10_000);
    latest().opens();
    latest().hears(welcome);

    expect(latest().sent.at(-1)).toEqual(first);
    latest().hears({ type: 'done', id: first?.['id'], number: 6 });
    await expect(answer).resolves.toMatchObject({ type: 'done' });
    line.close();
  });

  it('tells no change twice', () => {
    const { line, heard } = opened();
    latest().hears({ type: 'change', number: 6, cause: { kind: 'chose' } });
    latest().hears({ type: 'change', number: 6, cause: { kind: 'chose' } });

    expect(heard.filter((one) => one.type === 'change')).toHaveLength(1);
    line.close();
  });
});

it('does not come back when the server says that it is over', () => {
  const { statuses } = opened();
  const sockets = FakeSocket.all.length;
  latest().hears({ type: 'closing', reason: 'other-protocol', retry: null });
  vi.advanceTimersByTime(60_000);

  expect(FakeSocket.all).toHaveLength(sockets);
  expect(statuses.at(-1)).toBe('ended');
});
