import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    wire: 'src/wire/index.ts',
    rules: 'src/rules/index.ts',
    manifest: 'src/manifest/index.ts',
  },
  // Each entry stands alone: a page that calls two endpoints must not load all of them because validators do.
  splitting: false,
  format: ['esm', 'cjs'],
  dts: true,
  clean: true,
  sourcemap: true,
});
