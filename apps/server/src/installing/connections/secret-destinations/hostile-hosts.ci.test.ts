import type { ProviderInfo } from '@dowel/schema';
import { fillProvider, ownValue, plainAddress, templateNames } from '@dowel/schema/rules';
import { describe, expect, it } from 'vitest';
import { authorizedFetch } from '../../../../test/authorized-fetch.ts';
import { isFull } from '../../../../test/full-run.ts';
import { startSignInServer } from '../../../../test/signing-in.ts';
import { findStrategy } from '../../../providers/provider-auth/find-strategy.ts';
import { ec, rsa } from '../generating/signed.fixture.ts';
import { hostileEntries } from './hostile-entries.fixture.ts';
import {
  addressesOf,
  EVIL,
  everyEntry,
  honestMetadata,
  hostileForms,
  hostileWorld,
  MINTED,
  namesOf,
  OWN_HOST,
  REGION_NAMES,
} from './hostile-world.fixture.ts';

const { catalogue, entries: all } = everyEntry();
/** The invented entries have a placeholder at every kind of place. Built-in entries use the same code, so the full run has them. */
const entries = all.filter(([name]) => isFull || Object.hasOwn(hostileEntries, name));
// A sign-in in steps has tests of its own.
const supported = entries.filter(([, entry]) => findStrategy(entry) && !entry.customOpts?.multiStep);
const signedInTo = supported.filter(([, entry]) => findStrategy(entry)?.member === 'oauth2AuthorizationCode');

const CLIENT_SECRET = 'builders-client-secret';
const STORED = 'stored-secret';
const TYPED = 'typed-secret';

/** A server where every provider is hostile. The attacker is an end user of the victim's group. */
async function startHostile(entry: ProviderInfo, options: { tells?: string } = {}) {
  const world = hostileWorld(entry, options);
  const server = await startSignInServer({ catalogue, outgoing: world.outgoing });
  if (entry.oauth2Opts || entry.customOpts?.providerInputs) {
    const { body } = await server.request(
      'PATCH',
      `/v1/projects/${server.project.id}/provider-apps/${server.providerApp.id}`,
      {
        updateMask: ['provider', 'clientSecret', 'metadata'],
        providerApp: {
          provider: entry.name,
          clientSecret: CLIENT_SECRET,
          metadata: { allowedHosts: [OWN_HOST, 'acme.myshopify.com'] },
        },
      },
    );
    expect(body.provider).toBe(entry.name);
  }
  const mallory = server.given.asConsumer(await server.given.consumerToken({ consumerRef: 'mallory' }));
  return { ...server, ...world, mallory };
}

type HostileServer = Awaited<ReturnType<typeof startHostile>>;

/** Signs in as if the attacker controlled the provider's address: with any code, and with extra parameters. */
async function signIn(server: HostileServer, body: object, headers: Record<string, string | null> = {}) {
  const begun = await server.begin(body, headers);
  if (begun.status !== 200) return begun.status;
  const state = (await server.toProvider(begun.body)).searchParams.get('state') ?? '';
  const told = Object.fromEntries(REGION_NAMES.map((name) => [name, `https://${EVIL}`]));
  const query = new URLSearchParams({ ...told, code: 'any', state });
  return (await server.visit(`http://dowel/callbacks/v1/oauth?${query}`)).status;
}

/** Credentials of every kind. The entry's scheme uses one of them. */
function credentialsFor(entry: ProviderInfo, secret: string) {
  const client = { clientId: 'an-id', clientSecret: secret };
  const all = {
    apiKey: secret,
    basicAuth: { username: entry.basicOpts?.apiKeyAsBasic ? '' : 'ada', password: secret },
    oauth2ClientCredentials: client,
    oauth2PasswordCredentials: { ...client, username: 'ada', password: secret },
    oauth2AuthorizationCode: {
      accessToken: { token: secret },
      refreshToken: { token: `${secret}-refresh` },
    },
    customAuth: customAuthFor(entry, secret),
  };
  const member = findStrategy(entry)?.member;
  return member === undefined ? {} : { [member]: all[member] };
}

/** A value for each input. Keys can sign, so the secret is in what they sign. */
function customAuthFor(entry: ProviderInfo, secret: string) {
  const key = entry.jwtOpts?.algorithm === 'ES256' ? ec : rsa;
  const file = { client_email: secret, client_id: secret, private_key_id: 'key-1', private_key: key };
  const keys = { privateKey: key, serviceAccountKey: JSON.stringify(file) };
  const inputs = findStrategy(entry)?.inputs?.(entry) ?? [];
  return Object.fromEntries(inputs.map(({ name }) => [name, ownValue<string>(keys, name) ?? secret]));
}

/** Renews a connection, and calls all its base addresses. */
async function use(server: HostileServer, entry: ProviderInfo, id: string) {
  await server.request('GET', `${server.connections}/${id}?refresh=force`);
  for (const module of ['', ...Object.keys(entry.modules ?? {})]) {
    await authorizedFetch(server.context(), id, { module })('x').catch(() => undefined);
  }
}

/**
 * The full run gives an invented entry each form of a host, and others those that write a host in another way. An ordinary
 * run gives every second entry the first form, and the others the second one: the same code reads them.
 */
function formsFor({ name }: ProviderInfo): readonly string[] {
  const first = Object.keys(hostileEntries).indexOf(name) % 2;
  if (!isFull) return hostileForms.slice(first, first + 1);
  return Object.hasOwn(hostileEntries, name) ? hostileForms : hostileForms.slice(0, 3);
}

/** For a name that is in no address, and for values that do not come from a person. */
const fewForms = hostileForms.slice(0, isFull ? 2 : 1);

/** All ways to fill one name with a hostile host. */
function hostileRequests(entry: ProviderInfo) {
  const honest = honestMetadata(entry);
  const placed = new Set(addressesOf(entry).flatMap(templateNames));
  return namesOf(entry).flatMap((name) => {
    const forms = placed.has(name) ? formsFor(entry) : fewForms;
    return [
      ...forms.map((value) => ({
        providerMetadata: { ...honest, [name]: { value, source: 'input' as const } },
      })),
      ...fewForms.map((value) => ({
        providerMetadata: { ...honest, [name]: { value, source: 'token' as const } },
      })),
      ...(name === 'workspace'
        ? forms.map((value) => ({ providerMetadata: honest, providerWorkspaceRef: value }))
        : []),
    ];
  });
}

describe.each(signedInTo)('signing in to %s as an attacker', (provider, entry) => {
  // @holds U2
  it("sends nothing of the builder's to a host that was typed", async () => {
    const server = await startHostile(entry);

    for (const request of hostileRequests(entry)) {
      await signIn(server, { provider, consumerRef: 'mallory', ...request }, server.mallory);
      await signIn(server, { provider, ...request });
    }

    expect(server.stolen()).toEqual([]);
  });

  // @holds P4
  it('sends no token to a host that a token answer or a callback parameter tells', async () => {
    const server = await startHostile(entry);

    await signIn(server, { provider, providerMetadata: honestMetadata(entry) });
    await signIn(server, { provider });
    for (const { id } of await server.list()) await use(server, entry, id);

    expect(server.stolen()).toEqual([]);
    expect(server.received.some(({ text }) => text.includes(CLIENT_SECRET))).toBe(true);
  });

  it("sends nothing of the builder's with tokens that are brought in", async () => {
    const server = await startHostile(entry);
    const expired = { token: TYPED, expiresAt: '2020-01-01T00:00:00Z' };

    for (const request of hostileRequests(entry)) {
      await server.request(
        'POST',
        `${server.connections}:generate`,
        {
          provider,
          groupRef: 'acme',
          consumerRef: 'mallory',
          oauth2AuthorizationCode: { accessToken: expired, refreshToken: { token: TYPED } },
          ...request,
        },
        server.mallory,
      );
    }

    expect(server.stolen().filter((text) => text.includes(CLIENT_SECRET) || text.includes(MINTED))).toEqual(
      [],
    );
  });
});

describe.each(supported)('connecting %s', (provider, entry) => {
  const owner = { provider, groupRef: 'acme', consumerRef: 'ada' };

  // @holds U3
  it('keeps stored secrets from a host that somebody else types', async () => {
    const server = await startHostile(entry, { tells: 'acme' });
    const path = `${server.connections}:generate`;
    const credentials = credentialsFor(entry, STORED);
    const { body } = await server.request('POST', path, {
      ...owner,
      ...credentials,
      providerMetadata: honestMetadata(entry),
    });
    const change = (request: object, headers?: Record<string, string | null>) =>
      server.request(
        'PATCH',
        `${server.connections}/${body.id}`,
        { updateMask: Object.keys(request), connection: request },
        headers,
      );
    expect(body.id).toBeDefined();
    // Values that are in no address cannot move anything, so one use after all changes is enough.
    const canMove = addressesOf(entry).some((address) => templateNames(address).length > 0);

    for (const request of hostileRequests(entry)) {
      const changes = [await change(request, server.mallory), await change(request)];
      if (canMove && changes.some(({ status }) => status === 200)) await use(server, entry, body.id);
    }
    await use(server, entry, body.id);

    expect(server.stolen()).toEqual([]);
    const { baseURL } = fillProvider(entry, honestMetadata(entry), undefined, { missing: 'keep' });
    const isSent = entry.authType !== 'none' && plainAddress(baseURL);
    if (isSent) expect(server.received.map(({ text }) => text).join()).toContain(STORED);
  });

  // @holds U4
  it('sends what is typed to the host it was typed with, and nothing else', async () => {
    const server = await startHostile(entry);
    const honest = { ...owner, ...credentialsFor(entry, STORED), providerMetadata: honestMetadata(entry) };
    await server.request('POST', `${server.connections}:generate`, honest);

    for (const request of hostileRequests(entry)) {
      await server.request(
        'POST',
        `${server.connections}:generate`,
        { ...owner, consumerRef: 'mallory', ...credentialsFor(entry, TYPED), ...request },
        server.mallory,
      );
    }

    const foreign = server.stolen().filter((text) => text.includes(STORED) || text.includes(CLIENT_SECRET));
    expect(foreign).toEqual([]);
  });
});
