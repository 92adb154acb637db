import { createHash, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { SignInBrowser } from '../../../../test/sign-in-browser.ts';
import { startWithBuilder } from '../../../../test/signed-in-browser.ts';
import { storedRows } from '../../../../test/stored-rows.ts';
import * as sessions from '../../sessions/service.ts';

const path = '/sign-in/command-line';

/** What a command line makes before it opens the page. */
function newCommandLine(port?: number) {
  const codeVerifier = randomBytes(32).toString('base64url');
  const challenge = createHash('sha256').update(codeVerifier).digest('base64url');
  const asked = {
    challenge,
    state: randomBytes(16).toString('base64url'),
    ...(port !== undefined && { port: String(port) }),
  };
  return { codeVerifier, asked, address: `${path}?${new URLSearchParams(asked)}` };
}

/** The code that a page shows. */
function codeIn(text: string): string {
  return /<input type="text" id="code"[^>]* value="([\w-]{43})"/.exec(text)?.[1] ?? '';
}

async function start() {
  const server = await startWithBuilder();
  const exchange = (body: unknown) => server.request('POST', `${path}/session`, body, { 'x-api-key': null });
  /** Agrees in the browser. Returns the code. */
  const agree = async (commandLine: ReturnType<typeof newCommandLine>) =>
    codeIn((await server.browser.click(path, commandLine.asked)).text);
  return { ...server, exchange, agree };
}

describe('signing in a command line', async () => {
  const server = await start();
  const { browser, exchange, agree, email, publicContext, now } = server;

  it('says who asks, and gives a session for the code after a click', async () => {
    const commandLine = newCommandLine();

    const question = await browser.open(commandLine.address);
    const answer = await exchange({ code: await agree(commandLine), codeVerifier: commandLine.codeVerifier });

    expect(question).toMatchObject({ status: 200, text: expect.stringContaining(email) });
    expect(answer).toMatchObject({
      status: 201,
      body: {
        token: expect.stringMatching(/^dowel_session_/),
        expireTime: new Date(now().getTime() + 90 * 86_400_000).toISOString(),
        builder: { email },
      },
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await sessions.identify(publicContext, answer.body.token)).toMatchObject({
      builder: { primaryEmail: email },
    });
  });

  it('leads back to the port of the program on this machine, and nowhere else', async () => {
    const commandLine = newCommandLine(51234);

    const page = await browser.click(path, commandLine.asked);

    const url = new URL((page.headers.get('refresh') ?? '').replace('0; url=', ''));
    expect(url.origin).toBe('http://127.0.0.1:51234');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      code: codeIn(page.text),
      state: commandLine.asked.state,
    });
  });

  it('asks a person who is not signed in to sign in first, and comes back', async () => {
    const { address } = newCommandLine(51234);

    const page = await new SignInBrowser(server).open(address);

    expect(page.status).toBe(303);
    const location = new URL(page.headers.get('location') ?? '', 'http://x');
    expect(location.pathname).toBe('/sign-in');
    expect(location.searchParams.get('returnTo')).toBe(address);
  });

  it.each([
    ['no challenge', { challenge: '' }],
    ['a short state', { state: 'x' }],
    ['a port of the system', { port: '22' }],
    ['a host for a port', { port: '1@evil.example' }],
    ['a port that does not exist', { port: '65536' }],
  ])('gives no code for an address with %s', async (_, changed) => {
    const asked = { ...newCommandLine().asked, ...changed };

    const opened = await browser.open(`${path}?${new URLSearchParams(asked)}`);
    const clicked = await browser.click(path, asked);

    expect([opened.status, clicked.status]).toEqual([400, 400]);
  });
});

describe('attacking the sign-in of a command line', async () => {
  const server = await start();
  const { browser, exchange, agree, advanceClock } = server;

  it.each([
    ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['another port of the machine', { origin: 'http://localhost:4330', 'sec-fetch-site': 'same-site' }],
  ])('gives no code to a form of %s', async (_, headers) => {
    const page = await browser.click(path, newCommandLine(51234).asked, headers);

    expect(page.status).toBe(403);
    expect(page.headers.get('refresh')).toBeNull();
    expect(codeIn(page.text)).toBe('');
  });

  it('can be shown in no frame, so that nobody clicks it unawares', async () => {
    const page = await browser.open(newCommandLine().address);

    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(page.headers.get('x-frame-options')).toBe('DENY');
  });

  // @holds B7
  it('gives nothing to a program that has taken the port, and so the code, but not the verifier', async () => {
    const commandLine = newCommandLine(51234);
    const code = await agree(commandLine);

    const thief = await exchange({ code, codeVerifier: newCommandLine().codeVerifier });
    const owner = await exchange({ code, codeVerifier: commandLine.codeVerifier });

    expect(thief).toMatchObject({ status: 400, body: { code: 'sign_in_code_invalid' } });
    // The first try used the code up, so the owner learns that something is wrong.
    expect(owner).toMatchObject({ status: 400, body: { code: 'sign_in_code_invalid' } });
  });

  it('gives one session for a code, also when it is sent many times at the same moment', async () => {
    const commandLine = newCommandLine();
    const body = { code: await agree(commandLine), codeVerifier: commandLine.codeVerifier };

    const answers = await Promise.all([1, 2, 3, 4].map(() => exchange(body)));

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400]);
  });

  it('takes a code for two minutes', async () => {
    const commandLine = newCommandLine();
    const code = await agree(commandLine);
    advanceClock(2 * 60 * 1000);

    expect((await exchange({ code, codeVerifier: commandLine.codeVerifier })).status).toBe(400);
  });

  it.each([
    [undefined],
    ['no json'],
    [null],
    [{ code: 1, codeVerifier: [] }],
    [{ code: 'c', codeVerifier: 'v'.repeat(43) }],
    [{ code: 'c\0', codeVerifier: '\ud800'.repeat(43) }],
  ])('refuses %j with a problem', async (body) => {
    expect(await exchange(body)).toMatchObject({
      status: 400,
      body: { code: 'sign_in_code_invalid', remedy: 'Run "dowel login" again.' },
    });
  });

  // @holds B9
  it('keeps no code and no token in the database or the log', async () => {
    const commandLine = newCommandLine();
    const code = await agree(commandLine);
    const { body } = await exchange({ code, codeVerifier: commandLine.codeVerifier });

    const kept = JSON.stringify(await storedRows(server)) + server.logged.join('');

    for (const secret of [code, commandLine.codeVerifier, body.token.slice('dowel_session_'.length)]) {
      expect(kept).not.toContain(secret);
    }
  });
});

describe('the session cookie', () => {
  // @holds B6
  it('opens our pages and nothing under /v1, so no site can call the interface through a browser', async () => {
    const { browser, app, project, token } = await start();
    const headers = { cookie: browser.cookieHeader };

    const calls = await Promise.all([
      app.request(`/v1/projects/${project.id}/api-keys`, { headers }),
      app.request(`/v1/projects/${project.id}/api-keys`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ label: 'x' }),
      }),
    ]);

    expect(headers.cookie).toContain(token);
    for (const answer of calls) {
      expect(answer.status).toBe(401);
      expect(await answer.json()).toMatchObject({ code: 'credentials_missing' });
    }
  });

  it('is Secure and tied to the host when the server has https', async () => {
    const { browser } = await startWithBuilder({
      env: { DOWEL_PUBLIC_ORIGIN: 'https://dowel.example' },
    });

    expect([...browser.cookies.keys()]).toEqual(['__Host-dowel-session']);
  });

  it('is worth nothing after signing out', async () => {
    const { browser, publicContext, token } = await start();

    const foreign = await browser.click('/sign-out', {}, { origin: 'https://evil.example' });
    await sessions.identify(publicContext, token);
    const page = await browser.click('/sign-out');

    expect(foreign.status).toBe(403);
    expect(page.headers.get('location')).toBe('/sign-in');
    expect(browser.cookies.size).toBe(0);
    await expect(sessions.identify(publicContext, token)).rejects.toMatchObject({ code: 'session_invalid' });
  });
});
