import { isMainThread } from 'node:worker_threads';
// Bundled into one file, this is also what a thread of ours starts with. It is the only part that a thread loads.
import './manifest-thread/thread.ts';

const [command, ...args] = process.argv.slice(2);

if (isMainThread) {
  // What the server and its embedded database write is for their owner only. A thread may not set it.
  process.umask(0o077);
  await run();
}

async function run(): Promise<void> {
  if (command === 'project:create') {
    const { createProject } = await import('./create-project.ts');
    process.exitCode = await createProject(args);
  } else if (command === undefined) {
    const { serveRequests } = await import('./serve.ts');
    await serveRequests();
  } else {
    console.error(`There is no command "${command}". Call it with project:create, or with nothing to serve.`);
    process.exitCode = 2;
  }
}
