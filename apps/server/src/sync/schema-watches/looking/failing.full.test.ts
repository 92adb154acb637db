import { describe, expect, it } from 'vitest';
import { createConnectors } from '../../../providers/connectors/find-connector.ts';
import { restConnector } from '../../../providers/connectors/rest-connector.ts';
import { sandbox } from '../../../providers/connectors/sandbox.ts';
import { startWatching } from '../watching.fixture.ts';

const MINUTE_MS = 60_000;
const fieldsOfContacts = '/api/v1/objects/contacts/fields';

describe('a look that fails', () => {
  it('is tried again after a while when the provider was away, and tells everything once', async () => {
    const world = await startWatching({ objects: ['contacts', 'deals'] });
    await world.defineField('tier');
    await world.defineField('level', {}, 'deals');
    await world.addFault({ path: '/api/v1/objects/deals/fields', status: 503, times: 2 });

    await world.nextLook();
    const [going] = await world.looks();
    for (let minutes = 0; minutes < 3; minutes += 1) {
      world.advanceClock(MINUTE_MS);
      await world.runJobs();
    }

    expect(going?.status).toBe('in_progress');
    expect(world.messages().map(({ objectName }) => objectName)).toEqual(['person', 'deals']);
    const [look] = await world.looks();
    expect(look).toMatchObject({ id: going?.id, status: 'success' });
    const logs = await world.logsOf(look);
    expect(logs.filter(({ error }) => error?.includes('503'))).toHaveLength(2);
    expect(logs.at(-1)?.details).toMatchObject({ objects: '2', created: '2', messages: '2' });
  });

  it('ends when the provider stays away, and the next one tells what has changed', async () => {
    const world = await startWatching({ objects: ['contacts', 'deals'] });
    await world.defineField('tier');
    // The provider is asked five times for the first object, and once for the other one.
    await world.addFault({ path: '/api/v1/objects', status: 503, times: 6 });
    await world.nextLook();
    for (let minutes = 0; minutes < 12; minutes += 1) {
      world.advanceClock(MINUTE_MS);
      await world.runJobs();
    }
    const [failed] = await world.looks();

    await world.nextLook();

    expect(failed).toMatchObject({
      status: 'failure',
      result: '2 of 2 objects not described. No field has changed',
    });
    const logs = await world.logsOf(failed);
    expect(logs.filter(({ error }) => error?.includes('503'))).toHaveLength(6);
    expect(logs.at(-1)?.details?.next).toContain('2027-03-07T00:0');
    expect(world.messages()).toHaveLength(1);
    expect((await world.looks())[0]?.status).toBe('success');
  });

  it('waits as long as a rate limit says, which is no failure, and takes no empty list for a deletion of all fields', async () => {
    const world = await startWatching();
    await world.addFault({ path: fieldsOfContacts, status: 200, body: { fields: [] }, times: 1 });
    await world.nextLook();
    world.advanceClock(MINUTE_MS);
    await world.runJobs();
    const logs = await world.logsOf((await world.looks())[0]);
    expect(logs.map(({ error }) => error)).toContain('Juniper CRM listed no field of "contacts".');
    expect(world.receiver.received).toEqual([]);

    await world.defineField('tier');
    await world.addFault({ path: fieldsOfContacts, status: 429, times: 1, retryAfterSeconds: 120 });
    await world.nextLook();
    const waiting = await world.watch();
    const at = world.now().getTime();

    world.advanceClock(121_000);
    await world.runJobs();

    expect(waiting?.dueTime?.getTime()).toBeGreaterThanOrEqual(at + 119_000);
    expect(waiting?.failures).toBe(0);
    expect(world.messages()).toHaveLength(1);
    expect((await world.looks())[0]?.status).toBe('success');
  });

  it('keeps what is known of an object that the account may not see, and looks at the others', async () => {
    const world = await startWatching({ objects: ['contacts', 'deals'] });
    await world.defineField('tier');
    await world.defineField('level', {}, 'deals');
    await world.addFault({ path: '/api/v1/objects/deals', status: 403, times: 1 });

    await world.nextLook();
    const [look] = await world.looks();
    const told = world.messages().map(({ objectName }) => objectName);
    await world.nextLook();

    expect(look).toMatchObject({
      status: 'failure',
      result: '1 of 2 objects not described. 1 field created, 0 deleted, 0 changed',
    });
    expect(await world.logsOf(look)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          error: expect.stringContaining('403'),
          details: expect.objectContaining({ object: 'deals', failedBy: 'forbidden' }),
        }),
        expect.objectContaining({ details: expect.objectContaining({ objects: '1', notDescribed: '1' }) }),
      ]),
    );
    expect(told).toEqual(['person']);
    expect(world.messages()[1]?.result.createdFields).toMatchObject([{ fieldName: 'level' }]);
  });
});

describe('fields that cannot be watched', () => {
  const sampled = restConnector({
    ...sandbox,
    object: { ...sandbox.object, fields: { source: 'sampled' } },
  });

  it.each([
    ['that no connector lists', undefined, 'There is no connector for'],
    ['that are known only from a record', sampled, 'does not list the fields of "contacts"'],
  ])('are told of once: those %s', async (_, connector, text) => {
    const connectors = { ...createConnectors(), find: async () => connector };
    const world = await startWatching({ connectors });

    await world.nextLook();
    await world.nextLook();

    const looks = await world.looks();
    expect(looks).toHaveLength(1);
    expect(looks[0]).toMatchObject({ status: 'failure', result: expect.stringContaining(text) });
    expect(await world.logsOf(looks[0])).toMatchObject([{ error: looks[0]?.result }]);
    expect((await world.watch())?.dueTime).not.toBeNull();
  });
});
