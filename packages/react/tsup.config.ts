import { dirname, relative, resolve } from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { defineConfig } from 'tsup';
import { isForTypes } from '../../scripts/is-for-types.ts';
import { modulePerFile } from '../../scripts/module-per-file.ts';

const banner = { js: "'use client';" };

const languages = Object.fromEntries(
  ['ar', 'de', 'es', 'fr', 'ja', 'pt'].map((name) => [`languages/${name}`, `src/languages/${name}.ts`]),
);

/** Keeps letters as they are. Escaped, Arabic and Japanese would take twice the bytes. */
const asWritten = (options: BuildOptions) => {
  options.charset = 'utf8';
};

/** Leaves out esbuild's mark beside each element. Our elements stand inside functions, and some minifiers keep marks. */
const unmarked = (options: BuildOptions) => {
  options.jsxSideEffects = true;
};

/** Libraries that nearly every module uses, each with the module of ours that names all that is used of it. */
const homes = [
  { library: /^react(-dom|\/jsx-runtime)?$/, home: 'react' },
  { library: /^@tanstack\/react-query$/, home: 'react-query' },
];

/**
 * Lets every module import these libraries from our one module. esbuild repeats what a page imports from React in each
 * module that imports it. webpack makes one of the modules of a library only if no two files lead into it (ADR 0037).
 */
const librariesOnce: Plugin = {
  name: 'libraries-once',
  setup({ onResolve }) {
    for (const { library, home } of homes) {
      const own = `${import.meta.dirname}/src/${home}.ts`;
      onResolve({ filter: library }, ({ path, importer, resolveDir }) => {
        const ours = relative(resolveDir, own).replace(/\.ts$/, '.js');
        const relativePath = ours.startsWith('.') ? ours : `./${ours}`;
        return { path: importer === own ? path : relativePath, external: true };
      });
    }
  },
};

/** The first modules of the parts that load later. */
const parts = [
  'components/InstallIntegration/ConnectedStep.tsx',
  'components/InstallIntegration/manage/manage-parts.ts',
  'components/InstallIntegration/wizard/WizardStep.tsx',
  'components/connection/form-parts.ts',
  'components/screen/InsideShadow.tsx',
  'ui/VirtualList/VirtualRows.tsx',
].map((file) => `src/${file}`);

/** What pages load first. */
const entryPoints = [
  'components/InstallIntegration/InstallIntegration.tsx',
  'context/ServiceProvider.tsx',
  'hooks/useIsIntegrationInstalled.ts',
].map((file) => `src/${file}`);

/**
 * Lets each part name the modules that load first, without using them. esbuild makes one file of the modules that the same
 * parts reach, so nearly all that loads first becomes one file, which compresses better than five (ADR 0037).
 */
const firstTogether = {
  name: 'first-together',
  async renderChunk(code: string, { path }: { path: string }) {
    const part = relative(`${import.meta.dirname}/dist`, path);
    if (!parts.map(outputOf).includes(part)) return undefined;
    const imports = (await firstModules()).map((module, at) => {
      const name = relative(dirname(part), outputOf(module));
      return `import * as first${at} from '${name.startsWith('.') ? name : `./${name}`}';`;
    });
    return { code: [code, ...imports, ''].join('\n') };
  },
};

const outputOf = (source: string) => source.replace(/^src\//, '').replace(/\.tsx?$/, '.js');

/** What loads first and leads to no part. Parts that lead to each other would stay in pages that use none of them. */
async function firstModules(): Promise<string[]> {
  const { metafile } = await build({
    absWorkingDir: import.meta.dirname,
    entryPoints,
    bundle: true,
    splitting: true,
    format: 'esm',
    packages: 'external',
    outdir: 'dist',
    write: false,
    metafile: true,
    plugins: [cssText],
  });
  const importsOf = (file: string) => metafile.inputs[file]?.imports ?? [];
  const reachedBy = (file: string, reached = new Set([file])): Set<string> => {
    for (const { path, kind, external } of importsOf(file)) {
      if (kind !== 'dynamic-import' && !external && !reached.has(path)) reachedBy(path, reached.add(path));
    }
    return reached;
  };
  const leadsToPart = (file: string) =>
    [...reachedBy(file)].some((each) => importsOf(each).some(({ path }) => parts.includes(path)));
  const first = new Set(entryPoints.flatMap((entry) => [...reachedBy(entry)]));
  return [...first].filter((file) => !leadsToPart(file));
}

/** Gives a module the text of a stylesheet with all that it imports, as Vite does for `?inline`. */
const cssText: Plugin = {
  name: 'css-text',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\.css\?inline$/ }, ({ path, resolveDir }) => ({
      path,
      namespace: 'css-text',
      pluginData: resolve(resolveDir, path.replace('?inline', '')),
    }));
    onLoad({ filter: /./, namespace: 'css-text' }, async ({ pluginData: file }) => {
      const { outputFiles } = await build({ entryPoints: [file], bundle: true, minify: true, write: false });
      return { contents: outputFiles[0]?.text.trim() ?? '', loader: 'text' };
    });
  },
};

const types = defineConfig({
  // The stylesheet needs its own type declaration: TypeScript 6 refuses an untyped side-effect import.
  entry: { index: 'src/index.ts', styles: 'src/styles.types.ts', ...languages },
  format: ['esm', 'cjs'],
  dts: { only: true },
});

// The configs run at the same time, so none of them may clean the folder. The build script cleans it.
const code = defineConfig([
  // The entry only names the other modules. Each of those can be the border between a server's code and a page's. A
  // language is only data, which a server's code can pass on.
  {
    ...modulePerFile,
    entry: ['src/index.ts', 'src/languages/*.ts', '!src/languages/*.test.*'],
    esbuildOptions: asWritten,
  },
  {
    ...modulePerFile,
    entry: [...modulePerFile.entry, '!src/index.ts', '!src/languages/*', '!src/styles.types.ts'],
    // tsup would mark them as external before the plugin sees them.
    noExternal: homes.map(({ library }) => library),
    esbuildPlugins: [librariesOnce, cssText, ...modulePerFile.esbuildPlugins],
    esbuildOptions: unmarked,
    plugins: [firstTogether],
    banner,
  },
  { entry: { index: 'src/index.ts' }, format: 'cjs', sourcemap: true, esbuildPlugins: [cssText], banner },
  { entry: languages, format: 'cjs', sourcemap: true, esbuildOptions: asWritten },
  { entry: { styles: 'src/styles.css' }, sourcemap: true },
]);

export default isForTypes ? types : code;
