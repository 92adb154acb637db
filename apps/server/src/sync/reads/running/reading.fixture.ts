import type { IntegrationObject, Log, Operation, ReadMessage } from '@dowel/schema';
import { and, eq } from 'drizzle-orm';
import { dyingAfter } from '../../../../test/attack/dying-database.ts';
import { startConnectedServer } from '../../../../test/connected-server.ts';
import type { Receiver } from '../../../../test/receiver.ts';
import type { TestServer } from '../../../../test/start-test-server.ts';
import { readObjects, readRuns } from '../../../platform/db/tables.ts';
import { runTurn } from '../../../platform/lanes/run-turn.ts';
import { readLane } from '../read-lane.ts';
import type { NewRun } from '../runs-queries.ts';
import { startRun } from '../start-run.ts';
import { readsKind } from './lane.ts';

const MINUTE_MS = 60_000;

/** How the integration reads contacts, unless a test says otherwise: twice an hour, and everything at first. */
const contacts = {
  objectName: 'contacts',
  mapToName: 'person',
  destination: 'demoWebhook',
  schedule: '*/30 * * * *',
  requiredFields: [
    { fieldName: 'email' },
    { fieldName: 'job_title', mapToName: 'role' },
    { mapToName: 'stage' },
  ],
  optionalFields: [{ fieldName: 'phone' }, { fieldName: 'city' }],
  backfill: { defaultPeriod: { fullHistory: true } },
};

type ConnectedOptions = NonNullable<Parameters<typeof startConnectedServer>[0]>;

/** A server whose integration reads contacts of the sandbox into the receiver. */
export async function startReading(
  receiver: Receiver,
  {
    object,
    integration = { read: { objects: [{ ...contacts, ...object }] } },
    ...options
  }: ConnectedOptions & { object?: Partial<IntegrationObject> } = {},
) {
  const server = await startConnectedServer({
    // The sandbox has a clock of its own. What changes there must not be older than a read that is over.
    // Ten minutes after a run of the schedule, so that no test meets the next one by chance.
    now: new Date((Math.floor(Date.now() / (30 * MINUTE_MS)) - 2) * 30 * MINUTE_MS + 10 * MINUTE_MS),
    integration,
    ...options,
    env: { NODE_ENV: 'development', ...options.env },
  });
  const { request, projectPath } = server;
  const metadata = { url: receiver.url };
  const destination = await server.ask('POST', '/destinations', {
    name: 'demoWebhook',
    type: 'webhook',
    metadata,
  });
  const { db } = server.dependencies;
  const operationsOf = async (id: string): Promise<Operation[]> =>
    (await request('GET', `${server.base}/installations/${id}/operations`)).body.results;
  return {
    ...server,
    ...configsOf(server),
    destination,
    crm: (method: string, path: string, body?: object, apiKey?: string) =>
      server.atSandbox(method, `/objects/${path}`, body, apiKey),
    operationsOf,
    /** Deploys the integration with other objects to read. */
    async deployObjects(change: (object: IntegrationObject) => object) {
      const { content } = (await request('GET', server.base)).body.latestRevision;
      const read = { objects: content.read.objects.map(change) };
      const manifest = { specVersion: '1.0.0', integrations: [{ ...content, read }] };
      return request('PUT', `${projectPath}/integrations:batch`, { manifest });
    },
    /** The bodies of the messages with records that have arrived. */
    messages: (): ReadMessage[] =>
      receiver.received.map(({ body }) => JSON.parse(body)).filter(({ action }) => action === 'read'),
    /** The ids of the records that have arrived, with repeats. */
    arrived: () =>
      receiver.received
        .map(({ body }) => JSON.parse(body))
        .flatMap(({ result = [] }) => result.map(({ raw }: { raw: { id: string } }) => raw.id)),
    logsOf: async (operation: Operation | undefined): Promise<Log[]> =>
      (await request('GET', `${projectPath}/operations/${operation?.id}/logs`)).body,
    runsOf: (id: string) =>
      db.select().from(readRuns).where(eq(readRuns.installationId, id)).orderBy(readRuns.id),
    objectOf: async (id: string, objectName = 'contacts') => {
      const isIt = and(eq(readObjects.installationId, id), eq(readObjects.objectName, objectName));
      return (await db.select().from(readObjects).where(isIt))[0];
    },
    /** Asks for a read, as `triggerRead` does. */
    trigger: async (
      installation: { id: string; integrationId: string; config: { id: string } },
      asked: Partial<NewRun> = {},
    ) => {
      const { id: installationId, integrationId, config } = installation;
      const whose = { integrationId, installationId, configId: config.id };
      return server
        .context()
        .transaction((tx) =>
          startRun(tx, { ...whose, objectName: 'contacts', readType: 'triggered', ...asked }),
        );
    },
    /** Sets the clock to a time of the sandbox, and a little more. */
    advanceTo: (time: string, moreMs: number) =>
      server.advanceClock(Date.parse(time) + moreMs - server.now().getTime()),
    /** One turn of the read of contacts, in a process that dies before it sends one more statement. */
    dyingTurn: (installationId: string, lastStatement: number) =>
      dyingTurn(server, installationId, lastStatement),
    /** Lets time pass until the schedule has been due again, and does what is due then. */
    async nextScheduled() {
      server.advanceClock(35 * MINUTE_MS);
      await server.runJobs();
    },
  };
}

/** What a customer chooses to read. */
function configsOf({ install, given, request, base }: Awaited<ReturnType<typeof startConnectedServer>>) {
  return {
    /** Installs with a config that reads contacts as the manifest says, unless `entry` says otherwise. */
    installContacts(entry: object = {}) {
      const { config } = given.installationBody();
      const read = { objects: { contacts: { objectName: 'contacts', ...entry } } };
      return install({ config: { ...config, content: { ...config.content, read } } });
    },
    /** Saves what the config of an installation says of an object. */
    changeEntry: (id: string, entry: object, objectName = 'contacts') =>
      request('PATCH', `${base}/installations/${id}?skipSampling=true`, {
        updateMask: [`config.content.read.objects.${objectName}`],
        installation: {
          config: { content: { read: { objects: { [objectName]: { objectName, ...entry } } } } },
        },
      }),
  };
}

async function dyingTurn(
  { project, dependencies }: TestServer,
  installationId: string,
  lastStatement: number,
) {
  const lane = readLane({ installationId, objectName: 'contacts', projectId: project.id });
  const dying = dyingAfter(dependencies.db, lastStatement);
  const { signal } = new AbortController();
  await runTurn({ ...dependencies, db: dying.db }, readsKind, lane, signal).catch(() => undefined);
  return dying.isDead();
}
