import type {
  ConfigContent,
  Connection,
  Installation,
  Integration,
  ManifestIntegration,
  NotificationEvent,
  Revision,
} from '@dowel/schema';
import {
  type CheckConfigOptions,
  type ConfigIssue,
  checkConfig,
  configProblem,
  type FieldsByObject,
  withNativeNames,
} from '@dowel/schema/rules';
import type { Context } from '../../../context.ts';
import { isInstallation } from '../../../platform/db/installation-joins.ts';
import { Unreported } from '../../../platform/events/unreported.ts';
import { type Concluded, lastStep } from '../../../platform/last-step.ts';
import { ProblemError } from '../../../platform/problems/problem-error.ts';
import type { WithHeaders } from '../../../platform/requests/route.ts';
import * as connections from '../../connections/service.ts';
import * as integrations from '../../integrations/service.ts';
import { knownFields } from '../../object-metadata/service.ts';
import { withWarnings } from '../config-warnings.ts';
import { leadsElsewhere } from '../moving.ts';
import { installationNotFound } from '../problems.ts';
import { appendConfig, lockInstallations, type StoredInstallation, selectInstallations } from '../queries.ts';
import { installationUpdatedEvent, toReported } from '../reporting/installation-events.ts';
import { changeIssues, configuredObjects, objectsToSample } from '../rules.ts';
import { recordSamples, type Sample, sampleObjects } from '../sample-objects.ts';
import { lockForMove } from '../several/service.ts';
import { joinConnection } from '../to-installation.ts';
import { followChange, type SavedChange } from './follow-change.ts';
import { replaceConfig } from './queries.ts';

export interface ConfigChange {
  /**
   * Returns the changed content. It must be pure: it may run again, on the content that another request has stored.
   * @throws {ProblemError}
   */
  apply(content: ConfigContent, revision: ManifestIntegration): ConfigContent;
  connection?: Connection | undefined;
  /** The id of the account that this connection may lead to, even if it is another one than before. */
  confirmedId?: string | undefined;
  name?: string | undefined;
  createdBy: string;
  skipSampling: boolean;
}

/** What a connected account answered about a config. */
export interface TriedConfig {
  fields: FieldsByObject;
  samples: Sample[];
}

/**
 * Saves a change as a new config, bound to the latest revision. It asks the provider first. If somebody else saved
 * something in the meantime, it applies the change to that, so that no change made at the same time is lost.
 * @throws {ProblemError} `config_invalid`, `sample_read_failed`, `installation_not_found`, `account_differs`, and what
 * `apply` throws
 */
export async function changeConfig(
  context: Context,
  installation: StoredInstallation,
  integration: Integration,
  change: ConfigChange,
): Promise<Concluded<WithHeaders<Installation>>> {
  const { connectionId } = installation;
  const lastConnection = await connections.getConnectionFor(context, connectionId);
  const connection = change.connection ?? lastConnection;
  leadsElsewhere(context, lastConnection, connection, change.confirmedId);
  const revision = integration.latestRevision;
  const isMoved = connection.id !== connectionId;
  const options = { isMoved, ...checkOptions(context) };
  const before = installation.config.content;
  const after = applied(change, before, revision.content);
  const { fields, samples } = await tryConfig(context, integration, connection, {
    before: isMoved ? undefined : before,
    after,
    skipSampling: change.skipSampling,
    issuesOf: (known) => changeIssues(before, after, revision.content, known, options),
  });
  return lastStep(context, async (tx) => {
    if (isMoved) await lockForMove(tx, integration.id, connection);
    const { createdBy } = change;
    const tried = { revisionId: revision.id, content: after, createdBy };
    const changed = await replaceConfig(tx, installation, tried, {
      connectionId: connection.id,
      name: change.name,
    });
    // Trying the config may have changed what is known of the connection. It may be gone, too.
    const known = (await connections.findConnections(tx, [connection.id])).get(connection.id);
    const replaced = await Unreported.report(tx, changed, (stored) =>
      stored && known ? updatedEvents(stored, integration, known, before) : [],
    );
    const changedTo: SavedChange = replaced
      ? { saved: replaced, integration, last: { connectionId, content: before } }
      : await saveOverOther(tx, installation, change, (stored, content, latest) =>
          changeIssues(stored, content, latest, fields, options),
        );
    const { saved } = changedTo;
    const ids = { integrationId: integration.id, installationId: saved.id, configId: saved.config.id };
    const sampled = await recordSamples(tx, ids, samples);
    const used =
      known?.id === saved.connectionId ? known : await connections.getConnectionFor(tx, saved.connectionId);
    const begun = (await followChange(tx, changedTo, used, change.confirmedId)) ? 'in_progress' : undefined;
    const lastOperationStatus = begun ?? sampled ?? saved.lastOperationStatus;
    const answered = joinConnection({ ...saved, lastOperationStatus }, used);
    // Of another account, everything is read.
    return withWarnings(tx, answered, revision.content, isMoved ? undefined : changedTo.last.content);
  });
}

/**
 * Saves a change although somebody else has saved one, or has deployed a revision, since the installation was read. It
 * locks the installation and applies the change to the content that is stored by then.
 */
async function saveOverOther(
  tx: Context,
  { id, integrationId }: StoredInstallation,
  change: ConfigChange,
  issuesOf: (stored: ConfigContent, content: ConfigContent, revision: ManifestIntegration) => ConfigIssue[],
): Promise<SavedChange> {
  const [locked] = await lockInstallations(tx, isInstallation(id));
  if (!locked) throw installationNotFound(id);
  const integration = await integrations.get(tx, integrationId);
  const { latestRevision } = integration;
  const stored = locked.config.content;
  const content = applied(change, stored, latestRevision.content);
  assertNoIssues(issuesOf(stored, content, latestRevision.content));
  const connectionId = change.connection?.id ?? locked.connectionId;
  const connection = await connections.getConnectionFor(tx, connectionId);
  const config = { revisionId: latestRevision.id, content, createdBy: change.createdBy };
  const changed = await appendConfig(tx, id, config, { connectionId, name: change.name });
  const [saved] = await selectInstallations(tx, { id });
  if (!saved) throw installationNotFound(id);
  await Unreported.report(tx, changed, () => updatedEvents(saved, integration, connection, stored));
  return { saved, integration, last: { connectionId: locked.connectionId, content: stored } };
}

function updatedEvents(
  saved: StoredInstallation,
  integration: Integration,
  connection: Connection,
  before: ConfigContent,
): NotificationEvent[] {
  return [installationUpdatedEvent(toReported(saved, integration, connection), before)];
}

/**
 * Applies a change. The result names objects by the provider's names, whichever names the request or an earlier config
 * used.
 */
function applied(change: ConfigChange, content: ConfigContent, revision: ManifestIntegration): ConfigContent {
  return withNativeNames(change.apply(content, revision), revision);
}

/**
 * Checks a first config against the revision and the connected account.
 * @throws {ProblemError} `config_invalid`, `sample_read_failed`
 */
export function tryFirstConfig(
  context: Context,
  integration: Integration,
  connection: Connection,
  content: ConfigContent,
  skipSampling: boolean,
): Promise<TriedConfig> {
  const { latestRevision } = integration;
  return tryConfig(context, integration, connection, {
    before: undefined,
    after: content,
    skipSampling,
    issuesOf: (known) => checkConfig(content, latestRevision.content, known, checkOptions(context)),
  });
}

/**
 * Checks a config again, against a revision that was deployed while we asked the account.
 * @throws {ProblemError} `config_invalid`
 */
export function assertFits(
  context: Context,
  { content: revision }: Revision,
  content: ConfigContent,
  fields: FieldsByObject,
): void {
  assertNoIssues(checkConfig(content, revision, fields, checkOptions(context)));
}

interface ConfigToTry {
  /** When absent, every scheduled object is sampled. */
  before: ConfigContent | undefined;
  after: ConfigContent;
  skipSampling: boolean;
  issuesOf(known: FieldsByObject): ConfigIssue[];
}

async function tryConfig(
  context: Context,
  { latestRevision }: Integration,
  connection: Connection,
  { before, after, skipSampling, issuesOf }: ConfigToTry,
): Promise<TriedConfig> {
  // Issues that the manifest alone shows need no call to the provider.
  assertNoIssues(issuesOf({}));
  const open = new connections.OpenConnection(context, connection, latestRevision.content.module);
  const fields = await knownFields(context, open, configuredObjects(after, latestRevision.content));
  assertNoIssues(issuesOf(fields));
  const objects = skipSampling ? [] : objectsToSample(before, after, latestRevision.content);
  return { fields, samples: await sampleObjects(context, open, objects) };
}

function checkOptions({ env }: Context): CheckConfigOptions {
  return { minScheduleMinutes: env.minScheduleMinutes };
}

function assertNoIssues(found: readonly ConfigIssue[]): void {
  if (found.length === 0) return;
  throw new ProblemError('config_invalid', configProblem(found));
}
