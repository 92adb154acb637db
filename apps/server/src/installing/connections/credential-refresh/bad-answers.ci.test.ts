import type { ServerResponse } from 'node:http';
import { createCatalogue, sandboxProviders } from '@dowel/catalogue';
import { describe, expect, it } from 'vitest';
import { authorizedFetch } from '../../../../test/authorized-fetch.ts';
import { receiverOfEachTest } from '../../../../test/receiver-of-each-test.ts';
import { startTestServer } from '../../../../test/start-test-server.ts';
import { selectConnection } from '../queries.ts';

type Write = (response: ServerResponse) => unknown;

const json =
  (body: unknown, status = 200): Write =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

const good = { access_token: 'access-2', refresh_token: 'refresh-2', expires_in: 3600 };

const provider = receiverOfEachTest();

/** The provider takes every token, and its token endpoint writes this. */
const answering = (write: Write) =>
  provider.answers(
    (response, _, { path }) => void (path === '/oauth/token' ? write : json({ ok: true }))(response),
  );

async function startConnected() {
  answering(json(good));
  const server = await startTestServer({
    catalogue: createCatalogue(sandboxProviders(provider.origin)),
    now: new Date('2026-01-01T00:00:00Z'),
  });
  const path = `/v1/projects/${server.project.id}`;
  const app = {
    provider: 'sandbox',
    clientId: 'app',
    clientSecret: 's3cret-of-the-app',
    scopes: ['crm.read'],
  };
  await server.request('POST', `${path}/provider-apps`, app);
  const { body } = await server.request('POST', `${path}/connections:generate`, {
    provider: 'sandbox',
    groupRef: 'acme',
    consumerRef: 'ada',
    oauth2AuthorizationCode: { accessToken: { token: 'access-1' }, refreshToken: { token: 'refresh-1' } },
  });
  return {
    ...server,
    /** Lets the provider answer a forced refresh, and tells what the caller and the database have of it. */
    async refresh(answer: Write) {
      answering(answer);
      const query = 'refresh=force&includeRefreshToken=true';
      const { status, body: said } = await server.request('GET', `${path}/connections/${body.id}?${query}`);
      const row = await selectConnection(server.context(), body.id);
      server.advanceClock(10_000);
      return { status, said, row };
    },
    stored: async () =>
      (await server.request('GET', `${path}/connections/${body.id}?includeRefreshToken=true`)).body
        .oauth2AuthorizationCode,
    call: async () => (await authorizedFetch(server.context(), body.id)('/me')).status,
  };
}

const html = '<html><body>Sign in to our wifi</body></html>';
const away = 'provider_unreachable';
// https://www.zoho.com/crm/developer/docs/api/v2/token-validity.html
const tooMany = {
  error_description: 'You have made too many requests continuously. Please try again after some time.',
  status: 'failure',
};
// https://github.com/websmurf/laravel-exact-online/issues/31
const tooEarly = { error_description: 'Rate limit exceeded: access_token not expired' };

describe('a token endpoint that answers a refresh with something else than tokens', () => {
  // @holds M14
  it.each<[string, Write, string]>([
    ['nothing', (response) => response.writeHead(200).end(), away],
    ['no content', (response) => response.writeHead(204).end(), away],
    ['an object without a token', json({ token_type: 'bearer', expires_in: 3600 }), away],
    ['a number for a token', json({ ...good, access_token: 4711 }), away],
    ['an empty token', json({ ...good, access_token: '' }), away],
    ['a token too long for a header', json({ ...good, access_token: 'a'.repeat(20_000) }), away],
    ['a token that no header can carry', json({ ...good, access_token: 'a\r\nx-admin: 1' }), away],
    ['a page', (response) => response.writeHead(200, { 'content-type': 'text/html' }).end(html), away],
    ['a page that refuses', (response) => response.writeHead(403).end(html), away],
    [
      'half of its answer',
      (response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '500' });
        response.write('{"access_token":"access-2","refr', () => response.destroy());
      },
      away,
    ],
    [
      'a way to another place',
      (response) => response.writeHead(302, { location: 'https://a.example' }).end(),
      away,
    ],
    ['an error of its own', json({ error: 'server_error' }, 500), away],
    ['a plea to wait', json({ error: 'slow_down' }, 429), 'rate_limited'],
    ["a plea in Zoho's words", json({ error: 'Access Denied', ...tooMany }), 'rate_limited'],
    ["a plea in Exact's words", json({ error: 'access_denied', ...tooEarly }, 400), 'rate_limited'],
    ['a plea in words of the standard', json({ error: 'temporarily_unavailable' }, 400), 'rate_limited'],
    ['a refusal with status 200', json({ error: 'invalid_grant' }), 'revoked'],
    ["a refusal in GitHub's words", json({ error: 'bad_refresh_token' }), 'revoked'],
    ["a refusal in Slack's words", json({ ok: false, error: 'invalid_refresh_token' }), 'revoked'],
    ["a refusal in Zoho's words", json({ error: 'invalid_code' }), 'revoked'],
    ['a refusal in an object', json({ error: { code: 'invalid_grant', message: 'Over.' } }), 'revoked'],
    ['a refusal in a list', json({ errors: [{ message: 'The token is over.' }] }), 'revoked'],
    ['a refusal by a flag', json({ success: false, message: 'The token is over.' }), 'revoked'],
    ['an unknown client in an object', json({ error: { code: 'invalid_client' } }), 'misconfigured_app'],
    ['an outage in an object', json({ error: { code: 503, message: 'Later.' } }), away],
    ['a plea in an object', json({ error: { code: 'slow_down' } }), 'rate_limited'],
    [
      'a refusal that repeats the secrets',
      json({ error: 'invalid_grant', error_description: 'refresh-1 s3cret-of-the-app' }, 400),
      'revoked',
    ],
  ])('keeps the old tokens after %s', async (_, answer, reason) => {
    const { refresh, stored, logged } = await startConnected();

    const { status, said, row } = await refresh(answer);

    expect(status).toBe(/revoked|misconfigured_app/.test(reason) ? 422 : 502);
    expect(row?.diagnosis).toMatchObject({ reason });
    expect(await stored()).toMatchObject({
      accessToken: { token: 'access-1' },
      refreshToken: { token: 'refresh-1' },
    });
    expect(JSON.stringify(said) + logged.join('')).not.toMatch(/s3cret|refresh-1|access-2/);
    expect(await refresh(json(good))).toMatchObject({ status: 200, row: { diagnosis: { reason: 'ok' } } });
  });

  it('takes tokens whatever is said of their life, and tells when the refresh token ends', async () => {
    const { refresh, stored, call, now } = await startConnected();

    for (const [expires_in, year] of [
      [-5, null],
      ['soon', null],
      [1e300, '2125'],
      [[3600], null],
      [undefined, null],
    ] as const) {
      const { status, row } = await refresh(json({ ...good, expires_in }));
      expect(status, String(expires_in)).toBe(200);
      expect(row?.tokenExpireTime?.toISOString().slice(0, 4) ?? null).toBe(year);
      expect(row?.refreshDueTime?.getTime()).toBeGreaterThan(now().getTime());
      expect(await call()).toBe(200);
    }
    const issuedAt = now();
    await refresh(json({ ...good, refresh_token_expires_in: 86_400 }));
    expect((await stored()).refreshToken).toEqual({
      token: 'refresh-2',
      issuedAt: issuedAt.toISOString(),
      expiresAt: new Date(issuedAt.getTime() + 86_400_000).toISOString(),
    });
  });
});
