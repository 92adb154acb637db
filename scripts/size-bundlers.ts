// Bundles code as a page's build would, and says which files the page loads at once and which it loads later.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { rolldown } from 'rolldown';
import webpack, { type Configuration, type StatsCompilation, type StatsModule } from 'webpack';

/** One file of a bundle. Files are named by their paths in the output. */
export interface BundledFile {
  readonly name: string;
  readonly code: string;
  /** Paths of the modules inside. */
  readonly modules: readonly string[];
  readonly isEntry: boolean;
  /** Files that load together with this one. */
  readonly imports: readonly string[];
  /** Files that this one can load later. */
  readonly dynamicImports: readonly string[];
}

/**
 * Bundles one module, which resolves its imports from `folder`. React is not included, because the page has it, nor is
 * zod, because it loads only if responses are to be checked.
 */
export type Bundler = (code: string, folder: string) => Promise<BundledFile[]>;

const leftOut = ['react', 'react-dom', 'zod'];
const isLeftOut = new RegExp(`^(${leftOut.join('|')})($|/)`);
const production = { 'process.env.NODE_ENV': '"production"' };

/**
 * Bundles a page with Rolldown, as Vite does it. A page's entry exports nothing, so that what several files share can stand
 * in it.
 */
const vite: Bundler = async (code, folder) => {
  const [entry, exported] = [`${folder}size-entry.js`, `${folder}size-exported.js`];
  const codes = new Map([
    [entry, pageOf(exported)],
    [exported, code],
  ]);
  const built = await rolldown({
    input: entry,
    external: isLeftOut,
    platform: 'browser',
    preserveEntrySignatures: false,
    transform: { define: production },
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (codes.has(id) ? id : null),
        load: (id) => codes.get(id) ?? null,
      },
    ],
  });
  const { output } = await built.generate({ format: 'esm', minify: true });
  return output
    .filter((file) => file.type === 'chunk')
    .map(({ fileName, code: text, moduleIds, isEntry, imports, dynamicImports }) => ({
      name: fileName,
      code: text,
      modules: moduleIds,
      isEntry,
      imports,
      dynamicImports,
    }));
};

const esbuild: Bundler = async (code, folder) => {
  const { outputFiles, metafile } = await build({
    stdin: { contents: code, resolveDir: folder, sourcefile: 'size-entry.js' },
    absWorkingDir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    minify: true,
    metafile: true,
    write: false,
    outdir: 'size-output',
    define: production,
    logLevel: 'silent',
    external: leftOut.flatMap((name) => [name, `${name}/*`]),
  });
  return outputFiles.map(({ path, text }) => {
    const name = Object.keys(metafile.outputs).find((output) => path.endsWith(output)) ?? path;
    const { inputs = {}, entryPoint, imports = [] } = metafile.outputs[name] ?? {};
    const pathsOf = (isDynamic: boolean) =>
      imports.filter(({ kind }) => (kind === 'dynamic-import') === isDynamic).map((each) => each.path);
    return {
      name,
      code: text,
      modules: Object.keys(inputs),
      isEntry: entryPoint?.endsWith('size-entry.js') ?? false,
      imports: pathsOf(false),
      dynamicImports: pathsOf(true),
    };
  });
};

/**
 * Bundles a page that uses everything the code exports. As a library, webpack would keep marks and names for the next
 * bundler, which no page has.
 */
const withWebpack: Bundler = async (code, folder) => {
  const path = mkdtempSync(join(tmpdir(), 'dowel-size-'));
  try {
    const { chunks = [] } = await runWebpack({
      mode: 'production',
      context: folder,
      entry: {
        entry: asModule(pageOf(asModule(code))),
      },
      output: { path, module: true, chunkFormat: 'module' },
      experiments: { outputModule: true },
      externals: [isLeftOut],
      externalsType: 'module',
      performance: false,
    });
    return chunks.map(({ files = [], initial, entry, modules }) => ({
      name: files[0] ?? '',
      code: files.map((file) => readFileSync(join(path, file), 'utf8')).join(''),
      modules: namesOf(modules),
      isEntry: entry,
      imports: [],
      // Webpack says which chunks a chunk can lead to, not how. None of ours loads at once with another.
      dynamicImports: initial ? lazyFiles(chunks) : [],
    }));
  } finally {
    rmSync(path, { recursive: true });
  }
};

/** The bundlers that the sizes are measured with. */
export const bundlers = { vite, esbuild, webpack: withWebpack } satisfies Record<string, Bundler>;

/** A page that uses everything that a module exports. */
function pageOf(module: string): string {
  return `import * as page from ${JSON.stringify(module)}; globalThis.page = page;`;
}

function asModule(code: string): string {
  return `data:text/javascript,${encodeURIComponent(code)}`;
}

function runWebpack(configuration: Configuration): Promise<StatsCompilation> {
  return new Promise((resolve, reject) => {
    webpack(configuration, (failure, stats) => {
      if (!stats || stats.hasErrors()) return reject(failure ?? new Error(stats?.toString('errors-only')));
      resolve(stats.toJson({ all: false, chunks: true, chunkModules: true }));
    });
  });
}

function lazyFiles(chunks: NonNullable<StatsCompilation['chunks']>): string[] {
  return chunks.filter(({ initial }) => !initial).flatMap(({ files = [] }) => files);
}

/** Webpack joins modules. Then only the inner ones have a path. */
function namesOf(modules: StatsModule[] = []): string[] {
  return modules.flatMap(({ name = '', modules: inner }) => [name, ...namesOf(inner)]);
}
