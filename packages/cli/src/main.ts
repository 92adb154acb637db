#!/usr/bin/env node
import { openBrowser } from './login/open-browser.ts';
import { run } from './program.ts';

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
