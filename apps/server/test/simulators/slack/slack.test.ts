import { describe, expect, it, onTestFinished } from 'vitest';
import { startReceiver } from '../../receiver.ts';
import { openDialect } from '../dialects.fixture.ts';

async function open() {
  const opened = await openDialect('slack');
  const post = async (method: string, body: object) =>
    (await opened.call('POST', `/api/${method}`, body)).body;
  return {
    ...opened,
    set: (quirks: object) => opened.control('PUT', '/quirks', quirks),
    post,
    get: async (path: string) => (await opened.call('GET', `/api/${path}`)).body,
  };
}

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
