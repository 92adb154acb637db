import { type Catalogue, createCatalogue, ownProviders } from '@dowel/catalogue';
import type { CatalogueEntry, Connection } from '@dowel/schema';
import { inject } from 'vitest';
import { readPathParams } from '../src/api/http/read-input.ts';
import { finish } from '../src/installing/connections/callback/finish-sign-in.ts';
import { getConnectionFor } from '../src/installing/connections/service.ts';
import { START_PATH } from '../src/installing/connections/sign-in/callback-address.ts';
import { start } from '../src/installing/connections/sign-in/start-sign-in.ts';
import * as startPages from '../src/installing/connections/start-page/open-and-pass.ts';
import { readCookies } from '../src/platform/requests/cookies.ts';
import { startTestServer, type TestServer, type TestServerOptions } from './start-test-server.ts';

/** A provider's real entry in the catalogue, with the addresses of its simulator in place of its own. */
export function simulatedCatalogue(provider: string, origins: readonly string[]): Catalogue {
  const simulator = `${inject('simulatorsUrl')}/dialects/${provider}`;
  const entry = Object.entries(ownProviders).find(([name]) => name === provider)?.[1];
  const text = origins.reduce((so, origin) => so.replaceAll(origin, simulator), JSON.stringify(entry));
  return createCatalogue({ [provider]: JSON.parse(text) as CatalogueEntry });
}

interface SimulatedOptions {
  /** The provider's own addresses. */
  readonly origins: readonly string[];
  /** What a person types in before the sign-in, such as the workspace. */
  readonly inputs?: Readonly<Record<string, string>>;
}

/** A test server that knows one provider only, with an account of its simulator to which group `acme` is connected. */
export async function startSimulated(
  provider: string,
  { origins, inputs = {}, ...options }: TestServerOptions & SimulatedOptions,
) {
  const server = await startTestServer({
    catalogue: simulatedCatalogue(provider, origins),
    ...options,
    env: { NODE_ENV: 'development', ...options.env },
  });
  const { body: account } = await control(provider, 'POST', '');
  const projectPath = `/v1/projects/${server.project.id}`;
  const app = await server.request('POST', `${projectPath}/provider-apps`, {
    provider,
    clientId: 'test-app',
    clientSecret: 'test-app-secret',
    scopes: ['all'],
  });
  if (app.status >= 300) throw new Error(`The provider app was refused: ${JSON.stringify(app.body)}`);
  const connection = await signIn(server, provider, { account: account.account, inputs });
  return {
    ...server,
    projectPath,
    connection,
    /** A control call about the account at the simulator, such as `('PUT', '/quirks', {…})`. */
    atProvider: async (method: string, path: string, body?: object) =>
      (await control(provider, method, `/${account.account}${path}`, body)).body,
  };
}

/** Signs in as the owner of an account. The consent page would sign in to the newest one, which another test may own. */
async function signIn(
  server: TestServer,
  provider: string,
  { account, inputs }: { account: string; inputs: Readonly<Record<string, string>> },
): Promise<Connection> {
  const context = server.context();
  const owner = { groupRef: 'acme', consumerRef: 'ada' };
  const providerMetadata = Object.fromEntries(
    Object.entries(inputs).map(([name, value]) => [name, { value, source: 'input' as const }]),
  );
  const { url } = await start(
    context,
    { projectIdOrName: context.project.id, provider, ...owner, providerMetadata },
    { origin: undefined },
  );
  const { ticket = '' } = readPathParams(START_PATH, new URL(url).pathname);
  const { setCookies } = await startPages.open(context, { ticket, cookies: new Map() });
  const cookies = readCookies(
    new Headers({ cookie: setCookies.map((line) => line.split(';')[0]).join('; ') }),
  );
  const address = (await startPages.pass(context, { ticket, cookies, secret: undefined })).url;
  const answer = { code: `code_${account}`, state: address.searchParams.get('state') ?? '' };
  const { connectionId, problem } = await finish(context, answer, cookies);
  if (connectionId === undefined) throw new Error(`The account was not connected: ${problem?.text}`);
  return getConnectionFor(context, connectionId);
}

async function control(provider: string, method: string, path: string, body?: object) {
  const address = `${inject('simulatorsUrl')}/control/dialects/${provider}/accounts${path}`;
  const answer = await fetch(address, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`The simulator refused ${method} ${path}: ${text}`);
  return { body: text ? JSON.parse(text) : undefined };
}
