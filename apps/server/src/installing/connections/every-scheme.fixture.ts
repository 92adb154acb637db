import type { Installation } from '@dowel/schema';
import { controlSandbox, openSandboxAccount, type SandboxAccount } from '../../../test/sandbox-control.ts';
import { startSignInServer } from '../../../test/signing-in.ts';
import { selectConnection } from './queries.ts';

/** One way to sign in to the sandbox. */
export interface Scheme {
  provider: string;
  shown: { authScheme: string; authType: string };
  /** What a person types in the form; undefined when they sign in at the provider's own page. */
  type?: (account: SandboxAccount, world: SchemeWorld) => object | Promise<object>;
  /** How old the credentials get before the server makes others without being told; absent when they do not age. */
  lifeMs?: number;
  /** Whether the provider can end what the server got for the credentials, without ending the credentials. */
  hasTokens?: boolean;
}

const MINUTE_MS = 60_000;
const keyLike = (authType: string) => ({ authScheme: 'apiKey', authType });
const oauth = (grantType: string) => ({ authScheme: `oauth2/${grantType}`, authType: 'oauth2' });
const tokens = { hasTokens: true, lifeMs: 59.5 * MINUTE_MS };

/** Every way to sign in that ends in one step. */
export const schemes: Scheme[] = [
  { provider: 'sandboxApiKey', shown: keyLike('apiKey'), type: ({ apiKey }) => ({ apiKey }) },
  { provider: 'sandboxQueryKey', shown: keyLike('apiKey'), type: ({ apiKey }) => ({ apiKey }) },
  {
    provider: 'sandboxBasic',
    shown: { authScheme: 'basic', authType: 'basic' },
    type: ({ username, password }) => ({ basicAuth: { username, password } }),
  },
  {
    provider: 'sandboxKeyAsBasic',
    shown: { authScheme: 'basic', authType: 'basic' },
    type: ({ username, apiKey }) => ({ basicAuth: { username, password: apiKey } }),
  },
  {
    provider: 'sandboxCustom',
    shown: keyLike('custom'),
    type: ({ accountCode, secretWord }) => ({ customAuth: { accountCode, secretWord } }),
  },
  {
    provider: 'sandboxClientCredentials',
    shown: oauth('clientCredentials'),
    type: ({ clientId, clientSecret }) => ({
      oauth2ClientCredentials: { clientId, clientSecret, scopes: ['crm.read'] },
    }),
    ...tokens,
  },
  {
    provider: 'sandboxPassword',
    shown: oauth('password'),
    type: ({ username, password }, { app }) => ({
      oauth2PasswordCredentials: { username, password, ...app, scopes: ['crm.read'] },
    }),
    ...tokens,
  },
  {
    provider: 'sandboxServiceAccount',
    shown: keyLike('custom'),
    type: async (account, { makeKeyFile }) => ({
      customAuth: { serviceAccountKey: JSON.stringify(await makeKeyFile(account, 'RS256')) },
    }),
    hasTokens: true,
  },
  {
    provider: 'sandboxJwt',
    shown: keyLike('jwt'),
    type: async (account, { makeKeyFile }) => {
      const file = await makeKeyFile(account, 'ES256');
      return {
        customAuth: {
          serviceAccount: file.client_id,
          keyId: file.private_key_id,
          privateKey: file.private_key,
        },
      };
    },
    lifeMs: 5 * MINUTE_MS,
  },
  { provider: 'sandbox', shown: oauth('authorizationCodePKCE'), ...tokens },
  { provider: 'sandboxPkce', shown: oauth('authorizationCodePKCE'), ...tokens },
];

interface KeyFile {
  client_id: string;
  private_key_id: string;
  private_key: string;
}

/** What typed credentials may need besides the account. */
export interface SchemeWorld {
  /** An application of the builder at the sandbox. */
  app: { clientId: string; clientSecret: string };
  makeKeyFile(account: SandboxAccount, algorithm: 'RS256' | 'ES256'): Promise<KeyFile>;
}

/** A server, a new account of the sandbox, and one way to sign in to it. */
export async function startScheme({ provider, type }: Scheme) {
  const server = await startSignInServer();
  const control = <Answer>(path: string, body: object) =>
    controlSandbox<Answer>(server.sandboxUrl, path, body);
  let account = await openSandboxAccount(server.sandboxUrl);
  const { clientId, clientSecret } = server;
  const world: SchemeWorld = {
    app:
      provider === 'sandboxPkce' ? await server.given.providerApp({ provider }) : { clientId, clientSecret },
    makeKeyFile: ({ accountId }, algorithm) =>
      control('/service-accounts', { account: accountId, algorithm }),
  };
  const owner = { provider, groupRef: 'acme', consumerRef: 'ada' };
  const install = async () => {
    const proxy = { enabled: true };
    const integration = await server.given.integration({ name: 'calls', provider, proxy });
    return server.given.installation(integration, { content: { provider, read: { objects: {} }, proxy } });
  };
  let installation: Installation | undefined;
  const list = async () => (await server.request('GET', `${server.connections}?provider=${provider}`)).body;
  return {
    ...server,
    /** Connects with what the account has now. Answers the only connection. */
    async connect() {
      if (type) {
        const typed = await type(account, world);
        const { status, body } = await server.request('POST', `${server.connections}:generate`, {
          ...owner,
          ...typed,
        });
        if (status !== 201) throw new Error(`Nothing was connected: ${JSON.stringify(body)}`);
      } else {
        await server.signIn({ provider }, { account: account.accountId });
      }
      const [connection, ...others] = await list();
      if (others.length > 0) throw new Error('There is more than one connection.');
      return connection;
    },
    /** Calls the provider through the proxy, over an installation of the group's connection. */
    async call() {
      installation ??= await install();
      const headers = { 'x-amp-proxy-version': '1', 'x-amp-project-id': server.project.id };
      return server.request('GET', '/proxy/me', undefined, {
        ...headers,
        'x-amp-installation-id': installation.id,
      });
    },
    read: async () => (await list())[0],
    /** How often credentials were stored for a connection. */
    storedTimes: async (id: string) =>
      (await selectConnection(server.context(), id))?.credentialsVersion ?? 0,
    /** Ends all tokens at the sandbox, as time does. */
    expireTokens: () => control('/faults', { name: 'expireTokens', account: account.accountId }),
    /** Ends all tokens and refuses all credentials of the account, as somebody does who takes access back. */
    revoke: () => control('/faults', { name: 'revoke', account: account.accountId }),
    /** Gives the account new credentials, which are accepted again. */
    async renewCredentials() {
      account = await control<SandboxAccount>('/credentials', { account: account.accountId });
    },
  };
}
