#!/usr/bin/env node
import { openBrowser } from './login/open-browser.ts';
import { exitCodes } from './output/exit-codes.ts';
import { run } from './program.ts';

// Whoever reads the output may stop, as `dowel check | head` does. The work goes on, and so the exit code is right.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', ({ code }: NodeJS.ErrnoException) => {
    if (code === 'EPIPE' || process.exitCode) return;
    process.exitCode = exitCodes.unavailable;
    process.stderr.write(`error The output cannot be written (${code}). The command itself has gone on.\n`);
  });
}

const exitCode = await run(process.argv.slice(2), {
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  env: process.env,
  folder: process.cwd(),
  fetch: (request) => fetch(request),
  openBrowser,
  now: () => new Date(),
});
process.exitCode ||= exitCode;
