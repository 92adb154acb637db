import { defineConfig } from 'tsup';
import { isForTypes } from '../../scripts/is-for-types.ts';

export default defineConfig({
  entry: { index: 'src/index.ts', files: 'src/files/index.ts' },
  format: ['esm', 'cjs'],
  dts: isForTypes && { only: true },
  clean: !isForTypes,
  sourcemap: true,
});
