import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { attackCatalogue } from '../../../test/attack/attack-catalogue.ts';
import { secretsIn } from '../../../test/attack/echoes.ts';
import { wellProvider } from '../../../test/attack/well-provider.ts';
import { connections } from '../../platform/db/tables.ts';
import { startGenerating } from './generating/start-generating.fixture.ts';

const secret = 'client/s3cret+of=the&builder';
const typed = (value: string) => ({ workspace: { value, source: 'input' } });

/**
 * A server whose provider has typed values in its addresses. The test sets its answers for tokens and health checks.
 */
async function startWith(answer: { token?: () => Response; health?: () => Response } = {}) {
  const server = await startGenerating({
    catalogue: attackCatalogue('https://sandbox.example'),
    answer: ({ url }) => {
      const { pathname } = new URL(url);
      if (pathname.endsWith('/token') && answer.token) return answer.token();
      if (pathname.endsWith('/me') && answer.health) return answer.health();
      return wellProvider(url);
    },
  });
  const byClient = (workspace = 'acme') =>
    server.generate({
      provider: 'typedClient',
      providerMetadata: typed(workspace),
      oauth2ClientCredentials: { clientId: 'an-app', clientSecret: secret },
    });
  return { ...server, byClient };
}

const issued = (members: object) => () => Response.json({ access_token: 'access-of-ada-4711', ...members });

describe('a provider that repeats the secrets of a sign-in', () => {
  it.each([
    ['in the answer of its token endpoint', { token: () => refusal(`Basic ${btoa(`an-app:${secret}`)}`) }],
    [
      'in the answer of its health check',
      { health: () => refusal(`${secret} and access-of-the-well-provider`) },
    ],
  ])('shows them neither to the caller nor in the log %s', async (_, answer) => {
    const { byClient, logged } = await startWith(answer);

    const { status, body } = await byClient();

    const secrets = { secret, token: 'access-of-the-well-provider' };
    expect(status).toBe(422);
    expect(body.causes[0]).toContain('•••');
    expect(secretsIn(JSON.stringify(body) + logged.join(''), secrets)).toEqual([]);
  });
});

describe('a token endpoint that answers odd numbers', () => {
  it.each([
    ['1e300', 1e300, '2125-12'],
    ['a number without end', '"Infinity"', undefined],
    ['a list', [3600], undefined],
    ['a map', { toString: 1 }, undefined],
    ['a negative number', -5, undefined],
    ['a number as text', ' 3600 ', '2026-01-01T01:00'],
  ])('stores a connection after %s', async (_, life, expiry) => {
    const { byClient, advanceClock, now, dependencies } = await startWith({
      token: issued({ expires_in: life, refresh_token_expires_in: life }),
    });
    advanceClock(Date.parse('2026-01-01T00:00:00Z') - now().getTime());

    const { status, body } = await byClient();

    const [row] = await dependencies.db.select().from(connections).where(eq(connections.id, body.id));
    expect(status).toBe(201);
    expect(row?.tokenExpireTime?.toISOString().slice(0, expiry?.length)).toBe(expiry);
  });
});

describe('what somebody brings or types', () => {
  it('is stored with an odd end, and refused as a workspace that makes an address none', async () => {
    const { generate, byClient } = await startWith();

    for (const expiresAt of [
      '9999-12-31T23:59:59-23:59',
      '0000-01-01T00:00:00Z',
      '0001-01-01T00:00:00+23:59',
    ]) {
      const { status } = await generate({
        provider: 'typedOauth',
        providerMetadata: typed('acme'),
        oauth2AuthorizationCode: { accessToken: { token: 'a', expiresAt }, refreshToken: { token: 'r' } },
      });
      expect([201, 422], expiresAt).toContain(status);
    }
    for (const workspace of ['localhost:5510', '٣', '[', 'a b']) {
      expect(await byClient(workspace), workspace).toMatchObject({
        status: 400,
        body: { code: 'invalid_request', issues: [{ name: 'providerMetadata.workspace' }] },
      });
    }
  });
});

function refusal(message: string): Response {
  return Response.json({ error: 'invalid_client', error_description: message }, { status: 401 });
}
