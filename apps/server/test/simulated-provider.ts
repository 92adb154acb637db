import { inject } from 'vitest';
import { simulatedCatalogue } from './conformance/simulated-catalogue.ts';
import { signInAtProvider } from './given/sign-in.ts';
import { startTestServer, type TestServer, type TestServerOptions } from './start-test-server.ts';

interface SimulatedOptions {
  /** What a person types in before the sign-in, such as the workspace. */
  readonly inputs?: Readonly<Record<string, string>>;
}

/** A test server that knows one provider only, with an account of its simulator to which group `acme` is connected. */
export async function startSimulated(
  provider: string,
  { inputs = {}, ...options }: TestServerOptions & SimulatedOptions,
) {
  const { catalogue, entry } = simulatedCatalogue(inject('simulatorsUrl'), provider, provider);
  const server = await startTestServer({
    catalogue,
    ...options,
    env: { NODE_ENV: 'development', ...options.env },
  });
  const { body: account } = await control(provider, 'POST', '');
  return {
    ...server,
    projectPath: `/v1/projects/${server.project.id}`,
    connection:
      entry.authType === 'apiKey'
        ? await server.given.connection({ provider, apiKey: account.accessToken })
        : await signIn(server, provider, { account: account.account, inputs }),
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
) {
  const app = { provider, clientId: 'test-app', clientSecret: 'test-app-secret', scopes: ['all'] };
  const made = await server.request('POST', `/v1/projects/${server.project.id}/provider-apps`, app);
  if (made.status >= 300) throw new Error(`The provider app was refused: ${JSON.stringify(made.body)}`);
  const providerMetadata = Object.fromEntries(
    Object.entries(inputs).map(([name, value]) => [name, { value, source: 'input' as const }]),
  );
  const request = { provider, groupRef: 'acme', consumerRef: 'ada', providerMetadata };
  return signInAtProvider(server.context(), request, ({ searchParams }) => ({
    code: `code_${account}`,
    state: searchParams.get('state') ?? '',
  }));
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
