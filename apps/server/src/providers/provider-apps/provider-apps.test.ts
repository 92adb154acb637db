import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { startTestServer } from '../../../test/start-test-server.ts';

const app = { provider: 'sandbox', clientId: 'an-app', clientSecret: 's3cret-of-the-app' };

async function startServer() {
  const server = await startTestServer();
  const path = `/v1/projects/${server.project.id}/provider-apps`;
  return {
    ...server,
    path,
    create: (overrides: object = {}) => server.request('POST', path, { ...app, ...overrides }),
    list: async () => (await server.request('GET', path)).body,
  };
}

describe('managing provider apps', () => {
  // @holds S48
  it('says when one was changed, and that one never was', async () => {
    const { create, path, request, advanceClock, now } = await startServer();
    const { body: created } = await create();
    advanceClock(60_000);

    const { body: changed } = await request('PATCH', `${path}/${created.id}`, {
      updateMask: ['clientId'],
      providerApp: { clientId: 'other' },
    });

    expect(created).not.toHaveProperty('updateTime');
    expect(changed).toMatchObject({ createTime: created.createTime, updateTime: now().toISOString() });
  });

  it('says that nobody signs in with one, where the provider takes a key', async () => {
    const { create, path, request } = await startServer();
    const ofUse = await create();
    const made = await create({ provider: 'sandboxApiKey' });
    const moved = await request('PATCH', `${path}/${ofUse.body.id}`, {
      updateMask: ['provider', 'clientSecret'],
      providerApp: { provider: 'sandboxBasic', clientSecret: 'another' },
    });

    expect([ofUse, made, moved].map(({ headers }) => headers.get('dowel-warning'))).toEqual([
      null,
      'no_effect;path="provider"',
      'no_effect;path="providerApp.provider"',
    ]);
  });

  it('names values of the builder that the provider does not ask for', async () => {
    const { create, path, request } = await startServer();
    const address = 'https://provider.example/package';
    const wrong = { metadata: { providerParams: { packageInstallUrl: address } } };
    const made = await create(wrong);
    const change = (providerApp: object) =>
      request('PATCH', `${path}/${made.body.id}`, { updateMask: Object.keys(providerApp), providerApp });

    const same = await change({ clientId: 'other' });
    const changed = await change(wrong);
    const right = await change({ metadata: { providerParams: { packageInstallURL: address } } });

    expect([made, same, changed, right].map(({ headers }) => headers.get('dowel-warning'))).toEqual([
      'unknown_member;path="metadata.providerParams.packageInstallUrl"',
      null,
      'unknown_member;path="providerApp.metadata.providerParams.packageInstallUrl"',
      null,
    ]);
  });

  it('changes one member of the metadata by its path, and keeps the others of two that are changed at once', async () => {
    const { create, path, request, list } = await startServer();
    const { body } = await create({ metadata: { authQueryParams: { prompt: ['consent'] } } });
    const change = (metadata: object) =>
      request('PATCH', `${path}/${body.id}`, {
        updateMask: Object.keys(metadata).map((name) => `metadata.${name}`),
        providerApp: { metadata },
      });
    const providerParams = { packageInstallUrl: 'https://provider.example/package' };

    const [changed] = await Promise.all([
      change({ providerParams }),
      change({ allowedHosts: ['crm.acme.example'] }),
    ]);
    const wide = await change({ allowedHosts: ['*.co.uk'] });

    expect(changed.headers.get('dowel-warning')).toContain('metadata.providerParams.packageInstallUrl');
    expect(wide.body.issues).toMatchObject([{ name: 'providerApp.metadata.allowedHosts.0' }]);
    expect((await list())[0].metadata).toEqual({
      authQueryParams: { prompt: ['consent'] },
      providerParams,
      allowedHosts: ['crm.acme.example'],
    });
  });

  it('deletes one, and leaves the connections made with it', async () => {
    const { given, path, request, list, project } = await startServer();
    const { app: registered } = await given.providerApp();
    const { id } = await given.oauthConnection();

    const answer = await request('DELETE', `${path}/${registered.id}`);

    expect(answer).toMatchObject({ status: 204, body: '' });
    expect(await list()).toEqual([]);
    const { body } = await request('GET', `/v1/projects/${project.id}/connections/${id}`);
    expect(body).toMatchObject({ id, status: 'working' });
    expect(body).not.toHaveProperty('providerApp');
  });

  it('keeps one for each group beside that of the project, in a list of their own', async () => {
    const { create, list, path, request } = await startServer();
    const of = (groupRef: string) => create({ groupRef, clientId: `client of ${groupRef}` });

    const made = [await of('globex'), await create(), await of('acme'), await of('acme')];
    const groups = await request('GET', `${path}?owner=group&pageSize=1`);
    const [, next = ''] = /<([^>]+)>/.exec(groups.headers.get('link') ?? '') ?? [];
    const rest = await request('GET', path + next);
    const elsewhere = await request('GET', path + next.replace('owner=group&', ''));

    expect(made.map(({ status }) => status)).toEqual([200, 200, 200, 409]);
    expect(made[3]?.body).toMatchObject({
      code: 'provider_app_exists',
      detail: expect.stringContaining('The group "acme" has an app of its own'),
    });
    expect(await list()).toMatchObject([{ clientId: 'an-app' }]);
    expect((await list())[0]).not.toHaveProperty('groupRef');
    expect([...groups.body, ...rest.body]).toMatchObject([{ groupRef: 'globex' }, { groupRef: 'acme' }]);
    expect(elsewhere).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
  });

  it('does not change whose one is, and moves it to no provider where its owner has one', async () => {
    const { create, path, request } = await startServer();
    const { body: own } = await create({ groupRef: 'acme' });
    await create({ groupRef: 'acme', provider: 'sandboxApiKey' });
    await create({ groupRef: 'globex', provider: 'sandboxBasic' });
    const change = (values: object) => {
      const providerApp = { ...values, clientSecret: 'another' };
      return request('PATCH', `${path}/${own.id}`, { updateMask: Object.keys(providerApp), providerApp });
    };

    expect(await change({ groupRef: 'globex' })).toMatchObject({
      status: 400,
      body: { code: 'invalid_update_mask' },
    });
    expect(await change({ provider: 'sandboxApiKey' })).toMatchObject({
      status: 409,
      body: { code: 'provider_app_exists', detail: expect.stringContaining('"acme"') },
    });
    expect(await change({ provider: 'sandboxBasic' })).toMatchObject({
      status: 200,
      body: { groupRef: 'acme', provider: 'sandboxBasic' },
    });
  });

  it('moves one to another provider with a secret of its own, and keeps no secret of the one before', async () => {
    const { create, path, request, dependencies } = await startServer();
    const { body: made } = await create({ webhookSecret: 'signs-events' });
    const change = (providerApp: object) =>
      request('PATCH', `${path}/${made.id}`, { updateMask: Object.keys(providerApp), providerApp });
    const kept = async () => {
      const { rows } = (await dependencies.db.execute(
        sql`select webhook_secret_sealed is not null as kept from provider_apps where id = ${made.id}::uuid`,
      )) as unknown as { rows: { kept: boolean }[] };
      return rows[0]?.kept;
    };

    const same = await change({ provider: 'sandbox' });
    const keptBefore = await kept();
    const refused = await change({ provider: 'sandboxApiKey' });
    const moved = await change({ provider: 'sandboxApiKey', clientSecret: 'another' });

    expect([same.status, refused.status, moved.status]).toEqual([200, 400, 200]);
    expect(refused.body.issues).toMatchObject([{ name: 'providerApp.clientSecret' }]);
    expect([keptBefore, await kept()]).toEqual([true, false]);
  });

  it('refuses what cannot be one, also as a change, and takes a key in several lines', async () => {
    const { create, list, path, request } = await startServer();
    const { body: created } = await create();

    for (const [overrides, status, code] of [
      [{ provider: 'nope' }, 400, 'provider_unknown'],
      [{}, 409, 'provider_app_exists'],
      [{ clientSecret: undefined }, 400, 'invalid_request'],
      [{ clientSecret: 's3cret\n' }, 400, 'invalid_request'],
      [{ clientSecret: '  ' }, 400, 'invalid_request'],
      [{ clientId: ' an-app' }, 400, 'invalid_request'],
      [{ groupRef: ' ' }, 400, 'invalid_request'],
      [{ groupref: 'acme' }, 422, 'member_misspelt'],
    ] as const) {
      expect(await create(overrides), JSON.stringify(overrides)).toMatchObject({
        status,
        body: { code, remedy: expect.any(String) },
      });
    }
    expect(await list()).toHaveLength(1);
    // It ends in a line break.
    const clientSecret = '-----BEGIN PRIVATE KEY-----\nabc\n-----END PRIVATE KEY-----\n';
    expect(await create({ provider: 'sandboxApiKey', clientSecret })).toMatchObject({ status: 200 });
    for (const [updateMask, providerApp, status, code] of [
      [['id'], {}, 400, 'invalid_update_mask'],
      [['scopes'], {}, 400, 'invalid_update_mask'],
      [['provider'], { provider: 'x' }, 400, 'provider_unknown'],
      [['provider', 'clientSecret'], { provider: 'sandboxApiKey', clientSecret }, 409, 'provider_app_exists'],
    ] as const) {
      const answer = await request('PATCH', `${path}/${created.id}`, { updateMask, providerApp });
      expect(answer, JSON.stringify(providerApp)).toMatchObject({ status, body: { code } });
    }
  });
});
