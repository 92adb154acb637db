import type { ConnectedAccount, Connection } from '@dowel/schema';
import {
  accountDiffersProblem,
  accountId,
  accountInUseProblem,
  accountNotOfferedProblem,
  accountReservedProblem,
  compareAccounts,
  compareWorkspaces,
  personalAccountDiffersProblem,
} from '@dowel/schema/rules';
import { followBackfills } from './backfills.ts';
import { emitAccountChange, emitConnection, toAccount } from './events.ts';
import { MockProblem } from './mock-problem.ts';
import { isBuilder, type Principal } from './principal.ts';
import { namedProvider } from './sign-in.ts';
import type { MockStore, StoredConnection, StoredInstallation } from './store.ts';

/** How long the service keeps a sign-in to another account, in milliseconds. */
const offerMs = 15 * 60_000;

/**
 * Notes whose account new credentials are.
 * @throws {MockProblem} `account_in_use`; `account_differs`, unless somebody has confirmed the other account by its id.
 * With `isOffered`, that sign-in is kept for a while.
 */
export function settleAccount(
  store: MockStore,
  connection: StoredConnection,
  { confirmedId, isOffered = false }: { confirmedId?: string | undefined; isOffered?: boolean | undefined },
): void {
  const { account: after } = store;
  if (!after) return;
  const { account: before, provider } = connection;
  if (before && isOffered && isOther(before, after)) offerAccount(store, connection, after);
  const asked = before ?? (confirmedId === undefined ? undefined : { workspace: { id: confirmedId } });
  if (asked) assertSameAccount(store, provider, { before: asked, after }, confirmedId);
  lead(store, connection, after);
}

/**
 * Tells of a changed connection, and of its account if that is another one than `before`. What is read of it follows.
 */
export function followUpdate(
  store: MockStore,
  connection: StoredConnection,
  before: ConnectedAccount | undefined,
): void {
  emitConnection(store, 'connection.updated', connection);
  const { account, id } = connection;
  if (account && (!before || isOther(before, account)))
    emitAccountChange(store, connection, { account, before });
  for (const installation of store.installations.filter(({ connectionId }) => connectionId === id)) {
    followBackfills(store, installation, isOther(before, account));
  }
}

/** Lets what an installation reads follow a change, and tells of a move from the connection `lastId` to another account. */
export function followMove(store: MockStore, installation: StoredInstallation, lastId: string): void {
  const { id, connectionId } = installation;
  const before = store.connections.find((one) => one.id === lastId)?.account;
  const connection = store.connections.find((one) => one.id === connectionId);
  const account = connection?.account;
  const isSame = before && account && compareAccounts(before, account) === 'same';
  if (connection && lastId !== connectionId && account && !isSame) {
    const moved = { account, before: before && toAccount(before) };
    store.movedAccounts[id] = { ...moved, since: store.timestamp() };
    emitAccountChange(store, connection, { ...moved, installationId: id });
  }
  followBackfills(store, installation, isOther(before, account));
}

/** Whether two accounts are known to differ. */
function isOther(before: ConnectedAccount | undefined, after: ConnectedAccount | undefined): boolean {
  return before !== undefined && after !== undefined && compareAccounts(before, after) === 'different';
}

/** @throws {MockProblem} `account_differs`, unless the accounts may be the same or somebody has confirmed the other one */
export function assertSameAccount(
  store: MockStore,
  provider: string,
  accounts: { before: ConnectedAccount; after: ConnectedAccount },
  confirmedId?: string,
): void {
  const { before, after } = accounts;
  if (!isOther(before, after) || confirmedId === accountId(after)) return;
  throw new MockProblem('account_differs', accountDiffersProblem(namedProvider(store, provider), accounts));
}

/** Keeps a sign-in to another account until somebody confirms it. */
function offerAccount(store: MockStore, connection: StoredConnection, account: ConnectedAccount): void {
  const expireTime = new Date(store.now().getTime() + offerMs).toISOString();
  const offeredAccount = { ...account, id: accountId(account) ?? '', expireTime };
  Object.assign(connection, { offeredAccount, updateTime: store.timestamp() });
}

/** Gives up the sign-ins to another account whose time is over. */
export function endOffers(store: MockStore): void {
  const now = store.timestamp();
  for (const connection of store.connections) {
    const { expireTime } = connection.offeredAccount ?? {};
    if (expireTime !== undefined && expireTime <= now) delete connection.offeredAccount;
  }
}

/**
 * Confirms the account of a connection: that of a sign-in that waits, or the one that it leads to.
 * @throws {MockProblem} `account_differs`, `account_in_use`, `token_not_allowed`, `api_key_scope`
 */
export function chooseAccount(store: MockStore, connection: StoredConnection, id: string): void {
  const { account, offeredAccount } = connection;
  if (offeredAccount?.id === id) {
    lead(store, connection, toAccount(offeredAccount));
  } else if (account?.id !== id) {
    throw new MockProblem('account_differs', accountNotOfferedProblem());
  }
  delete connection.offeredAccount;
  delete connection.account?.isUnconfirmed;
}

/** @throws {MockProblem} `token_not_allowed`, `api_key_scope` unless the caller may confirm an account */
export function assertOwner(caller: Principal, { consumer }: Connection): void {
  if (isBuilder(caller)) return;
  const isConsumer = caller.kind === 'consumer';
  if (isConsumer && caller.consumerRef === consumer.consumerRef) return;
  throw new MockProblem(isConsumer ? 'token_not_allowed' : 'api_key_scope', accountReservedProblem());
}

/** @throws {MockProblem} `account_in_use` */
function assertOwnAccount(store: MockStore, connection: StoredConnection, account: ConnectedAccount): void {
  const workspaceId = account.workspace?.id;
  const project = store.projects.find(({ id }) => id === connection.projectId);
  if (!project?.refusesSharedAccounts || workspaceId === undefined) return;
  const isElsewhere = store.connections.some(
    ({ account: other, group, provider, projectId }) =>
      projectId === connection.projectId &&
      provider === connection.provider &&
      group.groupRef !== connection.group.groupRef &&
      other?.workspace?.id === workspaceId,
  );
  if (!isElsewhere) return;
  throw new MockProblem(
    'account_in_use',
    accountInUseProblem(namedProvider(store, connection.provider), account),
  );
}

/** A person's own account is of a workspace that the group uses. @throws {MockProblem} `account_differs` */
function assertWorkspaceOfGroup(
  store: MockStore,
  { isPersonal, group, provider, projectId }: StoredConnection,
  after: ConnectedAccount,
): void {
  if (!isPersonal) return;
  const used = store.connections.filter(
    ({ id, ...one }) =>
      one.projectId === projectId &&
      one.provider === provider &&
      one.group.groupRef === group.groupRef &&
      store.installations.some(({ connectionId }) => connectionId === id),
  );
  const before = used[0]?.account;
  const isOther = ({ account }: StoredConnection) =>
    account && compareWorkspaces(account, after) === 'different';
  if (!before || !used.every(isOther)) return;
  const words = personalAccountDiffersProblem(namedProvider(store, provider), { before, after });
  throw new MockProblem('account_differs', words);
}

/** @throws {MockProblem} `account_in_use`, `account_differs` */
function lead(store: MockStore, connection: StoredConnection, account: ConnectedAccount): void {
  assertWorkspaceOfGroup(store, connection, account);
  assertOwnAccount(store, connection, account);
  const id = accountId(account) ?? '';
  const { account: before } = connection;
  connection.account =
    before && !isOther(before, account)
      ? { ...before, ...account, id }
      : { ...account, id, since: store.timestamp(), ...(before && { before: toAccount(before) }) };
}
