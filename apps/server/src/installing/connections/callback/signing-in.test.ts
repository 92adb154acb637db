import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { startSignInServer } from '../../../../test/signing-in.ts';
import { oauthProvider } from '../../../providers/provider-auth/providers.fixture.ts';
import { atCallback } from './at-callback.fixture.ts';

describe('signing in to a provider by OAuth', () => {
  // @holds S26, S27, S29, S32, S33, S63
  it('connects once consent is given, with group and consumer', async () => {
    const { signIn, list, project, providerApp } = await startSignInServer();

    const page = await signIn({ groupName: 'Acme Inc', consumerName: 'Ada' });

    expect(page.status).toBe(200);
    const [connection, ...others] = await list();
    expect(others).toEqual([]);
    expect(page.result.message).toEqual({
      eventType: 'AUTHORIZATION_SUCCEEDED',
      data: { connection: connection.id },
    });
    expect(connection).toMatchObject({
      projectId: project.id,
      provider: 'sandbox',
      providerApp: { id: providerApp.id },
      group: { groupRef: 'acme', groupName: 'Acme Inc' },
      consumer: { consumerRef: 'ada', consumerName: 'Ada' },
      providerWorkspaceRef: 'acme',
      authScheme: 'oauth2/authorizationCodePKCE',
      status: 'working',
      diagnosis: { reason: 'ok' },
    });
    expect(connection).not.toHaveProperty('oauth2AuthorizationCode');
  });

  it('renews a connection by anybody of its group, whose consumer stays', async () => {
    const { given, request, connections, consent, visit, list } = await startSignInServer();
    const connection = await given.oauthConnection();
    const bob = given.asConsumer(await given.consumerToken({ groupRef: 'acme', consumerRef: 'bob' }));

    const { body } = await request('PATCH', `${connections}/${connection.id}:oauth-update`, undefined, bob);
    const page = await visit(await consent(body));

    expect(page.result.message.data.connection).toBe(connection.id);
    expect(await list()).toMatchObject([
      { id: connection.id, consumer: { consumerRef: 'ada' }, updateTime: expect.any(String) },
    ]);
  });

  it('ends on a page that a strict policy allows and an opener can hear', async () => {
    const { signIn } = await startSignInServer();

    const { headers, text } = await signIn();

    const nonce = /script-src 'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1];
    expect(text.split(`nonce="${nonce}"`)).toHaveLength(4);
    expect(text).toContain('Juniper CRM is connected');
    expect(headers.has('cross-origin-opener-policy')).toBe(false);
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

// @holds S33
it('signing in to a provider that knows its workspace better than the person starts at the generic host, and learns the workspace from the token response', async () => {
  const host = 'https://{{.workspace}}.my.salesforce.com';
  const oauth2Opts = {
    authURL: `${host}/authorize`,
    tokenURL: `${host}/token`,
    explicitWorkspaceRequired: true,
    tokenMetadataFields: { workspaceRefField: 'instance_url' },
  };
  const salesforce = {
    ...oauthProvider(oauth2Opts),
    name: 'salesforce',
    baseURL: host,
    authHealthCheck: { url: `${host}/userinfo` },
    metadata: { input: [{ name: 'workspace', displayName: 'Subdomain' }] },
  };
  const answer = { instance_url: 'https://acme.my.salesforce.com' };
  const { callback, address, asked, list } = await atCallback('salesforce', salesforce, { answer });

  await callback();

  expect(address.origin).toBe('https://login.salesforce.com');
  expect(asked).toEqual(['https://login.salesforce.com/token', 'https://acme.my.salesforce.com/userinfo']);
  expect(await list()).toMatchObject([
    { providerWorkspaceRef: 'acme', providerMetadata: { workspace: { value: 'acme', source: 'token' } } },
  ]);
});

it('signing in to a provider that tells its base URL uses it under the name it was told by', async () => {
  const told = 'https://us-1.api.gong.example';
  const gong = {
    ...oauthProvider({ tokenMetadataFields: { workspaceRefField: 'api_base_url_for_customer' } }),
    name: 'gong',
    allowedHosts: ['*.api.gong.example'],
    baseURL: '{{.api_base_url_for_customer}}',
    authHealthCheck: { url: '{{.api_base_url_for_customer}}/v2/users' },
  };
  const answer = { api_base_url_for_customer: told };
  const { callback, asked, list } = await atCallback('gong', gong, { answer });

  await callback();

  expect(asked.at(-1)).toBe(`${told}/v2/users`);
  expect(await list()).toMatchObject([{ status: 'working', providerWorkspaceRef: told }]);
});

// @holds S89, S91
it('signing in to a provider that wants its own scopes and an audience asks for both in its words, at the workspace of the customer', async () => {
  const juniper = {
    ...oauthProvider({
      audience: ['https://{{.workspace}}.juniper.example/api'],
      scopeMappings: { 'crm.read': 'https://{{.workspace}}.juniper.example/scopes/read' },
    }),
    metadata: { input: [{ name: 'workspace' }] },
  };
  const { address } = await atCallback('juniper', juniper, {
    app: { scopes: ['crm.read', 'crm.write'] },
    begun: { providerMetadata: { workspace: { value: 'acme', source: 'input' } } },
  });

  const { searchParams } = address;

  expect(searchParams.get('scope')).toBe('https://acme.juniper.example/scopes/read crm.write');
  expect(searchParams.getAll('audience')).toEqual(['https://acme.juniper.example/api']);
});

// @holds S30, S34
it('signing in to a provider without PKCE that tells who signed in keeps both on the connection', async () => {
  const juniper = oauthProvider({ tokenMetadataFields: { consumerRefField: 'user.id' } });
  const answer = { user: { id: 'u-7' } };
  const { callback, address, list } = await atCallback('juniper', juniper, { answer });

  await callback();

  expect(address.searchParams.has('code_challenge')).toBe(false);
  expect(await list()).toMatchObject([
    { authScheme: 'oauth2/authorizationCode', providerConsumerRef: 'u-7' },
  ]);
});

describe('signing in again to a provider that gives a refresh token with the first consent only', () => {
  const account = { id: 'a-1' };
  const first = { account, scope: 'read write', refresh_token: 'refresh-1' };
  const again = { ...first, access_token: 'access-2', refresh_token: undefined };
  it.each<[string, string | undefined, object, object?]>([
    ['keeps it', 'refresh-1', again],
    ['keeps it for fewer scopes', 'refresh-1', { ...again, scope: 'read' }],
    ['takes another one', 'refresh-2', { ...again, refresh_token: 'refresh-2' }],
    ['keeps none that lacks a scope', undefined, { ...again, scope: 'read write send' }],
    ['keeps none if nobody knows the account', undefined, { ...again, account: {} }, { account: {} }],
    ['keeps none that was revoked', undefined, again, { account, isRevoked: true }],
  ])('%s', async (_, kept, answer, { isRevoked, ...before }: { isRevoked?: boolean } = {}) => {
    const juniper = {
      ...oauthProvider(),
      accountIdentity: { sources: [{ from: 'tokenAnswer' as const, workspace: { id: 'account.id' } }] },
    };
    const said = { ...first, ...before };
    const server = await atCallback('juniper', juniper, { answer: said });
    await server.callback();
    const [{ id }] = await server.list();
    const path = `${server.connections}/${id}?includeRefreshToken=true`;
    if (isRevoked) {
      Object.assign(said, { access_token: undefined, error: 'invalid_grant' });
      expect((await server.request('GET', `${path}&refresh=force`)).status).toBe(422);
      Object.assign(said, { error: undefined });
    }

    Object.assign(said, answer);
    await server.again();

    const { oauth2AuthorizationCode: tokens } = (await server.request('GET', path)).body;
    expect([tokens.accessToken.token, tokens.refreshToken?.token]).toEqual(['access-2', kept]);
  });
});

describe('leading back to the page a sign-in came from', () => {
  const returnUrl = 'https://app.example.com/settings?tab=crm';

  it('adds the connection to the address the page itself has given', async () => {
    const { begin, consent, visit } = await startSignInServer();
    const { body } = await begin({ returnUrl }, { origin: 'https://app.example.com' });

    const { result, text } = await visit(await consent(body));

    const id = result.message.data.connection;
    expect(result.returnUrl).toBe(`${returnUrl}&dowel_connection=${id}`);
    expect(text).toContain('Continue to <bdi>app.example.com</bdi>');
  });

  it('tells the opener of this tab, and closes only a tab without such an address', async () => {
    const { signIn } = await startSignInServer();

    for (const [begun, way] of [
      [{ returnUrl }, expect.stringContaining(returnUrl)],
      [{}, 'closed'],
    ] as const) {
      const { text } = await signIn(begun);
      const [, textContent, script = ''] =
        /id="dowel-result">(.*?)<.*<script[^>]*>(.*?)<\/script>/s.exec(text) ?? [];
      const ends: unknown[] = [];
      const window = {
        opener: { postMessage: ({ eventType }: { eventType: string }) => ends.push(eventType) },
        location: { replace: (address: string) => ends.push(address) },
        close: () => ends.push('closed'),
      };
      const document = { getElementById: () => ({ textContent }) };
      runInNewContext(script, { window, document, setTimeout: (then: () => void) => then() });
      expect(ends).toEqual(['AUTHORIZATION_SUCCEEDED', way]);
    }
  });

  it('adds the reason when there is no connection', async () => {
    const { signIn } = await startSignInServer();

    const { result } = await signIn({ returnUrl }, { decision: 'deny' });

    expect(result.returnUrl).toBe(`${returnUrl}&dowel_error=consent_denied`);
  });

  it.each([
    ['another page', { origin: 'https://evil.example' }],
    ['a page that hides its origin', { origin: 'null' }],
  ])('refuses an address of the builder that %s has given', async (_, headers) => {
    const { begin } = await startSignInServer();

    const answer = await begin({ returnUrl }, headers);

    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'invalid_request', issues: [{ name: 'returnUrl' }] },
    });
  });

  it('refuses an address from an end user whose page is not known', async () => {
    const { begin, given } = await startSignInServer();
    const ada = given.asConsumer(await given.consumerToken());

    const answer = await begin({ returnUrl }, ada);

    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
  });
});
