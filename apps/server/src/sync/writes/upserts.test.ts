import { describe, expect, it } from 'vitest';
import { startWriting } from './writing.fixture.ts';

const MINUTE_MS = 60_000;
const record = { email: 'ada@ours.example', last_name: 'Okafor' };
const upsert = { type: 'upsert' as const, upsertBy: 'email', record };

/** The status, the code and the first bad input of a refusal, which is a text. */
async function refusalOf(answer: Promise<{ status: number; body: unknown }>) {
  const { status, body } = await answer;
  const { code, issues = [] } = JSON.parse(String(body));
  return [status, code, issues[0]?.name];
}

describe('an upsert by a field of the caller', () => {
  it('creates the record, and changes it the next time', async () => {
    const server = await startWriting();

    const created = await server.write(upsert);
    const changed = await server.write({ ...upsert, record: { ...record, city: 'Oslo' } });

    const { recordId } = created.body.result;
    expect(changed).toMatchObject({ status: 200, body: { result: { success: true, recordId } } });
    expect(await server.atProvider('Okafor')).toMatchObject([{ id: recordId, city: 'Oslo' }]);
    expect(server.wire.calls).toEqual(['PUT /objects/contacts/records', 'PUT /objects/contacts/records']);
    const { logs, result } = await server.operation(changed.body.operationId);
    expect(result).toBe('[contacts] 1 record created or updated');
    expect(logs[0].message.msg).toBe('A request came to upsert 1 record of contacts.');
  });

  it('takes the mapped name of the field', async () => {
    const read = {
      objects: { contacts: { objectName: 'contacts', selectedFieldMappings: { nickname: 'email' } } },
    };
    const server = await startWriting({ content: { read } });
    const mapped = { nickname: record.email, last_name: 'Okafor' };

    await server.write({ ...upsert, upsertBy: 'nickname', record: mapped });
    const { status } = await server.write({ ...upsert, upsertBy: 'nickname', record: mapped });

    expect(status).toBe(200);
    expect(await server.atProvider('Okafor')).toMatchObject([{ email: record.email }]);
  });

  it('sends records of a batch that are the same one after the other, so that the last one counts', async () => {
    const server = await startWriting();
    const names = ['Abara', 'Bello', 'Okafor'];
    const batch = names.map((last_name) => ({ record: { ...record, last_name } }));

    const { body } = await server.write({ type: 'upsert', upsertBy: 'email', batch });

    expect(body).toMatchObject({ successCount: 3 });
    expect(new Set(body.results.map(({ recordId }: { recordId: string }) => recordId)).size).toBe(1);
    expect(await server.atProvider('Okafor')).toHaveLength(1);
  });

  it('is sent again when its answer was lost, also later, and is done once', async () => {
    const server = await startWriting();

    server.wire.next = 'loseAnswer';
    const { body } = await server.write({ ...upsert, mode: 'asynchronous' });
    await server.runJobs();
    server.wire.next = 'pass';
    server.advanceClock(MINUTE_MS);
    await server.runJobs();

    expect(server.wire.calls).toHaveLength(2);
    expect(await server.atProvider('Okafor')).toHaveLength(1);
    expect(await server.operation(body.operationId)).toMatchObject({ status: 'success' });
  });

  it('keeps its order with another of the same value, also when the first one has to be repeated', async () => {
    const server = await startWriting();
    const later = (email: string, city: string) =>
      server.write({ ...upsert, mode: 'asynchronous', record: { ...record, email, city } });
    await server.addFault({
      path: '/api/v1/objects/contacts/records',
      method: 'PUT',
      status: 503,
      times: 1,
    });

    await later(record.email, 'Lagos');
    await server.runJobs();
    await later(record.email, 'Kano');
    await later('eze@ours.example', 'Jos');
    await server.runJobs();
    const meanwhile = await server.atProvider('Okafor');
    server.advanceClock(MINUTE_MS);
    await server.runJobs();

    expect(meanwhile).toMatchObject([{ city: 'Jos' }]);
    expect((await server.atProvider('Okafor')).map(({ city }) => city).sort()).toEqual(['Jos', 'Kano']);
  });

  it('is refused when no record can be found by the field, and when all records are to be written or none', async () => {
    const { write, wire, atProvider } = await startWriting({
      contacts: { selectedFieldSettings: { city: { writeOnUpdate: 'never' } } },
    });
    const pool = { mode: 'asynchronous' as const, autoBatchPolicy: { maxDelayMinutes: 5 } };

    const cases: [Partial<typeof upsert> | object, string][] = [
      [{ upsertBy: undefined }, 'upsertBy'],
      [{ type: 'create' }, 'upsertBy'],
      [{ record: { last_name: 'Okafor' } }, 'record.email'],
      [{ record: { ...record, email: ['a@b.example'] } }, 'record.email'],
      [pool, 'autoBatchPolicy'],
      // The customer has mapped it to no field.
      [{ upsertBy: 'nickname', record: { ...record, nickname: 'Ada' } }, 'upsertBy'],
    ];
    for (const [sent, name] of cases) {
      expect(await refusalOf(write({ ...upsert, ...sent }))).toEqual([400, 'invalid_request', name]);
    }
    const { body } = await write({ ...upsert, upsertBy: 'city', record: { ...record, city: 'Oslo' } });
    expect(body).toMatch(/record\.city: .*a setting of the customer keeps it from being written/);
    const batchPolicy = { allOrNone: true };
    const whole = write({ type: 'upsert', upsertBy: 'email', batch: [{ record }], batchPolicy });
    expect(await refusalOf(whole)).toEqual([400, 'writes_unsupported', undefined]);
    expect(wire.calls).toEqual([]);

    const unknown = await write({ ...upsert, upsertBy: 'shoe_size', record: { ...record, shoe_size: '44' } });
    expect(unknown.status).toBe(422);
    expect(unknown.body.errors[0].message).toContain('shoe_size');
    expect(await atProvider('Okafor')).toEqual([]);
  });

  it('writes no field that a setting keeps from new or from known records', async () => {
    const server = await startWriting({
      contacts: {
        selectedFieldSettings: {
          city: { writeOnUpdate: 'ifEmpty' },
          job_title: { writeOnCreate: 'never' },
          country: { default: { stringValue: 'NO' } },
        },
      },
    });

    const { body } = await server.write({
      ...upsert,
      record: { ...record, city: 'Oslo', job_title: 'Buyer' },
    });

    const [written] = await server.atProvider('Okafor');
    expect(written).not.toHaveProperty('city');
    expect(written).not.toHaveProperty('job_title');
    expect(written).toMatchObject({ country: 'NO' });
    expect(JSON.stringify((await server.operation(body.operationId)).logs)).toContain(
      'keeps city, job_title from being written',
    );
  });
});
