import { SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';

const server = await startTestServer();
const { request, project, apiKey } = server;
const noKey = { 'x-api-key': null };

describe('calling with an API key', () => {
  it('does not take a key from the address, where logs would keep it', async () => {
    const answer = await request('GET', `/v1/projects/${project.id}?apiKey=${apiKey}`, undefined, noKey);

    expect(answer).toMatchObject({ status: 401, body: { code: 'credentials_missing' } });
  });
});

describe('credentials that say something else than was meant', () => {
  const warningOf = ({ headers }: { headers: Headers }) => headers.get('Dowel-Warning');

  it('names a token that has no effect beside a key', async () => {
    const path = `/v1/projects/${server.project.id}`;
    const authorization = `Bearer ${await server.given.consumerToken()}`;

    const both = await server.request('GET', path, undefined, { authorization });
    const other = await server.request('GET', path, undefined, { authorization: 'Basic YTpi' });

    expect([both.status, warningOf(both)]).toEqual([200, 'no_effect;path="Authorization"']);
    expect([other.status, warningOf(other)]).toEqual([200, null]);
  });

  it.each(['acme ', 'undefined'])(
    'names the customer of a token who looks like another one: %j',
    async (groupRef) => {
      const answer = await callWith(server, await server.given.consumerToken({ groupRef }));

      expect([answer.status, warningOf(answer)]).toEqual([200, 'unclear_reference;path="token.groupRef"']);
      expect(warningOf(await callWith(server, await server.given.consumerToken()))).toBeNull();
    },
  );
});

describe('calling with a consumer token', () => {
  // @holds S225
  it.each(['RS256', 'ES256', 'EdDSA'] as const)(
    'accepts one signed with a registered %s key',
    async (algorithm) => {
      const key = await server.given.jwtKey({ algorithm });

      const answer = await callWith(server, await key.sign(claims(server)));

      expect(answer).toMatchObject({ status: 200, body: { id: server.project.id } });
    },
  );

  it('takes the project of a token from its key', async () => {
    const other = await server.given.project();
    const token = await server.given.consumerToken({ project: other });

    const answer = await callWith(server, token);

    expect(answer).toMatchObject({ status: 404, body: { code: 'project_not_found' } });
  });

  // @holds S221
  it('allows clocks that differ by a minute, and not by more', async () => {
    const server = await startTestServer();
    const token = await server.given.consumerToken();

    server.advanceClock(655_000);
    const late = await callWith(server, token);
    server.advanceClock(10_000);
    const tooLate = await callWith(server, token);

    expect(late.status).toBe(200);
    expect(tooLate).toMatchObject({ status: 401, body: { code: 'token_expired' } });
    expect(tooLate.headers.get('www-authenticate')).toContain('error="invalid_token"');
  });

  // @holds S221
  it.each([
    ['lives longer than ten minutes', { exp: 601 }],
    ['was issued in the future', { iat: 120, exp: 300 }],
    ['names no group', { groupRef: undefined }],
    ['has an empty consumer', { consumerRef: '' }],
    ['never ends', { exp: undefined }],
    ['holds a NUL', { groupRef: 'a\0b' }],
  ])('refuses one that %s', async (_, changes) => {
    const key = await server.given.jwtKey();

    const answer = await callWith(server, await key.sign(claims(server, changes)));

    expect(answer).toMatchObject({ status: 401, body: { code: 'token_invalid' } });
  });

  it('tells an API key that was sent as a token where it belongs', async () => {
    const server = await startTestServer({ env: { NODE_ENV: 'development' } });

    const answers = [
      await callWith(server, server.apiKey),
      await callWith(server, await server.makeFrontendKey()),
      await callWith(server, await server.given.apiKey({ scopes: ['read'] })),
    ];

    for (const { status, body } of answers) {
      expect([status, body.code]).toEqual([401, 'token_invalid']);
      expect(body.detail).toBe('The consumer token is refused: it is an API key.');
      expect(body.builderRemedy).toContain('X-Api-Key');
    }
  });

  it('refuses one signed with a key that was switched off', async () => {
    const key = await server.given.jwtKey();
    await server.request('PATCH', `/v1/projects/${server.project.id}/jwt-keys/${key.kid}`, {
      updateMask: ['active'],
      jwtKey: { active: false },
    });

    const answer = await callWith(server, await key.sign(claims(server)));

    expect(answer).toMatchObject({ status: 401, body: { code: 'token_invalid' } });
  });
});

describe('forging a consumer token', () => {
  // @holds S225
  it.each([
    [
      'is signed with somebody else’s key',
      async (server: TestServer) => {
        const [ours, theirs] = [await server.given.jwtKey(), await server.given.jwtKey()];
        return theirs.sign(claims(server), { kid: ours.kid });
      },
    ],
    [
      'uses the public key as a shared secret',
      async (server: TestServer) => {
        const { kid, publicKeyPem } = await server.given.jwtKey();
        const secret = new TextEncoder().encode(publicKeyPem);
        return new SignJWT(claims(server)).setProtectedHeader({ alg: 'HS256', kid }).sign(secret);
      },
    ],
    ['is not signed', async (server: TestServer) => new UnsecuredJWT(claims(server)).encode()],
    [
      'names no key',
      async (server: TestServer) => {
        const key = await server.given.jwtKey();
        return new SignJWT(claims(server))
          .setProtectedHeader({ alg: 'HS256' })
          .sign(new TextEncoder().encode(key.kid.repeat(2)));
      },
    ],
    [
      'names a key by something that is no id',
      async (server: TestServer) => {
        const key = await server.given.jwtKey();
        return key.sign(claims(server), { kid: "' or 1=1 --" });
      },
    ],
    ['is no token at all', async () => 'abc.def.ghi'],
  ])('fails when it %s', async (_, forge) => {
    const answer = await callWith(server, await forge(server));

    expect(answer).toMatchObject({ status: 401, body: { code: 'token_invalid' } });
  });
});

/** The claims of a valid token. Times are seconds relative to the server's clock. `undefined` removes a claim. */
function claims(
  server: TestServer,
  { iat = 0, ...changes }: Record<string, unknown> & { iat?: number } = {},
) {
  const now = Math.floor(server.now().getTime() / 1000);
  const exp = 'exp' in changes ? changes.exp : 600;
  const all = {
    groupRef: 'acme',
    consumerRef: 'ada',
    ...changes,
    iat: now + iat,
    exp: typeof exp === 'number' ? now + exp : undefined,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

function callWith({ request, project, given }: TestServer, token: string) {
  return request('GET', `/v1/projects/${project.id}`, undefined, given.asConsumer(token));
}
