import { describe, expect, it } from 'vitest';
import { renewCredentials } from '../../../../test/sandbox-control.ts';
import { silent, startAccounts } from './accounts.fixture.ts';

describe('credentials of another account', () => {
  it('are refused with both accounts named, however they come, unless theirs is confirmed', async () => {
    const { generate, update, read, readKey, told, makeFrontendKey, first, second } = await startAccounts();
    await generate({ apiKey: first.apiKey });

    const key = { apiKey: second.apiKey };
    const answers = [
      await generate(key),
      await update(['apiKey'], key),
      await generate({ ...key, account: { id: first.accountId } }),
    ];
    // A frontend key says nothing of who calls, so it confirms nothing.
    const byPage = await generate(
      { ...key, account: { id: second.accountId } },
      { 'x-api-key': await makeFrontendKey() },
    );

    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 409, body: { code: 'account_differs' } });
    }
    for (const { body } of answers.slice(0, 2)) {
      expect(body.context).toMatchObject({
        before: { id: first.accountId },
        after: { id: second.accountId },
      });
    }
    expect(byPage).toMatchObject({ status: 403, body: { code: 'api_key_scope' } });
    expect(await readKey()).toBe(first.apiKey);
    expect(await read()).toMatchObject({ account: { id: first.accountId } });
    expect(await told('connection.account.changed')).toEqual([]);
  });

  it('are refused where the request names another, also when nothing is connected yet', async () => {
    const { generate, read, readKey, answerIdentity, first, second } = await startAccounts();
    const asked = { apiKey: first.apiKey, account: { id: second.accountId } };

    const answers = [await generate(asked)];
    const before = await read();
    answerIdentity(silent);
    await generate({ apiKey: second.apiKey });
    answerIdentity(undefined);
    answers.push(await generate(asked));
    await generate({ apiKey: second.apiKey });
    answers.push(await generate({ apiKey: second.apiKey, account: { id: first.accountId } }));

    expect(before).toBeUndefined();
    expect(answers.map(({ status, body }) => [status, body.code, body.context?.after.id])).toEqual(
      [first, first, second].map(({ accountId }) => [409, 'account_differs', accountId]),
    );
    expect(await readKey()).toBe(second.apiKey);
  });

  it('are refused to two that come at once with different accounts, each', async () => {
    const { generate, readKey, first, second } = await startAccounts();

    const answers = await Promise.all([
      generate({ apiKey: first.apiKey }),
      generate({ apiKey: second.apiKey }),
    ]);

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const stored = answers[0].status === 201 ? first : second;
    expect(await readKey()).toBe(stored.apiKey);
  });

  it('are stored when confirmed by a full key or the person whose connection it is, not by a colleague', async () => {
    const { as, generate, update, readKey, first, second } = await startAccounts();
    await generate({ apiKey: first.apiKey });
    const confirm = async ({ apiKey, accountId }: typeof first, caller?: string) => {
      const connection = { apiKey, account: { id: accountId } };
      const { status } = await update(
        ['apiKey', 'account'],
        connection,
        caller === undefined ? undefined : await as(caller),
      );
      return [status, await readKey()];
    };

    expect(await confirm(second, 'bob')).toEqual([403, first.apiKey]);
    expect(await confirm(second, 'ada')).toEqual([200, second.apiKey]);
    expect(await confirm(first)).toEqual([200, first.apiKey]);
  });

  it('tell of themselves when they are stored, and everything is read again', async () => {
    const server = await startAccounts();
    const { generate, read, told, logged, given, request, project, first, second } = server;
    await generate({ apiKey: first.apiKey });
    server.advanceClock(60_000);
    const integration = await given.integration({ provider: 'sandboxApiKey' });
    const installation = await given.installation(integration, {
      content: { provider: 'sandboxApiKey', read: { objects: {} } },
    });

    const { id, status } = (await generate({ apiKey: second.apiKey, account: { id: second.accountId } }))
      .body;

    expect(status).toBe('working');
    const account = { workspace: { id: second.accountId }, person: { id: `usr_${second.accountId}` } };
    const before = { workspace: { id: first.accountId }, person: { id: `usr_${first.accountId}` } };
    expect(await read()).toMatchObject({ id, account: { ...account, before } });
    expect(await told('connection.account.changed')).toMatchObject([
      { data: { connectionId: id, account, accountBefore: before } },
    ]);
    const activity = await request(
      'GET',
      `/v1/projects/${project.id}/integrations/${integration.id}/installations/${installation.id}/activity`,
    );
    expect(activity.body).toMatchObject([
      { kind: 'account_changed', account, accountBefore: before },
      { kind: 'installed' },
      { kind: 'connected', account: before },
    ]);
    const lines = logged.filter((line) => line.includes('leads to another account'));
    expect(lines).toHaveLength(1);
    expect(lines.join()).not.toContain('owner@');
  });
});

describe('credentials of the same account', () => {
  it('replace those before without a question, also when the account was renamed', async () => {
    const server = await startAccounts();
    const { generate, update, read, told, answerIdentity, first } = server;
    await generate({ apiKey: first.apiKey });
    const { since } = (await read()).account;
    server.advanceClock(60_000);
    answerIdentity(() => Response.json({ account: { id: first.accountId, name: 'Renamed' } }));

    const answer = await update(['apiKey'], await renewCredentials(server.sandboxUrl, first.accountId));

    expect(answer).toMatchObject({ status: 200, body: { status: 'working' } });
    expect(await read()).toMatchObject({ account: { workspace: { name: 'Renamed' }, since } });
    expect(await told('connection.account.changed')).toEqual([]);
  });
});

describe('a provider that changes what it calls an account', () => {
  it('is asked nothing when a number became a text, or the other way round', async () => {
    const { generate, update, read, told, answerIdentity, first, sandboxUrl } = await startAccounts();
    const is = (id: string | number) =>
      answerIdentity(() => Response.json({ account: { id, name: 'Acme' } }));
    is(7_311);
    await generate({ apiKey: first.apiKey });

    for (const id of ['7311', 7_311]) {
      is(id);
      const answer = await update(['apiKey'], await renewCredentials(sandboxUrl, first.accountId));
      expect([answer.status, (await read()).account.workspace.id]).toEqual([200, '7311']);
    }
    expect(await told('connection.account.changed')).toEqual([]);
  });

  it('because two workspaces were merged keeps the old credentials until somebody confirms the new one', async () => {
    const { generate, update, read, readKey, told, answerIdentity, first, sandboxUrl } =
      await startAccounts();
    await generate({ apiKey: first.apiKey });
    answerIdentity(() => Response.json({ account: { id: 'merged', name: 'Acme and Globex' } }));
    const renewed = await renewCredentials(sandboxUrl, first.accountId);

    const asked = await update(['apiKey'], renewed);
    const before = [await readKey(), (await read()).account.id];
    const confirmed = await update(['apiKey', 'account'], { ...renewed, account: { id: 'merged' } });

    expect(asked).toMatchObject({ status: 409, body: { code: 'account_differs' } });
    expect(asked.body.context).toMatchObject({ before: { id: first.accountId }, after: { id: 'merged' } });
    expect(before).toEqual([first.apiKey, first.accountId]);
    expect([confirmed.status, await readKey()]).toEqual([200, renewed.apiKey]);
    expect((await read()).account).toMatchObject({
      id: 'merged',
      before: { workspace: { id: first.accountId } },
    });
    expect(await told('connection.account.changed')).toHaveLength(1);
  });
});

describe('an account that is named by a header of each answer', () => {
  it('is told apart from others, and is not known where the call is refused', async () => {
    const { generate, read, answerIdentity, first, second } = await startAccounts('Org-Id');
    const answer = (id: string, status = 200) => answerIdentity(() => named(id, status));
    answer('org-a', 403);
    await generate({ apiKey: first.apiKey });
    const refused = (await read()).account;
    answer('org-a');
    const told = await generate({ apiKey: first.apiKey });
    answer('org-b');

    const other = await generate({ apiKey: second.apiKey });

    expect(refused).toBeUndefined();
    expect(told.status).toBe(201);
    expect((await read()).account).toMatchObject({ id: 'org-a' });
    expect(other).toMatchObject({ status: 409, body: { code: 'account_differs' } });
  });
});

const named = (id: string, status: number) => new Response('[]', { status, headers: { 'org-id': id } });

describe('credentials of an account that was never known', () => {
  it('are asked for theirs before they are replaced, and replaced as ever when they do not answer', async () => {
    const { generate, update, read, readKey, told, answerIdentity, first, second } = await startAccounts();
    answerIdentity(silent);
    await generate({ apiKey: first.apiKey });
    const silentAccount = (await read()).account;
    answerIdentity(undefined);
    const refused = await update(['apiKey'], { apiKey: second.apiKey });
    const kept = await readKey();
    answerIdentity(silent);
    const silentAnswer = await update(['apiKey'], { apiKey: second.apiKey });
    let asked = 0;
    answerIdentity(() => {
      asked += 1;
      // The credentials before are asked first or second, and never answer.
      return Response.json({ account: { id: second.accountId } });
    });

    const answer = await update(['apiKey'], { apiKey: second.apiKey });

    expect(silentAccount).toBeUndefined();
    expect(refused).toMatchObject({ status: 409, body: { code: 'account_differs' } });
    expect(kept).toBe(first.apiKey);
    expect([silentAnswer.status, answer.status]).toEqual([200, 200]);
    expect(asked).toBe(2);
    expect(await read()).toMatchObject({ account: { id: second.accountId } });
    expect(await told('connection.account.changed')).toEqual([]);
  });

  it('are replaced when they no longer say whose they are', async () => {
    const server = await startAccounts();
    const { generate, update, read, told, answerIdentity, first } = server;
    answerIdentity(silent);
    await generate({ apiKey: first.apiKey });
    answerIdentity(undefined);

    const answer = await update(['apiKey'], await renewCredentials(server.sandboxUrl, first.accountId));

    expect(answer.status).toBe(200);
    expect(await read()).toMatchObject({ account: { id: first.accountId } });
    const [event] = await told('connection.account.changed');
    expect(event?.data).toMatchObject({ account: { workspace: { id: first.accountId } } });
    expect(event?.data).not.toHaveProperty('accountBefore');
  });

  it('are asked for later, in pauses that grow', async () => {
    const { generate, read, answerIdentity, runRenewals, advanceClock, first } = await startAccounts();
    let asked = 0;
    answerIdentity(() => {
      asked += 1;
      return silent();
    });
    await generate({ apiKey: first.apiKey });
    for (let minute = 0; minute < 60; minute += 1) {
      await runRenewals();
      advanceClock(60_000);
    }
    expect(asked).toBe(7);

    answerIdentity(undefined);
    advanceClock(60 * 60_000);
    await runRenewals();

    expect(await read()).toMatchObject({ account: { id: first.accountId } });
    expect((await read()).account.since).toBe((await read()).createTime);
  });

  it('begins with the connection, though time goes on while it is stored', async () => {
    const { dependencies, generate, read, first } = await startAccounts();
    const begin = dependencies.now().getTime();
    let ms = 0;
    Object.assign(dependencies, { now: () => new Date(begin + ms++) });

    await generate({ apiKey: first.apiKey });

    const { account, createTime } = await read();
    expect(ms).toBeGreaterThan(1);
    expect(account.since).toBe(createTime);
  });
});
