import type { Installation, IntegrationObject } from '@dowel/schema';
import type { Receiver } from './receiver.ts';
import type { startSimulated } from './simulated-provider.ts';

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
