import { DowelClient } from '@dowel/client';
import { beforeAll, describe, expect, it } from 'vitest';
import { elsewhere, OAK_KEY, proxiedServerOfFile } from '../../../test/proxied-server.ts';

const GRACES_KEY = 'key-of-grace-0815-secret';

const server = proxiedServerOfFile();
const connectGrace = () =>
  server.given.connection({ provider: 'oak', consumerRef: 'grace', apiKey: GRACES_KEY, personal: true });
beforeAll(connectGrace);

const deploy = (actAs?: 'person') =>
  server.given.integration({
    name: 'oak-sync',
    provider: 'oak',
    module: 'crm',
    proxy: { enabled: true },
    actAs,
  });

/** Calls the provider with a person's token. */
const callAs = async (consumerRef: string, groupRef = 'acme') => {
  const token = await server.given.consumerToken({ groupRef, consumerRef });
  return server.call('/contacts', { headers: { 'x-api-key': null, authorization: `Bearer ${token}` } });
};

const keysSeen = () => server.oak.seen.map(({ headers }) => headers['x-oak-key']);

/** The calls that were recorded, latest first, with whose account each acted. */
async function recorded() {
  return (await server.operations()).map(({ metadata }) => metadata?.actedAs);
}

describe('calling a provider as a person', () => {
  // @holds U12
  it('is for keys only where the manifest does not say it', async () => {
    server.oak.answers((_, response) => response.end());

    const answer = await callAs('grace');

    expect([answer.status, answer.json.code]).toEqual([403, 'token_not_allowed']);
    expect(keysSeen()).toEqual([]);
  });

  // @holds U12
  it('sends their own credentials, and never those of the group', async () => {
    await deploy('person');
    server.oak.answers((_, response) => response.end());

    const graces = await callAs('grace');
    const adas = await callAs('ada');
    const foreign = await callAs('grace', 'globex');
    const groups = await server.call('/contacts');

    expect([graces.status, groups.status]).toEqual([200, 200]);
    expect([adas.status, adas.json.code]).toEqual([409, 'personal_connection_needed']);
    expect([foreign.status, foreign.json.code]).toEqual([404, 'installation_not_found']);
    expect(keysSeen()).toEqual([GRACES_KEY, OAK_KEY]);
    expect(server.oak.seen[0]?.headers.authorization).toBeUndefined();
    const [latest, first] = await recorded();
    expect(first).toMatchObject({ isPersonal: true, consumerRef: 'grace' });
    expect(latest).toMatchObject({ connectionId: server.connection.id, consumerRef: 'ada' });
    expect(latest).not.toHaveProperty('isPersonal');
  });

  it('ignores a token that is sent beside a key, and warns of it', async () => {
    server.oak.answers((_, response) => response.end());
    const token = await server.given.consumerToken({ groupRef: 'acme', consumerRef: 'grace' });

    const { headers } = await server.call('/contacts', { headers: { authorization: `Bearer ${token}` } });

    expect([keysSeen(), headers['dowel-warning']]).toEqual([[OAK_KEY], 'no_effect;path="Authorization"']);
  });

  it('is what a client with tokens does', async () => {
    server.oak.answers((_, response) => response.end());
    const client = new DowelClient({
      baseUrl: 'http://dowel.test/v1',
      project: server.project.name,
      fetch: server.fetch,
      getToken: (identity) => server.given.consumerToken(identity),
      identity: { groupRef: 'acme', consumerRef: 'grace' },
    });

    const answer = await client.proxy.fetch({ installationId: server.installation.id }, '/contacts');

    expect(answer.status).toBe(200);
    expect(keysSeen()).toEqual([GRACES_KEY]);
  });

  // @holds U12
  it('is over at once when another process has removed what they had connected', async () => {
    server.oak.answers((_, response) => response.end());
    expect((await callAs('grace')).status).toBe(200);

    const gone = 'delete from connections where is_personal and project_id = $1';
    await elsewhere(server, gone, [server.project.id]);

    expect((await callAs('grace')).json.code).toBe('personal_connection_needed');
    expect(keysSeen()).toEqual([GRACES_KEY]);
  });

  it('is recorded without a person who was erased while the provider was answering', async () => {
    await connectGrace();
    server.oak.answers(async (_, response) => {
      const path = `/v1/projects/${server.project.id}/groups/acme/consumers/grace`;
      expect((await server.request('DELETE', path)).status).toBe(200);
      response.end();
    });

    expect((await callAs('grace')).status).toBe(200);

    expect((await recorded())[0]).toMatchObject({ isPersonal: true, consumerRef: 'erased' });
  });
});
