import { describe, expect, it } from 'vitest';
import { startSignInServer } from '../../../../test/signing-in.ts';

const development = { env: { NODE_ENV: 'development', DOWEL_SEED: 'none' } };
const asScript = { accept: 'application/json' };

/** The data that the page's own script gets. */
function scriptDataOf(text: string) {
  return JSON.parse(/id="dowel-start">(.*?)<\/script>/s.exec(text)?.[1] ?? 'null');
}

/** A start page that is open in a browser. */
async function openStartPage(
  options: Parameters<typeof startSignInServer>[0] = {},
  body: object = {},
  origins?: string[],
) {
  const server = await startSignInServer(options);
  if (origins) {
    const change = { updateMask: ['embeddingOrigins'], project: { embeddingOrigins: origins } };
    await server.request('PATCH', `/v1/projects/${server.project.id}`, change);
  }
  const started = await server.begin(body);
  const address: string = started.body;
  const secret = started.headers.get('dowel-sign-in-pass') ?? '';
  const { text } = await server.browser.open(address);
  return { ...server, address, secret, text };
}

describe('passing a start page by a click', () => {
  it('leads to the provider without a redirect, and without naming itself there', async () => {
    const { address, browser } = await openStartPage();

    const page = await browser.click(address);

    expect(page.status).toBe(200);
    const [, url = ''] = /^0; url=(.+)$/.exec(page.headers.get('refresh') ?? '') ?? [];
    expect(new URL(url).searchParams.get('state')).toMatch(/^[\w-]{43}$/);
    expect(page.text).toContain('>Continue to ');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('counts once, however often it is clicked', async () => {
    const { address, browser } = await openStartPage();

    const pages = await Promise.all([1, 2, 3].map(() => browser.click(address)));

    expect(pages.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    const late = await browser.click(address);
    expect(late).toMatchObject({ status: 400, text: expect.stringContaining('already continued') });
    expect((await browser.open(address)).text).toContain('already continued');
  });

  it('is refused from other pages, without an origin, to a browser that did not open it, and as a large form', async () => {
    const { address, app, browser, otherBrowser, begin } = await openStartPage();

    for (const headers of [
      { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
      { 'sec-fetch-site': 'same-site', origin: 'https://evil.localhost' },
      { 'sec-fetch-site': 'same-origin', origin: 'null' },
      { 'sec-fetch-site': '', origin: 'https://evil.example' },
      { 'sec-fetch-site': 'none', origin: 'http://localhost:4310' },
    ]) {
      expect((await browser.click(address, {}, headers)).status, JSON.stringify(headers)).toBe(403);
    }
    const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
    const bare = await app.request(new URL(address).pathname, { method: 'POST', headers: { cookie } });
    expect(bare.status, 'nothing tells where the form was').toBe(403);
    const other = await otherBrowser().click(address);
    expect([other.status, other.headers.has('refresh')]).toEqual([403, false]);
    expect((await browser.click(address, { pass: 'x'.repeat(2000) })).status).toBe(413);
    const unopened = (await begin({ consumerRef: 'bob' })).body;
    expect((await browser.click(unopened)).status, 'nobody has opened it').toBe(403);
    expect((await browser.click(address)).status).toBe(200);
  });

  it('ends on a page when the app was deleted meanwhile', async () => {
    const { address, browser, request, project, providerApp } = await openStartPage();
    await request('DELETE', `/v1/projects/${project.id}/provider-apps/${providerApp.id}`);

    const page = await browser.click(address);

    expect(page.status).toBe(400);
    expect(page.text).toContain('has not been set up yet');
  });
});

describe('passing a start page by the secret of the page that asked', () => {
  it('tells that page alone, by a header that scripts may read', async () => {
    const { begin } = await startSignInServer();

    const { headers, body } = await begin({}, { origin: 'https://app.example.com' });

    const secret = headers.get('dowel-sign-in-pass') ?? '';
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(headers.get('access-control-expose-headers')?.toLowerCase()).toContain('dowel-sign-in-pass');
    expect(body).not.toContain(secret);
  });

  it('does not repeat it when a request is repeated', async () => {
    const { begin } = await startSignInServer();
    const key = { 'idempotency-key': 'begin-once' };
    const first = await begin({}, key);

    const again = await begin({}, key);

    expect(again.body).toBe(first.body);
    expect(again.headers.has('dowel-sign-in-pass')).toBe(false);
  });

  it('leads on in development', async () => {
    const { address, browser, secret, text } = await openStartPage(development);

    const passed = await browser.click(address, { pass: secret }, asScript);

    expect(scriptDataOf(text)).toMatchObject({
      origins: [],
      loopbackHost: expect.stringContaining('localhost'),
    });
    expect(passed.status).toBe(200);
    expect(JSON.parse(passed.text).url).toMatch(/state=[\w-]{43}/);
  });

  it('leads on where the project lists pages, which are all the script heeds', async () => {
    const listed = ['https://app.example.com', 'https://eu.example.com:8443'];
    const { address, browser, secret, text } = await openStartPage({}, {}, listed);

    const passed = await browser.click(address, { pass: secret }, asScript);

    expect(scriptDataOf(text).origins).toEqual(listed);
    expect(scriptDataOf(text)).not.toHaveProperty('loopbackHost');
    expect(passed.status).toBe(200);
  });

  it.each([
    ['a project that lists no page', {}, {}],
    ['a sign-in that asks for protection', development, { enableCSRFProtection: true }],
  ])('is refused for %s, which a click still passes', async (_, options, body) => {
    const { address, browser, secret, text } = await openStartPage(options, body);

    const passed = await browser.click(address, { pass: secret }, asScript);

    expect(scriptDataOf(text)).not.toHaveProperty('origins');
    expect(passed.status).toBe(403);
    expect(JSON.parse(passed.text).code).toBe('sign_in_elsewhere');
    expect((await browser.click(address)).status).toBe(200);
  });

  it('is refused with another secret, and to a browser that did not open the page', async () => {
    const { address, browser, otherBrowser, secret } = await openStartPage(development);

    for (const pass of ['x'.repeat(43), '', address.split('/').at(-1) ?? '']) {
      expect((await browser.click(address, { pass }, asScript)).status, pass).toBe(403);
    }
    expect((await otherBrowser().click(address, { pass: secret }, asScript)).status).toBe(403);
  });
});
