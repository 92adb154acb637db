import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goThrough, type OidcServiceOptions, startOidcService } from '../../../../test/oidc-service.ts';
import { SignInBrowser } from '../../../../test/sign-in-browser.ts';
import { startTestServer } from '../../../../test/start-test-server.ts';
import type { Fetch } from '../../../platform/outgoing/outgoing.ts';

const redirectUri = 'http://localhost:4310/sign-in/callback';
const accounts = { ada: { email: 'ada@acme.example', isEmailVerified: true } };

const running: { close(): Promise<void> }[] = [];
afterAll(() => Promise.all(running.map((service) => service.close())));

async function startService(options: Partial<OidcServiceOptions> = {}) {
  const service = await startOidcService({ accounts, redirectUri, ...options });
  running.push(service);
  return service;
}

async function startBrowser(env: Record<string, string>, outgoing?: Fetch) {
  const server = await startTestServer({
    env: { DOWEL_OIDC_CLIENT_ID: 'dowel', ...env },
    ...(outgoing && { outgoing }),
  });
  const browser = new SignInBrowser(server);
  return { ...server, browser, click: () => browser.click('/sign-in') };
}

function addressIn(page: { headers: Headers }): URL {
  return new URL((page.headers.get('refresh') ?? '').replace('0; url=', ''));
}

describe('a sign-in service that is set up differently', () => {
  it.each([
    ['a public client', {}, {}],
    ['a secret by HTTP basic', { clientSecret: 'a b:c%' }, { DOWEL_OIDC_CLIENT_SECRET: 'a b:c%' }],
    [
      'a secret in the form',
      { clientSecret: 's', tokenEndpointAuthMethod: 'client_secret_post' },
      { DOWEL_OIDC_CLIENT_SECRET: 's' },
    ],
    ['the address in the ID token', { tellsInIdToken: true }, {}],
    [
      'only the address in the ID token, and elsewhere that it is verified',
      { tellsInIdToken: 'the address' },
      { DOWEL_OIDC_EMAIL_DOMAINS: 'acme.example' },
    ],
  ] as const)('signs people in with %s', async (_, options, env) => {
    const service = await startService(options);
    const { browser, click } = await startBrowser({ DOWEL_OIDC_ISSUER: service.issuer, ...env });

    const back = await goThrough(service, addressIn(await click()), { account: 'ada' });

    expect((await browser.open(back)).status).toBe(303);
  });
});

describe('a sign-in that fails', () => {
  it('tells people that they cancelled it, and that they can start again', async () => {
    const service = await startService();
    const { browser, click } = await startBrowser({ DOWEL_OIDC_ISSUER: service.issuer });

    const page = await browser.open(await goThrough(service, addressIn(await click()), 'cancel'));

    expect(page.status).toBe(403);
    expect(page.text).toContain('was cancelled at localhost');
    expect(page.text).toContain('href="/sign-in?another=yes"');
  });

  it('tells when the service is down, at the beginning and at the end', async () => {
    const service = await startService();
    const { browser, click, logged } = await startBrowser({ DOWEL_OIDC_ISSUER: service.issuer });
    const back = await goThrough(service, addressIn(await click()), { account: 'ada' });
    await service.close();

    const pages = [await browser.open(back), await click()];

    for (const { status, text } of pages) {
      expect(status).toBe(502);
      expect(text).toContain('does not answer');
      expect(text).toContain('DOWEL_OIDC_ISSUER');
    }
    expect(logged.join('')).toContain('sign_in_service_unavailable');
  });

  it.each([500, 503, 429])('tells when the service answers %i', async (status) => {
    const { click } = await startBrowser({ DOWEL_OIDC_ISSUER: 'https://id.example' }, async () =>
      Response.json({}, { status }),
    );

    expect(await click()).toMatchObject({ status: 502, text: expect.stringContaining('does not answer') });
  });

  it.each([
    ['is no JSON', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
    ['is of another issuer', () => Response.json({ issuer: 'https://evil.example' })],
    ['names no address', () => Response.json({ issuer: 'https://id.example' })],
    [
      'names an address that runs a script',
      () => Response.json({ issuer: 'https://id.example', authorization_endpoint: 'javascript:alert(1)' }),
    ],
    ['does not exist', () => new Response('', { status: 404 })],
  ])('begins nothing when the description of the service %s', async (_, answer) => {
    const { click } = await startBrowser({ DOWEL_OIDC_ISSUER: 'https://id.example' }, async () => answer());

    const page = await click();

    expect(page.status).toBe(502);
    expect(page.headers.get('refresh')).toBeNull();
  });

  it.each([
    ['https://id.example/o/dowel', 'https://id.example/o/dowel/'],
    ['https://id.example/o/dowel/', 'https://id.example/o/dowel'],
  ])('begins when the issuer is set as %s and is %s', async (set, is) => {
    const { click } = await startBrowser({ DOWEL_OIDC_ISSUER: set }, async () =>
      Response.json({ issuer: is, authorization_endpoint: 'https://id.example/authorize' }),
    );

    expect(addressIn(await click()).host).toBe('id.example');
  });

  it('tells the operator when the secret is wrong', async () => {
    const service = await startService({ clientSecret: 'right' });
    const { browser, click } = await startBrowser({
      DOWEL_OIDC_ISSUER: service.issuer,
      DOWEL_OIDC_CLIENT_SECRET: 'wrong-secret',
    });

    const page = await browser.open(await goThrough(service, addressIn(await click()), { account: 'ada' }));

    expect(page).toMatchObject({ status: 502, text: expect.stringContaining('no usable answer') });
    expect(page.text).toContain('DOWEL_OIDC_CLIENT_SECRET');
    expect(page.text).not.toContain('wrong-secret');
  });

  it('says what to set when there is no service, and signs nobody in', async () => {
    const { browser, click } = await startBrowser({ DOWEL_OIDC_CLIENT_ID: '', NODE_ENV: 'test' });

    const pages = [await browser.open('/sign-in'), await click()];

    expect(pages.map(({ status }) => status)).toEqual([200, 503]);
    for (const { text } of pages) expect(text).toContain('DOWEL_OIDC_ISSUER');
  });
});

const issuer = 'https://id.example';
const email = 'ada@acme.example';

interface Lie {
  description?: Record<string, unknown>;
  claims?: Record<string, unknown>;
  signedBy?: 'another key';
  isWithout?: 'nonce' | 'the token';
  userinfo?: unknown;
  person?: () => Response;
  token?: () => Response;
  keys?: () => Response;
}

/** With all the signs of secrets of Google and Microsoft. */
const clientSecret = 'GOCSPX-a_b.c~d';

/**
 * A service whose keys are known, and whose ID tokens say what a test wants. Like Google it compares the secret without
 * decoding it. All tests sign in at it, on one server.
 */
async function startLyingService() {
  const own = await generateKeyPair('RS256', { extractable: true });
  const other = await generateKeyPair('RS256');
  const jwks = { keys: [{ ...(await exportJWK(own.publicKey)), kid: 'k', alg: 'RS256' }] };
  const now: { lie: Lie; nonce: string } = { lie: {}, nonce: '' };
  const idToken = ({ isWithout, claims, signedBy }: Lie) => {
    const seconds = Math.floor(Date.now() / 1000);
    const nonce = isWithout === 'nonce' ? {} : { nonce: now.nonce };
    const all = {
      iss: issuer,
      aud: 'dowel',
      sub: 'ada',
      iat: seconds,
      exp: seconds + 60,
      ...nonce,
      ...claims,
    };
    const key = signedBy ? other.privateKey : own.privateKey;
    return new SignJWT(all).setProtectedHeader({ alg: 'RS256', kid: 'k' }).sign(key);
  };
  const env = { DOWEL_OIDC_ISSUER: issuer, DOWEL_OIDC_CLIENT_SECRET: clientSecret };
  const server = await startBrowser(env, async (address, init) => {
    const { lie } = now;
    switch (new URL(address).pathname) {
      case '/.well-known/openid-configuration':
        return Response.json({
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/jwks`,
          userinfo_endpoint: `${issuer}/userinfo`,
          ...lie.description,
        });
      case '/jwks':
        return lie.keys?.() ?? Response.json(jwks);
      case '/userinfo':
        return lie.person?.() ?? Response.json(lie.userinfo ?? { sub: 'ada' });
      default:
        if (new Headers(init?.headers).get('authorization') !== `Basic ${btoa(`dowel:${clientSecret}`)}`)
          return Response.json({ error: 'invalid_client' }, { status: 401 });
        if (lie.token) return lie.token();
        return Response.json({
          access_token: 'at',
          token_type: 'Bearer',
          ...(lie.isWithout !== 'the token' && { id_token: await idToken(lie) }),
        });
    }
  });
  return async (lie: Lie, fields: Record<string, string> = {}) => {
    const browser = new SignInBrowser(server);
    now.lie = lie;
    const { searchParams } = addressIn(await browser.click('/sign-in', fields));
    now.nonce = searchParams.get('nonce') ?? '';
    const back = (more: string) =>
      browser.open(`/sign-in/callback?state=${searchParams.get('state')}&code=c${more}`);
    return { browser, back, searchParams };
  };
}

const past = Math.floor(Date.now() / 1000) - 3600;

describe('an answer that cannot be trusted', () => {
  let signIn: Awaited<ReturnType<typeof startLyingService>>;
  beforeAll(async () => {
    signIn = await startLyingService();
  });

  it('signs in when it can be', async () => {
    const { back } = await signIn({});

    expect((await back(`&iss=${issuer}`)).status).toBe(303);
  });

  it.each([
    ['login', ['none', 'login', 'consent']],
    ['select_account', ['login', 'select_account']],
    ['select_account', undefined],
  ])('lets a person choose another account by %s where %j is supported', async (prompt, supported) => {
    const lie = { description: { prompt_values_supported: supported } };
    const { searchParams } = await signIn(lie, { choosesAccount: 'yes' });

    expect(searchParams.get('prompt')).toBe(prompt);
  });

  it.each([
    ['names a reason', { 'www-authenticate': 'Bearer error="invalid_token"' }],
    ['names none', {}],
  ])(
    'believes an ID token with an address when the userinfo endpoint refuses, and %s',
    async (_, headers) => {
      const person = () => new Response(null, { status: 401, headers });
      const { back } = await signIn({ claims: { email }, person });

      expect((await back('')).status).toBe(303);
    },
  );

  // @holds B2
  it.each([
    ['is signed by another key', { signedBy: 'another key' }],
    ['is for another client', { claims: { aud: 'other' } }],
    ['is of another issuer', { claims: { iss: 'https://evil.example' } }],
    ['is old', { claims: { iat: past, exp: past + 60 } }],
    ['is for another sign-in', { claims: { nonce: 'another' } }],
    ['does not say for which sign-in it is', { isWithout: 'nonce' }],
    ['is not there', { isWithout: 'the token' }],
    ['has no subject', { claims: { sub: undefined } }],
    ['has an empty subject', { claims: { sub: '', email } }],
    ['has a subject of 256 characters', { claims: { sub: 'a'.repeat(256), email } }],
    ['has a subject that no database can store', { claims: { sub: 'a\0da', email } }],
    ['has half a character for a subject', { claims: { sub: 'a\ud800', email } }],
    ['has a number for a subject', { claims: { sub: 7, email } }],
    ['has a list of issuers', { claims: { iss: [issuer] } }],
    ['is for others too, and was asked for by one of them', { claims: { aud: ['dowel', 'b'], azp: 'b' } }],
    ['is for nobody', { claims: { aud: [] } }],
    ['has a number for a nonce', { claims: { nonce: 7 } }],
    ['ends at no time', { claims: { exp: 'never' } }],
    ['comes in an answer that is no JSON', { token: () => new Response('<html>') }],
    ['comes in a list', { token: () => Response.json([]) }],
    ['comes with nothing else', { token: () => Response.json({ id_token: 'a.b.c' }) }],
    [
      'is no token',
      { token: () => Response.json({ access_token: 'a', token_type: 'bearer', id_token: 'a.b.c' }) },
    ],
    [
      'tells no address, and the userinfo endpoint refuses',
      { person: () => new Response(null, { status: 401 }) },
    ],
    ['is followed by no person', { userinfo: 'ada' }],
    ['is followed by a person without a subject', { userinfo: { email: 'ada@acme.example' } }],
    [
      'is about somebody else than the userinfo endpoint',
      { userinfo: { sub: 'eve', email: 'ada@acme.example' } },
    ],
  ] as const)('signs nobody in when the ID token %s', async (_, lie) => {
    const { browser, back } = await signIn(lie);

    const page = await back('');

    expect(page).toMatchObject({ status: 502, text: expect.stringContaining('no usable answer') });
    expect(browser.cookies.get('dowel-session')).toBeUndefined();
  });

  // @holds B2
  it('signs nobody in when it came from another issuer than the one that was asked', async () => {
    const { browser, back } = await signIn({});

    const page = await back('&iss=https://evil.example');

    expect(page.status).toBe(502);
    expect(browser.cookies.get('dowel-session')).toBeUndefined();
  });

  it.each([
    ['the keys', { keys: () => Response.json({}, { status: 503 }) }],
    ['the token', { token: () => Response.json({}, { status: 503 }) }],
    ['the person', { claims: { email }, person: () => Response.json({}, { status: 503 }) }],
  ] as const)('says that the service does not answer when it is too busy for %s', async (_, lie) => {
    const { back } = await signIn(lie);

    expect(await back('')).toMatchObject({ status: 502, text: expect.stringContaining('does not answer') });
  });

  it('shows no words of the address as ours', async () => {
    const { back } = await signIn({});

    const page = await back('&error=<script>&error_description=call+0900');

    expect(page.status).toBe(502);
    expect(page.text).not.toContain('call 0900');
    expect(page.text).not.toContain('<script>&');
  });

  it.each([
    ['of a wrong type', { email: { $ne: 1 }, email_verified: 'yes', name: ['x'], given_name: 'A\0da' }],
    [
      'that are too long',
      { email: `${'a'.repeat(60)}@${'b.'.repeat(200)}example`, name: 'N'.repeat(100_000) },
    ],
    [
      'that cannot be shown',
      { email: 'a\u0007da@acme.example', name: '\u0000\u0007', family_name: '\ud800' },
    ],
    ['that are null', { email: null, email_verified: null, name: null }],
  ])('keeps claims out %s', async (_, claims) => {
    const { back } = await signIn({ claims });

    expect((await back('')).status).toBe(303);
  });
});
