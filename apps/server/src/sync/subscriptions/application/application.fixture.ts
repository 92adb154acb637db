import { createHmac } from 'node:crypto';
import type {
  GenerateConnection,
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
import { generate } from '../../../installing/connections/generating/generate-connection.ts';
import { inboundEvents, subscriptions } from '../../../platform/db/tables.ts';

const publicUrl = 'http://dowel.test';
const always = { enabled: 'always' } as const;
const changes = {
  destination: 'receiver',
  inheritFieldsAndMapping: true,
  createEvent: always,
  updateEvent: { ...always, watchFieldsAuto: 'all' },
} as const;

/** What the integration with HubSpot reads beside contacts. */
const companies = {
  objectName: 'companies',
  destination: 'receiver',
  mapToName: 'account',
  requiredFields: [{ fieldName: 'name', mapToName: 'title' }],
};

/** A provider, and the object of it that is subscribed to. */
interface Subscribed {
  readonly provider: string;
  readonly objectName: string;
  readonly fieldName: string;
  readonly tellsOfDeletions: boolean;
  /** What a person enters before connecting. */
  readonly entered?: Readonly<Record<string, string>>;
}

const hubspot: Subscribed = {
  provider: 'hubspot',
  objectName: 'contacts',
  fieldName: 'email',
  tellsOfDeletions: true,
};

/** An account at a simulated provider. */
export function openAccountAt(provider: string) {
  return openDialectAccount(inject('simulatorsUrl'), provider, new Date());
}

export const openHubSpotAccount = () => openAccountAt('hubspot');
type Account = Awaited<ReturnType<typeof openHubSpotAccount>>;

interface Posting {
  readonly secret?: string;
  readonly time?: Date;
  readonly headers?: Record<string, string>;
  /** The application's address. */
  readonly at?: string;
  /** Sent to this address, and signed for the application's. */
  readonly to?: string;
}

function integrationOf(
  { provider, objectName, fieldName, tellsOfDeletions }: Subscribed,
  more: Partial<IntegrationSubscribeObject>,
) {
  const main = { objectName, destination: 'receiver', requiredFields: [{ fieldName }] };
  const read = { objects: [main, ...(provider === hubspot.provider ? [companies] : [])] };
  const subscribed = { ...changes, objectName, ...(tellsOfDeletions && { deleteEvent: always }), ...more };
  const subscribe = { objects: [subscribed] };
  return { name: 'events', provider, read, subscribe, write: undefined, proxy: { enabled: false } };
}

interface Options {
  readonly clientSecret?: string;
  readonly webhookSecret?: string;
  readonly hasApp?: boolean;
  readonly of?: Subscribed;
  /** More events of the object. */
  readonly more?: Partial<IntegrationSubscribeObject>;
}

/** A project whose integration subscribes to the contacts of HubSpot or to another object, with an application there. */
export async function startApplication({
  clientSecret = 'first-secret',
  webhookSecret,
  hasApp = true,
  of = hubspot,
  more = {},
}: Options = {}) {
  const { provider, objectName } = of;
  const { catalogue } = simulatedCatalogue(inject('simulatorsUrl'), provider, provider);
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
    ask('POST', '/provider-apps', { provider, clientId: 'app', clientSecret, webhookSecret });
  await ask('POST', '/destinations', { name: 'receiver', type: 'webhook', metadata: { url: receiver.url } });
  const app = hasApp ? await createApp() : undefined;
  const integration = await server.given.integration(integrationOf(of, more));
  const address: string = app?.webhook?.url ?? '';

  const connect = connector(server, of);
  const where = `/integrations/${integration.id}/installations`;
  /** Sends a request to the application, as it is given. */
  const send = (body: string, headers: Record<string, string>, to = address) =>
    server.fetch(to, { method: 'POST', headers, body });
  return {
    ...server,
    ask,
    app,
    createApp,
    connect,
    address,
    /** Installs for a group over an account. Answers what the provider calls the account, too. */
    async install(
      groupRef: string,
      account: Account,
    ): Promise<Installation & { accountRef: string; portalId: number }> {
      await connect(groupRef, account);
      const content = { provider, read: { objects: { [objectName]: { objectName } } } };
      const installed = await ask('POST', `${where}?skipSampling=true`, { groupRef, config: { content } });
      await server.runJobs();
      const isOf = eq(subscriptions.installationId, installed.id);
      const [row] = await server.dependencies.db.select().from(subscriptions).where(isOf);
      return { ...installed, accountRef: row?.accountRef ?? '', portalId: Number(row?.accountRef) };
    },
    path: ({ id }: Installation) => `${where}/${id}`,
    get: ({ id }: Installation): Promise<Installation> => ask('GET', `${where}/${id}`),
    operations: async ({ id }: Installation): Promise<Operation[]> =>
      (await ask('GET', `${where}/${id}/operations`)).results,
    /** Sends events to the application, signed as HubSpot signs them. Answers the status. */
    async post(
      events: unknown,
      { secret = clientSecret, time = server.now(), headers, at = address, to = at }: Posting = {},
    ) {
      const body = typeof events === 'string' ? events : JSON.stringify(events);
      const sentTime = String(time.getTime());
      const signed = createHmac('sha256', secret).update(`POST${at}${body}${sentTime}`).digest('base64');
      const own = { 'x-hubspot-signature-v3': signed, 'x-hubspot-request-timestamp': sentTime };
      return (await send(body, { ...own, ...headers }, to)).status;
    },
    send,
    /** What is stored of an installation's events. */
    stored: ({ id }: Installation) =>
      server.dependencies.db.$count(inboundEvents, eq(inboundEvents.installationId, id)),
    /** What has arrived for a group. */
    changes: (groupRef: string) => changesFor(groupRef, receiver),
  };
}

type Server = Awaited<ReturnType<typeof startTestServer>>;

function connector(server: Server, { provider, entered = {} }: Subscribed) {
  const values = Object.entries(entered).map(([name, value]) => [name, { value, source: 'input' as const }]);
  const providerMetadata = Object.fromEntries(values);
  return (
    groupRef: string,
    { accessToken, refreshToken }: Account,
    consumerRef = 'ada',
    account?: GenerateConnection['account'],
  ) =>
    generate(server.context(), {
      account,
      provider,
      groupRef,
      consumerRef,
      providerMetadata,
      oauth2AuthorizationCode: {
        accessToken: { token: accessToken },
        refreshToken: { token: refreshToken },
      },
    }).then(({ body }) => body);
}

function changesFor(
  groupRef: string,
  { received }: Awaited<ReturnType<typeof startReceiver>>,
): SubscribeResult[] {
  return received
    .map(({ body }): SubscribeMessage => JSON.parse(body))
    .filter((message) => message.action === 'subscribe' && message.groupRef === groupRef)
    .flatMap(({ result = [] }) => result);
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
