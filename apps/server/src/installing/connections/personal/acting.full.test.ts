import { describe, expect, it } from 'vitest';
import { startPersonal } from './personal.fixture.ts';

describe('what a person does where the manifest says actAs: person', () => {
  // @holds U12
  it('uses their own connection, and that of the group for a key, and the operation names whose', async () => {
    const { connectOwn, write, search, as, calls, actedAs, request, path, shared } = await startPersonal();
    const own = await connectOwn('grace');

    const written = await write(await as('grace'));
    const found = await search(await as('grace'));

    expect([written.status, found.status]).toEqual([200, 200]);
    expect(calls).toEqual(['POST by grace', 'GET by grace']);
    const graces = {
      connectionId: own.id,
      isPersonal: true,
      consumerRef: 'grace',
      consumerName: 'Grace',
      account: {
        workspace: { id: 'oakland', name: 'oakland' },
        person: {
          id: 'grace@oakland.example',
          name: 'grace@oakland.example',
          email: 'grace@oakland.example',
        },
      },
    };
    expect(await actedAs('write')).toMatchObject(graces);
    expect(await actedAs('search')).toMatchObject(graces);
    const explained = `${path}/operations/${written.body.operationId}:explain`;
    expect((await request('GET', explained)).body.account).toEqual(graces.account);
    expect((await request('GET', `${explained}?format=html`)).body).toContain(
      'Grace, with their own connection',
    );
    await write();
    await search();
    expect(calls.slice(2)).toEqual(['POST by ada', 'GET by ada']);
    const ofGroup = await actedAs('write');
    expect(ofGroup).toMatchObject({ connectionId: shared.id, consumerRef: 'ada', consumerName: 'Ada' });
    expect(ofGroup).not.toHaveProperty('isPersonal');
    expect(await actedAs('search')).toEqual(ofGroup);
  });

  // @holds U12
  it('is refused if they have none, for another group and for a frontend key, and never done with that of the group', async () => {
    const { connectOwn, write, search, as, frontend, calls, operations } = await startPersonal();
    await connectOwn('grace');

    const refused = [
      await write(await as('bob')),
      await write(await as('bob'), { mode: 'asynchronous' }),
      await search(await as('bob')),
      // She has made the group's connection. It is not her own: a colleague may have signed in to it again.
      await write(await as('ada')),
    ];

    const needed = { status: 409, body: { code: 'personal_connection_needed' } };
    expect(refused).toMatchObject(Array(4).fill(needed));
    expect(refused[0]?.body.remedy).toBe(
      'Connect your own account of Juniper CRM (API key), then try again.',
    );
    for (const caller of [await as('grace', 'globex'), frontend]) {
      const answers = [await write(caller), await search(caller)];
      expect(answers.map(({ status }) => status)).toEqual([403, 403]);
    }
    expect(calls).toEqual([]);
    expect(await operations()).toEqual([]);
  });

  // @holds U12
  it('is for keys only where the manifest does not say it, as ever', async () => {
    const { connectOwn, write, search, as, calls, actedAs } = await startPersonal({ actAs: undefined });
    await connectOwn('grace');

    const answers = [await write(await as('grace')), await search(await as('grace'))];
    await write();

    expect(answers).toMatchObject(Array(2).fill({ status: 403, body: { code: 'token_not_allowed' } }));
    expect(calls).toEqual(['POST by ada']);
    expect(await actedAs('write')).toBeUndefined();
  });

  it('goes to the workspace of the installation only', async () => {
    const { connectOwn, generate, write, as, calls, state } = await startPersonal();

    const refused = await generate({ consumerRef: 'grace', apiKey: 'key-of-mallory', personal: true });
    // Nobody knows at first, and learns later whose account it is.
    state.hidesWorkspaces = true;
    const own = await connectOwn('grace', 'key-of-mallory');
    state.hidesWorkspaces = false;
    const unknown = await write(await as('grace'));

    expect(refused).toMatchObject({ status: 409, body: { code: 'account_differs' } });
    expect(own.account?.workspace).toBeUndefined();
    expect(unknown.status).toBe(200);
    expect(calls).toEqual(['POST by mallory']);
  });

  it('is refused once the installation leads to another workspace', async () => {
    const { connectOwn, write, as, calls, moveAway } = await startPersonal();
    await connectOwn('grace');
    const moved = await moveAway();

    const answer = await write(await as('grace'));

    expect(moved.status).toBe(200);
    expect(answer).toMatchObject({ status: 409, body: { code: 'account_differs' } });
    expect(answer.body.context).toMatchObject({ before: { id: 'elsewhere' }, after: { id: 'oakland' } });
    expect(calls).toEqual([]);
  });

  it('chooses the connection to the right workspace, if they have several', async () => {
    const { connectOwn, generate, write, as, calls, state } = await startPersonal();
    state.hidesWorkspaces = true;
    await connectOwn('grace', 'key-of-mallory');
    state.hidesWorkspaces = false;
    const another = await generate({
      consumerRef: 'grace',
      apiKey: 'key-of-grace',
      personal: true,
      additional: true,
    });

    const { status } = await write(await as('grace'));

    expect([another.status, status]).toEqual([201, 200]);
    expect(calls).toEqual(['POST by grace']);
  });
});

describe('what a person has asked for to be done later', () => {
  it('uses their own connection, and is pooled with nobody else', async () => {
    const { connectOwn, write, as, calls, advanceClock, runJobs, operations } = await startPersonal();
    await connectOwn('grace');
    await connectOwn('bob');
    const later = { mode: 'asynchronous', autoBatchPolicy: { maxDelayMinutes: 1 } };

    await write(await as('grace'), later);
    await write(await as('grace'), later);
    await write(await as('bob'), later);
    await write({}, later);
    advanceClock(120_000);
    await runJobs();

    expect(calls.filter((one) => one.startsWith('POST')).sort()).toEqual([
      'POST by ada',
      'POST by bob',
      'POST by grace',
      'POST by grace',
    ]);
    const refs = (await operations())
      .filter((one: { actionType: string }) => one.actionType === 'write')
      .map((one: { metadata: { actedAs: { consumerRef: string } } }) => one.metadata.actedAs.consumerRef);
    expect(refs.sort()).toEqual(['ada', 'bob', 'grace']);
  });

  it.each([
    ['it is removed', 'removed'],
    ['it is stopped', 'stopped'],
    ['the installation leads to another workspace', 'moved'],
  ])('is not done any more once %s, and not by the group', async (_, how) => {
    const server = await startPersonal();
    const { connectOwn, write, as, calls, request, path, integration, moveAway } = server;
    const own = await connectOwn('grace');
    const { body } = await write(await as('grace'), {
      mode: 'asynchronous',
      autoBatchPolicy: { maxDelayMinutes: 1 },
    });

    if (how === 'removed')
      await request('DELETE', `${path}/connections/${own.id}`, undefined, await as('grace'));
    if (how === 'stopped')
      await request('POST', `${path}/connections:stop`, { integrationId: integration.id });
    if (how === 'moved') expect((await moveAway()).status).toBe(200);
    server.advanceClock(120_000);
    await server.runJobs();

    const run = (await server.operations()).find(({ id }: { id: string }) => id === body.operationId);
    expect(run.status).toBe('failure');
    expect(calls.filter((one) => one.startsWith('POST'))).toEqual([]);
  });
});

describe('reads', () => {
  it('use the connection of the group, whoever asks for them', async () => {
    const { connectOwn, as, request, calls, integration, path, runJobs } = await startPersonal();
    const own = await connectOwn('grace');
    const grace = await as('grace');
    await request('POST', `${path}/destinations`, { name: 'demoWebhook', type: 'inbox', metadata: {} });

    const read = await request(
      'POST',
      `/read${path}/integrations/${integration.id}/objects/contacts`,
      { groupRef: 'acme', mode: 'async' },
      grace,
    );
    await runJobs();
    const samples = (connectionId: string) =>
      request(
        'GET',
        `${path}/integrations/${integration.id}/objects/contacts/samples?connectionId=${connectionId}&fields=email`,
        undefined,
        grace,
      );

    expect(read.status).toBe(201);
    expect(new Set(calls)).toEqual(new Set(['GET by ada']));
    expect((await samples(own.id)).body.code).toBe('connection_not_found');
  });
});
