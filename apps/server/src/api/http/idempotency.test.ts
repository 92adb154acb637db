import { and, eq } from 'drizzle-orm';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { startTestServer } from '../../../test/start-test-server.ts';
import type { Context } from '../../context.ts';
import { idempotencyKeys as idempotencyTable } from '../../platform/db/tables.ts';
import * as idempotencyKeys from './idempotency-keys.ts';

const keyed = { 'Idempotency-Key': 'order-66' };
const day = 24 * 60 * 60 * 1000;
/** A little longer than a key stays claimed after its process died. */
const GONE_MS = 6_001;

describe('repeating a request with an idempotency key', () => {
  it.each(['X-Idempotency-Key', 'Idempotency_Key', 'Idempotent-Key', 'Idempotency', 'Idempotncy-Key'])(
    'does nothing when %s is sent in its place, because a repeat would be done again',
    async (name) => {
      const { request, project } = await startTestServer();
      const path = `/v1/projects/${project.id}/api-keys`;

      const refused = await request('POST', path, { label: 'Once' }, { [name]: 'order-66' });
      const both = await request('POST', path, { label: 'Both' }, { ...keyed, [name]: 'order-66' });
      const safe = await request('GET', path, undefined, { [name]: 'order-66' });

      expect(refused).toMatchObject({ status: 422, body: { code: 'member_misspelt' } });
      expect(refused.body.issues).toEqual([
        expect.objectContaining({ in: 'header', name: name.toLowerCase() }),
      ]);
      expect(both.status).toBe(201);
      expect(safe.body.map((key: { label: string }) => key.label)).not.toContain('Once');
    },
  );

  it('is nothing special where nothing changes, so HEAD answers what GET does', async () => {
    const { request, project } = await startTestServer();
    const headers = { ...keyed, 'If-None-Match': '"then"' };

    const answers = ['GET', 'HEAD'].map((method) =>
      request(method, `/v1/projects/${project.id}`, undefined, headers),
    );

    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200]);
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

  it('forgets a key after a day', async () => {
    const { request, project, advanceClock } = await startTestServer();
    const path = `/v1/projects/${project.id}/api-keys`;
    const first = await request('POST', path, { label: 'Once' }, keyed);

    advanceClock(day + 1);
    const later = await request('POST', path, { label: 'Once' }, keyed);

    expect(later.status).toBe(201);
    expect(later.body.key).not.toBe(first.body.key);
  });
});

describe('claiming an idempotency key', async () => {
  const { context, advanceClock } = await startTestServer();
  const caller = context();

  it('lets one of many attempts at once through', async () => {
    const attempts = await Promise.allSettled(
      Array.from({ length: 8 }, () => idempotencyKeys.begin(caller, 'rush', 'fingerprint')),
    );

    const refused = attempts.filter((attempt) => attempt.status === 'rejected');
    expect(refused).toHaveLength(7);
    expect(refused[0]?.reason).toMatchObject({ code: 'idempotency_key_in_flight', status: 409 });
  });

  it('takes over from a process that was lost, whose answer no longer counts', async () => {
    const lost = await claim(caller, 'slow');

    advanceClock(GONE_MS);
    await claim(caller, 'slow');

    await expect(
      idempotencyKeys.keep(caller, lost, { status: 200, mediaType: undefined, headers: {}, body: 'late' }),
    ).rejects.toMatchObject({ code: 'idempotency_key_in_flight' });
    await expect(claim(caller, 'slow')).rejects.toMatchObject({ code: 'idempotency_key_in_flight' });
  });

  it('lets nobody take over for another request', async () => {
    await claim(caller, 'theirs');

    advanceClock(GONE_MS);

    await expect(idempotencyKeys.begin(caller, 'theirs', 'another')).rejects.toMatchObject({
      code: 'idempotency_key_reused',
    });
  });

  it('does not begin again what cannot be done twice', async () => {
    await idempotencyKeys.passPointOfNoReturn(caller, await claim(caller, 'spent'));

    const early = claim(caller, 'spent');
    await expect(early).rejects.toMatchObject({ code: 'idempotency_key_in_flight' });
    advanceClock(GONE_MS);

    await expect(claim(caller, 'spent')).rejects.toMatchObject({ code: 'outcome_unknown', status: 409 });
  });

  it('is not possible while the process that has it lives, however long that takes', async () => {
    const held = await claim(caller, 'long');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());

    const heart = idempotencyKeys.hold(caller, held);
    for (let beat = 0; beat < 5; beat += 1) {
      advanceClock(2_000);
      await vi.advanceTimersByTimeAsync(2_000);
      await untilHeldFor(caller, 'long', 6_000);
    }
    heart.stop();

    await expect(claim(caller, 'long')).rejects.toMatchObject({ code: 'idempotency_key_in_flight' });
    await idempotencyKeys.keep(caller, held, {
      status: 200,
      mediaType: undefined,
      headers: {},
      body: 'done',
    });
    await expect(idempotencyKeys.begin(caller, 'long', 'fingerprint')).resolves.toMatchObject({
      replay: { body: 'done' },
    });
  });

  it('keeps no answer that another try may better', async () => {
    const unlucky = await claim(caller, 'unlucky');

    await idempotencyKeys.refuse(caller, unlucky, {
      status: 502,
      mediaType: undefined,
      headers: {},
      body: '',
    });

    await expect(claim(caller, 'unlucky')).resolves.toHaveProperty('attemptId');
  });

  it('keeps an answer that was kept, also when the request then failed', async () => {
    const kept = await claim(caller, 'kept');
    await idempotencyKeys.keep(caller, kept, {
      status: 201,
      mediaType: undefined,
      headers: {},
      body: 'made',
    });

    await idempotencyKeys.refuse(caller, kept, { status: 500, mediaType: undefined, headers: {}, body: '' });

    await expect(idempotencyKeys.begin(caller, 'kept', 'fingerprint')).resolves.toMatchObject({
      replay: { status: 201, body: 'made' },
    });
  });
});

async function claim(caller: Context, key: string): Promise<idempotencyKeys.Claim> {
  const claimed = await idempotencyKeys.begin(caller, key, 'fingerprint');
  if ('replay' in claimed) throw new Error(`The key "${key}" has an answer already.`);
  return claimed;
}

/**
 * Reads the row until a heartbeat has renewed it. The timers are fake and the clock stands still, but the database
 * answers in real time.
 */
async function untilHeldFor(caller: Context, key: string, ms: number): Promise<void> {
  const until = caller.now().getTime() + ms;
  for (let look = 0; look < 1_000; look += 1) {
    const [row] = await caller.db
      .select()
      .from(idempotencyTable)
      .where(and(eq(idempotencyTable.key, key), eq(idempotencyTable.projectId, caller.project.id)));
    if (row?.recoveryPoint?.heldUntil === new Date(until).toISOString()) return;
  }
  throw new Error(`The key "${key}" is not held for ${ms} ms from now.`);
}
