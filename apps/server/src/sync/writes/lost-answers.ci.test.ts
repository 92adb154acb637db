import { objectOf } from '@dowel/schema/connector';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { controlSandbox } from '../../../test/sandbox-control.ts';
import { startSignInServer } from '../../../test/signing-in.ts';
import { connections, writes } from '../../platform/db/tables.ts';
import type { RestFunctions } from '../../providers/connectors/engine/definition.ts';
import type { WriteRepeat } from '../../providers/connectors/format.ts';
import { sandbox } from '../../providers/connectors/sandbox.ts';
import { startWriting } from './writing.fixture.ts';

const record = { last_name: 'Okafor' };
const create = { type: 'create' as const, record };
const once = { headers: { 'idempotency-key': 'once' } };
const MINUTE_MS = 60_000;

const byKey = { by: 'key', header: 'idempotency-key' } as const;

/** Says of the sandbox that it has another way of repeating a write. */
function repeatBy(repeat: WriteRepeat, type: 'create' | 'update' = 'create'): void {
  const { [type]: endpoint } = objectOf(sandbox, 'contacts').write ?? {};
  if (endpoint) endpoint.repeat = repeat;
}

/** Says which changes of the sandbox add something each time. */
function addEachTime(addsEachTime: RestFunctions['addsEachTime']): void {
  Object.assign(sandbox.functions ?? {}, { addsEachTime });
}

afterEach(() => {
  addEachTime(undefined);
  repeatBy(byKey);
  repeatBy({ by: 'upsert' }, 'update');
});

/** Sends a request in a process that dies after the provider has done it. */
async function writeAndDie(
  { write, wire, atProvider }: Awaited<ReturnType<typeof startWriting>>,
  options = {},
) {
  wire.next = 'hang';
  void write(create, options);
  await expect.poll(() => atProvider('Okafor')).toHaveLength(1);
  wire.next = 'pass';
}

describe('a write whose answer is lost', () => {
  it('is not done twice when the caller sends it again, which is answered the same after its answer', async () => {
    const { write, wire, atProvider } = await startWriting();

    wire.next = 'loseAnswer';
    const lost = await write(create, once);
    wire.next = 'pass';
    const again = await write(create, once);
    const other = await write(create, { headers: { 'idempotency-key': 'other' } });
    const badly = () => write({ type: 'create', record: {} }, { headers: { 'idempotency-key': 'refused' } });
    const refused = await badly();
    const calls = wire.calls.length;
    const third = await write(create, once);

    expect(third.body).toEqual(again.body);
    expect(await badly()).toMatchObject({ status: 422, body: refused.body });
    expect(wire.calls).toHaveLength(calls);
    expect(lost).toMatchObject({ status: 502, body: { code: 'provider_unreachable', retryable: true } });
    expect(lost.body.causes.join()).toMatch(/its answer was lost\. http\S+ cannot be reached/);
    expect(again).toMatchObject({ status: 200, body: { result: { success: true } } });
    expect(again.headers.get('idempotency-replayed')).toBeNull();
    expect(other.body.result.recordId).not.toBe(again.body.result.recordId);
    expect(await atProvider('Okafor')).toHaveLength(2);
  });

  it('is settled after a kill, and the caller who comes back gets its result without another record', async () => {
    const server = await startWriting();
    await writeAndDie(server, once);

    server.advanceClock(2 * MINUTE_MS);
    await server.runJobs();
    const again = await server.write(create, once);

    expect(again).toMatchObject({ status: 200, body: { result: { success: true } } });
    expect(await server.atProvider('Okafor')).toHaveLength(1);
    const statuses = (await server.writeOperations()).map(({ status }) => status);
    expect(statuses).toEqual(['success', 'success']);
  });

  it.each([{ by: 'upsert' } as const, byKey])(
    'is not repeated over newer values after a kill, by $by',
    async (repeat) => {
      repeatBy(repeat, 'update');
      const server = await startWriting();
      const { body } = await server.write(create);
      const { recordId: id } = body.result;
      const moveTo = (city: string) => server.write({ type: 'update', record: { id, city } });
      const city = async () => (await server.atProvider('Okafor'))[0]?.city;
      server.wire.next = 'hang';
      void moveTo('Abuja');
      await expect.poll(city).toBe('Abuja');
      server.wire.next = 'pass';
      await moveTo('Kano');

      server.advanceClock(2 * MINUTE_MS);
      await server.runJobs();

      expect(await city()).toBe('Kano');
      const results = (await server.writeOperations()).map(({ result }) => result);
      expect(results).toContain('[contacts] outcome unknown of 1 record');
    },
  );

  it('has one end when its process stood still, and another one took it up', async () => {
    const server = await startWriting();
    server.wire.next = 'hang';
    const answer = server.write(create);
    await expect.poll(() => server.atProvider('Okafor')).toHaveLength(1);
    server.wire.next = 'pass';
    server.advanceClock(2 * MINUTE_MS);
    await server.runJobs();

    server.wire.release();

    const [record] = await server.atProvider('Okafor');
    expect(await answer).toMatchObject({
      status: 200,
      body: { result: { success: true, recordId: record?.id } },
    });
    expect(await server.atProvider('Okafor')).toHaveLength(1);
  });

  it('sends nothing more once another process has taken over its key', async () => {
    repeatBy({ by: 'none' });
    const server = await startWriting();
    const batch = Array.from({ length: 6 }, () => ({ record }));
    server.wire.next = 'hang';
    const first = server.write({ type: 'create', batch }, once);
    await expect.poll(() => server.atProvider('Okafor')).toHaveLength(4);
    server.wire.next = 'pass';

    server.advanceClock(7000);
    const second = await server.write({ type: 'create', batch }, once);
    server.wire.release();

    const answers = [await first, second].map(({ status, body }) => [status, body.code]);
    expect([...answers, await server.atProvider('Okafor')]).toEqual([
      [409, 'idempotency_key_in_flight'],
      [409, 'outcome_unknown'],
      Array.from({ length: 4 }, () => expect.objectContaining(record)),
    ]);
  });

  it('ends as unknown, and is never sent again, at a provider that cannot tell', async () => {
    repeatBy({ by: 'none' });
    const server = await startWriting();
    const { write, wire, atProvider, operation } = server;
    await writeAndDie(server, once);

    server.advanceClock(2 * MINUTE_MS);
    await server.runJobs();
    const again = await write(create, once);
    wire.next = 'loseAnswer';
    const lost = await write(create, { headers: { 'idempotency-key': 'lost' } });
    wire.next = 'pass';
    const lostAgain = await write(create, { headers: { 'idempotency-key': 'lost' } });
    wire.next = 'answerMuch';
    const unread = await write(create, { headers: { 'idempotency-key': 'unread' } });

    for (const answer of [again, lost, lostAgain, unread]) {
      expect(answer).toMatchObject({ status: 409, body: { code: 'outcome_unknown', retryable: false } });
    }
    expect(await atProvider('Okafor')).toHaveLength(3);
    const [, latest] = await server.writeOperations();
    expect(await server.diagnosisOf(latest?.id ?? '')).toMatchObject({
      remedy: expect.stringMatching(/^Look at the provider which/),
    });
    expect(await operation(latest?.id ?? '')).toMatchObject({
      status: 'failure',
      result: '[contacts] outcome unknown of 1 record',
      logs: expect.arrayContaining([
        expect.objectContaining({
          message: expect.objectContaining({ error: expect.stringContaining('could be written twice') }),
        }),
      ]),
    });
  });

  it.each([{ by: 'none' } as const, byKey])(
    'is not to be sent again by a caller who gave it no key, with %j',
    async (repeat) => {
      repeatBy(repeat);
      const { write, wire } = await startWriting();
      const { body } = await write(create);

      wire.next = 'loseAnswer';
      const lost = await write(create);
      const changed = await write({ type: 'update', record: { id: body.result.recordId, city: 'Oslo' } });

      expect(lost).toMatchObject({ status: 409, body: { code: 'outcome_unknown', retryable: false } });
      expect(changed).toMatchObject({ status: 502, body: { code: 'provider_unreachable', retryable: true } });
    },
  );

  it('is not repeated where the record adds something each time, such as a comment', async () => {
    addEachTime((_, { city }) => city === 'Oslo');
    const server = await startWriting();
    const { body } = await server.write(create);
    const move = (city: string) => ({ type: 'update' as const, record: { id: body.result.recordId, city } });
    server.wire.next = 'loseAnswer';

    const added = await server.write(move('Oslo'), once);
    const changed = await server.write(move('Kano'), { headers: { 'idempotency-key': 'changed' } });
    await server.write({ ...move('Oslo'), mode: 'asynchronous' });
    await server.runJobs();
    server.wire.next = 'pass';
    server.wire.calls.length = 0;
    const again = await server.write(move('Oslo'), once);
    server.advanceClock(2 * MINUTE_MS);
    await server.runJobs();

    const unknown = { status: 409, body: { code: 'outcome_unknown', retryable: false } };
    expect([added, again]).toMatchObject([unknown, unknown]);
    expect(changed).toMatchObject({ status: 502, body: { retryable: true } });
    expect(server.wire.calls).toEqual([]);
  });

  it('is told apart in a batch from what the provider has refused', async () => {
    repeatBy({ by: 'none' });
    const { write, wire, diagnosisOf } = await startWriting();
    wire.loses = 'Lost';
    const batch = ['Okafor', 'Lost'].map((last_name) => ({ record: { last_name } }));

    const { body } = await write({ type: 'create', batch: [...batch, { record: { shoe_size: 1 } }] });

    const [lost, refused] = body.errors.map(({ message }: { message: string }) => message);
    const results = [{ success: true }, { success: false, isOutcomeUnknown: true }, { success: false }];
    expect(body).toMatchObject({ successCount: 1, failureCount: 2, results });
    expect(body.results[2]).toEqual({ success: false });
    expect(lost).toMatch(/Nobody knows whether it was written\. Look at the provider/);
    expect(refused).not.toContain('Nobody knows');
    expect(await diagnosisOf(body.operationId)).toMatchObject({
      kind: 'record_refused',
      words: refused.replace('Record 3: ', ''),
      remedy: expect.stringMatching(/^Look at the provider which/),
    });
  });

  it('is looked for at a provider that can be asked', async () => {
    repeatBy({
      by: 'probe',
      path: '/objects/{objectName}/records?limit=200&fields={value}',
      field: 'probe',
      records: 'records',
    });
    const { write, wire } = await startWriting();
    const probed = { type: 'create' as const, record: { last_name: 'Okafor', probe: 'last_name' } };

    wire.next = 'unsent';
    const lost = await write(probed, once);
    wire.next = 'pass';
    wire.calls.length = 0;
    const again = await write(probed, once);

    // The pretend search finds a record, so that none is created.
    expect([lost.status, again.status]).toEqual([502, 200]);
    expect(wire.calls).toEqual(['GET /objects/contacts/records']);
  });

  it('is none when no connection came about, so that it is sent again however the provider repeats a write', async () => {
    repeatBy({ by: 'none' });
    const { write, wire, atProvider } = await startWriting();

    wire.next = 'unreached';
    const unreached = await write(create, once);
    wire.next = 'pass';
    const again = await write(create, once);

    expect(unreached).toMatchObject({ status: 502, body: { retryable: true } });
    expect(again).toMatchObject({ status: 200, body: { result: { success: true } } });
    expect(await atProvider('Okafor')).toHaveLength(1);
  });

  it('counts a delete as done that the provider no longer knows, but only if it was sent', async () => {
    const { write, wire } = await startWriting();
    const { body } = await write(create);
    const remove = { type: 'delete' as const, record: { id: body.result.recordId } };

    wire.next = 'loseAnswer';
    const lost = await write(remove, once);
    wire.next = 'pass';
    const again = await write(remove, once);
    const gone = await write(remove);

    expect([lost.status, again.status, gone.status]).toEqual([502, 200, 422]);
  });

  it('sends nothing of a batch that its process had not sent, and says so', async () => {
    const server = await startWriting();
    const batch = Array.from({ length: 9 }, () => ({ record }));
    server.wire.next = 'hang';
    void server.write({ type: 'create', batch });
    await expect.poll(() => server.atProvider('Okafor')).toHaveLength(4);
    server.wire.next = 'pass';

    server.advanceClock(2 * MINUTE_MS);
    await server.runJobs();

    const [latest] = await server.writeOperations();
    expect(latest?.result).toBe('[contacts] 4 records created, 5 records not created');
    expect(await server.atProvider('Okafor')).toHaveLength(4);
  });

  it('is not sent again when the provider may have forgotten its key', async () => {
    repeatBy({ ...byKey, lifetimeMs: 6 * 60_000 });
    const server = await startWriting();
    const { write, wire } = server;
    wire.next = 'loseAnswer';
    await write(create, once);
    const { body } = await write({ ...create, mode: 'asynchronous' });
    await server.runJobs();
    server.advanceClock(5 * MINUTE_MS);
    wire.next = 'hang';
    void write(create, once);
    await expect.poll(() => wire.calls).toHaveLength(3);
    wire.next = 'pass';

    server.advanceClock(2 * MINUTE_MS);
    await server.runJobs();
    const again = await write(create, once);

    expect(wire.calls).toHaveLength(3);
    expect(again).toMatchObject({ status: 409, body: { code: 'outcome_unknown' } });
    const results = (await server.writeOperations()).map(({ result }) => result);
    expect(results).toEqual(Array(4).fill('[contacts] outcome unknown of 1 record'));
    expect((await server.operation(body.operationId)).status).toBe('failure');
  });

  it('is not sent again after its deadline, if its process died at the first try', async () => {
    const server = await startWriting();
    await server.write({ ...create, mode: 'asynchronous' });
    await server.dependencies.db.update(writes).set({ status: 'sending' });

    server.advanceClock(61 * MINUTE_MS);
    await server.runJobs();

    expect(server.wire.calls).toEqual([]);
    const results = (await server.writeOperations()).map(({ result }) => result);
    expect(results).toEqual(['[contacts] outcome unknown of 1 record']);
  });
});

describe('a write whose access token cannot be renewed', () => {
  it.each([
    [429, 429, 'provider_rate_limited'],
    [503, 502, 'provider_unreachable'],
  ])('was not sent when the token endpoint answers %i', async (status, told, code) => {
    repeatBy({ by: 'none' });
    const { given, request, project, sandboxUrl, clientId, advanceClock } = await startSignInServer();
    await given.oauthConnection();
    const integration = await given.integration({ oauth: true });
    const write = { objects: { contacts: { objectName: 'contacts' } } };
    await given.installation(integration, { content: { provider: 'sandbox', write } });
    await controlSandbox(sandboxUrl, '/faults', { clientId, path: '/oauth/token', status });
    advanceClock(120 * MINUTE_MS);

    const path = `/write/v1/projects/${project.id}/integrations/${integration.id}/objects/contacts`;
    const answer = await request('POST', path, { groupRef: 'acme', ...create });

    expect(answer).toMatchObject({ status: told, body: { code, retryable: true } });
    expect(JSON.stringify(answer.body)).not.toContain('its answer was lost');
  });
});

describe('a write whose connection this process cannot open', () => {
  it.each([byKey, { by: 'none' } as const])('was not sent, with %j: one for later waits', async (repeat) => {
    repeatBy(repeat);
    const { write, dependencies, runJobs, advanceClock, atProvider } = await startWriting();
    const rename = (from: string, to: string) =>
      dependencies.db.update(connections).set({
        credentialsSealed: sql`replace(${connections.credentialsSealed}, ${`.${from}.`}, ${`.${to}.`})`,
      });
    await rename('test', 'lost');
    const refused = await write(create);
    await write({ type: 'create', record: { last_name: 'Later' }, mode: 'asynchronous' });
    await runJobs();
    await rename('lost', 'test');
    advanceClock(2 * MINUTE_MS);
    await runJobs();

    expect(refused).toMatchObject({ status: 503, body: { code: 'secret_unreadable' } });
    expect([await atProvider('Okafor'), await atProvider('Later')]).toEqual([[], [expect.anything()]]);
  });
});
