import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { StoryCounts } from './.storybook/check/story-counts.ts';
import { preferScheme } from './.storybook/vitest/prefer-scheme.ts';
import { chromiumLaunch } from './scripts/chromium.ts';
import { fromSource, setUpFromSource, sourceCondition } from './scripts/from-source.ts';
import { TriedTwice } from './scripts/tried-twice.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// Tests read our packages as they are written. So do the processes and threads that they start. They leave much behind for
// the garbage collector: with more room (MB), it takes a tenth less of their time.
const nodeOptions = `--conditions=${sourceCondition} --max-semi-space-size=64`;
process.env.NODE_OPTIONS = [process.env.NODE_OPTIONS, nodeOptions].filter(Boolean).join(' ');
// Node keeps what it compiled, so that the next process begins sooner. Most of a server's start is compiling.
process.env.NODE_COMPILE_CACHE ??= here('node_modules/.cache/node');

/** A browser on a system with this colour scheme. Each project needs its own object, because Vitest changes it. */
const browser = (colorScheme: 'light' | 'dark') => ({
  enabled: true,
  headless: true,
  provider: playwright({ launchOptions, contextOptions: { colorScheme } }),
  instances: [{ browser: 'chromium' as const }],
  screenshotFailures: false,
});

/**
 * `npm test` runs what breaks when somebody changes something, within minutes and without a browser. CI also draws stories
 * (`stories`) and whole screens in the pages of others (`hosts`), walks through what `npm start` starts (`e2e`), and takes
 * the time for `.ci.`. `pnpm test:full` runs everything.
 * The name of a file says what kind of test it is:
 * - `.ci.`: not in `npm test`. It kills and waits, tries one case at every place, or needs a bundle.
 * - `.full.`: only in the full run. It does not fit into the time of CI.
 * - `.both.`: of the server, about what the kind of database may change. The full run tries it on both.
 * - `.dom.`: of the console in jsdom. A file that needs another environment than the one before ends its worker.
 * - `.alone.`: of the components in jsdom, with a worker of its own. It replaces modules or leaves requests unanswered.
 * - `.browser.`: of the components, in Chromium.
 */
const isFull = process.env.DOWEL_TESTS === 'full';
/** Whoever names a project wants it, whatever runs otherwise. */
const isNamed = process.argv.some((argument) => argument.startsWith('--project'));
const isCi = isFull || isNamed || process.env.DOWEL_TESTS === 'ci';
const launchOptions = isCi ? await chromiumLaunch() : {};
const exclude = ['**/node_modules/**', ...(isFull ? [] : ['**/*.full.*']), ...(isCi ? [] : ['**/*.ci.*'])];

/** The simulated providers, and connectors beside documents and recordings, are tried without the server. */
const serverless = 'test/{simulators,digests,recordings}/**/*.test.ts';

/** It needs a network that nobody has replaced, and no database. */
const keysOfMessages = 'src/sync/destination-adapters/keys.full.test.ts';

/**
 * Tests in browsers run after all others, and walks through all of Dowel run last. When other tests keep the processor busy,
 * a page is slow, and a test that waits for it fails.
 */
const afterOthers = { browsers: { groupOrder: 1 }, walks: { groupOrder: 2 } };

/** How long a test waits for something to become true. The default of a second is too short for a busy machine. */
const patient = { poll: { timeout: 15_000 } };

/**
 * In CI, a test that starts processes, servers or browsers is tried again when it fails. `TriedTwice` names it.
 */
const retry = process.env.CI ? 1 : 0;

/** CI tries the same cases in each run. */
const seed = here('scripts/seed.ts');

const server = (database: 'pglite' | 'postgres') => ({
  plugins: [fromSource()],
  environments: setUpFromSource,
  test: {
    name: `server-${database}`,
    root: here('apps/server'),
    include: [database === 'postgres' ? '{src,test}/**/*.test.ts' : '{src,test}/**/*.both.test.ts'],
    exclude: [...exclude, serverless, keysOfMessages],
    globalSetup: ['test/global-setup.ts'],
    // After each file, all that was logged and stored is searched for secrets, and the statements for a missing scope.
    setupFiles: [seed, 'test/leaks/setup.ts', 'test/limited/setup.ts'],
    retry,
    env: { DOWEL_TEST_DATABASE: database },
    expect: patient,
    // Files of one worker share modules, and with them one database: loading both takes most of a file's time.
    isolate: false,
    // Some tests start servers one after the other. On a busy machine, a start with a new PGlite takes a minute.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});

/**
 * While these run, they replace the network of their process, or need one that nobody has replaced. A recipe loads its
 * receiver with a secret of its own, and a bundle that only CI builds. So each has a worker of its own.
 */
const replacingNetwork = [
  'packages/client/src/network.test.ts',
  'packages/mocks/src/{mock-service,webhooks}.test.ts',
  ...(isCi ? ['compat/recipes/webhooks/receiver.test.ts'] : []),
  `apps/server/${keysOfMessages}`,
];

const inDocument = 'apps/console/src/**/*.dom.test.ts';

const unitProjects = [
  {
    name: 'unit',
    isolate: false,
    include: [
      'packages/{catalogue,cli,client,mocks,react,schema,testing}/src/**/*.test.ts',
      'apps/{sandbox,playground,console}/src/**/*.test.ts',
      'scripts/**/*.test.ts',
      '{.storybook/check,bench,compat/recipes}/*.test.ts',
      `apps/server/${serverless}`,
    ],
    exclude: [...exclude, ...replacingNetwork, inDocument],
  },
  { name: 'unit-dom', isolate: false, environment: 'jsdom', include: [inDocument], exclude },
  { name: 'unit-isolated', include: replacingNetwork, exclude },
].map((test) => ({
  plugins: [fromSource()],
  // Values that a build fills in.
  define: { __DOWEL_CLIENT_VERSION__: '"1.2.3"', __DOWEL_CLI_VERSION__: '"1.2.3"' },
  test: {
    ...test,
    setupFiles: [seed],
    expect: patient,
    // Properties try many inputs; on a busy machine they need more than the usual five seconds.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
}));

/** Making a document and loading the modules for each file takes longer than its tests. Most files share both. */
const dom = (name: string, isolate: boolean) => ({
  name: isolate ? `${name}-isolated` : name,
  root: here('packages/react'),
  include: [isolate ? 'src/**/*.alone.test.tsx' : 'src/**/*.test.tsx'],
  exclude: [...exclude, '**/*.browser.test.tsx', ...(isolate ? [] : ['**/*.alone.test.tsx'])],
  isolate,
  environment: 'jsdom',
  expect: patient,
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

// `pnpm stories --full` draws every story anew in every scheme and direction, and checks each in every language.
process.env.DOWEL_STORIES ??= 'drawn-once';
const areDrawnAnew = process.env.DOWEL_STORIES === 'full';
const areAllDrawn = process.env.DOWEL_STORIES !== 'drawn-once';

/**
 * Every story is drawn, asserts its state and is checked with axe. With `everyLook`, which is for the full run, the drawn
 * story is checked again in dark and right to left: nothing but CSS differs there.
 */
const stories = (
  name: string,
  look: {
    scheme: 'light' | 'dark';
    direction: 'ltr' | 'rtl';
    everyLook?: boolean;
    everyLanguage?: true;
  },
) => ({
  root: here('packages/react'),
  plugins: [
    storybookTest({
      configDir: here('.storybook'),
      // A story tagged `!test` looks like another one, or is a state that a test in jsdom walks to. Only the full run draws it.
      tags: { include: isFull || areAllDrawn ? ['dev', 'test'] : ['test'] },
      initialGlobals: { ...look, testedScheme: look.scheme },
    }),
  ],
  optimizeDeps: {
    include: [
      'msw-storybook-addon/csf3',
      'msw-storybook-addon/preview',
      'react/jsx-dev-runtime',
      '@dowel/react > @szhsin/react-autocomplete',
      '@dowel/react > @tanstack/react-query',
      '@dowel/react > @dowel/mocks > standardwebhooks',
    ],
  },
  test: {
    name,
    // A busy machine needs seconds for axe, and every language is a run of it.
    testTimeout: look.everyLanguage ? 180_000 : 60_000,
    sequence: afterOthers.browsers,
    retry,
    // Loading Storybook again for each file took half of the time.
    isolate: false,
    setupFiles: [here('.storybook/vitest/setup.ts')],
    // Every screen is made of the primitives, and they have tests of their own.
    exclude: isFull || areAllDrawn ? exclude : [...exclude, '**/src/ui/**'],
    browser: { ...browser(look.scheme), commands: { preferScheme } },
  },
});

const storyProjects = areDrawnAnew
  ? [
      stories('stories-light', { scheme: 'light', direction: 'ltr', everyLanguage: true }),
      stories('stories-dark', { scheme: 'dark', direction: 'ltr', everyLanguage: true }),
      stories('stories-light-rtl', { scheme: 'light', direction: 'rtl', everyLanguage: true }),
      stories('stories-dark-rtl', { scheme: 'dark', direction: 'rtl', everyLanguage: true }),
    ]
  : [stories('stories', { scheme: 'light', direction: 'ltr', everyLook: isFull })];

/** What differs from the quick tests only in what is below us: another database, older libraries, a framework around it. */
const fullProjects = [
  server('pglite'),
  ...[false, true].map((isolate) => ({
    root: here('packages/react'),
    plugins: [react(), fromSource()],
    resolve: { alias: react18 },
    // Through Vite, so that they too get the React of the alias.
    test: {
      ...dom('react-18', isolate),
      server: { deps: { inline: ['@szhsin/react-autocomplete'] } },
    },
  })),
  {
    plugins: [fromSource()],
    // This also applies to the sources of @dowel/mocks, which would otherwise find msw 3.
    resolve: { alias: [{ find: /^msw(?=\/|$)/, replacement: here('compat/msw2/node_modules/msw') }] },
    test: { name: 'msw-2', root: here('compat/msw2'), server: { deps: { inline: ['msw'] } } },
  },
  {
    plugins: [fromSource()],
    test: {
      name: 'pages',
      sequence: afterOthers.browsers,
      retry,
      expect: patient,
      root: here('compat/next'),
      include: ['test/**/*.test.ts'],
      testTimeout: 120_000,
      hookTimeout: 120_000,
    },
  },
];

/** Browsers that open whole screens, and all of Dowel. */
const wholeScreens = [
  {
    root: here('packages/react'),
    plugins: [react(), fromSource()],
    optimizeDeps: {
      include: [
        'react-dom/client',
        'msw',
        '@dowel/react > @szhsin/react-autocomplete',
        '@dowel/react > @dowel/mocks > standardwebhooks',
      ],
    },
    test: {
      name: 'hosts',
      // Loading the page's modules again for each file took half of the time.
      isolate: false,
      sequence: afterOthers.browsers,
      retry,
      expect: patient,
      // Drawing a whole screen twice takes seconds when every core is busy.
      testTimeout: 60_000,
      browser: browser('light'),
      include: ['src/**/*.browser.test.tsx'],
      exclude,
      env: { DOWEL_TESTS: process.env.DOWEL_TESTS ?? '' },
    },
  },
  {
    plugins: [fromSource()],
    test: {
      name: 'e2e',
      sequence: afterOthers.walks,
      // Each worker starts all of Dowel, which takes longer than the few walks of CI.
      fileParallelism: isFull,
      retry,
      expect: patient,
      root: here('apps'),
      include: ['{playground,console}/e2e/**/*.test.ts'],
      exclude,
      globalSetup: ['playground/e2e/global-setup.ts'],
      testTimeout: 120_000,
      // The first file of a worker starts all of Dowel, which waits as long as `npm start` does.
      hookTimeout: 180_000,
    },
  },
];

const report = process.env.DOWEL_TEST_REPORT;

export default defineConfig({
  test: {
    // CI counts the tests from a file.
    reporters: report
      ? ['default', new StoryCounts(), new TriedTwice(), ['json', { outputFile: report }]]
      : ['default', new StoryCounts(), new TriedTwice()],
    projects: [
      ...unitProjects,
      server('postgres'),
      ...[false, true].map((isolate) => ({
        root: here('packages/react'),
        plugins: [react(), fromSource()],
        test: dom('react', isolate),
      })),
      ...(isCi ? [...storyProjects, ...wholeScreens] : []),
      ...(isFull ? fullProjects : []),
    ],
  },
});
