import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { authorizedFetch } from '../../../../test/authorized-fetch.ts';
import { controlSandbox, openSandboxAccount } from '../../../../test/sandbox-control.ts';
import { startSignInServer } from '../../../../test/signing-in.ts';
import { startTestServer } from '../../../../test/start-test-server.ts';
import { createOutgoing } from '../../../platform/outgoing/outgoing.ts';
import { restConnector } from '../../../providers/connectors/rest-connector.ts';
import { sandbox } from '../../../providers/connectors/sandbox.ts';
import { readBody } from '../../../providers/provider-words/provider-body.ts';
import { refresh } from '../credential-refresh/refresh-credentials.ts';
import { OpenedRow } from '../opened-row.ts';
import { selectConnection } from '../queries.ts';
import { OpenConnection, remove } from '../service.ts';

const HOUR_MS = 60 * 60 * 1000;

/** A server with one OAuth connection. It counts the calls to the provider by path. */
async function startConnected() {
  const server = await startSignInServer();
  const { id } = await server.given.oauthConnection();
  const counts = { token: 0, api: 0 };
  const { outgoing } = server.dependencies;
  const counting = Object.assign(async (address: string | URL, init?: RequestInit) => {
    counts[String(address).endsWith('/oauth/token') ? 'token' : 'api'] += 1;
    return outgoing(address, init);
  }, outgoing);
  const context = () => ({ ...server.context(), outgoing: counting });
  const path = `${server.connections}/${id}`;
  return {
    ...server,
    id,
    counts,
    context,
    call: (address = '/me') => authorizedFetch(context(), id)(address),
    read: async (query = '') => (await server.request('GET', `${path}${query}`)).body,
    refresh: (mode: string) => server.request('GET', `${path}?refresh=${mode}&includeRefreshToken=true`),
    revoke: () =>
      controlSandbox(server.sandboxUrl, '/revocations', { clientId: server.clientId, account: 'acme' }),
    addFault: (fault: object) =>
      controlSandbox(server.sandboxUrl, '/faults', { clientId: server.clientId, ...fault }),
  };
}

describe('the version of its API in which a provider answers', () => {
  it('is logged once when a connector has asked for another one, and never is for other callers', async () => {
    const { id, context, logged } = await startConnected();
    const { outgoing, connectors } = context();
    let served = '2026-10';
    const answering = Object.assign(async (...asked: Parameters<typeof outgoing>) => {
      const answer = await outgoing(...asked);
      answer.headers.set('x-served-version', served);
      return answer;
    }, outgoing);
    const apiVersion = { name: '2026-10', supportedUntil: '2027-10-01', servedBy: 'X-Served-Version' };
    const known = restConnector({ ...sandbox, apiVersion });
    const versioned = {
      ...context(),
      outgoing: answering,
      connectors: { ...connectors, find: async () => known },
    };
    const open = new OpenConnection(versioned, id);
    const call = (readsBody: boolean) =>
      readsBody ? open.fetchFor()('/me') : authorizedFetch(versioned, id)('/me');
    const told = () => logged.filter((line) => line.includes('another version of an API'));

    await call(true);
    const before = told();
    served = '2027-01';
    await call(false);
    const ofOthers = told();
    await call(true);
    await call(true);

    expect([before, ofOthers]).toEqual([[], []]);
    expect(told()).toHaveLength(1);
    expect(told()[0]).toContain('asked in version 2026-10 of its API and has answered in version 2027-01');
  });
});

describe('calling a provider over a connection', () => {
  it('joins a path to the base URL without another slash and carries the credentials, to no other origin', async () => {
    const { id, context, call, counts } = await startConnected();
    const { outgoing } = context();
    const called: string[] = [];
    const noting = Object.assign(async (address: string | URL, init?: RequestInit) => {
      called.push(String(address));
      return outgoing(address, init);
    }, outgoing);

    await expect(call('https://evil.example/next')).rejects.toMatchObject({ code: 'provider_unreachable' });
    expect(counts).toEqual({ token: 0, api: 0 });
    const response = await call();
    for (const path of ['', '/', '/?first=1'])
      await authorizedFetch({ ...context(), outgoing: noting }, id)(path);

    expect(response.status).toBe(200);
    expect((await readBody(response))?.text('account.id')?.toSend()).toBe('acme');
    const base = expect.stringMatching(/\/api\/v1$/);
    expect(called).toEqual([base, base, expect.stringMatching(/\/api\/v1\?first=1$/)]);
  });

  it('renews before a call once for many calls, and once more after 401, not when one object is forbidden', async () => {
    const { call, counts, advanceClock, read, addFault } = await startConnected();
    advanceClock(HOUR_MS - 30_000);

    const responses = await Promise.all([call(), call(), call(), call(), call()]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(counts).toEqual({ token: 1, api: 5 });
    const working = await read();
    expect(working).toMatchObject({ status: 'working', diagnosis: { reason: 'ok' } });
    await addFault({ path: '/api/v1/me', status: 403, times: 1 });
    expect((await call()).status).toBe(403);
    expect(await read()).toEqual(working);
    expect(counts).toEqual({ token: 1, api: 6 });
    await addFault({ path: '/api', status: 401, times: 1 });
    expect((await call()).status).toBe(200);
    expect(counts).toEqual({ token: 2, api: 8 });
  });

  // @holds S42
  it('marks the connection when access was taken back, asking once for many calls and for an older look at it', async () => {
    const { call, context, counts, revoke, read, id } = await startConnected();
    const row = await selectConnection(context(), id);
    await revoke();

    const responses = await Promise.all([call(), call(), call()]);
    const late = row && refresh(context(), new OpenedRow(context(), row));

    expect(responses.map(({ status }) => status)).toEqual([401, 401, 401]);
    await expect(late).rejects.toMatchObject({ code: 'credentials_rejected' });
    expect(counts.token).toBe(1);
    expect(await read()).toMatchObject({
      status: 'bad_credentials',
      diagnosis: { reason: 'revoked', actor: 'consumer', nextStep: expect.stringMatching(/^Connect again/) },
    });
  });

  // @holds S125
  it('marks an API key that is no longer accepted, and forgives when it is', async () => {
    const { given, context, sandboxUrl, request, project } = await startTestServer();
    const { apiKey } = await openSandboxAccount(sandboxUrl);
    const { id } = await given.connection({ apiKey });
    const call = authorizedFetch(context(), id);
    const status = async () =>
      (await request('GET', `/v1/projects/${project.id}/connections/${id}`)).body.status;
    await controlSandbox(sandboxUrl, '/faults', { path: '/api', status: 401, apiKey, times: 1 });

    await call('/me');
    const refused = await status();
    await call('/me');

    expect([refused, await status()]).toEqual(['bad_credentials', 'working']);
  });

  it('says that the provider is away and since when, or allows no more calls, until a call goes through', async () => {
    const { context, id, call, read, addFault, advanceClock, counts } = await startConnected();
    const outgoing = createOutgoing({ fetch: () => Promise.reject(new Error('no route')) });
    const callNobody = () => authorizedFetch({ ...context(), outgoing }, id)('/me');

    await expect(callNobody()).rejects.toMatchObject({ code: 'provider_unreachable' });
    const first = await read();
    advanceClock(5000);
    await expect(callNobody()).rejects.toMatchObject({ code: 'provider_unreachable' });
    expect(await read()).toMatchObject({ status: 'working', diagnosis: first.diagnosis });
    expect(first.diagnosis).toMatchObject({ reason: 'provider_unreachable', actor: 'provider' });

    await addFault({ path: '/api', status: 429, times: 1, retryAfterSeconds: 60 });
    const refused = (await call()).status;
    await expect(call()).rejects.toMatchObject({ code: 'provider_rate_limited' });
    const { status, diagnosis } = await read();
    const calls = counts.api;
    advanceClock(60_000);
    await call();

    expect([refused, status, calls]).toEqual([429, 'working', 1]);
    expect(diagnosis).toMatchObject({ reason: 'rate_limited', actor: 'provider' });
    expect(await read()).toMatchObject({ status: 'working', diagnosis: { reason: 'ok' } });
  });

  it('shows no token that a redirect has put into a host name', async () => {
    const { context, id } = await startConnected();
    let token = '';
    const outgoing = createOutgoing({
      fetch: async (_, init) => {
        const sent = new Headers(init?.headers).get('authorization');
        if (!sent) throw new Error('no route');
        token = sent.replace('Bearer ', '').toLowerCase();
        return new Response(null, { status: 302, headers: { location: `https://${token}.oak.example` } });
      },
    });

    const failed = await authorizedFetch({ ...context(), outgoing }, id)('/me').catch((error) => error);

    expect(failed.details.builderCauses).toEqual([expect.stringContaining('.oak.example cannot be reached')]);
    expect(failed.details.builderCauses.join()).not.toContain(token);
  });

  it('uses a token that will expire soon when no other can be had', async () => {
    const { call, addFault, advanceClock, counts } = await startConnected();
    advanceClock(HOUR_MS - 30_000);
    await addFault({ path: '/oauth/token', status: 503 });

    expect((await call()).status).toBe(200);
    expect(counts).toEqual({ token: 1, api: 1 });
    advanceClock(30_000);
    await expect(call()).rejects.toMatchObject({ code: 'provider_unreachable' });
  });
});

describe('an open connection', () => {
  async function startOpen() {
    const server = await startConnected();
    const { secrets } = server.context();
    const opened: string[] = [];
    const open: typeof secrets.open = (sealed, owner) => {
      opened.push(owner);
      return secrets.open(sealed, owner);
    };
    const connection = new OpenConnection({ ...server.context(), secrets: { ...secrets, open } }, server.id);
    const times = () => opened.filter((owner) => owner === server.id).length;
    return { ...server, connection, fetch: connection.fetchFor(), times };
  }

  it('decrypts its credentials once, and once more after a renewal, and makes no call after somebody has disconnected', async () => {
    const { fetch, times, refresh, id, context, counts } = await startOpen();

    await fetch('/me');
    await fetch('/me');
    const before = times();
    await refresh('force');
    const { status } = await fetch('/me');
    expect([before, times(), status]).toEqual([1, 2, 200]);
    const calls = counts.api;
    await remove(context(), id);

    await expect(fetch('/me')).rejects.toMatchObject({
      kind: 'credentials',
      cause: { code: 'connection_not_found' },
    });
    expect(counts.api).toBe(calls);
  });

  it('makes no call again after 401 when somebody has stopped it meanwhile', async () => {
    const { id, context, request, project } = await startConnected();
    const { outgoing } = context();
    const sent: string[] = [];
    const refusing = Object.assign(async (address: string | URL) => {
      sent.push(String(address));
      await request('POST', `/v1/projects/${project.id}/connections:stop`, { groupRef: 'acme' });
      return new Response(null, { status: 401 });
    }, outgoing);

    const answer = await authorizedFetch({ ...context(), outgoing: refusing }, id)('/me');

    expect([answer.status, sent.length]).toEqual([401, 1]);
  });

  it('tells a connector that the provider is away when a refusal in a body leads to no renewal', async () => {
    const { id, context, addFault } = await startConnected();
    const rules = [{ member: 'error', text: 'invalid_auth', means: 'credentials' as const }];
    const errors = { ...sandbox.errors, rules };
    const known = restConnector({ ...sandbox, errors, success: [{ mustBeTrue: 'ok' }] });
    const connectors = { ...context().connectors, find: async () => known };
    await addFault({ path: '/oauth/token', status: 503 });
    const { judge } = await new OpenConnection({ ...context(), connectors }, id).fetchFor()('/me');

    await expect(judge?.renew()).rejects.toMatchObject({ name: 'ProviderError', kind: 'unreachable' });
  });

  it('shows no secret to whoever prints it, and makes no call after its turn was stopped', async () => {
    const { connection, counts, read } = await startOpen();
    const stop = new AbortController();
    const fetch = connection.fetchFor('read', stop.signal);
    await fetch('/me');
    const { accessToken, refreshToken } = (await read('?includeRefreshToken=true')).oauth2AuthorizationCode;

    const printed = JSON.stringify(connection) + inspect(connection, { depth: null, showHidden: true });
    stop.abort();
    await fetch('/me').catch(() => undefined);

    expect(printed).toContain(connection.id);
    expect(printed).not.toContain(accessToken.token);
    expect(printed).not.toContain(refreshToken.token);
    expect(counts.api).toBe(1);
  });
});

describe('asking for a refresh', () => {
  it('renews at once with ?refresh=force, storing the new refresh token, and with ?refresh=ifExpired what has run out', async () => {
    const { read, refresh, advanceClock } = await startConnected();
    const before = await read('?includeRefreshToken=true');
    const tokenOf = ({ body }: Awaited<ReturnType<typeof refresh>>) =>
      body.oauth2AuthorizationCode.accessToken.token;

    const early = await refresh('ifExpired');
    const forced = await refresh('force');

    expect(tokenOf(early)).toBe(before.oauth2AuthorizationCode.accessToken.token);
    expect(forced).toMatchObject({ status: 200, body: { status: 'created' } });
    for (const name of ['accessToken', 'refreshToken']) {
      expect(forced.body.oauth2AuthorizationCode[name].token).not.toBe(
        before.oauth2AuthorizationCode[name].token,
      );
    }
    // The provider accepts a refresh token only once, so this shows that the new one was stored.
    advanceClock(HOUR_MS);
    const late = await refresh('ifExpired');
    expect(late.status).toBe(200);
    expect(tokenOf(late)).not.toBe(tokenOf(forced));
  });

  it('answers 422 when access was taken back, and 502 when the provider is away', async () => {
    const { refresh, revoke, addFault, read, advanceClock } = await startConnected();
    await addFault({ path: '/oauth/token', status: 503, times: 1 });

    const away = await refresh('force');
    await revoke();
    advanceClock(10_000);
    const revoked = await refresh('force');

    expect(away).toMatchObject({ status: 502, body: { code: 'provider_unreachable', retryable: true } });
    expect(revoked).toMatchObject({
      status: 422,
      body: { code: 'credentials_rejected', causes: [expect.any(String)], remedy: expect.any(String) },
    });
    expect(await read()).toMatchObject({ status: 'bad_credentials' });
  });

  it('does nothing where there is nothing to renew', async () => {
    const { given, request, project } = await startTestServer();
    const { id } = await given.connection();

    const answer = await request('GET', `/v1/projects/${project.id}/connections/${id}?refresh=force`);

    expect(answer).toMatchObject({ status: 200, body: { status: 'working' } });
  });
});
