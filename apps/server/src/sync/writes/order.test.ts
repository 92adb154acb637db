import { describe, expect, it, onTestFinished } from 'vitest';
import { sharedDatabase } from '../../../test/shared-database.ts';
import { generateKeyRing, parseKeyRing } from '../../platform/secrets/key-ring.ts';
import { createSecrets } from '../../platform/secrets/secrets.ts';
import { sandbox } from '../../providers/connectors/sandbox.ts';
import { startWriting } from './writing.fixture.ts';

const MINUTE_MS = 60_000;
const later = { type: 'update', mode: 'asynchronous' } as const;

/** A contact whose next change the provider does not take at first. */
async function startWithContact(options: Parameters<typeof startWriting>[0] = {}) {
  const server = await startWriting(options);
  const { body } = await server.write({ type: 'create', record: { last_name: 'Okafor', city: 'Lagos' } });
  const id: string = body.result.recordId;
  return {
    ...server,
    id,
    isBusy: (times: number, retryAfterSeconds?: number, status = 503) =>
      server.addFault({
        path: `/api/v1/objects/contacts/records/${id}`,
        method: 'PATCH',
        status,
        times,
        ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
      }),
    changeTo: (city: string, more: object = {}) => server.write({ ...later, record: { id, city }, ...more }),
    city: async () => (await server.atProvider('Okafor'))[0]?.city,
  };
}

describe('two changes of the same record, both later', () => {
  it('are sent in their order, also when the first one has to be repeated, and do not hold up those of other records', async () => {
    const server = await startWithContact();
    const other = await server.write({ type: 'create', record: { last_name: 'Eze' } });
    await server.isBusy(1);
    await server.changeTo('Abuja');
    await server.runJobs();
    const { body } = await server.changeTo('Kano');
    await server.write({ ...later, record: { id: other.body.result.recordId, city: 'Jos' } });
    await server.runJobs();
    const meanwhile = await server.city();
    expect(await server.atProvider('Eze')).toMatchObject([{ city: 'Jos' }]);

    server.advanceClock(MINUTE_MS);
    await server.runJobs();

    expect([meanwhile, await server.city()]).toEqual(['Lagos', 'Kano']);
    const { logs, status } = await server.operation(body.operationId);
    expect(status).toBe('success');
    expect(JSON.stringify(logs)).toContain('An earlier write of the same record goes first');
  });

  it('are sent in their order when the server got another encryption key between them', async () => {
    const [before, after] = [generateKeyRing('before'), generateKeyRing('after')];
    const secrets = createSecrets(parseKeyRing(before));
    const server = await startWithContact({ stored: { db: (await sharedDatabase()).db, secrets } });
    await server.isBusy(1);
    await server.changeTo('Abuja');
    await server.runJobs();
    Object.assign(secrets, createSecrets(parseKeyRing(`${after},${before}`)));
    await server.changeTo('Kano');
    await server.runJobs();
    const meanwhile = await server.city();

    server.advanceClock(MINUTE_MS);
    await server.runJobs();

    expect([meanwhile, await server.city()]).toEqual(['Lagos', 'Kano']);
  });

  it('are sent at once when the first one waits in a pool', async () => {
    const server = await startWithContact();
    await server.changeTo('Abuja', { autoBatchPolicy: { maxDelayMinutes: 60 } });
    await server.changeTo('Kano');
    await server.runJobs();
    const soon = await server.city();
    server.advanceClock(61 * MINUTE_MS);
    await server.runJobs();

    expect([soon, await server.city()]).toEqual(['Kano', 'Kano']);
  });

  it('are sent in their order when the second one could join an older pool', async () => {
    const server = await startWithContact();
    const pooled = { autoBatchPolicy: { maxDelayMinutes: 1 } };
    const other = await server.write({ type: 'create', record: { last_name: 'Eze' } });
    await server.write({ ...later, record: { id: other.body.result.recordId, city: 'Jos' }, ...pooled });
    await server.isBusy(1, 10 * 60);
    await server.changeTo('Abuja');
    await server.runJobs();
    await server.changeTo('Kano', pooled);
    server.advanceClock(2 * MINUTE_MS);
    await server.runJobs();
    const meanwhile = await server.city();

    server.advanceClock(10 * MINUTE_MS);
    await server.runJobs();

    expect([meanwhile, await server.city()]).toEqual(['Lagos', 'Kano']);
    expect(await server.atProvider('Eze')).toMatchObject([{ city: 'Jos' }]);
  });

  it('are not both sent when the first one goes on to wait after the deadline of the second', async () => {
    const server = await startWithContact();
    await server.isBusy(1, 2 * 60 * 60);
    await server.changeTo('Abuja', { retryPolicy: { deadlineHours: 5 } });
    await server.runJobs();
    const { body } = await server.changeTo('Kano', { retryPolicy: { deadlineHours: 1 } });
    await server.runJobs();
    server.advanceClock(3 * 60 * MINUTE_MS);
    await server.runJobs();

    expect(await server.city()).toBe('Abuja');
    const { status, logs } = await server.operation(body.operationId);
    expect(status).toBe('failure');
    expect(JSON.stringify(logs)).toContain(
      'An earlier write of the same record waits until after its deadline',
    );
  });
});

it('says of a change that waited for one before it in its request that it was not sent', async () => {
  const server = await startWithContact();
  const batch = ['Abuja', 'Kano'].map((city) => ({ record: { id: server.id, city } }));

  await server.isBusy(1);
  await server.write({ type: 'update', batch });

  const [latest] = await server.writeOperations();
  expect(latest?.result).toBe('[contacts] 1 record not updated, outcome unknown of 1 record');
  expect(server.wire.calls.filter((call) => call.startsWith('PATCH'))).toHaveLength(1);
});

describe('a batch with a record that somebody else has locked', () => {
  it('waits with what it has of this record, in its order, and with no other', async () => {
    const { rules } = sandbox.errors;
    rules?.push({ status: 423, means: 'conflict' });
    onTestFinished(() => void rules?.pop());
    const server = await startWithContact();
    const others = Array.from({ length: 5 }, () => ({ record: { last_name: 'Eze' } }));
    const { body } = await server.write({ type: 'create', batch: others });
    const ids = body.results.map(({ recordId }: { recordId: string }) => recordId);
    const cities = async () => (await server.atProvider('Eze')).map(({ city }) => city);

    await server.isBusy(1, undefined, 423);
    const changes = [
      { id: server.id, city: 'Abuja' },
      ...ids.map((id: string) => ({ id, city: 'Jos' })),
      { id: server.id, city: 'Kano' },
    ];
    await server.write({ ...later, batch: changes.map((record) => ({ record })) });
    await server.runJobs();
    const meanwhile = [await server.city(), await cities()];
    server.advanceClock(MINUTE_MS);
    await server.runJobs();

    expect(meanwhile).toEqual(['Lagos', Array(5).fill('Jos')]);
    expect(await server.city()).toBe('Kano');
  });
});
