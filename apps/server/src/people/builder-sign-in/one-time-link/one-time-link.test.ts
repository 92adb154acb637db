import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { SignInBrowser } from '../../../../test/sign-in-browser.ts';
import { startTestServer } from '../../../../test/start-test-server.ts';
import { storedRows } from '../../../../test/stored-rows.ts';
import { createContext } from '../../../context.ts';
import { deletePassing } from '../../../process/retention/service.ts';
import * as sessions from '../../sessions/service.ts';
import * as links from './service.ts';

const HOUR_MS = 60 * 60 * 1000;

/** A server that an operator has printed a link for Ada on. */
async function startWithLink() {
  const server = await startTestServer();
  const context = createContext(server.dependencies, 'test');
  const email = `Ada-${v7()}@Acme.example`;
  const link = await links.linkFor(context, email);
  return { ...server, context, email, link, browser: new SignInBrowser(server) };
}

describe('a link that signs one person in', () => {
  it('shows whom, and signs them in with a click', async () => {
    const { context, browser, link, email } = await startWithLink();

    const page = await browser.open(link);
    const clicked = await browser.click(link);

    expect(page.text).toContain(email.toLowerCase());
    expect(clicked).toMatchObject({ status: 303 });
    const token = browser.cookies.get('dowel-session') ?? '';
    expect(await sessions.identify(context, token)).toMatchObject({
      builder: { primaryEmail: email.toLowerCase(), isEmailVerified: true },
    });
  });

  it('ends the session that the browser had before', async () => {
    const { context, browser, link } = await startWithLink();
    await browser.click(await links.linkFor(context, `grace-${v7()}@acme.example`));
    const former = browser.cookies.get('dowel-session') ?? '';

    await browser.click(link);

    await expect(sessions.identify(context, former)).rejects.toMatchObject({ code: 'session_invalid' });
  });

  // @holds B5
  it('is not used up by a program that opens it', async () => {
    const { browser, link } = await startWithLink();

    await browser.open(link);
    await browser.open(link, { 'sec-purpose': 'prefetch' });
    await browser.open(link, {}, 'HEAD');

    expect((await browser.click(link)).status).toBe(303);
  });

  // @holds B5
  it('works once, also when two click at the same moment', async () => {
    const server = await startWithLink();
    const browsers = [1, 2, 3].map(() => new SignInBrowser(server));

    const clicked = await Promise.all(browsers.map((browser) => browser.click(server.link)));
    const opened = await server.browser.open(server.link);

    expect(clicked.map(({ status }) => status).sort()).toEqual([303, 400, 400]);
    expect(opened).toMatchObject({ status: 400, text: expect.stringContaining('used already') });
  });

  it('is over after an hour', async () => {
    const { browser, link, advanceClock } = await startWithLink();
    advanceClock(HOUR_MS);

    const clicked = await browser.click(link);

    expect(clicked).toMatchObject({ status: 400, text: expect.stringContaining('older than an hour') });
    expect(browser.cookies.size).toBe(0);
  });

  it.each([
    ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['a page without an origin', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['another port', { origin: 'http://localhost:4330', 'sec-fetch-site': 'same-site' }],
  ])('is not used by a form of %s', async (_, headers) => {
    const { browser, link } = await startWithLink();

    const refused = await browser.click(link, {}, headers);

    expect(refused.status).toBe(403);
    expect(browser.cookies.size).toBe(0);
    expect((await browser.click(link)).status).toBe(303);
  });

  it('does not know an invented link', async () => {
    const { browser } = await startWithLink();

    expect((await browser.open('/sign-in/link/invented')).status).toBe(400);
    expect((await browser.click('/sign-in/link/invented')).status).toBe(400);
  });

  it('is known as over for a day, and then forgotten', async () => {
    const { context, browser, link, advanceClock } = await startWithLink();
    const opened: string[] = [];

    for (const hours of [24, 2]) {
      advanceClock(hours * HOUR_MS);
      await deletePassing(context);
      opened.push((await browser.open(link)).text);
    }

    expect(opened[0]).toContain('older than an hour');
    expect(opened[1]).toContain('not from this server');
  });

  it('is stored only as a digest', async () => {
    const server = await startWithLink();

    const kept = JSON.stringify(await storedRows(server)) + server.logged.join('');

    expect(kept).toContain('builder_sign_ins');
    expect(kept).not.toContain(server.link.split('/').at(-1));
  });
});

describe('the first link of a development server', () => {
  it('is printed by no other server', async () => {
    const production = {
      NODE_ENV: 'production',
      DOWEL_PUBLIC_ORIGIN: 'https://dowel.example',
    };
    const withService = {
      NODE_ENV: 'development',
      DOWEL_OIDC_ISSUER: 'https://id.example',
      DOWEL_OIDC_CLIENT_ID: 'dowel',
    };

    const made = [];
    for (const env of [production, withService]) {
      const server = await startTestServer({ env });
      made.push(await links.linkAtStart(createContext(server.dependencies, 'test')));
    }

    expect(made).toEqual([undefined, undefined]);
  });

  it('takes the place of the one before', async () => {
    const server = await startTestServer({ env: { NODE_ENV: 'development' } });
    const context = createContext(server.dependencies, 'test');
    const browser = new SignInBrowser(server);

    const [first, second] = [
      await links.linkForFirstPerson(context),
      await links.linkForFirstPerson(context),
    ];

    expect((await browser.open(first)).status).toBe(400);
    expect((await browser.open(second)).status).toBe(200);
  });
});
