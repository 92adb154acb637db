import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { startSignInServer } from '../../../../test/signing-in.ts';
import { oauthStates } from '../../../platform/db/tables.ts';

/** The names on a start page, keyed by label. */
function namesOn(text: string): Record<string, string> {
  const rows = text.matchAll(/<dt[^>]*>([^<]+)<\/dt><dd[^>]*><bdi>(.*?)<\/bdi>/g);
  return Object.fromEntries([...rows].map(([, label = '', name = '']) => [label, name]));
}

describe('opening a start page', () => {
  it('says whose sign-in it is, and makes no state yet', async () => {
    const { begin, browser, context } = await startSignInServer();
    const { body } = await begin({ groupName: 'Acme Inc', consumerName: 'Ada Okafor' });

    const page = await browser.open(body);

    expect(page.status).toBe(200);
    expect(page.text).toContain('<title>Connect Juniper CRM to Ridgeline</title>');
    expect(page.text).toContain('Your <bdi>Juniper CRM</bdi> account will be connected for:');
    expect(namesOn(page.text)).toEqual({
      Product: 'Ridgeline',
      Customer: 'Acme Inc',
      Person: 'Ada Okafor',
    });
    const { db, project } = context();
    const [row] = await db.select().from(oauthStates).where(eq(oauthStates.projectId, project.id));
    expect(row).toMatchObject({ stateHash: null, verifierSealed: null });
  });

  // @holds U7
  it('shows names out of the token, and none out of the request of an end user', async () => {
    const { begin, browser, given, now, makeFrontendKey } = await startSignInServer();
    const key = await given.jwtKey();
    const iat = Math.floor(now().getTime() / 1000);
    const claims = { groupRef: 'acme', consumerRef: 'ada', iat, exp: iat + 300 };
    const forged = { groupName: 'Your own company', consumerName: 'You' };
    const open = async (more: object) => {
      const token = await key.sign({ ...claims, ...more });
      return namesOn((await browser.open((await begin(forged, given.asConsumer(token))).body)).text);
    };

    expect(await open({ groupName: 'Acme Inc', consumerName: 'Ada' })).toMatchObject({
      Customer: 'Acme Inc',
      Person: 'Ada',
    });
    expect(await open({ groupName: 'Acme Inc' })).toMatchObject({ Customer: 'Acme Inc', 'Person ID': 'ada' });
    expect(await open({})).toMatchObject({ 'Customer ID': 'acme', 'Person ID': 'ada' });
    const byPage = await begin(forged, { 'x-api-key': await makeFrontendKey() });
    expect(namesOn((await browser.open(byPage.body)).text), 'pages hold this key').toMatchObject({
      'Customer ID': 'acme',
      'Person ID': 'ada',
    });
    // Claims with these names that somebody uses for other data.
    expect(await open({ groupName: { en: 'x' }, consumerName: 'a\0' })).toMatchObject({
      'Customer ID': 'acme',
      'Person ID': 'ada',
    });
  });

  it('names who renews a connection, not who made it', async () => {
    const { given, request, connections, browser } = await startSignInServer();
    const { id } = await given.oauthConnection();
    const bob = given.asConsumer(await given.consumerToken({ consumerRef: 'bob' }));

    const { body } = await request('PATCH', `${connections}/${id}:oauth-update`, undefined, bob);

    expect(namesOn((await browser.open(body)).text)).toMatchObject({
      'Customer ID': 'acme',
      'Person ID': 'bob',
    });
  });

  // @holds A6
  it('can be put into no frame, loads nothing, sends only to itself, and shows markup in names as text', async () => {
    const { begin, browser } = await startSignInServer();

    const { body } = await begin({ groupName: '<img src=x onerror=alert(1)></script>' });
    const { headers, text } = await browser.open(body);

    expect(text).not.toContain('<img src=x');
    expect(text).toContain('&lt;img');
    expect(headers.get('content-security-policy')).toMatch(/form-action 'self'.*frame-ancestors 'none'/);
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'nonce-/);
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.has('cross-origin-opener-policy')).toBe(false);
  });

  it('may be loaded again in the same browser, and in no other', async () => {
    const { begin, browser, otherBrowser } = await startSignInServer();
    const { body } = await begin();
    await browser.open(body);

    const again = await browser.open(body);
    const other = await otherBrowser().open(body);

    expect(again.status).toBe(200);
    expect(again.headers.getSetCookie()).toEqual([]);
    expect(other.status).toBe(403);
    expect(other.text).toContain('opened before');
    expect(other.headers.getSetCookie()).toEqual([]);
  });

  it('belongs to one of two browsers that open it at the same moment', async () => {
    const { begin, otherBrowser } = await startSignInServer();
    const { body } = await begin();
    const browsers = [otherBrowser(), otherBrowser(), otherBrowser()];

    const pages = await Promise.all(browsers.map((one) => one.open(body)));

    expect(pages.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
  });

  it('is not used up by programs that look at it or fetch it ahead, nor by other pages', async () => {
    const { begin, browser, otherBrowser } = await startSignInServer();
    const { body } = await begin();

    for (const [headers, method] of [
      [{}, 'HEAD'],
      [{ 'sec-purpose': 'prefetch' }],
      [{ 'sec-purpose': 'prefetch;prerender' }],
      [{ 'x-moz': 'prefetch' }],
      [{ 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'cross-site' }],
      [{ 'sec-fetch-dest': 'image', 'sec-fetch-mode': 'no-cors' }],
      [{ 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors' }],
    ] as [Record<string, string>, string?][]) {
      const ahead = await otherBrowser().open(body, headers, method ?? 'GET');
      expect(ahead.status, JSON.stringify(headers)).toBe(503);
      expect(ahead.headers.getSetCookie()).toEqual([]);
    }
    expect((await browser.open(body)).status).toBe(200);
  });

  it('refuses a ticket that is unknown, and an address that is older than ten minutes', async () => {
    const { begin, browser, advanceClock } = await startSignInServer();
    const { body } = await begin();
    advanceClock(10 * 60_000);

    for (const ticket of ['x'.repeat(43), '%20']) {
      const unknown = await browser.open(`http://localhost/callbacks/v1/start/${ticket}`);
      expect(unknown.status).toBe(400);
      expect(unknown.text).toContain('not from here');
      // Older libraries close their popup on any message.
      expect(unknown.text).not.toContain('<script');
    }
    const old = await browser.open(body);
    expect(old).toMatchObject({ status: 400, text: expect.stringContaining('older than ten minutes') });
    expect(old.headers.getSetCookie()).toEqual([]);
  });
});

describe('skipping the start page', () => {
  it('leads on at once, with a cookie, where the project says so and the sign-in asks for no protection', async () => {
    const { begin, browser, request, project } = await startSignInServer();
    const body = { updateMask: ['skipsStartPage'], project: { skipsStartPage: true } };
    await request('PATCH', `/v1/projects/${project.id}`, body);

    const page = await browser.open((await begin()).body);

    expect(page.status).toBe(303);
    expect(page.headers.get('location')).toMatch(/\/oauth\/authorize\?.*state=[\w-]{43}/);
    expect(page.headers.getSetCookie()).toHaveLength(1);
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    const own = await browser.open((await begin({ enableCSRFProtection: true })).body);
    expect(own).toMatchObject({ status: 200, text: expect.stringContaining('<form method="post">') });
  });
});
