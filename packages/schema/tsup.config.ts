import { defineConfig } from 'tsup';
import { modulePerFile } from '../../scripts/module-per-file.ts';

const entry = {
  index: 'src/index.ts',
  wire: 'src/wire/index.ts',
  rules: 'src/rules/index.ts',
  manifest: 'src/manifest/index.ts',
  connector: 'src/connector/index.ts',
  // Apart from the rules: what draws a provider's place in a page loads none of them with it.
  monogram: 'src/monogram.ts',
};

// The configs run at the same time, so none of them may clean the folder. The build script cleans it.
export default defineConfig([
  // The texts are for the OpenAPI document, which `pnpm openapi` writes. No program needs them.
  { ...modulePerFile, entry: [...modulePerFile.entry, '!src/index.ts', '!src/texts/**'] },
  // The main entry is one file of its own, with the validators. If it shared modules with `wire`, a page that calls two
  // endpoints would load modules that only the validators need.
  { entry: ['src/index.ts'], format: 'esm', splitting: false, sourcemap: true },
  { entry, format: 'cjs', sourcemap: true },
  { entry, format: ['esm', 'cjs'], dts: { only: true } },
]);
