import type { Fault } from './control/faults.ts';
import type { NamedFault } from './control/named-faults.ts';
import { type Account, type AccountCredentials, createAccount } from './crm/account.ts';
import type { CustomFieldSet } from './crm/custom-fields.ts';
import { createGrantStore, type GrantStore } from './oauth/grants.ts';
import type { ServiceAccount } from './sign-in/service-accounts.ts';
import { createSessionStore, type SessionStore } from './steps/sessions.ts';

/** An application registered with Juniper. */
export interface OAuthClient {
  id: string;
  secret: string;
  name: string;
  redirectUris: string[];
  /** The account that the application calls for by itself, with client credentials. Absent: it acts for people. */
  accountId?: string;
  /** Overrides how long this application's access tokens are valid. */
  accessTokenSeconds?: number;
}

/** The source of time and randomness, and the settings of the demo application. */
export interface WorldOptions {
  /** Defaults to the system clock. */
  now?: () => Date;
  /** Defaults to 24 random bytes in hexadecimal. */
  randomToken?: () => string;
  /** The addresses that the demo application may send people back to. */
  redirectUris?: string[];
}

/** Everything the sandbox knows, in memory. */
export interface World {
  readonly now: () => Date;
  readonly randomToken: () => string;
  readonly accounts: Map<string, Account>;
  readonly clients: Map<string, OAuthClient>;
  readonly serviceAccounts: Map<string, ServiceAccount>;
  readonly faults: Set<Fault>;
  readonly namedFaults: Set<NamedFault>;
  /** The account whose records anybody may read. */
  publicAccount: Account;
  grants: GrantStore;
  sessions: SessionStore;
  accessTokenSeconds: number;
}

const DEMO_ACCOUNTS = [
  {
    id: 'acme',
    name: 'Acme Inc',
    user: { name: 'Wren Calloway', email: 'wren@acme.example' },
    colleague: { name: 'Odile Marsh', email: 'odile@acme.example' },
    seed: 11,
  },
  {
    id: 'globex',
    name: 'Globex',
    user: { name: 'Idris Vale', email: 'idris@globex.example' },
    colleague: { name: 'Tomas Brandt', email: 'tomas@globex.example' },
    seed: 23,
  },
] as const;

/** Creates a world with the demo accounts and the demo application. */
export function createWorld(options: WorldOptions): World {
  const now = options.now ?? (() => new Date());
  const randomToken = options.randomToken ?? (() => toHex(crypto.getRandomValues(new Uint8Array(24))));
  const world: World = {
    now,
    randomToken,
    accounts: new Map(),
    clients: new Map(),
    serviceAccounts: new Map(),
    faults: new Set(),
    namedFaults: new Set(),
    publicAccount: createPublicAccount(),
    grants: createGrantStore({ now, randomToken }),
    sessions: createSessionStore({ now, randomToken }),
    accessTokenSeconds: 0,
  };
  resetWorld(world, options);
  return world;
}

/** Resets a world to its initial state: all tokens, accounts, faults and changes made since the start are deleted. */
export function resetWorld(world: World, { redirectUris }: Pick<WorldOptions, 'redirectUris'>): void {
  world.accounts.clear();
  world.clients.clear();
  world.serviceAccounts.clear();
  world.faults.clear();
  world.namedFaults.clear();
  world.publicAccount = createPublicAccount();
  world.grants = createGrantStore(world);
  world.sessions = createSessionStore(world);
  world.accessTokenSeconds = 3600;
  for (const { id, name, user, colleague, seed } of DEMO_ACCOUNTS) {
    const account = createAccount({
      id,
      name,
      credentials: {
        apiKey: `juniper_demo_${id}`,
        password: `juniper_password_${id}`,
        secretWord: `juniper_word_${id}`,
      },
      user: { id: `usr_${id}`, ...user },
      colleagues: [{ id: `usr_${id}_2`, ...colleague }],
      customFields: id,
      seed,
    });
    world.accounts.set(id, account);
    registerServiceClient(world, account, { id: `service-${id}`, secret: `service-${id}-secret` });
  }
  world.clients.set('dowel-demo', {
    id: 'dowel-demo',
    secret: 'dowel-demo-secret',
    name: 'Dowel demo',
    redirectUris: redirectUris ?? ['http://localhost:4310/callbacks/v1/oauth'],
  });
}

/** Creates an extra account for a test or a demo. */
export function openAccount(world: World, name: string, customFields: CustomFieldSet): Account {
  const id = `acct_${world.randomToken().slice(0, 12)}`;
  const account = createAccount({
    id,
    name,
    credentials: randomCredentials(world),
    user: { id: `usr_${id}`, name: `${name} owner`, email: `owner@${id.replace('_', '-')}.example` },
    customFields,
    seed: world.accounts.size + 100,
  });
  world.accounts.set(id, account);
  registerServiceClient(world, account, {
    id: `service_${world.randomToken().slice(0, 12)}`,
    secret: `secret_${world.randomToken()}`,
  });
  return account;
}

/** New secrets, which nobody has had before. */
export function randomCredentials(world: World): AccountCredentials {
  return {
    apiKey: `juniper_key_${world.randomToken()}`,
    password: `juniper_password_${world.randomToken()}`,
    secretWord: `juniper_word_${world.randomToken()}`,
  };
}

/** The application that calls for an account by itself. Every account has one. */
export function serviceClientOf(world: World, account: Account): OAuthClient {
  const client = [...world.clients.values()].find(({ accountId }) => accountId === account.id);
  if (!client) throw new Error(`Account ${account.id} has no application of its own, though each gets one.`);
  return client;
}

function registerServiceClient(
  world: World,
  account: Account,
  { id, secret }: Pick<OAuthClient, 'id' | 'secret'>,
) {
  const name = `${account.name} service`;
  world.clients.set(id, { id, secret, name, redirectUris: [], accountId: account.id });
}

function createPublicAccount(): Account {
  return createAccount({
    id: 'open-data',
    name: 'Juniper open data',
    credentials: { apiKey: '', password: '', secretWord: '' },
    user: { id: 'usr_anybody', name: 'Anybody', email: 'anybody@open-data.example' },
    customFields: 'globex',
    seed: 7,
  });
}

/** Registers an application. */
export function registerClient(world: World, name: string, redirectUris: string[]): OAuthClient {
  const id = `app_${world.randomToken().slice(0, 12)}`;
  const client = { id, secret: `secret_${world.randomToken()}`, name, redirectUris };
  world.clients.set(id, client);
  return client;
}

function toHex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex');
}
