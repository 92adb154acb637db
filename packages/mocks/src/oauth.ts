import { connect, proven } from './connecting';
import { getKnownProvider, schemeOf } from './sign-in';
import type { MockStore, OauthState } from './store';

/** What the service's callback page posts to the page that opened it, and on the channel `dowel-connect`. */
export type CallbackMessage =
  | { eventType: 'AUTHORIZATION_SUCCEEDED'; data: { connection: string } }
  | { eventType: 'AUTHORIZATION_FAILED'; message: string; data: { error: string } };

/** The channel on which the callback page tells what came of a sign-in. */
export const connectChannel = 'dowel-connect';

const authorizePath = '/mock-provider/authorize';

/** The address that starts a sign-in: on the mock's own origin, where `authorize` plays the provider. */
export function startOauth(store: MockStore, origin: string, start: OauthState): string {
  const state = store.newId();
  store.oauthStates[state] = start;
  const app = store.providerApps.find(({ provider }) => provider === start.provider);
  const url = new URL(authorizePath, origin);
  url.search = String(
    new URLSearchParams({
      response_type: 'code',
      provider: start.provider,
      client_id: app?.clientId ?? '',
      redirect_uri: `${origin}/callbacks/v1/oauth`,
      scope: (app?.scopes ?? []).join(' '),
      state,
    }),
  );
  return String(url);
}

/** Whether an address is one that `startOauth` gave out. */
export function isOauthUrl(url: string): boolean {
  return URL.canParse(url) && new URL(url).pathname === authorizePath;
}

/**
 * Plays the consent page and the callback: connects, or denies. Each address is good once.
 * @returns what the callback page would post
 */
export function finishOauth(store: MockStore, url: string, { deny = false } = {}): CallbackMessage {
  const state = new URL(url).searchParams.get('state') ?? '';
  const start = store.oauthStates[state];
  delete store.oauthStates[state];
  if (!start) return failure('The sign-in cannot be matched to a request. Start again.');
  if (deny) return failure('Access was not granted.');
  return { eventType: 'AUTHORIZATION_SUCCEEDED', data: { connection: grant(store, start) } };
}

function grant(store: MockStore, { projectId, provider: name, request, connectionId }: OauthState): string {
  const known = store.connections.find(({ id }) => id === connectionId);
  const provider = getKnownProvider(store, name);
  if (known) {
    Object.assign(known, proven(store, provider), { updateTime: store.timestamp() });
    return known.id;
  }
  const { providerMetadata, providerWorkspaceRef } = request;
  const connection = connect(store, provider, {
    ...request,
    projectId,
    authScheme: schemeOf(provider),
    credentials: {
      oauth2AuthorizationCode: {
        accessToken: { token: 'mock-access-token', issuedAt: store.timestamp() },
        refreshToken: { token: 'mock-refresh-token', issuedAt: store.timestamp() },
        scopes: ['crm.read', 'crm.write'],
      },
    },
    details: {
      ...(providerMetadata && { providerMetadata }),
      providerWorkspaceRef: providerWorkspaceRef ?? providerMetadata?.workspace?.value ?? 'acct_juniper',
      providerConsumerRef: 'user_1',
    },
    providerApp: store.providerApps.find((app) => app.provider === name && app.projectId === projectId),
  });
  return connection.id;
}

function failure(text: string): CallbackMessage {
  return { eventType: 'AUTHORIZATION_FAILED', message: text, data: { error: text } };
}
