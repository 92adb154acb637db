import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goThrough, type OidcService, startOidcService } from '../../../../test/oidc-service.ts';
import { SignInBrowser } from '../../../../test/sign-in-browser.ts';
import { startTestServer } from '../../../../test/start-test-server.ts';
import { storedRows } from '../../../../test/stored-rows.ts';
import { createContext } from '../../../context.ts';
import { auditEntries } from '../../../platform/db/tables.ts';
import { toReturnPath } from '../../../platform/pages/own-path.ts';
import * as sessions from '../../sessions/service.ts';

const origin = 'http://localhost:4310';
const accounts = {
  ada: { email: 'Ada@Acme.example', isEmailVerified: true, name: 'Ada Okafor' },
  bob: { email: 'bob@acme.example', isEmailVerified: false },
  eve: { email: 'eve@evil.example', isEmailVerified: true },
  noone: {},
};

let service: OidcService;
beforeAll(async () => {
  service = await startOidcService({
    accounts,
    redirectUri: `${origin}/sign-in/callback`,
    clientSecret: 's3cret',
  });
});
afterAll(() => service.close());

/** A server whose builders sign in at the service. */
async function startWithService(env: Record<string, string> = {}) {
  const server = await startTestServer({
    env: {
      DOWEL_OIDC_ISSUER: service.issuer,
      DOWEL_OIDC_CLIENT_ID: service.clientId,
      DOWEL_OIDC_CLIENT_SECRET: 's3cret',
      ...env,
    },
  });
  const context = createContext(server.dependencies, 'test');
  const signedIn = async (browser: SignInBrowser) => {
    const token = browser.cookies.get('dowel-session');
    return token === undefined ? undefined : sessions.identify(context, token);
  };
  return { ...server, context, browser: new SignInBrowser(server), signedIn };
}

/** Clicks the button of the sign-in page. Returns the address of the service. */
async function begin(browser: SignInBrowser, fields: Record<string, string> = {}): Promise<URL> {
  const page = await browser.click('/sign-in', fields);
  const [, url] = /^0; url=(.+)$/.exec(page.headers.get('refresh') ?? '') ?? [];
  if (url === undefined) throw new Error(`The sign-in led nowhere (${page.status}): ${page.text}`);
  return new URL(url);
}

describe('signing in at a sign-in service', () => {
  it('is recorded in the audit log of the org, as a sign-in at the service', async () => {
    const { browser, dependencies, request } = await startWithService();
    const signIn = async () =>
      browser.open(await goThrough(service, await begin(browser), { account: 'ada' }));
    const signIns = () =>
      dependencies.db.select().from(auditEntries).where(eq(auditEntries.action, 'builder.signed_in'));
    await signIn();
    const authorization = `Bearer ${browser.cookies.get('dowel-session')}`;
    await request('POST', '/v1/orgs', { label: 'Acme' }, { 'x-api-key': null, authorization });
    const before = new Set((await signIns()).map(({ id }) => id));

    await signIn();

    const added = (await signIns()).filter(({ id }) => !before.has(id));
    const details = added.map(({ detailSealed, id }) =>
      JSON.parse(dependencies.secrets.open(detailSealed, id)),
    );
    expect(added).toMatchObject([{ actor: `builder:${added[0]?.targetId}`, targetType: 'builder' }]);
    expect(details).toMatchObject([{ after: { kind: 'oidc' } }]);
  });

  it('signs the browser in with a cookie that scripts and other sites do not get, and knows who it is by the userinfo endpoint', async () => {
    const { browser, signedIn } = await startWithService({ DOWEL_BROWSER_SESSION_HOURS: '2' });

    const url = await begin(browser);
    const page = await browser.open(await goThrough(service, url, { account: 'ada' }));

    expect(Object.fromEntries(url.searchParams)).toEqual({
      response_type: 'code',
      client_id: 'dowel',
      redirect_uri: `${origin}/sign-in/callback`,
      scope: 'openid email profile',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
    expect(page).toMatchObject({ status: 303 });
    expect(page.headers.get('location')).toBe('/console/');
    expect(page.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^dowel-session=dowel_session_[\w-]{43}; Max-Age=7200; Path=\/; HttpOnly; SameSite=Lax$/,
      ),
    ]);
    expect(await signedIn(browser)).toMatchObject({
      builder: {
        idpProvider: service.issuer,
        idpRef: 'ada',
        primaryEmail: 'ada@acme.example',
        isEmailVerified: true,
        fullName: 'Ada Okafor',
      },
    });
  });

  // @holds B3
  it('goes back to the page of ours that asked, and home rather than anywhere else', async () => {
    const { browser, context } = await startWithService();
    const back = async (returnTo: string) => {
      const url = await begin(browser, { returnTo });
      const page = await browser.open(await goThrough(service, url, { account: 'ada' }));
      return page.headers.get('location');
    };

    expect(await back('/console/demo/keys?show=1')).toBe('/console/demo/keys?show=1');
    expect(await back('https://evil.example/')).toBe('/console/');
    for (const foreign of [
      '//evil.example/',
      '/\\evil.example',
      'javascript:alert(1)',
      '\n//evil.example',
      '/.//evil.example',
      '/console/..//evil.example',
    ]) {
      expect(toReturnPath(context, foreign), foreign).toBeUndefined();
    }
  });

  it('takes an address for unverified unless the service says that it is verified, and signs in somebody without one', async () => {
    const { browser, signedIn } = await startWithService();
    const signIn = async (account: string) => {
      await browser.open(await goThrough(service, await begin(browser), { account }));
      return signedIn(browser);
    };

    expect(await signIn('bob')).toMatchObject({
      builder: { primaryEmail: 'bob@acme.example', isEmailVerified: false },
    });
    expect(await signIn('noone')).toMatchObject({ builder: { idpRef: 'noone', primaryEmail: null } });
  });

  // @holds B9
  it('stores and logs no state, nonce, verifier or code that could be used', async () => {
    const server = await startWithService();
    const url = await begin(server.browser, { returnTo: '/console?a-secret-in-the-address' });
    const back = await goThrough(service, url, { account: 'ada' });
    await server.browser.open(back);

    const kept = JSON.stringify(await storedRows(server)) + server.logged.join('');

    for (const secret of [
      url.searchParams.get('state'),
      url.searchParams.get('nonce'),
      back.searchParams.get('code'),
      'a-secret-in-the-address',
    ]) {
      expect(secret).toMatch(/.{20}/);
      expect(kept).not.toContain(secret);
    }
  });
});

describe('a sign-in that another browser ends', () => {
  // @holds B1
  it('signs nobody in, and can still be ended in the right one', async () => {
    const server = await startWithService();
    const other = new SignInBrowser(server);
    const back = await goThrough(service, await begin(server.browser), { account: 'ada' });
    const before = service.tokenRequests;

    const refused = await other.open(back);
    const exchanged = service.tokenRequests - before;
    const page = await server.browser.open(back);

    expect(refused.status).toBe(403);
    expect(refused.text).toContain('started in another browser');
    expect(other.cookies.get('dowel-session')).toBeUndefined();
    expect(exchanged).toBe(0);
    expect(page.status).toBe(303);
  });

  // @holds B1
  it('ends once in each of two tabs, however often its answer arrives and whatever state is invented', async () => {
    const { browser } = await startWithService();
    const urls = [await begin(browser), await begin(browser)];
    const [back = '', other = ''] = await Promise.all(
      urls.map((url) => goThrough(service, url, { account: 'ada' })),
    );

    const invented = await browser.open('/sign-in/callback?code=c&state=invented');
    const pages = await Promise.all([1, 2, 3, 4].map(() => browser.open(back)));
    const again = await browser.open(back);

    expect(invented).toMatchObject({ status: 400, text: expect.stringContaining('not started here') });
    expect(pages.map(({ status }) => status).sort()).toEqual([303, 400, 400, 400]);
    expect(again).toMatchObject({ status: 400, text: expect.stringContaining('works only once') });
    expect(again.headers.getSetCookie()).toEqual([]);
    expect((await browser.open(other)).status).toBe(303);
  });

  it('is over after ten minutes', async () => {
    const { browser, advanceClock } = await startWithService();
    const back = await goThrough(service, await begin(browser), { account: 'ada' });
    advanceClock(10 * 60 * 1000);

    const page = await browser.open(back);

    expect(page.status).toBe(400);
    expect(page.text).toContain('longer than ten minutes');
  });
});

describe('who may sign in', () => {
  // @holds B4
  it('is limited to verified addresses of the listed domains', async () => {
    const { browser, signedIn } = await startWithService({
      DOWEL_OIDC_EMAIL_DOMAINS: 'other.example, ACME.example',
    });
    const tried = async (account: string) =>
      browser.open(await goThrough(service, await begin(browser), { account }));

    const pages = { eve: await tried('eve'), bob: await tried('bob'), noone: await tried('noone') };
    const nobody = await signedIn(browser);
    await tried('ada');

    expect([pages.eve.status, pages.bob.status, pages.noone.status]).toEqual([403, 403, 403]);
    expect(pages.eve.text).toContain('eve@evil.example');
    expect(pages.bob.text).toContain('does not say that this address is yours');
    expect(pages.eve.text).toContain('href="/sign-in?another=yes"');
    expect(nobody).toBeUndefined();
    expect(await signedIn(browser)).toMatchObject({ builder: { idpRef: 'ada' } });
  });

  it('lets a person choose another account', async () => {
    const { browser } = await startWithService();

    const page = await browser.open('/sign-in?another=yes');
    const { searchParams } = await begin(browser, { choosesAccount: 'yes' });

    expect(page.text).toContain('name="choosesAccount"');
    expect(searchParams.get('prompt')).toBe('select_account');
  });
});
