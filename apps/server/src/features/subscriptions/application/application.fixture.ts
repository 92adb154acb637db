import { createHmac } from 'node:crypto';
import type {
  Installation,
  IntegrationSubscribeObject,
  Operation,
  SubscribeMessage,
  SubscribeResult,
} from '@dowel/schema';
import { eq } from 'drizzle-orm';
import { inject, onTestFinished } from 'vitest';
import { openDialectAccount } from '../../../../test/conformance/dialect-account.ts';
import { simulatedCatalogue } from '../../../../test/conformance/simulated-catalogue.ts';
import { startReceiver } from '../../../../test/receiver.ts';
import { startTestServer } from '../../../../test/start-test-server.ts';
import { inboundEvents, subscriptions } from '../../../db/tables.ts';
import { generate } from '../../connections/generating/generate-connection.ts';

const publicUrl = 'http://dowel.test';
const always = { enabled: 'always' } as const;
const contactEvents = {
  objectName: 'contacts',
  destination: 'receiver',
  inheritFieldsAndMapping: true,
  createEvent: always,
  updateEvent: { ...always, watchFieldsAuto: 'all' },
  deleteEvent: always,
} as const;

/** What the integration reads: the fields of events. */
const read = {
  objects: [
    { objectName: 'contacts', destination: 'receiver', requiredFields: [{ fieldName: 'email' }] },
    {
      ...{ objectName: 'companies', destination: 'receiver', mapToName: 'account' },
      requiredFields: [{ fieldName: 'name', mapToName: 'title' }],
    },
  ],
};

/** An account at the simulated HubSpot. */
export function openHubSpotAccount() {
  return openDialectAccount(inject('sandboxUrl'), 'hubspot', new Date());
}
type Account = Awaited<ReturnType<typeof openHubSpotAccount>>;

interface Posting {
  readonly secret?: string;
  readonly time?: Date;
  readonly headers?: Record<string, string>;
  /** Sent to this address, and signed for the application's. */
  readonly to?: string;
}

/** A project whose integration subscribes to the contacts of HubSpot, with an application there. */
export async function startApplication({
  clientSecret = 'first-secret',
  hasApp = true,
  more = {},
}: {
  clientSecret?: string;
  hasApp?: boolean;
  /** More events of contacts. */
  more?: Partial<IntegrationSubscribeObject>;
} = {}) {
  const { catalogue } = simulatedCatalogue(inject('sandboxUrl'), 'hubspot', 'hubspot');
  const env = { NODE_ENV: 'development', DOWEL_PUBLIC_ORIGIN: publicUrl };
  const [server, receiver] = await Promise.all([startTestServer({ catalogue, env }), startReceiver()]);
  onTestFinished(() => receiver.stop());
  const projectPath = `/v1/projects/${server.project.id}`;
  const ask = async (method: string, path: string, body?: object) => {
    const answer = await server.request(method, projectPath + path, body);
    if (answer.status >= 300) throw new Error(`${path} was refused: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const createApp = () =>
    ask('POST', '/provider-apps', { provider: 'hubspot', clientId: 'app', clientSecret });
  await ask('POST', '/destinations', { name: 'receiver', type: 'webhook', metadata: { url: receiver.url } });
  const app = hasApp ? await createApp() : undefined;
  const subscribe = { objects: [{ ...contactEvents, ...more }] };
  const given = { name: 'events', provider: 'hubspot', read, subscribe, write: undefined };
  const integration = await server.given.integration({ ...given, proxy: { enabled: false } });
  const address: string = app?.webhook?.url ?? '';

  const connect = (groupRef: string, { accessToken, refreshToken }: Account, consumerRef = 'ada') =>
    generate(server.context(), {
      ...{ provider: 'hubspot', groupRef, consumerRef },
      oauth2AuthorizationCode: {
        accessToken: { token: accessToken },
        refreshToken: { token: refreshToken },
      },
    });
  const where = `/integrations/${integration.id}/installations`;
  return {
    ...server,
    ask,
    app,
    createApp,
    connect,
    /** The address of the application. */
    address,
    /** Installs for a group over an account. Answers what HubSpot calls the account, too. */
    async install(groupRef: string, account: Account): Promise<Installation & { portalId: number }> {
      await connect(groupRef, account);
      const content = { provider: 'hubspot', read: { objects: { contacts: { objectName: 'contacts' } } } };
      const installed = await ask('POST', `${where}?skipSampling=true`, { groupRef, config: { content } });
      await server.runJobs();
      const isOf = eq(subscriptions.installationId, installed.id);
      const [row] = await server.dependencies.db.select().from(subscriptions).where(isOf);
      return { ...installed, portalId: Number(row?.accountRef) };
    },
    path: ({ id }: Installation) => `${where}/${id}`,
    get: ({ id }: Installation): Promise<Installation> => ask('GET', `${where}/${id}`),
    operations: async ({ id }: Installation): Promise<Operation[]> =>
      (await ask('GET', `${where}/${id}/operations`)).results,
    /** Sends events to the application, signed as HubSpot signs them. Answers the status. */
    async post(events: unknown, { secret = clientSecret, time = server.now(), headers, to }: Posting = {}) {
      const body = typeof events === 'string' ? events : JSON.stringify(events);
      const sentTime = String(time.getTime());
      const signed = createHmac('sha256', secret).update(`POST${address}${body}${sentTime}`).digest('base64');
      const own = { 'x-hubspot-signature-v3': signed, 'x-hubspot-request-timestamp': sentTime };
      const init = { method: 'POST', headers: { ...own, ...headers }, body };
      const answer = await server.fetch(to ?? address, init);
      return answer.status;
    },
    /** What is stored of an installation's events. */
    stored: ({ id }: Installation) =>
      server.dependencies.db.$count(inboundEvents, eq(inboundEvents.installationId, id)),
    /** What has arrived for a group. */
    changes: (groupRef: string): SubscribeResult[] =>
      receiver.received
        .map(({ body }): SubscribeMessage => JSON.parse(body))
        .filter((message) => message.action === 'subscribe' && message.groupRef === groupRef)
        .flatMap(({ result = [] }) => result),
  };
}

let events = 0;

/** An event as HubSpot sends it. */
export function hubspotEvent(portalId: number, objectId: string, more: object = {}) {
  events += 1;
  return {
    eventId: events,
    subscriptionId: 12,
    portalId,
    appId: 4711,
    occurredAt: 1_772_000_000_000 + events,
    subscriptionType: 'contact.creation',
    attemptNumber: 0,
    objectId: Number(objectId),
    ...more,
  };
}
