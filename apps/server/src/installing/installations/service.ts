import type {
  CreateInstallation,
  Installation,
  Integration,
  ListInstallationsQuery,
  ListOperationsQuery,
  OperationPage,
  Revision,
  SamplingQuery,
  UpdateInstallation,
} from '@dowel/schema';
import {
  applyInstallationMask,
  createdByOf,
  installationMasks,
  maskProblem,
  NO_VALUE,
  startContent,
} from '@dowel/schema/rules';
import { validate } from 'uuid';
import type { Context } from '../../context.ts';
import { personOf } from '../../platform/caller.ts';
import { unlessGone } from '../../platform/db/constraint-violation.ts';
import { isInstallation } from '../../platform/db/installation-joins.ts';
import { assertGroupNamed, assertOwnGroup } from '../../platform/group-access.ts';
import { type Concluded, lastStep } from '../../platform/last-step.ts';
import { type Page, readPage } from '../../platform/paging/read-page.ts';
import { ProblemError } from '../../platform/problems/problem-error.ts';
import type { WithHeaders } from '../../platform/requests/route.ts';
import { lostWarnings, warned } from '../../platform/requests/warned.ts';
import { confirmedId } from '../connections/identity/confirming.ts';
import * as connections from '../connections/service.ts';
import * as integrations from '../integrations/service.ts';
import * as operations from '../operations/service.ts';
import { assertFits, changeConfig, tryFirstConfig } from './config-changes/change-config.ts';
import { withWarnings } from './config-warnings.ts';
import { insertOverRevision, RevisionChangedError } from './insert-over-revision.ts';
import { alreadyInstalled, installationNotFound } from './problems.ts';
import {
  type Choice,
  type StoredInstallation,
  selectInstallationId,
  selectInstallationOfGroup,
  selectInstallationSlice,
  selectInstallations,
} from './queries.ts';
import { uninstall } from './reporting/delete-installations.ts';
import { resolveConnection } from './resolve-connection.ts';
import type { OfGroup } from './rules.ts';
import { recordSamples } from './sample-objects.ts';
import { assertOtherAccount, assertSeveral, lockForNamed, notInstalled } from './several/service.ts';
import { joinConnection, toInstallation, toInstallations } from './to-installation.ts';

export { findConnectionFor } from './resolve-connection.ts';

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
  const { groupRef, installationRef } = query;
  assertGroupNamed(context, groupRef);
  const read = (id: string) =>
    readPage(context, ['listInstallations', id], query, (slice) =>
      selectInstallationSlice(context, slice, { integrationId: id, groupRef, installationRef }),
    );
  // Most callers know the id. Installations that it finds show that the integration exists. A page token belongs to an
  // id that we must know first.
  const given = integrationId.toLowerCase();
  const isFirst = query.pageToken === undefined && validate(given);
  const byId = isFirst ? await read(given) : undefined;
  if (byId && byId.items.length > 0) return withConnections(context, byId);
  const { id } = await integrations.get(context, integrationId);
  return withConnections(context, byId && id === given ? byId : await read(id));
}

async function withConnections(
  context: Context,
  page: Page<StoredInstallation>,
): Promise<Page<Installation>> {
  return { ...page, items: await toInstallations(context, page.items) };
}

/** @throws {ProblemError} `invalid_request` */
export async function listForProject(
  context: Context,
  query: ListInstallationsQuery,
): Promise<Page<Installation>> {
  const { groupRef, installationRef } = query;
  assertGroupNamed(context, groupRef);
  const page = await readPage(context, ['listInstallationsForProject'], query, (slice) =>
    selectInstallationSlice(context, slice, { groupRef, installationRef }),
  );
  return withConnections(context, page);
}

/** @throws {ProblemError} `integration_not_found`, `installation_not_found` */
export async function get(context: Context, path: InstallationPath): Promise<Installation> {
  return toInstallation(context, await getStored(context, path));
}

/** The group's installation of an integration, if it has the one that is meant. */
export async function findForGroup(
  context: Context,
  integrationId: string,
  ofGroup: OfGroup,
): Promise<Installation | undefined> {
  const stored = await selectInstallationOfGroup(context, integrationId, ofGroup);
  return stored && toInstallation(context, stored);
}

/**
 * The group's installation of an integration, and the integration.
 * @throws {ProblemError} `integration_not_found`, `installation_not_found`, `installation_ref_needed`
 */
export async function getForGroup(
  context: Context,
  integrationRef: string,
  ofGroup: OfGroup,
): Promise<{ integration: Integration; installation: Installation }> {
  const integration = await integrations.get(context, integrationRef);
  const installation = await findForGroup(context, integration.id, ofGroup);
  if (installation) return { integration, installation };
  throw await notInstalled(context, integration, ofGroup);
}

/**
 * Installs an integration for a group. It uses the group's default connection unless the request names one.
 * @throws {ProblemError} `token_not_allowed`, `integration_not_found`, `connection_not_found`, `connection_missing`,
 * `config_invalid`, `sample_read_failed`, `group_already_installed`, `several_not_allowed`, `account_already_installed`
 */
export function create(...asked: Parameters<typeof install>): Promise<Concluded<WithHeaders<Installation>>> {
  return unlessGone(() => install(...asked));
}

async function install(
  context: Context,
  integrationId: string,
  { skipSampling = false }: SamplingQuery,
  { groupRef, installationRef = '', name, connectionId, config }: CreateInstallation,
): Promise<Concluded<WithHeaders<Installation>>> {
  assertOwnGroup(context, groupRef);
  const found = await integrations.getForGroup(context, integrationId, groupRef, installationRef);
  const { integration, installed } = found;
  if (installed) throw alreadyInstalled(integration, installed, installationRef);
  assertSeveral(integration.latestRevision.content, installationRef);
  const wanted = { groupRef, installationRef, connectionId };
  const connection = await resolveConnection(context, integration, wanted);
  const content = startContent(config.content, integration.latestRevision.content);
  const tried = await tryFirstConfig(context, integration, connection, content, skipSampling);
  const createdBy = createdByOf(personOf(context), config.createdBy, 'create-installation');
  const installing = (revision: Revision) =>
    lastStep(context, async (tx) => {
      assertSeveral(revision.content, installationRef);
      await lockForNamed(tx, integration.id, installationRef);
      await assertOtherAccount(tx, integration.id, revision.content, connection);
      const newConfig = { revisionId: revision.id, content, createdBy };
      const named = { installationRef, name: name ?? null };
      const stored = await insertOverRevision(tx, integration, connection, newConfig, named);
      const ids = { integrationId: integration.id, installationId: stored.id, configId: stored.config.id };
      const lastOperationStatus = await recordSamples(tx, ids, tried.samples);
      const hasBegun = await tx.installationEffects.installed(tx, {
        id: stored.id,
        integrationId: integration.id,
        config: stored.config,
        revision: revision.content,
        hasBadCredentials: connection.status === 'bad_credentials',
      });
      const installed = {
        ...stored,
        lastOperationStatus: hasBegun ? ('in_progress' as const) : lastOperationStatus,
      };
      // Trying the config may have found that the connection no longer works, or that it works again.
      const isNews = lastOperationStatus === 'failure' || connection.status === 'bad_credentials';
      return withWarnings(
        tx,
        isNews ? await toInstallation(tx, installed) : joinConnection(installed, connection),
        revision.content,
      );
    });
  try {
    return await installing(integration.latestRevision);
  } catch (error) {
    if (!(error instanceof RevisionChangedError)) throw error;
    assertFits(context, error.latest, content, tried.fields);
    return installing(error.latest);
  }
}

/**
 * Changes the members that the mask names.
 * @throws {ProblemError} `integration_not_found`, `installation_not_found`, `invalid_update_mask`,
 * `connection_not_found`, `connection_missing`, `account_differs`, `token_not_allowed`, `api_key_scope`,
 * `config_invalid`, `sample_read_failed`
 */
export async function update(
  context: Context,
  path: InstallationPath,
  { skipSampling = false }: SamplingQuery,
  { updateMask, installation: values }: UpdateInstallation,
): Promise<Concluded<WithHeaders<Installation>>> {
  const stored = await getStored(context, path);
  const givenConnection = maskedValue(updateMask, 'connectionId', values.connectionId);
  const givenAccount = maskedValue(updateMask, 'account', values.account);
  const givenCreator = maskedValue(updateMask, 'config.createdBy', values.config?.createdBy);
  const integration = await integrations.get(context, stored.integrationId);
  return changeConfig(context, stored, integration, {
    apply(content, revision) {
      const result = applyInstallationMask(content, updateMask, values.config?.content ?? {}, revision);
      if (result.ok) return result.content;
      throw new ProblemError('invalid_update_mask', result.problem);
    },
    connection:
      givenConnection === undefined
        ? undefined
        : await resolveConnection(context, integration, { ...stored, connectionId: givenConnection }),
    name: maskedValue(updateMask, 'name', values.name),
    confirmedId: givenAccount && (await confirmedAccount(context, stored, givenAccount)),
    createdBy: createdByOf(personOf(context), givenCreator, 'update-installation'),
    skipSampling,
  });
}

/**
 * Uninstalls. The connection is deleted too when nothing else uses it. A warning counts the pages that nobody has asked for.
 * @throws {ProblemError} `integration_not_found`, `installation_not_found`
 */
export async function remove(
  context: Context,
  path: InstallationPath,
): Promise<Concluded<WithHeaders<undefined>>> {
  const id = await getId(context, path);
  await context.installationEffects.leaving(context, { installationId: id });
  return lastStep(context, async (tx) => {
    const { deleted, ...lost } = await uninstall(tx, isInstallation(id));
    if (deleted === 0) throw installationNotFound(path.installationId);
    return warned(undefined, ...lostWarnings(lost));
  });
}

/**
 * Lists the runs of an installation.
 * @throws {ProblemError} `integration_not_found`, `installation_not_found`, `invalid_request` for an invalid page token
 */
export async function listOperations(
  context: Context,
  path: InstallationPath,
  query: ListOperationsQuery,
): Promise<OperationPage> {
  return operations.list(context, await getId(context, path), query);
}

/** @throws {ProblemError} `integration_not_found`, `installation_not_found` */
export function getStored(context: Context, path: InstallationPath): Promise<StoredInstallation> {
  return findByPath(context, path, async (choice) => {
    const [stored] = await selectInstallations(context, choice);
    return stored;
  });
}

/** Like `getStored`, but answers only the id. */
function getId(context: Context, path: InstallationPath): Promise<string> {
  return findByPath(context, path, (choice) => selectInstallationId(context, choice));
}

/**
 * Finds an installation by the integration's id or name. It reads the integration only when the id finds nothing: the
 * path may hold the integration's name, or one of the two does not exist.
 */
async function findByPath<T>(
  context: Context,
  { integrationId, installationId }: InstallationPath,
  find: (choice: Choice) => Promise<T | undefined>,
): Promise<T> {
  const byId = await find({ id: installationId, integrationId });
  if (byId !== undefined) return byId;
  const integration = await integrations.get(context, integrationId);
  const byName = await find({ id: installationId, integrationId: integration.id });
  if (byName === undefined) throw installationNotFound(installationId);
  return byName;
}

/** Only the builder and the person whose connection it uses may lead an installation to another account. */
async function confirmedAccount(
  context: Context,
  { connectionId }: StoredInstallation,
  account: { id: string },
): Promise<string | undefined> {
  const { consumer } = await connections.getConnectionFor(context, connectionId);
  return confirmedId(context, account, consumer.consumerRef);
}

function maskedValue<T>(mask: readonly string[], path: string, value: T | undefined): T | undefined {
  if (!mask.includes(path)) return undefined;
  if (value === undefined) {
    throw new ProblemError('invalid_update_mask', maskProblem(path, NO_VALUE, installationMasks));
  }
  return value;
}
