import { describe, expect, it } from 'vitest';
import { exchangeCode, oauth2AuthorizationCode } from './oauth2-authorization-code.ts';
import { answer, callAnswering, oauthProvider } from './providers.fixture.ts';

const tokens = {
  access_token: 'access-1',
  token_type: 'Bearer',
  expires_in: 3600,
  refresh_token: 'refresh-1',
};
const redirectUri = 'https://dowel.example/callbacks/v1/oauth';

function exchange({ call }: ReturnType<typeof callAnswering>, codeVerifier?: string) {
  const client = { clientId: 'an-app', clientSecret: 's3cr:et/+' };
  return exchangeCode(call, { client, code: 'code-1', state: 'state-1', redirectUri, codeVerifier });
}

describe('redeeming an authorization code', () => {
  // @holds S85
  it('sends code, address and proof, with the secret in the header', async () => {
    const provider = callAnswering(oauthProvider(), answer(tokens));

    const issued = await exchange(provider, 'v'.repeat(43));

    expect(provider.seen).toHaveLength(1);
    expect(provider.seen[0]?.form).toEqual({
      grant_type: 'authorization_code',
      code: 'code-1',
      redirect_uri: redirectUri,
      code_verifier: 'v'.repeat(43),
    });
    expect(provider.seen[0]?.headers.get('authorization')).toBe(`Basic ${btoa('an-app:s3cr%3Aet%2F%2B')}`);
    expect(issued.tokens).toEqual({
      accessToken: {
        token: 'access-1',
        issuedAt: '2026-01-01T00:00:00.000Z',
        expiresAt: '2026-01-01T01:00:00.000Z',
      },
      refreshToken: { token: 'refresh-1', issuedAt: '2026-01-01T00:00:00.000Z' },
    });
  });

  it('sends what the catalogue says besides', async () => {
    const tokenURLParams = { expiring: '1', state: '{{.state}}' };
    const provider = callAnswering(oauthProvider({ tokenURLParams }), answer(tokens));

    await exchange(provider);

    expect(provider.seen[0]?.form).toMatchObject({ code: 'code-1', expiring: '1', state: 'state-1' });
  });

  it.each([
    ['401', answer({ error: 'invalid_client' }, 401, { 'www-authenticate': 'Basic realm="x"' })],
    ['400', answer({ error: 'invalid_request' }, 400)],
    ["400 in the provider's own words", answer({ status: 'BAD_CLIENT_ID', message: 'unknown client' }, 400)],
  ])('sends the secret in the form after a %s', async (_, refusal) => {
    const provider = callAnswering(oauthProvider(), refusal, answer(tokens));

    const issued = await exchange(provider);

    expect(provider.seen[1]?.form).toMatchObject({ client_id: 'an-app', client_secret: 's3cr:et/+' });
    expect(provider.seen[1]?.headers.has('authorization')).toBe(false);
    expect(issued.tokens.accessToken?.token).toBe('access-1');
  });

  it.each([
    ['no token type', { access_token: 'access-1' }, {}],
    ['an odd token type', { access_token: 'access-1', token_type: 'user' }, {}],
    ['a broken id token', { access_token: 'access-1', id_token: 'nonsense' }, {}],
    ['nothing where a token could be', { access_token: 'access-1', refresh_token: null, scope: '' }, {}],
    [
      'a life as text',
      { access_token: 'access-1', expires_in: '60' },
      { expiresAt: '2026-01-01T00:01:00.000Z' },
    ],
    ['a life without end', { access_token: 'access-1', expires_in: 0 }, {}],
  ])('understands a response with %s', async (_, body, expected) => {
    const issued = await exchange(callAnswering(oauthProvider(), answer(body)));

    expect(issued.tokens).toEqual({
      accessToken: { token: 'access-1', issuedAt: '2026-01-01T00:00:00.000Z', ...expected },
    });
  });

  it('understands scopes as a list', async () => {
    const list = await exchange(callAnswering(oauthProvider(), answer({ ...tokens, scope: ['a', 'b'] })));

    expect(list.tokens.scopes).toEqual(['a', 'b']);
  });

  it.each([
    'application/x-www-form-urlencoded; charset=utf-8',
    'Application/X-WWW-Form-Urlencoded',
    'text/html',
  ])('understands a form instead of JSON, also as %s', async (type) => {
    const form = answer('access_token=access-2&scope=a,b', 200, { 'content-type': type });
    const fromForm = await exchange(callAnswering(oauthProvider(), form));

    expect(fromForm.tokens).toMatchObject({ accessToken: { token: 'access-2' }, scopes: ['a', 'b'] });
  });

  it('understands JSON that is called a form', async () => {
    const called = answer(tokens, 200, { 'content-type': 'application/x-www-form-urlencoded' });

    expect(await exchange(callAnswering(oauthProvider(), called))).toMatchObject({
      tokens: { accessToken: { token: 'access-1' } },
    });
  });

  it.each([
    ['a spent code', answer({ error: 'invalid_grant', error_description: 'Code is used' }, 400), 'revoked'],
    ['an error with status 200', answer({ ok: false, error: 'invalid_grant' }), 'revoked'],
    ['a wrong secret', answer({ error: 'invalid_client' }, 401), 'misconfigured_app'],
    ['a scope it lacks', answer({ error: 'invalid_scope' }, 400), 'insufficient_scope'],
    ['too many requests', answer('slow down', 429), 'rate_limited'],
    ['a fault of its own', answer('<h1>Oops</h1>', 503), 'provider_unreachable'],
    ['an empty page', answer('', 200), 'provider_unreachable'],
    ['a redirect', answer('', 302, { location: 'https://elsewhere.example' }), 'provider_unreachable'],
  ])('tells what is wrong after %s', async (_, refusal, reason) => {
    const failing = exchange(callAnswering(oauthProvider(), refusal));

    await expect(failing).rejects.toMatchObject({ name: 'ProviderAuthError', reason });
  });

  it("repeats the provider's words without the secrets in them", async () => {
    const description = 'Code code-1\nof an-app with s3cr:et/+ (s3cr%3Aet%2F%2B) is used';
    const refusal = answer({ error: 'invalid_grant', error_description: description }, 400);

    const failing = exchange(callAnswering(oauthProvider(), refusal));

    await expect(failing).rejects.toThrow('Code ••• of an-app with ••• (•••) is used');
  });
});

describe('refreshing an authorization', () => {
  const stored = {
    tokens: { accessToken: { token: 'access-0' }, refreshToken: { token: 'refresh-0' }, scopes: ['a'] },
  };

  it('keeps the refresh token and scopes when the provider sends none', async () => {
    const { call, seen } = callAnswering(oauthProvider(), answer({ access_token: 'access-1' }));

    const renewed = await oauth2AuthorizationCode.refresh?.(call, stored);

    expect(seen[0]?.form).toEqual({ grant_type: 'refresh_token', refresh_token: 'refresh-0' });
    expect(renewed?.tokens).toMatchObject({
      accessToken: { token: 'access-1' },
      refreshToken: { token: 'refresh-0' },
      scopes: ['a'],
    });
  });

  it.each([
    ['the same place', undefined, ['https://juniper.example/token']],
    ['another query', '?type=refresh', ['https://juniper.example/token?type=refresh']],
    ['another path', '/v1/refresh', ['https://juniper.example/v1/refresh']],
    ['no other host', 'https://elsewhere.example/token', []],
  ])('asks at %s', async (_, refreshURL, addresses) => {
    const provider = oauthProvider(refreshURL === undefined ? {} : { refreshURL });
    const { call, seen } = callAnswering(provider, answer(tokens));

    await oauth2AuthorizationCode.refresh?.(call, stored).catch(() => undefined);

    expect(seen.map(({ url }) => url)).toEqual(addresses);
  });

  it('says that access is over when there is no refresh token', async () => {
    const { call } = callAnswering(oauthProvider());

    const renewing = oauth2AuthorizationCode.refresh?.(call, { tokens: { accessToken: { token: 'a' } } });

    await expect(renewing).rejects.toMatchObject({ reason: 'expired' });
  });

  it('tells an expired refresh token from a revoked one', async () => {
    const { call } = callAnswering(oauthProvider(), answer({ error: 'invalid_grant' }, 400));
    const refreshToken = { token: 'refresh-0', expiresAt: '2025-12-31T00:00:00Z' };

    const revoked = oauth2AuthorizationCode.refresh?.(call, stored);
    await expect(revoked).rejects.toMatchObject({ reason: 'revoked' });

    const expired = oauth2AuthorizationCode.refresh?.(call, { tokens: { refreshToken } });
    await expect(expired).rejects.toMatchObject({ reason: 'expired' });
  });
});
