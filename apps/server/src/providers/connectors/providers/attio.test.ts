import { describe, expect, it } from 'vitest';
import { installSimulated } from '../../../../test/installed-simulator.ts';
import { receiverOfEachTest } from '../../../../test/receiver-of-each-test.ts';
import { startSimulated } from '../../../../test/simulated-provider.ts';

/** The time of a test does not matter. It stands between two times of the schedule. */
const NOW = new Date('2026-03-01T12:10:00Z');
const OBJECTS = { people: "$['name']['0']['full_name']", tasks: 'content_plaintext', lists: 'name' };

const receiver = receiverOfEachTest();

/** An installation over an account that has three records of each object. */
async function startInstalled() {
  const origins = ['https://api.attio.com', 'https://app.attio.com'];
  const server = await startSimulated('attio', { origins, now: NOW });
  const { atProvider } = server;
  await atProvider('PUT', '/quirks', { now: NOW.getTime() });
  for (const name of Object.keys(OBJECTS)) await atProvider('POST', `/objects/${name}/records`, { count: 3 });
  const read = Object.entries(OBJECTS).map(([objectName, fieldName]) => ({
    objectName,
    requiredFields: [{ fieldName, mapToName: 'title' }],
    backfill: { defaultPeriod: { fullHistory: true } },
  }));
  const actions = { provider: 'attio', read, write: Object.keys(OBJECTS) };
  const installed = await installSimulated(server, receiver, actions);
  const recordsOf = async (objectName: string) =>
    (await atProvider('GET', `/objects/${objectName}/records`)).records;
  return {
    ...server,
    ...installed,
    recordsOf,
  };
}

describe('the connector of Attio', () => {
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
