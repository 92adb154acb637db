import { once } from 'node:events';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import pLimit from 'p-limit';
import { type ManifestTasks, manifestTasks } from './tasks.ts';

/** Marks the thread. The thread and the process that starts it both run this file, so that one file is enough. */
const role = 'dowel:manifest-thread';

/** The largest manifest takes one or two seconds. */
const patienceMs = 10_000;
/** Far more than any manifest needs. A manifest that expands without limit ends only its thread, not the service. */
const maxHeapMb = 512;

/** A manifest took more time or memory than any honest manifest needs. */
export class ManifestTooHeavyError extends Error {
  override readonly name = 'ManifestTooHeavyError';
}

/**
 * A thread that reads manifests one after the other. A large manifest keeps a processor busy for seconds (ADR 0014).
 */
export interface ManifestThread {
  /** @throws {ManifestTooHeavyError} */
  run<Name extends keyof ManifestTasks>(
    name: Name,
    ...args: Parameters<ManifestTasks[Name]>
  ): Promise<ReturnType<ManifestTasks[Name]>>;
  close(): Promise<void>;
}

/** The thread starts with its first task. It does not keep the process from ending. */
export function createManifestThread({ limitMs = patienceMs, heapMb = maxHeapMb } = {}): ManifestThread {
  const oneByOne = pLimit(1);
  let worker: Worker | undefined;
  const end = async () => {
    const ended = worker;
    worker = undefined;
    await ended?.terminate();
  };
  const ask = async (name: string, args: unknown[]): Promise<unknown> => {
    worker ??= startWorker(heapMb, (ended) => {
      if (worker === ended) worker = undefined;
    });
    worker.ref();
    try {
      const answered = once(worker, 'message', { signal: AbortSignal.timeout(limitMs) });
      worker.postMessage({ name, args });
      const [answer] = await answered;
      worker.unref();
      return answer;
    } catch (error) {
      // A thread that failed or is still working cannot be used again.
      await end();
      throw isTooHeavy(error)
        ? new ManifestTooHeavyError('The manifest takes too long to read.', { cause: error })
        : error;
    }
  };
  return {
    run: async (name, ...args) =>
      answerOf<Awaited<ReturnType<ManifestTasks[typeof name]>>>(await oneByOne(ask, name, args)),
    close: end,
  };
}

function startWorker(heapMb: number, onEnd: (worker: Worker) => void): Worker {
  const worker = new Worker(new URL(import.meta.url), {
    workerData: role,
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
  });
  // `once` in `ask` reports an error to the waiting caller. Without this listener, an error while no caller waits would
  // end the process.
  worker.on('error', () => undefined);
  worker.on('exit', () => onEnd(worker));
  return worker;
}

function isTooHeavy(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'ABORT_ERR' || code === 'ERR_WORKER_OUT_OF_MEMORY';
}

/** The thread answers each task with the result of the task of that name. `serve` makes sure of that. */
function answerOf<Reply>(answer: unknown): Reply {
  return answer as Reply;
}

if (workerData === role) serve();

/**
 * Runs inside the thread, and does the tasks that the process sends. An error ends the thread and is reported to the
 * process.
 */
function serve(): void {
  const tasks: Readonly<Record<string, (...args: never[]) => unknown>> = manifestTasks;
  parentPort?.on('message', ({ name, args }: { name: string; args: never[] }) => {
    parentPort?.postMessage(tasks[name]?.(...args));
  });
}
