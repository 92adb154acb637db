import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { index: 'src/index.ts', files: 'src/files/index.ts' },
  format: ['esm', 'cjs'],
  dts: true,
  clean: true,
  sourcemap: true,
});
