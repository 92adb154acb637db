import { describe, expect, it } from 'vitest';
import { eachOf, startReadingSimulated } from '../../../../test/installed-simulator.ts';
import { receiverOfEachTest } from '../../../../test/receiver-of-each-test.ts';

const OBJECTS = { people: "$['name']['0']['full_name']", tasks: 'content_plaintext', lists: 'name' };

const receiver = receiverOfEachTest();

/** An installation over an account that has three records of each object. */
const startInstalled = () =>
  startReadingSimulated('attio', receiver, {
    seeded: eachOf(Object.keys(OBJECTS)),
    objects: OBJECTS,
    write: Object.keys(OBJECTS),
  });

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
