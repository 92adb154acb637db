import type { Connection, CreateInstallation, GenerateConnection, Installation } from '@dowel/schema';
import { controlSandbox, openSandboxAccount } from './sandbox-control.ts';
import { startTestServer, type TestServerOptions } from './start-test-server.ts';

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

/** A test server with the demo's API key integration. Group `acme` is connected to its own sandbox account. */
export async function startConnectedServer(options: TestServerOptions = {}) {
  const server = await startTestServer(options);
  const account = await openSandboxAccount(server.sandboxUrl);
  const projectPath = `/v1/projects/${server.project.id}`;
  const connect = (overrides: Partial<GenerateConnection> = {}): Promise<Connection> =>
    server.given.connection({ apiKey: account.apiKey, ...overrides });

  const integration = await server.given.integration();
  const connection = await connect();
  const base = `${projectPath}/integrations/${integration.id}`;
  return {
    ...server,
    /** The path of the project. */
    projectPath,
    integration,
    /** The path of the integration. */
    base,
    connection,
    connect,
    sandboxAccount: account,
    /** Makes calls with this test's account fail or wait. */
    addFault: (fault: SandboxFault) =>
      controlSandbox(server.sandboxUrl, '/faults', { ...fault, apiKey: account.apiKey }),
    /** Adds custom text fields to an object of this test's account. */
    addFields: (object: string, count: number) =>
      controlSandbox(server.sandboxUrl, '/fields', { account: account.accountId, object, count }),
    /** Opens another account at the sandbox. */
    openAccount: () => openSandboxAccount(server.sandboxUrl),
    /** Installs for `acme`, unless overridden, and returns the installation. */
    async install(overrides: Partial<CreateInstallation> = {}): Promise<Installation> {
      const { status, body } = await server.request('POST', `${base}/installations?skipSampling=true`, {
        ...server.given.installationBody(),
        ...overrides,
      });
      if (status !== 201) throw new Error(`The integration could not be installed: ${JSON.stringify(body)}`);
      return body;
    },
  };
}
