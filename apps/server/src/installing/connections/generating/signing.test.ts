import { createPrivateKey } from 'node:crypto';
import { createCatalogue } from '@dowel/catalogue';
import type { JWTVerifyOptions } from 'jose';
import { describe, expect, it } from 'vitest';
import {
  ec,
  ed,
  fingerprintOf,
  googleKeyFile,
  otherEd,
  readToken,
  rsa,
  signedEntries,
  toBase64,
} from './signed.fixture.ts';
import { startGenerating } from './start-generating.fixture.ts';

const now = new Date('2026-03-01T12:00:00Z');
const HOUR_MS = 60 * 60 * 1000;

/** A server, and a provider that answers each request by `answer`. */
async function startServer(answer: (url: string, form: URLSearchParams) => Promise<Response> | Response) {
  const forms: URLSearchParams[] = [];
  const server = await startGenerating({
    catalogue: createCatalogue(signedEntries),
    now,
    answer: async (request) => {
      const form = new URLSearchParams(await request.text());
      forms.push(form);
      return answer(request.url, form);
    },
  });
  return {
    ...server,
    forms,
    connect: (provider: string, customAuth: object, workspace = 'acme') =>
      server.generate({ provider, customAuth, providerWorkspaceRef: workspace }),
    update: (id: string, customAuth: object) =>
      server.request('PATCH', `${server.connections}/${id}`, {
        updateMask: ['customAuth'],
        connection: { customAuth },
      }),
  };
}

const issued = (token = 'access-1') => Response.json({ access_token: token, expires_in: 3600 });

/** The provider, what people type, the token endpoint, what it checks, and what it finds. */
const exchanges: [string, object, string, string, JWTVerifyOptions, object][] = [
  [
    'bigquery',
    { serviceAccountKey: toBase64(googleKeyFile) },
    'https://oauth2.googleapis.com/token',
    rsa,
    { algorithms: ['RS256'], audience: 'https://oauth2.googleapis.com/token', issuer: 'robot@acme.example' },
    { header: { kid: 'google-1' }, payload: { scope: 'https://www.googleapis.com/auth/bigquery' } },
  ],
  [
    'googleWorkspaceDelegation',
    { serviceAccountKey: googleKeyFile, subject: 'ada@acme.example', scopes: ['one', 'two'] },
    'https://oauth2.googleapis.com/token',
    rsa,
    { algorithms: ['RS256'], audience: 'https://oauth2.googleapis.com/token', subject: 'ada@acme.example' },
    { payload: { scope: 'one two' } },
  ],
  [
    'netsuiteM2M',
    { clientId: 'client-1', certificateId: 'cert-1', privateKey: rsa },
    'https://acme.suitetalk.api.netsuite.com/services/rest/auth/oauth2/v1/token',
    rsa,
    {
      algorithms: ['PS256'],
      audience: 'https://acme.suitetalk.api.netsuite.com/services/rest/auth/oauth2/v1/token',
      issuer: 'client-1',
      maxTokenAge: '1h',
    },
    { header: { kid: 'cert-1', typ: 'JWT' }, payload: { scope: ['rest_webservices'] } },
  ],
  [
    'salesforceJWT',
    { clientId: 'client-1', username: 'robot@acme.example', privateKey: toBase64(rsa) },
    'https://acme.my.salesforce.com/services/oauth2/token',
    rsa,
    {
      algorithms: ['RS256'],
      audience: 'https://login.salesforce.com',
      issuer: 'client-1',
      subject: 'robot@acme.example',
    },
    {},
  ],
  [
    'signedForToken',
    { issuer: 'me', signingKey: ed.replaceAll('\n', '\\n') },
    'https://login.acme.birch.example/token',
    ed,
    { algorithms: ['EdDSA'], audience: 'https://login.acme.birch.example/token', subject: 'me@acme' },
    { header: { kid: 'key of me' } },
  ],
];

describe('connecting with a key that signs', () => {
  // @holds S64
  it.each(exchanges)(
    'gives %s a token that it can check',
    async (provider, typed, address, key, checks, found) => {
      const { connect, seen, forms, call, logged } = await startServer(async (url, form) => {
        if (url !== address) return Response.json({});
        const signed = form.get('assertion') ?? form.get('client_assertion') ?? '';
        expect(await readToken(signed, key, { ...checks, currentDate: now })).toMatchObject(found);
        return issued(`access-${seen.length}`);
      });

      const made = await connect(provider, typed);
      const answer = await call(made.body.id);

      expect(made).toMatchObject({ status: 201, body: { status: 'created', authScheme: 'apiKey' } });
      expect(answer.status).toBe(200);
      expect(seen.map(({ url }) => url === address)).toEqual([true, false]);
      expect(forms[0]?.get('grant_type')).toBe(
        provider === 'netsuiteM2M' ? 'client_credentials' : 'urn:ietf:params:oauth:grant-type:jwt-bearer',
      );
      expect(forms[0]?.has('client_id')).toBe(false);
      expect(forms[0]?.get('scope')).toBe(provider === 'signedForToken' ? 'read write' : null);
      expect(seen[0]?.headers.get('authorization')).toBeNull();
      expect(seen[1]?.headers.get('authorization')).toBe('Bearer access-1');
      expect(logged.join('')).not.toContain('PRIVATE KEY');
    },
  );

  it.each([
    ['signedAlone', { issuer: 'me', signingKey: ec }, ec, 'x-signed', 'Token ', { sub: 'me@acme' }],
    [
      'signedSecret',
      { issuer: 'me', signingKey: 'a secret of many letters' },
      'secret',
      'authorization',
      'Bearer ',
    ],
    [
      'snowflake',
      { username: 'robot', privateKey: rsa },
      rsa,
      'authorization',
      'Bearer ',
      { sub: 'ACME-1.ROBOT', iss: `ACME-1.ROBOT.${fingerprintOf(rsa)}` },
    ],
  ])(
    'sends %s the signed token itself',
    async (provider, typed, key, header, prefix, claims: object = {}) => {
      const { connect, seen, call, advanceClock } = await startServer(() => Response.json({}));
      const verifying = key === 'secret' ? Buffer.from('a secret of many letters') : key;

      const { body } = await connect(provider, typed, provider === 'snowflake' ? 'acme-1.eu-west-1' : 'acme');
      await call(body.id);
      await call(body.id);
      advanceClock(HOUR_MS);
      await call(body.id);

      const sent = seen.map(({ headers }) => headers.get(header) ?? '');
      expect(sent.every((value) => value.startsWith(prefix))).toBe(true);
      expect(sent[1]).toBe(sent[0]);
      expect(sent[2]).not.toBe(sent[0]);
      const token = (value = '') => value.slice(prefix.length);
      const first = await readToken(token(sent[0]), verifying, { currentDate: now });
      expect(first.payload).toMatchObject(claims);
      const later = new Date(now.getTime() + HOUR_MS);
      await expect(readToken(token(sent[2]), verifying, { currentDate: later })).resolves.toBeDefined();
      const isSnowflake = provider === 'snowflake';
      expect(seen[0]?.headers.get('x-snowflake-authorization-token-type')).toBe(
        isSnowflake ? 'KEYPAIR_JWT' : null,
      );
    },
  );

  it('signs again when the token ends, and when the provider no longer takes it', async () => {
    let isRefusing = false;
    const { connect, seen, forms, call, advanceClock } = await startServer((url) => {
      if (url.endsWith('/token')) return issued(`access-${seen.length}`);
      return new Response('', { status: isRefusing && seen.length < 6 ? 401 : 200 });
    });
    const { body } = await connect('signedForToken', { issuer: 'me', signingKey: ed });

    await call(body.id);
    advanceClock(HOUR_MS);
    await call(body.id);
    isRefusing = true;
    const repeated = await call(body.id);

    const sent = seen.map(({ headers }, at) => headers.get('authorization') ?? forms[at]?.get('grant_type'));
    const grant = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
    expect(sent).toEqual([
      grant,
      'Bearer access-1',
      grant,
      'Bearer access-3',
      'Bearer access-3',
      grant,
      'Bearer access-6',
    ]);
    expect(repeated.status).toBe(200);
  });

  it('keeps the key through an outage, and gets a token before the first call', async () => {
    let isAway = true;
    const { connect, seen, call } = await startServer((url) =>
      isAway ? new Response('', { status: 503 }) : url.endsWith('/token') ? issued() : Response.json({}),
    );

    const { status, body } = await connect('signedForToken', { issuer: 'me', signingKey: ed });
    isAway = false;
    const answer = await call(body.id);

    expect(status).toBe(201);
    expect(body).toMatchObject({ status: 'created', diagnosis: { reason: 'provider_unreachable' } });
    expect(answer.status).toBe(200);
    expect(seen.at(-1)?.headers.get('authorization')).toBe('Bearer access-1');
  });

  it('replaces the key, and keeps the old one when the provider refuses the new', async () => {
    const { connect, update, seen, call } = await startServer(async (url, form) => {
      if (!url.endsWith('/token')) return Response.json({});
      const isKnown = await readToken(form.get('assertion') ?? '', ed, { currentDate: now }).catch(
        () => undefined,
      );
      return isKnown
        ? issued(`access-${seen.length}`)
        : Response.json({ error: 'invalid_grant' }, { status: 400 });
    });
    const { body } = await connect('signedForToken', { issuer: 'me', signingKey: ed });

    const refused = await update(body.id, { issuer: 'me', signingKey: otherEd });
    const replaced = await update(body.id, { issuer: 'you', signingKey: ed });
    await call(body.id);

    expect(refused).toMatchObject({ status: 422, body: { code: 'credentials_rejected' } });
    expect(replaced).toMatchObject({ status: 200, body: { authType: 'jwt' } });
    expect(seen.at(-1)?.headers.get('authorization')).toBe('Bearer access-3');
  });
});

describe('connecting with a key that cannot sign', () => {
  const passphrase = 'hush';
  const locked = createPrivateKey(rsa)
    .export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase })
    .toString();
  const keyFile = (members: object) => JSON.stringify({ ...JSON.parse(googleKeyFile), ...members });

  it('is refused before anything is sent, and says what is wrong', async () => {
    const { connect, list, seen, logged } = await startServer(() => issued());
    const hush = 'hush-hush-hush';

    const cases: [string, object, string][] = [
      ['signedAlone', { issuer: 'me', signingKey: hush }, 'cannot be read'],
      ['signedAlone', { issuer: 'me', signingKey: locked }, 'without a passphrase'],
      ['signedAlone', { issuer: 'me', signingKey: rsa }, 'cannot sign with ES256'],
      ['salesforceJWT', { clientId: 'c', username: 'u', privateKey: ec }, 'RS256'],
      ['bigquery', { serviceAccountKey: hush }, 'no client_email and no private_key'],
      ['bigquery', { serviceAccountKey: keyFile({ client_email: 7 }) }, 'no client_email'],
      ['bigquery', { serviceAccountKey: '[1]' }, 'no client_email'],
    ];
    for (const [provider, typed, words] of cases) {
      const answer = await connect(provider, typed);
      expect(answer, words).toMatchObject({
        status: 422,
        body: { code: 'credentials_rejected', causes: [expect.stringContaining(words)] },
      });
      const told = JSON.stringify(answer.body) + logged.join('');
      for (const secret of ['hush-hush', 'PRIVATE KEY', rsa.slice(60, 90)]) {
        expect(told).not.toContain(secret);
      }
    }
    expect([seen, await list()]).toEqual([[], []]);
  });

  it('names the value that a claim needs', async () => {
    const { connect, list, seen } = await startServer(() => issued());

    const answer = await connect('signedUnknown', { issuer: 'me', signingKey: ec });

    expect(answer).toMatchObject({
      status: 422,
      body: {
        code: 'credentials_rejected',
        context: { reason: 'misconfigured_app' },
        causes: [expect.stringContaining('"organisation"')],
      },
    });
    expect([seen, await list()]).toEqual([[], []]);
  });
});

describe('an answer to a signed token', () => {
  const page = new Response('<html><body>Please sign in</body></html>', {
    headers: { 'content-type': 'text/html' },
  });

  it('gives no token when it holds none, is no answer or a refusal', async () => {
    let next = page;
    const { connect, list, logged, request, project } = await startServer(() => next.clone());

    for (const [answer, isRefused] of [
      [Response.json({ expires_in: 3600 }), false],
      [page, false],
      // It is larger than anything that a token endpoint says.
      [new Response('x'.repeat(5_000_000)), false],
      [Response.json({ access_token: 'a\nb' }), true],
      [Response.json({ error: 'invalid_client' }, { status: 401 }), true],
      [new Response('', { status: 404 }), true],
    ] as const) {
      next = answer;
      const made = await connect('signedForToken', { issuer: 'me', signingKey: ed });
      expect(made.status).toBe(isRefused ? 422 : 201);
      expect(made.body).toMatchObject(
        isRefused
          ? { code: 'credentials_rejected', context: { reason: 'revoked' } }
          : { status: 'created', diagnosis: { reason: 'provider_unreachable' } },
      );
      const connections = await list();
      expect(connections).toHaveLength(isRefused ? 0 : 1);
      for (const { id } of connections) {
        await request('DELETE', `/v1/projects/${project.id}/connections/${id}`);
      }
    }
    expect(logged.join('')).not.toContain('PRIVATE KEY');
  });

  it('is told without the signed token that it quotes', async () => {
    const { connect, logged } = await startServer((_, form) =>
      Response.json(
        { error: 'invalid_grant', error_description: `Bad token ${form.get('assertion')}` },
        { status: 400 },
      ),
    );

    const answer = await connect('signedForToken', { issuer: 'me', signingKey: ed });

    expect(answer.body.causes[0]).toContain('Bad token');
    expect(JSON.stringify(answer.body) + logged.join('')).not.toContain('eyJ');
  });
});
