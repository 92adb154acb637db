import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunch } from './scripts/chromium.ts';
import { fromSource, sourceCondition } from './scripts/from-source.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const launchOptions = await chromiumLaunch();

// Tests read our packages as they are written. So do the processes and threads that they start.
process.env.NODE_OPTIONS = [process.env.NODE_OPTIONS, `--conditions=${sourceCondition}`]
  .filter(Boolean)
  .join(' ');

/** One browser set-up per project, on a system of that colour scheme: projects change the object they are given. */
const browser = (colorScheme: 'light' | 'dark') => ({
  enabled: true,
  headless: true,
  provider: playwright({ launchOptions, contextOptions: { colorScheme } }),
  instances: [{ browser: 'chromium' as const }],
  screenshotFailures: false,
});

/** Half of the contract suite needs no server, and so no database. */
const mocksContract = 'test/contract/mocks.contract.test.ts';

const server = (database: 'pglite' | 'postgres') => ({
  plugins: [fromSource()],
  test: {
    name: `server-${database}`,
    root: here('apps/server'),
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: [mocksContract],
    globalSetup: ['test/global-setup.ts'],
    env: { DOWEL_TEST_DATABASE: database },
    // Files of one worker share modules, and with them one database: loading both is most of what a file takes.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});

const dom = (name: string) => ({
  name,
  root: here('packages/react'),
  include: ['src/**/*.test.tsx'],
  exclude: ['src/**/*.browser.test.tsx'],
  environment: 'jsdom',
  testTimeout: 30_000,
  hookTimeout: 60_000,
  setupFiles: ['./test/setup.ts'],
});

/** React 18 comes from a private package that pins it, so that both versions can be installed at once. */
const from18 = createRequire(here('compat/react18/package.json'));
const react18 = ['react', 'react-dom', '@tanstack/react-query', '@testing-library/react'].map((name) => ({
  find: new RegExp(`^${name}(?=/|$)`),
  replacement: dirname(from18.resolve(`${name}/package.json`)),
}));

/** Every story is rendered and checked with axe, once per colour scheme. */
const stories = (scheme: 'light' | 'dark') => ({
  root: here('packages/react'),
  plugins: [storybookTest({ configDir: here('.storybook') })],
  optimizeDeps: {
    include: [
      'msw-storybook-addon/csf3',
      'msw-storybook-addon/preview',
      'react/jsx-dev-runtime',
      '@dowel/react > downshift',
      '@dowel/react > virtua',
      '@dowel/react > @tanstack/react-query',
    ],
  },
  test: { name: `stories-${scheme}`, browser: browser(scheme), env: { STORYBOOK_SCHEME: scheme } },
});

const report = process.env.DOWEL_TEST_REPORT;

export default defineConfig({
  test: {
    // CI counts the tests from a file.
    reporters: report ? ['default', ['json', { outputFile: report }]] : ['default'],
    projects: [
      {
        plugins: [fromSource()],
        // What a build fills in.
        define: { __DOWEL_CLIENT_VERSION__: '"1.2.3"', __DOWEL_CLI_VERSION__: '"1.2.3"' },
        test: {
          name: 'unit',
          // Properties try many inputs; on a busy machine they need more than the usual five seconds.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/{sandbox,playground}/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/*.test.ts',
            `apps/server/${mocksContract}`,
          ],
        },
      },
      {
        plugins: [fromSource()],
        // Also for the sources of @dowel/mocks, which would find msw 3 beside them.
        resolve: { alias: [{ find: /^msw(?=\/|$)/, replacement: here('compat/msw2/node_modules/msw') }] },
        test: { name: 'msw-2', root: here('compat/msw2'), server: { deps: { inline: ['msw'] } } },
      },
      server('pglite'),
      server('postgres'),
      { root: here('packages/react'), plugins: [react(), fromSource()], test: dom('react') },
      {
        root: here('packages/react'),
        plugins: [react(), fromSource()],
        resolve: { alias: react18 },
        // Through Vite, so that they too get the React of the alias.
        test: { ...dom('react-18'), server: { deps: { inline: ['downshift', 'virtua'] } } },
      },
      stories('light'),
      stories('dark'),
      {
        root: here('packages/react'),
        plugins: [react(), fromSource()],
        optimizeDeps: {
          include: ['react-dom/client', 'msw', '@dowel/react > downshift', '@dowel/react > virtua'],
        },
        test: { name: 'hosts', browser: browser('light'), include: ['src/**/*.browser.test.tsx'] },
      },
      {
        plugins: [fromSource()],
        test: {
          name: 'e2e',
          root: here('apps/playground'),
          include: ['e2e/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
