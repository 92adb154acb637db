import type { ConnectedAccount, Connection, ProviderApp, ProviderInfo } from '@dowel/schema';
import { compareAccounts, type SignInScheme, schemeFacts, toShownProviderApp } from '@dowel/schema/rules';
import { followUpdate, settleAccount } from './connected-accounts.ts';
import { emitConnection } from './events.ts';
import { upsertConsumer, upsertGroup } from './owners.ts';
import { canSeeGroup, isBuilder, type Principal } from './principal.ts';
import type { MockStore, StoredConnection, StoredInstallation } from './store.ts';

/** The group and the consumer of a connection. A missing name is the known name, or else the ref. */
export interface Identity {
  groupRef: string;
  groupName?: string | undefined;
  consumerRef: string;
  consumerName?: string | undefined;
}

interface NewConnection extends Identity {
  projectId: string;
  scheme: SignInScheme;
  credentials: StoredConnection['credentials'];
  details: Partial<Pick<Connection, 'providerMetadata' | 'providerWorkspaceRef' | 'providerConsumerRef'>>;
  providerApp?: ProviderApp | undefined;
  /** The account that somebody has confirmed. */
  account?: { id: string } | undefined;
  /** Keeps a sign-in to another account until somebody confirms it. */
  isOffered?: boolean | undefined;
  /** Makes a connection beside those to other accounts that the person has. */
  additional?: boolean | undefined;
  /** Makes a connection of the person's own. */
  personal?: boolean | undefined;
}

/**
 * Makes a connection. If the consumer already has one for the provider, it gets the new credentials and keeps its id.
 * With `additional`, only one to the same account does.
 */
export function connect(store: MockStore, provider: ProviderInfo, input: NewConnection): StoredConnection {
  const { projectId, scheme, credentials, details, providerApp } = input;
  const { authScheme, authType } = schemeFacts[scheme];
  const group = upsertGroup(store, projectId, input);
  const consumer = upsertConsumer(store, projectId, input);
  const owned = store.connections.filter(
    (connection) =>
      connection.projectId === projectId &&
      connection.provider === provider.name &&
      connection.group.groupRef === group.groupRef &&
      connection.consumer.consumerRef === consumer.consumerRef &&
      !!connection.isPersonal === !!input.personal,
  );
  const existing = owned.find((one) => (input.additional ? leadsTo(one, store.account) : !one.isAdditional));
  const shown = { group, consumer, authScheme, authType };
  const changed = { ...shown, ...proven(store, provider), credentials, ...details };
  if (existing) {
    const { account: before } = existing;
    settleAccount(store, existing, { confirmedId: input.account?.id, isOffered: input.isOffered });
    const forgotten = { providerWorkspaceRef: undefined, providerConsumerRef: undefined };
    const updateTime = store.timestamp();
    Object.assign(existing, forgotten, changed, { updateTime }, providerApp && { providerApp });
    followUpdate(store, existing, before);
    return existing;
  }
  const connection: StoredConnection = {
    id: store.newId(),
    projectId,
    provider: provider.name,
    ...(input.personal && { isPersonal: true }),
    ...(providerApp && { providerApp }),
    ...changed,
    ...(input.additional && owned.length > 0 && { isAdditional: true }),
    createTime: store.timestamp(),
  };
  settleAccount(store, connection, { confirmedId: input.account?.id });
  store.connections.push(connection);
  emitConnection(store, 'connection.created', connection);
  return connection;
}

function leadsTo({ account }: StoredConnection, other: ConnectedAccount | undefined): boolean {
  return account !== undefined && other !== undefined && compareAccounts(account, other) === 'same';
}

/** Deletes a connection. */
export function disconnect(store: MockStore, connection: StoredConnection): void {
  store.connections = store.connections.filter(({ id }) => id !== connection.id);
  emitConnection(store, 'connection.deleted', connection);
}

/** The status of fresh credentials. They are known to work if the provider has a call to test them with. */
export function proven(
  store: MockStore,
  { authHealthCheck }: ProviderInfo,
): Pick<Connection, 'status' | 'diagnosis'> {
  return {
    status: authHealthCheck ? 'working' : 'created',
    diagnosis: { reason: 'ok', since: store.timestamp(), actor: 'operator', nextStep: 'Nothing to do.' },
  };
}

/** The personal connections that a caller may see, the newest first. */
export function personalConnections(store: MockStore, caller: Principal): StoredConnection[] {
  const isOwn = ({ consumer }: StoredConnection) =>
    isBuilder(caller) || (caller.kind === 'consumer' && caller.consumerRef === consumer.consumerRef);
  return store.connections.filter((one) => one.isPersonal && isOfCaller(one, caller) && isOwn(one)).reverse();
}

function isOfCaller({ projectId, group }: StoredConnection, caller: Principal): boolean {
  return projectId === caller.project.id && canSeeGroup(caller, group.groupRef);
}

/**
 * The connections of groups that a caller may see. Each group's default connection comes before its others, and if a group has
 * several installations, that of the default one. What a person has beside another one comes last.
 */
export function visibleConnections(store: MockStore, caller: Principal): StoredConnection[] {
  const uses = (one: StoredInstallation, { group, provider }: StoredConnection) =>
    one.groupRef === group.groupRef &&
    store.integrations.some(({ id, provider: of }) => id === one.integrationId && of === provider);
  const isBeside = (connection: StoredConnection) =>
    Number(
      store.installations.some((one) => one.installationRef && uses(one, connection)) &&
        !store.installations.some((one) => !one.installationRef && one.connectionId === connection.id),
    );
  const isBad = ({ status }: StoredConnection) => Number(status === 'bad_credentials');
  return store.connections
    .filter((one) => !one.isPersonal && isOfCaller(one, caller))
    .reverse()
    .sort(
      (a, b) =>
        isBeside(a) - isBeside(b) ||
        Number(!!a.isAdditional) - Number(!!b.isAdditional) ||
        isBad(a) - isBad(b) ||
        b.createTime.localeCompare(a.createTime),
    );
}

/** The connections of a group to a provider, the default one first. */
export function connectionsOfGroup(
  store: MockStore,
  caller: Principal,
  groupRef: string,
  provider: string,
): StoredConnection[] {
  return visibleConnections(store, caller).filter(
    (connection) => connection.group.groupRef === groupRef && connection.provider === provider,
  );
}

/** A connection as responses show it: without credentials. */
export function toConnection({
  credentials: _,
  isAdditional: __,
  ...connection
}: StoredConnection): Connection {
  const { providerApp } = connection;
  return { ...connection, ...(providerApp && { providerApp: toShownProviderApp(providerApp) }) };
}
