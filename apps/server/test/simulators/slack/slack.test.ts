import { describe, expect, it, onTestFinished } from 'vitest';
import { startReceiver } from '../../receiver.ts';
import { openDialect, openSeeded } from '../dialects.fixture.ts';

const NOON = Date.parse('2026-03-01T12:00:00.345Z');

async function open(counts: Record<string, number> = {}) {
  const opened = await openSeeded('slack', NOON, counts);
  const post = async (method: string, body: object) =>
    (await opened.call('POST', `/api/${method}`, body)).body;
  return {
    ...opened,
    post,
    get: async (path: string) => (await opened.call('GET', `/api/${path}`)).body,
  };
}

describe('listing Slack', () => {
  it('counts pages of files, and has all groups on one page', async () => {
    const { get } = await open({ files: 3, usergroups: 3 });

    const pages = [await get('files.list?count=2'), await get('files.list?count=2&page=2')];

    expect(pages.map(({ files }) => files.length)).toEqual([2, 1]);
    expect(pages[1].paging).toEqual({ count: 2, page: 2, total: 3, pages: 2 });
    expect((await get('usergroups.list')).usergroups).toHaveLength(3);
    // Who is in a group is shown only to who asks.
    expect((await get('usergroups.list')).usergroups[0]).not.toHaveProperty('users');
    expect((await get('usergroups.list?include_users=true')).usergroups[0]).toHaveProperty('users');
  });

  it('has times of users in seconds, and those of channels in milliseconds', async () => {
    const { get } = await open({ users: 1, conversations: 1 });

    const [user] = (await get('users.list')).members;
    const [channel] = (await get('conversations.list')).channels;

    expect([user.updated, channel.updated, channel.created]).toEqual([
      Math.floor(NOON / 1000),
      NOON,
      Math.floor(NOON / 1000),
    ]);
    expect(channel).toMatchObject({
      is_channel: true,
      is_archived: false,
      topic: { value: expect.any(String) },
    });
  });
});

describe('writing Slack', () => {
  it('names a channel, and archives it once; it stays in the list', async () => {
    const { get, post } = await open();

    const { channel } = await post('conversations.create', { name: 'garden' });
    const renamed = await post('conversations.rename', { channel: channel.id, name: 'park' });
    const archived = [];
    for (const id of [channel.id, channel.id, 'C9']) {
      archived.push(await post('conversations.archive', { channel: id }));
    }

    expect(renamed.channel).toMatchObject({ id: channel.id, name: 'park' });
    expect(archived).toEqual([
      { ok: true },
      { ok: false, error: 'already_archived' },
      { ok: false, error: 'channel_not_found' },
    ]);
    expect((await get('conversations.list')).channels).toMatchObject([{ name: 'park', is_archived: true }]);
    expect((await get(`conversations.info?channel=${channel.id}`)).channel.is_archived).toBe(true);
    const late = await post('conversations.rename', { channel: channel.id, name: 'lake' });
    expect(late.error).toBe('is_archived');
  });

  it('creates, changes and disables groups, plans messages and deletes files', async () => {
    const { get, post } = await open({ files: 1 });

    const { usergroup } = await post('usergroups.create', { name: 'Gardeners', handle: 'garden' });
    await post('usergroups.update', { usergroup: usergroup.id, description: 'They dig.' });
    const changed = (await get('usergroups.list')).usergroups;
    await post('usergroups.disable', { usergroup: usergroup.id });
    const planned = await post('chat.scheduleMessage', { channel: 'C1', text: 'Hi', post_at: 1767225600 });
    await post('files.delete', { file: 'F000000001' });

    expect(changed).toMatchObject([{ name: 'Gardeners', description: 'They dig.' }]);
    expect(planned).toMatchObject({ ok: true, scheduled_message_id: 'Q000000001' });
    expect([(await get('usergroups.list')).usergroups, (await get('files.list')).files]).toEqual([[], []]);
  });

  it('says with 200 what it refuses, but a limit with 429', async () => {
    const { call, post, set } = await open();

    const unknown = await post('conversations.create', { name: 'garden', color: 'green' });
    const nameless = await post('conversations.create', { is_private: true });
    const stranger = await call('GET', '/api/users.list', undefined, { authorization: 'Bearer nobody' });
    await set({ rate: { limit: 1, perMs: 60_000 } });
    await call('GET', '/api/users.list');
    const limited = await call('GET', '/api/users.list');

    expect([unknown.error, nameless.error]).toEqual(['invalid_arg_name', 'invalid_arguments']);
    expect([stranger.status, stranger.body]).toEqual([200, { ok: false, error: 'invalid_auth' }]);
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '60']);
  });
});

it('refuses an address that does not answer its challenge', async () => {
  const { control } = await openDialect('slack');
  const receiver = await startReceiver('127.0.0.1', (response) => response.end('something else'));
  onTestFinished(() => receiver.stop());

  const { status } = await control('PUT', '/application', {
    clientSecret: 'client',
    signingSecret: 'signing',
    url: receiver.url,
  });

  expect(status).toBe(400);
});
