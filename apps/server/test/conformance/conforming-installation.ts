import type {
  ConfigContent,
  Installation,
  IntegrationObject,
  IntegrationSubscribeObject,
} from '@dowel/schema';
import { inject } from 'vitest';
import { generate } from '../../src/installing/connections/generating/generate-connection.ts';
import * as providerApps from '../../src/providers/provider-apps/service.ts';
import type { startReceiver } from '../receiver.ts';
import type { startTestServer } from '../start-test-server.ts';
import { type ConformanceProvider, factsOf } from './conformance-provider.ts';
import type { DialectAccount, openDialectAccount, Quirks } from './dialect-account.ts';
import { simulatedCatalogue } from './simulated-catalogue.ts';

export interface ConformanceOptions {
  /** How many records there are before the first read. */
  readonly records?: number;
  /** Switched on before the first read. */
  readonly quirks?: Quirks;
  /** How the integration reads the object. */
  readonly object?: Partial<IntegrationObject>;
  /** What the installation adds to its config of the object. */
  readonly config?: object | ((account: DialectAccount) => Promise<object>);
  readonly write?: ConfigContent['write'];
  /** The installation subscribes to every change of the object. */
  readonly isSubscribed?: boolean;
  /** What differs of how it subscribes. */
  readonly subscribe?: Partial<IntegrationSubscribeObject>;
  readonly env?: Readonly<Record<string, string>>;
  /** Without it, the first read is over before the test begins. */
  readonly isUnread?: boolean;
}

interface Place {
  receiver: Awaited<ReturnType<typeof startReceiver>>;
  account: Awaited<ReturnType<typeof openDialectAccount>>;
  options: ConformanceOptions;
}

/** Connects an account of the simulator, and installs an integration that reads the object twice an hour. */
export async function install(
  server: Awaited<ReturnType<typeof startTestServer>>,
  conformer: ConformanceProvider,
  { receiver, account, options }: Place,
) {
  const { provider, object, textField, parents, id } = conformer;
  const projectPath = `/v1/projects/${server.project.id}`;
  const make = async (path: string, body: object) => {
    const answer = await server.request('POST', `${projectPath}${path}`, body);
    if (answer.status >= 300) throw new Error(`${path} was refused: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  await make('/destinations', { name: 'receiver', type: 'webhook', metadata: { url: receiver.url } });
  const { entry } = simulatedCatalogue(inject('simulatorsUrl'), '', provider);
  if (entry.authType === 'oauth2' && entry.oauth2Opts?.grantType !== 'clientCredentials') {
    const app = { provider, clientId: 'conformance', clientSecret, webhookSecret };
    await providerApps.create(server.context(), app);
  }
  const { body: connection } = await connect(server, conformer, account);
  const { config } = options;
  const own = typeof config === 'function' ? await config(account) : config;
  const read = {
    objects: [
      {
        objectName: object,
        destination: 'receiver',
        schedule: '*/30 * * * *',
        requiredFields: [{ fieldName: textField }, ...(parents ? [{ fieldName: id }] : [])],
        optionalFields: [],
        backfill: { defaultPeriod: { fullHistory: true } },
        ...options.object,
      },
    ],
  };
  const write = { objects: [{ objectName: object }] };
  const integration = await server.given.integration({
    name: 'conformance',
    provider,
    read,
    write,
    proxy: { enabled: false },
    ...(options.isSubscribed && {
      subscribe: { objects: [{ ...everyEvent(conformer), ...options.subscribe }] },
    }),
  });
  const base = `${projectPath}/integrations/${integration.id}`;
  const installation: Installation = await make(
    `/integrations/${integration.id}/installations?skipSampling=true`,
    {
      groupRef: 'acme',
      config: {
        content: {
          provider,
          read: { objects: { [object]: { objectName: object, ...own } } },
          ...(options.write && { write: options.write }),
        },
      },
    },
  );
  /** Signs in again. */
  const reconnect = async () => connect(server, conformer, await account.tokens());
  return { integration, base, installation, connection, reconnect };
}

const always = { enabled: 'always' } as const;

/** Every event that the connector declares, or of a connector without events all that there can be. */
export function everyEvent(conformer: ConformanceProvider) {
  const { object: objectName } = conformer;
  const declared = factsOf(conformer).handled.events;
  const events = {
    createEvent: always,
    updateEvent: { ...always, watchFieldsAuto: 'all' as const },
    ...((!declared || declared.delete || declared.any) && { deleteEvent: always }),
  };
  return { objectName, destination: 'receiver', inheritFieldsAndMapping: true, ...events };
}

/** The secret of the provider app. */
export const clientSecret = 'conformance-secret';
const webhookSecret = 'conformance-webhook-secret';

/** What a builder sets at the provider's application. */
export async function findApplication({ request, project }: Awaited<ReturnType<typeof startTestServer>>) {
  const { body } = await request('GET', `/v1/projects/${project.id}/provider-apps`);
  const [{ webhook }] = body;
  return { url: String(webhook.url), clientSecret, signingSecret: webhookSecret };
}

/** Connects with what the provider takes: a key, or tokens of OAuth. */
async function connect(
  server: Awaited<ReturnType<typeof startTestServer>>,
  { provider, metadata = {} }: ConformanceProvider,
  { accessToken, refreshToken }: Pick<Place['account'], 'accessToken' | 'refreshToken'>,
) {
  const { entry } = simulatedCatalogue(inject('simulatorsUrl'), '', provider);
  const providerMetadata = Object.fromEntries(
    Object.entries(metadata).map(([name, value]) => [name, { value, source: 'input' as const }]),
  );
  const request = { provider, groupRef: 'acme', consumerRef: 'ada', providerMetadata };
  const context = server.context();
  if (entry.authType === 'basic') {
    return generate(context, { ...request, basicAuth: { username: accessToken, password: '' } });
  }
  if (entry.authType === 'custom') {
    const inputs = entry.customOpts?.inputs ?? [];
    const customAuth = Object.fromEntries(inputs.map(({ name }) => [name, accessToken]));
    return generate(context, { ...request, customAuth });
  }
  if (entry.authType !== 'oauth2') return generate(context, { ...request, apiKey: accessToken });
  if (entry.oauth2Opts?.grantType === 'clientCredentials') {
    const client = { clientId: 'conformance', clientSecret: refreshToken };
    return generate(context, { ...request, oauth2ClientCredentials: client });
  }
  const tokens = { accessToken: { token: accessToken }, refreshToken: { token: refreshToken } };
  return generate(context, { ...request, oauth2AuthorizationCode: tokens });
}
