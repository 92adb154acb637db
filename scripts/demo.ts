// `npm start` ends with this script. It starts the sandbox provider, the server and the playground, and prints their
// addresses.
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type DemoPart, demoPorts, portVariables } from './demo-ports.ts';

interface Part {
  name: DemoPart;
  folder: string;
  /** The arguments for Node. */
  program: string[];
  port: number;
  /** The path that answers 200 once the part can be used. */
  ready: string;
  shows: string;
}

const root = fileURLToPath(new URL('..', import.meta.url));
const ports = readPorts();
const at = (part: DemoPart) => `http://localhost:${ports[part]}`;

const parts: Part[] = [
  {
    name: 'sandbox',
    folder: 'apps/sandbox',
    program: ['--import', 'tsx', 'src/main.ts'],
    port: ports.sandbox,
    ready: '/',
    shows: 'a pretend CRM to connect to',
  },
  {
    name: 'server',
    folder: 'apps/server',
    program: ['--max-semi-space-size=16', 'dist/main.js'],
    port: ports.server,
    ready: '/health/ready',
    shows: 'the API, under /v1',
  },
  {
    name: 'playground',
    folder: 'apps/playground',
    program: ['src/server/main.ts'],
    port: ports.playground,
    ready: '/',
    shows: 'a pretend product with Dowel in it. Start here',
  },
];

const env = {
  ...process.env,
  DOWEL_SANDBOX_URL: process.env.DOWEL_SANDBOX_URL ?? at('sandbox'),
  DOWEL_URL: process.env.DOWEL_URL ?? at('server'),
  DOWEL_SANDBOX_REDIRECT_URIS: `${process.env.DOWEL_PUBLIC_ORIGIN ?? at('server')}/callbacks/v1/oauth`,
};
/** A new database takes ten seconds to be made on a slow machine, and a minute if others work there. */
const PATIENCE_MS = 150_000;
const running: ChildProcess[] = [];
let isStopping = false;
let isAnnounced = false;
/** The link that the server printed while other parts were starting. */
let signInLine: string | undefined;

process.on('SIGINT', stop);
process.on('SIGTERM', stop);

await refuseTakenPorts();
for (const part of parts) await start(part);

if (!isStopping) announce();

function readPorts(): Record<DemoPart, number> {
  try {
    return demoPorts(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

function announce(): void {
  console.log('\nDowel is running:\n');
  for (const { name, port, shows } of parts)
    console.log(`  ${name.padEnd(11)} http://localhost:${port}   ${shows}`);
  const demoFile = process.env.DOWEL_DEMO_FILE ?? '.dowel/demo.json';
  console.log(`\nKeys and names for scripts: ${demoFile}. Stop with Ctrl+C.\n`);
  if (signInLine !== undefined) console.log(`${signInLine}\n`);
  console.log(`The console, once you are signed in: ${at('server')}/console\n`);
  isAnnounced = true;
}

async function refuseTakenPorts(): Promise<void> {
  for (const { name, port } of parts) {
    if (await isFree(port)) continue;
    console.error(
      `Port ${port} is taken, so the ${name} cannot start. Stop what uses it, or choose another with ${portVariables[name]}=<port>.`,
    );
    process.exit(1);
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

async function start({ name, folder, program, port, ready }: Part): Promise<void> {
  if (isStopping) return;
  process.stdout.write(`Starting ${name} … `);
  // Starts Node directly. A process in between would have to pass signals on.
  const child = spawn(process.execPath, program, {
    cwd: `${root}${folder}`,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.push(child);
  const output: string[] = [];
  child.stdout?.on('data', (chunk: Buffer) => {
    output.push(chunk.toString());
    if (process.env.DOWEL_VERBOSE) process.stdout.write(chunk);
  });
  if (child.stdout) {
    createInterface({ input: child.stdout }).on('line', (line) => {
      saySignInLink(line);
      const trouble = name === 'server' ? troubleIn(line) : undefined;
      if (trouble !== undefined) console.error(`\n  ${trouble}`);
    });
  }
  child.once('exit', (code) => {
    if (isStopping) return;
    console.error(`\nThe ${name} stopped (exit ${code}). What it said last:\n${output.slice(-40).join('')}`);
    stop();
    process.exitCode = 1;
  });

  const since = Date.now();
  while (!(await answers(`http://localhost:${port}${ready}`))) {
    if (isStopping) return;
    if (Date.now() - since > PATIENCE_MS) {
      console.error(
        `\nThe ${name} did not answer within ${PATIENCE_MS / 1000} seconds. What it said:\n${output.join('')}`,
      );
      stop();
      process.exitCode = 1;
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  console.log(`${((Date.now() - since) / 1000).toFixed(1)} s`);
  for (const line of worthSaying(output.join(''))) console.log(`  ${line}`);
}

/**
 * The server prints a link to sign in when it starts, and when somebody asks for one in the browser. The first one is
 * said at the end, where people look.
 */
function saySignInLink(line: string): void {
  if (!line.includes('/sign-in/link/')) return;
  if (isAnnounced) console.log(`  ${line}`);
  else signInLine = line;
}

/** The level of a warning in the server's log. Errors are above it. */
const WARN = 40;

/** What a line of the log warns of, such as a connector that was left out. Undefined: nothing. */
function troubleIn(line: string): string | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    const { level, msg, file, line: at, path, message, fix } = JSON.parse(line);
    if (!(level >= WARN)) return undefined;
    const place = [file, at].filter((part) => part !== undefined).join(':');
    const said = [place, path, message, fix].filter((part) => typeof part === 'string' && part !== '');
    return [msg, ...said].join(' | ');
  } catch {
    return undefined;
  }
}

/**
 * The messages of a part for people at its first start. Leaves out its log, and its address, which is printed at the
 * end.
 */
function worthSaying(output: string): string[] {
  return output
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('{') && !/listening on|\/sign-in\/link\//.test(line));
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
}

/** Asks every part to end; each may finish its work first. This process exits by itself after the last of them. */
function stop(): void {
  isStopping = true;
  for (const child of running) child.kill('SIGTERM');
}
