import { describe, expect, it } from 'vitest';
import { startWriting } from './writing.fixture.ts';

const good = { record: { last_name: 'Okafor' } };
const bad = { record: { shoe_size: 44 } };
const batchPolicy = { allOrNone: true };
const MINUTE_MS = 60_000;

describe('a batch of which either all records are written or none', () => {
  it('is one request, with a result for each record, and with the reason of each when one is refused', async () => {
    const server = await startWriting();

    const { status, body } = await server.write({ type: 'create', batch: [good, bad, good], batchPolicy });
    expect(status).toBe(422);
    expect(body).toMatchObject({ successCount: 0, failureCount: 3 });
    const reasons = body.errors.map(({ message }: { message: string }) => message);
    expect(reasons[1]).toContain('shoe_size');
    expect(reasons[0]).toContain('another record of the batch');
    expect(await server.atProvider('Okafor')).toEqual([]);

    server.wire.calls.length = 0;
    const created = await server.write({
      type: 'create',
      batch: [good, good, good, good, good],
      batchPolicy,
    });
    const ids = created.body.results.map(({ recordId }: { recordId: string }) => recordId);
    const batch = ids.map((id: string) => ({ record: { id, last_name: 'Eze' } }));
    const updated = await server.write({ type: 'update', batch, batchPolicy });

    expect(server.wire.calls).toEqual([
      'POST /objects/contacts/records/batch',
      'PATCH /objects/contacts/records/batch',
    ]);
    expect(updated).toMatchObject({ status: 200, body: { successCount: 5, failureCount: 0 } });
    expect(updated.body.results[0]).toMatchObject({ recordId: ids[0], data: { last_name: 'Eze' } });
    expect((await server.atProvider('Eze')).map(({ id }) => id).sort()).toEqual(ids.sort());
    const { logs } = await server.operation(updated.body.operationId);
    expect(JSON.stringify(logs)).toContain('PATCH /objects/contacts/records/batch answered 200');
  });

  it('is sent again as a whole when its answer was lost, and is written once', async () => {
    const server = await startWriting();
    const { body } = await server.write({
      type: 'create',
      mode: 'asynchronous',
      batch: [good, good],
      batchPolicy,
    });

    server.wire.next = 'loseAnswer';
    await server.runJobs();
    server.wire.next = 'pass';
    server.advanceClock(MINUTE_MS);
    await server.runJobs();

    expect(server.wire.calls).toHaveLength(2);
    expect(await server.atProvider('Okafor')).toHaveLength(2);
    expect(await server.operation(body.operationId)).toMatchObject({
      status: 'success',
      result: '[contacts] 2 records created',
    });
  });
});
