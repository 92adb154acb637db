import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DowelClient } from './client.ts';

const lost = { name: 'ConnectionError', operation: 'followChanges', retryable: true };

function following(answer: () => Promise<Response>) {
  const client = new DowelClient({
    baseUrl: 'https://dowel.example',
    project: 'demo',
    apiKey: 'key',
    fetch: answer,
  });
  return client.changes.follow();
}

/** A server that says this, and nothing more. */
const saying = (text: string) => async () =>
  new Response(
    new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode(text)) }),
  );

describe('following changes when the server loses its power', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('fails after twelve seconds without a sign of life', async () => {
    const events = following(saying(': here\nid: a\n\n'));
    expect(await events.next()).toEqual({ done: false, value: { lastEventId: 'a', change: undefined } });
    // While the caller works on an event, nothing is read, and this time does not count.
    await vi.advanceTimersByTimeAsync(60_000);

    const failing = expect(events.next()).rejects.toMatchObject(lost);
    await vi.advanceTimersByTimeAsync(12_000);

    await failing;
  });

  it('fails when there is no answer at all', async () => {
    const failing = expect(following(() => new Promise(() => {})).next()).rejects.toMatchObject(lost);
    await vi.advanceTimersByTimeAsync(12_000);

    await failing;
  });
});
