import { dirname, relative, resolve } from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { defineConfig } from 'tsup';
import { modulePerFile } from '../../scripts/module-per-file.ts';
import { isForTypes, typesOf } from '../../scripts/types-of.ts';

const dist = `${import.meta.dirname}/dist`;

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
      onResolve({ filter: library }, ({ path, importer }) => ({
        path: importer === own ? path : built(own),
        external: true,
      }));
    }
  },
};

/** Names the file that is built from one of our modules, for an import that does not know yet which file it will stand in. */
const built = (source: string) => `built:${nameOf(relative(import.meta.dirname, source))}`;

/** The name of the file that is built from a source. */
const nameOf = (source: string) => source.replace(/^src\//, '').replace(/\.tsx?$/, '.js');

/** Turns those names into paths, once it is known which file an import stands in. */
const builtPaths = {
  name: 'built-paths',
  renderChunk: (code: string, { path }: { path: string }) => ({
    code: code.replaceAll(/"built:([^"]+)"/g, (_, file: string) => `"${pathTo(file, path)}"`),
  }),
};

/** How a built file names another one. */
function pathTo(file: string, from: string): string {
  const path = relative(dirname(from), `${dist}/${file}`);
  return path.startsWith('.') ? path : `./${path}`;
}

/** The first modules of the parts that load later. */
const parts = [
  'components/InstallIntegration/ConnectedStep.tsx',
  'components/InstallIntegration/manage/manage-parts.ts',
  'components/InstallIntegration/wizard/WizardStep.tsx',
  'components/connection/form-parts.ts',
  'components/screen/InsideShadow.tsx',
].map((file) => `src/${file}`);

/** The connected step, and the parts that share modules with it. */
const [stepPart = '', ...afterStep] = parts.slice(0, 3).map(nameOf);

/** What pages load first. */
const firstEntries = [
  'components/InstallIntegration/InstallIntegration.tsx',
  'context/ServiceProvider.tsx',
  'hooks/useIsIntegrationInstalled.ts',
].map((file) => `src/${file}`);

/** Only a development build loads it, when something is wrong with the set-up. */
const forDevelopers = 'src/context/explain-problem.ts';

/** Tells modules that a page can import apart from those that only the parts use. */
async function sortModules() {
  const { metafile } = await build({
    absWorkingDir: import.meta.dirname,
    entryPoints: ['src/index.ts'],
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
  const firstLoaded = new Set(firstEntries.flatMap((entry) => [...reachedBy(entry)]));
  return {
    /** Each becomes a file of its own. */
    forPages: new Set(['src/index.ts', forDevelopers].flatMap((entry) => [...reachedBy(entry)])),
    /** What loads first and leads to no part. Parts that lead to each other would stay in pages that use none of them. */
    first: [...firstLoaded].filter((file) => !leadsToPart(file)),
  };
}

/** Leaves what a page can import out of the parts. */
const withoutPages = (forPages: ReadonlySet<string>): Plugin => ({
  name: 'without-pages',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\.?\/.*\.tsx?$/ }, ({ path, kind, resolveDir }) => {
      const file = resolve(resolveDir, path);
      const isForPages = kind !== 'entry-point' && forPages.has(relative(import.meta.dirname, file));
      return isForPages
        ? { path: built(file), external: true, sideEffects: false }
        : { path: file, sideEffects: false };
    });
  },
});

/**
 * Lets each part name the modules that load first, without using them. esbuild makes one file of the modules that the same
 * parts reach, so nearly all that loads first becomes one file, which compresses better than five (ADR 0037). What shares
 * modules with the connected step loads it, so that a bundler keeps those modules with it and not in a further file.
 */
const firstTogether = (first: readonly string[]) => ({
  name: 'first-together',
  renderChunk: (code: string, { path }: { path: string }) => {
    const part = relative(dist, path);
    if (!parts.map(nameOf).includes(part)) return undefined;
    const imports = first.map((file, at) => `import * as first${at} from '${pathTo(nameOf(file), path)}';`);
    if (afterStep.includes(part)) imports.push(`import '${pathTo(stepPart, path)}';`);
    return { code: [code, ...imports, ''].join('\n') };
  },
});

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

// The stylesheet needs its own type declaration: TypeScript 6 refuses an untyped side-effect import.
const types = typesOf({ index: 'src/index.ts', styles: 'src/styles.types.ts', ...languages });

// The configs run at the same time, so none of them may clean the folder. The build script cleans it.
const code = defineConfig(async () => {
  const { forPages, first } = await sortModules();
  const modules = [...forPages].filter((file) => file !== 'src/index.ts');
  return [
    // The entry only names the other modules. Each of those can be the border between a server's code and a page's. A
    // language is only data, which a server's code can pass on.
    {
      ...modulePerFile,
      entry: ['src/index.ts', 'src/languages/*.ts', '!src/languages/*.test.*'],
      esbuildOptions: asWritten,
    },
    {
      ...modulePerFile,
      entry: [...modules, ...homes.map(({ home }) => `src/${home}.ts`)],
      // tsup would mark them as external before the plugin sees them.
      noExternal: homes.map(({ library }) => library),
      esbuildPlugins: [librariesOnce, cssText, ...modulePerFile.esbuildPlugins],
      esbuildOptions: unmarked,
      plugins: [builtPaths],
      banner,
    },
    // What only the parts use is in few files: webpack wraps and names each module that two of its files share (ADR 0037).
    {
      entry: Object.fromEntries(parts.map((part) => [nameOf(part).slice(0, -'.js'.length), part])),
      format: 'esm',
      splitting: true,
      sourcemap: true,
      noExternal: homes.map(({ library }) => library),
      esbuildPlugins: [librariesOnce, cssText, withoutPages(forPages)],
      esbuildOptions: unmarked,
      plugins: [builtPaths, firstTogether(first)],
      banner,
    },
    { entry: { index: 'src/index.ts' }, format: 'cjs', sourcemap: true, esbuildPlugins: [cssText], banner },
    { entry: languages, format: 'cjs', sourcemap: true, esbuildOptions: asWritten },
    { entry: { styles: 'src/styles.css' }, sourcemap: true },
  ];
});

export default isForTypes ? types : code;
