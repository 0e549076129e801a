// Every page of the browser tests: nothing comes from elsewhere, and nothing is complained about on the console.
import { expect, test as base } from '@playwright/test';

const HERE = '127.0.0.1';

export const test = base.extend<{ quiet: string[] }>({
  quiet: [
    async ({ context }, use) => {
      const said: string[] = [];
      await context.route('**/*', (route) =>
        new URL(route.request().url()).hostname === HERE ? route.continue() : route.abort(),
      );
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) said.push(message.text());
      });
      context.on('response', (answer) => {
        if (answer.status() >= 400) said.push(`${answer.status()} ${answer.url()}`);
      });
      context.on('weberror', (error) => said.push(error.error().message));
      await use(said);
      expect(said, 'what the console complained about').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
