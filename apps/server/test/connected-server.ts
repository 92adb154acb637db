import type { Connection, CreateInstallation, GenerateConnection, Installation } from '@dowel/schema';
import { startTestServer, type TestServerOptions } from './start-test-server.ts';

/** A fault of the sandbox, as its control endpoint takes it, for calls of this test's account. */
export interface SandboxFault {
  path: string;
  status?: number;
  times?: number;
  delayMs?: number;
  body?: unknown;
}

/** A test server with the demo's integration over an API key, and group `acme` connected to a sandbox account of its own. */
export async function startConnectedServer(options: TestServerOptions = {}) {
  const server = await startTestServer(options);
  const control = controlOf(server.sandboxUrl);
  const account = await control('/accounts', { name: 'Test account' });
  const project = `/v1/projects/${server.project.id}`;

  async function connect(overrides: Partial<GenerateConnection> = {}): Promise<Connection> {
    const { status, body } = await server.request('POST', `${project}/connections:generate`, {
      provider: 'sandboxApiKey',
      groupRef: 'acme',
      consumerRef: 'ada',
      apiKey: account.apiKey,
      ...overrides,
    });
    if (status !== 201)
      throw new Error(`The sandbox account could not be connected: ${JSON.stringify(body)}`);
    return body;
  }

  const integration = await server.given.integration();
  const connection = await connect();
  const base = `${project}/integrations/${integration.id}`;
  return {
    ...server,
    /** Path of the project. */
    projectPath: project,
    integration,
    /** Path of the integration. */
    base,
    connection,
    connect,
    sandboxAccount: account as { accountId: string; apiKey: string },
    /** Makes calls of this test's account fail or wait. */
    addFault: (fault: SandboxFault) => control('/faults', { ...fault, apiKey: account.apiKey }),
    /** Adds custom text fields to an object of this test's account. */
    addFields: (object: string, count: number) =>
      control('/fields', { account: account.accountId, object, count }),
    /** Opens another account at the sandbox. */
    openAccount: (): Promise<{ accountId: string; apiKey: string }> =>
      control('/accounts', { name: 'Other' }),
    /** Installs for `acme`, but for what is given, and answers the installation. */
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

function controlOf(sandboxUrl: string) {
  return async (path: string, body: unknown) => {
    const response = await fetch(`${sandboxUrl}/control${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`The sandbox refused ${path}: ${await response.text()}`);
    return response.json();
  };
}
