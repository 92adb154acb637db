import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { Provider } from 'oidc-provider';

/** A person who has an account at the sign-in service. */
export interface OidcAccount {
  readonly email?: string;
  readonly isEmailVerified?: boolean;
  readonly name?: string;
}

/** What a test wants of its sign-in service. */
export interface OidcServiceOptions {
  readonly accounts: Readonly<Record<string, OidcAccount>>;
  /** The address of the server that people sign in to. Its path may be of a server that starts later. */
  readonly redirectUri: string;
  /** Absent: a public client. */
  readonly clientSecret?: string;
  /** Whether the ID token has what the userinfo endpoint tells, or of it the e-mail address. Default: nothing. */
  readonly tellsInIdToken?: boolean | 'the address';
  readonly tokenEndpointAuthMethod?: 'client_secret_basic' | 'client_secret_post';
}

/** A running sign-in service. */
export interface OidcService {
  readonly issuer: string;
  readonly clientId: string;
  /** Every token request that the service got. */
  readonly tokenRequests: number;
  close(): Promise<void>;
}

/** Starts a real OpenID Connect server on a free port. Its page asks for nothing but the name of the account. */
export async function startOidcService(options: OidcServiceOptions): Promise<OidcService> {
  let provider: Provider | undefined;
  let tokenRequests = 0;
  const http = createServer((request, response) => {
    if (!provider) return void response.writeHead(503).end();
    if (request.url?.startsWith('/token')) tokenRequests += 1;
    if (request.url?.startsWith('/interaction/')) {
      return void interact(provider, request, response).catch((error: unknown) =>
        response.writeHead(500).end(String(error)),
      );
    }
    return provider.callback()(request, response);
  });
  const issuer = `http://localhost:${await listen(http)}`;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key = { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: 'test' };
  provider = createProvider(issuer, key, options);
  return {
    issuer,
    clientId: 'dowel',
    get tokenRequests() {
      return tokenRequests;
    },
    close: () =>
      new Promise((resolve) => {
        http.close(() => resolve());
        http.closeAllConnections();
      }),
  };
}

function createProvider(issuer: string, key: JWK, options: OidcServiceOptions): Provider {
  const { accounts, redirectUri, clientSecret, tellsInIdToken = false } = options;
  return new Provider(issuer, {
    clients: [
      {
        client_id: 'dowel',
        redirect_uris: [redirectUri],
        ...(clientSecret === undefined
          ? { token_endpoint_auth_method: 'none' }
          : {
              client_secret: clientSecret,
              token_endpoint_auth_method: options.tokenEndpointAuthMethod ?? 'client_secret_basic',
            }),
      },
    ],
    ...(options.tokenEndpointAuthMethod && { clientAuthMethods: [options.tokenEndpointAuthMethod] }),
    claims: {
      openid: tellsInIdToken === 'the address' ? ['sub', 'email'] : ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name'],
    },
    conformIdTokenClaims: tellsInIdToken !== true,
    cookies: { keys: ['only for tests'] },
    jwks: { keys: [key] },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    // Whoever has an account has agreed already.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    findAccount: (_context, id) => {
      const account = accounts[id];
      if (!account) return undefined;
      const { email, isEmailVerified = false, name } = account;
      return {
        accountId: id,
        claims: () => ({
          sub: id,
          ...(email !== undefined && { email, email_verified: isEmailVerified }),
          ...(name !== undefined && { name }),
        }),
      };
    },
  });
}

/** The page on which people say who they are, and what happens when they do. */
async function interact(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method === 'GET') {
    response.writeHead(200, { 'Content-Type': 'text/html' });
    response.end(
      '<!doctype html><html lang="en"><title>Company sign-in</title><form method="post"><label>Account <input name="account"></label><button>Sign in</button><button name="cancel" value="yes">Cancel</button></form>',
    );
    return;
  }
  const form = new URLSearchParams(await textOf(request));
  await provider.interactionFinished(
    request,
    response,
    form.has('cancel')
      ? { error: 'access_denied', error_description: 'The person cancelled.' }
      : { login: { accountId: form.get('account') ?? '' } },
    { mergeWithLastSubmission: false },
  );
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

function listen(http: Server): Promise<number> {
  return new Promise((resolve) => {
    http.listen(0, 'localhost', () => {
      const address = http.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
}

/** What a person does at the sign-in service. Absent: they cancel. */
type Choice = { account: string } | 'cancel';

/** Goes through the sign-in service as a browser does. Returns the address that it sends the browser back to. */
export async function goThrough(service: OidcService, start: URL | string, choice: Choice): Promise<URL> {
  const cookies = new Map<string, string>();
  let url = new URL(start);
  let form: URLSearchParams | undefined;
  for (let step = 0; step < 10; step += 1) {
    if (url.origin !== service.issuer) return url;
    const response = await fetch(url, {
      method: form ? 'POST' : 'GET',
      body: form ?? null,
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    const text = await response.text();
    if (location) {
      url = new URL(location, url);
      form = undefined;
    } else if (response.status === 200) {
      form = new URLSearchParams(choice === 'cancel' ? { cancel: 'yes' } : { account: choice.account });
    } else {
      throw new Error(`The sign-in service answered ${response.status}: ${text}`);
    }
  }
  throw new Error('The sign-in service led in circles.');
}
