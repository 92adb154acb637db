import type { Installation, Log, Operation, SchemaWatchMessage, WatchSchema } from '@dowel/schema';
import { eq } from 'drizzle-orm';
import { onTestFinished } from 'vitest';
import { startConnectedServer } from '../../../test/connected-server.ts';
import { startReceiver } from '../../../test/receiver.ts';
import type { TestServerOptions } from '../../../test/start-test-server.ts';
import { schemaSnapshots, schemaWatches } from '../../platform/db/tables.ts';

const HOUR_MS = 60 * 60_000;
const always = { enabled: 'always' } as const;

/** Everything is told. */
export const everyKind: WatchSchema['allObjects'] = {
  fieldCreated: always,
  fieldDeleted: always,
  fieldChanged: always,
};

interface Options extends TestServerOptions {
  readonly kinds?: WatchSchema['allObjects'];
  /** The objects of the manifest. Those that the config names are read. */
  readonly objects?: readonly string[];
  readonly read?: readonly string[];
}

/**
 * A server whose group `acme` has installed an integration that watches the fields of its own sandbox account. The first
 * look is over.
 */
export async function startWatching({
  kinds = everyKind,
  objects = ['contacts'],
  read = objects,
  ...options
}: Options = {}) {
  const receiver = await startReceiver();
  onTestFinished(() => receiver.stop());
  const server = await startConnectedServer({
    now: new Date('2027-03-05T10:07:30Z'),
    ...options,
    env: { NODE_ENV: 'development', ...options.env },
  });
  const { projectPath, given, ask } = server;
  await ask('POST', '/destinations', {
    name: 'receiver',
    type: 'webhook',
    metadata: { url: receiver.url },
  });
  const watchSchema = { destination: 'receiver', allObjects: kinds };
  const deploy = async (watched: WatchSchema | null = watchSchema): Promise<string> => {
    const readObjects = objects.map((objectName) => ({
      objectName,
      destination: 'receiver',
      ...(objectName === 'contacts' && { mapToName: 'person' }),
    }));
    const manifest = given.manifest({
      name: 'watched',
      read: { objects: readObjects },
      ...(watched && { watchSchema: watched }),
    });
    return (await ask('PUT', '/integrations:batch', { manifest }))[0].id;
  };
  const integrationId = await deploy();
  const path = `/integrations/${integrationId}/installations`;
  const entries = read.map((objectName) => [objectName, { objectName }] as const);
  const content = { provider: 'sandboxApiKey', read: { objects: Object.fromEntries(entries) } };
  const installing = { groupRef: 'acme', config: { content } };
  const installation: Installation = await ask('POST', `${path}?skipSampling=true`, installing);
  await server.runJobs();
  return {
    ...server,
    ...crmOf(server),
    ...storedOf(server, installation),
    receiver,
    deploy,
    /** Deploys the manifest without `watchSchema`. */
    deployWithout: () => deploy(null),
    installation,
    integrationId,
    installationPath: `${projectPath}${path}/${installation.id}`,
    messages: (): SchemaWatchMessage[] => receiver.received.map(({ body }) => JSON.parse(body)),
    /** Lets time pass until the schedule has been due again, and does what is due then. */
    async nextLook() {
      server.advanceClock(25 * HOUR_MS);
      await server.runJobs();
    },
  };
}

type Server = Awaited<ReturnType<typeof startConnectedServer>>;

/** What an administrator of the customer does in the sandbox. */
function crmOf({ atSandbox }: Server) {
  const at = (name: string, object: string) => `/objects/${object}/fields/${name}`;
  return {
    /** Creates or changes a custom field. */
    defineField: (name: string, definition: object = {}, object = 'contacts', apiKey?: string) =>
      atSandbox('PUT', at(name, object), { label: 'Tier', type: 'string', ...definition }, apiKey),
    deleteField: (name: string, object = 'contacts') => atSandbox('DELETE', at(name, object)),
  };
}

/** What the server has stored, and what it tells of an installation. */
function storedOf(server: Server, { id, integrationId }: Installation) {
  const { db } = server.dependencies;
  const path = `${server.projectPath}/integrations/${integrationId}/installations/${id}`;
  return {
    watch: async () => (await db.select().from(schemaWatches).where(eq(schemaWatches.installationId, id)))[0],
    snapshots: () => db.select().from(schemaSnapshots).where(eq(schemaSnapshots.installationId, id)),
    /** The looks, newest first. */
    looks: async (): Promise<Operation[]> =>
      (await server.request('GET', `${path}/operations`)).body.results.filter(
        ({ actionType }: Operation) => actionType === 'watchSchema',
      ),
    logsOf: async (operation: Operation | undefined): Promise<Log['message'][]> =>
      (await server.request('GET', `${server.projectPath}/operations/${operation?.id}/logs`)).body.map(
        ({ message }: Log) => message,
      ),
  };
}
