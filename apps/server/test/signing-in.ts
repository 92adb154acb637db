import { consent } from './sandbox-control.ts';
import { startTestServer, type TestServer, type TestServerOptions } from './start-test-server.ts';

/** What a callback page says to machines. */
interface PageResult {
  message: { eventType: string; message?: string; data: { connection?: string; error?: string } };
  returnUrl?: string;
  code?: string;
}

/** A test server with a provider app for the sandbox, and the steps of a sign-in by OAuth. */
export async function startSignInServer(options: TestServerOptions = {}) {
  const server = await startTestServer(options);
  const { app, clientId, clientSecret } = await server.given.providerApp();
  const connections = `/v1/projects/${server.project.id}/connections`;
  const oauthRequest = {
    projectIdOrName: server.project.name,
    provider: 'sandbox',
    groupRef: 'acme',
    consumerRef: 'ada',
  };
  return {
    ...server,
    providerApp: app,
    clientId,
    clientSecret,
    connections,
    oauthRequest,
    /** Asks where to sign in. */
    begin: (body: object = {}, headers?: Record<string, string | null>) =>
      server.request('POST', '/v1/oauth-connect', { ...oauthRequest, ...body }, headers),
    consent,
    visit: (url: URL | string) => visit(server, url),
    /** Begins, consents and lands on the callback page. */
    async signIn(body: object = {}, choice: Parameters<typeof consent>[1] = {}) {
      const { body: address } = await server.request('POST', '/v1/oauth-connect', {
        ...oauthRequest,
        ...body,
      });
      return visit(server, await consent(address, choice));
    },
    list: async () => (await server.request('GET', connections)).body,
  };
}

/** Opens a callback address as the browser that was sent there. */
async function visit({ app }: TestServer, url: URL | string) {
  const { pathname, search } = new URL(url);
  const response = await app.request(pathname + search);
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, result: resultOf(text) };
}

function resultOf(text: string): PageResult {
  const json = /id="dowel-result">(.*?)<\/script>/s.exec(text)?.[1] ?? 'null';
  return JSON.parse(json);
}
