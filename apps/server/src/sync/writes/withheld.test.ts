import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startWriting } from './writing.fixture.ts';

const settings = {
  selectedFieldSettings: {
    city: { writeOnUpdate: 'never' as const, writeOnCreate: 'never' as const },
    country: { writeOnUpdate: 'ifEmpty' as const },
  },
};
const id = 'con_000002';

let server: Awaited<ReturnType<typeof startWriting>>;
beforeAll(async () => {
  server = await startWriting({ contacts: settings });
});
beforeEach(() => {
  server.wire.calls.length = 0;
});

async function diagnosisOf(operationId: string) {
  const { body } = await server.request('GET', `${server.projectPath}/operations/${operationId}:explain`);
  return body.diagnosis;
}

/** The calls that write. Others only look at a record. */
const writesIn = (calls: readonly string[]) => calls.filter((call) => !call.startsWith('GET'));

describe('a record of which nothing is left to write', () => {
  it.each([
    ['a field that a setting excludes', { id, city: 'Oslo' }, 'keeps city from being written'],
    ['a name that nobody has mapped', { id, nickname: 'Ada' }, 'has chosen no field for nickname'],
    ['both', { id, city: 'Oslo', nickname: 'Ada' }, 'A setting of the customer keeps city'],
  ])('is not sent, and its answer says why: %s', async (_, record, why) => {
    const { status, body } = await server.write({ type: 'update', record });

    expect([status, body.result]).toEqual([422, { success: false }]);
    expect(body.errors[0].message).toContain('Nothing of the record is left to write, so it was not sent.');
    expect(body.errors[0].message).toContain(why);
    expect(writesIn(server.wire.calls)).toEqual([]);
    const { logs } = await server.operation(body.operationId);
    expect(logs.at(-2).message).toMatchObject({
      msg: `PATCH /objects/contacts/records/${id} was not sent`,
      error: body.errors[0].message,
    });
    expect(await diagnosisOf(body.operationId)).toMatchObject({
      kind: 'unknown',
      words: body.errors[0].message,
    });
  });

  it('is done where the provider keeps the value that it has, as the customer wants it', async () => {
    const record = { id, city: 'Oslo', country: 'Norway' };
    const batch = [{ record: { id: 'con_000003', last_name: 'Okafor' } }, { record }];

    const one = await server.write({ type: 'update', record });
    const none = await server.write({
      type: 'update',
      batch: [{ record }],
      batchPolicy: { allOrNone: true },
    });
    expect([one.status, none.status, writesIn(server.wire.calls)]).toEqual([200, 200, []]);
    expect((await server.operation(one.body.operationId)).logs.at(-2).message.msg).toBe(
      `PATCH /objects/contacts/records/${id} had nothing to write, without country, which had a value`,
    );

    const several = await server.write({ type: 'update', batch });
    const whole = await server.write({ type: 'update', batch, batchPolicy: { allOrNone: true } });
    expect([several.body, whole.body].map(({ successCount }) => successCount)).toEqual([2, 2]);
    expect(writesIn(server.wire.calls)).toHaveLength(2);
    expect(server.wire.bodies.join()).not.toContain('{}');
    expect(server.wire.bodies.at(-1)).not.toContain(id);
  });

  it('is told from one that the provider could not take, which is a mistake of the backend', async () => {
    const { body } = await server.write({ type: 'update', record: { id: '..', last_name: 'Okafor' } });

    expect(server.wire.calls).toEqual([]);
    expect(await diagnosisOf(body.operationId)).toMatchObject({
      kind: 'record_refused',
      actor: 'builder',
    });
  });

  it('is no new record without a field', async () => {
    const { status } = await server.write({ type: 'create', record: { city: 'Oslo' } });

    expect([status, server.wire.calls]).toEqual([422, []]);
  });

  it('is told of among the others of a batch, which are written', async () => {
    const batch = [{ record: { id, last_name: 'Okafor' } }, { record: { id: 'con_000003', city: 'Oslo' } }];

    const { status, body } = await server.write({ type: 'update', batch });
    const whole = await server.write({ type: 'update', batch, batchPolicy: { allOrNone: true } });

    expect([status, body.successCount, body.failureCount]).toEqual([200, 1, 1]);
    expect(body.errors[0].message).toMatch(/^Record 2 \(con_000003\): Nothing of the record is left/);
    expect(whole.status).toBe(422);
    expect(whole.body.errors).toEqual([
      { message: `Record 1 (${id}): It was not sent, because record 2 of the batch cannot be written.` },
      body.errors[0],
    ]);
    expect(writesIn(server.wire.calls)).toHaveLength(1);
  });

  it('ends a write that nobody waits for', async () => {
    const { body } = await server.write({
      type: 'update',
      mode: 'asynchronous',
      record: { id, city: 'Oslo' },
    });
    await server.runJobs();

    const { status, logs } = await server.operation(body.operationId);
    expect([status, writesIn(server.wire.calls)]).toEqual(['failure', []]);
    expect(JSON.stringify(logs)).toContain('keeps city from being written');
  });
});
