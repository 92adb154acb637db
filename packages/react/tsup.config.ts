import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { index: 'src/index.ts', styles: 'src/styles.css' },
  format: ['esm', 'cjs'],
  // The stylesheet needs a declaration of its own: TypeScript 6 refuses an untyped side-effect import.
  dts: { entry: { index: 'src/index.ts', styles: 'src/styles.types.ts' } },
  clean: true,
  sourcemap: true,
  banner: { js: "'use client';" },
});
