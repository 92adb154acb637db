import { describe, expect, it } from 'vitest';
import { startAccounts } from './accounts.fixture.ts';

const MINUTE_MS = 60_000;

async function startOffered() {
  const server = await startAccounts();
  await server.signIn({}, { account: server.first.accountId });
  const page = await server.signIn({}, { account: server.second.accountId });
  return {
    ...server,
    page,
    tokenOf: async () => {
      const { id } = await server.read();
      const { body } = await server.request('GET', `${server.connections}/${id}?includeCreds=true`);
      return body.oauth2AuthorizationCode.accessToken.token;
    },
    /** Whom a token is of, at the provider. */
    whose: async (token: string) => {
      const headers = { authorization: `Bearer ${token}` };
      const answer = await fetch(`${server.sandboxUrl}/api/v1/me`, { headers });
      return answer.status === 200 ? (await answer.json()).account.id : answer.status;
    },
  };
}

describe('a sign-in to another account', () => {
  it('fails, says so to the person, names nobody to the page that opened it, and is used once its owner confirms it as it is', async () => {
    const { page, as, read, update, tokenOf, whose, told, first, second } = await startOffered();

    expect(page.status).toBe(409);
    expect(page.text).toContain('Test account');
    expect(page.result.message).toMatchObject({
      eventType: 'AUTHORIZATION_FAILED',
      data: { code: 'account_differs' },
    });
    expect(JSON.stringify(page.result)).not.toMatch(/Test account|owner@/);
    expect(await whose(await tokenOf())).toBe(first.accountId);
    expect(await read()).toMatchObject({
      account: { id: first.accountId },
      offeredAccount: { id: second.accountId },
    });
    const byBob = await update(['account'], { account: { id: second.accountId } }, await as('bob'));
    const unknown = await update(['account'], { account: { id: 'acct_nobody' } });
    expect(byBob).toMatchObject({ status: 403, body: { code: 'token_not_allowed' } });
    expect(unknown).toMatchObject({ status: 409, body: { code: 'account_differs' } });
    expect(await told('connection.account.changed')).toEqual([]);

    const answer = await update(['account'], { account: { id: second.accountId } }, await as('ada'));
    expect(answer).toMatchObject({ status: 200, body: { account: { id: second.accountId } } });
    expect(await whose(await tokenOf())).toBe(second.accountId);
    const confirmed = await read();
    expect(confirmed).toMatchObject({ account: { before: { workspace: { id: first.accountId } } } });
    expect(confirmed).not.toHaveProperty('offeredAccount');
    expect(await told('connection.account.changed')).toMatchObject([
      { data: { accountBefore: { workspace: { id: first.accountId } } } },
    ]);
  });

  it('is used when its owner confirms it together with another change', async () => {
    const { read, update, tokenOf, whose, second } = await startOffered();

    const { status, body } = await update(['account', 'providerMetadata'], {
      account: { id: second.accountId },
      providerMetadata: { region: { value: 'eu', source: 'input' } },
    });

    expect(status).toBe(200);
    expect(body).toMatchObject({ account: { id: second.accountId } });
    expect(await read()).toMatchObject({ providerMetadata: { region: { value: 'eu' } } });
    expect(await whose(await tokenOf())).toBe(second.accountId);
  });

  it.each([
    ['after a quarter of an hour', undefined],
    ['when somebody stays with the account that is connected', 'first'],
  ] as const)('is given up and revoked %s', async (_, stays) => {
    const server = await startOffered();
    const { runRenewals, advanceClock, update, read, tokenOf, whose, logged, first, second } = server;
    await runRenewals();
    if (stays) await update(['account'], { account: { id: first.accountId } });
    else advanceClock(15 * MINUTE_MS);

    await runRenewals();

    const late = await update(['account'], { account: { id: second.accountId } });
    expect(late).toMatchObject({ status: 409, body: { code: 'account_differs' } });
    expect(await read()).not.toHaveProperty('offeredAccount');
    expect(await whose(await tokenOf())).toBe(first.accountId);
    expect(logged.some((line) => line.includes('nobody confirmed was revoked'))).toBe(true);
  });

  it.each([
    ['gives it up', undefined],
    ['makes room for the next one', 'globex'],
  ] as const)('is revoked by another process when one is killed that %s', async (_, next) => {
    const server = await startOffered();
    const { runRenewals, advanceClock, killedRevoking, signIn, update, read, logged, second } = server;
    await runRenewals();
    advanceClock((next ? 14 : 15) * MINUTE_MS);
    const killed = killedRevoking();
    void (next ? signIn({}, { account: next }) : runRenewals());
    await killed;
    const late = await update(['account'], { account: { id: second.accountId } });

    advanceClock(MINUTE_MS);
    await runRenewals();

    expect(late).toMatchObject({ status: 409, body: { code: 'account_differs' } });
    expect(await read()).not.toHaveProperty('offeredAccount');
    expect(logged.filter((line) => line.includes('nobody confirmed was revoked'))).toHaveLength(1);
  });

  it('is not used once the connection is stopped', async () => {
    const { request, connections, update, read, first, second } = await startOffered();
    await request('POST', `${connections}:stop`, { groupRef: 'acme' });

    for (const { accountId: id } of [first, second]) {
      const answer = await update(['account'], { account: { id } });
      expect(answer).toMatchObject({ status: 422, body: { code: 'credentials_rejected' } });
    }
    expect(await read()).toMatchObject({ account: { id: first.accountId }, status: 'bad_credentials' });
  });

  it('is not revoked when the project has a connection to that account', async () => {
    const server = await startOffered();
    const { signIn, runRenewals, advanceClock, list, logged, second } = server;
    await signIn({ consumerRef: 'bob' }, { account: second.accountId });

    advanceClock(15 * MINUTE_MS);
    await runRenewals();

    expect(await list()).toHaveLength(2);
    expect(logged.some((line) => line.includes('was revoked'))).toBe(false);
  });

  it('makes room for the next one', async () => {
    const { signIn, update, read, tokenOf, whose, first, second } = await startOffered();
    await signIn({}, { account: 'globex' });

    const gone = await update(['account'], { account: { id: second.accountId } });
    const answer = await update(['account'], { account: { id: 'globex' } });

    expect([gone.status, answer.status]).toEqual([409, 200]);
    expect(await whose(await tokenOf())).toBe('globex');
    expect(await read()).toMatchObject({ account: { before: { workspace: { id: first.accountId } } } });
  });
});
