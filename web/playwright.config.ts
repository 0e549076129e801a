import { defineConfig } from '@playwright/test';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unhurried } from './shots/server.mjs';

const port = Number(process.env.MIDWAY_E2E_PORT ?? 4173);
const baseURL = `http://127.0.0.1:${port}`;
// Positions of the size tests are of chance, so that they find what is rare: `make soak` has them, `make test` does not.
const SIZES = process.env['MIDWAY_SIZES'] === '1';
const database = join(tmpdir(), `midway-e2e-${process.pid}.db`);

export default defineConfig({
  testDir: 'e2e',
  timeout: 60_000,
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  reporter: [['list']],
  retries: 1, // matches are of chance; what fails once is told as flaky
  use: {
    baseURL,
    locale: 'en',
    launchOptions: { executablePath: process.env.MIDWAY_CHROMIUM ?? '/usr/bin/chromium' },
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } }, testIgnore: SIZES ? /phone/ : /phone|sizes/ },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
      testMatch: /phone/,
    },
  ],
  webServer: {
    command: `cd .. && .venv/bin/midway serve --port ${port} --log warning`,
    url: `${baseURL}/healthz`,
    env: {
      ...(process.env as Record<string, string>),
      ...unhurried(database),
    },
  },
});
