import { describe, expect, it } from 'vitest';
import { installSimulated } from '../../../../test/installed-simulator.ts';
import { receiverOfEachTest } from '../../../../test/receiver-of-each-test.ts';
import { startSimulated } from '../../../../test/simulated-provider.ts';

const HALF_HOUR_MS = 30 * 60_000;
/** The time of a test does not matter. It stands between two times of the schedule. */
const NOW = new Date('2026-03-01T12:10:00Z');
/** A custom field of tickets, which the simulator has. */
const SIZE = 'custom_field_360000000010';
const OBJECTS = { users: 'name', organizations: 'name', groups: 'name', tickets: SIZE };

const receiver = receiverOfEachTest();

/** An installation over an account that has three records of each object, of which a page has two. */
async function startInstalled() {
  const origins = ['https://{{.workspace}}.zendesk.com'];
  const server = await startSimulated('zendeskSupport', { origins, inputs: { workspace: 'acme' }, now: NOW });
  const { atProvider } = server;
  const tellTime = () => atProvider('PUT', '/quirks', { now: server.now().getTime(), largestPage: 2 });
  await tellTime();
  for (const name of Object.keys(OBJECTS)) {
    // Each changed one minute after the one before.
    await atProvider('POST', `/objects/${name}/records`, { count: 3, everyMs: 60_000 });
  }
  const read = Object.entries(OBJECTS).map(([objectName, fieldName]) => ({
    objectName,
    requiredFields: [{ fieldName }],
  }));
  const actions = { provider: 'zendeskSupport', read, write: Object.keys(OBJECTS) };
  const installed = await installSimulated(server, receiver, actions);
  return {
    ...server,
    ...installed,
    idsOf: async (objectName: string): Promise<string[]> =>
      (await atProvider('GET', `/objects/${objectName}/records`)).records.map(
        (one: { id: string }) => one.id,
      ),
    /** The raw records of an object that have arrived since the last time of the schedule. */
    arrived: (objectName: string): { id: number; active?: boolean }[] =>
      installed.arrived(objectName).map(({ raw }) => raw),
    delivered: installed.arrived,
    async nextScheduled() {
      receiver.received.length = 0;
      server.advanceClock(HALF_HOUR_MS);
      await tellTime();
      await server.runJobs();
    },
  };
}

describe('the connector of Zendesk Support', () => {
  it('reads the changes of what is exported, with deleted users, and all groups each time', async () => {
    const { nextScheduled, arrived, atProvider, idsOf } = await startInstalled();
    const ids = { users: await idsOf('users'), organizations: await idsOf('organizations') };
    const arrivedIds = (objectName: string) =>
      arrived(objectName)
        .map(({ id }) => String(id))
        .toSorted();

    await nextScheduled();
    const first = [arrivedIds('users'), arrivedIds('organizations'), arrivedIds('groups').length];
    await atProvider('DELETE', `/objects/users/records/${ids.users[0]}`);
    await atProvider('PATCH', `/objects/organizations/records/${ids.organizations[1]}`, {
      values: { name: 'Renamed' },
    });
    await nextScheduled();

    expect(first).toEqual([ids.users, ids.organizations, 3]);
    expect(arrived('users')).toMatchObject([{ id: Number(ids.users[0]), active: false }]);
    expect(arrived('organizations')).toMatchObject([{ id: Number(ids.organizations[1]), name: 'Renamed' }]);
    expect(arrived('groups')).toHaveLength(3);
  });

  it('wraps what it writes in the singular of the object', async () => {
    const { write, atProvider } = await startInstalled();

    const created = await write('organizations', 'create', { name: 'Acme', notes: 'New' });
    const id = created.body.result.recordId;
    const updated = await write('organizations', 'update', { id, notes: 'Known' });
    const user = await write('users', 'create', { name: 'Wren', role: 'pilot' });

    expect(created.body.result).toMatchObject({ success: true, data: { name: 'Acme' } });
    expect(updated.body.result).toMatchObject({ success: true, recordId: id });
    const { records } = await atProvider('GET', '/objects/organizations/records');
    expect(records.at(-1).values).toMatchObject({ name: 'Acme', notes: 'Known' });
    expect(JSON.stringify(user.body)).toContain('Record validation errors');
    expect(JSON.stringify(user.body)).toContain('role: pilot is not a valid option');
    await write('organizations', 'delete', { id });
    const { records: left } = await atProvider('GET', '/objects/organizations/records');
    expect(left.at(-1)).toMatchObject({ id, isDeleted: true });
  });
});
