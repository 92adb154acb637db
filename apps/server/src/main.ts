import { isMainThread } from 'node:worker_threads';
import { pino } from 'pino';
import { createProject } from './create-project.ts';
import { createLog } from './log.ts';
import { printJson } from './print-json.ts';
import { serveRequests } from './serve.ts';

const [command, ...args] = process.argv.slice(2);

// Bundled into one file, this is also what a thread of ours starts with; a thread may set no umask.
if (isMainThread) {
  // What the server and its embedded database write is for their owner only.
  process.umask(0o077);
  await run();
}

async function run(): Promise<void> {
  if (command === 'project:create') {
    process.exitCode = await createProject(args);
  } else if (command === undefined) {
    if (process.env.NODE_ENV === 'production')
      printJson({ out: createLog('info'), err: createLog('info', pino.destination(2)) });
    await serveRequests();
  } else {
    console.error(`There is no command "${command}". Call it with project:create, or with nothing to serve.`);
    process.exitCode = 2;
  }
}
