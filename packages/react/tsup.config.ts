import { defineConfig } from 'tsup';

const common = { sourcemap: true, banner: { js: "'use client';" } };

// The two run at the same time, so neither may clean: the build script does.
export default defineConfig([
  {
    ...common,
    entry: {
      index: 'src/index.ts',
      // Not for importing: it makes what the component needs at first a file apart from what the hooks need.
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
    // The stylesheet needs a declaration of its own: TypeScript 6 refuses an untyped side-effect import.
    entry: { index: 'src/index.ts', styles: 'src/styles.types.ts' },
    format: ['esm', 'cjs'],
    dts: { only: true },
  },
]);
