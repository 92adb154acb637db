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

  it('tells an administrator who comes back whether the app is allowed', async () => {
    const { dependencies } = await startSignInServer();
    const app = createApp(dependencies);

    for (const [answer, title] of [
      ['admin_consent=True&tenant=t1&state=admin_approval', 'The app is allowed'],
      ['admin_consent=True&tenant=t1', 'The app is allowed'],
      ['error=permission_denied&error_description=x&state=admin_approval', 'The app was not allowed'],
    ]) {
      const page = await app.request(`/callbacks/v1/oauth?${answer}`);
      expect(page.status, answer).toBe(200);
      expect(await page.text()).toContain(`<h1 class="dowel-heading" data-size="lg">${title}</h1>`);
    }
  });

  // @holds P8
  it('says in the words of the provider that it was denied or failed, or that an administrator has to act', async () => {
    const server = await startSignInServer();
    const refuse = async (query: Record<string, string>) => {
      const state = (await server.toProvider((await server.begin()).body)).searchParams.get('state') ?? '';
      return server.visit(`http://dowel/callbacks/v1/oauth?${new URLSearchParams({ ...query, state })}`);
    };

    for (const [error = '', words = ''] of [
      ['access_denied', 'AADSTS90094: Oak needs permission that only an admin can grant.'],
      ['admin_policy_enforced', ''],
      ['OAUTH_APPROVAL_ERROR_GENERIC', 'An unexpected error has occured'],
      ['invalid_client', 'app must be installed into org'],
    ]) {
      const page = await refuse({ error, error_description: words });
      expect(page.status, error).toBe(403);
      expect(page.result).toMatchObject({
        code: 'admin_approval_needed',
        message: failed(
          'admin_approval_needed',
          expect.stringMatching(/^An administrator of your organisation/),
        ),
      });
    }
    for (const words of [{}, { error_description: '' }]) {
      const page = await refuse({ error: 'access_denied', ...words });
      expect(page).toMatchObject({ status: 403, result: { code: 'consent_denied' } });
    }
    // It is text, without the effect of its markup.
    const markup = '<img src=x onerror=alert(1)></script>';
    const page = await refuse({ error: 'invalid_scope', error_description: markup });
    expect(page).toMatchObject({ status: 502, result: { code: 'token_exchange_failed' } });
    expect(page.result.message.message).toContain('<img src=x onerror=alert(1)>');
    expect(page.text).not.toContain('<img src=x');
    await expectNothingStored(server);
  });

  it('is not believed without a state of ours, and repeats no markup', async () => {
    const server = await startSignInServer();

    for (const path of [
      '/callbacks/v1/oauth?code=abc',
      `/callbacks/v1/oauth?code=abc&state=${'x'.repeat(43)}`,
      '/callbacks/v1/oauth',
      '/callbacks/v1/oauth?code=a%00b&state=x',
      '/callbacks/v1/oauth?code=abc&state=%FF',
      '/callbacks/v1/oauth?error=x&error_description=%3Cscript%3Ealert(1)%3C/script%3E',
    ]) {
      const page = await server.visit(`http://dowel${path}`);
      expect(page.status, path).toBe(400);
      expect(page.result).toMatchObject({
        code: 'state_invalid',
        message: failed('state_invalid', expect.stringContaining('start again')),
      });
      expect(page.text).not.toContain('alert(1)');
    }
    await expectNothingStored(server);
  });

  it('can be started again after a denial, and counts once however often its address is delivered', async () => {
    const { signIn, begin, consent, browser, visit, list } = await startSignInServer();
    await signIn({}, { decision: 'deny' });
    const address = await consent((await begin()).body);

    const pages = await Promise.all([visit(address), visit(address), visit(address)]);
    const late = await visit(address);

    expect(pages.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    const [first] = pages.filter(({ status }) => status === 200);
    expect(late).toMatchObject({ status: 400, result: { code: 'state_invalid' } });
    expect(late.text).toContain('has already ended</h1>');
    expect(late.result).not.toHaveProperty('message');
    const german = await browser.open(address, { 'accept-language': 'de' });
    expect(german.text).toContain('ob das Konto verbunden ist');
    expect(await list()).toMatchObject([{ id: first?.result.message.data.connection, status: 'working' }]);
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

  it('is told to be no success when the provider refuses what it has brought', async () => {
    const { signIn, list, sandboxUrl, clientId } = await startSignInServer();
    await controlSandbox(sandboxUrl, '/faults', { path: '/api', clientId, status: 401, times: 1 });

    const page = await signIn();

    expect(page).toMatchObject({ status: 422, result: { code: 'credentials_rejected' } });
    expect(page.result.message.eventType).toBe('AUTHORIZATION_FAILED');
    expect(page.text).toContain('Juniper CRM was not connected');
    expect(await list()).toMatchObject([{ status: 'bad_credentials' }]);
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
  it('is refused, and says for what', async () => {
    const server = await startSignInServer();

    const cases: [object, number, string, string][] = [
      [{ provider: 'sandBox' }, 400, 'provider_unknown', 'provider'],
      [{ provider: 'sandboxApiKey' }, 422, 'auth_scheme_mismatch', 'apiKey'],
      [{ providerAppId: 'nope' }, 400, 'provider_app_missing', 'Send the id of an app'],
      [{ projectIdOrName: 'other' }, 404, 'project_not_found', 'project'],
      [{ groupRef: undefined }, 400, 'invalid_request', 'groupRef'],
    ];
    for (const [body, status, code, hint] of cases) {
      const answer = await server.begin(body);
      expect(answer, code).toMatchObject({ status, body: { code } });
      expect(JSON.stringify(answer.body)).toContain(hint);
      expect(answer.body.remedy).toBeTruthy();
    }
    await server.request(
      'DELETE',
      `/v1/projects/${server.project.id}/provider-apps/${server.providerApp.id}`,
    );
    expect(await server.begin()).toMatchObject({
      status: 400,
      body: {
        code: 'provider_app_missing',
        builderRemedy: expect.stringContaining('Register an app with Juniper CRM'),
      },
    });
    await expectNothingStored(server);
  });
});
