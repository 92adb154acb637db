import { relative, resolve } from 'node:path';
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

const react = /^react(-dom|\/jsx-runtime)?$/;

/**
 * Lets every module import React from our `react.js`. esbuild repeats what a page imports from a library in each module
 * that imports it, and with one module for all it writes it once (ADR 0037).
 */
const reactOnce: Plugin = {
  name: 'react-once',
  setup({ onResolve }) {
    const home = `${import.meta.dirname}/src/react.ts`;
    onResolve({ filter: react }, ({ path, importer, resolveDir }) => {
      const ours = relative(resolveDir, home).replace(/\.ts$/, '.js');
      const relativePath = ours.startsWith('.') ? ours : `./${ours}`;
      return { path: importer === home ? path : relativePath, external: true };
    });
  },
};

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
    // tsup would mark React as external before the plugin sees it.
    noExternal: [react],
    esbuildPlugins: [reactOnce, cssText, ...modulePerFile.esbuildPlugins],
    esbuildOptions: unmarked,
    banner,
  },
  { entry: { index: 'src/index.ts' }, format: 'cjs', sourcemap: true, esbuildPlugins: [cssText], banner },
  { entry: languages, format: 'cjs', sourcemap: true, esbuildOptions: asWritten },
  { entry: { styles: 'src/styles.css' }, sourcemap: true },
]);

export default isForTypes ? types : code;
