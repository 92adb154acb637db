import { copyFileSync, cpSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { defineConfig } from 'tsup';

/** Files that the embedded database reads from the folder of its code. */
const pgliteFiles = ['pglite.wasm', 'pglite.data', 'initdb.wasm'];

// Builds one file that needs no installed package. Only migrations and PGlite's own files are beside it. (We depend on
// esbuild so that tsup uses our version. With a second version, pnpm would install Vitest twice.)
export default defineConfig({
  entry: { main: 'src/main.ts' },
  format: ['esm'],
  platform: 'node',
  target: 'node22',
  clean: true,
  splitting: false,
  noExternal: [/.*/],
  // pg tries to load it, and works without it.
  external: ['pg-native'],
  // CommonJS packages load Node's own modules with `require`. An ES module has no `require`, so this adds one.
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
