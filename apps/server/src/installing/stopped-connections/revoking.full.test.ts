import { createCatalogue, sandboxProviders } from '@dowel/catalogue';
import type { CatalogueEntry, Revocation, StoppedConnection } from '@dowel/schema';
import { describe, expect, inject, it } from 'vitest';
import { openSandboxAccount } from '../../../test/sandbox-control.ts';
import { startSignInServer } from '../../../test/signing-in.ts';
import { findAllDue, runDueLanes } from '../../platform/lanes/run-due-lanes.ts';
import { runTurn } from '../../platform/lanes/run-turn.ts';
import { renewals } from '../connections/keep-alive/lane.ts';

/** A server whose provider answers revocations as a test says, after it has revoked the token or instead. */
async function startRevoking({ how = {}, ...change }: { how?: Revocation } & Partial<CatalogueEntry> = {}) {
  const entries = sandboxProviders(inject('sandboxUrl'));
  const { revocation } = Object.assign(entries.sandbox ?? {}, change).oauth2Opts ?? {};
  if (revocation) Object.assign(revocation, how);
  const state = {
    answer: async (_signal?: AbortSignal | null): Promise<Response | undefined> => undefined,
    asked: 0,
    /** The provider knows none of these any more. */
    dead: [] as string[],
    givesTokens: true,
  };
  const server = await startSignInServer({
    catalogue: createCatalogue(entries),
    outgoing: async (address, init) => {
      if (!state.givesTokens && String(address).includes('/oauth/token'))
        return Response.json({ error: 'invalid_grant' }, { status: 400 });
      if (!String(address).includes('/oauth/revoke')) return fetch(address, init);
      state.asked += 1;
      const sent = `${new Headers(init?.headers).get('authorization')} ${init?.body}`;
      if (state.dead.some((token) => sent.includes(token))) return new Response(null, { status: 401 });
      return (await state.answer(init?.signal)) ?? fetch(address, init);
    },
  });
  const path = `/v1/projects/${server.project.id}`;
  const isMine = ({ projectId }: { projectId: string }) => projectId === server.project.id;
  const stopped = async (): Promise<StoppedConnection[]> =>
    (await server.request('GET', `${path}/stopped-connections`)).body;
  return {
    ...server,
    state,
    stopped,
    ended: async () => (await stopped()).filter(({ endTime }) => endTime),
    stop: (body: object) => server.request('POST', `${path}/connections:stop`, body),
    look: () => runDueLanes(server.dependencies, [renewals], isMine, 50),
    /** Gives each due lane a turn. What goes on after it is answered. */
    async lookOnce() {
      const after: Promise<void>[] = [];
      const never = new AbortController().signal;
      for (const lane of (await findAllDue(server.dependencies, [renewals])).filter(isMine))
        await runTurn(server.dependencies, renewals, lane, never, (work) => after.push(work));
      return after;
    },
    async isAlive(id: string) {
      const { body } = await server.request('GET', `${server.connections}/${id}?includeCreds=true`);
      const token = body.oauth2AuthorizationCode?.accessToken?.token;
      const headers = { authorization: `Bearer ${token}` };
      return (await fetch(`${server.sandboxUrl}/api/v1/me`, { headers })).status === 200;
    },
  };
}

/** As long as the server waits. */
function untilAborted(signal: AbortSignal | null | undefined): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  signal?.addEventListener('abort', () => reject(signal.reason));
  return promise;
}

describe('revoking the tokens of many connections', () => {
  it('goes on while the provider does not answer for one of them, and asks for that one again', async () => {
    const { given, stop, state, lookOnce, look, stopped, ended, advanceClock } = await startRevoking();
    const count = 12;
    for (let number = 0; number < count; number += 1) await given.oauthConnection({ groupRef: `g${number}` });
    await stop({ wholeProject: true });
    state.answer = async (signal) => (state.asked === 1 ? untilAborted(signal) : undefined);

    const left = await lookOnce();
    const before = await ended();
    await Promise.all(left);
    const waiting = (await stopped()).filter(({ endTime }) => !endTime);
    advanceClock(2_000);
    await look();

    expect(before).toHaveLength(count - 1);
    expect(waiting).toMatchObject([{ state: 'waiting', reason: 'unreachable' }]);
    expect(await ended()).toHaveLength(count);
  });

  it('waits as long as a provider says that was asked too often, and counts that as no try', async () => {
    const { given, stop, state, look, stopped, ended, advanceClock } = await startRevoking();
    for (const groupRef of ['acme', 'globex', 'initech']) await given.oauthConnection({ groupRef });
    await stop({ wholeProject: true });
    state.answer = async () => new Response(null, { status: 429, headers: { 'retry-after': '60' } });
    await look();
    const askedAtOnce = state.asked;
    const waiting = await stopped();

    advanceClock(30_000);
    await look();
    await given.oauthConnection({ groupRef: 'hooli' });
    await stop({ groupRef: 'hooli' });
    await look();
    const askedBefore = state.asked;
    state.answer = async () => undefined;
    advanceClock(31_000);
    await look();

    expect(askedAtOnce).toBeLessThanOrEqual(3);
    expect(waiting.map(({ state: one, reason }) => [one, reason])).toEqual(
      Array.from({ length: 3 }, () => ['waiting', undefined]),
    );
    expect(askedBefore).toBe(askedAtOnce);
    expect((await ended()).map(({ state: one }) => one)).toEqual(Array.from({ length: 4 }, () => 'revoked'));
  });

  it.each([
    ['says so', new Response(JSON.stringify({ error: 'invalid_token' }), { status: 400 }), 'revoked'],
    ['refuses with success', new Response(JSON.stringify({ ok: false, error: 'fatal' })), 'not_revoked'],
    ['names an error with success', Response.json({ error: 'unsupported_token_type' }), 'not_revoked'],
    ['describes an error with success', Response.json({ error: { code: 190 } }), 'not_revoked'],
    ['lists errors with success', Response.json({ errors: [{ message: 'No.' }] }), 'not_revoked'],
    ['says no with success', Response.json({ success: false, message: 'No.' }), 'not_revoked'],
    ['says that nothing was wrong', Response.json({ success: true, error: null }), 'revoked'],
    ['refuses', new Response(null, { status: 403 }), 'not_revoked'],
    [
      'does not know the access token, but a refresh token may live',
      new Response(null, { status: 401 }),
      'not_revoked',
      { authentication: 'bearer' as const },
    ],
  ])(
    'knows a dead token from a refusal when the provider %s',
    async (_, answer, expected, how?: Revocation) => {
      const { given, stop, state, look, stopped } = await startRevoking({ ...(how && { how }) });
      await given.oauthConnection();
      await stop({ wholeProject: true });
      state.answer = async () => answer;

      await look();

      expect(await stopped()).toMatchObject([{ state: expected }]);
    },
  );
});

describe('a provider that revokes access tokens only, when that of a connection has expired', () => {
  it.each([
    ['is given a new one', true, { state: 'revoked' }],
    ['is asked with the old one if it gives no other', false, { state: 'not_revoked', reason: 'refused' }],
  ])('%s', async (_, givesTokens, expected) => {
    const { given, stop, state, look, stopped, request, connections, advanceClock } = await startRevoking({
      how: { token: 'accessToken' },
    });
    const { id } = await given.oauthConnection();
    const { body } = await request('GET', `${connections}/${id}?includeCreds=true`);
    state.dead = [body.oauth2AuthorizationCode.accessToken.token];
    state.givesTokens = givesTokens;
    advanceClock(24 * 60 * 60_000);
    await stop({ wholeProject: true });

    await look();

    expect(await stopped()).toMatchObject([expected]);
    expect(state.asked).toBe(1);
  });
});

describe("a customer's own client", () => {
  it('is said to win other tokens, and the last one is revoked', async () => {
    const { request, connections, stop, look, stopped, state, sandboxUrl } = await startRevoking();
    const { clientId, clientSecret } = await openSandboxAccount(sandboxUrl);
    await request('POST', `${connections}:generate`, {
      provider: 'sandboxClientCredentials',
      groupRef: 'acme',
      consumerRef: 'ada',
      oauth2ClientCredentials: { clientId, clientSecret, scopes: ['crm.read'] },
    });
    await stop({ wholeProject: true });

    await look();

    expect(state.asked).toBe(1);
    const [own] = await stopped();
    expect(own).toMatchObject({ state: 'not_revoked', reason: 'own_client' });
    expect(own?.text).toContain('Only the customer can end it there.');
  });
});

const api = `${inject('sandboxUrl')}/api/v1`;

describe('a provider that ends all that a person has granted', () => {
  it('is not asked to while a connection works with it that is not stopped, and the list names that one', async () => {
    const { given, stop, state, look, stopped, isAlive, advanceClock } = await startRevoking({
      how: { alsoEnds: 'person' },
    });
    await given.oauthConnection({ groupRef: 'acme' });
    const sibling = await given.oauthConnection({ groupRef: 'globex' });
    await given.oauthConnection({ groupRef: 'initech', account: 'globex' });
    await stop({ groupRef: 'acme' });

    await look();
    const waiting = await stopped();
    const wasAlive = await isAlive(sibling.id);
    await stop({ groupRef: 'globex' });
    advanceClock(60_000);
    await look();

    expect(waiting).toMatchObject([{ state: 'waiting', reason: 'shared_grant', alsoEnds: [sibling.id] }]);
    expect(waiting[0]?.text).toContain('are not stopped');
    expect(wasAlive).toBe(true);
    expect((await stopped()).map((one) => [one.state, one.alsoEnds])).toEqual([
      ['revoked', undefined],
      ['revoked', undefined],
    ]);
    expect(state.asked).toBe(2);
  });

  it('is asked at once when nobody else works with it', async () => {
    const { given, stop, look, stopped } = await startRevoking({ how: { alsoEnds: 'workspace' } });
    await given.oauthConnection({ groupRef: 'acme' });
    await given.oauthConnection({ groupRef: 'globex', account: 'globex' });
    await stop({ groupRef: 'acme' });

    await look();

    expect(await stopped()).toMatchObject([{ state: 'revoked' }]);
  });

  it.each([
    ['only the workspaces', [{ from: 'call' as const, url: `${api}/me`, workspace: { id: 'account.id' } }]],
    ['nothing', []],
  ])('is not asked to while it may be the same person, since the provider tells %s', async (_, sources) => {
    const { given, stop, state, look, stopped } = await startRevoking({
      how: { alsoEnds: 'person' },
      accountIdentity: { sources },
    });
    await given.oauthConnection({ groupRef: 'acme' });
    const other = await given.oauthConnection({ groupRef: 'globex', account: 'globex' });
    await stop({ groupRef: 'acme' });

    await look();

    expect(await stopped()).toMatchObject([{ reason: 'shared_grant', alsoEnds: [other.id] }]);
    expect(state.asked).toBe(0);
  });

  it('is not asked to while another product of it is connected with the same client', async () => {
    const { given, signIn, stop, state, look, stopped, list, clientId, clientSecret } = await startRevoking({
      how: { alsoEnds: 'person' },
    });
    await given.oauthConnection({ groupRef: 'acme' });
    await given.providerApp({ provider: 'sandboxPkce', clientId, clientSecret });
    await signIn({ provider: 'sandboxPkce', groupRef: 'globex' }, { account: 'acme' });
    await stop({ groupRef: 'acme' });

    await look();

    const { id } = (await list()).find(({ provider }: { provider: string }) => provider === 'sandboxPkce');
    expect(await stopped()).toMatchObject([{ reason: 'shared_grant', alsoEnds: [id] }]);
    expect(state.asked).toBe(0);
  });
});
