import { count } from 'drizzle-orm';
import { inject } from 'vitest';
import { installations, operations } from '../../src/platform/db/tables.ts';
import { startConnectedServer } from '../connected-server.ts';
import { SignInBrowser } from '../sign-in-browser.ts';
import { attackCatalogue } from './attack-catalogue.ts';
import { type Asked, type HostileAnswer, hostileProvider } from './hostile-provider.ts';

export type ProviderWorld = Awaited<ReturnType<typeof startProviderWorld>>;

/** The request that a drive sent to the server, and the response. */
interface Driven {
  method: string;
  path: string;
  response: Response;
}

/** Makes the server call a provider. `asks` are the kinds of requests that the provider gets. */
export interface Drive {
  asks: readonly Asked[];
  /** The secrets that the calls use. Tokens that come with an answer are not listed. */
  uses: readonly (keyof typeof secrets)[];
  run: (world: ProviderWorld) => Promise<Driven>;
}

const secrets = {
  clientSecret: 'client/s3cret+of=the&builder',
  apiKey: 'k3y-of-a-person_4711/ab+cd',
  password: 'pässword of a "person"',
  accessToken: 'access-of-the-well-provider',
  refreshToken: 'refresh-of-the-well-provider',
  code: 'c0de/of+the=sign-in',
};

/** A server with a connection of every kind. The test decides what the provider answers. */
export async function startProviderWorld() {
  let current: HostileAnswer | undefined;
  const server = await startConnectedServer({
    catalogue: attackCatalogue(inject('sandboxUrl')),
    outgoing: hostileProvider(() => current),
  });
  const { given, connect } = server;
  for (const provider of ['sandbox', 'typedOauth', 'toldWorkspace']) {
    await given.providerApp({ provider, clientSecret: secrets.clientSecret });
  }
  const groups = Array.from({ length: 40 }, (_, index) => `group${index}`);
  // A provider can repeat only what it was sent. So every connection uses the key that the test searches for.
  for (const groupRef of ['acme', ...groups]) await connect({ groupRef, apiKey: secrets.apiKey });
  const installation = await server.install();
  let turn = 0;
  const send = async (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Driven> => {
    const always = { 'x-api-key': server.apiKey, 'content-type': 'application/json' };
    const init = { method, headers: { ...always, ...headers } };
    const request = new Request(`http://dowel.test${path}`, {
      ...init,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { method, path, response: await server.fetch(request) };
  };
  const oauth = await send('POST', `${server.projectPath}/connections:generate`, {
    provider: 'typedOauth',
    groupRef: 'oauth',
    consumerRef: 'ada',
    providerMetadata: { workspace: { value: 'acme', source: 'input' } },
    oauth2AuthorizationCode: {
      accessToken: { token: secrets.accessToken },
      refreshToken: { token: secrets.refreshToken },
    },
  });
  const { id: oauthId } = (await oauth.response.json()) as { id: string };
  return {
    ...server,
    secrets,
    groups,
    installation,
    oauthId,
    send,
    answer(answer: HostileAnswer | undefined) {
      current = answer;
    },
    nextGroup() {
      turn += 1;
      return groups[turn % groups.length] ?? 'group0';
    },
    /** Rows that were stored for something that failed. */
    async halfStored(): Promise<string[]> {
      const [ops] = await server.dependencies.db.select({ n: count() }).from(operations);
      const [installed] = await server.dependencies.db.select({ n: count() }).from(installations);
      return (ops?.n ?? 0) > 0 && installed?.n === 0 ? ['operations without an installation'] : [];
    },
  };
}

/** Every step that calls a provider, by name. */
export const drives: Readonly<Record<string, Drive>> = {
  signIn: {
    asks: ['token', 'health'],
    uses: ['clientSecret', 'code'],
    run: (world) => signIn(world, 'sandbox'),
  },
  signInToTyped: {
    asks: ['token', 'health'],
    uses: ['clientSecret', 'code'],
    run: (world) => signIn(world, 'typedOauth'),
  },
  signInToTold: {
    asks: ['token', 'health'],
    uses: ['clientSecret', 'code'],
    run: (world) => signIn(world, 'toldWorkspace'),
  },
  connectByKey: {
    asks: ['health'],
    uses: ['apiKey'],
    run: (world) => generate(world, 'typedKey', { apiKey: secrets.apiKey }),
  },
  connectByKeyInQuery: {
    asks: ['health'],
    uses: ['apiKey'],
    run: (world) => generate(world, 'keyInQuery', { apiKey: secrets.apiKey }),
  },
  connectByPair: {
    asks: ['health'],
    uses: ['password'],
    run: (world) =>
      generate(world, 'typedPair', { basicAuth: { username: 'ada', password: secrets.password } }),
  },
  connectByClient: {
    asks: ['token', 'health'],
    uses: ['clientSecret'],
    run: (world) =>
      generate(world, 'typedClient', {
        oauth2ClientCredentials: { clientId: 'an-app', clientSecret: secrets.clientSecret },
      }),
  },
  connectByPassword: {
    asks: ['token', 'health'],
    uses: ['clientSecret', 'password'],
    run: (world) =>
      generate(world, 'typedPassword', {
        oauth2PasswordCredentials: {
          username: 'ada',
          password: secrets.password,
          clientId: 'an-app',
          clientSecret: secrets.clientSecret,
        },
      }),
  },
  refresh: {
    asks: ['token'],
    uses: ['clientSecret', 'refreshToken'],
    run: (world) => world.send('GET', `${world.projectPath}/connections/${world.oauthId}?refresh=force`),
  },
  replaceKey: {
    asks: ['health'],
    uses: ['apiKey'],
    run: (world) =>
      world.send('PATCH', `${world.projectPath}/connections/${world.connection.id}`, {
        updateMask: ['apiKey'],
        connection: { apiKey: secrets.apiKey },
      }),
  },
  install: {
    asks: ['records', 'fields'],
    uses: ['apiKey'],
    run: async (world) => {
      const body = world.given.installationBody({ groupRef: world.nextGroup() });
      const done = await world.send('POST', `${world.base}/installations`, body);
      if (done.response.status !== 201) return done;
      const { id } = (await done.response.clone().json()) as { id: string };
      const logs = await world.request('GET', `${world.base}/installations/${id}/operations`);
      if (logs.body.results.length !== 1) throw new Error('An install left no operation.');
      await world.send('DELETE', `${world.base}/installations/${id}`);
      await world.connect({ groupRef: body.groupRef, apiKey: secrets.apiKey }).catch(() => undefined);
      return done;
    },
  },
  saveObject: {
    asks: ['records', 'fields'],
    uses: ['apiKey'],
    run: (world) =>
      world.send('PATCH', `${world.base}/objects/contacts/config-content`, {
        action: 'read',
        groupRef: 'acme',
        changes: [{ op: 'add', path: '/selectedFields/city', value: true }],
      }),
  },
  hydrate: {
    asks: ['fields'],
    uses: ['apiKey'],
    run: (world) =>
      world.send(
        'GET',
        `${world.base}/revisions/${world.integration.latestRevision.id}:hydrate?groupRef=acme&connectionId=${world.connection.id}`,
      ),
  },
  listFields: {
    asks: ['fields'],
    uses: ['apiKey'],
    run: (world) =>
      world.send('GET', `${world.projectPath}/providers/sandboxApiKey/objects/deals/metadata?groupRef=acme`),
  },
  upsertFields: {
    asks: ['fields'],
    uses: ['apiKey'],
    run: (world) =>
      world.send('PUT', `${world.base}/object-metadata`, {
        groupRef: 'acme',
        fields: { contacts: [{ fieldName: 'tier', displayName: 'Tier', valueType: 'string' }] },
      }),
  },
  setUp: {
    asks: ['fields'],
    uses: ['apiKey'],
    run: (world) => world.send('GET', `${world.base}:setup?groupRef=acme`),
  },
};

function generate(world: ProviderWorld, provider: string, credentials: object): Promise<Driven> {
  const workspace = { value: 'acme', source: 'input' };
  const address = { value: 'https://acme.juniper.example', source: 'input' };
  return world.send('POST', `${world.projectPath}/connections:generate`, {
    provider,
    groupRef: world.nextGroup(),
    consumerRef: 'ada',
    providerMetadata: { workspace, address },
    ...credentials,
  });
}

/** Begins a sign-in, and returns from the provider with a code. */
async function signIn(world: ProviderWorld, provider: string): Promise<Driven> {
  const begun = await world.send('POST', '/v1/oauth-connect', {
    projectIdOrName: world.project.id,
    provider,
    groupRef: world.nextGroup(),
    consumerRef: 'ada',
    ...(provider === 'typedOauth' && {
      providerMetadata: { workspace: { value: 'acme', source: 'input' } },
    }),
  });
  if (begun.response.status !== 200) return begun;
  const browser = new SignInBrowser(world);
  const address = await browser.toProvider(await begun.response.text());
  const query = new URLSearchParams({ state: address.searchParams.get('state') ?? '', code: secrets.code });
  return world.send('GET', `/callbacks/v1/oauth?${query}`, undefined, { cookie: browser.cookieHeader });
}
