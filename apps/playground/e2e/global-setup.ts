import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { BrowserContext } from 'playwright';
import type { TestProject } from 'vitest/node';
import { type RunningDowel, startDowel } from './start-dowel.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where a worker gets the Dowel that its files share: at `/<id of the worker>`. */
    stagesUrl: string;
  }
}

/** What a worker hears of a Dowel that runs elsewhere. */
export type SharedDowel = Omit<RunningDowel, 'stop'> & { signedIn?: BrowserState };

/** The cookies of the owner. The link signs in once, so the first file that uses it leaves them to the next ones. */
export type BrowserState = Awaited<ReturnType<BrowserContext['storageState']>>;

/**
 * Starting Dowel takes longer than most files need it. So each worker has one, which starts when its first file asks for
 * it, and ends with the run. Two files of one worker never run at the same time.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const stages = new Map<string, Promise<RunningDowel & SharedDowel>>();
  const server = createServer(async (request, response) => {
    const worker = request.url ?? '/';
    const stage = stages.get(worker) ?? startDowel();
    stages.set(worker, stage);
    if (request.method === 'PUT') Object.assign(await stage, { signedIn: await json(request) });
    stage.then(
      ({ stop: _, ...dowel }) => response.end(JSON.stringify(dowel)),
      (error: Error) => response.writeHead(500).end(error.message),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  project.provide('stagesUrl', `http://127.0.0.1:${port}`);
  return async () => {
    server.close();
    const started = await Promise.allSettled(stages.values());
    await Promise.all(started.map((one) => one.status === 'fulfilled' && one.value.stop()));
  };
}
