import type { Connection, Installation, ManifestInput } from '@dowel/schema';
import { openSandboxAccount } from '../../../../test/sandbox-control.ts';
import { startTestServer } from '../../../../test/start-test-server.ts';

/** People of two workspaces at the provider, by their API keys. */
const people = {
  'key-of-ada': { workspace: 'oakland', email: 'ada@oakland.example' },
  'key-of-grace': { workspace: 'oakland', email: 'grace@oakland.example' },
  'key-of-bob': { workspace: 'oakland', email: 'bob@oakland.example' },
  'key-of-mallory': { workspace: 'elsewhere', email: 'mallory@elsewhere.example' },
} as const;
type Key = keyof typeof people;

type Headers = Record<string, string | null>;

/** A server that calls the sandbox, to which several people have keys. It notes whose key has come. */
async function startPeople() {
  /** Whose key each call for records has brought, with its method. */
  const calls: string[] = [];
  const state = { hidesWorkspaces: false };
  let realKey = '';
  const server = await startTestServer({
    outgoing: async (address, init = {}) => {
      const headers = new Headers(init.headers);
      const key = headers.get('x-api-key') ?? '';
      if (!Object.hasOwn(people, key)) return fetch(address, init);
      const { pathname } = new URL(address);
      if (pathname.endsWith('/me')) return Response.json(identityOf(key as Key, state.hidesWorkspaces));
      const who = people[key as Key].email.split('@')[0];
      if (pathname.includes('/records')) calls.push(`${init.method ?? 'GET'} by ${who}`);
      headers.set('x-api-key', realKey);
      return fetch(address, { ...init, headers });
    },
  });
  realKey = (await openSandboxAccount(server.sandboxUrl)).apiKey;
  return { ...server, calls, state };
}

const deletable = { objectName: 'contacts', deletionSettings: { enabled: true } };

/** A server whose group `acme` has installed an integration over Ada's connection. */
export async function startPersonal(manifest: Partial<ManifestInput['integrations'][number]> = {}) {
  const server = await startPeople();
  const { given, request, project } = server;
  const path = `/v1/projects/${project.id}`;
  const integration = await given.integration({ actAs: 'person', ...manifest });
  const owner = { provider: 'sandboxApiKey', groupRef: 'acme' };
  const generate = (values: object, headers?: Headers) =>
    request('POST', `${path}/connections:generate`, { ...owner, ...values }, headers);
  const ada = { consumerRef: 'ada', consumerName: 'Ada', apiKey: 'key-of-ada' };
  const shared: Connection = (await generate(ada)).body;
  const write = { objects: { contacts: deletable } };
  const { config } = given.installationBody({ content: { write } });
  const installations = `${path}/integrations/${integration.id}/installations`;
  const installed = await request('POST', `${installations}?skipSampling=true`, {
    groupRef: 'acme',
    connectionId: shared.id,
    config,
  });
  if (installed.status !== 201) throw new Error(JSON.stringify(installed.body));
  const installation: Installation = installed.body;
  server.calls.length = 0;
  const operations = async () =>
    (await request('GET', `${installations}/${installation.id}/operations`)).body.results;
  return {
    ...server,
    path,
    integration,
    installation,
    shared,
    generate,
    as: async (consumerRef: string, groupRef = 'acme'): Promise<Headers> =>
      given.asConsumer(await given.consumerToken({ groupRef, consumerRef })),
    frontend: { 'x-api-key': await server.makeFrontendKey() } as Headers,
    /** A person connects their own account. */
    connectOwn: async (consumerRef: string, apiKey = `key-of-${consumerRef}`): Promise<Connection> => {
      const consumerName = `${consumerRef[0]?.toUpperCase()}${consumerRef.slice(1)}`;
      const { status, body } = await generate({ consumerRef, consumerName, apiKey, personal: true });
      if (status !== 201) throw new Error(JSON.stringify(body));
      return body;
    },
    /** Writes a contact of this last name, for group `acme`. */
    write: (headers: Headers = {}, values: object = {}) =>
      request(
        'POST',
        `/write${path}/integrations/${integration.id}/objects/contacts`,
        { groupRef: 'acme', type: 'create', record: { last_name: 'Oakes' }, ...values },
        headers,
      ),
    search: (headers: Headers = {}) =>
      request('POST', `/search${path}/integrations/${integration.id}?groupRef=acme`, oakes, headers),
    list: (query = '', headers?: Headers) =>
      request('GET', `${path}/connections?groupRef=acme${query}`, undefined, headers),
    erase: (consumerRef: string) => request('DELETE', `${path}/groups/acme/consumers/${consumerRef}`),
    /** Leads the installation to a connection of another workspace. */
    moveAway: async () => {
      const { body: other } = await generate({ consumerRef: 'mallory', apiKey: 'key-of-mallory' });
      return request('PATCH', `${installations}/${installation.id}?skipSampling=true`, {
        updateMask: ['connectionId', 'account'],
        installation: { connectionId: other.id, account: { id: 'elsewhere' } },
      });
    },
    operations,
    /** With whose account the latest operation of a kind has acted. */
    actedAs: async (actionType: string) =>
      (await operations()).find((one: { actionType: string }) => one.actionType === actionType)?.metadata
        .actedAs,
  };
}

const oakes = {
  objectName: 'contacts',
  fieldFilters: [{ fieldName: 'last_name', operator: 'eq', value: 'Oakes' }],
};

function identityOf(key: Key, hidesWorkspaces: boolean) {
  const { workspace, email } = people[key];
  const user = { id: email, name: email, email };
  return hidesWorkspaces ? { user } : { account: { id: workspace, name: workspace }, user };
}
