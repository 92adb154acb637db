import type { Installation, Operation, SubscribeMessage } from '@dowel/schema';
import { onTestFinished } from 'vitest';
import { startProviderGate } from './provider-gate.ts';
import { startReceiver } from './receiver.ts';
import { startSimulated } from './simulated-provider.ts';

const always = { enabled: 'always' } as const;

interface Options {
  readonly now: Date;
  readonly env?: Readonly<Record<string, string>>;
  /** What is subscribed to, and a field that is read of it. */
  readonly objects: Readonly<Record<string, string>>;
  /** What happens at the provider before anything is installed. */
  prepare?(atProvider: Simulated['atProvider']): Promise<unknown>;
}

type Simulated = Awaited<ReturnType<typeof startSimulated>>;

/** A server whose group `acme` subscribes to all changes of some objects of its account at a simulator. */
export async function startSubscribed(provider: string, { now, env, objects, prepare }: Options) {
  const gate = await startProviderGate();
  const receiver = await startReceiver();
  onTestFinished(() => {
    gate.stop();
    receiver.stop();
  });
  const server = await startSimulated(provider, {
    now,
    env: { DOWEL_PUBLIC_ORIGIN: gate.url, ...env },
  });
  const { atProvider, given, request, projectPath } = server;
  gate.leadTo(server.fetch);
  const tellTime = () => atProvider('PUT', '/quirks', { now: server.now().getTime() });
  await tellTime();
  await prepare?.(atProvider);
  await given.webhook(receiver.url);
  const [{ name: destination }] = (await request('GET', `${projectPath}/destinations`)).body;
  const everyEvent = {
    destination,
    inheritFieldsAndMapping: true,
    createEvent: always,
    deleteEvent: always,
    updateEvent: { ...always, watchFieldsAuto: 'all' as const },
  };
  const names = Object.entries(objects);
  const { id } = await given.integration({
    provider,
    read: {
      objects: names.map(([objectName, fieldName]) => ({
        objectName,
        destination,
        requiredFields: [{ fieldName }],
      })),
    },
    subscribe: { objects: names.map(([objectName]) => ({ objectName, ...everyEvent })) },
  });
  const read = { objects: Object.fromEntries(names.map(([objectName]) => [objectName, { objectName }])) };
  const installed = await request(
    'POST',
    `${projectPath}/integrations/${id}/installations?skipSampling=true`,
    {
      groupRef: 'acme',
      config: { content: { provider, read } },
    },
  );
  if (installed.status !== 201) throw new Error(`It was not installed: ${JSON.stringify(installed.body)}`);
  const installation: Installation = installed.body;
  const path = `${projectPath}/integrations/${id}/installations/${installation.id}`;
  await server.runJobs();
  return {
    ...server,
    gate,
    installation,
    /** The address of the installation. */
    path,
    get: async (): Promise<Installation> => (await request('GET', path)).body,
    async pass(ms: number) {
      server.advanceClock(ms);
      await tellTime();
      await server.runJobs();
    },
    /** Makes a record at the provider, as a person does. */
    make: async (objectName: string, values: object): Promise<string> =>
      (await atProvider('POST', `/objects/${objectName}/records`, { values })).ids[0],
    subscriptions: async (): Promise<{ id: string; url: string; events: string[] }[]> =>
      (await atProvider('GET', '/subscriptions')).subscriptions,
    operations: async (): Promise<Operation[]> =>
      (await request('GET', `${path}/operations`)).body.results.filter(
        ({ actionType }: Operation) => actionType === 'subscribe',
      ),
    /** What was delivered: of which object, what has happened, and to which record. */
    told: () =>
      receiver.received
        .map(({ body }): SubscribeMessage => JSON.parse(body))
        .filter(({ action }) => action === 'subscribe')
        .flatMap(({ objectName, result = [] }) =>
          result.map(({ subscribeEventType, id: recordId }) => [objectName, subscribeEventType, recordId]),
        ),
  };
}
