import { Connector } from '@dowel/schema/connector';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Receiver, startReceiver } from '../../../test/receiver.ts';
import { startSimulated } from '../../../test/simulated-provider.ts';
import { attio } from './attio.ts';

/** The time of a test does not matter. It stands between two times of the schedule. */
const NOW = new Date('2026-03-01T12:10:00Z');
const OBJECTS = { people: "$['name']['0']['full_name']", tasks: 'content_plaintext', lists: 'name' };

let receiver: Receiver;
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(() => receiver.stop());

/** An installation over an account that has three records of each object. */
async function startInstalled() {
  const origins = ['https://api.attio.com', 'https://app.attio.com'];
  const server = await startSimulated('attio', { origins, now: NOW });
  const { atProvider, request, projectPath, given } = server;
  await atProvider('PUT', '/quirks', { now: NOW.getTime() });
  for (const name of Object.keys(OBJECTS)) await atProvider('POST', `/objects/${name}/records`, { count: 3 });
  await given.webhook(receiver.url);
  const [destination] = (await request('GET', `${projectPath}/destinations`)).body;
  const objects = Object.entries(OBJECTS).map(([objectName, fieldName]) => ({
    ...{ objectName, destination: destination.name, schedule: '*/30 * * * *' },
    requiredFields: [{ fieldName, mapToName: 'title' }],
    backfill: { defaultPeriod: { fullHistory: true } },
  }));
  const writable = Object.keys(OBJECTS).map((objectName) => ({ objectName }));
  const { id } = await given.integration({
    provider: 'attio',
    read: { objects },
    write: { objects: writable },
  });
  const chosen = (more: object) =>
    Object.fromEntries(writable.map(({ objectName }) => [objectName, { objectName, ...more }]));
  const content = {
    provider: 'attio',
    read: { objects: chosen({}) },
    write: { objects: chosen({ deletionSettings: { enabled: true } }) },
  };
  const base = `${projectPath}/integrations/${id}`;
  const installed = await request('POST', `${base}/installations?skipSampling=true`, {
    ...{ groupRef: 'acme', config: { content } },
  });
  if (installed.status !== 201) throw new Error(`It was not installed: ${JSON.stringify(installed.body)}`);
  const recordsOf = async (objectName: string) =>
    (await atProvider('GET', `/objects/${objectName}/records`)).records;
  return {
    ...server,
    recordsOf,
    write: (objectName: string, type: string, record: object) =>
      request('POST', `/write${base}/objects/${objectName}`, {
        ...{ groupRef: 'acme', type, mode: 'synchronous', record },
      }),
    arrived: (objectName: string) =>
      receiver.received
        .map(({ body }) => JSON.parse(body))
        .filter((message) => message.action === 'read' && message.objectName === objectName)
        .flatMap(({ result }) => result),
  };
}

describe('the connector of Attio', () => {
  it('fits the format', () => {
    expect(Connector.parse(attio)).toEqual(attio);
  });

  it('reads records with their typed values, and lists that have one page or count', async () => {
    const { runJobs, arrived, recordsOf } = await startInstalled();

    await runJobs();

    const idsOf = async (objectName: string) =>
      (await recordsOf(objectName)).map(({ id }: { id: string }) => id).toSorted();
    const arrivedIds = (objectName: string, member: string) =>
      arrived(objectName)
        .map(({ raw }) => raw.id[member])
        .toSorted();
    expect(arrivedIds('people', 'record_id')).toEqual(await idsOf('people'));
    expect(arrivedIds('tasks', 'task_id')).toEqual(await idsOf('tasks'));
    expect(arrivedIds('lists', 'list_id')).toEqual(await idsOf('lists'));
    expect(arrived('people').map(({ mappedFields }) => mappedFields.title)).toContain('Alder 1');
  });

  it('writes records by their values, and other objects as they are', async () => {
    const { write, recordsOf } = await startInstalled();

    const person = await write('people', 'create', { name: 'Wren Ash', email_addresses: ['w@mail.example'] });
    const id = person.body.result.recordId;
    await write('people', 'update', { id, email_addresses: ['ash@mail.example'] });
    const task = await write('tasks', 'create', { content_plaintext: 'Call', is_completed: false });
    const done = await write('tasks', 'update', { id: task.body.result.recordId, is_completed: true });
    const list = await write('lists', 'delete', { id: (await recordsOf('lists'))[0].id });

    const people = await recordsOf('people');
    expect(people.at(-1)).toMatchObject({
      id,
      values: { name: 'Wren Ash', email_addresses: ['ash@mail.example'] },
    });
    expect(done.body.result).toMatchObject({ success: true });
    expect((await recordsOf('tasks')).at(-1).values).toMatchObject({
      content_plaintext: 'Call',
      is_completed: true,
    });
    expect(list.status).toBeGreaterThanOrEqual(400);
  });
});
