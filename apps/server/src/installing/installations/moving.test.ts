import type { Connection } from '@dowel/schema';
import { describe, expect, it } from 'vitest';
import { silent, startAccounts } from '../connections/identity/accounts.fixture.ts';

/** An installation over Ada's connection to the first account, and Grace's connection to the given one. */
async function startMoving(to: 'first' | 'second') {
  const server = await startAccounts();
  const { generate, request, given, project, first } = server;
  await generate({ apiKey: first.apiKey });
  const integration = await given.integration();
  const { id } = await given.installation(integration);
  const graces = (await generate({ consumerRef: 'grace', apiKey: server[to].apiKey })).body as Connection;
  const path = `/v1/projects/${project.id}/integrations/${integration.id}/installations/${id}`;
  return {
    ...server,
    graces,
    id,
    path,
    projectPath: `/v1/projects/${project.id}`,
    move: (values: object = {}, headers?: Record<string, string | null>) =>
      request(
        'PATCH',
        `${path}?skipSampling=true`,
        {
          updateMask: ['connectionId', ...Object.keys(values)],
          installation: { connectionId: graces.id, ...values },
        },
        headers,
      ),
    used: async () => (await request('GET', path)).body.connection.id,
  };
}

describe('moving an installation to another connection', () => {
  it('is done without a question if a colleague has signed in to the same account', async () => {
    const { move, used, told, graces } = await startMoving('first');

    expect((await move()).status).toBe(200);
    expect(await used()).toBe(graces.id);
    expect(await told('installation.updated')).toMatchObject([{ data: { connectionId: graces.id } }]);
    expect(await told('connection.account.changed')).toEqual([]);
  });

  it('is refused if it leads to another account, which nobody has confirmed. Both accounts are named', async () => {
    const { move, used, told, graces, first, second } = await startMoving('second');

    const answer = await move();
    const wrong = await move({ account: { id: first.accountId } });

    for (const refused of [answer, wrong]) {
      expect(refused).toMatchObject({ status: 409, body: { code: 'account_differs' } });
    }
    expect(answer.body.context).toMatchObject({
      before: { id: first.accountId },
      after: { id: second.accountId },
    });
    expect(await used()).not.toBe(graces.id);
    expect(await told('installation.updated')).toEqual([]);
  });

  it('may be confirmed by the person whose connection it uses, and not by the one to whose connection it would move', async () => {
    const { move, used, as, graces, second } = await startMoving('second');
    const confirmed = { account: { id: second.accountId } };

    const byGrace = await move(confirmed, await as('grace'));
    const before = await used();
    const byAda = await move(confirmed, await as('ada'));

    expect([byGrace.status, before === graces.id]).toEqual([403, false]);
    expect([byAda.status, await used()]).toEqual([200, graces.id]);
  });

  it('is told by an event and in the activity if it leads to another account. When one of the two people is erased, the activity forgets it', async () => {
    const server = await startMoving('second');
    const { move, told, request, path, graces, id, first, second } = server;

    await move({ account: { id: second.accountId } });

    const account = { workspace: { id: second.accountId } };
    const accountBefore = { workspace: { id: first.accountId } };
    expect(await told('connection.account.changed')).toMatchObject([
      { data: { connectionId: graces.id, installationId: id, account, accountBefore } },
    ]);
    const { body } = await request('GET', `${path}/activity`);
    const changes = body.filter(({ kind }: { kind: string }) => kind === 'account_changed');
    expect(changes).toMatchObject([{ account, accountBefore }]);
    await request('DELETE', `${server.projectPath}/groups/acme/consumers/ada`);
    const { body: after } = await request('GET', `${path}/activity`);
    expect(JSON.stringify(after)).not.toContain('account_changed');
  });

  it('is done as ever while a provider has not said whose account it is', async () => {
    const server = await startAccounts();
    server.answerIdentity(silent);
    await server.generate({ apiKey: server.first.apiKey });
    const integration = await server.given.integration();
    const { id } = await server.given.installation(integration);
    const graces = (await server.generate({ consumerRef: 'grace', apiKey: server.second.apiKey })).body;
    const path = `/v1/projects/${server.project.id}/integrations/${integration.id}/installations/${id}`;

    const { status } = await server.request('PATCH', `${path}?skipSampling=true`, {
      updateMask: ['connectionId'],
      installation: { connectionId: graces.id },
    });

    expect(status).toBe(200);
  });
});
