import { DowelClient, type DowelClientOptions } from '@dowel/client';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startConnectedServer } from './connected-server.ts';

/** What happens to one request on its way. */
type Fault = (handled: Promise<Response>) => Promise<Response>;

/**
 * A connected server whose provider answers when the test says so, and a client whose requests meet faults. The first
 * request meets the first fault, and so on. The waits between attempts are only a few milliseconds.
 */
async function startSlowProvider(options: Pick<DowelClientOptions, 'timeoutMs' | 'retry'>, faults: Fault[]) {
  const arrived = Promise.withResolvers<void>();
  const opened = Promise.withResolvers<void>();
  const provider = { isShut: false, arrived: arrived.promise, open: opened.resolve };
  const server = await startConnectedServer({
    outgoing: async (input, init) => {
      if (provider.isShut) {
        arrived.resolve();
        await opened.promise;
      }
      return fetch(input, init);
    },
  });
  const statuses: number[] = [];
  const client = new DowelClient({
    baseUrl: 'http://dowel.test/v1',
    project: server.project.id,
    apiKey: server.apiKey,
    ...options,
    retry: { maxDelayMs: 5, maxRetryAfterMs: 5, ...options.retry },
    fetch: async (request) => {
      const fault = faults.shift();
      const handled = server.fetch(request);
      const response = fault ? await fault(handled) : await handled;
      statuses.push(response.status);
      return response;
    },
  });
  onTestFinished(() => provider.open());
  return { ...server, client, provider, statuses };
}

const cut = () => new TypeError('terminated');

describe('sending a write again while its first attempt is being handled', () => {
  it('waits for the answer of the first attempt, for longer than its retries last', async () => {
    const cutOnceHandled: Fault = async () => {
      await provider.arrived;
      throw cut();
    };
    const { client, provider, statuses, integration, given } = await startSlowProvider(
      { retry: { limit: 2 } },
      [cutOnceHandled],
    );
    provider.isShut = true;

    const creating = client.installations.create(integration.id, given.installationBody()).withResponse();
    await expect.poll(() => statuses.length).toBeGreaterThan(5);
    provider.open();
    const { data, response } = await creating;

    expect(response.headers.get('Idempotency-Replayed')).toBe('true');
    expect(statuses.slice(0, 6)).toEqual(Array(6).fill(409));
    expect(await client.installations.list(integration.id)).toEqual([data]);
  });
});

describe('losing the answer of a write', () => {
  it.each([
    [
      'the connection is cut',
      async (handled: Promise<Response>) => handled.then(() => Promise.reject(cut())),
    ],
    ['the answer stops half-way', async (handled: Promise<Response>) => halfOf(await handled)],
  ])('gives the answer all the same, and does the thing once, when %s', async (_, fault) => {
    const { client, integration, given } = await startSlowProvider({}, [fault]);

    const installation = await client.installations.create(integration.id, given.installationBody());

    expect(await client.installations.list(integration.id)).toEqual([installation]);
  });
});

/** A copy of an answer whose body breaks off in the middle. */
async function halfOf(response: Response): Promise<Response> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(bytes.slice(0, bytes.length / 2));
    },
    pull(controller) {
      controller.error(cut());
    },
  });
  return new Response(body, response);
}
