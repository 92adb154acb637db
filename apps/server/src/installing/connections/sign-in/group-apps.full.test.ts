import { describe, expect, it } from 'vitest';
import { startSignInServer } from '../../../../test/signing-in.ts';

/** A server whose project has an app at the sandbox. It remembers the clients that the sandbox's endpoints were asked with. */
async function startRecording() {
  const callers: string[] = [];
  const server = await startSignInServer({
    outgoing: (address, init) => {
      if (String(address).includes('/oauth/')) callers.push(clientOf(init));
      return fetch(address, init);
    },
  });
  return {
    ...server,
    apps: `/v1/projects/${server.project.id}/provider-apps`,
    /** The clients with which tokens were asked for or revoked since the last call. */
    asked: () => callers.splice(0),
    /** The client and the scopes with which a sign-in begins. */
    clientAskedFor: async (body: object = {}) => {
      const { searchParams } = await server.toProvider((await server.begin(body)).body);
      return [searchParams.get('client_id'), searchParams.get('scope')];
    },
    renew: (id: string) => server.request('GET', `${server.connections}/${id}?refresh=force`),
  };
}

/** The same, with an app of its own for the group `acme`. */
async function startWithGroupApp() {
  const server = await startRecording();
  return { ...server, own: await server.given.providerApp({ groupRef: 'acme', scopes: ['crm.read'] }) };
}

/** The client that a request names, by HTTP basic or in its body (RFC 6749, 2.3.1). */
function clientOf(init: RequestInit | undefined): string {
  const [, basic] = /^Basic (.+)$/.exec(new Headers(init?.headers).get('authorization') ?? '') ?? [];
  if (basic) return decodeURIComponent(atob(basic).split(':')[0] ?? '');
  return new URLSearchParams(String(init?.body ?? '')).get('client_id') ?? '';
}

describe('a group that has an OAuth client of its own', () => {
  it('signs in with it, and every other group with that of the project', async () => {
    const { clientAskedFor, clientId, own, signIn, list, asked, providerApp } = await startWithGroupApp();

    const acme = await clientAskedFor();
    const globex = await clientAskedFor({ groupRef: 'globex' });
    await signIn();
    const byAcme = asked();
    await signIn({ groupRef: 'globex' });

    expect(acme).toEqual([own.clientId, 'crm.read']);
    expect(globex).toEqual([clientId, 'crm.read crm.write']);
    expect([byAcme, asked()]).toEqual([[own.clientId], [clientId]]);
    const made = (await list()).map((one: { group: object; providerApp: object }) => [
      one.group,
      one.providerApp,
    ]);
    expect(made).toContainEqual([
      expect.objectContaining({ groupRef: 'acme' }),
      expect.objectContaining({ id: own.app.id, groupRef: 'acme' }),
    ]);
    expect(made).toContainEqual([
      expect.objectContaining({ groupRef: 'globex' }),
      expect.objectContaining({ id: providerApp.id }),
    ]);
  });

  it('has its tokens renewed and revoked with it', async () => {
    const { given, own, clientId, renew, asked, request, connections, runJobs } = await startWithGroupApp();
    const acme = await given.oauthConnection();
    const globex = await given.oauthConnection({ groupRef: 'globex' });
    asked();

    const renewed = [await renew(acme.id), await renew(globex.id)];
    const byRenewing = asked();
    await request('POST', `${connections}:stop`, { groupRef: 'acme' });
    await runJobs();

    expect(renewed.map(({ status }) => status)).toEqual([200, 200]);
    expect(byRenewing).toEqual([own.clientId, clientId]);
    expect(asked()).toEqual([own.clientId]);
  });

  it('goes on with a new secret of the client, not with a wrong one, and at once when that is set right', async () => {
    const { given, own, apps, request, renew, list, runJobs, advanceClock } = await startWithGroupApp();
    const acme = await given.oauthConnection();
    const globex = await given.oauthConnection({ groupRef: 'globex' });
    const renewBoth = async () => {
      advanceClock(60_000);
      return [(await renew(acme.id)).status, (await renew(globex.id)).status];
    };
    const change = (clientSecret: string) =>
      request('PATCH', `${apps}/${own.app.id}`, {
        updateMask: ['clientSecret'],
        providerApp: { clientSecret },
      });
    const find = async () => (await list()).find(({ id }: { id: string }) => id === acme.id);
    await change('wrong');
    const wrong = await renewBoth();
    for (let hours = 0; hours < 4; hours += 1) {
      advanceClock(60 * 60_000);
      await runJobs();
    }
    const before = await find();

    await change(own.clientSecret);
    await runJobs();

    expect(wrong).toEqual([422, 200]);
    expect(before).toMatchObject({ status: 'bad_credentials', diagnosis: { reason: 'misconfigured_app' } });
    expect(await find()).toMatchObject({ diagnosis: { reason: 'ok' } });
    expect(await renewBoth()).toEqual([200, 200]);
  });

  it('moves to it when somebody signs in again, not before', async () => {
    const { given, clientId, list, renew, asked, request, connections, consent, visit, advanceClock } =
      await startRecording();
    const { id } = await given.oauthConnection();
    const own = await given.providerApp({ groupRef: 'acme' });
    asked();

    await renew(id);
    const before = asked();
    const { body } = await request('PATCH', `${connections}/${id}:oauth-update`);
    await visit(await consent(body));
    advanceClock(60_000);
    await renew(id);

    expect(before).toEqual([clientId]);
    expect(asked()).toEqual([own.clientId, own.clientId]);
    expect(await list()).toMatchObject([{ id, providerApp: { id: own.app.id } }]);
  });

  it('falls back to that of the project once it is deleted, with a new sign-in', async () => {
    const { given, own, request, apps, list, renew, clientAskedFor, clientId } = await startWithGroupApp();
    const { id } = await given.oauthConnection();

    const deleted = await request('DELETE', `${apps}/${own.app.id}`);

    expect(deleted.status).toBe(204);
    expect(await list()).toMatchObject([{ id }]);
    expect((await list())[0]).not.toHaveProperty('providerApp');
    expect(await renew(id)).toMatchObject({ status: 422, body: { context: { reason: 'expired' } } });
    // Nobody can correct an app that is gone. A sign-in helps.
    expect((await list())[0].diagnosis).toMatchObject({
      actor: 'consumer',
      nextStep: expect.stringMatching(/^Sign in/),
    });
    expect(await clientAskedFor()).toEqual([clientId, 'crm.read crm.write']);
  });

  it('leaves its connections when it moves to another provider, which must not get its secret', async () => {
    const { given, own, request, apps, renew, asked } = await startWithGroupApp();
    const { id } = await given.oauthConnection();
    asked();

    const providerApp = { provider: 'sandboxClientCredentials', clientSecret: 'another' };
    const updateMask = ['provider', 'clientSecret'];
    expect((await request('PATCH', `${apps}/${own.app.id}`, { updateMask, providerApp })).status).toBe(200);

    expect(await renew(id)).toMatchObject({ status: 422, body: { context: { reason: 'expired' } } });
    expect(asked()).toEqual([]);
  });

  it('is nobody else: not when another group names it, nor a group of this name in another project', async () => {
    const { begin, own, given, project } = await startWithGroupApp();
    const other = await startRecording();
    const token = given.asConsumer(await given.consumerToken({ groupRef: 'globex', consumerRef: 'eve' }));
    const eve = { groupRef: 'globex', consumerRef: 'eve', providerAppId: own.app.id };

    const refused = [
      await begin(eve),
      await begin(eve, token),
      await other.begin({ providerAppId: own.app.id }),
    ];
    const { searchParams } = await other.toProvider((await other.begin()).body);

    expect(other.project.id).not.toBe(project.id);
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
      Array.from({ length: 3 }, () => [400, 'provider_app_missing']),
    );
    expect(searchParams.get('client_id')).toBe(other.clientId);
  });

  it('may still name that of the project, and is enough for a project that has none', async () => {
    const { begin, clientAskedFor, clientId, own, providerApp, request, apps } = await startWithGroupApp();

    const [named] = await clientAskedFor({ providerAppId: providerApp.id });
    await request('DELETE', `${apps}/${providerApp.id}`);

    expect(named).toBe(clientId);
    expect((await clientAskedFor())[0]).toBe(own.clientId);
    expect(await begin({ groupRef: 'globex' })).toMatchObject({
      status: 400,
      body: { code: 'provider_app_missing' },
    });
  });

  it('brings its tokens in with it', async () => {
    const { given, own, request, connections, renew, asked } = await startWithGroupApp();
    const { id } = await given.oauthConnection();
    const { body } = await request('GET', `${connections}/${id}?includeRefreshToken=true`);
    const { accessToken, refreshToken } = body.oauth2AuthorizationCode;

    const generated = await request('POST', `${connections}:generate`, {
      provider: 'sandbox',
      groupRef: 'acme',
      consumerRef: 'bob',
      oauth2AuthorizationCode: { accessToken, refreshToken },
    });
    asked();
    const renewed = await renew(generated.body.id);

    expect(generated.body).toMatchObject({ providerApp: { id: own.app.id } });
    expect([renewed.status, asked()]).toEqual([200, [own.clientId]]);
  });
});
