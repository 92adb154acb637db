import type { IRegularForbiddenRuleType } from 'dependency-cruiser';

/** A rule against certain imports, its reason, and an example that the check must find. */
export interface ImportZone {
  readonly rule: IRegularForbiddenRuleType & { readonly name: string; readonly comment: string };
  /** A file that breaks the rule, and what it imports. A test runs every example through the check. */
  readonly example: readonly [file: string, imported: string];
}

const packages = ['schema', 'catalogue', 'client', 'mocks', 'testing', 'react', 'cli'] as const;
type PackageName = (typeof packages)[number];

/** Files that may use what product code may not. */
export const testCode = '\\.(test|test-d|stories|fixture)\\.tsx?$|/(test|e2e)/';

/** One of our packages, matched by a path inside it or by its name. */
const ours = (name: string) => `^(packages/${name}/|@dowel/${name}($|/))`;
/** A third-party library, matched in a node_modules folder or by its name. */
const library = (name: string) => `(^|node_modules/)${name}($|/)`;
const server = '^apps/server/src/';
/** A file that holds SQL: `queries.ts`, or `plan-queries.ts` where a folder has the statements of two acts. */
const queries = '[/-]queries\\.ts$';
const rooms = (...names: string[]) => `${server}(${names.join('|')})/`;

/** One rule: which files, what they may not import, and a sentence that says what is right. */
function zone(
  name: string,
  comment: string,
  from: string | { path: string; pathNot: string | string[] },
  to: IRegularForbiddenRuleType['to'],
  example: ImportZone['example'],
): ImportZone {
  const { path, pathNot } = typeof from === 'string' ? { path: from, pathNot: [] } : from;
  const outsideTests = { path, pathNot: [testCode, ...[pathNot].flat()] };
  return { rule: { name, comment, severity: 'error', from: outsideTests, to }, example };
}

/** A package or an app, and which of our packages it may import. */
function mayImport(folder: string, allowed: readonly PackageName[], comment: string): ImportZone {
  const own = folder.replace('packages/', '');
  const others = packages.filter((name) => name !== own && !allowed.includes(name));
  return zone(`${folder}-depends`, comment, `^${folder}/`, { path: others.map(ours) }, [
    `${folder}/src/deep/er/file.ts`,
    `@dowel/${others.at(-1)}`,
  ]);
}

/** What packages and apps may import from each other. */
const packageZones: readonly ImportZone[] = [
  mayImport('packages/schema', [], 'schema is the bottom: it depends on zod and small pure libraries.'),
  mayImport('packages/catalogue', ['schema'], 'catalogue is data: it depends on schema only.'),
  mayImport('packages/client', ['schema'], 'client depends on schema only.'),
  mayImport('packages/mocks', ['schema', 'catalogue'], 'mocks depend on schema and catalogue.'),
  mayImport('packages/testing', ['schema'], 'testing talks to the server over HTTP, and knows its shapes.'),
  mayImport('packages/react', ['schema', 'client'], 'react depends on schema and client.'),
  mayImport(
    'packages/cli',
    ['schema', 'catalogue', 'client'],
    'cli depends on schema, catalogue and client.',
  ),
  mayImport('apps/server', ['schema', 'catalogue'], 'The server uses client and mocks in tests only.'),
  mayImport('apps/sandbox', [], 'The sandbox is a pretend provider: it knows nothing of Dowel.'),
  mayImport('apps/playground', ['react', 'client', 'mocks'], 'The playground uses what a builder would.'),
  mayImport(
    'apps/console',
    ['schema', 'client', 'react'],
    'The console uses the client, and parts of react.',
  ),
  zone(
    'console-uses-parts',
    'Of react, the console imports only @dowel/react/parts and its stylesheet: it is no page that embeds Dowel.',
    '^apps/console/src/',
    { path: '^(packages/react/src/(?!parts\\.(ts|css)$)|@dowel/react($|/(?!parts)))' },
    ['apps/console/src/deep/er/file.ts', '@dowel/react'],
  ),
  zone(
    'apps-are-not-imported',
    'Apps are run, never imported. Only the bundle of testing has the server and the sandbox in it, and that of cli the engine of connectors.',
    {
      path: '^(packages|apps)/([^/]+)/',
      pathNot: ['^packages/testing/thread/', '^packages/cli/src/trial/engine\\.ts$'],
    },
    { path: '^apps/', pathNot: '^$1/$2/' },
    ['packages/client/src/deep/er/file.ts', '../../../../../apps/server/src/platform/env/env.ts'],
  ),
  zone(
    'packages-by-name',
    'Packages are imported by their names, not by a path.',
    '^(packages|apps)/([^/]+)/',
    { path: '^packages/', pathNot: '^$1/$2/', dependencyTypes: ['local'] },
    ['apps/server/src/deep/er/file.ts', '../../../../../packages/schema/src/index.ts'],
  ),
  zone(
    'tests-are-not-product',
    'The product does not import what only tests have.',
    '^(packages|apps)/[^/]+/src/',
    { path: testCode },
    ['packages/client/src/deep/er/file.ts', '../../../test/fake-service.ts'],
  ),
];

/** Rules inside the packages. */
const innerZones: readonly ImportZone[] = [
  zone(
    'rules-without-validators',
    'rules are loaded by browsers, which must not pay for validators.',
    '^packages/schema/src/rules/',
    { path: library('zod') },
    ['packages/schema/src/rules/deep/er/file.ts', 'zod'],
  ),
  zone(
    'rules-without-shapes',
    'rules take only types from the shapes: these bring the validators.',
    '^packages/schema/src/rules/',
    { path: '^packages/schema/src/(resources|manifest)/', dependencyTypesNot: ['type-only'] },
    ['packages/schema/src/rules/deep/er/file.ts', '../../../resources/topics.ts'],
  ),
  zone(
    'ky-has-one-home',
    'ky is used in packages/client/src/http.ts only.',
    { path: '^packages/client/src/', pathNot: '^packages/client/src/http\\.ts$' },
    { path: library('ky') },
    ['packages/client/src/deep/er/file.ts', 'ky'],
  ),
  zone(
    'ui-knows-no-data',
    'ui primitives know no data and no provider: pass words and values in as props.',
    '^packages/react/src/ui/',
    { path: [library('@tanstack/react-query'), ours('client'), '^packages/react/src/(?!ui/)'] },
    ['packages/react/src/ui/deep/er/file.tsx', '../../../queries/installations.ts'],
  ),
  zone(
    'queries-show-nothing',
    'queries fetch. Components and hooks use them, not the other way round.',
    '^packages/react/src/queries/',
    { path: '^packages/react/src/(components|ui|hooks)/' },
    ['packages/react/src/queries/deep/er/file.ts', '../../../components/Any.tsx'],
  ),
];

/** The wings of the server, from the top down. `main.ts` and `context.ts` stand beside them. */
const wings = ['process', 'api', 'people', 'sync', 'installing', 'providers', 'platform'] as const;

/** What a wing may import: itself and what is below it. */
const wingZones: readonly ImportZone[] = wings
  .slice(1)
  .map((wing, index) =>
    zone(
      `${wing}-imports-downwards`,
      `Between the wings of the server, imports go down: ${wings.join(', ')}.`,
      rooms(wing),
      { path: rooms(...wings.slice(0, index + 1)) },
      [`apps/server/src/${wing}/deep/er/file.ts`, `../../../${wings[index]}/any/service.ts`],
    ),
  );

/** What the composition puts together, and the rest of the server reads by its face. */
const featureWings = ['api', 'people', 'sync', 'installing'] as const;

/** What a feature shows to other wings: its acts, its pure rules, and the routes that `api` mounts. */
const faces: readonly ImportZone[] = featureWings.map((wing) =>
  zone(
    `${wing}-sees-faces`,
    "Another wing's feature is called through its service.ts or rules.ts.",
    rooms(wing),
    {
      path: rooms(...featureWings),
      pathNot: [rooms(wing), '/(service|rules)\\.ts$', '^apps/server/src/.*/(raw-)?routes\\.ts$'],
    },
    [
      `apps/server/src/${wing}/deep/er/file.ts`,
      `../../../${wing === 'sync' ? 'installing' : 'sync'}/any/inner.ts`,
    ],
  ),
);

/** Rules inside the wings. */
const serverZones: readonly ImportZone[] = [
  zone(
    'http-is-the-top',
    'Only the composition may import http.',
    { path: `${server}api/[^/]+/`, pathNot: rooms('api/http') },
    { path: rooms('api/http') },
    ['apps/server/src/api/any/deep/file.ts', '../../http/mount.ts'],
  ),
  zone(
    'below-resources',
    'This room is below the resources of its wing: they call it, and give it what it needs.',
    rooms('sync/destination-adapters', 'installing/manifest-thread'),
    {
      path: `${server}(sync|installing)/`,
      pathNot: rooms('sync/destination-adapters', 'installing/manifest-thread'),
    },
    ['apps/server/src/sync/destination-adapters/deep/file.ts', '../../topics/service.ts'],
  ),
  zone(
    'provider-rooms-below-resources',
    'This room is below the resources of its wing: they call it, and give it what it needs.',
    rooms('providers/(connectors|provider-auth|provider-budgets|provider-words)'),
    { path: rooms('providers/(providers|provider-apps)') },
    ['apps/server/src/providers/connectors/deep/file.ts', '../../provider-apps/service.ts'],
  ),
  zone(
    'routes-call-services',
    'Routes call services. Only queries.ts speaks SQL.',
    `${server}[^/]+/[^/]+/.*(^|/)(raw-)?routes\\.ts$`,
    { path: [`${server}.*${queries}`, rooms('platform/db'), library('drizzle-orm')] },
    ['apps/server/src/sync/any/deep/routes.ts', '../queries.ts'],
  ),
  zone(
    'queries-are-private',
    "A resource calls another resource's service, never its queries.",
    `${server}([^/]+/[^/]+)/`,
    {
      path: `${server}(?!platform/(events|lanes)/|providers/provider-budgets/).*${queries}`,
      pathNot: `${server}$1/`,
    },
    ['apps/server/src/sync/any/deep/er/file.ts', '../../../topics/queries.ts'],
  ),
  zone(
    'rules-are-pure',
    'rules.ts is pure: values in, values out.',
    `${server}.*[/-]rules\\.ts$`,
    { path: [server, library('hono'), library('drizzle-orm')], pathNot: '[/-]rules\\.ts$' },
    ['apps/server/src/sync/any/deep/rules.ts', '../service.ts'],
  ),
  zone(
    'sql-has-two-homes',
    'SQL is written in db and in queries.ts.',
    { path: server, pathNot: `${server}(platform/db/|api/app\\.ts$|.*${queries})` },
    { path: library('drizzle-orm') },
    ['apps/server/src/sync/any/deep/er/service.ts', 'drizzle-orm'],
  ),
  zone(
    'hono-has-one-home',
    'Hono is used where requests come in: http, requests, app.ts and main.ts.',
    { path: server, pathNot: `${server}((api/http|platform/requests)/|(api/app|main)\\.ts$)` },
    { path: [library('hono'), library('@hono/node-server')] },
    ['apps/server/src/sync/any/deep/er/file.ts', 'hono'],
  ),
  zone(
    'connectors-keep-nothing',
    'Connectors keep nothing and hold no credentials: they get an authorized fetch.',
    rooms('providers/connectors'),
    { path: [rooms('platform/(db|secrets)'), library('drizzle-orm')] },
    ['apps/server/src/providers/connectors/deep/er/file.ts', '../../../../platform/secrets/secrets.ts'],
  ),
];

/** Every import rule. `pnpm lint` checks them at every depth. */
export const importZones: readonly ImportZone[] = [
  ...packageZones,
  ...innerZones,
  ...wingZones,
  ...faces,
  ...serverZones,
];
