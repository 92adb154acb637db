import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pidusage from 'pidusage';
import { freePort } from '../scripts/free-port.ts';
import type { World } from './world.ts';

/** A server under load, in a process of its own. */
export interface BenchProcess {
  readonly url: string;
  /** From start to the first answer, in milliseconds. */
  readonly startMs: number;
  /** The processor time used so far, in milliseconds, and the memory used now, in bytes. */
  usage(): Promise<{ processorMs: number; memory: number }>;
  end(): Promise<void>;
}

/** The bundle, with the heap that the image gives it. */
export const bundle = ['--max-semi-space-size=16', 'dist/main.js'];
/** The sources, for the test of the benchmarks: its run has built no bundle. */
export const sources = ['--conditions=@dowel/source', 'src/main.ts'];

const serverFolder = fileURLToPath(new URL('../apps/server/', import.meta.url));

/** Starts the server on the world's database: in development, so that it may call this machine without TLS. */
export async function startServer(
  { databaseUrl, encryptionKeys, program }: Pick<World, 'databaseUrl' | 'encryptionKeys' | 'program'>,
  env: Record<string, string> = {},
): Promise<BenchProcess> {
  const port = await freePort();
  return startProcess(program, {
    port,
    cwd: serverFolder,
    env: {
      NODE_ENV: 'development',
      DOWEL_PORT: String(port),
      DATABASE_URL: databaseUrl,
      DOWEL_ENCRYPTION_KEYS: encryptionKeys,
      DOWEL_SEED: 'none',
      DOWEL_LOG_LEVEL: 'warn',
      DOWEL_DELIVERIES_PER_SECOND: '1000000',
      // The limits count every request, but refuse none.
      DOWEL_RATE_LIMIT_PER_CALLER: '1000000',
      DOWEL_RATE_LIMIT_PER_PROJECT: '1000000',
      DOWEL_RATE_LIMIT_PER_ADDRESS: '1000000',
      DOWEL_PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
      ...env,
    },
  });
}

const startLimitMs = 60_000;
const endLimitMs = 3_000;

/** Starts a Node.js script and waits until it answers. Its standard output is discarded. */
export async function startProcess(
  args: readonly string[],
  { port, cwd, env = {} }: { port: number; cwd: string; env?: Record<string, string> },
): Promise<BenchProcess> {
  const started = performance.now();
  const child = spawn(process.execPath, args, {
    cwd,
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  const { pid } = child;
  if (pid === undefined) throw new Error(`Node.js could not be started with ${args.join(' ')}.`);
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error(`${args.join(' ')} ended before it answered.`);
    if (performance.now() - started > startLimitMs) throw new Error(`${args.join(' ')} does not answer.`);
    await wait(5);
  }
  return {
    url,
    startMs: performance.now() - started,
    async usage() {
      const { ctime, memory } = await pidusage(pid);
      return { processorMs: ctime, memory };
    },
    async end() {
      if (child.exitCode !== null) return;
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      const force = setTimeout(() => child.kill('SIGKILL'), endLimitMs);
      await exited;
      clearTimeout(force);
    },
  };
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/health/ready`).then(
    (answer) => answer.ok,
    () => false,
  );
}
