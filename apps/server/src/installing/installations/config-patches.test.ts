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
  // @holds S25, S58, S59, S129, S131, S134, S137, S138, S139, S140
  it('applies the changes in order and answers the installation', async () => {
    const { patch, installation, now } = await startInstalled();

    const { status, body } = await patch([
      tick('city'),
      { op: 'remove', path: '/selectedFields/phone' },
      { op: 'replace', path: '/schedule', value: '0 3 * * *' },
      { op: 'add', path: '/selectedFieldMappings/nickname', value: 'first_name' },
    ]);

    expect(status).toBe(200);
    expect(body).toMatchObject({ id: installation.id, updateTime: now().toISOString() });
    expect(body.config).toMatchObject({ createdBy: 'api:patch-object-config' });
    expect(body.config.id).not.toBe(installation.config.id);
    expect(body.config.content.read.objects.contacts).toEqual({
      objectName: 'contacts',
      schedule: '0 3 * * *',
      selectedFields: { city: true },
      selectedFieldMappings: { stage: 'lifecycle_stage', nickname: 'first_name' },
    });
  });

  // @holds S141
  it('finds the installation by its id, and the object by its mapped name', async () => {
    const { request, path, installation } = await startInstalled();

    const answer = await request('PATCH', path('person'), {
      installationId: installation.id,
      action: 'read',
      changes: [tick('city')],
    });

    expect(answer).toMatchObject({
      status: 200,
      body: { config: { content: { read: { objects: { contacts: { selectedFields: { city: true } } } } } } },
    });
  });

  // @holds S135
  it('starts an object that was not configured yet', async () => {
    const { patch } = await startInstalled();

    const { body } = await patch(
      [{ op: 'add', path: '/deletionSettings', value: { enabled: true } }],
      { action: 'write' },
      'deals',
    );

    expect(body.config.content.write.objects.deals).toEqual({
      objectName: 'deals',
      deletionSettings: { enabled: true },
    });
  });

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
  it.each([
    ['a path that is not there', [{ op: 'remove', path: '/selectedFields/fax' }], 0],
    ['a path without a name', [{ op: 'add', path: '/', value: 'red' }], 0],
    ['renaming the object', [{ op: 'replace', path: '/objectName', value: 'deals' }], 0],
    ['a second change that fails', [tick('city'), { op: 'replace', path: '/fax', value: 1 }], 1],
    ['a value of another kind', [{ op: 'add', path: '/selectedFields', value: 'all' }], 0],
    ['reaching a prototype', [{ op: 'add', path: '/selectedFields/__proto__', value: true }], 0],
  ])('is refused for %s, and nothing is saved', async (_case, changes, index) => {
    const { patch, stored, installation } = await startInstalled();

    const answer = await patch(changes);

    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'patch_invalid', issues: [{ name: `changes.${index}` }] },
    });
    expect(answer.body.detail).toBe(answer.body.issues[0].detail);
    expect((await stored()).config).toEqual(installation.config);
  });

  it.each([
    [
      'a field the account lacks',
      [{ op: 'replace', path: '/selectedFieldMappings/stage', value: 'mood' }],
      'field_unknown',
    ],
    ['a field the manifest does not offer', [tick('company_id')], 'not_in_manifest'],
    [
      'a schedule that is too dense',
      [{ op: 'add', path: '/schedule', value: '* * * * *' }],
      'schedule_invalid',
    ],
  ])('is refused for %s', async (_case, changes, reason) => {
    const { patch, stored, installation } = await startInstalled();

    const answer = await patch(changes);

    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'config_invalid', issues: [{ context: { reason } }] },
    });
    expect((await stored()).config).toEqual(installation.config);
  });

  // @holds S132
  it('is 404 for an object the manifest lacks, and lists those it has', async () => {
    const { patch } = await startInstalled();

    const answer = await patch([tick('city')], {}, 'unicorns');

    expect(answer).toMatchObject({ status: 404, body: { code: 'object_not_found' } });
    expect(answer.body.detail).toContain('contacts, companies, deals');
  });

  // @holds S133
  it('is 404 for an object that the manifest lists under another action only', async () => {
    const { patch, stored, installation } = await startInstalled();
    const changes = [{ op: 'add', path: '/deletionSettings', value: { enabled: true } }];

    const answer = await patch(changes, { action: 'write' }, 'companies');

    expect(answer).toMatchObject({ status: 404, body: { code: 'object_not_found' } });
    expect(answer.body.detail).toContain('contacts, deals');
    expect((await stored()).config).toEqual(installation.config);
  });

  // @holds S135, S136, S137, S141, S246
  it.each([
    ['no change', { changes: [] }, 'changes'],
    ['no changes at all', { changes: undefined }, 'changes'],
    ['neither group nor installation', { groupRef: undefined }, 'groupRef'],
    ['both group and installation', { installationId: 'x' }, 'groupRef'],
    ['an operation there is not', { changes: [{ op: 'move', path: '/schedule' }] }, 'changes.0.op'],
    ['a path without a slash', { changes: [{ op: 'remove', path: 'schedule' }] }, 'changes.0.path'],
    ['an action there is not', { action: 'dance' }, 'action'],
  ])('is a bad request with %s', async (_case, body, name) => {
    const { patch, stored, installation } = await startInstalled();

    const answer = await patch([tick('city')], body);

    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_request', issues: [{ name }] } });
    expect((await stored()).config).toEqual(installation.config);
  });
});

describe("another group's installation", () => {
  it('cannot be changed by naming its group or its id', async () => {
    const { request, path, given, installation, stored } = await startInstalled();
    const asGlobex = given.asConsumer(await given.consumerToken({ groupRef: 'globex' }));
    const body = { action: 'read', changes: [tick('city')] };

    expect(await request('PATCH', path('contacts'), { ...body, groupRef: 'acme' }, asGlobex)).toMatchObject({
      status: 403,
      body: { code: 'token_not_allowed' },
    });
    expect(
      await request('PATCH', path('contacts'), { ...body, installationId: installation.id }, asGlobex),
    ).toMatchObject({ status: 404, body: { code: 'installation_not_found' } });
    expect((await stored()).config).toEqual(installation.config);
  });

  // @holds S134
  it('is 404 for a group that has not installed', async () => {
    const { patch } = await startInstalled();

    const answer = await patch([tick('city')], { groupRef: 'initech' });

    expect(answer).toMatchObject({ status: 404, body: { code: 'installation_not_found' } });
  });
});
