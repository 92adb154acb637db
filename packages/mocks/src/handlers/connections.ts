import type { Connection, ConnectionRequest, UpdateConnection } from '@dowel/schema';
import {
  connectionInUseProblem,
  connectionNotFoundProblem,
  credentialsHiddenProblem,
  type ProblemWords,
  providerAppMissingProblem,
  refreshReservedProblem,
  unknownFilter,
  updatableMembers,
  workspaceFault,
} from '@dowel/schema/rules';
import type { Answers } from '../answers.ts';
import { assertOwner, chooseAccount, followUpdate, settleAccount } from '../connected-accounts.ts';
import {
  connect,
  disconnect,
  personalConnections,
  proven,
  toConnection,
  visibleConnections,
} from '../connecting.ts';
import { invalidInput, MockProblem } from '../mock-problem.ts';
import { found } from '../not-found.ts';
import { startOauth } from '../oauth.ts';
import {
  assertGroupNamed,
  assertMayBePersonal,
  assertOwnRefs,
  isBuilder,
  type Principal,
} from '../principal.ts';
import { assertSameHosts } from '../settable-metadata.ts';
import {
  assertCredentials,
  assertRedirects,
  assertScheme,
  findApp,
  getKnownProvider,
  namedProvider,
  schemeOf,
  toMetadata,
  toShownCredentials,
  type WhichApp,
} from '../sign-in.ts';
import type { MockStore, StoredConnection } from '../store.ts';
import { applyUpdateMask } from '../update-mask.ts';

/** Answers the endpoints of connections and sign-ins as the service does. */
export const connections = {
  listConnections({ store, caller, query }) {
    assertGroupNamed(caller, query.groupRef);
    const { provider, groupRef, consumerRef, accountId, owner, pageSize, pageToken } = query;
    assertMayBePersonal(caller, owner === 'person');
    // Pages are sorted by creation time only. The status of a connection can change, and that must not move it to
    // another page.
    const isWhole = pageSize === undefined && pageToken === undefined;
    const visible = (owner === 'person' ? personalConnections : visibleConnections)(store, caller);
    const found = (
      isWhole ? visible : [...store.connections].reverse().filter((one) => visible.includes(one))
    )
      .filter(
        (connection) =>
          (provider === undefined || connection.provider === provider) &&
          (groupRef === undefined || connection.group.groupRef === groupRef) &&
          (consumerRef === undefined || connection.consumer.consumerRef === consumerRef) &&
          (accountId === undefined || connection.account?.id === accountId),
      )
      .map(toConnection);
    const isKnown = provider === undefined || Object.hasOwn(store.providers, provider);
    if (isBuilder(caller) && found.length === 0 && !isKnown) {
      const names = Object.keys(store.providers);
      throw invalidInput(unknownFilter('provider', provider, names));
    }
    return found;
  },

  generateConnection({ store, caller, body }) {
    assertOwnRefs(caller, body);
    assertMayBePersonal(caller, body.personal);
    const provider = getKnownProvider(store, body.provider);
    const scheme = schemeOf(provider);
    assertScheme(provider, scheme, body);
    const details = toMetadata(caller, provider, body);
    assertCredentials(provider, scheme, body);
    const credentials = toShownCredentials(body);
    const projectId = caller.project.id;
    const { groupRef } = body;
    if (provider.customOpts?.providerInputs?.length) {
      assertApp(store, { projectId, provider: provider.name, groupRef });
    }
    return toConnection(connect(store, provider, { ...body, projectId, scheme, credentials, details }));
  },

  getConnection({ store, caller, params, query }) {
    const connection = getVisible(store, caller, params.connectionId);
    const { includeCreds, includeRefreshToken, refresh } = query;
    const isShown = includeCreds === true || includeRefreshToken === true;
    if (isShown) assertBuilder(caller, credentialsHiddenProblem());
    if (refresh === 'force') assertBuilder(caller, refreshReservedProblem());
    if (!isShown) return toConnection(connection);
    return withCredentials(connection, includeRefreshToken === true);
  },

  updateConnection({ store, caller, params, body }) {
    const connection = getVisible(store, caller, params.connectionId);
    return toConnection(update(store, caller, connection, body));
  },

  deleteConnection({ store, caller, params }) {
    const connection = getVisible(store, caller, params.connectionId);
    if (store.installations.some(({ connectionId }) => connectionId === connection.id)) {
      throw new MockProblem('connection_in_use', connectionInUseProblem());
    }
    disconnect(store, connection);
    return undefined;
  },

  oauthConnect({ store, caller, body, request }) {
    const { projectIdOrName: _, projectId: __, provider: name, ...identity } = body;
    assertOwnRefs(caller, body);
    assertMayBePersonal(caller, body.personal);
    const provider = getKnownProvider(store, name);
    schemeOf(provider);
    assertRedirects(provider);
    const details = toMetadata(caller, provider, body);
    const projectId = caller.project.id;
    const { groupRef, providerAppId: id } = body;
    assertApp(store, { projectId, provider: name, groupRef, id }, id);
    return startOauth(store, new URL(request.url).origin, {
      projectId,
      provider: name,
      request: { ...identity, ...details },
    });
  },

  oauthUpdate({ store, caller, params, request }) {
    const connection = getVisible(store, caller, params.connectionId);
    const provider = getKnownProvider(store, connection.provider);
    assertRedirects(provider);
    const projectId = caller.project.id;
    const { groupRef } = connection.group;
    assertApp(store, { projectId, provider: provider.name, groupRef, id: connection.providerApp?.id });
    const { consumerRef } = connection.consumer;
    return startOauth(store, new URL(request.url).origin, {
      projectId,
      provider: provider.name,
      request: { groupRef, consumerRef },
      connectionId: connection.id,
    });
  },
} satisfies Partial<Answers>;

function getVisible(store: MockStore, caller: Principal, id: string): StoredConnection {
  const visible = [...visibleConnections(store, caller), ...personalConnections(store, caller)];
  const connection = visible.find((candidate) => candidate.id === id);
  return found(connection, 'connection_not_found', connectionNotFoundProblem());
}

function assertBuilder(caller: Principal, words: ProblemWords): void {
  if (isBuilder(caller)) return;
  throw new MockProblem(caller.kind === 'consumer' ? 'token_not_allowed' : 'api_key_scope', words);
}

function withCredentials(connection: StoredConnection, withRefreshToken: boolean): Connection {
  const { apiKey, oauth2AuthorizationCode } = connection.credentials;
  const { refreshToken, ...shown } = oauth2AuthorizationCode ?? {};
  return {
    ...toConnection(connection),
    ...(apiKey !== undefined && { apiKey }),
    ...(oauth2AuthorizationCode && {
      oauth2AuthorizationCode: { ...shown, ...(withRefreshToken && refreshToken && { refreshToken }) },
    }),
  };
}

const credentialMasks = [
  'apiKey',
  'basicAuth',
  'customAuth',
  'oauth2ClientCredentials',
  'oauth2PasswordCredentials',
] as const;

function update(
  store: MockStore,
  caller: Principal,
  connection: StoredConnection,
  { updateMask, connection: values }: UpdateConnection,
): StoredConnection {
  const masked: ConnectionRequest = applyUpdateMask(updateMask, values, updatableMembers.connection);
  const { providerMetadata, providerWorkspaceRef, account } = masked;
  if (account) assertOwner(caller, connection);
  const fault = workspaceFault(masked);
  if (fault) throw invalidInput(fault);
  const provider = getKnownProvider(store, connection.provider);
  const { providerMetadata: stored, account: before } = connection;
  const isChanged = providerMetadata !== undefined || providerWorkspaceRef !== undefined;
  const sent = { providerMetadata: providerMetadata ?? stored, providerWorkspaceRef };
  const hasCredentials = credentialMasks.some((name) => masked[name] !== undefined);
  if (hasCredentials) assertScheme(provider, schemeOf(provider), masked);
  const details = isChanged && toMetadata(caller, provider, sent, stored);
  if (details && !hasCredentials) assertSameHosts(provider, stored, details.providerMetadata);
  if (hasCredentials) {
    assertCredentials(provider, schemeOf(provider), masked, 'The stored ones were kept.');
    settleAccount(store, connection, { confirmedId: account?.id });
    Object.assign(connection, { credentials: toShownCredentials(masked), ...proven(store, provider) });
  } else if (account) {
    chooseAccount(store, connection, account.id);
  }
  Object.assign(connection, details, { updateTime: store.timestamp() });
  followUpdate(store, connection, before);
  return connection;
}

function assertApp(store: MockStore, which: WhichApp, asked?: string): void {
  if (findApp(store, which)) return;
  throw new MockProblem(
    'provider_app_missing',
    providerAppMissingProblem(namedProvider(store, which.provider), asked),
  );
}
