import { createCatalogue, sandboxProviders } from '@dowel/catalogue';
import type { CatalogueEntry } from '@dowel/schema';
import { describe, expect, inject, it } from 'vitest';
import { providerSupport } from '../../../../test/provider-support.ts';
import { controlSandbox, openSandboxAccount } from '../../../../test/sandbox-control.ts';
import { startGenerating } from './start-generating.fixture.ts';

const owner = { groupRef: 'acme', consumerRef: 'ada' };
const oauth = (grantType: 'clientCredentials' | 'password') => ({
  grantType,
  tokenURL: 'https://{{.workspace}}.larch.example/token',
  explicitScopesRequired: false,
  explicitWorkspaceRequired: true,
  tokenMetadataFields: {},
});
const workspace = { metadata: { input: [{ name: 'workspace', displayName: 'Subdomain' }] } };
const providers: Record<string, CatalogueEntry> = {
  larch: {
    authType: 'oauth2',
    baseURL: 'https://{{.workspace}}.larch.example',
    oauth2Opts: oauth('clientCredentials'),
    support: providerSupport,
    ...workspace,
  },
  pine: {
    authType: 'oauth2',
    baseURL: 'https://{{.workspace}}.larch.example',
    oauth2Opts: oauth('password'),
    support: providerSupport,
    ...workspace,
  },
  oak: { authType: 'basic', baseURL: 'https://oak.example', support: providerSupport },
  elm: { authType: 'none', baseURL: 'https://elm.example', support: providerSupport },
  ash: {
    authType: 'apiKey',
    baseURL: 'https://ash.example',
    apiKeyOpts: { attachmentType: 'header', header: { name: 'X-Key' } },
    support: providerSupport,
  },
  fir: {
    authType: 'apiKey',
    baseURL: 'https://fir.example',
    apiKeyOpts: { attachmentType: 'header', header: { name: 'X-Key' } },
    authHealthCheck: { url: 'https://{{.workspace}}.fir.example/me' },
    support: providerSupport,
    ...workspace,
  },
  yew: { authType: 'custom', baseURL: 'https://yew.example', customOpts: {}, support: providerSupport },
};

function startServer(answer?: () => Promise<Response>) {
  const catalogue = createCatalogue(sandboxProviders(inject('sandboxUrl')), providers);
  return startGenerating({ catalogue, ...(answer && { answer }) });
}

const tokens = async () => Response.json({ access_token: 'access-1', expires_in: 3600 });
const noSuchHost = async () => {
  const cause = Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' });
  throw new TypeError('fetch failed', { cause });
};
const metadata = { providerMetadata: { workspace: { value: 'acme', source: 'input' } } };
const clientCredentials = {
  provider: 'larch',
  oauth2ClientCredentials: { clientId: 'c', clientSecret: 'hush' },
};

describe('connecting with credentials', () => {
  it('makes one connection of two requests at once', async () => {
    const { generate, sandboxUrl, list } = await startServer();
    const { apiKey } = await openSandboxAccount(sandboxUrl);
    const body = { provider: 'sandboxApiKey', apiKey };

    const answers = await Promise.all([generate(body), generate(body)]);

    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await list()).toHaveLength(1);
  });

  // @holds S29, S42, S63, S75
  it('gets a token at the workspace for client credentials or a password, and stores what needs none', async () => {
    const { generate, seen } = await startServer(tokens);
    const password = { username: 'ada', password: 'pw-1', clientId: 'c', clientSecret: 'hush' };

    for (const [body, authScheme] of [
      [clientCredentials, 'oauth2/clientCredentials'],
      [{ provider: 'pine', oauth2PasswordCredentials: password }, 'oauth2/password'],
    ] as const) {
      expect(await generate({ ...body, ...metadata })).toMatchObject({
        status: 201,
        body: { authScheme, status: 'created', providerWorkspaceRef: 'acme' },
      });
    }
    for (const [body, authScheme] of [
      [{ provider: 'oak', basicAuth: { username: 'ada', password: '' } }, 'basic'],
      [{ provider: 'elm' }, 'none'],
    ] as const) {
      expect(await generate(body)).toMatchObject({ status: 201, body: { authScheme, status: 'created' } });
    }
    expect(seen.map(({ url }) => url)).toEqual(Array(2).fill('https://acme.larch.example/token'));
  });

  it('brings in tokens somebody holds already, and warns where no app can renew them', async () => {
    const { given, generate, request, connections, project } = await startServer();
    const { app } = await given.providerApp();
    const { id } = await given.oauthConnection();
    const { body: held } = await request('GET', `${connections}/${id}?includeRefreshToken=true`);

    const { oauth2AuthorizationCode } = held;
    const answer = await generate({ provider: 'sandbox', consumerRef: 'bob', oauth2AuthorizationCode });
    await request('DELETE', `/v1/projects/${project.id}/provider-apps/${app.id}`);
    const orphan = await generate({ provider: 'sandbox', consumerRef: 'cy', oauth2AuthorizationCode });

    for (const one of [answer, orphan])
      expect(one).toMatchObject({ status: 201, body: { status: 'working' } });
    expect([answer, orphan].map(({ headers }) => headers.get('dowel-warning'))).toEqual([
      null,
      'no_effect;path="oauth2AuthorizationCode.refreshToken"',
    ]);
  });

  it('renews an access token that is over, also where nobody has said since when', async () => {
    const { given, generate, request, connections } = await startServer();
    await given.providerApp();
    const { id } = await given.oauthConnection();
    const { body: held } = await request('GET', `${connections}/${id}?includeRefreshToken=true`);
    const over = { ...held.oauth2AuthorizationCode, accessToken: { token: 'over' } };

    const renewed = await generate({
      provider: 'sandbox',
      consumerRef: 'bob',
      oauth2AuthorizationCode: over,
    });
    const refused = await generate({
      provider: 'sandbox',
      consumerRef: 'cy',
      oauth2AuthorizationCode: { ...over, refreshToken: { token: 'over' } },
    });

    expect(renewed).toMatchObject({ status: 201, body: { status: 'working' } });
    expect(refused).toMatchObject({ status: 422, body: { code: 'credentials_rejected' } });
  });

  // @holds S79
  it('keeps what was typed while the provider is away, and says so', async () => {
    const { generate, list } = await startServer(async () => new Response('', { status: 503 }));

    const key = await generate({ provider: 'sandboxApiKey', apiKey: 'key-1' });
    const client = await generate({ ...clientCredentials, ...metadata });

    for (const { status, body } of [key, client]) {
      expect(status).toBe(201);
      expect(body).toMatchObject({
        status: 'created',
        diagnosis: { reason: 'provider_unreachable', actor: 'provider', nextStep: expect.any(String) },
      });
    }
    expect(await list()).toHaveLength(2);
  });
});

describe('connecting with what cannot be used', () => {
  it('is refused, and says why', async () => {
    const { generate, given, list } = await startServer();
    const basicAuth = { username: 'a', password: 'b' };

    const cases: [object, number, string][] = [
      [{ provider: 'nope', apiKey: 'k' }, 400, 'provider_unknown'],
      [{ provider: 'sandboxApiKey', basicAuth }, 422, 'auth_scheme_mismatch'],
      [{ provider: 'oak', apiKey: 'k', basicAuth }, 422, 'auth_scheme_mismatch'],
      [{ provider: 'sandboxApiKey' }, 422, 'auth_scheme_mismatch'],
      [{ provider: 'elm', apiKey: 'k' }, 422, 'auth_scheme_mismatch'],
      [{ provider: 'sandbox', oauth2AuthorizationCode: {} }, 422, 'auth_scheme_mismatch'],
      [{ provider: 'yew', customAuth: { key: 'k' } }, 422, 'auth_scheme_unsupported'],
      [{ provider: 'fir' }, 422, 'auth_scheme_mismatch'],
      [clientCredentials, 400, 'provider_metadata_missing'],
      [{ provider: 'elm', consumerRef: undefined }, 400, 'invalid_request'],
    ];
    for (const [body, status, code] of cases) {
      expect(await generate(body), JSON.stringify(body)).toMatchObject({
        status,
        body: { code, detail: expect.any(String), remedy: expect.any(String) },
      });
    }
    // The member that the provider takes is named.
    const { body } = await generate({ provider: 'oak', apiKey: 'k' });
    expect(body.builderRemedy).toBe('oak takes the member "basicAuth".');
    const ada = given.asConsumer(await given.consumerToken());
    for (const [name, value] of [
      ['groupRef', 'globex'],
      ['consumerRef', 'bob'],
    ] as const) {
      expect(await generate({ provider: 'elm', [name]: value }, ada), 'of another').toMatchObject({
        status: 403,
        body: { code: 'token_not_allowed', issues: [{ name }] },
      });
    }
    expect(await list()).toEqual([]);
  });

  it('is told before what else is missing, also for a sign-in and for new credentials', async () => {
    const { generate, request, connections, project } = await startServer(tokens);
    const { body: connection } = await generate({ ...clientCredentials, ...metadata });
    const changed = {
      updateMask: ['apiKey', 'providerMetadata'],
      connection: { apiKey: 'k', providerMetadata: {} },
    };

    const signIn = await request('POST', '/v1/oauth-connect', {
      ...owner,
      projectIdOrName: project.id,
      provider: 'larch',
    });
    const update = await request('PATCH', `${connections}/${connection.id}`, changed);

    for (const answer of [signIn, update]) {
      expect(answer).toMatchObject({ status: 422, body: { code: 'auth_scheme_mismatch' } });
    }
  });

  it("is refused for a typed value that makes no host, and kept while a host of the provider's own is not found", async () => {
    const { generate, list } = await startServer(noSuchHost);

    for (const [body, host] of [
      [clientCredentials, 'acme.larch.example'],
      [{ provider: 'fir', apiKey: 'hush' }, 'acme.fir.example'],
    ] as const) {
      expect(await generate({ ...body, ...metadata })).toMatchObject({
        status: 400,
        body: {
          code: 'invalid_request',
          detail: `There is no host ${host}. Check the Subdomain.`,
          issues: [{ in: 'body', name: 'providerMetadata.workspace' }],
        },
      });
    }
    expect(await list()).toEqual([]);
    expect(await generate({ provider: 'sandboxApiKey', apiKey: 'key-1' })).toMatchObject({
      status: 201,
      body: { status: 'created', diagnosis: { reason: 'provider_unreachable' } },
    });
  });

  it("is refused for a wrong key, with the provider's words", async () => {
    const { generate, list } = await startServer();

    const answer = await generate({ provider: 'sandboxApiKey', apiKey: 'juniper_wrong_key' });

    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'credentials_rejected', remedy: expect.any(String) },
    });
    expect(answer.body.causes[0]).toMatch(/key/i);
    expect(JSON.stringify(answer.body)).not.toContain('juniper_wrong_key');
    expect(await list()).toEqual([]);
  });

  it('refuses a key that no header can carry, and keeps it out of the log', async () => {
    const { generate, list, logged } = await startServer();

    for (const [provider, apiKey] of [
      ['sandboxApiKey', 'hush\r\nX-Other: 1'],
      ['sandboxApiKey', 'ключ-hush'],
      // This one cannot be asked.
      ['ash', 'hush\nhush'],
    ]) {
      const answer = await generate({ provider, apiKey });
      expect(answer, provider).toMatchObject({
        status: 422,
        body: {
          code: 'credentials_rejected',
          causes: [expect.stringContaining('Copy them again')],
          remedy: 'Check the credentials and send them again.',
        },
      });
      expect(JSON.stringify(answer.body) + logged.join('')).not.toContain('hush');
    }
    expect(await list()).toEqual([]);
  });

  it('keeps the connection that is there when its new key is wrong, or nobody can say whether it is right', async () => {
    const { generate, given, request, connections, sandboxUrl, list } = await startServer();
    const { apiKey } = await openSandboxAccount(sandboxUrl);
    const { id } = await given.connection({ apiKey });
    const wrong = await generate({ provider: 'sandboxApiKey', apiKey: 'juniper_wrong_key' });
    expect(wrong.status).toBe(422);
    const path = `${connections}/${id}?includeCreds=true`;
    expect((await request('GET', path)).body).toMatchObject({ apiKey, status: 'working' });
    await controlSandbox(sandboxUrl, '/faults', {
      path: '/api',
      status: 503,
      apiKey: 'juniper_new_key',
      times: 1,
    });

    const answer = await generate({ provider: 'sandboxApiKey', apiKey: 'juniper_new_key' });

    expect(answer).toMatchObject({ status: 502, body: { code: 'provider_unreachable', retryable: true } });
    expect(answer.body.detail).toContain('The stored ones were kept.');
    expect((await request('GET', path)).body).toMatchObject({ apiKey, status: 'working' });
    expect(await list()).toHaveLength(1);
  });

  it.each(['https://acme.larch.example/home?tab=1', 'acme.larch.example'])(
    'takes the name of the workspace out of %s',
    async (providerWorkspaceRef) => {
      const { generate, seen } = await startServer(tokens);

      expect(await generate({ ...clientCredentials, providerWorkspaceRef })).toMatchObject({
        status: 201,
        body: { providerWorkspaceRef: 'acme', providerMetadata: { workspace: { value: 'acme' } } },
      });
      expect(seen.map(({ url }) => url)).toEqual(['https://acme.larch.example/token']);
    },
  );

  it('is refused for a workspace that would send the secret elsewhere', async () => {
    const { generate, list, seen } = await startServer(tokens);

    for (const providerWorkspaceRef of [
      'evil.example/',
      'evil.example#',
      'evil.example?',
      'a@evil.example',
      'evil.example\\',
      'evil.example/..',
    ]) {
      const answer = await generate({ ...clientCredentials, providerWorkspaceRef });
      expect(answer, providerWorkspaceRef).toMatchObject({
        status: 400,
        body: { code: 'invalid_request', issues: [{ name: 'providerMetadata.workspace' }] },
      });
    }
    expect(seen).toEqual([]);
    expect(await list()).toEqual([]);
  });
});
