import type { ConfigContent, Installation, Integration } from '@dowel/schema';
import { type ConfigIssue, checkConfigChange, type FieldsByObject } from '@dowel/schema/rules';
import { type Caller, canSeeGroup } from './caller';
import { toConnection } from './connecting';
import { MockProblem } from './mock-problem';
import { found } from './not-found';
import type { MockStore, StoredConnection, StoredInstallation } from './store';

/** By id or name. @throws {MockProblem} `integration_not_found` */
export function getIntegration(store: MockStore, { project }: Caller, idOrName: string): Integration {
  const own = store.integrations.filter(({ projectId }) => projectId === project.id);
  const integration =
    own.find(({ id }) => id === idOrName) ??
    own.find(({ name }) => name.toLowerCase() === idOrName.toLowerCase());
  return found(integration, 'integration_not_found', `integration "${idOrName}"`);
}

/** The installations a caller may see, newest first. */
export function visibleInstallations(store: MockStore, caller: Caller): StoredInstallation[] {
  return store.installations
    .filter(({ projectId, groupRef }) => projectId === caller.project.id && canSeeGroup(caller, groupRef))
    .reverse();
}

/** An installation as it is answered: with its connection and group, and a health that follows the connection's. */
export function toInstallation(store: MockStore, stored: StoredInstallation): Installation {
  const { groupRef, connectionId, ...installation } = stored;
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
  };
}

/** @throws {MockProblem} `config_invalid`, with one issue per place that the change made wrong */
export function assertConfigFits(
  store: MockStore,
  integration: Integration,
  before: ConfigContent | undefined,
  after: ConfigContent,
): void {
  const fields = fieldsOf(store, integration.provider);
  const issues = checkConfigChange(before, after, integration.latestRevision.content, fields);
  if (issues.length > 0) throw toConfigProblem(issues);
}

/** Deletes an installation, and its connection when no other uses it. */
export function uninstall(store: MockStore, { id, connectionId }: StoredInstallation): void {
  store.installations = store.installations.filter((installation) => installation.id !== id);
  if (store.installations.some((installation) => installation.connectionId === connectionId)) return;
  store.connections = store.connections.filter((connection) => connection.id !== connectionId);
}

/** The name that `createdBy` has when nobody says. */
export function createdByDefault(caller: Caller): string {
  return caller.kind === 'consumer' ? `consumer:${caller.consumerRef}` : 'api:create-installation';
}

/** @throws {MockProblem} `connection_not_found` unless it is the group's and for the provider */
export function assertConnectionFits(
  connection: StoredConnection | undefined,
  id: string,
  groupRef: string,
  provider: string,
): StoredConnection {
  const fits = connection?.group.groupRef === groupRef && connection.provider === provider;
  return found(fits ? connection : undefined, 'connection_not_found', `connection "${id}" of this group`);
}

function fieldsOf(store: MockStore, provider: string): FieldsByObject {
  const described = Object.entries(store.objectsOf(provider) ?? {});
  return Object.fromEntries(
    described.flatMap(([name, object]) => ('fields' in object ? [[name, object.fields]] : [])),
  );
}

function toConfigProblem(issues: ConfigIssue[]): MockProblem {
  return new MockProblem('config_invalid', {
    detail: issues.map(({ message }) => message).join(' '),
    causes: issues.map(({ message }) => message),
    remedy: [...new Set(issues.flatMap(({ fix }) => fix ?? []))].join(' ') || 'Correct the config.',
    issues: issues.map(({ path, message, fix, code }) => ({
      in: 'body',
      name: path,
      detail: message,
      code,
      ...(fix !== undefined && { remedy: fix }),
    })),
  });
}
