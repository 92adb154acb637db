import type { Installation, IntegrationObject } from '@dowel/schema';
import type { Receiver } from './receiver.ts';
import { startSimulated } from './simulated-provider.ts';

const HALF_HOUR_MS = 30 * 60_000;
/** No provider holds records back that have not changed for so long. */
const SETTLED_MS = 5 * 60_000;
/** The time of a test does not matter. It stands between two times of the schedule. */
const NOW = new Date('2026-03-01T12:10:00Z');

interface Actions {
  readonly provider: string;
  /** What the manifest reads, twice an hour. */
  readonly read: readonly Omit<IntegrationObject, 'destination' | 'schedule'>[];
  /** What the config reads of it. All of it if absent. */
  readonly chosen?: readonly string[];
  /** What the manifest and the config write. */
  readonly write: readonly string[];
  /** What the config says of each object that is written. By default, its records may be deleted. */
  readonly writing?: object;
}

const deleting = { deletionSettings: { enabled: true } };

/** Installs an integration for group `acme` over its account at the simulator. What is read arrives at the receiver. */
export async function installSimulated(
  { request, projectPath, given }: Awaited<ReturnType<typeof startSimulated>>,
  receiver: Receiver,
  { provider, read, chosen = read.map(({ objectName }) => objectName), write, writing = deleting }: Actions,
) {
  await given.webhook(receiver.url);
  const [destination] = (await request('GET', `${projectPath}/destinations`)).body;
  const scheduled = { destination: destination.name, schedule: '*/30 * * * *' };
  const { id } = await given.integration({
    provider,
    read: { objects: read.map((object) => ({ ...scheduled, ...object })) },
    write: { objects: write.map((objectName) => ({ objectName })) },
  });
  const entries = (names: readonly string[], more: object) =>
    Object.fromEntries(names.map((objectName) => [objectName, { objectName, ...more }]));
  const content = {
    provider,
    read: { objects: entries(chosen, {}) },
    write: { objects: entries(write, writing) },
  };
  const base = `${projectPath}/integrations/${id}`;
  const body = { groupRef: 'acme', config: { content } };
  const installed = await request('POST', `${base}/installations?skipSampling=true`, body);
  if (installed.status !== 201) throw new Error(`It was not installed: ${JSON.stringify(installed.body)}`);
  return {
    /** The address of the integration. */
    base,
    installation: installed.body as Installation,
    write: (objectName: string, type: string, record: object) =>
      request('POST', `/write${base}/objects/${encodeURIComponent(objectName)}`, {
        groupRef: 'acme',
        type,
        mode: 'synchronous',
        record,
      }),
    /** What has arrived of an object, as far as the receiver has not forgotten it. */
    arrived: (objectName: string) =>
      receiver.received
        .map(({ body: text }) => JSON.parse(text))
        .filter((message) => message.action === 'read' && message.objectName === objectName)
        .flatMap(({ result }) => result),
  };
}

interface Reading extends Pick<Actions, 'write' | 'chosen' | 'writing'> {
  /** How many records of each object the account has. They changed this long after each other. */
  readonly seeded: Readonly<Partial<Record<string, number>>>;
  readonly everyMs?: number;
  /** The fields that are read of each object, with spaces between them, and the name that they are mapped to. */
  readonly objects: Readonly<Record<string, string>>;
  readonly mapToName?: string;
  /** How each object is read. By default, also what was there before. */
  readonly how?: Partial<Actions['read'][number]>;
  /** What is odd at the provider. By default, a page has two records. */
  readonly quirks?: object;
  /** What a person types in before the sign-in, such as the workspace. */
  readonly inputs?: Readonly<Record<string, string>>;
}

/** A server whose group `acme` reads objects of its account at a simulator, and writes others. */
export async function startReadingSimulated(
  provider: string,
  receiver: Receiver,
  {
    seeded,
    everyMs,
    objects,
    mapToName,
    how,
    write,
    chosen,
    writing,
    quirks = { largestPage: 2 },
    inputs,
  }: Reading,
) {
  const server = await startSimulated(provider, { now: NOW, ...(inputs && { inputs }) });
  const { atProvider } = server;
  /** Sets what is odd at the provider, and its clock. */
  const set = (odd: object = {}) =>
    atProvider('PUT', '/quirks', { now: server.now().getTime(), ...quirks, ...odd });
  const at = (objectName: string) => `/objects/${encodeURIComponent(objectName)}/records`;
  await set({ now: NOW.getTime() - SETTLED_MS });
  for (const [name, count] of Object.entries(seeded)) {
    await atProvider('POST', at(name), { count, ...(everyMs && { everyMs }) });
  }
  await set();
  const read = Object.entries(objects).map(([objectName, names]) => ({
    objectName,
    requiredFields: names.split(' ').map((fieldName) => ({ fieldName, ...(mapToName && { mapToName }) })),
    ...(how ?? { backfill: { defaultPeriod: { fullHistory: true } } }),
  }));
  const actions = { provider, read, write, ...(chosen && { chosen }), ...(writing && { writing }) };
  const installed = await installSimulated(server, receiver, actions);
  return {
    ...server,
    ...installed,
    set,
    recordsOf: async (objectName: string) => (await atProvider('GET', at(objectName))).records,
    /** Lets time pass, here and at the provider. */
    async pass(ms: number, odd?: object) {
      server.advanceClock(ms);
      await set(odd);
    },
    /** Lets time pass until the schedule is due again, and forgets what has arrived before. */
    async nextScheduled(odd?: object) {
      receiver.received.length = 0;
      server.advanceClock(HALF_HOUR_MS);
      await set(odd);
      await server.runJobs();
    },
  };
}

/** So many records of each of these objects. */
export const eachOf = (names: readonly string[], count = 3): Readonly<Record<string, number>> =>
  Object.fromEntries(names.map((name) => [name, count]));
