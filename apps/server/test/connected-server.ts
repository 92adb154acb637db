import type { Connection, CreateInstallation, GenerateConnection, Installation } from '@dowel/schema';
import { callSandbox, controlSandbox, openSandboxAccount } from './sandbox-control.ts';
import { startTestServer, type TestServer, type TestServerOptions } from './start-test-server.ts';

/** A fault for calls with this test's account, in the form that the sandbox's control endpoint takes. */
export interface SandboxFault {
  path: string;
  method?: string;
  status?: number;
  times?: number;
  delayMs?: number;
  retryAfterSeconds?: number;
  body?: unknown;
}

/** What is different from the integration of the demo. */
type Integration = Parameters<TestServer['given']['integration']>[0];

/** A test server with the demo's API key integration. Group `acme` is connected to its own sandbox account. */
export async function startConnectedServer({
  integration: values,
  ...options
}: TestServerOptions & { integration?: Integration } = {}) {
  const server = await startTestServer(options);
  const account = await openSandboxAccount(server.sandboxUrl);
  const projectPath = `/v1/projects/${server.project.id}`;
  const connect = (overrides: Partial<GenerateConnection> = {}): Promise<Connection> =>
    server.given.connection({ apiKey: account.apiKey, ...overrides });

  /** Asks the server for something, and throws if it refuses. */
  const ask = async (method: string, path: string, body: object) => {
    const answer = await server.request(method, `${projectPath}${path}`, body);
    if (answer.status >= 300) throw new Error(`${path} was refused: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const integration = await server.given.integration(values);
  const connection = await connect();
  const base = `${projectPath}/integrations/${integration.id}`;
  return {
    ...server,
    projectPath,
    ask,
    integration,
    /** The path of the integration. */
    base,
    connection,
    connect,
    sandboxAccount: account,
    /** Calls the sandbox's API, with this test's account unless told otherwise. */
    atSandbox: (method: string, path: string, body?: object, apiKey = account.apiKey) =>
      callSandbox(server.sandboxUrl, { method, path, body, apiKey }),
    /** Makes calls with this test's account fail or wait. */
    addFault: (fault: SandboxFault) =>
      controlSandbox(server.sandboxUrl, '/faults', { ...fault, apiKey: account.apiKey }),
    /** Adds custom text fields to an object of this test's account. */
    addFields: (object: string, count: number) =>
      controlSandbox(server.sandboxUrl, '/fields', { account: account.accountId, object, count }),
    /** Opens another account at the sandbox. */
    openAccount: () => openSandboxAccount(server.sandboxUrl),
    /** Installs for `acme`, unless overridden, and returns the installation. */
    install: (overrides: Partial<CreateInstallation> = {}): Promise<Installation> =>
      ask('POST', `/integrations/${integration.id}/installations?skipSampling=true`, {
        ...server.given.installationBody(),
        ...overrides,
      }),
  };
}
