import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { defineConfig } from 'tsup';

/** Files that the embedded database reads from the folder of its code. */
const pgliteFiles = ['pglite.wasm', 'pglite.data', 'initdb.wasm'];

const tinypool = dirname(createRequire(import.meta.url).resolve('tinypool'));

// Builds a folder that needs no installed package. Code that a process may never need, such as the embedded database
// and mail, is in files of its own, which are loaded when they are first used. (We depend on esbuild so that tsup uses
// our version. With a second version, pnpm would install Vitest twice.)
export default defineConfig({
  entry: {
    main: 'src/main.ts',
    'manifest-thread': 'src/installing/manifest-thread/thread.ts',
    // Tinypool starts its threads with a file that it looks for in this place.
    'entry/worker': join(tinypool, 'entry/worker.js'),
  },
  format: ['esm'],
  platform: 'node',
  target: 'node22',
  clean: true,
  noExternal: [/.*/],
  // pg tries to load it, and works without it.
  external: ['pg-native'],
  // CommonJS packages load Node's own modules with `require`. An ES module has no `require`, so this adds one.
  banner: {
    js: "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);",
  },
  // The process keeps the files in memory, with two bytes for each character if any of them is not ASCII. So comments
  // go. Names stay, for the stacks of errors; licences that must be passed on are in a file beside it.
  esbuildOptions(options) {
    options.conditions = ['@dowel/source'];
    options.minifyWhitespace = true;
    options.legalComments = 'linked';
    options.charset = 'ascii';
  },
  async onSuccess() {
    for (const file of readdirSync('dist').filter((name) => name.endsWith('.js') && !/^nats-/.test(name)))
      assertAscii(join('dist', file));
    cpSync('src/platform/db/migrations', 'dist/migrations', { recursive: true });
    const pglite = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
    writeReference();
    copyConsole();
    for (const file of pgliteFiles) copyFileSync(join(pglite, file), join('dist', file));
  },
});

/**
 * The client of NATS has such a character in a regular expression. It is loaded with the first message to NATS.
 * @throws {Error} esbuild does not escape the text of a template that has a tag.
 */
function assertAscii(file: string): void {
  const [found] = readFileSync(file, 'utf8').match(/.{0,60}[^\0-\x7f].{0,60}/) ?? [];
  if (found === undefined) return;
  throw new Error(
    `${file} would need twice its memory, because of: ${found}\nIn HTML, write &middot; and the like.`,
  );
}

/** The console, if it was built before. Without it, the server says so at `/console`. */
function copyConsole(): void {
  if (existsSync('../console/dist')) cpSync('../console/dist', 'dist/console', { recursive: true });
}

/** The files of the reference. The server reads them when somebody opens it. */
function writeReference(): void {
  mkdirSync('dist/reference', { recursive: true });
  const document = JSON.parse(readFileSync('../../docs/openapi.json', 'utf8'));
  writeFileSync('dist/reference/openapi.json', JSON.stringify(document));
  const { resolve } = createRequire(import.meta.url);
  copyFileSync(resolve('@dowel/schema/manifest.schema.json'), 'dist/reference/manifest.schema.json');
}
