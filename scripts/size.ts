// Prints the gzip size of what a page loads, what is left of each budget, and what has changed since docs/sizes.json
// was written. Fails if a budget is exceeded, and says "near" above 95 percent of one. With --write, writes
// docs/sizes.json. CONTRIBUTING.md says how to raise a budget.
// The code is bundled by Rolldown, as Vite does it, and minified. React and ReactDOM are not included: the page has
// them.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { transform } from 'esbuild';
import { type OutputChunk, rolldown } from 'rolldown';
import { sizeLine } from './size-line.ts';

interface Budget {
  what: string;
  budgetKb: number;
  measure(): Promise<number>;
}

const folder = (name: string) => fileURLToPath(new URL(`../packages/${name}/`, import.meta.url));
const install = `export { ServiceProvider, InstallIntegration } from '@dowel/react';`;
const isInstalled = `export { ServiceProvider, useIsIntegrationInstalled } from '@dowel/react';`;

const budgets: Budget[] = [
  {
    what: 'InstallIntegration, first paint (without react)',
    budgetKb: 48,
    measure: async () => first(await bundle(install, folder('react'))),
  },
  {
    what: 'InstallIntegration, with all that a usual first install loads',
    budgetKb: 72,
    measure: async () => usual(await bundle(install, folder('react'))),
  },
  {
    what: 'InstallIntegration, with every lazy part',
    budgetKb: 96,
    measure: async () => everything(await bundle(install, folder('react'))),
  },
  {
    what: 'useIsIntegrationInstalled alone (ADR 0024)',
    budgetKb: 25,
    measure: async () => first(await bundle(isInstalled, folder('react'))),
  },
  { what: 'stylesheet', budgetKb: 6, measure: () => stylesheet(`${folder('react')}dist/styles.css`) },
  {
    what: '@dowel/client whole, ky included, zod not loaded (ADR 0004)',
    budgetKb: 16,
    measure: async () => first(await bundle(`export * from '@dowel/client';`, folder('client'))),
  },
];

const file = fileURLToPath(new URL('../docs/sizes.json', import.meta.url));
const stored: Record<string, number> = JSON.parse(readFileSync(file, 'utf8'));
const measured: Record<string, number> = {};

let exceeded = 0;
for (const { what, budgetKb, measure } of budgets) {
  const bytes = await measure();
  measured[what] = bytes;
  const { line, fits } = sizeLine({ what, bytes, budgetBytes: budgetKb * 1000, before: stored[what] });
  if (!fits) exceeded += 1;
  console.log(line);
}
if (process.argv.includes('--write')) writeFileSync(file, `${JSON.stringify(measured, null, 2)}\n`);
process.exit(exceeded ? 1 : 0);

async function bundle(code: string, resolveDir: string): Promise<OutputChunk[]> {
  const entry = `${resolveDir}size-entry.js`;
  const built = await rolldown({
    input: 'entry',
    external: /^(react|react-dom)($|\/)/,
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? entry : null),
        load: (id) => (id === entry ? code : null),
      },
    ],
  });
  const { output } = await built.generate({ format: 'esm', minify: true });
  return output.filter((file) => file.type === 'chunk');
}

async function stylesheet(path: string): Promise<number> {
  const { code } = await transform(readFileSync(path, 'utf8'), { loader: 'css', minify: true });
  return gzipSync(code, { level: 9 }).length;
}

/** The entry and its static imports. */
function first(chunks: OutputChunk[]): number {
  return weigh(reachable(chunks, false));
}

/** All imports, including dynamic ones, except the validators and what only accounts with very many fields need. */
function usual(chunks: OutputChunk[]): number {
  return weigh(withoutValidators(chunks).filter((chunk) => !has(chunk, '/virtua/')));
}

/** All imports, including dynamic ones, except the validators. */
function everything(chunks: OutputChunk[]): number {
  return weigh(withoutValidators(chunks));
}

/** Leaves out the validators, because they are loaded only if responses are to be checked. */
function withoutValidators(chunks: OutputChunk[]): OutputChunk[] {
  return reachable(chunks, true).filter((chunk) => !has(chunk, '/zod/'));
}

function has({ moduleIds }: OutputChunk, part: string): boolean {
  return moduleIds.some((id) => id.includes(part));
}

function reachable(chunks: OutputChunk[], withLazy: boolean): OutputChunk[] {
  const seen = new Set<OutputChunk>();
  const queue = chunks.filter((chunk) => chunk.isEntry);
  for (let chunk = queue.pop(); chunk; chunk = queue.pop()) {
    if (seen.has(chunk)) continue;
    seen.add(chunk);
    const wanted = withLazy ? [...chunk.imports, ...chunk.dynamicImports] : chunk.imports;
    queue.push(...chunks.filter((other) => wanted.includes(other.fileName)));
  }
  return [...seen];
}

function weigh(chunks: OutputChunk[]): number {
  return chunks.reduce((total, { code }) => total + gzipSync(code, { level: 9 }).length, 0);
}
