import { defineConfig } from 'tsup';

const common = { sourcemap: true, banner: { js: "'use client';" } };

// The three configs run at the same time, so none of them may clean the folder. The build script cleans it.
export default defineConfig([
  {
    ...common,
    entry: {
      index: 'src/index.ts',
      // Not for importing. This entry splits what the component needs at first from what the hooks need, into separate
      // files.
      'install-integration': 'src/components/InstallIntegration/InstallIntegration.tsx',
      styles: 'src/styles.css',
    },
    format: 'esm',
  },
  {
    ...common,
    entry: { index: 'src/index.ts' },
    format: 'cjs',
  },
  {
    // The stylesheet needs its own type declaration: TypeScript 6 refuses an untyped side-effect import.
    entry: { index: 'src/index.ts', styles: 'src/styles.types.ts' },
    format: ['esm', 'cjs'],
    dts: { only: true },
  },
]);
