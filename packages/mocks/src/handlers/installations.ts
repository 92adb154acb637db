import type {
  Config,
  ConfigContent,
  Integration,
  ListInstallationsQuery,
  UpdateInstallation,
} from '@dowel/schema';
import {
  alreadyInstalledProblem,
  applyConfigPatch,
  applyInstallationMask,
  configObjectNotFoundProblem,
  connectionMissingProblem,
  connectionNotFoundProblem,
  connectionToOtherProviderProblem,
  createdByOf,
  groupConnectionNotFoundProblem,
  installationMasks,
  installationNotFoundProblem,
  maskProblem,
  NO_VALUE,
  patchInvalidProblem,
  severalNotAllowedProblem,
  startContent,
  withNativeNames,
} from '@dowel/schema/rules';
import type { Answers } from '../answers.ts';
import { followBackfills } from '../backfills.ts';
import { assertOwner, assertSameAccount, followMove } from '../connected-accounts.ts';
import { visibleConnections } from '../connecting.ts';
import { emitConfigChange, emitInstallation } from '../events.ts';
import {
  assertConfigFits,
  assertOtherAccount,
  assertSafeNames,
  findConnectionFor,
  getIntegration,
  installationOfGroup,
  type OfGroup,
  toInstallation,
  toSavedInstallation,
  uninstall,
  visibleInstallations,
} from '../installing.ts';
import { MockProblem } from '../mock-problem.ts';
import { found } from '../not-found.ts';
import { assertGroupNamed, assertOwnGroup, type Principal, personOf } from '../principal.ts';
import { titleOf } from '../sign-in.ts';
import type { MockStore, StoredConnection, StoredInstallation } from '../store.ts';

/** Answers the endpoints of installations and their configs as the service does. */
export const installations = {
  listInstallations({ store, caller, params, query }) {
    assertGroupNamed(caller, query.groupRef);
    const { id } = getIntegration(store, caller, params.integrationId);
    return chosen(visibleInstallations(store, caller, query), query)
      .filter(({ integrationId }) => integrationId === id)
      .map((stored) => toInstallation(store, stored));
  },

  listInstallationsForProject({ store, caller, query }) {
    assertGroupNamed(caller, query.groupRef);
    const stored = chosen(visibleInstallations(store, caller, query), query);
    return stored.map((installation) => toInstallation(store, installation));
  },

  createInstallation({ store, caller, params, body, sent }) {
    assertSafeNames(sent, ['config', 'content']);
    assertOwnGroup(caller, body.groupRef);
    const integration = getIntegration(store, caller, params.integrationId);
    const { groupRef, installationRef = '', name, connectionId, config } = body;
    assertNotInstalled(store, integration, groupRef, installationRef);
    const connection = getConnection(store, caller, integration, { groupRef, installationRef, connectionId });
    const content = startContent(config.content, integration.latestRevision.content);
    assertConfigFits(store, integration, undefined, content);
    assertOtherAccount(store, integration, connection);
    const createTime = store.timestamp();
    const createdBy = createdByOf(personOf(caller), config.createdBy, 'create-installation');
    const stored: StoredInstallation = {
      id: store.newId(),
      projectId: caller.project.id,
      integrationId: integration.id,
      groupRef,
      ...(installationRef !== '' && { installationRef }),
      ...(name !== undefined && { name }),
      connectionId: connection.id,
      healthStatus: 'healthy',
      createTime,
      createdBy,
      config: toConfig(store, integration, createdBy, content),
    };
    store.installations.push(stored);
    emitInstallation(store, 'installation.created', stored);
    followBackfills(store, stored);
    return toSavedInstallation(store, integration, stored);
  },

  getInstallation({ store, caller, params }) {
    const { id } = getIntegration(store, caller, params.integrationId);
    return toInstallation(store, getVisible(store, caller, id, params.installationId));
  },

  updateInstallation({ store, caller, params, body, sent }) {
    assertSafeNames(sent, ['installation', 'config', 'content']);
    const integration = getIntegration(store, caller, params.integrationId);
    const stored = getVisible(store, caller, integration.id, params.installationId);
    const { connectionId } = stored;
    const before = stored.config.content;
    saveConfig(store, integration, stored, toUpdate(store, caller, integration, stored, body));
    const isMoved = stored.connectionId !== connectionId;
    return toSavedInstallation(store, integration, stored, isMoved ? undefined : before);
  },

  deleteInstallation({ store, caller, params }) {
    const { id } = getIntegration(store, caller, params.integrationId);
    uninstall(store, getVisible(store, caller, id, params.installationId));
    return undefined;
  },

  patchObjectConfig({ store, caller, params, body }) {
    const { groupRef = '', installationRef, installationId, action, changes } = body;
    if (installationId === undefined) assertOwnGroup(caller, groupRef);
    const integration = getIntegration(store, caller, params.integrationId);
    const stored =
      installationId === undefined
        ? installationOfGroup(store, caller, integration, { groupRef, installationRef })
        : getVisible(store, caller, integration.id, installationId);
    const { content: revision } = integration.latestRevision;
    const result = applyConfigPatch(stored.config.content, action, params.objectName, changes, revision);
    if (!result.ok) throw toPatchProblem(result);
    const createdBy = createdByOf(personOf(caller), undefined, 'patch-object-config');
    const before = stored.config.content;
    saveConfig(store, integration, stored, { content: result.content, createdBy });
    return toSavedInstallation(store, integration, stored, before);
  },
} satisfies Partial<Answers>;

function chosen(
  stored: StoredInstallation[],
  { groupRef, installationRef: ref }: ListInstallationsQuery,
): StoredInstallation[] {
  return stored.filter(
    (one) =>
      (groupRef === undefined || one.groupRef === groupRef) &&
      (ref === undefined || (one.installationRef ?? '') === ref),
  );
}

function getVisible(
  store: MockStore,
  caller: Principal,
  integrationId: string,
  id: string,
): StoredInstallation {
  const stored = visibleInstallations(store, caller).find(
    (installation) => installation.id === id && installation.integrationId === integrationId,
  );
  return found(stored, 'installation_not_found', installationNotFoundProblem(id));
}

function getConnection(
  store: MockStore,
  caller: Principal,
  { id: integrationId, provider, name }: Integration,
  {
    groupRef,
    installationRef = '',
    connectionId: id,
  }: OfGroup & Pick<UpdateInstallation['installation'], 'connectionId'>,
): StoredConnection {
  const wanted = titleOf(store, provider);
  if (id === undefined) {
    const words = connectionMissingProblem({
      groupRef,
      installationRef,
      title: wanted,
      integrationName: name,
    });
    const free = findConnectionFor(
      store,
      caller,
      { id: integrationId, provider },
      { groupRef, installationRef },
    );
    return found(free, 'connection_missing', words);
  }
  const connection = found(
    visibleConnections(store, caller).find((one) => one.id === id),
    'connection_not_found',
    connectionNotFoundProblem(),
  );
  if (connection.group.groupRef !== groupRef) {
    throw new MockProblem('connection_not_found', groupConnectionNotFoundProblem(id, groupRef));
  }
  if (connection.provider === provider) return connection;
  const actual = titleOf(store, connection.provider);
  throw new MockProblem(
    'connection_missing',
    connectionToOtherProviderProblem({ connectionId: id, actual, wanted, integrationName: name }),
  );
}

function assertNotInstalled(
  store: MockStore,
  { id, name, latestRevision }: Integration,
  groupRef: string,
  ref: string,
): void {
  const installed = store.installations.find(
    (one) => one.integrationId === id && one.groupRef === groupRef && (one.installationRef ?? '') === ref,
  );
  if (installed) {
    throw new MockProblem('group_already_installed', alreadyInstalledProblem(name, installed, ref));
  }
  if (ref === '' || latestRevision.content.multiple) return;
  throw new MockProblem('several_not_allowed', severalNotAllowedProblem(name, ref));
}

function toConfig(
  store: MockStore,
  { latestRevision }: Integration,
  createdBy: string,
  content: ConfigContent,
): Config {
  const { id: revisionId } = latestRevision;
  return { id: store.newId(), revisionId, createTime: store.timestamp(), createdBy, content };
}

interface SavedChange {
  content: ConfigContent;
  createdBy: string;
  connectionId?: string;
  name?: string;
}

function saveConfig(
  store: MockStore,
  integration: Integration,
  stored: StoredInstallation,
  { content: changed, createdBy, connectionId = stored.connectionId, name }: SavedChange,
): void {
  const content = withNativeNames(changed, integration.latestRevision.content);
  assertConfigFits(store, integration, stored.config.content, content);
  const { config: before, connectionId: lastId } = stored;
  store.earlierConfigs[stored.id] = [...(store.earlierConfigs[stored.id] ?? []), before];
  stored.connectionId = connectionId;
  if (name !== undefined) stored.name = name;
  stored.config = toConfig(store, integration, createdBy, content);
  stored.updateTime = store.timestamp();
  emitConfigChange(store, stored, before.content);
  followMove(store, stored, lastId);
}

function toUpdate(
  store: MockStore,
  caller: Principal,
  integration: Integration,
  stored: StoredInstallation,
  { updateMask, installation }: UpdateInstallation,
): SavedChange {
  const { connectionId, account, name, config = {} } = installation;
  const content = applyInstallationMask(
    stored.config.content,
    updateMask,
    config.content ?? {},
    integration.latestRevision.content,
  );
  if (!content.ok) throw new MockProblem('invalid_update_mask', content.problem);
  const given = { connectionId, account, name, 'config.createdBy': config.createdBy };
  for (const path of ['connectionId', 'account', 'name', 'config.createdBy'] as const) {
    if (!updateMask.includes(path) || given[path] !== undefined) continue;
    throw new MockProblem('invalid_update_mask', maskProblem(path, NO_VALUE, installationMasks));
  }
  const isMoved = updateMask.includes('connectionId');
  const { groupRef } = stored;
  const last = store.connections.find(({ id }) => id === stored.connectionId);
  if (updateMask.includes('account') && last) assertOwner(caller, last);
  const to = isMoved ? getConnection(store, caller, integration, { groupRef, connectionId }) : last;
  if (last?.account && to?.account) {
    const accounts = { before: last.account, after: to.account };
    const confirmedId = updateMask.includes('account') ? account?.id : undefined;
    assertSameAccount(store, to.provider, accounts, confirmedId);
  }
  if (to && isMoved) assertOtherAccount(store, integration, to, stored.id);
  const isNamed = updateMask.includes('config.createdBy');
  return {
    connectionId: to?.id ?? stored.connectionId,
    ...(name !== undefined && updateMask.includes('name') && { name }),
    createdBy: createdByOf(personOf(caller), isNamed ? config.createdBy : undefined, 'update-installation'),
    content: content.content,
  };
}

type PatchFailure = Extract<ReturnType<typeof applyConfigPatch>, { ok: false }>;

function toPatchProblem(refused: PatchFailure): MockProblem {
  return refused.reason === 'object_not_found'
    ? new MockProblem(refused.reason, configObjectNotFoundProblem(refused.message))
    : new MockProblem(refused.reason, patchInvalidProblem(refused));
}
