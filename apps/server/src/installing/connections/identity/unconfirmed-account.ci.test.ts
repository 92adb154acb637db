import { describe, expect, it } from 'vitest';
import { authorizedFetch } from '../../../../test/authorized-fetch.ts';
import { inFull } from '../../../../test/full-run.ts';
import { renewCredentials } from '../../../../test/sandbox-control.ts';
import { silent, startAccounts } from './accounts.fixture.ts';

const MINUTE_MS = 60_000;

/** Somebody has replaced a key while the provider does not say whose it is. */
async function startUnconfirmed(replaceBy: 'same' | 'other' = 'same') {
  const server = await startAccounts();
  const { first, second } = server;
  await server.generate({ apiKey: first.apiKey });
  const { id } = await server.read();
  server.answerIdentity(silent);
  const { apiKey } =
    replaceBy === 'same' ? await renewCredentials(server.sandboxUrl, first.accountId) : second;
  const answer = await server.update(['apiKey'], { apiKey });
  return {
    ...server,
    id,
    apiKey,
    answer,
    call: () =>
      authorizedFetch(
        server.context(),
        id,
      )('/me').then(
        ({ status }) => status,
        (error) => error.code,
      ),
    askedAgain: async () => {
      await server.runRenewals();
      server.advanceClock(MINUTE_MS);
      await server.runRenewals();
    },
  };
}

describe('credentials of which nobody knows whether they are of the same account', () => {
  it('are stored and not used, until the provider says that they are', async () => {
    const world = await startUnconfirmed();
    const { answer, answerIdentity, askedAgain, read, readKey, call, apiKey, first } = world;

    expect(answer.status).toBe(200);
    expect(await readKey()).toBe(apiKey);
    expect(await read()).toMatchObject({
      account: { id: first.accountId, isUnconfirmed: true },
      diagnosis: { reason: 'provider_unreachable' },
    });
    expect(await call()).toBe('provider_unreachable');
    await askedAgain();
    expect(await call()).toBe('provider_unreachable');
    answerIdentity(undefined);
    await askedAgain();
    expect(await call()).toBe(200);
    expect((await read()).account).not.toHaveProperty('isUnconfirmed');
  });

  it('give way to those before when the provider says that they are not, and wait to be confirmed', async () => {
    const server = await startUnconfirmed('other');
    const { answerIdentity, askedAgain, call, read, readKey, update, told, first, second } = server;
    // Those before stay through further replacements.
    await update(['apiKey'], { apiKey: second.apiKey });
    answerIdentity(undefined);

    await askedAgain();

    expect(await readKey()).toBe(first.apiKey);
    expect(await call()).toBe(200);
    expect(await read()).toMatchObject({
      account: { id: first.accountId },
      offeredAccount: { id: second.accountId },
    });
    expect(await told('connection.account.changed')).toEqual([]);
    await update(['account'], { account: { id: second.accountId } });
    expect(await readKey()).toBe(second.apiKey);
    expect(await told('connection.account.changed')).toHaveLength(1);
  });

  it('are used at once when somebody confirms the account, later or with them', async () => {
    const { update, call, answer: unconfirmed, apiKey, first } = await startUnconfirmed();
    const account = { id: first.accountId };

    const answer = await update(['account'], { account });
    const called = await call();
    const confirmed = await update(['apiKey', 'account'], { apiKey, account });

    expect(unconfirmed.body.account).toMatchObject({ isUnconfirmed: true });
    expect(answer).toMatchObject({ status: 200, body: { account } });
    expect(confirmed.body.account).not.toHaveProperty('isUnconfirmed');
    expect([called, await call()]).toEqual([200, 200]);
  });
});

describe('a provider that says whose account it is', () => {
  it('is not believed when it says so in no way that can be read', async () => {
    const { generate, answerIdentity, read, first } = await startAccounts();

    for (const answer of [
      () => Response.json({ account: { name: 'Acme' } }),
      () => new Response('<html>'),
      () => Response.json({ account: { id: ['a'] } }),
      () => new Response(null, { status: 403 }),
    ]) {
      answerIdentity(answer);
      expect((await generate({ apiKey: first.apiKey })).status).toBe(201);
      expect(await read(), String(answer)).not.toHaveProperty('account');
    }
  });

  inFull('keeps nobody waiting for longer than five seconds', async () => {
    const { generate, answerIdentity, first } = await startAccounts();
    answerIdentity(() => new Promise(() => {}));
    const begun = Date.now();

    const { status } = await generate({ apiKey: first.apiKey });

    expect(status).toBe(201);
    expect(Date.now() - begun).toBeLessThan(7_000);
  });

  it('is compared by a digest where the id is a secret of the sign-in', async () => {
    const { generate, read, sandboxUrl } = await startAccounts();
    const both = await Promise.all(
      [1, 2].map(async () => (await fetch(`${sandboxUrl}/control/accounts`, open)).json()),
    );
    const sent = both.map(({ accountCode, secretWord }) => ({
      provider: 'sandboxCustom',
      customAuth: { accountCode, secretWord },
    }));

    const [first, again, other] = [
      await generate(sent[0] ?? {}),
      await generate(sent[0] ?? {}),
      await generate(sent[1] ?? {}),
    ];

    expect([first.status, again.status, other.status]).toEqual([201, 201, 409]);
    expect((await read()).account.id).toMatch(/^sha256:/);
  });
});

const open = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ name: 'Test account' }),
};
