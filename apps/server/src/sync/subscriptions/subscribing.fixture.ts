import type {
  ConfigContent,
  Installation,
  IntegrationObject,
  IntegrationSubscribeObject,
  Operation,
  SubscribeMessage,
} from '@dowel/schema';
import { eq } from 'drizzle-orm';
import { onTestFinished } from 'vitest';
import { type SandboxFault, startConnectedServer } from '../../../test/connected-server.ts';
import { startProviderGate } from '../../../test/provider-gate.ts';
import { startReceiver } from '../../../test/receiver.ts';
import { inboundEvents, subscriptions } from '../../platform/db/tables.ts';

const always = { enabled: 'always' } as const;

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
  /** What calls of the subscription at the sandbox are answered instead, and how often. */
  readonly refusals?: Omit<SandboxFault, 'path'>;
}

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
  const { projectPath, given } = server;
  gate.leadTo(server.fetch);
  const ask = async (method: string, path: string, body: object) => {
    const answer = await server.request(method, `${projectPath}${path}`, body);
    if (answer.status >= 300) throw new Error(`${path} was refused: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const destination = { name: 'receiver', type: 'webhook', metadata: { url: receiver.url } };
  const { id: destinationId } = await ask('POST', '/destinations', destination);
  const { id: topicId } = await ask('POST', '/topics', { name: 'complaints' });
  const eventType = 'subscribe.create.error';
  await ask('POST', '/notification-event-topic-routes', { eventType, topicId });
  await ask('POST', '/topic-destination-routes', { topicId, destinationId });
  const deploy = async (subscribed: IntegrationSubscribeObject[]): Promise<string> => {
    const subscribe = subscribed.length > 0 ? { subscribe: { objects: subscribed } } : {};
    const manifest = given.manifest({
      name: 'events',
      read: { objects: [{ ...readContacts, ...more }] },
      ...subscribe,
    });
    return (await ask('PUT', '/integrations:batch', { manifest }))[0].id;
  };
  const integrationId = await deploy([{ ...contactEvents, ...object }]);
  if (refusals) await server.addFault({ path: '/api/v1/webhooks', ...refusals });
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
        .filter(({ notificationType }) => notificationType === eventType)
        .map(({ data }) => data),
    messages: (): SubscribeMessage[] =>
      receiver.received.map(({ body }) => JSON.parse(body)).filter(({ action }) => action === 'subscribe'),
  };
}

type Server = Awaited<ReturnType<typeof startConnectedServer>>;

/** What a person does in the sandbox. */
function sandboxOf({ sandboxUrl, sandboxAccount }: Server) {
  const api = async (method: string, path: string, body?: object, apiKey = sandboxAccount.apiKey) => {
    const answer = await fetch(`${sandboxUrl}/api/v1${path}`, {
      method,
      headers: { 'x-api-key': apiKey, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`The sandbox refused ${path}: ${await answer.text()}`);
    return answer.status === 204 ? undefined : answer.json();
  };
  const contacts = '/objects/contacts/records';
  return {
    createContact: async (values: object): Promise<string> => (await api('POST', contacts, values)).id,
    createCompany: (values: object) => api('POST', '/objects/companies/records', values),
    changeContact: (id: string, values: object) => api('PATCH', `${contacts}/${id}`, values),
    deleteContact: (id: string) => api('DELETE', `${contacts}/${id}`),
    /** The webhooks that the sandbox has. */
    webhooks: async (apiKey?: string): Promise<{ id: string; url: string; events: string[] }[]> =>
      (await api('GET', '/webhooks', undefined, apiKey)).webhooks,
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
