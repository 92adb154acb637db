import type { ConfigContent, Installation, Integration } from '@dowel/schema';
import {
  checkConfigChange,
  configProblem,
  configWarnings,
  type FieldsByObject,
  integrationNotFoundProblem,
  isSameName,
  notInstalledProblem,
  toAnsweredContent,
  unsafeNamesProblem,
  warningHeader,
} from '@dowel/schema/rules';
import { disconnect, toConnection } from './connecting.ts';
import { emitInstallation } from './events.ts';
import { MockProblem } from './mock-problem.ts';
import { found } from './not-found.ts';
import { canSeeGroup, type Principal } from './principal.ts';
import { WithHeaders } from './respond.ts';
import type { MockStore, StoredInstallation } from './store.ts';

/** Finds an integration by id or name. @throws {MockProblem} `integration_not_found` */
export function getIntegration(store: MockStore, { project }: Principal, idOrName: string): Integration {
  const own = store.integrations.filter(({ projectId }) => projectId === project.id);
  const integration =
    own.find(({ id }) => id === idOrName) ?? own.find(({ name }) => isSameName(name, idOrName));
  return found(integration, 'integration_not_found', integrationNotFoundProblem(idOrName));
}

/** The installations a caller may see, newest first. */
export function visibleInstallations(store: MockStore, caller: Principal): StoredInstallation[] {
  return store.installations
    .filter(({ projectId, groupRef }) => projectId === caller.project.id && canSeeGroup(caller, groupRef))
    .reverse();
}

/**
 * A group's installation of an integration.
 * @throws {MockProblem} `installation_not_found`
 */
export function installationOfGroup(
  store: MockStore,
  caller: Principal,
  { id, name }: Pick<Integration, 'id' | 'name'>,
  groupRef: string,
): StoredInstallation {
  const stored = visibleInstallations(store, caller).find(
    (installation) => installation.integrationId === id && installation.groupRef === groupRef,
  );
  return found(stored, 'installation_not_found', notInstalledProblem(groupRef, name));
}

/** An installation as responses show it: with its connection and group. It is unhealthy if its connection is. */
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
  return {
    ...installation,
    ...(group && { group }),
    healthStatus: isBad ? 'unhealthy' : installation.healthStatus,
    connection: toConnection(connection),
    config: { ...config, content: toAnsweredContent(config.content) },
  };
}

/** Like `toInstallation`, with a warning for each unknown member and each required mapping that the saved config lacks. */
export function toSavedInstallation(
  store: MockStore,
  { latestRevision }: Integration,
  stored: StoredInstallation,
): WithHeaders<Installation> {
  const warnings = configWarnings(stored.config.content, latestRevision.content);
  const headers = warnings === undefined ? {} : { [warningHeader]: warnings };
  return new WithHeaders(toInstallation(store, stored), headers);
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
  if (store.installations.some((one) => one.connectionId === connectionId)) return;
  const connection = store.connections.find((one) => one.id === connectionId);
  if (connection) disconnect(store, connection);
}

function fieldsOf(store: MockStore, provider: string): FieldsByObject {
  const described = Object.entries(store.objectsOf(provider) ?? {});
  return Object.fromEntries(
    described.flatMap(([name, object]) => ('fields' in object ? [[name, object.fields]] : [])),
  );
}
