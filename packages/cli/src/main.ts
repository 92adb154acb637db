#!/usr/bin/env node
import { openBrowser } from './login/open-browser.ts';
import { run } from './program.ts';

// Whoever reads the output may stop, as `dowel check | head` does. The work goes on, and so the exit code is right.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}

process.exitCode = await run(process.argv.slice(2), {
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  env: process.env,
  folder: process.cwd(),
  fetch: (request) => fetch(request),
  openBrowser,
  now: () => new Date(),
});
