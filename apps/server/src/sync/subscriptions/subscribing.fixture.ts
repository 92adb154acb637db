import type {
  ConfigContent,
  Installation,
  IntegrationObject,
  IntegrationSubscribeObject,
  ManifestIntegration,
  Operation,
  SubscribeMessage,
} from '@dowel/schema';
import { eq } from 'drizzle-orm';
import { onTestFinished } from 'vitest';
import { type SandboxFault, startConnectedServer } from '../../../test/connected-server.ts';
import { startProviderGate } from '../../../test/provider-gate.ts';
import { startReceiver } from '../../../test/receiver.ts';
import { inboundEvents, subscriptions } from '../../platform/db/tables.ts';
import { listenTo } from '../events/stored-events.fixture.ts';

const always = { enabled: 'always' } as const;
const complaint = 'subscribe.create.error';

export const contactEvents: IntegrationSubscribeObject = {
  objectName: 'contacts',
  destination: 'receiver',
  inheritFieldsAndMapping: true,
  createEvent: always,
  updateEvent: { ...always, watchFieldsAuto: 'all' },
  deleteEvent: always,
};

interface Options {
  readonly object?: Partial<IntegrationSubscribeObject>;
  readonly content?: ConfigContent;
  /** What the read object has besides. */
  readonly read?: Partial<IntegrationObject>;
  /** What calls of the subscription at the sandbox are answered instead, and how often. The builder hears of them. */
  readonly refusals?: Omit<SandboxFault, 'path'>;
}

type Named = Pick<ManifestIntegration, 'displayName' | 'module'>;

const readContacts = {
  objectName: 'contacts',
  destination: 'receiver',
  mapToName: 'person',
  requiredFields: [{ fieldName: 'email' }, { fieldName: 'job_title', mapToName: 'role' }],
  optionalFields: [{ fieldName: 'city' }],
};

/**
 * A server whose group `acme` subscribes to the contacts of its own sandbox account. What the sandbox sends comes
 * through a gate.
 */
export async function startSubscribing({ object, content, read: more, refusals }: Options = {}) {
  const gate = await startProviderGate();
  const receiver = await startReceiver();
  onTestFinished(() => {
    gate.stop();
    receiver.stop();
  });
  const server = await startConnectedServer({
    env: { NODE_ENV: 'development', DOWEL_PUBLIC_ORIGIN: gate.url },
  });
  const { projectPath, given, ask } = server;
  gate.leadTo(server.fetch);
  const destination = { name: 'receiver', type: 'webhook', metadata: { url: receiver.url } };
  const { id: destinationId } = await ask('POST', '/destinations', destination);
  const deploy = async (subscribed: IntegrationSubscribeObject[], named: Named = {}): Promise<string> => {
    const subscribe = subscribed.length > 0 ? { subscribe: { objects: subscribed } } : {};
    const manifest = given.manifest({
      name: 'events',
      read: { objects: [{ ...readContacts, ...more }] },
      ...subscribe,
      ...named,
    });
    return (await ask('PUT', '/integrations:batch', { manifest }))[0].id;
  };
  const integrationId = await deploy([{ ...contactEvents, ...object }]);
  if (refusals) {
    await listenTo(server, [complaint], { destinationId });
    await server.addFault({ path: '/api/v1/webhooks', ...refusals });
  }
  const path = `/integrations/${integrationId}/installations`;
  const read = { objects: { contacts: { objectName: 'contacts' } } };
  const config = { content: { provider: 'sandboxApiKey', read, ...content } };
  const installing = { groupRef: 'acme', config };
  const installation: Installation = await ask('POST', `${path}?skipSampling=true`, installing);
  await server.runJobs();
  return {
    ...server,
    ...sandboxOf(server),
    ...storedOf(server, installation),
    deploy,
    installation,
    integrationId,
    installationPath: `${projectPath}${path}/${installation.id}`,
    gate,
    receiver,
    /** The complaints that the builder is told of. */
    complaints: () =>
      receiver.received
        .map(({ body }) => JSON.parse(body))
        .filter(({ notificationType }) => notificationType === complaint)
        .map(({ data }) => data),
    messages: (): SubscribeMessage[] =>
      receiver.received.map(({ body }) => JSON.parse(body)).filter(({ action }) => action === 'subscribe'),
  };
}

type Server = Awaited<ReturnType<typeof startConnectedServer>>;

/** What a person does in the sandbox. */
function sandboxOf({ atSandbox }: Server) {
  const contacts = '/objects/contacts/records';
  return {
    createContact: async (values: object): Promise<string> => (await atSandbox('POST', contacts, values)).id,
    createCompany: (values: object) => atSandbox('POST', '/objects/companies/records', values),
    changeContact: (id: string, values: object) => atSandbox('PATCH', `${contacts}/${id}`, values),
    deleteContact: (id: string) => atSandbox('DELETE', `${contacts}/${id}`),
    /** The webhooks that the sandbox has. */
    webhooks: async (apiKey?: string): Promise<{ id: string; url: string; events: string[] }[]> =>
      (await atSandbox('GET', '/webhooks', undefined, apiKey)).webhooks,
  };
}

/** What the server has stored, and what it tells of an installation. */
function storedOf(server: Server, { id, integrationId }: Installation) {
  const { db } = server.dependencies;
  const path = `${server.projectPath}/integrations/${integrationId}/installations/${id}`;
  return {
    get: async (): Promise<Installation> => (await server.request('GET', path)).body,
    rows: () =>
      db.select().from(inboundEvents).where(eq(inboundEvents.installationId, id)).orderBy(inboundEvents.id),
    subscription: async () =>
      (await db.select().from(subscriptions).where(eq(subscriptions.installationId, id)))[0],
    operations: async (): Promise<Operation[]> =>
      (await server.request('GET', `${path}/operations`)).body.results.filter(
        ({ actionType }: Operation) => actionType === 'subscribe',
      ),
  };
}
