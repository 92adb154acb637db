import type { consent } from './sandbox-control.ts';
import { SignInBrowser } from './sign-in-browser.ts';
import { startTestServer, type TestServerOptions } from './start-test-server.ts';

/** A test server with a provider app for the sandbox, and the steps of a sign-in by OAuth in one person's browser. */
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
  const browser = new SignInBrowser(server);
  /** Asks where to sign in. */
  const begin = (body: object = {}, headers?: Record<string, string | null>) =>
    server.request('POST', '/v1/oauth-connect', { ...oauthRequest, ...body }, headers);
  return {
    ...server,
    providerApp: app,
    clientId,
    clientSecret,
    connections,
    oauthRequest,
    browser,
    /** A browser of somebody else. */
    otherBrowser: () => new SignInBrowser(server),
    begin,
    /** Passes the start page; answers the provider's address. */
    toProvider: (startAddress: string) => browser.toProvider(startAddress),
    /** Passes start page and consent page; answers the callback's address. */
    consent: (startAddress: string, choice?: Parameters<typeof consent>[1]) =>
      browser.consent(startAddress, choice),
    visit: (url: URL | string) => browser.open(url),
    /** Begins, passes the start page, consents and lands on the callback page. */
    async signIn(body: object = {}, choice: Parameters<typeof consent>[1] = {}) {
      const { body: address } = await begin(body);
      return browser.open(await browser.consent(address, choice));
    },
    list: async () => (await server.request('GET', connections)).body,
  };
}
