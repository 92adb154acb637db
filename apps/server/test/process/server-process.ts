import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { isCitus } from '../citus.ts';
import type { TestDatabase } from '../prepare-database.ts';

const serverFolder = fileURLToPath(new URL('../..', import.meta.url));

/** A server in a separate process. */
export interface ServerProcess {
  readonly url: string;
  readonly pid: number | undefined;
  /** All that the process has printed to stdout so far. */
  output(): string;
  /** All that the process has printed to stderr so far. */
  errors(): string;
  /** Ends the process and returns its exit code, or null if it was killed. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
}

/** As the image starts it. */
const smallHeap = '--max-semi-space-size=16';

/** In CI the server has just been built, and starts sooner. Otherwise the sources run, so that no old build is tested. */
const program =
  process.env.DOWEL_TEST_SERVER === 'built'
    ? [smallHeap, 'dist/main.js']
    : [smallHeap, '--conditions=@dowel/source', 'src/main.ts'];

/** Runs a process in its own PID namespace, and ends it when `unshare` ends. */
const unshare = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc'] as const;

/** Whether this user may isolate a process on this machine. */
export function canIsolate(): boolean {
  const [command, ...args] = unshare;
  return spawnSync(command, [...args, 'true']).status === 0;
}

/**
 * A folder where servers keep their data, and functions that start servers there.
 * @param database the first server finds this embedded database there, migrated and empty. Otherwise it makes one, which
 * takes longer than the rest of its start
 */
export function createServerFolder(database?: TestDatabase) {
  const folder = mkdtempSync(join(tmpdir(), 'dowel-process-'));
  if (database?.kind === 'pglite') unpack(database.dumpFile, join(folder, 'data', 'pglite'));
  const running = new Set<ChildProcess>();
  const launch = (
    variables: Record<string, string>,
    { words = [], isolated = false }: { words?: readonly string[]; isolated?: boolean } = {},
  ) => {
    const [command, ...args] = [...(isolated ? unshare : []), process.execPath, ...program];
    const child = spawn(command, [...args, ...words], {
      cwd: serverFolder,
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        DOWEL_PORT: '0',
        DOWEL_DATABASE_RLS: isCitus ? '0' : '1',
        DOWEL_DATA_DIR: join(folder, 'data'),
        DOWEL_DEMO_FILE: join(folder, 'demo.json'),
        ...variables,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    return child;
  };
  return {
    path: (name: string) => join(folder, name),
    demo: () => JSON.parse(readFileSync(join(folder, 'demo.json'), 'utf8')),
    start: (variables: Record<string, string> = {}) => untilListening(launch(variables)),
    startFailing: (variables: Record<string, string> = {}) => untilEnded(launch(variables)),
    /** Like `start`, but the server sees no other process and has the process id 1, as in a container. */
    startIsolated: () => untilListening(launch({}, { isolated: true })),
    startIsolatedFailing: () => untilEnded(launch({}, { isolated: true })),
    /** Runs `project:create` until it ends, and returns its exit code and output. */
    createProject: (args: string[], variables: Record<string, string> = {}) =>
      untilEnded(launch(variables, { words: ['project:create', ...args] })),
    /** Runs the server with arguments until it ends, and returns its exit code and output. */
    run: (words: string[], variables: Record<string, string> = {}) =>
      untilEnded(launch(variables, { words })),
    /** Paths in the data folder that other users may access. The folder around it does not belong to the server. */
    openToOthers: () => filesIn(join(folder, 'data')).filter((path) => (lstatSync(path).mode & 0o077) !== 0),
    /** Makes the whole data folder readable for everybody. */
    openToAll() {
      for (const path of filesIn(join(folder, 'data'))) {
        chmodSync(path, lstatSync(path).isDirectory() ? 0o755 : 0o644);
      }
    },
    /** Ends all processes that still run, and deletes the folder. */
    async remove() {
      await Promise.all([...running].map((child) => end(child, 'SIGKILL')));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function unpack(dumpFile: string, folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  execFileSync('tar', ['--extract', '--file', dumpFile, '--directory', folder]);
}

function filesIn(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return [folder, ...names.map((name) => join(folder, name))];
}

/** Waits until a started server prints its address. */
export async function untilListening(child: ChildProcess): Promise<ServerProcess> {
  const output = collect(child.stdout);
  const errors = collect(child.stderr);
  if (!child.stdout) throw new Error('The server has no output to read its address from.');
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /Dowel server listening on ([^\s"]+)/.exec(line)?.[1];
    if (url !== undefined)
      return { url, pid: child.pid, output, errors, end: (signal) => end(child, signal) };
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'close');
  const how = child.signalCode ?? child.exitCode;
  throw new Error(`The server ended (${how}) before it listened:\n${output()}${errors()}`);
}

async function untilEnded(
  child: ChildProcess,
): Promise<{ code: number | null; output: string; errors: string }> {
  const output = collect(child.stdout);
  const errors = collect(child.stderr);
  await once(child, 'close');
  return { code: child.exitCode, output: output(), errors: errors() };
}

function collect(stream: NodeJS.ReadableStream | null): () => string {
  let text = '';
  stream?.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  return () => text;
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  }
  return child.exitCode;
}
