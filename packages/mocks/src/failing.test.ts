import { afterEach, describe, expect, it } from 'vitest';
import { createMockService } from './mock-service.ts';

const service = createMockService();
afterEach(() => service.reset());

const connections = 'https://dowel.test/v1/projects/demo/connections';
const generate = `${connections}:generate`;
const acme = { provider: 'sandboxApiKey', groupRef: 'acme', consumerRef: 'ada', apiKey: 'k' };
const ofAcme = expect.objectContaining({ provider: 'sandboxApiKey' });
/** Those that a test has made. */
const made = () => service.store.connections;

function call(path: string, { body, key = 'mock_full', idempotencyKey }: Call = {}) {
  return service.fetch(path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(key && { 'X-Api-Key': key }),
      ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

interface Call {
  body?: unknown;
  key?: string;
  idempotencyKey?: string;
}

describe('losing the answer to a change', () => {
  it('keeps the change when the connection breaks', async () => {
    service.fail('generateConnection', 'network', { times: 1, isAfterChange: true });

    await expect(call(generate, { body: acme })).rejects.toThrow(TypeError);

    expect(await (await call(connections)).json()).toContainEqual(ofAcme);
  });

  it('keeps the change when a gateway answers instead', async () => {
    service.fail('generateConnection', 'not_ready', { times: 1, isAfterChange: true });

    const answer = await call(generate, { body: acme });

    expect(answer.status).toBe(503);
    expect(made()).toEqual([ofAcme]);
  });

  it('gives the lost answer to a repeat with the same idempotency key', async () => {
    service.fail('generateConnection', 'network', { times: 1, isAfterChange: true });
    const request = { body: acme, idempotencyKey: 'one' };

    await expect(call(generate, request)).rejects.toThrow(TypeError);
    const repeated = await call(generate, request);

    expect(repeated.status).toBe(201);
    expect(repeated.headers.get('Idempotency-Replayed')).toBe('true');
    expect(made()).toHaveLength(1);
  });

  it('tells of a request that changed nothing as it is', async () => {
    service.fail('generateConnection', 'network', { isAfterChange: true });

    const answer = await call(generate, { body: {} });

    expect(answer.status).toBe(400);
  });

  it('does nothing when the request fails before', async () => {
    service.fail('generateConnection', 'network', { times: 1 });

    await expect(call(generate, { body: acme })).rejects.toThrow(TypeError);

    expect(made()).toEqual([]);
  });
});

it('fails no call when a test wants none to fail', async () => {
  service.fail('listConnections', 'too_many_requests', { times: 0 });

  expect((await call(connections)).status).toBe(200);
});

it.each([
  ['an operation', 'listConections', 'not_ready', 'no operation "listConections"'],
  ['a code', 'listConnections', 'not_redy', 'no problem "not_redy"'],
])('refuses %s that there is not, so that no test waits for its failure', (_, endpoint, code, words) => {
  expect(() => service.fail(endpoint as 'getProject', code as 'not_ready')).toThrow(words);
});

describe('being asked too often', () => {
  it('says when to ask again, in the words of the service', async () => {
    service.fail('listConnections', 'too_many_requests', { times: 1 });

    const answer = await call(connections);

    expect(answer.status).toBe(429);
    expect(answer.headers.get('Retry-After')).toBe('2');
    expect(await answer.json()).toMatchObject({
      retryable: true,
      detail: 'Too many requests are being handled at once, so this one was not started.',
      remedy: 'Wait a moment, then try again.',
    });
  });

  it('says the seconds that a test wants', async () => {
    service.fail('listConnections', { code: 'too_many_requests', retryAfterSeconds: 30 }, { times: 1 });

    const answer = await call(connections);

    expect(answer.headers.get('Retry-After')).toBe('30');
    expect(await answer.json()).toMatchObject({ remedy: 'Wait a moment, then try again.' });
  });
});

describe('telling who can do what', () => {
  const integration = 'https://dowel.test/v1/projects/demo/integrations/nothing';

  it('has words for the builder for a full key only', async () => {
    const full = await (await call(integration)).json();
    const page = await (await call(integration, { key: 'mock_frontend' })).json();

    expect(full).toMatchObject({ builderRemedy: expect.stringContaining('deploy a manifest') });
    expect(page).toMatchObject({ remedy: 'Ask the people who run this product.' });
    expect(page).not.toHaveProperty('builderRemedy');
  });

  it('has them for everybody in development', async () => {
    const { fetch } = createMockService({ isDevelopment: true });

    const page = await fetch(integration, { headers: { 'X-Api-Key': 'mock_frontend' } });

    expect(await page.json()).toMatchObject({ builderRemedy: expect.stringContaining('deploy a manifest') });
  });
});

describe('answering without msw', () => {
  it('takes what a browser fetch takes, and keeps state', async () => {
    const request = new Request(generate, {
      method: 'POST',
      headers: { 'X-Api-Key': 'mock_full' },
      body: JSON.stringify(acme),
    });

    const created = await service.fetch(request);
    const listed = await service.fetch(new URL(connections), { headers: { 'X-Api-Key': 'mock_full' } });

    expect(created.status).toBe(201);
    expect(await listed.json()).toContainEqual(ofAcme);
    expect(service.requests).toHaveLength(2);
  });

  it('has nothing at other addresses', async () => {
    const answer = await service.fetch('https://dowel.test/elsewhere');
    const other = await service.fetch(`${connections}:generate?x=1`, { method: 'PUT', body: '{}' });

    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'endpoint_not_found' });
    expect([other.status, other.headers.get('Allow')]).toEqual([405, 'POST']);
    expect(await other.json()).toMatchObject({
      code: 'method_not_allowed',
      detail: 'This address does not accept PUT. It accepts POST.',
    });
  });

  it('ends when it is aborted, also while it hangs', async () => {
    service.fail('listConnections', 'never');
    const controller = new AbortController();

    const hanging = service.fetch(connections, { signal: controller.signal });
    controller.abort(new Error('No longer needed.'));

    await expect(hanging).rejects.toThrow('No longer needed.');
    await expect(service.fetch(connections, { signal: controller.signal })).rejects.toThrow(
      'No longer needed.',
    );
  });
});
