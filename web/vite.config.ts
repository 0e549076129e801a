import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { textSizeInRem } from './scripts/rem.ts';

const server = process.env.MIDWAY_SERVER ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  resolve: { alias: { $lib: fileURLToPath(new URL('./src', import.meta.url)) } },
  css: { postcss: { plugins: [textSizeInRem()] } },
  build: {
    outDir: '../src/midway/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the server's policy allows no fonts or sprites from data: addresses
    chunkSizeWarningLimit: 300,
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.ts'],
    setupFiles: ['./scripts/test-setup.ts'],
  },
});
