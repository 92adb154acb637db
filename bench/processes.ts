import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import pidusage from 'pidusage';

/** A server under load, in a process of its own. */
export interface BenchProcess {
  readonly url: string;
  /** From start to the first answer, in milliseconds. */
  readonly startMs: number;
  /** The processor time used so far, in milliseconds, and the memory used now, in bytes. */
  usage(): Promise<{ processorMs: number; memory: number }>;
  end(): Promise<void>;
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
