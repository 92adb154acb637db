import { describe, expect, it } from 'vitest';
import { startAccounts } from './accounts.fixture.ts';

/** Ada with a connection to the first account. */
async function startConnected() {
  const server = await startAccounts();
  const first = (await server.generate({ apiKey: server.first.apiKey })).body;
  const list = async (query: string) =>
    (await server.request('GET', `${server.connections}?groupRef=acme&${query}`)).body;
  return {
    ...server,
    firstId: first.id as string,
    add: (apiKey = server.second.apiKey) => server.generate({ apiKey, additional: true }),
    listed: async (provider = 'sandboxApiKey', query = '') =>
      (await list(`provider=${provider}${query}`)).map(({ id }: { id: string }) => id),
  };
}

describe('a connection beside another one of the same person', () => {
  it('is of another account, is named by it, and comes after the first in lists', async () => {
    const { add, firstId, listed, second, advanceClock } = await startConnected();
    advanceClock(60_000);

    const { status, body } = await add();

    expect(status).toBe(201);
    expect(body.account).toMatchObject({ id: second.accountId });
    expect(await listed()).toEqual([firstId, body.id]);
    expect(await listed(undefined, `&accountId=${second.accountId}`)).toEqual([body.id]);
    expect(await listed(undefined, '&accountId=nobody')).toEqual([]);
  });

  it('is renewed by a further sign-in to its account, and so is the first one', async () => {
    const { add, firstId, listed, first, told } = await startConnected();
    const { body } = await add();

    const again = await add();
    const ofFirst = await add(first.apiKey);

    expect([again.body.id, ofFirst.body.id]).toEqual([body.id, firstId]);
    expect(await listed()).toHaveLength(2);
    expect(await told('connection.created')).toHaveLength(2);
  });

  it('is one, also when the person asks twice at once', async () => {
    const { add, listed } = await startConnected();

    const answers = await Promise.all([add(), add(), add()]);

    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await listed()).toHaveLength(2);
  });

  it('leaves clients that know of none with the first one', async () => {
    const { add, generate, firstId, first, second } = await startConnected();
    await add();

    const renewed = await generate({ apiKey: first.apiKey });
    const other = await generate({ apiKey: second.apiKey });

    expect(renewed.body.id).toBe(firstId);
    expect(other).toMatchObject({ status: 409, body: { code: 'account_differs' } });
  });

  it('becomes the first one of a person who has none', async () => {
    const { add, generate, request, connections, firstId, first, second } = await startConnected();
    await request('DELETE', `${connections}/${firstId}`);

    const added = await add();

    expect((await generate({ apiKey: second.apiKey })).body.id).toBe(added.body.id);
    expect(await generate({ apiKey: first.apiKey })).toMatchObject({ status: 409 });
  });

  it('can come from a browser', async () => {
    const { signIn, listed, first, second } = await startConnected();

    await signIn({}, { account: first.accountId });
    const added = await signIn({ additional: true }, { account: second.accountId });
    const again = await signIn({ additional: true }, { account: second.accountId });

    expect(added.result.message).toMatchObject({ eventType: 'AUTHORIZATION_SUCCEEDED' });
    expect(again.result.message).toEqual(added.result.message);
    expect(await listed('sandbox')).toHaveLength(2);
  });
});
