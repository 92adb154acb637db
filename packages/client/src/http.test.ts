import { problems } from '@dowel/schema';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backendClient, fakeService, problem } from '../test/fake-service.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime('2026-11-20T08:00:00Z');
});
afterEach(() => {
  vi.useRealTimers();
});

/** Attaches handlers before time moves, so that a rejection during the waits is not unhandled. */
async function afterAllWaits<Value>(promise: Promise<Value>): Promise<PromiseSettledResult<Value>> {
  const settled = Promise.allSettled([promise]);
  await vi.runAllTimersAsync();
  const [result] = await settled;
  return result;
}

const topic = { name: 'alerts' };
const unavailable = () => problem(503, { code: 'not_ready' });

describe('sending a call again', () => {
  it.each([408, 429, 500, 502, 503, 504])('happens after %d', async (status) => {
    const service = fakeService(problem(status), Response.json([]));

    const result = await afterAllWaits(backendClient(service).topics.list());

    expect(result).toMatchObject({ status: 'fulfilled', value: [] });
    expect(service.received).toHaveLength(2);
  });

  it.each([400, 401, 403, 404, 409, 422, 501])('does not happen after %d', async (status) => {
    const service = fakeService(problem(status));

    const result = await afterAllWaits(backendClient(service).topics.list());

    expect(result).toMatchObject({ status: 'rejected', reason: { status } });
    expect(service.received).toHaveLength(1);
  });

  it('happens after a network failure', async () => {
    const service = fakeService(new TypeError('fetch failed'), Response.json([]));

    await afterAllWaits(backendClient(service).topics.list());

    expect(service.received).toHaveLength(2);
  });

  it('happens when a body stops half-way', async () => {
    const broken = () =>
      new Response(
        new ReadableStream({
          pull(controller) {
            controller.error(new TypeError('terminated'));
          },
        }),
      );
    const service = fakeService(broken, Response.json([]));

    expect(await afterAllWaits(backendClient(service).topics.list())).toMatchObject({ value: [] });
  });

  it('happens while the first attempt of a write is still being handled', async () => {
    const busy = problem(409, { code: 'idempotency_key_in_flight', retryable: true });
    const service = fakeService(busy, Response.json({ id: 't' }, { status: 201 }));

    expect(await afterAllWaits(backendClient(service).topics.create(topic))).toMatchObject({
      value: { id: 't' },
    });
  });

  it('waits for a first attempt for up to timeoutMs beyond the retries, and then counts on', async () => {
    const busy = problem(409, { code: 'idempotency_key_in_flight', retryable: true }, { 'Retry-After': '1' });
    const service = fakeService(busy);

    const result = await afterAllWaits(backendClient({ ...service, timeoutMs: 10_000 }).topics.create(topic));

    expect(result).toMatchObject({ reason: { code: 'idempotency_key_in_flight' } });
    expect(service.received).toHaveLength(1 + 10 + 2);
  });

  it('does not happen when the server says it is of no use', async () => {
    const service = fakeService(problem(502, { retryable: false }));

    await afterAllWaits(backendClient(service).topics.list());

    expect(service.received).toHaveLength(1);
  });

  it('stops after two more attempts, or as many as asked for', async () => {
    const byDefault = fakeService(unavailable());
    const once = fakeService(unavailable());
    const never = fakeService(unavailable());

    await afterAllWaits(backendClient(byDefault).topics.list());
    await afterAllWaits(backendClient({ ...once, retry: { limit: 1 } }).topics.list());
    await afterAllWaits(backendClient(never).topics.list({}, { retry: { limit: 0 } }));

    expect([byDefault, once, never].map(({ received }) => received.length)).toEqual([3, 2, 1]);
  });

  it('keeps the idempotency key and the body of a write, and has none for a read', async () => {
    const writes = fakeService(unavailable(), Response.json({ id: 't' }, { status: 201 }));
    const reads = fakeService(Response.json([]));

    await afterAllWaits(backendClient(writes).topics.create(topic));
    await afterAllWaits(backendClient(reads).topics.list());

    const [first, second] = writes.received;
    expect(first?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/);
    expect(second?.headers.get('Idempotency-Key')).toBe(first?.headers.get('Idempotency-Key'));
    expect(second?.body).toEqual(topic);
    expect(reads.received[0]?.headers.has('Idempotency-Key')).toBe(false);
  });

  it('uses the idempotency key of the caller', async () => {
    const service = fakeService(Response.json({ id: 't' }, { status: 201 }));

    await afterAllWaits(backendClient(service).topics.create(topic, { idempotencyKey: 'order-7' }));

    expect(service.received[0]?.headers.get('Idempotency-Key')).toBe('order-7');
  });
});

describe('waiting between attempts', () => {
  const waited = async (headers: Record<string, string>, retry = {}) => {
    const service = fakeService(problem(429, {}, headers), Response.json([]));
    const startedAt = Date.now();
    const promise = backendClient({ ...service, retry }).topics.list();
    await vi.runAllTimersAsync();
    await promise;
    return Date.now() - startedAt;
  };

  it('grows, with jitter', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    const service = fakeService(unavailable(), unavailable(), Response.json([]));
    const startedAt = Date.now();

    await afterAllWaits(backendClient(service).topics.list());

    expect(Date.now() - startedAt).toBe(500 + 1000);
  });

  it.each([
    ['seconds', '7', 7000],
    ['a date', 'Fri, 20 Nov 2026 08:00:12 GMT', 12_000],
    ['a date that is over', 'Fri, 20 Nov 2026 07:00:00 GMT', 0],
  ])('follows Retry-After in %s', async (_, value, expected) => {
    expect(await waited({ 'Retry-After': value })).toBe(expected);
  });

  it.each(Object.values(problems).filter((meaning) => 'retryable' in meaning))(
    'follows Retry-After of every problem that passes by itself: $title',
    async ({ status }) => {
      const service = fakeService(
        problem(status, { retryable: true }, { 'Retry-After': '7' }),
        Response.json([]),
      );
      const startedAt = Date.now();

      expect(await afterAllWaits(backendClient(service).topics.list())).toMatchObject({ value: [] });
      expect(Date.now() - startedAt).toBe(7000);
    },
  );

  it('cuts a Retry-After that is longer than we wait', async () => {
    expect(await waited({ 'Retry-After': '60' })).toBe(30_000);
    expect(await waited({ 'Retry-After': '2' }, { maxRetryAfterMs: 1000 })).toBe(1000);
  });

  it('gives up at once when even the last attempt would come before the time of Retry-After', async () => {
    const service = fakeService(
      problem(429, { retryable: true }, { 'Retry-After': '61' }),
      Response.json([]),
    );
    const startedAt = Date.now();

    const result = await afterAllWaits(backendClient(service).topics.list());

    expect(result).toMatchObject({ reason: { status: 429, retryAfterMs: 61_000 } });
    expect(Date.now() - startedAt).toBe(0);
  });

  it('falls back to its own plan when Retry-After cannot be read', async () => {
    expect(await waited({ 'Retry-After': 'soon' })).toBeLessThanOrEqual(500);
  });
});

describe('a call that takes too long', () => {
  it('fails after its last attempt, even when fetch does not heed signals', async () => {
    const service = fakeService(() => new Promise<Response>(() => {}));

    const result = await afterAllWaits(backendClient({ ...service, timeoutMs: 50 }).topics.list());

    expect(result).toMatchObject({
      reason: { name: 'TimeoutError', retryable: true, message: expect.stringContaining('within 50 ms') },
    });
    expect(service.received).toHaveLength(3);
    expect(service.received.every(({ signal }) => signal.aborted)).toBe(true);
  });

  it('may be given its own limit', async () => {
    const service = fakeService(() => new Promise<Response>(() => {}));
    const startedAt = Date.now();

    await afterAllWaits(backendClient(service).topics.list({}, { timeoutMs: 10, retry: { limit: 0 } }));

    expect(Date.now() - startedAt).toBe(10);
  });
});

describe('aborting a call', () => {
  it('rejects with the reason of the signal and stops the request', async () => {
    const service = fakeService(() => new Promise<Response>(() => {}));
    const controller = new AbortController();
    const promise = backendClient(service).topics.list({}, { signal: controller.signal });
    const settled = Promise.allSettled([promise]);
    await vi.advanceTimersByTimeAsync(1);

    controller.abort();

    expect((await settled)[0]).toMatchObject({ reason: { name: 'AbortError' } });
    expect(service.received[0]?.signal.aborted).toBe(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('ends the wait for another attempt', async () => {
    const service = fakeService(unavailable());
    const controller = new AbortController();
    const settled = Promise.allSettled([
      backendClient(service).topics.list({}, { signal: controller.signal }),
    ]);
    await vi.advanceTimersByTimeAsync(1);

    controller.abort(new Error('left the page'));

    expect((await settled)[0]).toMatchObject({ reason: { message: 'left the page' } });
    await vi.runAllTimersAsync();
    expect(service.received).toHaveLength(1);
  });

  it('sends nothing when it came first', async () => {
    const service = fakeService(Response.json([]));

    const result = await afterAllWaits(
      backendClient(service).topics.list({}, { signal: AbortSignal.abort() }),
    );

    expect(result).toMatchObject({ reason: { name: 'AbortError' } });
    expect(service.received).toHaveLength(0);
  });
});

describe('watching calls', () => {
  it('tells of each attempt, each retry and the end', async () => {
    const seen: string[] = [];
    const hooks = {
      onRequest: ({ operation, attempt }: { operation: string; attempt: number }) =>
        seen.push(`request ${operation} ${attempt}`),
      onResponse: ({ response, durationMs }: { response: Response; durationMs: number }) =>
        seen.push(`response ${response.status} ${durationMs}`),
      onRetry: ({ attempt }: { attempt: number }) => seen.push(`retry after ${attempt}`),
      onError: ({ operation }: { operation: string }) => seen.push(`error ${operation}`),
    };
    const service = fakeService(unavailable(), problem(404));

    await afterAllWaits(backendClient({ ...service, hooks }).topics.list());

    expect(seen).toEqual([
      'request listTopics 1',
      'response 503 0',
      'retry after 1',
      'request listTopics 2',
      'response 404 0',
      'error listTopics',
    ]);
  });

  it('tells what the service did in another way than asked, on the console unless somebody listens', async () => {
    const onWarning = vi.fn();
    const console = vi.spyOn(globalThis.console, 'warn').mockReturnValue();
    const answer = () =>
      Response.json({ id: 'made' }, { headers: { 'Dowel-Warning': 'unknown_member;path="nmae"' } });

    await backendClient({ ...fakeService(answer()), hooks: { onWarning } }).topics.create({ name: 'news' });
    const before = console.mock.calls.length;
    await backendClient(fakeService(answer())).topics.create({ name: 'news' });

    const said = { operation: 'createTopic', warning: 'unknown_member;path="nmae"' };
    expect([onWarning.mock.calls, before]).toEqual([[[said]], 0]);
    expect(console.mock.calls).toEqual([
      [{ operation: 'createTopic', warning: 'unknown_member;path="nmae"' }],
    ]);
  });

  it('tells of a retry before the wait', async () => {
    const onRetry = vi.fn();
    const settled = Promise.allSettled([
      backendClient({ ...fakeService(unavailable()), hooks: { onRetry } }).topics.list(),
    ]);

    await vi.advanceTimersByTimeAsync(1);

    expect(onRetry).toHaveBeenCalledTimes(1);
    await vi.runAllTimersAsync();
    await settled;
  });

  it('may read the bodies of requests and responses', async () => {
    const service = fakeService(Response.json({ id: 'made' }));
    const read: Promise<string>[] = [];
    const hooks = {
      onRequest: ({ request }: { request: Request }) => {
        request.headers.set('traceparent', '00-1-2-01');
        read.push(request.text());
      },
      onResponse: ({ response }: { response: Response }) => void read.push(response.text()),
    };

    const result = await afterAllWaits(backendClient({ ...service, hooks }).topics.create({ name: 'news' }));

    expect(result).toMatchObject({ status: 'fulfilled', value: { id: 'made' } });
    expect(await Promise.all(read)).toEqual(['{"name":"news"}', '{"id":"made"}']);
    expect(service.received[0]).toMatchObject({ body: { name: 'news' } });
    expect(service.received[0]?.headers.get('traceparent')).toBe('00-1-2-01');
  });

  it('may add a trace header, and is not harmed by a hook that throws', async () => {
    const service = fakeService(Response.json([]));
    const hooks = {
      onRequest: ({ request }: { request: Request }) => request.headers.set('traceparent', '00-1-2-01'),
      onResponse: () => {
        throw new Error('broken logger');
      },
    };

    const result = await afterAllWaits(backendClient({ ...service, hooks }).topics.list());

    expect(result.status).toBe('fulfilled');
    expect(service.received[0]?.headers.get('traceparent')).toBe('00-1-2-01');
  });
});
