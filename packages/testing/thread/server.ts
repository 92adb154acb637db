import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { createSandbox } from '@dowel/sandbox';
import { startInMemory } from '@dowel/server/in-memory';
import { PGlite } from '@electric-sql/pglite';
import { serve } from '@hono/node-server';
import type { Answer, Call, Calls, ThreadStart } from '../src/thread-calls.ts';

if (!parentPort) throw new Error('This file is a thread of @dowel/testing: call startDowel().');
await run(parentPort, startOf(workerData));

async function run(port: NonNullable<typeof parentPort>, { manifest }: ThreadStart): Promise<void> {
  let offsetMs = 0;
  const now = () => new Date(Date.now() + offsetMs);
  let sandboxUrl = '';
  const dump = new Blob([await readFile(new URL('./database.tar.gz', import.meta.url))]);
  const server = await startInMemory({
    database: await PGlite.create({ loadDataDir: dump }),
    now,
    manifest,
    async startSandbox(redirectUri) {
      sandboxUrl = await serveSandbox(redirectUri, now);
      return sandboxUrl;
    },
  });
  const { origin, keys } = server;
  const calls: Calls = {
    start: async () => ({ origin, sandboxUrl, ...keys }),
    keep: () => server.keep(),
    settle: () => server.settle(),
    async setOffset(ms) {
      offsetMs = ms;
    },
    reset: () =>
      server.reset(() => {
        offsetMs = 0;
        return fetch(`${sandboxUrl}/control/reset`, { method: 'POST' });
      }),
    consumerToken: (identity) => server.consumerToken(identity),
    stop: () => server.stop(),
  };
  port.on('message', async ({ id, name, args }: Call) => {
    const answer: Answer = await callOf(
      calls,
      name,
    )(...args).then(
      (result) => ({ id, result }),
      (error: unknown) => ({ id, error }),
    );
    port.postMessage(answer);
  });
}

/** `Call` gives each name the arguments of its own function. The compiler cannot follow this through a message. */
function callOf(calls: Calls, name: keyof Calls): (...args: readonly unknown[]) => Promise<unknown> {
  return calls[name] as (...args: readonly unknown[]) => Promise<unknown>;
}

/** `ServerThread` starts this file with it. */
function startOf(data: unknown): ThreadStart {
  return data as ThreadStart;
}

function serveSandbox(redirectUri: string, now: () => Date): Promise<string> {
  const sandbox = createSandbox({ redirectUris: [redirectUri], now });
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: sandbox.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
      resolve(`http://localhost:${port}`),
    );
    server.on('error', reject);
  });
}
