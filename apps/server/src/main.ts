import * as nodeModule from 'node:module';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { dowelFolder } from './dowel-folder.ts';

const GIVE_BACK_AFTER_MS = 500;

// As a named import, what an older Node lacks would be a SyntaxError before anything here runs.
const { enableCompileCache, flushCompileCache } = nodeModule;
if (!enableCompileCache) {
  console.error(
    `Dowel needs Node 22.22.2, 24.15 or 26, and this is ${process.versions.node}, so it did nothing. Install one of these.`,
  );
  process.exit(1);
}

const [command, ...args] = commandOf(process.argv.slice(2));

// Only the owner may read what the server and its embedded database write.
process.umask(0o077);
// Of four threads, two look names up, and each waits up to ten seconds for a dead name server. Node reads this with its first
// task for a thread.
process.env.UV_THREADPOOL_SIZE ??= '64';
// Before it collects garbage, V8 would let the heap become four times as large as what is in use. It keeps the limit of its
// last collection, so this comes first: set after the start, a read would still take 60 MB more.
setFlagsFromString('--heap-growing-percent=40');
// A start takes a quarter less processor time when it finds what the last one has compiled. It is as private as the data:
// whoever can write it decides what runs. Where nothing can be written, nothing is kept. The sources change too often.
if (import.meta.filename.endsWith('.js')) {
  enableCompileCache(join(process.env.DOWEL_DATA_DIR?.trim() || join(dowelFolder, 'data'), 'compiled'));
}
await run();
// At its end a server may be killed.
flushCompileCache();
// While it starts, nearly everything that is made stays, so the young generation grows to its full size, and a server at rest
// collects no garbage that would make it smaller. With work it grows again.
if (command === undefined) setTimeout(giveMemoryBack, GIVE_BACK_AFTER_MS).unref();

/** Takes 0.1 s. This is the only collection after which V8 makes the young generation smaller at once. */
function giveMemoryBack(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

async function run(): Promise<void> {
  if (command === 'project:create') {
    const { createProject } = await import('./process/commands/create-project.ts');
    process.exitCode = await createProject(args);
  } else if (command === 'sign-in:link') {
    const { printSignInLink } = await import('./process/commands/sign-in-link.ts');
    process.exitCode = await printSignInLink(args);
  } else if (command === undefined) {
    const { serveRequests } = await import('./process/serve.ts');
    await serveRequests();
  } else if (command === 'org:add-owner' || command === 'domain:approve') {
    const { runOrgCommand } = await import('./process/commands/org-commands.ts');
    process.exitCode = await runOrgCommand(command, args);
  } else if (command === 'keys:rotate') {
    const { rotateKeys } = await import('./process/commands/keys-commands.ts');
    process.exitCode = await rotateKeys(args);
  } else if (command === 'migrate') {
    const { migrate } = await import('./process/commands/migrate.ts');
    process.exitCode = await migrate(args);
  } else if (command === 'distribute') {
    const { distribute } = await import('./process/commands/distribute.ts');
    process.exitCode = await distribute(args);
  } else {
    console.error(
      `There is no command "${command}". Call it with project:create, sign-in:link, org:add-owner, domain:approve, keys:rotate, migrate or distribute, or with nothing to serve.`,
    );
    process.exitCode = 2;
  }
}

/** `keys rotate` means the same as `keys:rotate`. */
function commandOf([first, second, ...rest]: readonly string[]): readonly string[] {
  if (first === 'keys' && second !== undefined) return [`${first}:${second}`, ...rest];
  return [first, second, ...rest].filter((word) => word !== undefined);
}
