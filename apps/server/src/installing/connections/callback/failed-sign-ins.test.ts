import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { freePort } from '../../../../../../scripts/free-port.ts';
import { ignoreShutdown } from '../../../../test/prepare-database.ts';
import { controlSandbox } from '../../../../test/sandbox-control.ts';
import { startSignInServer } from '../../../../test/signing-in.ts';
import { createApp } from '../../../api/app.ts';
import { openPostgres } from '../../../platform/db/postgres.ts';
import { consumers, groups } from '../../../platform/db/tables.ts';

type SignInServer = Awaited<ReturnType<typeof startSignInServer>>;

/** A failed sign-in stores nothing: no connection, group or consumer. */
async function expectNothingStored({ list, context }: SignInServer) {
  expect(await list()).toEqual([]);
  const { db, project } = context();
  expect(await db.select().from(groups).where(eq(groups.projectId, project.id))).toEqual([]);
  expect(await db.select().from(consumers).where(eq(consumers.projectId, project.id))).toEqual([]);
}

const failed = (code: string, text: unknown) => ({
  eventType: 'AUTHORIZATION_FAILED',
  message: text,
  data: { error: text, code },
});

describe('a sign-in that does not succeed', () => {
  it('is told on a page while the database is lost, and can be ended once it is back', async () => {
    const server = await startSignInServer();
    const lost = openPostgres(`postgres://127.0.0.1:${await freePort()}/lost`, {
      onIdleError: ignoreShutdown,
    });
    const { body: address } = await server.begin();
    const callback = await server.consent(address);
    const without = createApp({ ...server.dependencies, db: lost.db });

    const page = await without.request(`${callback.pathname}${callback.search}`, {
      headers: { cookie: server.browser.cookieHeader },
    });
    const again = await server.visit(callback);

    expect(page.status).toBe(503);
    expect(await page.text()).toContain('load this page again');
    expect(again.result.message.eventType).toBe('AUTHORIZATION_SUCCEEDED');
  });

  it.each([
    ['admin_consent=True&tenant=t1&state=admin_approval', 'The app is allowed'],
    ['admin_consent=True&tenant=t1', 'The app is allowed'],
    ['error=permission_denied&error_description=x&state=admin_approval', 'The app was not allowed'],
  ])('tells an administrator who comes back with %s: %s', async (answer, title) => {
    const server = await startSignInServer();

    const page = await createApp(server.dependencies).request(`/callbacks/v1/oauth?${answer}`);

    expect(page.status).toBe(200);
    expect(await page.text()).toContain(`<h1 class="dowel-heading" data-size="lg">${title}</h1>`);
  });

  it.each([
    ['access_denied', 'AADSTS90094: Oak needs permission that only an admin can grant.'],
    ['admin_policy_enforced', ''],
    ['OAUTH_APPROVAL_ERROR_GENERIC', 'An unexpected error has occured'],
    ['invalid_client', 'app must be installed into org'],
  ])('says that an administrator has to act where the provider says "%s %s"', async (error, words) => {
    const server = await startSignInServer();
    const state = (await server.toProvider((await server.begin()).body)).searchParams.get('state') ?? '';
    const query = new URLSearchParams({ error, error_description: words, state });

    const page = await server.visit(`http://dowel/callbacks/v1/oauth?${query}`);

    expect(page.status).toBe(403);
    expect(page.result).toMatchObject({
      code: 'admin_approval_needed',
      message: failed(
        'admin_approval_needed',
        expect.stringMatching(/^An administrator of your organisation/),
      ),
    });
    await expectNothingStored(server);
  });

  it('can be started again after a denial', async () => {
    const { signIn, list } = await startSignInServer();
    await signIn({}, { decision: 'deny' });

    await signIn();

    expect(await list()).toHaveLength(1);
  });

  it.each([
    ['without a state', '/callbacks/v1/oauth?code=abc'],
    ['with a forged state', `/callbacks/v1/oauth?code=abc&state=${'x'.repeat(43)}`],
    ['with nothing at all', '/callbacks/v1/oauth'],
    ['with a NUL', '/callbacks/v1/oauth?code=a%00b&state=x'],
    ['with bytes that are no UTF-8', '/callbacks/v1/oauth?code=abc&state=%FF'],
    [
      'with markup for words',
      '/callbacks/v1/oauth?error=x&error_description=%3Cscript%3Ealert(1)%3C/script%3E',
    ],
  ])('is not believed %s', async (_, path) => {
    const server = await startSignInServer();

    const page = await server.visit(`http://dowel${path}`);

    expect(page.status).toBe(400);
    expect(page.result).toMatchObject({
      code: 'state_invalid',
      message: failed('state_invalid', expect.stringContaining('start again')),
    });
    expect(page.text).not.toContain('alert(1)');
    await expectNothingStored(server);
  });

  it('counts once when its address is delivered twice', async () => {
    const { begin, consent, visit, list } = await startSignInServer();
    const address = await consent((await begin()).body);
    const first = await visit(address);

    const second = await visit(address);

    expect(second).toMatchObject({ status: 400, result: { code: 'state_invalid' } });
    expect(second.text).toContain('has already ended');
    expect(await list()).toMatchObject([{ id: first.result.message.data.connection, status: 'working' }]);
  });

  it('counts once when its address is delivered twice at the same moment', async () => {
    const { begin, consent, visit, list } = await startSignInServer();
    const address = await consent((await begin()).body);

    const pages = await Promise.all([visit(address), visit(address), visit(address)]);

    expect(pages.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect(await list()).toHaveLength(1);
  });

  it('does not count after ten minutes', async () => {
    const server = await startSignInServer();
    const address = await server.consent((await server.begin()).body);
    server.advanceClock(10 * 60 * 1000);

    const page = await server.visit(address);

    expect(page).toMatchObject({ status: 400, result: { code: 'state_invalid' } });
    expect(page.text).toContain('longer than ten minutes');
    await expectNothingStored(server);
  });

  // @holds P8
  it.each(['', '&error_description='])(
    'ends when the provider gives no words, as in "error=x%s"',
    async (words) => {
      const server = await startSignInServer();
      const state = (await server.toProvider((await server.begin()).body)).searchParams.get('state');

      const page = await server.visit(
        `http://dowel/callbacks/v1/oauth?error=access_denied${words}&state=${state}`,
      );

      expect(page).toMatchObject({ status: 403, result: { code: 'consent_denied' } });
    },
  );

  it("repeats what the provider says, as text and without its markup's effect", async () => {
    const server = await startSignInServer();
    const state = (await server.toProvider((await server.begin()).body)).searchParams.get('state');
    const words = encodeURIComponent('<img src=x onerror=alert(1)></script>');

    const page = await server.visit(
      `http://dowel/callbacks/v1/oauth?error=invalid_scope&error_description=${words}&state=${state}`,
    );

    expect(page).toMatchObject({ status: 502, result: { code: 'token_exchange_failed' } });
    expect(page.result.message.message).toContain('<img src=x onerror=alert(1)>');
    expect(page.text).not.toContain('<img src=x');
    await expectNothingStored(server);
  });

  it.each([
    ['is away', { status: 503 }, 502, 'provider_unreachable'],
    ['refuses the code', { status: 400, body: { error: 'invalid_grant' } }, 502, 'token_exchange_failed'],
    ['answers nonsense', { status: 200, body: 'hello' }, 502, 'provider_unreachable'],
  ])('ends on a page when the provider %s', async (_, fault, status, code) => {
    const server = await startSignInServer();
    const address = await server.consent((await server.begin()).body);
    await controlSandbox(server.sandboxUrl, '/faults', {
      path: '/oauth/token',
      clientId: server.clientId,
      times: 2,
      ...fault,
    });

    const page = await server.visit(address);

    expect(page).toMatchObject({ status, result: { code, message: { eventType: 'AUTHORIZATION_FAILED' } } });
    // A refusal of one person needs no operator, so it is only a warning.
    const level = code === 'token_exchange_failed' ? 40 : 50;
    expect(server.logged.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ level, code }),
    );
    expect(page.text).toContain('Juniper CRM was not connected');
    await expectNothingStored(server);
  });

  it('ends on a page when the app was deleted meanwhile', async () => {
    const server = await startSignInServer();
    const address = await server.consent((await server.begin()).body);
    const app = `/v1/projects/${server.project.id}/provider-apps/${server.providerApp.id}`;
    await server.request('DELETE', app);

    const page = await server.visit(address);

    expect(page).toMatchObject({ status: 400, result: { code: 'provider_app_missing' } });
    await expectNothingStored(server);
  });

  it('ends on a page when the connection to renew was deleted meanwhile', async () => {
    const server = await startSignInServer();
    const connection = await server.given.oauthConnection();
    const { body } = await server.request('PATCH', `${server.connections}/${connection.id}:oauth-update`);
    await server.request('DELETE', `${server.connections}/${connection.id}`);

    const page = await server.visit(await server.consent(body));

    expect(page).toMatchObject({ status: 404, result: { code: 'connection_not_found' } });
    expect(await server.list()).toEqual([]);
  });

  it('leaves nothing behind when the server dies between exchange and store', async () => {
    const server = await startSignInServer();
    const address = await server.consent((await server.begin()).body);
    const { dependencies } = server;
    const seal = () => {
      throw new Error('killed while the tokens were about to be stored');
    };
    const dying = createApp({ ...dependencies, secrets: { ...dependencies.secrets, seal } });

    const cookie = [...server.browser.cookies].map((pair) => pair.join('=')).join('; ');
    const response = await dying.request(address.pathname + address.search, { headers: { cookie } });

    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('killed');
    await expectNothingStored(server);
    expect((await server.visit(address)).text).toContain('has already ended');
  });
});

describe('beginning a sign-in that cannot succeed', () => {
  it.each([
    ['an unknown provider', { provider: 'sandBox' }, 400, 'provider_unknown', 'provider'],
    ['a provider that takes keys', { provider: 'sandboxApiKey' }, 422, 'auth_scheme_mismatch', 'apiKey'],
    ["another project's app", { providerAppId: 'nope' }, 400, 'provider_app_missing', 'Register an app'],
    ['another project', { projectIdOrName: 'other' }, 404, 'project_not_found', 'project'],
    ['no group', { groupRef: undefined }, 400, 'invalid_request', 'groupRef'],
  ])('is refused for %s', async (_, body, status, code, hint) => {
    const server = await startSignInServer();

    const answer = await server.begin(body);

    expect(answer).toMatchObject({ status, body: { code } });
    expect(JSON.stringify(answer.body)).toContain(hint);
    expect(answer.body.remedy).toBeTruthy();
    await expectNothingStored(server);
  });

  it('is refused while the project has no app for the provider', async () => {
    const server = await startSignInServer();
    const app = `/v1/projects/${server.project.id}/provider-apps/${server.providerApp.id}`;
    await server.request('DELETE', app);

    const answer = await server.begin();

    expect(answer).toMatchObject({
      status: 400,
      body: {
        code: 'provider_app_missing',
        builderRemedy: expect.stringContaining('Register an app with Juniper CRM'),
      },
    });
  });
});
