import { describe, expect, it } from 'vitest';
import { silent, startAccounts } from './accounts.fixture.ts';

const globex = { groupRef: 'globex', consumerRef: 'bob' };
const inUse = { status: 409, body: { code: 'account_in_use' } };

/** Ada of acme has connected the first account, and the project refuses that others connect it too. */
async function startShared(refusesSharedAccounts = true) {
  const server = await startAccounts();
  const { request, project, connections, generate, first } = server;
  const set = (value: boolean) =>
    request('PATCH', `/v1/projects/${project.id}`, {
      updateMask: ['refusesSharedAccounts'],
      project: { refusesSharedAccounts: value },
    });
  if (refusesSharedAccounts) expect((await set(true)).body).toMatchObject({ refusesSharedAccounts });
  expect((await generate({ apiKey: first.apiKey })).status).toBe(201);
  const listed = async (groupRef: string) =>
    (await request('GET', `${connections}?groupRef=${groupRef}`)).body;
  return { ...server, set, listed };
}

describe('an account that another customer has connected', () => {
  it('is stored where the project does not say otherwise', async () => {
    const { generate, first, set } = await startShared(false);

    expect((await generate({ ...globex, apiKey: first.apiKey })).status).toBe(201);
    // What is there stays, and its keys can be changed.
    await set(true);
    expect((await generate({ ...globex, apiKey: first.apiKey })).status).toBe(201);
  });

  it('is refused by name, and nothing of it is stored', async () => {
    const { generate, first, listed, request, project } = await startShared();

    const answer = await generate({ ...globex, apiKey: first.apiKey });

    expect(answer).toMatchObject(inUse);
    expect(answer.body.context).toMatchObject({ account: { id: first.accountId } });
    expect(JSON.stringify(answer.body)).not.toMatch(/acme|\bada\b/i);
    expect(await listed('globex')).toEqual([]);
    const groups = await request('GET', `/v1/projects/${project.id}/groups`);
    expect(JSON.stringify(groups.body)).not.toContain('globex');
  });

  it('is refused when a connection is moved to it, even if the person confirms it', async () => {
    const { generate, first, second, listed, request, connections } = await startShared();
    const { body } = await generate({ ...globex, apiKey: second.apiKey });

    const account = { id: first.accountId };
    expect(await generate({ ...globex, apiKey: first.apiKey, account })).toMatchObject(inUse);
    const rotated = { updateMask: ['apiKey', 'account'], connection: { apiKey: first.apiKey, account } };
    expect(await request('PATCH', `${connections}/${body.id}`, rotated)).toMatchObject(inUse);

    expect(await listed('globex')).toMatchObject([{ account: { id: second.accountId } }]);
  });

  it('is refused after a sign-in in the browser, without a name for the page that opened it', async () => {
    const server = await startShared();
    const { signIn, first, second, listed } = server;
    const owner = { ...globex, consumerRef: 'eve' };
    await signIn({}, { account: first.accountId });

    const page = await signIn(owner, { account: first.accountId });

    expect(page.status).toBe(409);
    expect(page.result.message).toMatchObject({ data: { code: 'account_in_use' } });
    expect(JSON.stringify(page.result)).not.toMatch(/Test account|owner@/);
    expect((await signIn(owner, { account: second.accountId })).status).toBe(200);
    expect(await listed('globex')).toMatchObject([{ account: { id: second.accountId } }]);
  });

  it('goes to one of two customers who connect it at once', async () => {
    const { generate, second } = await startShared();

    const answers = await Promise.all(
      ['globex', 'initech', 'umbrella'].map((groupRef) =>
        generate({ groupRef, consumerRef: 'bob', apiKey: second.apiKey }),
      ),
    );

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it('is open to a colleague of the same customer, and to others once it is disconnected', async () => {
    const { generate, first, request, connections, read } = await startShared();

    expect((await generate({ consumerRef: 'cleo', apiKey: first.apiKey })).status).toBe(201);
    expect(await generate({ ...globex, apiKey: first.apiKey })).toMatchObject(inUse);
    for (let left = 2; left > 0; left -= 1) {
      await request('DELETE', `${connections}/${(await read()).id}`);
    }
    expect((await generate({ ...globex, apiKey: first.apiKey })).status).toBe(201);
  });

  it('is stored while the provider does not say whose it is', async () => {
    const { generate, answerIdentity, first } = await startShared();
    answerIdentity(silent);

    expect((await generate({ ...globex, apiKey: first.apiKey })).status).toBe(201);
  });
});
