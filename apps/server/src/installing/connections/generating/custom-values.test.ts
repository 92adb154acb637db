import { createCatalogue } from '@dowel/catalogue';
import type { CatalogueEntry } from '@dowel/schema';
import { describe, expect, it } from 'vitest';
import { providerSupport } from '../../../../test/provider-support.ts';
import { startGenerating } from './start-generating.fixture.ts';

const willow: CatalogueEntry = {
  authType: 'custom',
  baseURL: 'https://api.willow.example',
  customOpts: {
    inputs: [
      { name: 'user', displayName: 'User' },
      { name: 'token', displayName: 'Token' },
    ],
    providerInputs: [
      { name: 'clientId', displayName: 'Partner' },
      { name: 'clientSecret', displayName: 'Partner secret' },
      { name: 'partnerKey', displayName: 'Partner key' },
    ],
    headers: [
      { name: 'Authorization', valueTemplate: 'Willow {{.user}}:{{ .token }}' },
      { name: 'X-Partner', valueTemplate: '{{.clientId}}:{{.clientSecret}}:{{.partnerKey}}' },
      { name: 'X-Region', valueTemplate: '{{.region}}' },
    ],
    queryParams: [{ name: 'token', valueTemplate: '{{.token}}' }],
  },
  authHealthCheck: { url: 'https://api.willow.example/me' },
  metadata: { input: [{ name: 'region', defaultValue: 'eu' }] },
  support: providerSupport,
};

/** A server whose project has an app for the provider, and a provider that answers each request by `answer`. */
async function startServer({
  answer = () => Response.json({}),
  providerParams = { partnerKey: 'partner-key-1', token: 'of the app' },
}: {
  answer?: (request: Request) => Response;
  providerParams?: Record<string, string>;
} = {}) {
  const server = await startGenerating({ catalogue: createCatalogue({ willow }), answer });
  const base = `/v1/projects/${server.project.id}`;
  const { body: app } = await server.request('POST', `${base}/provider-apps`, {
    provider: 'willow',
    clientId: 'partner-1',
    clientSecret: 'partner-secret-1',
    metadata: { providerParams },
  });
  return {
    ...server,
    base,
    app,
    connect: (customAuth: object) => server.generate({ provider: 'willow', customAuth }),
  };
}

const typed = { user: 'ada', token: 'token-1', region: 'is not asked for', partnerKey: 'neither' };

describe('connecting with values of the person and of the builder', () => {
  it('sends each in its place, in the health check and in calls', async () => {
    const { connect, call, seen } = await startServer();

    const { status, body } = await connect(typed);
    await call(body.id, '/things?limit=5');

    expect({ status, connection: body.status }).toEqual({ status: 201, connection: 'working' });
    expect(seen.map(({ url }) => url)).toEqual([
      'https://api.willow.example/me?token=token-1',
      'https://api.willow.example/things?limit=5&token=token-1',
    ]);
    for (const { headers } of seen) {
      expect(headers.get('authorization')).toBe('Willow ada:token-1');
      expect(headers.get('x-partner')).toBe('partner-1:partner-secret-1:partner-key-1');
      expect(headers.get('x-region')).toBe('eu');
    }
  });

  it('uses what the builder has set since', async () => {
    const { connect, call, seen, request, base, app } = await startServer();
    const { body } = await connect(typed);

    await request('PATCH', `${base}/provider-apps/${app.id}`, {
      updateMask: ['clientSecret', 'metadata'],
      providerApp: { clientSecret: 'partner-secret-2', metadata: { providerParams: { partnerKey: 'k-2' } } },
    });
    await call(body.id, '/things?limit=5');

    expect(seen.at(-1)?.headers.get('x-partner')).toBe('partner-1:partner-secret-2:k-2');
  });

  it('stores and sends nothing while the builder has not set a value', async () => {
    const { connect, list, seen } = await startServer({ providerParams: {} });

    const answer = await connect(typed);

    expect(answer).toMatchObject({
      status: 422,
      body: {
        code: 'credentials_rejected',
        causes: [expect.stringContaining('"partnerKey"')],
        context: { reason: 'misconfigured_app' },
      },
    });
    expect([seen, await list()]).toEqual([[], []]);
  });

  it('refuses a call once a value is gone, and says which', async () => {
    const { connect, call, request, base, app, seen } = await startServer();
    const { body } = await connect(typed);
    await request('DELETE', `${base}/provider-apps/${app.id}`);
    seen.length = 0;

    const called = call(body.id, '/things?limit=5');

    await expect(called).rejects.toMatchObject({
      code: 'credentials_rejected',
      details: { causes: [expect.stringContaining('"clientId"')] },
    });
    expect(seen).toEqual([]);
  });

  it('tells a refusal without the secrets that it quotes', async () => {
    const quoted = 'token-1-of-ada partner-secret-1 partner-key-1';
    const { connect, list, logged } = await startServer({
      answer: () => Response.json({ error: `Wrong: ${quoted}` }, { status: 401 }),
    });

    const answer = await connect({ ...typed, token: 'token-1-of-ada' });

    expect(answer).toMatchObject({ status: 422, body: { code: 'credentials_rejected' } });
    expect(answer.body.causes[0]).toContain('Wrong');
    const told = JSON.stringify(answer.body) + logged.join('');
    for (const secret of quoted.split(' ')) expect(told).not.toContain(secret);
    expect(await list()).toEqual([]);
  });

  it.each([
    ['a line break', 'token-1\r\nX-Other: 1'],
    ['other letters', 'ключ-token-1'],
  ])('refuses a value that no header can carry, with %s', async (_, token) => {
    const { connect, list, seen, logged } = await startServer();

    const answer = await connect({ ...typed, token });

    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'credentials_rejected', causes: [expect.stringContaining('Copy them again')] },
    });
    expect(JSON.stringify(answer.body) + logged.join('')).not.toContain('token-1');
    expect([seen, await list()]).toEqual([[], []]);
  });
});
