import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DowelClient } from './client.ts';

const network = setupServer();
beforeAll(() => network.listen({ onUnhandledFrame: 'error' }));
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

const topics = 'https://dowel.test/v1/projects/demo/topics';
const client = new DowelClient({
  baseUrl: 'https://dowel.test/v1/',
  project: 'demo',
  apiKey: 'key-1',
  retry: { maxDelayMs: 1 },
});

describe("calling over the platform's own fetch", () => {
  it('sends JSON and reads JSON', async () => {
    network.use(
      http.post(topics, async ({ request }) =>
        HttpResponse.json({ id: 't', ...Object(await request.json()) }, { status: 201 }),
      ),
    );

    expect(await client.topics.create({ name: 'alerts' })).toEqual({ id: 't', name: 'alerts' });
  });

  it('tries again when the network fails', async () => {
    let calls = 0;
    network.use(
      http.get(topics, () => {
        calls += 1;
        return calls < 3 ? HttpResponse.error() : HttpResponse.json([]);
      }),
    );

    expect(await client.topics.list()).toEqual([]);
    expect(calls).toBe(3);
  });

  it('does not carry its key to where a redirect points', async () => {
    const elsewhere: Request[] = [];
    network.use(
      http.get(topics, () => HttpResponse.redirect('https://elsewhere.test/')),
      http.get('https://elsewhere.test/', ({ request }) => {
        elsewhere.push(request);
        return HttpResponse.json([]);
      }),
    );

    await expect(client.topics.list()).rejects.toMatchObject({ name: 'ConnectionError' });
    expect(elsewhere).toHaveLength(0);
  });

  it('stops a request that is aborted', async () => {
    const controller = new AbortController();
    network.use(
      http.get(topics, () => {
        controller.abort();
        return new Promise<never>(() => {});
      }),
    );

    await expect(client.topics.list({}, { signal: controller.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});
