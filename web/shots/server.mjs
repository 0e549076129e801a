// A server for pictures and measurements: its own database, no waiting for bots, no limits.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What the browser tests and the pictures ask of a server. */
export const unhurried = (database) => ({
  MIDWAY_DATABASE: `sqlite:///${database}`,
  MIDWAY_BOT_PAUSE: '0',
  MIDWAY_WINDOW_LEAST: '0.1',
  MIDWAY_REQUESTS_A_SECOND: '1000',
  MIDWAY_REQUESTS_AT_ONCE: '5000',
  MIDWAY_TABLES_A_MINUTE: '1000',
  MIDWAY_TABLES_AT_ONCE: '1000',
});

const ROOT = join(import.meta.dirname, '..', '..');
const FIRST_PORT = 4300;

/** Start a server and wait until it answers. Gives its address, and how to stop it. */
export async function serve(port = process.env.MIDWAY_SHOTS ? FIRST_PORT - 1 : FIRST_PORT + (process.pid % 500)) {
  const kept = process.env.MIDWAY_SHOTS; // a folder for tables that are to be there the next time
  const folder = kept ?? mkdtempSync(join(tmpdir(), 'midway-shots-'));
  const env = { ...process.env, ...unhurried(join(folder, 'midway.db')) };
  const child = spawn('.venv/bin/midway', ['serve', '--port', String(port), '--log', 'warning'], {
    cwd: ROOT,
    env,
    stdio: 'inherit',
  });
  const address = `http://127.0.0.1:${port}`;
  const stop = async () => {
    if (child.exitCode === null) {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
    }
    if (!kept) rmSync(folder, { recursive: true, force: true });
  };
  for (let i = 0; i < 200; i += 1) {
    if (child.exitCode !== null) throw new Error('the server has ended');
    if (
      await fetch(`${address}/healthz`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return { address, stop };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await stop();
  throw new Error('the server does not answer');
}
