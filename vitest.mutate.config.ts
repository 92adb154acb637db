import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { fromSource } from './scripts/from-source.ts';

// The tests that `pnpm mutate` runs: those of the rules or those of the server, without a browser.

const { DOWEL_MUTATE: part, DOWEL_MUTATE_NAME: name = '' } = process.env;

const rules = {
  include: ['packages/schema/src/**/*.test.ts'],
  // They measure work, of which the changes that Stryker writes into a file are most.
  exclude: ['**/linear-work.test.ts', '**/doubling.test.ts'],
  testTimeout: 60_000,
};

const server = {
  root: fileURLToPath(new URL('apps/server', import.meta.url)),
  // Every test of the server starts all of it, so a feature by name is left to its own tests: a change that they miss
  // may be noticed by those of another.
  include: name
    ? [`src/features/**/*${name}*/**/*.test.ts`]
    : ['src/**/*.test.ts', 'test/contract/server.contract.test.ts'],
  globalSetup: ['test/global-setup.ts'],
  env: { DOWEL_TEST_DATABASE: 'pglite' },
  isolate: false,
  testTimeout: 30_000,
  hookTimeout: 60_000,
};

export default defineConfig({ plugins: [fromSource()], test: part === 'server' ? server : rules });
