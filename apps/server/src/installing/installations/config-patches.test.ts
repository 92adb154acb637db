import { describe, expect, it } from 'vitest';
import { startConnectedServer } from '../../../test/connected-server.ts';

async function startInstalled() {
  const server = await startConnectedServer();
  const installation = await server.install();
  const path = (objectName: string) => `${server.base}/objects/${objectName}/config-content`;
  server.advanceClock(60_000);
  return {
    ...server,
    installation,
    path,
    patch: (changes: unknown, body = {}, objectName = 'contacts', headers = {}) =>
      server.request(
        'PATCH',
        path(objectName),
        { groupRef: 'acme', action: 'read', changes, ...body },
        headers,
      ),
    stored: async () => (await server.request('GET', `${server.base}/installations/${installation.id}`)).body,
  };
}

const tick = (field: string) => ({ op: 'add', path: `/selectedFields/${field}`, value: true });

describe('changing the config of one object', () => {
  it('loses nothing of changes made at the same time', async () => {
    const { patch, stored } = await startInstalled();
    const fields = ['city', 'country', 'lead_score', 'birth_date', 'is_subscribed'];

    const answers = await Promise.all(fields.map((field) => patch([tick(field)])));

    expect(answers.map(({ status }) => status)).toEqual(fields.map(() => 200));
    expect((await stored()).config.content.read.objects.contacts.selectedFields).toEqual({
      phone: true,
      ...Object.fromEntries(fields.map((field) => [field, true])),
    });
  });

  it('lets the second of two changes fail that cannot both be', async () => {
    const { patch } = await startInstalled();
    const remove = [{ op: 'remove', path: '/selectedFields/phone' }];

    const answers = await Promise.all([patch(remove), patch(remove)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('can be done by the end user of the group', async () => {
    const { patch, given } = await startInstalled();
    const asAda = given.asConsumer(await given.consumerToken());

    const { body } = await patch([tick('city')], {}, 'contacts', asAda);

    expect(body.config.createdBy).toBe('consumer:ada');
  });
});

describe('a change that cannot be applied', () => {
  // @holds S133
  it('is 404 for an object that the manifest lists under another action only', async () => {
    const { patch, stored, installation } = await startInstalled();
    const changes = [{ op: 'add', path: '/deletionSettings', value: { enabled: true } }];

    const answer = await patch(changes, { action: 'write' }, 'companies');

    expect(answer).toMatchObject({ status: 404, body: { code: 'object_not_found' } });
    expect(answer.body.detail).toContain('contacts, deals');
    expect((await stored()).config).toEqual(installation.config);
  });
});
