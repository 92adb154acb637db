import { defineConfig } from 'tsup';
import { isForTypes, typesOf } from '../../scripts/types-of.ts';

const entry = { index: 'src/index.ts' };

const code = defineConfig({
  entry,
  format: ['esm', 'cjs'],
  clean: true,
  sourcemap: true,
  esbuildOptions: (options, { format }) => {
    // Jest cannot run `import()` in CommonJS, so that build requires what it needs later.
    if (format === 'cjs') options.supported = { 'dynamic-import': false };
  },
});

export default isForTypes ? typesOf(entry) : code;
