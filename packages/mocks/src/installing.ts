import type { ConfigContent, Installation, Integration, PageQuery } from '@dowel/schema';
import {
  accountAlreadyInstalledProblem,
  checkConfigChange,
  compareAccounts,
  configProblem,
  configWarnings,
  type FieldsByObject,
  installationRefNeededProblem,
  integrationNotFoundProblem,
  isSameName,
  notInstalledProblem,
  toAnsweredContent,
  unsafeNamesProblem,
} from '@dowel/schema/rules';
import { connectionsOfGroup, disconnect, toConnection } from './connecting.ts';
import { emitInstallation } from './events.ts';
import { MockProblem } from './mock-problem.ts';
import { found } from './not-found.ts';
import { canSeeGroup, type Principal } from './principal.ts';
import { type WithHeaders, warned } from './respond.ts';
import type { MockStore, StoredConnection, StoredInstallation } from './store.ts';

/** Finds an integration by id or name. @throws {MockProblem} `integration_not_found` */
export function getIntegration(store: MockStore, { project }: Principal, idOrName: string): Integration {
  const own = store.integrations.filter(({ projectId }) => projectId === project.id);
  const integration =
    own.find(({ id }) => id === idOrName) ?? own.find(({ name }) => isSameName(name, idOrName));
  return found(integration, 'integration_not_found', integrationNotFoundProblem(idOrName));
}

/** The installations a caller may see: default ones first, and then the newest first. A page has the newest first. */
export function visibleInstallations(
  store: MockStore,
  caller: Principal,
  { pageSize }: PageQuery = {},
): StoredInstallation[] {
  const isNamed = ({ installationRef = '' }: StoredInstallation) => Number(installationRef !== '');
  const newestFirst = store.installations
    .filter(({ projectId, groupRef }) => projectId === caller.project.id && canSeeGroup(caller, groupRef))
    .reverse();
  return pageSize === undefined ? newestFirst.sort((a, b) => isNamed(a) - isNamed(b)) : newestFirst;
}

/** How a request names an installation by its group. */
export interface OfGroup {
  groupRef: string;
  /** Absent or empty: the default one. */
  installationRef?: string | undefined;
}

/** A group's installation of an integration, if it has the one that is meant. */
export function findInstallationOfGroup(
  store: MockStore,
  caller: Principal,
  integrationId: string,
  { groupRef, installationRef = '' }: OfGroup,
): StoredInstallation | undefined {
  return ofGroup(store, caller, integrationId, groupRef).find(
    (one) => (one.installationRef ?? '') === installationRef,
  );
}

/**
 * A group's installation of an integration.
 * @throws {MockProblem} `installation_not_found`, `installation_ref_needed`
 */
export function installationOfGroup(
  store: MockStore,
  caller: Principal,
  { id, name }: Pick<Integration, 'id' | 'name'>,
  { groupRef, installationRef = '' }: OfGroup,
): StoredInstallation {
  const stored = findInstallationOfGroup(store, caller, id, { groupRef, installationRef });
  const others = ofGroup(store, caller, id, groupRef);
  if (!stored && installationRef === '' && others.length > 0) {
    throw new MockProblem('installation_ref_needed', installationRefNeededProblem(groupRef, name, others));
  }
  return found(stored, 'installation_not_found', notInstalledProblem(groupRef, name, installationRef));
}

/** The connection that an installation gets if nobody names one: for one that is not the default one, an unused one. */
export function findConnectionFor(
  store: MockStore,
  caller: Principal,
  { id, provider }: Pick<Integration, 'id' | 'provider'>,
  { groupRef, installationRef = '' }: OfGroup,
): StoredConnection | undefined {
  const used = installationRef === '' ? [] : ofGroup(store, caller, id, groupRef);
  return connectionsOfGroup(store, caller, groupRef, provider).find(
    (connection) => !used.some(({ connectionId }) => connectionId === connection.id),
  );
}

function ofGroup(store: MockStore, caller: Principal, integrationId: string, groupRef: string) {
  return visibleInstallations(store, caller).filter(
    (one) => one.integrationId === integrationId && one.groupRef === groupRef,
  );
}

/**
 * An account has one installation of an integration, unless the manifest says otherwise.
 * @throws {MockProblem} `account_already_installed`
 */
export function assertOtherAccount(
  store: MockStore,
  { id: integrationId, name, latestRevision }: Integration,
  connection: StoredConnection,
  installationId?: string,
): void {
  const { multiple, sameAccount } = latestRevision.content;
  if (!multiple || sameAccount) return;
  const same = store.installations.find((one) => {
    const isOther = one.integrationId === integrationId && one.id !== installationId;
    if (!isOther || one.groupRef !== connection.group.groupRef) return false;
    const used = store.connections.find(({ id }) => id === one.connectionId);
    const [account, other] = [connection.account, used?.account];
    return used?.id === connection.id || (account && other && compareAccounts(account, other) === 'same');
  });
  if (!same) return;
  throw new MockProblem('account_already_installed', accountAlreadyInstalledProblem(name, same));
}

const operationStatuses = ['in_progress', 'success', 'failure'] as const;

/** An installation as responses show it: with its connection and group. It is unhealthy if its connection or a read is. */
export function toInstallation(store: MockStore, stored: StoredInstallation): Installation {
  const { groupRef, connectionId, config, ...installation } = stored;
  const connection = store.connections.find(({ id }) => id === connectionId);
  if (!connection) {
    throw new Error(
      `Installation "${stored.id}" of the mock store names connection "${connectionId}", which is not there. Put it into store.connections.`,
    );
  }
  const group = store.groups.find(
    (candidate) => candidate.projectId === stored.projectId && candidate.groupRef === groupRef,
  );
  const isBad = connection.status === 'bad_credentials';
  const pauses = Object.values(store.pausedReads[stored.id] ?? {});
  const isUnhealthy = isBad || pauses.some(({ reason }) => reason === 'failures');
  const last = store.operations.filter(({ installationId }) => installationId === stored.id).at(-1);
  const lastOperationStatus = operationStatuses.find((status) => status === last?.status);
  return {
    ...installation,
    ...(group && { group }),
    healthStatus: isUnhealthy ? 'unhealthy' : installation.healthStatus,
    ...(lastOperationStatus && { lastOperationStatus }),
    connection: toConnection(connection),
    config: { ...config, content: toAnsweredContent(config.content) },
  };
}

/** Like `toInstallation`, with the warnings of `configWarnings`. */
export function toSavedInstallation(
  store: MockStore,
  { latestRevision }: Integration,
  stored: StoredInstallation,
  before?: ConfigContent,
): WithHeaders<Installation> {
  const warnings = configWarnings(stored.config.content, latestRevision.content, before);
  return warned(toInstallation(store, stored), warnings);
}

/** @throws {MockProblem} `config_invalid`, with one issue for each place that the change made wrong */
export function assertConfigFits(
  store: MockStore,
  integration: Integration,
  before: ConfigContent | undefined,
  after: ConfigContent,
): void {
  const fields = fieldsOf(store, integration.provider);
  const issues = checkConfigChange(before, after, integration.latestRevision.content, fields);
  if (issues.length > 0) throw new MockProblem('config_invalid', configProblem(issues));
}

/** Refuses names that a parser would drop silently. @throws {MockProblem} `invalid_request` */
export function assertSafeNames(sent: unknown, path: readonly string[]): void {
  const words = unsafeNamesProblem(sent, path);
  if (words) throw new MockProblem('invalid_request', words);
}

/** Deletes an installation. Also deletes its connection if no other installation uses it. */
export function uninstall(store: MockStore, installation: StoredInstallation): void {
  const { id, connectionId } = installation;
  store.installations = store.installations.filter((one) => one.id !== id);
  emitInstallation(store, 'installation.deleted', installation);
  endUnusedPersonal(store, installation);
  if (store.installations.some((one) => one.connectionId === connectionId)) return;
  const connection = store.connections.find((one) => one.id === connectionId);
  if (connection) disconnect(store, connection);
}

/** Ends what people of the group have connected for themselves, once nothing installed acts with it. */
function endUnusedPersonal(store: MockStore, { groupRef, integrationId }: StoredInstallation): void {
  const { provider } = store.integrations.find(({ id }) => id === integrationId) ?? {};
  const actors = store.integrations.filter(
    (one) => one.provider === provider && one.latestRevision.content.actAs === 'person',
  );
  const isInUse = store.installations.some(
    (one) => one.groupRef === groupRef && actors.some(({ id }) => id === one.integrationId),
  );
  if (isInUse) return;
  for (const one of store.connections.filter(({ isPersonal }) => isPersonal)) {
    if (one.provider === provider && one.group.groupRef === groupRef) disconnect(store, one);
  }
}

function fieldsOf(store: MockStore, provider: string): FieldsByObject {
  const described = Object.entries(store.objectsOf(provider) ?? {});
  return Object.fromEntries(
    described.flatMap(([name, object]) => ('fields' in object ? [[name, object.fields]] : [])),
  );
}
