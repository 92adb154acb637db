import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { index: 'src/index.ts' },
  format: ['esm', 'cjs'],
  dts: true,
  clean: true,
  sourcemap: true,
  esbuildOptions: (options, { format }) => {
    // Jest cannot run `import()` in CommonJS, so that build requires what it needs later.
    if (format === 'cjs') options.supported = { 'dynamic-import': false };
  },
});
