import type { Connection, Installation } from '@dowel/schema';
import { describe, expect, it } from 'vitest';
import { startAccounts } from '../../connections/identity/accounts.fixture.ts';

/** An integration of which a group may have several installations, and a connection of Ada's and of Grace's. */
async function startSeveral(manifest: object = { multiple: true }) {
  const server = await startAccounts();
  const { given, request, project, first, second } = server;
  const integration = await given.integration(manifest);
  const adas = (await server.generate({ apiKey: first.apiKey })).body as Connection;
  server.advanceClock(60_000);
  const graces = (await server.generate({ consumerRef: 'grace', apiKey: second.apiKey })).body as Connection;
  const base = `/v1/projects/${project.id}/integrations/${integration.id}`;
  const installations = `${base}/installations`;
  return {
    ...server,
    integration,
    base,
    installations,
    adas,
    graces,
    install: (body: object = {}) =>
      request('POST', `${installations}?skipSampling=true`, { ...given.installationBody(), ...body }),
    listed: async (query = '') => (await request('GET', `${installations}${query}`)).body as Installation[],
    deploy: (next: object, query: object = {}) =>
      request('PUT', `/v1/projects/${project.id}/integrations:batch`, {
        manifest: given.manifest(next),
        ...query,
      }),
  };
}

/** The default installation over Ada's connection, and one for EMEA over Grace's. */
async function startTwo(manifest?: object) {
  const server = await startSeveral(manifest);
  const main = await server.install({ connectionId: server.adas.id });
  const named = { installationRef: 'emea', name: 'EMEA', connectionId: server.graces.id };
  const emea = await server.install(named);
  return { ...server, main: main.body as Installation, emea: emea.body as Installation };
}

describe('several installations of an integration', () => {
  it('are one for each reference, and two at once are one', async () => {
    const { install, graces, listed } = await startSeveral();
    const emea = { installationRef: 'emea', connectionId: graces.id };

    const answers = await Promise.all([install(emea), install(emea)]);
    const again = await install(emea);

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(again).toMatchObject({ status: 409, body: { code: 'group_already_installed' } });
    expect(again.body.detail).toContain('as "emea"');
    expect(await listed()).toHaveLength(1);
  });

  it('take the connection that no other one uses, if the request names none, and move to no account of another', async () => {
    const { install, request, installations, generate, adas, graces, first } = await startSeveral();

    const main = await install({ connectionId: adas.id });
    const emea = await install({ installationRef: 'emea' });
    const apac = await install({ installationRef: 'apac' });
    const moved = await request('PATCH', `${installations}/${emea.body.id}?skipSampling=true`, {
      updateMask: ['connectionId', 'account'],
      installation: { connectionId: adas.id, account: { id: first.accountId } },
    });
    await generate({ groupRef: 'globex', apiKey: first.apiKey });
    const ofGlobex = await install({ groupRef: 'globex', installationRef: 'emea' });

    expect([main, emea].map(({ body }) => body.connection.id)).toEqual([adas.id, graces.id]);
    expect(apac).toMatchObject({
      status: 422,
      body: { code: 'connection_missing', builderRemedy: expect.stringContaining('"additional": true') },
    });
    expect(moved).toMatchObject({ status: 409, body: { code: 'account_already_installed' } });
    expect(ofGlobex).toMatchObject({ status: 201, body: { group: { groupRef: 'globex' } } });
  });

  it('leave the connection of the default one first, whichever is newer or works', async () => {
    const { request, connections, adas, graces, install } = await startSeveral();
    const listed = async () => {
      const { body } = await request('GET', `${connections}?groupRef=acme&provider=sandboxApiKey`);
      return (body as Connection[]).map(({ id }) => id);
    };
    const before = await listed();
    await install({ connectionId: adas.id });
    const withOne = await listed();
    await install({ installationRef: 'emea', connectionId: graces.id });

    expect([before, withOne]).toEqual([
      [graces.id, adas.id],
      [graces.id, adas.id],
    ]);
    expect(await listed()).toEqual([adas.id, graces.id]);
  });
});

describe('the account of several installations', () => {
  it('is another one for each, over the same connection or a colleague’s to the same account', async () => {
    const { install, generate, adas, first, listed } = await startSeveral();
    const colleague = (await generate({ consumerRef: 'bob', apiKey: first.apiKey })).body;
    await install({ connectionId: adas.id });

    for (const connectionId of [adas.id, colleague.id]) {
      const answer = await install({ installationRef: 'emea', connectionId });
      expect(answer).toMatchObject({ status: 409, body: { code: 'account_already_installed' } });
      expect(answer.body.detail).toContain('default installation');
    }
    expect(await listed()).toHaveLength(1);
  });

  it('is another one for two that are made at once', async () => {
    const { install, generate, adas, first, listed } = await startSeveral();
    const colleague = (await generate({ consumerRef: 'bob', apiKey: first.apiKey })).body;

    const answers = await Promise.all([
      install({ installationRef: 'one', connectionId: adas.id }),
      install({ installationRef: 'two', connectionId: colleague.id }),
    ]);

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await listed()).toHaveLength(1);
  });

  it('may be the same if the manifest says so', async () => {
    const { install, adas } = await startSeveral({ multiple: true, sameAccount: true });
    await install({ connectionId: adas.id });

    const { status } = await install({ installationRef: 'emea', connectionId: adas.id });

    expect(status).toBe(201);
  });
});

describe('a manifest with several installations', () => {
  it('cannot lose "multiple" while one lives that is not the default one', async () => {
    const { deploy, request, installations, emea, integration } = await startTwo();

    const refused = await deploy({});
    const dry = await deploy({}, { dryRun: true });
    await request('DELETE', `${installations}/${emea.id}`);
    const deployed = await deploy({});

    for (const answer of [refused, dry]) {
      expect(answer).toMatchObject({ status: 422, body: { code: 'manifest_invalid' } });
      expect(JSON.stringify(answer.body)).toContain('emea');
    }
    expect(deployed).toMatchObject({ status: 200, body: [{ id: integration.id }] });
    expect(deployed.body[0].latestRevision.content).not.toHaveProperty('multiple');
  });

  it('loses it, or another installation is made, but not both at once', async () => {
    const { deploy, install, graces, listed } = await startSeveral();

    const [deployed, installed] = await Promise.all([
      deploy({}),
      install({ installationRef: 'emea', connectionId: graces.id }),
    ]);

    expect([deployed.status, installed.status]).toSatisfy(
      ([first, second]) => (first === 200) !== (second === 201),
    );
    expect(await listed()).toHaveLength(installed.status === 201 ? 1 : 0);
  });
});
