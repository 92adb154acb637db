import { once } from 'node:events';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import pLimit from 'p-limit';
import { type ManifestTasks, manifestTasks } from './tasks.ts';

/** Tells the thread from the process that starts it: both run this file, so that one file is all there needs to be. */
const role = 'dowel:manifest-thread';

/** The largest manifest takes a second or two. */
const patienceMs = 10_000;
/** Far more than any manifest needs, so that one that multiplies itself ends its thread and not the service. */
const maxHeapMb = 512;

/** A manifest took more time or memory than any honest one does. */
export class ManifestTooHeavyError extends Error {
  override readonly name = 'ManifestTooHeavyError';
}

/** A thread that reads manifests one after the other: a large one keeps a processor busy for seconds (ADR 0014). */
export interface ManifestThread {
  /** @throws {ManifestTooHeavyError} */
  run<Name extends keyof ManifestTasks>(
    name: Name,
    ...args: Parameters<ManifestTasks[Name]>
  ): Promise<ReturnType<ManifestTasks[Name]>>;
  close(): Promise<void>;
}

/** The thread starts with its first task, and does not keep the process from ending. */
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
      // A thread that failed or is still at it is of no further use.
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
  // Whoever waits for an answer hears of an error as well. One that nobody waits for would end the process.
  worker.on('error', () => undefined);
  worker.on('exit', () => onEnd(worker));
  return worker;
}

function isTooHeavy(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'ABORT_ERR' || code === 'ERR_WORKER_OUT_OF_MEMORY';
}

/** The thread answers each task with what the task of that name returns; `serve` sees to it. */
function answerOf<Answer>(answer: unknown): Answer {
  return answer as Answer;
}

if (workerData === role) serve();

/** In the thread: does what it is sent. What fails ends the thread, which the process is told. */
function serve(): void {
  const tasks: Readonly<Record<string, (...args: never[]) => unknown>> = manifestTasks;
  parentPort?.on('message', ({ name, args }: { name: string; args: never[] }) => {
    parentPort?.postMessage(tasks[name]?.(...args));
  });
}
