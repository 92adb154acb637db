// Prints the gzip size of what a page loads, what is left of each budget, and what has changed since docs/sizes.json
// was written. Fails if a budget is exceeded, and says "near" above 95 percent of one. With --write, writes
// docs/sizes.json. CONTRIBUTING.md says how to raise a budget.
// Three bundlers bundle the same code, because they differ in what they leave out. Every size must fit its budget with
// each of them.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { endpoints } from '@dowel/schema';
import { transform } from 'esbuild';
import { type BundledFile, type Bundler, bundlers } from './size-bundlers.ts';

interface Budget {
  what: string;
  budgetKb: number;
  /** A larger budget with one of the bundlers (ADR 0037). */
  raisedKb?: Partial<Record<keyof typeof bundlers, number>>;
  /** The page's code, and the package from whose folder its imports are resolved. */
  code: string;
  from: string;
  /** Which files of the bundle count. */
  part(files: readonly BundledFile[]): readonly BundledFile[];
}

const { write } = parseArgs({ options: { write: { type: 'boolean' } } }).values;

/** Above this part of a budget, the author of a change should look for bytes to save. */
const NEAR = 0.95;

const folder = (name: string) => fileURLToPath(new URL(`../packages/${name}/`, import.meta.url));
const install = `export { ServiceProvider, InstallIntegration } from '@dowel/react';`;
const isInstalled = `export { ServiceProvider, useIsIntegrationInstalled } from '@dowel/react';`;

/**
 * Parts that a usual first install never loads, because a page or a person must ask for them. Each by its first module.
 */
const asked = /\/(WizardStep|manage-parts|form-parts|InsideShadow)\.js/;

const budgets: Budget[] = [
  {
    what: 'InstallIntegration, first paint (without react)',
    budgetKb: 40,
    raisedKb: { esbuild: 42.7, webpack: 43.5 },
    code: install,
    from: 'react',
    part: first,
  },
  {
    what: 'InstallIntegration, with all that a usual first install loads',
    budgetKb: 68.5,
    raisedKb: { esbuild: 72.3, webpack: 73 },
    code: install,
    from: 'react',
    part: usual,
  },
  {
    what: 'InstallIntegration, with every lazy part',
    budgetKb: 96.5,
    raisedKb: { esbuild: 100.6, webpack: 103 },
    code: install,
    from: 'react',
    part: everything,
  },
  {
    what: 'the wizard of InstallIntegration',
    budgetKb: 8,
    code: install,
    from: 'react',
    part: (files) => everything(files).filter(isWizard),
  },
  {
    what: 'what `isolated` adds, with its stylesheet',
    budgetKb: 8.5,
    raisedKb: { webpack: 8.6 },
    code: install,
    from: 'react',
    part: (files) => reachable(files, true).filter(isIsolation),
  },
  {
    what: 'useIsIntegrationInstalled alone (ADR 0037)',
    budgetKb: 22,
    code: isInstalled,
    from: 'react',
    part: first,
  },
  {
    what: '@dowel/client whole, ky included, zod not loaded (ADR 0004)',
    // For the 52 endpoints that were there when the budget was set, and 40 bytes for each further one. Calls through the
    // proxy, inboxes, and the errors of writes and of bodies that JSON cannot hold have bytes of their own.
    budgetKb: 12 + 0.04 * (Object.keys(endpoints).length - 52) + 0.6 + 0.65 + 0.3,
    code: `export * from '@dowel/client';`,
    from: 'client',
    part: first,
  },
];

const file = fileURLToPath(new URL('../docs/sizes.json', import.meta.url));
const stored: Record<string, number> = JSON.parse(readFileSync(file, 'utf8'));
const measured: Record<string, number> = {};
let exceeded = 0;

for (const name of ['vite', 'esbuild', 'webpack'] as const) {
  const bundleOnce = remember(bundlers[name]);
  for (const { what, budgetKb, raisedKb, code, from, part } of budgets) {
    const bytes = weigh(part(await bundleOnce(code, folder(from))));
    hold(name === 'vite' ? what : `${what}, ${name}`, bytes, raisedKb?.[name] ?? budgetKb);
  }
}
hold('stylesheet', await stylesheet(`${folder('react')}dist/styles.css`), 7.8);
holdConsole();

if (write) writeFileSync(file, `${JSON.stringify(measured, null, 2)}\n`);
process.exit(exceeded ? 1 : 0);

function hold(what: string, bytes: number, budgetKb: number): void {
  measured[what] = bytes;
  const before = stored[what];
  const budget = budgetKb * 1000;
  const fits = bytes <= budget;
  if (!fits) exceeded += 1;
  const verdict = fits ? (bytes > budget * NEAR ? 'near' : 'ok') : 'OVER';
  const left = fits ? `${kb(budget - bytes)} kB left` : `${kb(bytes - budget)} kB too many`;
  const change =
    before === undefined ? 'new' : `${bytes < before ? '−' : '+'}${Math.abs(bytes - before)} bytes`;
  console.log(
    `${verdict.padEnd(5)}${kb(bytes).padStart(5)} of ${kb(budget)} kB, ${left}, ${change}  ${what}`,
  );
}

/** A file of the built console, as Vite's manifest tells of it. */
interface ConsoleFile {
  file: string;
  src?: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}

/** The built console: what its first page loads, React included, its stylesheet, and what each further page adds. */
function holdConsole(): void {
  const dist = fileURLToPath(new URL('../apps/console/dist/', import.meta.url));
  const files: Record<string, ConsoleFile> = JSON.parse(readFileSync(`${dist}manifest.json`, 'utf8'));
  const withImports = (name: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(name)) return seen;
    seen.add(name);
    for (const imported of files[name]?.imports ?? []) withImports(imported, seen);
    return seen;
  };
  const bytes = (file: string) => gzipSync(readFileSync(dist + file), { level: 9 }).length;
  const weighed = (names: Iterable<string>) =>
    [...names].reduce((total, name) => total + bytes(files[name]?.file ?? ''), 0);
  const entry = Object.keys(files).find((name) => files[name]?.isEntry) ?? '';
  const always = withImports(entry);
  const pages = Object.keys(files).filter((name) => name.startsWith('src/pages/'));
  const added = (page: string) => weighed([...withImports(page)].filter((name) => !always.has(name)));
  const heaviest = pages.reduce((most, page) => (added(page) > added(most) ? page : most), entry);
  hold('console, first load with home', weighed(always) + added('src/pages/home/HomePage.tsx'), 150);
  hold('console, the heaviest further page', added(heaviest), 15);
  hold(
    'console, stylesheet',
    (files[entry]?.css ?? []).reduce((total, file) => total + bytes(file), 0),
    12,
  );
}

function kb(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

/** Several budgets look at different parts of one bundle. */
function remember(bundle: Bundler): Bundler {
  const bundled = new Map<string, ReturnType<Bundler>>();
  return (code, from) => {
    const files = bundled.get(code) ?? bundle(code, from);
    bundled.set(code, files);
    return files;
  };
}

async function stylesheet(path: string): Promise<number> {
  const { code } = await transform(readFileSync(path, 'utf8'), { loader: 'css', minify: true });
  return gzipSync(code, { level: 9 }).length;
}

/** The entry and its static imports. */
function first(files: readonly BundledFile[]): BundledFile[] {
  return reachable(files, false);
}

/** All imports, including dynamic ones, except the validators and the parts in `asked`. */
function usual(files: readonly BundledFile[]): BundledFile[] {
  return reachable(
    files.filter((file) => !has(file, asked)),
    true,
  ).filter(isNoValidator);
}

/** Its stylesheet, which a page without `isolated` loads as a file. */
function isIsolation(file: BundledFile): boolean {
  return has(file, /\/InsideShadow\.js/);
}

function isWizard(file: BundledFile): boolean {
  return has(file, /\/InstallIntegration\/wizard\//);
}

/**
 * All imports, including dynamic ones, except the validators, which load only if responses are to be checked, and the
 * code for `isolated`, which has a budget of its own.
 */
function everything(files: readonly BundledFile[]): BundledFile[] {
  return reachable(files, true).filter((file) => isNoValidator(file) && !isIsolation(file));
}

function isNoValidator(file: BundledFile): boolean {
  return !has(file, /\/client\/dist\/validation\.js/);
}

function has({ modules }: BundledFile, path: RegExp): boolean {
  return modules.some((name) => path.test(name));
}

function reachable(files: readonly BundledFile[], withLazy: boolean): BundledFile[] {
  const seen = new Set<BundledFile>();
  const queue = files.filter((file) => file.isEntry);
  for (let file = queue.pop(); file; file = queue.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const wanted = withLazy ? [...file.imports, ...file.dynamicImports] : file.imports;
    queue.push(...files.filter((other) => wanted.includes(other.name)));
  }
  return [...seen];
}

function weigh(files: readonly BundledFile[]): number {
  return files.reduce((total, { code }) => total + gzipSync(code, { level: 9 }).length, 0);
}
