import type {
  ConnectedAccount,
  Connection,
  Integration,
  Log,
  ManifestIntegration,
  Operation,
} from '@dowel/schema';
import { markBackfilled } from './backfills.ts';
import { buildConnection } from './builders/connections.ts';
import { buildConfig } from './builders/installations.ts';
import { buildManifestIntegration } from './builders/integrations.ts';
import { buildLog, buildOperation } from './builders/operations.ts';
import { addIntegration } from './handlers/integrations.ts';
import type {
  AccountObjects,
  MockStore,
  StoredConnection,
  StoredConsumer,
  StoredInstallation,
} from './store.ts';

/** Puts into the store what a test starts from. Fills in what the test leaves out. */
export interface Given {
  /** A connection of group `acme`. Pass `credentials` if responses should be able to show them. */
  connection(overrides?: Partial<StoredConnection>): Connection;
  /** An installation of group `acme`. It uses the group's connection, or a new one. `integrationId` may be a name. */
  installation(overrides?: Partial<StoredInstallation>): StoredInstallation;
  integration(overrides?: Partial<ManifestIntegration>): Integration;
  operation(overrides?: Partial<Operation>, logs?: Partial<Log>[]): Operation;
  /** Sets whose account the next keys and sign-ins are of. */
  account(account: ConnectedAccount): void;
  /** Sets what accounts of a provider hold, instead of contacts, companies and deals. */
  objects(provider: string, objects: AccountObjects): void;
}

export function createGiven(store: MockStore): Given {
  const projectId = () => store.project.id;
  const given: Given = {
    connection(overrides) {
      const connection: StoredConnection = {
        ...buildConnection({ id: store.newId(), projectId: projectId(), createTime: store.timestamp() }),
        credentials: {},
        ...overrides,
      };
      remember(store, connection);
      const { credentials: _, ...shown } = connection;
      return shown;
    },

    installation(overrides = {}) {
      const { integrationId = store.integrations[0]?.id ?? '', groupRef = 'acme' } = overrides;
      const integration = store.integrations.find(({ id, name }) => [id, name].includes(integrationId));
      if (!integration) {
        throw new Error(
          `given.installation got integrationId "${integrationId}", which the store does not have. Make it with given.integration first.`,
        );
      }
      const { provider, latestRevision } = integration;
      const config = buildConfig({ id: store.newId(), revisionId: latestRevision.id });
      const installation: StoredInstallation = {
        id: store.newId(),
        projectId: projectId(),
        groupRef,
        connectionId: overrides.connectionId ?? connectionOf(groupRef, provider),
        healthStatus: 'healthy',
        createTime: store.timestamp(),
        createdBy: 'consumer:ada',
        config: { ...config, content: { ...config.content, provider } },
        ...overrides,
        integrationId: integration.id,
      };
      return addInstalled(store, installation);
    },

    integration: (overrides) => addIntegration(store, projectId(), buildManifestIntegration(overrides)),

    operation(overrides, logs = []) {
      const installation = store.installations[0];
      const operation = buildOperation({
        id: store.newId(),
        projectId: projectId(),
        ...(installation && {
          installationId: installation.id,
          integrationId: installation.integrationId,
          configId: installation.config.id,
        }),
        ...overrides,
      });
      store.operations.push(operation);
      store.logs[operation.id] = logs.map(buildLog);
      return operation;
    },

    account(account) {
      store.account = account;
    },

    objects(provider, objects) {
      store.objects[provider] = objects;
    },
  };

  function connectionOf(groupRef: string, provider: string): string {
    const known = store.connections.find(
      (connection) =>
        !connection.isPersonal && connection.group.groupRef === groupRef && connection.provider === provider,
    );
    const group = { ...buildConnection().group, groupRef, projectId: projectId() };
    return (known ?? given.connection({ provider, group })).id;
  }

  return given;
}

function addInstalled(store: MockStore, installation: StoredInstallation): StoredInstallation {
  store.installations.push(installation);
  markBackfilled(store, installation);
  return installation;
}

function remember(store: MockStore, connection: StoredConnection): void {
  const { projectId, group, consumer } = connection;
  store.connections.push(connection);
  if (!store.groups.some((one) => one.groupRef === group.groupRef))
    store.groups.push({ ...group, projectId });
  const { groupRef } = group;
  const isConsumer = (one: StoredConsumer) =>
    one.groupRef === groupRef && one.consumer.consumerRef === consumer.consumerRef;
  if (!store.consumers.some(isConsumer)) {
    store.consumers.push({ groupRef, consumer: { ...consumer, projectId } });
  }
}
