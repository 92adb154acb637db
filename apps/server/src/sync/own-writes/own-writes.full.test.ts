import type { IntegrationObject, SubscribeResult, WriteRecords } from '@dowel/schema';
import { eq } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startReceiver } from '../../../test/receiver.ts';
import { ownWrites, writeRuns, writes } from '../../platform/db/tables.ts';
import { forgetThePast } from '../../process/retention/service.ts';
import { startReading } from '../reads/running/reading.fixture.ts';
import { startSubscribing } from '../subscriptions/subscribing.fixture.ts';
import { isAsWritten } from './rules.ts';

const writing = { objects: { contacts: { objectName: 'contacts', deletionSettings: { enabled: true } } } };
type Write = Omit<WriteRecords, 'groupRef'>;
const ids = (results: readonly { id?: string | undefined }[]) => results.map(({ id }) => id);

/** Contacts that are read twice an hour, have been read once, and can be written. */
async function startReadingBack(object: Partial<IntegrationObject> = {}) {
  const receiver = await startReceiver();
  onTestFinished(() => receiver.stop());
  const world = await startReading(receiver, { object });
  const { config } = world.given.installationBody({ content: { write: writing } });
  const installation = await world.install({ config });
  await world.runJobs();
  receiver.received.length = 0;
  const path = `/write/v1/projects/${world.project.id}/integrations/${installation.integrationId}/objects/contacts`;
  return {
    ...world,
    installation,
    write: async (body: Write) => (await world.request('POST', path, { groupRef: 'acme', ...body })).body,
    /** What has come since the last question. */
    came: () => {
      const results = world.messages().flatMap(({ result = [] }) => result);
      receiver.received.length = 0;
      return results;
    },
    /** Lets the schedule read what the provider has now. */
    async readBack(): Promise<void> {
      world.advanceTo(new Date().toISOString(), 60_000);
      await world.runJobs();
    },
  };
}

describe('a read that brings back what the installation has written', () => {
  it('marks it, also of a batch, until somebody changes it', async () => {
    const world = await startReadingBack();
    const batch = ['Okafor', 'Noether', 'Hopper', 'Curie', 'Franklin'].map((last_name) => ({
      record: { last_name },
    }));
    const made = await world.write({ type: 'create', batch });
    const created: string[] = made.results.map(({ recordId }: { recordId: string }) => recordId);
    const [first = '', second = '', third = ''] = created;
    const changed = await world.write({ type: 'update', record: { id: second, city: 'Oslo' } });
    await world.crm('PATCH', `contacts/records/${third}`, { city: 'Ghent' });
    await world.readBack();
    const before = world.came();

    await world.crm('PATCH', `contacts/records/${first}`, { city: 'Bergen' });
    await world.nextScheduled();

    const own = (operationId: string) => ({ kind: 'ownWrite', operationId });
    const origins = new Map(before.map(({ id, origin }) => [id, origin]));
    expect(created.map((id) => origins.get(id))).toEqual([
      own(made.operationId),
      own(changed.operationId),
      undefined,
      own(made.operationId),
      own(made.operationId),
    ]);
    expect(world.came().map(({ id, origin }) => [id, origin])).toEqual([[first, undefined]]);
  });

  it('leaves it out of scheduled reads if the manifest wants that, says how many, and remembers it for a week without its id', async () => {
    const world = await startReadingBack({ ownWrites: 'skip' });
    const { result } = await world.write({ type: 'create', record: { last_name: 'Okafor' } });
    const { id } = await world.crm('POST', 'contacts/records', { last_name: 'Person' });

    await world.readBack();
    const scheduled = world.came();
    const [operation] = await world.operationsOf(world.installation.id);
    await world.trigger(world.installation);
    await world.runJobs();

    const came = ids(world.came());
    const { db } = world.dependencies;
    const stored = () =>
      db.select().from(ownWrites).where(eq(ownWrites.installationId, world.installation.id));
    const before = await stored();
    world.advanceClock(8 * 24 * 60 * 60_000);
    await forgetThePast(world.context());

    expect(before).toMatchObject([{ objectName: 'contacts', type: 'create', updateTime: expect.any(Date) }]);
    expect(JSON.stringify(before)).not.toContain(result.recordId);
    expect(await stored()).toEqual([]);
    expect(ids(scheduled)).toEqual([id]);
    expect((await world.logsOf(operation)).at(-1)?.message.details).toMatchObject({
      ownWritesLeftOut: '1',
      recordsDelivered: '1',
      unchanged: '0',
    });
    expect(came).toEqual(expect.arrayContaining([id, result.recordId]));
  });
});

it('remembers a write that is answered with a time of a year that no database has', async () => {
  const world = await startReadingBack();
  const record = { id: 'rec_x', last_name: 'Okafor', updated_at: '0001-01-01T00:00:00+01:00' };
  await world.addFault({ path: '/api/v1/objects/contacts', method: 'POST', status: 201, body: record });

  const { result } = await world.write({ type: 'create', record: { last_name: 'Okafor' } });

  expect(result?.recordId).toBe('rec_x');
});

describe('an event about what the installation has written', () => {
  const start = async (read: Partial<IntegrationObject> = {}) => {
    const content = {
      provider: 'sandboxApiKey',
      read: { objects: { contacts: { objectName: 'contacts' } } },
      write: writing,
    };
    const world = await startSubscribing({ content, read });
    const path = `/write/v1/projects/${world.project.id}/integrations/${world.integrationId}/objects/contacts`;
    return {
      ...world,
      write: async (body: Write) => (await world.request('POST', path, { groupRef: 'acme', ...body })).body,
      told: (): SubscribeResult[] => world.messages().flatMap(({ result = [] }) => result),
    };
  };

  it('is marked, and one about what somebody has changed since is not', async () => {
    const world = await start();
    const made = await world.write({ type: 'create', record: { last_name: 'Okafor' } });
    const id: string = made.result.recordId;
    await world.gate.knocked(1);
    await world.runJobs();
    await world.changeContact(id, { city: 'Ghent' });
    await world.gate.knocked(2);
    await world.runJobs();
    const gone = await world.write({ type: 'delete', record: { id } });
    await world.gate.knocked(3);
    await world.runJobs();

    const own = (operationId: string) => ({ kind: 'ownWrite', operationId });
    expect(world.told().map((one) => [one.subscribeEventType, one.id, one.origin])).toEqual([
      ['create', id, own(made.operationId)],
      ['update', id, undefined],
      ['delete', id, own(gone.operationId)],
    ]);
  });

  it('waits for a moment while the answer to a write is not known', async () => {
    const world = await start();
    const made = await world.write({ type: 'create', record: { last_name: 'Okafor' } });
    const { db } = world.dependencies;
    const setStatus = async (status: 'sending' | 'written', dueTime: Date | null) => {
      await db.update(writes).set({ status }).where(eq(writes.recordId, made.result.recordId));
      await db.update(writeRuns).set({ dueTime }).where(eq(writeRuns.id, made.operationId));
    };
    await setStatus('sending', new Date(world.now().getTime() + 60_000));
    await world.gate.knocked(1);
    await world.runJobs();
    const before = world.told();
    await setStatus('written', null);

    world.advanceClock(2000);
    await world.runJobs();

    expect(before).toEqual([]);
    expect(world.told()).toMatchObject([{ origin: { operationId: made.operationId } }]);
  });

  it('is left out if the manifest wants that', async () => {
    const world = await start({ ownWrites: 'skip' });
    await world.write({ type: 'create', record: { last_name: 'Okafor' } });
    const id = await world.createContact({ last_name: 'Person' });
    await world.gate.knocked(2);

    await world.runJobs();

    expect(ids(world.told())).toEqual([id]);
  });
});

describe('a record that has come back', () => {
  const at = (time: string) => new Date(`2026-05-01T12:00:${time}Z`);
  const sent = { type: 'update' as const, sentTime: at('10.000'), answeredTime: at('11.000') };
  const isOwn = (updateTime: Date | null, changed: Date | undefined, granularityMs = 1) =>
    isAsWritten({ ...sent, updateTime }, { isDeleted: false, updateMs: changed?.getTime() }, granularityMs);

  it('is as written while its time is that of the answer, as exactly as the provider says times', () => {
    const answered = at('10.500');

    expect(['10.499', '10.500', '10.501'].map((time) => isOwn(answered, at(time)))).toEqual([
      false,
      true,
      false,
    ]);
    expect(['10.000', '11.000'].map((time) => isOwn(answered, at(time), 1000))).toEqual([true, false]);
  });

  it('never is where a time is told only to the minute', () => {
    const found = [at('00.000'), null].map((answered) => isOwn(answered, at('00.000'), 60_000));

    expect(found).toEqual([false, false]);
  });

  it('is as written if it changed while the write was on its way, when the answer has no time', () => {
    expect(['07.000', '08.000', '13.000', '13.001'].map((time) => isOwn(null, at(time)))).toEqual([
      ...[false, true, true, false],
    ]);
    expect(isOwn(null, undefined)).toBe(false);
  });
});
