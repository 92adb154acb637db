import { defineConfig } from 'tsup';
import { isForTypes } from '../../scripts/is-for-types.ts';

export default defineConfig({
  entry: { index: 'src/index.ts' },
  format: ['esm', 'cjs'],
  dts: isForTypes && { only: true },
  clean: !isForTypes,
  sourcemap: true,
  esbuildOptions: (options, { format }) => {
    // Jest cannot run `import()` in CommonJS, so that build requires what it needs later.
    if (format === 'cjs') options.supported = { 'dynamic-import': false };
  },
});
