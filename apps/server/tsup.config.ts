import { copyFileSync, cpSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { defineConfig } from 'tsup';

/** What the embedded database reads from beside its code. */
const pgliteFiles = ['pglite.wasm', 'pglite.data', 'initdb.wasm'];

// (esbuild is among our dependencies so that tsup brings no other version, for which pnpm would install Vitest twice.)
// One file that needs no installed package, and beside it only what code cannot be: migrations and PGlite's own files.
export default defineConfig({
  entry: { main: 'src/main.ts' },
  format: ['esm'],
  platform: 'node',
  target: 'node22',
  clean: true,
  splitting: false,
  noExternal: [/.*/],
  // pg asks for it in vain where it is not installed, and does without it.
  external: ['pg-native'],
  // Packages in CommonJS ask for Node's own modules by `require`, which an ES module has to be given.
  banner: {
    js: "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);",
  },
  esbuildOptions(options) {
    options.conditions = ['@dowel/source'];
  },
  async onSuccess() {
    cpSync('src/db/migrations', 'dist/migrations', { recursive: true });
    const pglite = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
    for (const file of pgliteFiles) copyFileSync(join(pglite, file), join('dist', file));
  },
});
