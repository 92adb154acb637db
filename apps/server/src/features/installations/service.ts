import type {
  CreateInstallation,
  Installation,
  ListInstallationsQuery,
  SamplingQuery,
  UpdateInstallation,
} from '@dowel/schema';
import { applyInstallationMask, installationMasks, startContent } from '@dowel/schema/rules';
import { assertGroupNamed, assertOwnGroup } from '../../access/group-access.ts';
import type { Context } from '../../context.ts';
import { unlessGone } from '../../db/constraint-violation.ts';
import { type Concluded, lastStep } from '../../last-step.ts';
import { type Page, readPage } from '../../paging/read-page.ts';
import { invalidMask } from '../../problems/update-mask.ts';
import type { Answer } from '../../requests/route.ts';
import * as connections from '../connections/service.ts';
import * as integrations from '../integrations/service.ts';
import { assertFits, changeConfig, tryFirstConfig } from './config-changes/change-config.ts';
import { withWarnings } from './config-warnings.ts';
import { alreadyInstalled, goneMeanwhile, installationNotFound } from './problems.ts';
import {
  deleteInstallationRow,
  insertInstallation,
  isInstallation,
  isOfGroup,
  isOfIntegration,
  type StoredInstallation,
  selectInstallationSlice,
  selectInstallations,
} from './queries.ts';
import { resolveConnection } from './resolve-connection.ts';
import { recordSamples } from './sampling/sample-objects.ts';
import { toInstallation, toInstallations } from './to-installation.ts';

/** Where an installation is in the interface. */
export interface InstallationPath {
  integrationId: string;
  installationId: string;
}

/** @throws {ProblemError} `integration_not_found`, `invalid_request` */
export async function list(
  context: Context,
  integrationId: string,
  query: ListInstallationsQuery,
): Promise<Page<Installation>> {
  const { groupRef } = query;
  assertGroupNamed(context, groupRef);
  const { id } = await integrations.get(context, integrationId);
  const page = await readPage(context, ['listInstallations', id], query, (slice) =>
    selectInstallationSlice(context, slice, isOfIntegration(id), ofGroup(groupRef)),
  );
  return { ...page, items: await toInstallations(context, page.items, groupRef) };
}

/** @throws {ProblemError} `invalid_request` */
export async function listForProject(
  context: Context,
  query: ListInstallationsQuery,
): Promise<Page<Installation>> {
  const { groupRef } = query;
  assertGroupNamed(context, groupRef);
  const page = await readPage(context, ['listInstallationsForProject'], query, (slice) =>
    selectInstallationSlice(context, slice, ofGroup(groupRef)),
  );
  return { ...page, items: await toInstallations(context, page.items, groupRef) };
}

/** @throws {ProblemError} `integration_not_found`, `installation_not_found` */
export async function get(context: Context, path: InstallationPath): Promise<Installation> {
  return toInstallation(context, await getStored(context, path));
}

/** The group's installation of an integration, if it has one. */
export async function findForGroup(
  context: Context,
  integrationId: string,
  groupRef: string,
): Promise<Installation | undefined> {
  const stored = await findStoredForGroup(context, integrationId, groupRef);
  return stored && toInstallation(context, stored);
}

/**
 * Installs an integration for a group, over its default connection unless one is named.
 * @throws {ProblemError} `integration_not_found`, `connection_not_found`, `connection_missing`, `config_invalid`,
 * `sample_read_failed`, `group_already_installed`
 */
export async function create(
  context: Context,
  integrationId: string,
  { skipSampling = false }: SamplingQuery,
  { groupRef, connectionId, config }: CreateInstallation,
): Promise<Concluded<Answer<Installation>>> {
  assertOwnGroup(context, groupRef);
  const integration = await integrations.get(context, integrationId);
  const installed = await findStoredForGroup(context, integration.id, groupRef);
  if (installed) throw alreadyInstalled(integration, installed);
  const connection = await resolveConnection(context, integration, groupRef, connectionId);
  const content = startContent(config.content, integration.latestRevision.content);
  const tried = await tryFirstConfig(context, integration, connection, content, skipSampling);
  const createdBy = createdByOf(context, config.createdBy, 'create-installation');
  const installing = () =>
    lastStep(context, async (tx) => {
      const { id, latestRevision } = await integrations.get(tx, integration.id);
      assertFits(tx, latestRevision, content, tried.fields);
      // The connection may have been deleted while the account was asked.
      await resolveConnection(tx, integration, groupRef, connection.id);
      const path = { integrationId: id, groupRef, connectionId: connection.id };
      // The unique index decides (docs/adr/0009), so that two simultaneous installs cannot both win.
      const ids = await insertInstallation(tx, path, { revisionId: latestRevision.id, content, createdBy });
      if (!ids) throw alreadyInstalled(integration, await findStoredForGroup(tx, id, groupRef));
      await recordSamples(tx, { ...ids, integrationId: id }, tried.samples);
      return withWarnings(await get(tx, { integrationId: id, installationId: ids.installationId }));
    });
  const refersTo = { integrationId: integration.id, connectionId: connection.id, groupRef };
  return unlessGone(goneMeanwhile(refersTo), installing);
}

/**
 * Changes what the mask names.
 * @throws {ProblemError} `installation_not_found`, `invalid_update_mask`, `connection_not_found`, `connection_missing`,
 * `config_invalid`, `sample_read_failed`
 */
export async function update(
  context: Context,
  path: InstallationPath,
  { skipSampling = false }: SamplingQuery,
  { updateMask, installation: values }: UpdateInstallation,
): Promise<Concluded<Answer<Installation>>> {
  const stored = await getStored(context, path);
  const givenConnection = maskedValue(updateMask, 'connectionId', values.connectionId);
  const givenCreator = maskedValue(updateMask, 'config.createdBy', values.config?.createdBy);
  const integration = await integrations.get(context, stored.integrationId);
  return changeConfig(context, stored, {
    apply(content, revision) {
      const result = applyInstallationMask(content, updateMask, values.config?.content ?? {}, revision);
      if (result.ok) return result.content;
      throw invalidMask(result.mask, result.message, result.allowed);
    },
    connection:
      givenConnection === undefined
        ? undefined
        : await resolveConnection(context, integration, stored.groupRef, givenConnection),
    createdBy: createdByOf(context, givenCreator, 'update-installation'),
    skipSampling,
  });
}

/**
 * Uninstalls; the connection goes too when nothing else uses it.
 * @throws {ProblemError} `installation_not_found`
 */
export async function remove(context: Context, path: InstallationPath): Promise<void> {
  await context.transaction(async (tx) => {
    const { id } = await getStored(tx, path);
    const connectionId = await deleteInstallationRow(tx, id);
    if (connectionId === undefined) throw installationNotFound(path.installationId);
    await connections.deleteConnectionIfUnused(tx, connectionId);
  });
}

/** Who is written down as the author of a config. A consumer token always speaks for its own consumer. */
export function createdByOf(context: Context, given: string | undefined, caller: string): string {
  if (context.actor.kind === 'consumer') return `consumer:${context.actor.consumerRef}`;
  return given ?? `api:${caller}`;
}

/** @throws {ProblemError} `installation_not_found` */
export async function getStored(
  context: Context,
  { integrationId, installationId }: InstallationPath,
): Promise<StoredInstallation> {
  const integration = await integrations.get(context, integrationId);
  const [stored] = await selectInstallations(
    context,
    isInstallation(installationId),
    isOfIntegration(integration.id),
  );
  if (!stored) throw installationNotFound(installationId);
  return stored;
}

/** As `findForGroup`, without the connection. */
export async function findStoredForGroup(
  context: Context,
  integrationId: string,
  groupRef: string,
): Promise<StoredInstallation | undefined> {
  const [stored] = await selectInstallations(context, isOfIntegration(integrationId), isOfGroup(groupRef));
  return stored;
}

function ofGroup(groupRef: string | undefined) {
  return groupRef === undefined ? undefined : isOfGroup(groupRef);
}

function maskedValue(mask: readonly string[], path: string, value: string | undefined): string | undefined {
  if (!mask.includes(path)) return undefined;
  if (value === undefined) throw invalidMask(path, 'is in the mask but has no value', installationMasks);
  return value;
}
