// Prints the gzip size of what a page loads, against the budgets of the design; fails when one is exceeded.
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Metafile, type OutputFile } from 'esbuild';

interface Budget {
  what: string;
  budgetKb: number;
  measure(): Promise<number>;
}

const root = fileURLToPath(new URL('..', import.meta.url));
const react = `${root}packages/react`;
const client = `${root}packages/client`;
const install = `export { ServiceProvider, InstallIntegration } from '@dowel/react';`;

const budgets: Budget[] = [
  {
    what: 'InstallIntegration, first paint (without react)',
    budgetKb: 48,
    measure: async () => first(await bundle(install, react)),
  },
  {
    what: 'InstallIntegration, with every lazy part',
    budgetKb: 72,
    measure: async () => everything(await bundle(install, react)),
  },
  {
    what: 'useIsIntegrationInstalled alone',
    budgetKb: 24,
    measure: async () =>
      first(
        await bundle(`export { ServiceProvider, useIsIntegrationInstalled } from '@dowel/react';`, react),
      ),
  },
  {
    what: 'stylesheet',
    budgetKb: 6,
    measure: async () => (await bundle(`@import './dist/styles.css';`, react, 'css')).gzip('stdin.css'),
  },
  {
    what: '@dowel/client whole (zod not loaded)',
    budgetKb: 16,
    measure: async () => first(await bundle(`export * from '@dowel/client';`, client)),
  },
];

let exceeded = 0;
for (const { what, budgetKb, measure } of budgets) {
  const kb = (await measure()) / 1000;
  const fits = kb <= budgetKb;
  if (!fits) exceeded += 1;
  console.log(
    `${fits ? 'ok  ' : 'OVER'} ${kb.toFixed(1).padStart(6)} kB of ${String(budgetKb).padStart(2)} kB  ${what}`,
  );
}
process.exit(exceeded ? 1 : 0);

interface Bundle {
  outputs: Metafile['outputs'];
  gzip(file: string): number;
}

async function bundle(contents: string, resolveDir: string, loader: 'js' | 'css' = 'js'): Promise<Bundle> {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir, loader },
    bundle: true,
    minify: true,
    splitting: loader === 'js',
    format: 'esm',
    target: 'es2022',
    outdir: '/',
    write: false,
    metafile: true,
    external: ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/client'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  const sizes = new Map(
    outputFiles.map((file: OutputFile) => [nameOf(file.path), gzipSync(file.contents, { level: 9 }).length]),
  );
  return { outputs: metafile.outputs, gzip: (file) => sizes.get(nameOf(file)) ?? 0 };
}

function nameOf(path: string): string {
  return path.split(/[\\/]/).pop() ?? path;
}

/** The entry and what it imports at once. */
function first({ outputs, gzip }: Bundle): number {
  return sum(reachable(outputs, false), gzip);
}

/** Also what is imported later, save the validators, which load only when responses are to be checked. */
function everything({ outputs, gzip }: Bundle): number {
  const lazy = reachable(outputs, true).filter(
    (file) =>
      !Object.keys(outputs[file]?.inputs ?? {}).some(
        (input) => input.includes('/zod/') || input.includes('schema/dist/index'),
      ),
  );
  return sum(lazy, gzip);
}

function reachable(outputs: Metafile['outputs'], withLazy: boolean): string[] {
  const entry = Object.keys(outputs).find((file) => outputs[file]?.entryPoint === '<stdin>');
  const seen = new Set<string>();
  const queue = entry ? [entry] : [];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    for (const { path, kind, external } of outputs[file]?.imports ?? []) {
      if (!external && (withLazy || kind !== 'dynamic-import')) queue.push(path);
    }
  }
  return [...seen];
}

function sum(files: string[], gzip: (file: string) => number): number {
  return files.reduce((total, file) => total + gzip(file), 0);
}
