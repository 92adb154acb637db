import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

/** A file that only lists what other files declare. */
interface Registration {
  readonly file: string;
  /** The files to read, as glob patterns. Tests are left out. */
  readonly from: readonly string[];
  /** Matches the declarations to list. The first group is the name. */
  readonly declaration: RegExp;
  write(parts: readonly Part[]): string;
}

/** A source file and what it declares. */
interface Part {
  /** The path in the registration's import. */
  readonly path: string;
  readonly names: readonly string[];
}

const header = '// Written by `pnpm generate`, which reads the files it names. Do not edit it.\n';

const importLine = ({ names, path }: Part) => `import { ${names.join(', ')} } from '${path}';\n`;
const importAllLine = ({ path }: Part) => `import * as ${moduleName(path)} from '${path}';\n`;
const exportLine = ({ names, path }: Part) => `export { ${names.join(', ')} } from '${path}';\n`;
const exportAllLine = ({ path }: Part) => `export * from '${path}';\n`;
const spread = ({ names }: Part) => names.map((name) => `...${name},\n`).join('');
const joined = <Item>(items: readonly Item[], line: (item: Item) => string) => items.map(line).join('');

/** The name of a whole module: its file's. */
const moduleName = (path: string) =>
  posix.basename(path, '.ts').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Every list of resources that is generated, so that nobody maintains it by hand. */
const registrations: readonly Registration[] = [
  {
    file: 'packages/schema/src/resources/index.ts',
    // `bounded.ts` has only building blocks for shapes, no shapes of its own.
    from: ['packages/schema/src/resources/!(index|bounded).ts'],
    declaration: /^export (?:const|type) (\w+)/gm,
    write: (parts) => `/** Every shape and every endpoint. */\n${joined(parts, exportAllLine)}`,
  },
  {
    file: 'packages/schema/src/endpoints.ts',
    from: ['packages/schema/src/resources/*.ts'],
    declaration: /^export const (\w+) = endpoint</gm,
    write: (parts) =>
      `/** Every endpoint there is, by its name here. Loops over the contract (OpenAPI, checks) read this. */\n${joined(parts, exportLine)}`,
  },
  {
    file: 'packages/schema/src/wire/index.ts',
    from: ['packages/schema/src/resources/*.ts'],
    declaration: /^export const (\w+) = endpoint</gm,
    write: (parts) => `import * as endpoints from '../endpoints.ts';
export * from './wire.ts';
/* Every endpoint as it looks on the wire. */
${joined(
  parts.flatMap(({ names }) => names),
  (name) => `export const ${name} = endpoints.${name}.wire;\n`,
)}`,
  },
  {
    file: 'packages/schema/src/texts/all-texts.ts',
    from: ['packages/schema/src/texts/*.ts'],
    declaration: /^export const (\w+Texts) = \{/gm,
    write: (parts) => `/** The texts of every resource. */\n${joined(parts, exportLine)}`,
  },
  {
    file: 'packages/catalogue/src/providers/index.ts',
    from: ['packages/catalogue/src/providers/!(index).ts'],
    declaration: /^export const (\w+) = (?=\{|\w+\()/gm,
    write: (parts) => `import type { CatalogueEntry } from '@dowel/schema';
${joined(parts, (part) => (part.names.length > 1 ? importAllLine(part) : importLine(part)))}
/** The entries that ship with Dowel, by provider name. */
export const ownProviders: Record<string, CatalogueEntry> = {
${joined(parts, ({ names, path }) => (names.length > 1 ? `...${moduleName(path)},\n` : `${names},\n`))}};
`,
  },
  {
    file: 'packages/schema/src/rules/problem-words/index.ts',
    from: ['packages/schema/src/rules/problem-words/!(index).ts'],
    declaration: /^export function (\w+)/gm,
    write: (parts) => joined(parts, exportAllLine),
  },
  {
    file: 'apps/server/src/providers/connectors/loaders.ts',
    from: ['apps/server/src/providers/connectors/{sandbox,providers/*}.ts'],
    declaration: /^export const (\w+)(?:: RestDefinition = \{| = usualConnector\()/gm,
    write: (parts) => `import type { RestDefinition } from './engine/definition.ts';

/** Loads what the connectors that ship with Dowel are made of. What nobody uses costs neither memory nor time at the start. */
export const loaders: Readonly<Record<string, () => Promise<RestDefinition>>> = {
${joined(parts, ({ names: [name], path }) => `${name}: async () => (await import('${path}')).${name},\n`)}};
`,
  },
  {
    file: 'apps/server/test/simulators/descriptions/index.ts',
    from: ['apps/server/test/simulators/descriptions/!(index).ts'],
    declaration: /^export const (\w+): ProviderDescription = /gm,
    write: (parts) => joined(parts, exportLine),
  },
  {
    file: 'packages/client/src/all-resources.ts',
    from: ['packages/client/src/resources/*.ts'],
    declaration: /^export class (\w+) extends Resource/gm,
    write: (parts) => {
      const classes = parts.flatMap(({ names }) => names);
      const member = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
      return `${joined(parts, importLine)}import type { Session } from './session.ts';

/** The resources of a client, each a member. */
export abstract class AllResources {
${joined(classes, (name) => `readonly ${member(name)}: ${name};\n`)}
  constructor(session: Session) {
${joined(classes, (name) => `this.${member(name)} = new ${name}(session);\n`)}  }
}
`;
    },
  },
  {
    file: 'packages/mocks/src/all-answers.ts',
    from: ['packages/mocks/src/handlers/*.ts'],
    declaration: /^export const (\w+) = (?=(?:\{|plainAnswers\())/gm,
    write: (parts) => `import type { Answers } from './answers.ts';
${joined(parts, importLine)}
/** The answers of the endpoints that pages call. */
export const answers = {
${joined(parts, spread)}} satisfies Partial<Answers>;
`,
  },
  {
    file: 'apps/server/src/platform/db/tables.ts',
    from: ['apps/server/src/platform/db/tables/*.ts'],
    declaration: /^export const (\w+) = pgTable\(/gm,
    write: (parts) => `/** Every table, one file per resource. */\n${joined(parts, exportLine)}`,
  },
  {
    file: 'apps/server/src/api/routes.ts',
    from: ['apps/server/src/*/*/**/routes.ts', 'apps/server/src/*/*/**/raw-routes.ts'],
    declaration: /^export const (\w+Routes)\b/gm,
    write(parts) {
      const { raw = [], routes = [] } = Object.groupBy(parts, ({ path }) =>
        path.endsWith('/raw-routes.ts') ? 'raw' : 'routes',
      );
      return `import type { endpoints } from '@dowel/schema';
${joined(parts, importLine)}import type { RawRoute } from '../platform/requests/raw-route.ts';
import type { Route } from '../platform/requests/route.ts';

/** The route of each endpoint of the contract. The compiler reports a missing one. */
const routesByName: { readonly [Name in keyof typeof endpoints]: Route<(typeof endpoints)[Name]> } = {
${joined(routes, spread)}};

/** Every endpoint under \`/v1\`. */
export const routes: readonly Route[] = Object.values(routesByName);

/** Every address outside \`/v1\`. */
export const rawRoutes: readonly RawRoute[] = [
${joined(raw, spread)}];
`;
    },
  },
];

/** The text of every registration, not yet formatted, by file. */
export function writeRegistrations(root: string): Map<string, string> {
  return new Map(registrations.map((one) => [one.file, header + one.write(partsOf(root, one))] as const));
}

function partsOf(root: string, { file, from, declaration }: Registration): Part[] {
  const sources = globSync([...from], { cwd: root }).filter((path) => !/\.(test|fixture)\.ts$/.test(path));
  return sources
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => {
      const text = readFileSync(posix.join(root, path), 'utf8');
      const names = [...text.matchAll(declaration)].flatMap(([, name]) => name ?? []).sort();
      return { path: relativeTo(file, path), names };
    })
    .filter(({ names }) => names.length > 0);
}

function relativeTo(file: string, path: string): string {
  const relative = posix.relative(posix.dirname(file), path);
  return relative.startsWith('.') ? relative : `./${relative}`;
}
