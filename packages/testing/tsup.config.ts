import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { defineConfig } from 'tsup';
import { isForTypes, typesOf } from '../../scripts/types-of.ts';

/** Files that the pages of the sandbox read from the folder of their code. */
const sandboxFiles = ['base.css', 'forms.css', 'reference.css', 'icon.svg'];

const entry = { index: 'src/index.ts' };

// The configs run at the same time, so none of them may clean the folder. The build script cleans it.
const code = defineConfig([
  {
    entry,
    format: ['esm', 'cjs'],
    esbuildOptions(options, { format }) {
      if (format === 'cjs') options.define = { ...options.define, 'import.meta.dirname': '__dirname' };
    },
  },
  {
    // One file with the server and the sandbox, and a small one that loads it.
    entry: { thread: 'thread/main.ts', server: 'thread/server.ts' },
    format: ['esm'],
    platform: 'node',
    target: 'node22',
    splitting: false,
    noExternal: [/^(?!@electric-sql\/pglite)/],
    external: ['pg-native', '@electric-sql/pglite'],
    // CommonJS packages load Node's own modules with `require`. An ES module has no `require`, so this adds one.
    banner: {
      js: "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);",
    },
    esbuildOptions(options) {
      options.conditions = ['@dowel/source'];
      options.minifyWhitespace = true;
      options.legalComments = 'linked';
    },
    async onSuccess() {
      for (const file of sandboxFiles)
        copyFileSync(join('../../apps/sandbox/src/pages', file), join('dist', file));
      await writeDatabase();
    },
  },
]);

export default isForTypes ? typesOf(entry) : code;

/** A migrated database. Opening a copy is much faster than migrating. */
async function writeDatabase(): Promise<void> {
  const database = await PGlite.create();
  await migrate(drizzle(database), { migrationsFolder: '../../apps/server/src/platform/db/migrations' });
  const dump = await database.dumpDataDir('gzip');
  writeFileSync('dist/database.tar.gz', Buffer.from(await dump.arrayBuffer()));
  await database.close();
}
