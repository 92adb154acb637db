import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { fromSource } from './scripts/from-source.ts';

// The tests that `pnpm mutate` runs: those of the rules or those of the server, without a browser.

const { DOWEL_MUTATE: part, DOWEL_MUTATE_NAME: name = '' } = process.env;

const rules = {
  include: ['packages/schema/src/**/*.test.ts'],
  // These tests measure work. Most of it would be the code that Stryker adds to a file.
  exclude: ['**/linear-work.full.test.ts', '**/doubling.test.ts'],
  testTimeout: 60_000,
};

const server = {
  root: fileURLToPath(new URL('apps/server', import.meta.url)),
  // With a name, only the tests of that feature run, because each test starts the whole server. Tests of other features
  // may notice a change that these miss.
  include: name
    ? [`src/**/*${name}*/**/*.test.ts`, `src/**/*${name}*.test.ts`]
    : ['src/**/*.test.ts', 'test/contract/server.contract.both.test.ts'],
  globalSetup: ['test/global-setup.ts'],
  env: { DOWEL_TEST_DATABASE: 'postgres' },
  isolate: false,
  testTimeout: 30_000,
  hookTimeout: 60_000,
};

export default defineConfig({ plugins: [fromSource()], test: part === 'server' ? server : rules });
