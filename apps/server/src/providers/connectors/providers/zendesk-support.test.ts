import { describe, expect, it } from 'vitest';
import { eachOf, startReadingSimulated } from '../../../../test/installed-simulator.ts';
import { receiverOfEachTest } from '../../../../test/receiver-of-each-test.ts';
import { serving } from '../engine/answering.fixture.ts';
import { describeObject } from '../engine/describe-object.ts';
import { intercom } from './intercom.ts';
import { zendeskSupport } from './zendesk-support.ts';

/** A custom field of tickets, which the simulator has. */
const SIZE = 'custom_field_360000000010';
const OBJECTS = { users: 'name', organizations: 'name', groups: 'name', tickets: SIZE };

const receiver = receiverOfEachTest();

/** An installation over an account that has three records of each object, each changed one minute after the one before. */
async function startInstalled() {
  const server = await startReadingSimulated('zendeskSupport', receiver, {
    seeded: eachOf(Object.keys(OBJECTS)),
    everyMs: 60_000,
    objects: OBJECTS,
    how: {},
    write: Object.keys(OBJECTS),
    inputs: { workspace: 'acme' },
  });
  return {
    ...server,
    idsOf: async (objectName: string) =>
      (await server.recordsOf(objectName)).map(({ id }: { id: string }) => id),
    arrived: (objectName: string) => server.arrived(objectName).map(({ raw }) => raw),
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

// The documents of the vendors have more members of a record than their calls for fields list.
it.each([
  [zendeskSupport, 'tickets', 'due_at via custom_status_id satisfaction_rating follower_ids'],
  [intercom, 'contacts', 'location avatar tags notes companies social_profiles'],
  [intercom, 'companies', 'plan tags segments'],
  [intercom, 'conversations', 'state open source contacts teammates admin_assignee_id statistics'],
])('knows what a call for fields does not list: %o', async (connector, name, members) => {
  const { fetch } = serving(() => ({ body: { ticket_fields: [], data: [] } }));

  const { fields } = await describeObject(connector, name, fetch);

  expect(Object.keys(fields)).toEqual(expect.arrayContaining(members.split(' ')));
});
