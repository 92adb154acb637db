import { describe, expect, it } from 'vitest';
import { startTestServer } from '../../test/start-test-server.ts';
import * as idempotencyKeys from '../features/idempotency-keys/service.ts';

const keyed = { 'Idempotency-Key': 'order-66' };
const day = 24 * 60 * 60 * 1000;

describe('repeating a request with an idempotency key', () => {
  it('does the thing once and repeats the answer', async () => {
    const { request, project } = await startTestServer();
    const send = () => request('POST', `/v1/projects/${project.id}/api-keys`, { label: 'Once' }, keyed);

    const first = await send();
    const second = await send();
    const { body: keys } = await request('GET', `/v1/projects/${project.id}/api-keys`);

    expect(first.headers.has('idempotency-replayed')).toBe(false);
    expect(second.headers.get('idempotency-replayed')).toBe('true');
    expect(second).toMatchObject({ status: 201, body: first.body });
    expect(keys.filter((key: { label: string }) => key.label === 'Once')).toHaveLength(1);
  });

  it('repeats an answer without a body', async () => {
    const { request, project, given } = await startTestServer();
    const key = await given.apiKey();
    const send = () => request('DELETE', `/v1/projects/${project.id}/api-keys/${key}`, undefined, keyed);

    const answers = [await send(), await send()];

    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
  });

  it('repeats a refusal', async () => {
    const { request, project } = await startTestServer();
    const path = `/v1/projects/${project.id}/jwt-keys`;
    const body = { label: 'Bad', algorithm: 'ES256', publicKeyPem: 'nonsense' };

    const first = await request('POST', path, body, keyed);
    const second = await request('POST', path, body, keyed);

    expect(first).toMatchObject({ status: 400, body: { code: 'jwt_key_invalid' } });
    expect(second.body).toEqual(first.body);
  });

  it.each([
    ['body', 'POST', '/api-keys', { label: 'Other' }],
    ['path', 'POST', '/jwt-keys', { label: 'Once', algorithm: 'ES256', publicKeyPem: 'x' }],
    ['query', 'POST', '/api-keys?a=b', { label: 'Once' }],
  ])('refuses the key for another %s', async (_, method, path, body) => {
    const { request, project } = await startTestServer();
    await request('POST', `/v1/projects/${project.id}/api-keys`, { label: 'Once' }, keyed);

    const answer = await request(method, `/v1/projects/${project.id}${path}`, body, keyed);

    expect(answer).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } });
  });

  it('lets two callers use the same key', async () => {
    const { request, project, given } = await startTestServer();
    const otherKey = await given.apiKey();
    const path = `/v1/projects/${project.id}/api-keys`;

    const first = await request('POST', path, { label: 'Mine' }, keyed);
    const second = await request('POST', path, { label: 'Yours' }, { ...keyed, 'x-api-key': otherKey });

    expect([first.status, second.status]).toEqual([201, 201]);
  });

  it('forgets a key after a day', async () => {
    const { request, project, advanceClock } = await startTestServer();
    const path = `/v1/projects/${project.id}/api-keys`;
    const first = await request('POST', path, { label: 'Once' }, keyed);

    advanceClock(day + 1);
    const later = await request('POST', path, { label: 'Once' }, keyed);

    expect(later.status).toBe(201);
    expect(later.body.key).not.toBe(first.body.key);
  });

  it('refuses a key that is no plain text', async () => {
    const { request, project } = await startTestServer();

    const answer = await request(
      'POST',
      `/v1/projects/${project.id}/api-keys`,
      { label: 'x' },
      { 'Idempotency-Key': 'a b' },
    );

    expect(answer).toMatchObject({
      status: 400,
      body: { issues: [{ in: 'header', name: 'Idempotency-Key' }] },
    });
  });
});

describe('claiming an idempotency key', () => {
  it('lets one of many attempts at once through', async () => {
    const { context } = await startTestServer();
    const caller = context();

    const attempts = await Promise.allSettled(
      Array.from({ length: 8 }, () => idempotencyKeys.begin(caller, 'rush', 'fingerprint')),
    );

    const refused = attempts.filter((attempt) => attempt.status === 'rejected');
    expect(refused).toHaveLength(7);
    expect(refused[0]?.reason).toMatchObject({ code: 'idempotency_key_in_flight', status: 409 });
  });

  it('takes over from a process that was lost, whose answer no longer counts', async () => {
    const { context, advanceClock } = await startTestServer();
    const caller = context();
    const lost = await idempotencyKeys.begin(caller, 'slow', 'fingerprint');

    advanceClock(2 * 60 * 1000 + 1);
    const next = await idempotencyKeys.begin(caller, 'slow', 'fingerprint');
    if ('attemptId' in lost)
      await idempotencyKeys.finish(caller, lost, { status: 200, mediaType: undefined, body: 'late' });

    expect(next).toHaveProperty('attemptId');
    await expect(idempotencyKeys.begin(caller, 'slow', 'fingerprint')).rejects.toMatchObject({
      code: 'idempotency_key_in_flight',
    });
  });

  it('keeps no answer that another try may better', async () => {
    const { context } = await startTestServer();
    const caller = context();
    const attempt = await idempotencyKeys.begin(caller, 'unlucky', 'fingerprint');

    if ('attemptId' in attempt)
      await idempotencyKeys.finish(caller, attempt, { status: 502, mediaType: undefined, body: '' });

    await expect(idempotencyKeys.begin(caller, 'unlucky', 'fingerprint')).resolves.toHaveProperty(
      'attemptId',
    );
  });
});
