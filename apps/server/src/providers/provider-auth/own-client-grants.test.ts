import { describe, expect, it } from 'vitest';
import { oauth2ClientCredentials } from './oauth2-client-credentials.ts';
import { oauth2Password } from './oauth2-password.ts';
import { answer, callAnswering, oauthProvider } from './providers.fixture.ts';

describe('connecting with client credentials', () => {
  // @holds S89
  it("sends the customer's own client, its scopes and the audience", async () => {
    const audience = ['https://api.example/', 'https://files.example/'];
    const scopeMappings = { b: 'https://api.example/b' };
    const provider = oauthProvider({ grantType: 'clientCredentials', audience, scopeMappings });
    const { call, seen } = callAnswering(provider, answer({ access_token: 'access-1' }));
    const given = { clientId: 'theirs', clientSecret: 'hush', scopes: ['a', 'b'] };

    const connected = await oauth2ClientCredentials.connect(call, { oauth2ClientCredentials: given });

    expect(seen[0]?.form).toMatchObject({
      grant_type: 'client_credentials',
      scope: 'a https://api.example/b',
    });
    expect(seen[0]?.parameters.getAll('audience')).toEqual(audience);
    expect(seen[0]?.headers.get('authorization')).toBe(`Basic ${btoa('theirs:hush')}`);
    expect(connected).toMatchObject({
      oauth2ClientCredentials: given,
      tokens: { accessToken: { token: 'access-1' } },
    });
  });
});

describe('connecting with a client that the provider refuses', () => {
  const given = { clientId: 'theirs', clientSecret: 'hush' };

  it.each([
    ['the client', answer({ error: 'invalid_client' }, 401)],
    ['the grant', answer({ error: 'unauthorized_client' }, 400)],
    ['the address', answer('no such account', 404)],
  ])('tells the person who typed it, when %s is refused', async (_, refusal) => {
    const { call } = callAnswering(oauthProvider({ grantType: 'clientCredentials' }), refusal);

    const connecting = oauth2ClientCredentials.connect(call, { oauth2ClientCredentials: given });

    await expect(connecting).rejects.toMatchObject({ reason: 'revoked' });
  });
});

describe('connecting with a password', () => {
  const given = { username: 'ada', password: 'hush', clientId: 'theirs', clientSecret: 'quiet' };
  const issued = answer({ access_token: 'access-1', refresh_token: 'refresh-1' });

  it('trades it for tokens', async () => {
    const own = { tokenURLParams: { platform: 'base' }, scopeMappings: { b: 'https://api.example/b' } };
    const { call, seen } = callAnswering(oauthProvider({ grantType: 'password', ...own }), issued);

    const connected = await oauth2Password.connect(call, {
      oauth2PasswordCredentials: { ...given, scopes: ['a', 'b'] },
    });

    expect(seen[0]?.form).toEqual({
      grant_type: 'password',
      username: 'ada',
      password: 'hush',
      platform: 'base',
      scope: 'a https://api.example/b',
    });
    expect(connected.tokens?.refreshToken?.token).toBe('refresh-1');
  });

  it('uses it again when the refresh token no longer counts', async () => {
    const refusal = answer({ error: 'invalid_grant' }, 400);
    const { call, seen } = callAnswering(oauthProvider({ grantType: 'password' }), refusal, issued);
    const stored = { oauth2PasswordCredentials: given, tokens: { refreshToken: { token: 'refresh-0' } } };

    const renewed = await oauth2Password.refresh?.(call, stored);

    expect(seen.map(({ form }) => form.grant_type)).toEqual(['refresh_token', 'password']);
    expect(renewed?.tokens?.accessToken?.token).toBe('access-1');
  });
});
