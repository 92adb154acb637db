import { defineConfig } from 'tsup';
import { modulePerFile } from '../../scripts/module-per-file.ts';
import { isForTypes, typesOf } from '../../scripts/types-of.ts';
import { forPages } from './for-pages.ts';

const parts = {
  wire: 'src/wire/index.ts',
  rules: 'src/rules/index.ts',
  manifest: 'src/manifest/index.ts',
  connector: 'src/connector/index.ts',
  // Apart from the rules: what draws a provider's place in a page loads none of them with it.
  monogram: 'src/monogram.ts',
};

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

export default isForTypes ? typesOf({ index: 'src/index.ts', ...parts }) : code;
