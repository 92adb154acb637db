import type {
  ConfigContent,
  Connection,
  Installation,
  Integration,
  ManifestIntegration,
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
import { unlessGone } from '../../../db/constraint-violation.ts';
import { type Concluded, lastStep } from '../../../last-step.ts';
import { ProblemError } from '../../../problems/problem-error.ts';
import type { Answer } from '../../../requests/route.ts';
import * as connections from '../../connections/service.ts';
import * as integrations from '../../integrations/service.ts';
import { knownFields } from '../../object-metadata/service.ts';
import { withWarnings } from '../config-warnings.ts';
import { goneMeanwhile, installationNotFound } from '../problems.ts';
import {
  appendConfig,
  isInstallation,
  lockInstallations,
  type StoredInstallation,
  selectInstallations,
} from '../queries.ts';
import { changeIssues, configuredObjects, objectsToSample } from '../rules.ts';
import { recordSamples, type Sample, sampleObjects } from '../sampling/sample-objects.ts';
import { toInstallation } from '../to-installation.ts';

/** A change to an installation's config. */
export interface ConfigChange {
  /**
   * Returns the changed content. It must be pure: under the lock it runs again, on the content stored by then.
   * @throws {ProblemError}
   */
  apply(content: ConfigContent, revision: ManifestIntegration): ConfigContent;
  /** The connection to move to. */
  connection?: Connection | undefined;
  createdBy: string;
  skipSampling: boolean;
}

/** What a connected account answered about a config. */
export interface TriedConfig {
  fields: FieldsByObject;
  samples: Sample[];
}

/**
 * Saves a change as a new config, bound to the latest revision. It asks the provider first. Then it takes a lock and
 * applies the change to the content stored by then, so that no change made at the same time is lost.
 * @throws {ProblemError} `config_invalid`, `sample_read_failed`, `installation_not_found`, and what `apply` throws
 */
export async function changeConfig(
  context: Context,
  installation: StoredInstallation,
  change: ConfigChange,
): Promise<Concluded<Answer<Installation>>> {
  const { connectionId, integrationId } = installation;
  const connection = change.connection ?? (await connections.getConnectionFor(context, connectionId));
  const integration = await integrations.get(context, integrationId);
  const isMoved = connection.id !== connectionId;
  const options = { isMoved, ...checkOptions(context) };
  const before = installation.config.content;
  const after = applied(change, before, integration.latestRevision.content);
  const { fields, samples } = await tryConfig(context, integration, connection, {
    before: isMoved ? undefined : before,
    after,
    skipSampling: change.skipSampling,
    issuesOf: (known) => changeIssues(before, after, integration.latestRevision.content, known, options),
  });
  const saving = () =>
    lastStep(context, async (tx) => {
      const [locked] = await lockInstallations(tx, isInstallation(installation.id));
      if (!locked) throw installationNotFound(installation.id);
      const { latestRevision } = await integrations.get(tx, integrationId);
      const stored = locked.config.content;
      const content = applied(change, stored, latestRevision.content);
      assertNoIssues(changeIssues(stored, content, latestRevision.content, fields, options));
      const config = { revisionId: latestRevision.id, content, createdBy: change.createdBy };
      const connectionId = change.connection?.id ?? locked.connectionId;
      const configId = await appendConfig(tx, locked.id, config, connectionId);
      await recordSamples(tx, { integrationId, installationId: locked.id, configId }, samples);
      const [saved] = await selectInstallations(tx, isInstallation(locked.id));
      if (!saved) throw installationNotFound(locked.id);
      return withWarnings(await toInstallation(tx, saved));
    });
  const refersTo = { integrationId, connectionId: connection.id, groupRef: installation.groupRef };
  return unlessGone(goneMeanwhile(refersTo), saving);
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
  const account = { connection, module: latestRevision.content.module };
  const fields = await knownFields(context, account, configuredObjects(after, latestRevision.content));
  assertNoIssues(issuesOf(fields));
  const objects = skipSampling ? [] : objectsToSample(before, after, latestRevision.content);
  return { fields, samples: await sampleObjects(context, account, objects) };
}

function checkOptions({ env }: Context): CheckConfigOptions {
  return { minScheduleMinutes: env.minScheduleMinutes };
}

function assertNoIssues(found: readonly ConfigIssue[]): void {
  if (found.length === 0) return;
  throw new ProblemError('config_invalid', configProblem(found));
}
