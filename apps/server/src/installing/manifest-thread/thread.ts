import { Tinypool } from 'tinypool';
import { type ProcessorShare, ProcessorTime } from './processor-time.ts';
import { type ManifestTasks, manifestTasks } from './tasks.ts';
import { Turns } from './turns.ts';

/** The largest manifest takes one or two seconds. */
const patienceMs = 10_000;
/** Far more than any manifest needs. A manifest that expands without limit ends only its thread, not the service. */
const maxHeapMb = 512;
/** A thread that nobody needed for this long ends, and gives back its memory. */
const idleMs = 10 * 60_000;
const threads = 2;
/** The largest manifest can be deployed fifty times at once, and then every eight seconds. */
const shareOfOrg: ProcessorShare = { seconds: 120, perSecond: 0.25 };

/** A manifest took more time or memory than any honest manifest needs. */
export class ManifestTooHeavyError extends Error {
  override readonly name = 'ManifestTooHeavyError';
}

/**
 * Threads that read manifests. A large manifest keeps a processor busy for seconds, so organisations take turns, and
 * each has its share of processor time (ADR 0008).
 */
export interface ManifestThreads {
  /** @throws {ManifestTooHeavyError | ProcessorTimeUsedUpError} */
  run<Name extends keyof ManifestTasks>(
    orgId: string,
    name: Name,
    ...args: Parameters<ManifestTasks[Name]>
  ): Promise<ReturnType<ManifestTasks[Name]>>;
  close(): Promise<void>;
}

/** A thread starts with its first task. It does not keep the process from ending. */
export function createManifestThreads({
  limitMs = patienceMs,
  heapMb = maxHeapMb,
  share = shareOfOrg,
} = {}): ManifestThreads {
  const pool = new Tinypool({
    // A thread runs this file too, so the build makes an entry of it.
    filename: import.meta.url,
    name: 'runManifestTask',
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleMs,
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
  });
  // A thread can fail while it has no task. Without a listener, that would end the process.
  pool.on('error', () => undefined);
  const turns = new Turns(threads);
  const time = new ProcessorTime(share);
  const ask = async (orgId: string, task: ManifestTask): Promise<unknown> => {
    try {
      // No manifest is to blame for the time that a thread takes to start.
      await pool.run({ name: 'start', args: [] } satisfies ManifestTask);
      const { reply, ms } = doneOf(await pool.run(task, { signal: AbortSignal.timeout(limitMs) }));
      time.pay(orgId, ms);
      return reply;
    } catch (error) {
      if (!isTooHeavy(error)) throw error;
      time.pay(orgId, limitMs);
      throw new ManifestTooHeavyError('The manifest takes too long to read.', { cause: error });
    }
  };
  return {
    run: async (orgId, name, ...args) => {
      time.assertLeft(orgId);
      const reply = await turns.run(orgId, () => ask(orgId, { name, args }));
      return replyOf<Awaited<ReturnType<ManifestTasks[typeof name]>>>(reply);
    },
    close: () => pool.destroy(),
  };
}

/** The pool ends a thread that is still working when the signal is aborted. */
function isTooHeavy(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY');
}

interface ManifestTask {
  name: string;
  args: readonly unknown[];
}

interface DoneTask {
  reply: unknown;
  /** How long it kept a processor busy. */
  ms: number;
}

/** A thread answers what `runManifestTask` returns. */
function doneOf(answer: unknown): DoneTask {
  return answer as DoneTask;
}

/** The task of that name has made the reply. `runManifestTask` makes sure of that. */
function replyOf<Reply>(reply: unknown): Reply {
  return reply as Reply;
}

export function runManifestTask({ name, args }: ManifestTask): DoneTask {
  const tasks: Readonly<Record<string, (...args: never[]) => unknown>> = manifestTasks;
  const started = performance.now();
  const reply = tasks[name]?.(...(args as never[]));
  return { reply, ms: performance.now() - started };
}
