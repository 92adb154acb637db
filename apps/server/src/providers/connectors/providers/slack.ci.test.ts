import { describe, expect, it } from 'vitest';
import { inFull } from '../../../../test/full-run.ts';
import { eachOf, startReadingSimulated } from '../../../../test/installed-simulator.ts';
import { receiverOfEachTest } from '../../../../test/receiver-of-each-test.ts';
import { writing } from '../engine/answering.fixture.ts';
import { restConnector } from '../rest-connector.ts';
import { slack } from './slack.ts';

const FIELDS = {
  conversations: 'name',
  users: 'real_name',
  usergroups: 'handle',
  files: 'title',
  'chat.scheduledMessages': 'text',
};
const names = Object.keys(FIELDS);

const receiver = receiverOfEachTest();

/** An installation over an account that has three records of each object. */
async function startInstalled() {
  const server = await startReadingSimulated('slack', receiver, {
    seeded: eachOf(names),
    objects: FIELDS,
    how: {},
    write: names.filter((name) => name !== 'users'),
  });
  const { request, projectPath, connection } = server;
  return {
    ...server,
    status: async () => (await request('GET', `${projectPath}/connections/${connection.id}`)).body.status,
    arrived: (objectName: string) => server.arrived(objectName).map(({ raw }) => raw),
  };
}

// https://docs.slack.dev/reference/events/message
it.each([
  ['message.posted', { type: 'message', channel_type: 'channel' }],
  ['message.deleted', { type: 'message', channel_type: 'channel', subtype: 'message_deleted' }],
  ['message.im', { type: 'message', channel_type: 'im' }],
  ['message.groups', { type: 'message', channel_type: 'group', subtype: 'message_changed' }],
  ['channel_archive', { type: 'channel_deleted' }],
  ['group_archive', { type: 'group_archive' }],
  ['group_archive', { type: 'group_deleted' }],
  ['group_rename', { type: 'group_rename' }],
  ['group_rename', { type: 'group_unarchive' }],
])('an event of Slack is %s, so what is private is none of a public channel', (meaning, event) => {
  const body = { type: 'event_callback', team_id: 'T1', event_id: 'Ev1', event: { ...event, channel: 'C1' } };

  const read = restConnector(slack).events?.read(JSON.stringify(body), new Headers());

  expect(read).toMatchObject([{ meaning }]);
});

describe('the connector of Slack', () => {
  inFull(
    'reads all objects, with channels that were archived, and renews credentials that an answer with 200 refuses',
    async () => {
      const { arrived, nextScheduled, atProvider, status } = await startInstalled();
      await atProvider('DELETE', '/objects/conversations/records/C000000002');
      await atProvider('DELETE', '/objects/usergroups/records/S000000002');

      await nextScheduled();

      const counts = Object.fromEntries(names.map((name) => [name, arrived(name).length]));
      expect(counts).toEqual({
        conversations: 3,
        users: 3,
        usergroups: 2,
        files: 3,
        'chat.scheduledMessages': 3,
      });
      const marks = arrived('conversations').map(({ is_archived: isArchived }) => isArchived);
      expect(marks.toSorted()).toEqual([false, false, true]);
      expect(arrived('usergroups')[0]).toMatchObject({
        users: expect.anything(),
        user_count: expect.any(Number),
      });
      const path = 'conversations.list';
      await nextScheduled({ faults: [{ path, refusal: 'unauthorized' }] });
      expect([await status(), arrived('conversations').length]).toEqual(['working', 3]);
      await nextScheduled({ faults: [{ refusal: 'unauthorized', times: 1000 }] });
      expect([await status(), arrived('conversations')]).toEqual(['bad_credentials', []]);
    },
  );

  inFull('names and archives channels, changes groups, plans messages and deletes files', async () => {
    const { write, recordsOf } = await startInstalled();

    const channel = await write('conversations', 'create', { name: 'garden', is_private: false });
    const { recordId: id } = channel.body.result;
    const renamed = await write('conversations', 'update', { id, name: 'park' });
    const topic = await write('conversations', 'update', { id, topic: 'Trees' });
    const archived = await write('conversations', 'delete', { id });
    const group = await write('usergroups', 'update', { id: 'S000000001', description: 'They dig.' });
    const planned = await write('chat.scheduledMessages', 'create', {
      channel: id,
      text: 'Hello',
      post_at: 1_772_500_000,
    });
    const file = await write('files', 'delete', { id: 'F000000001' });

    expect(renamed.body.result).toMatchObject({ success: true, recordId: id, data: { name: 'park' } });
    const successes = [archived, group, planned, file].map(({ body }) => body.result.success);
    expect(successes).toEqual([true, true, true, true]);
    expect(planned.body.result.recordId).toBe((await recordsOf('chat.scheduledMessages')).at(-1).id);
    expect(JSON.stringify(topic.body)).toContain('invalid_arg_name');
    expect((await recordsOf('conversations')).at(-1)).toMatchObject({ id, isDeleted: true });
    expect((await recordsOf('usergroups'))[0].values.description).toBe('They dig.');
    expect((await recordsOf('files'))[0].isDeleted).toBe(true);
  });

  // https://docs.slack.dev/changelog/2018-04-truncating-really-long-messages
  it.each(['messages', 'chat.scheduledMessages'])(
    'sends no text of %s that Slack would cut without a word',
    async (objectName) => {
      const { write, requests } = writing(slack, () => ({
        body: { ok: true, ts: '1', scheduled_message_id: 'Q1' },
      }));
      const create = (length: number) => {
        const record = { channel: 'C1', text: 'a'.repeat(length), post_at: 1_772_500_000 };
        return write({ type: 'create', objectName, record });
      };

      await expect(create(40_001)).rejects.toThrow('40,000');

      expect(requests).toEqual([]);
      await create(40_000);
      expect(requests).toHaveLength(1);
    },
  );
});
