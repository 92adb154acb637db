import { stoppedCredentials } from '@dowel/schema/rules';
import { describe, expect, it } from 'vitest';
import { dyingAfter } from '../../../test/attack/dying-database.ts';
import { authorizedFetch } from '../../../test/authorized-fetch.ts';
import { startSignInServer } from '../../../test/signing-in.ts';
import { inProject } from '../../platform/db/scope.ts';
import { readObjects } from '../../platform/db/tables.ts';
import { runDueLanes } from '../../platform/lanes/run-due-lanes.ts';
import { messagesOf } from '../../sync/events/stored-events.fixture.ts';
import { renewals } from '../connections/keep-alive/lane.ts';

/** A group with a connection over OAuth and one over an API key, and a provider that can be made to stay silent. */
async function startStopping() {
  const state = {
    isAway: false,
    revocations: 0,
    beforeToken: async () => {},
    afterToken: async () => {},
    /** The access tokens that the provider has issued after the first sign-in. */
    won: [] as string[],
  };
  const server = await startSignInServer({
    outgoing: async (address, init) => {
      if (String(address).includes('/oauth/revoke')) {
        state.revocations += 1;
        if (state.isAway) return new Response(null, { status: 503 });
      }
      if (!String(address).includes('/oauth/token')) return fetch(address, init);
      await state.beforeToken();
      const answer = await fetch(address, init);
      state.won.push(((await answer.clone().json()) as { access_token: string }).access_token);
      await state.afterToken();
      return answer;
    },
  });
  await server.signIn();
  state.won = [];
  const key = await server.given.connection({ groupRef: 'acme', consumerRef: 'grace' });
  const integration = await server.given.integration();
  const [oauth] = (await server.list()).filter(({ id }: { id: string }) => id !== key.id);
  const path = `/v1/projects/${server.project.id}`;
  const tokens = await server.request('GET', `${server.connections}/${oauth.id}?includeCreds=true`);
  const token: string = tokens.body.oauth2AuthorizationCode.accessToken.token;
  const look = (dependencies = server.dependencies) =>
    runDueLanes(dependencies, [renewals], ({ projectId }) => projectId === server.project.id, 20);
  const call = (id: string) => authorizedFetch(server.context(), id)('/me');
  return {
    ...server,
    state,
    key,
    oauth,
    path,
    integration,
    stop: (body: object) => server.request('POST', `${path}/connections:stop`, body),
    stopped: async () => (await server.request('GET', `${path}/stopped-connections`)).body,
    /** The server looks at what is due. */
    look,
    /** The server looks at it, and dies after so many statements. Answers whether it died. */
    async lookAndDie(statements: number) {
      const { db, isDead } = dyingAfter(server.dependencies.db, statements);
      await look({ ...server.dependencies, db }).catch(() => undefined);
      return isDead();
    },
    call,
    /** Answers when the provider is asked for new tokens. It gets its answer when what this answers is called. */
    async beginRenewal() {
      const begun = Promise.withResolvers<void>();
      const goOn = Promise.withResolvers<void>();
      state.beforeToken = async () => {
        begun.resolve();
        await goOn.promise;
      };
      const renewing = server.request('GET', `${server.connections}/${oauth.id}?refresh=force`);
      await begun.promise;
      return async () => {
        goOn.resolve();
        await renewing;
      };
    },
    /** What the provider says of the token that the connection had. */
    tokenStatus: async () => {
      const headers = { authorization: `Bearer ${token}` };
      return (await fetch(`${server.sandboxUrl}/api/v1/me`, { headers })).status;
    },
    errors: async () =>
      (await messagesOf(server)).filter(({ notificationType }) => notificationType === 'connection.error'),
  };
}

const ofGroup = { groupRef: 'acme' };

describe('stopping the connections of a group', () => {
  it('sends nothing with their credentials from the answer on, revokes the tokens after it, and tells of each connection once', async () => {
    const world = await startStopping();
    const { stop, stopped, call, look, tokenStatus, request, connections, oauth, key, context } = world;
    await world.given.installation(world.integration, { groupRef: 'acme', connectionId: key.id });

    const answer = await stop(ofGroup);

    expect(answer).toMatchObject({ status: 200, body: { connections: 2 } });
    await expect(call(oauth.id)).rejects.toMatchObject({ code: 'credentials_rejected' });
    expect(await tokenStatus()).toBe(200);
    await stop(ofGroup);
    await look();
    await look();
    expect(await tokenStatus()).toBe(401);
    const { body } = await request('GET', `${connections}/${oauth.id}?includeCreds=true`);
    expect(body).toMatchObject({ status: 'bad_credentials', diagnosis: { reason: 'revoked' } });
    expect(body).not.toHaveProperty('oauth2AuthorizationCode');
    const endOf = async (id: string) =>
      (await stopped()).find(({ connectionId }: { connectionId: string }) => connectionId === id);
    expect(await endOf(oauth.id)).toMatchObject({
      state: 'revoked',
      groupRef: 'acme',
      endTime: expect.any(String),
    });
    // Only the customer can end an API key. The copy of it here is deleted.
    expect(await endOf(key.id)).toMatchObject({
      state: 'not_revoked',
      reason: 'no_token',
      text: expect.stringContaining('Only the customer can end it'),
    });
    const { body: ofKey } = await request('GET', `${connections}/${key.id}?includeCreds=true`);
    expect(ofKey).not.toHaveProperty('apiKey');
    const reads = await context().db.select().from(readObjects).where(inProject(context(), readObjects));
    expect(reads).toMatchObject([{ objectName: 'contacts', pauseReason: 'credentials' }]);
    expect(await world.errors()).toHaveLength(2);
    const { body: issues } = await request('GET', `${world.path}/issues`);
    const said = { reason: 'stopped', words: stoppedCredentials.why, nextStep: stoppedCredentials.step };
    expect(issues).toMatchObject([said, said]);
  });

  it('says of what is deleted meanwhile that it was not revoked', async () => {
    const { stop, look, oauth, key, given, integration, request, connections, path } = await startStopping();
    const installation = await given.installation(integration, { groupRef: 'acme', connectionId: key.id });
    const warningOf = async (address: string) =>
      (await request('DELETE', address)).headers.get('Dowel-Warning');

    await stop(ofGroup);

    expect(await warningOf(`${connections}/${oauth.id}`)).toBe('not_revoked;count=1');
    const installed = `${path}/integrations/${integration.id}/installations/${installation.id}`;
    expect(await warningOf(installed)).toBe('not_revoked;count=1');
    await given.connection({ groupRef: 'acme', consumerRef: 'ada' });
    await stop(ofGroup);
    expect(await warningOf(`${path}/groups/acme`)).toBe('not_revoked;count=1');
    await given.connection({ groupRef: 'acme', consumerRef: 'ada' });
    await stop(ofGroup);
    await look();
    expect(await warningOf(`${path}/groups/acme`)).toBeNull();
  });

  it('asks a silent provider again, which it gives up after a day, and tells of it no second time', async () => {
    const { stop, stopped, look, state, oauth, errors, tokenStatus, advanceClock, signIn } =
      await startStopping();
    state.isAway = true;
    await stop(ofGroup);
    await look();
    const found = async () =>
      (await stopped()).find(({ connectionId }: { connectionId: string }) => connectionId === oauth.id);
    const waiting = await found();
    state.isAway = false;

    await look();
    expect(state.revocations).toBe(1);
    advanceClock(2_000);
    await look();

    expect(waiting).toMatchObject({ state: 'waiting', reason: 'unreachable' });
    expect(state.revocations).toBe(2);
    expect(await tokenStatus()).toBe(401);
    expect(await errors()).toHaveLength(2);
    state.isAway = true;
    await signIn();
    await stop(ofGroup);
    await look();
    expect(await found()).toMatchObject({ state: 'waiting' });
    advanceClock(24 * 60 * 60_000);
    await look();
    expect(await found()).toMatchObject({ state: 'not_revoked', reason: 'unreachable' });
  });

  it('is over for a connection to which somebody signs in again, also before its token was revoked', async () => {
    const { stop, stopped, look, signIn, state, call, oauth, key } = await startStopping();
    await stop(ofGroup);
    await signIn();

    await look();

    expect(state.revocations).toBe(0);
    expect((await call(oauth.id)).status).toBe(200);
    expect((await stopped()).map(({ connectionId }: { connectionId: string }) => connectionId)).toEqual([
      key.id,
    ]);
  });

  it('ends once, even if a server dies in the middle', async () => {
    const { given, stop, stopped, look, lookAndDie, errors, advanceClock } = await startStopping();
    let count = 0;
    for (let hasDied = true; hasDied; count += 1) {
      const groupRef = `group-${count}`;
      await given.oauthConnection({ groupRef });
      await stop({ groupRef });

      hasDied = await lookAndDie(count);
      // What a process has begun is another one's after half a minute.
      advanceClock(30_000);
      await look();

      const [ended] = (await stopped()).filter((one: { groupRef: string }) => one.groupRef === groupRef);
      expect(ended).toMatchObject({ state: 'revoked', endTime: expect.any(String) });
    }

    expect(count).toBeGreaterThan(8);
    expect(await errors()).toHaveLength(count);
  });

  it('is not undone by a renewal that was under way, whose tokens are revoked as well', async () => {
    const { stop, stopped, look, state, beginRenewal, oauth, sandboxUrl, request, connections } =
      await startStopping();
    const endRenewal = await beginRenewal();
    await stop(ofGroup);
    state.afterToken = look;
    await endRenewal();
    const stateOf = async () =>
      (await stopped()).find(({ connectionId }: { connectionId: string }) => connectionId === oauth.id).state;

    expect(await stopped()).toHaveLength(2);
    expect(await stateOf()).toBe('waiting');
    expect((await request('GET', `${connections}/${oauth.id}`)).body.status).toBe('bad_credentials');
    await look();

    expect(await stateOf()).toBe('revoked');
    expect(state.won).toHaveLength(1);
    for (const token of state.won) {
      const headers = { authorization: `Bearer ${token}` };
      expect((await fetch(`${sandboxUrl}/api/v1/me`, { headers })).status).toBe(401);
    }
  });
});

describe('a renewal that is older than the last sign-in', () => {
  it('leaves the tokens of that sign-in for a stop to revoke', async () => {
    const { stop, look, state, beginRenewal, signIn, stopped, oauth, sandboxUrl, advanceClock } =
      await startStopping();
    const endRenewal = await beginRenewal();
    state.beforeToken = async () => {};
    advanceClock(1_000);
    await signIn();
    const [newest] = state.won;
    await stop(ofGroup);

    await endRenewal();
    await look();

    expect(await stopped()).toContainEqual(
      expect.objectContaining({ connectionId: oauth.id, state: 'revoked' }),
    );
    const headers = { authorization: `Bearer ${newest}` };
    expect((await fetch(`${sandboxUrl}/api/v1/me`, { headers })).status).toBe(401);
  });
});

describe('what is stopped', () => {
  it('is of one group, of one integration, or of the project, and never guessed', async () => {
    const { stop, given, integration, stopped, key } = await startStopping();
    await given.connection({ groupRef: 'globex', consumerRef: 'idris' });
    await given.installation(integration, { groupRef: 'acme', connectionId: key.id });
    const foreign = await given.integration({ project: await given.project(), name: 'foreign' });

    const guesses: unknown[] = [
      {},
      { groupRef: 'acme', wholeProject: true },
      { wholeProject: false },
      { groupRef: null },
      { groupRef: ['acme'] },
      null,
    ];
    for (const body of guesses) {
      expect((await stop(body as object)).status, JSON.stringify(body)).toBe(400);
    }
    expect(await stop({ integrationId: foreign.id })).toMatchObject({
      status: 404,
      body: { code: 'integration_not_found' },
    });
    expect(await stopped()).toEqual([]);
    const ofNobody = await stop({ groupRef: 'nobody' });
    const ofIntegration = await stop({ integrationId: integration.name });
    const [only] = await stopped();
    const ofProject = await stop({ wholeProject: true });

    expect([ofNobody, ofIntegration, ofProject].map(({ body }) => body.connections)).toEqual([0, 1, 2]);
    expect(only).toMatchObject({ connectionId: key.id, state: 'waiting' });
  });
});
