import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ManifestInput } from '@dowel/schema';
import type { Answer, Call, Calls, StartedServer, ThreadStart } from './thread-calls.ts';

/** The thread in which the server and the sandbox run. Clocks and networks that a test replaces do not reach it. */
export class ServerThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, PromiseWithResolvers<unknown>>();
  #calls = 0;
  #failure: Error | undefined;

  constructor(manifest: ManifestInput | undefined) {
    const workerData: ThreadStart = { manifest };
    // Without the options of this process: its loaders are for the code under test.
    const thread = join(import.meta.dirname, '../dist/thread.js');
    this.#worker = new Worker(thread, { workerData, execArgv: [] });
    this.#worker.on('message', ({ id, result, error }: Answer) => {
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (error === undefined) waiting?.resolve(result);
      else waiting?.reject(error);
    });
    this.#worker.on('error', (error: Error) => this.#fail(error));
    this.#worker.on('exit', () => this.#fail(new Error('The Dowel server has been stopped.')));
  }

  start(): Promise<StartedServer> {
    return this.call('start');
  }

  call<Name extends keyof Calls>(name: Name, ...args: Parameters<Calls[Name]>): ReturnType<Calls[Name]> {
    const id = this.#calls++;
    const waiting = Promise.withResolvers<unknown>();
    if (this.#failure) waiting.reject(this.#failure);
    else this.#waiting.set(id, waiting);
    const call: Call = { id, name, args };
    this.#worker.postMessage(call);
    return resultOf<Calls[Name]>(waiting.promise);
  }

  /** Does nothing if it has ended already. */
  async stop(): Promise<void> {
    if (!this.#failure) await this.call('stop');
    await this.#worker.terminate();
  }

  #fail(error: Error): void {
    this.#failure ??= error;
    for (const waiting of this.#waiting.values()) waiting.reject(this.#failure);
    this.#waiting.clear();
  }
}

/** The thread answers what its function of that name returned. */
function resultOf<Named extends (...args: never[]) => Promise<unknown>>(
  answer: Promise<unknown>,
): ReturnType<Named> {
  return answer as ReturnType<Named>;
}
