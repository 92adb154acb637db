import { defineConfig } from 'tsup';
import { isForTypes } from '../../scripts/is-for-types.ts';
import { modulePerFile } from '../../scripts/module-per-file.ts';
import { forPages } from './for-pages.ts';

const parts = {
  wire: 'src/wire/index.ts',
  rules: 'src/rules/index.ts',
  manifest: 'src/manifest/index.ts',
  connector: 'src/connector/index.ts',
  // Apart from the rules: what draws a provider's place in a page loads none of them with it.
  monogram: 'src/monogram.ts',
};

/** Declarations that TypeScript 7 has written (`tsconfig.types.json`). tsup's own compiler takes four times as long. */
const declared = Object.entries({ index: 'src/index.ts', ...parts }).map(([name, path]) => [
  name,
  path.replace(/^src(.*)\.ts$/, '.types$1.d.ts'),
]);

const types = defineConfig({
  entry: Object.fromEntries(declared),
  format: ['esm', 'cjs'],
  dts: { only: true },
});

// The configs run at the same time, so none of them may clean the folder. The build script cleans it.
const code = defineConfig([
  // The texts are for the OpenAPI document, which `pnpm openapi` writes. No program needs them.
  {
    ...modulePerFile,
    entry: [...modulePerFile.entry, '!src/index.ts', '!src/texts/**'],
    // tsup would mark zod as external before the plugin sees it.
    noExternal: ['zod'],
    esbuildPlugins: [forPages('modules'), ...modulePerFile.esbuildPlugins],
  },
  { entry: parts, format: 'cjs', sourcemap: true, noExternal: ['zod'], esbuildPlugins: [forPages('bundle')] },
  // The main entry is one file of its own, with the validators.
  { entry: ['src/index.ts'], format: ['esm', 'cjs'], splitting: false, sourcemap: true },
]);

export default isForTypes ? types : code;
