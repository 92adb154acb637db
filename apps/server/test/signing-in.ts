import type { consent } from './sandbox-control.ts';
import { SignInBrowser } from './sign-in-browser.ts';
import { startTestServer, type TestServerOptions } from './start-test-server.ts';

/** A test server with a provider app for the sandbox, and the steps of an OAuth sign-in in one person's browser. */
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
  /** Begins a sign-in at the service. */
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
    /** The browser of another person. */
    otherBrowser: () => new SignInBrowser(server),
    begin,
    /** Passes the start page. Returns the provider's address. */
    toProvider: (startAddress: string) => browser.toProvider(startAddress),
    /** Passes the start page and the consent page. Returns the callback's address. */
    consent: (startAddress: string, choice?: Parameters<typeof consent>[1]) =>
      browser.consent(startAddress, choice),
    visit: (url: URL | string) => browser.open(url),
    /** Does the whole sign-in: begins, passes the start page, consents and opens the callback page. */
    async signIn(body: object = {}, choice: Parameters<typeof consent>[1] = {}) {
      const { body: address } = await begin(body);
      return browser.open(await browser.consent(address, choice));
    },
    list: async () => (await server.request('GET', connections)).body,
  };
}
