import { defineConfig } from 'tsup';
import { isForTypes, typesOf } from '../../scripts/types-of.ts';

const entry = { index: 'src/index.ts', files: 'src/files/index.ts' };

export default isForTypes
  ? typesOf(entry)
  : defineConfig({ entry, format: ['esm', 'cjs'], clean: true, sourcemap: true });
