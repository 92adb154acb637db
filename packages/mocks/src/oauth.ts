import { connectionNotFoundProblem, signInPassHeader } from '@dowel/schema/rules';
import { followUpdate, settleAccount } from './connected-accounts.ts';
import { connect, proven } from './connecting.ts';
import { MockProblem } from './mock-problem.ts';
import { found } from './not-found.ts';
import { WithHeaders } from './respond.ts';
import { findApp, getKnownProvider, schemeOf } from './sign-in.ts';
import type { MockStore, OauthState } from './store.ts';

/** What the service's callback page posts to the page that opened it, and to the channel `dowel-connect`. */
export type CallbackMessage =
  | { eventType: 'AUTHORIZATION_SUCCEEDED'; data: { connection: string } }
  | { eventType: 'AUTHORIZATION_FAILED'; message: string; data: { error: string; code?: string } };

/** The channel on which the callback page reports the result of a sign-in. */
export const connectChannel = 'dowel-connect';

const startPath = /^\/callbacks\/v1\/start\/([^/]+)$/;

/**
 * The answer that starts a sign-in: the address of its start page on the mock's own origin, and the secret for that
 * page.
 */
export function startOauth(store: MockStore, origin: string, start: OauthState): WithHeaders<string> {
  const ticket = store.newId();
  const pass = store.newId();
  store.signIns[ticket] = { ...start, pass };
  const url = new URL(`/callbacks/v1/start/${ticket}`, origin).href;
  // A page sends the secret over a MessageChannel. Jest's jsdom has none.
  return new WithHeaders(url, typeof MessageChannel === 'undefined' ? {} : { [signInPassHeader]: pass });
}

/** Whether this is the address of a start page. */
export function isStartPage(url: string): boolean {
  return ticketOf(url) !== undefined;
}

/** Whether the page that opened a start page may go on without a click. */
export function isPass(store: MockStore, url: string, pass: unknown): boolean {
  const signIn = store.signIns[ticketOf(url) ?? ''];
  return signIn?.pass === pass && !signIn?.request.enableCSRFProtection;
}

/**
 * Plays start page, consent page and callback: connects, or denies. Each address works once.
 * @returns what the callback page would post
 */
export function finishOauth(store: MockStore, url: string, { deny = false } = {}): CallbackMessage {
  const ticket = ticketOf(url) ?? '';
  const start = store.signIns[ticket];
  delete store.signIns[ticket];
  if (!start) return failure('The sign-in cannot be matched to a request. Start again.');
  if (deny) return failure('Access was not granted.', 'consent_denied');
  try {
    return { eventType: 'AUTHORIZATION_SUCCEEDED', data: { connection: grant(store, start) } };
  } catch (error) {
    if (!(error instanceof MockProblem)) throw error;
    return failure(withoutNames[error.code] ?? error.message, error.code);
  }
}

const withoutNames: Readonly<Partial<Record<string, string>>> = {
  account_differs: 'You signed in to another account. Nothing was changed.',
  account_in_use: 'Another customer has already connected this account. Nothing was changed.',
};

function ticketOf(url: string): string | undefined {
  return URL.canParse(url) ? startPath.exec(new URL(url).pathname)?.[1] : undefined;
}

function grant(store: MockStore, { projectId, provider: name, request, connectionId }: OauthState): string {
  const provider = getKnownProvider(store, name);
  if (connectionId !== undefined) {
    const stored = store.connections.find(({ id }) => id === connectionId);
    const known = found(stored, 'connection_not_found', connectionNotFoundProblem());
    const { account: before } = known;
    settleAccount(store, known, { isOffered: true });
    delete known.offeredAccount;
    Object.assign(known, proven(store, provider), { updateTime: store.timestamp() });
    followUpdate(store, known, before);
    return known.id;
  }
  const { providerMetadata, providerWorkspaceRef, groupRef, providerAppId: id } = request;
  const connection = connect(store, provider, {
    ...request,
    isOffered: true,
    projectId,
    scheme: schemeOf(provider),
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
    providerApp: findApp(store, { projectId, provider: name, groupRef, id }),
  });
  return connection.id;
}

function failure(text: string, code = 'sign_in_failed'): CallbackMessage {
  return { eventType: 'AUTHORIZATION_FAILED', message: text, data: { error: text, code } };
}
