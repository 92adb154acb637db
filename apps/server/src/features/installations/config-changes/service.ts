import type { ConfigContent, Connection, Integration, ManifestIntegration } from '@dowel/schema';
import { type ConfigIssue, checkConfig, checkConfigChange, type FieldsByObject } from '@dowel/schema/rules';
import type { Context } from '../../../context.ts';
import { ProblemError } from '../../../http/problem-error.ts';
import * as connections from '../../connections/service.ts';
import * as integrations from '../../integrations/service.ts';
import { knownFields } from '../../object-metadata/service.ts';
import { installationNotFound } from '../problems.ts';
import { appendConfig, isInstallation, lockInstallations, type StoredInstallation } from '../queries.ts';
import { configuredObjects, objectsToSample, toConfigIssues } from '../rules.ts';
import { recordSamples, type Sample, sampleObjects } from '../sampling/service.ts';

/** A change of an installation's config. */
export interface ConfigChange {
  /** The changed content. Pure: it runs again on what is stored by then. @throws {ProblemError} */
  apply(content: ConfigContent, revision: ManifestIntegration): ConfigContent;
  /** The connection to move to. */
  connection?: Connection | undefined;
  createdBy: string;
  skipSampling: boolean;
}

/** A config that a connected account was asked about. */
export interface TriedConfig {
  fields: FieldsByObject;
  samples: Sample[];
}

/**
 * Saves a change as a new config, bound to the latest revision. The provider is asked first; then the change is
 * applied under a lock to what is stored by then, so that of changes made at the same time none is lost.
 * @throws {ProblemError} `config_invalid`, `sample_read_failed`, `installation_not_found`, and what `apply` throws
 */
export async function changeConfig(
  context: Context,
  installation: StoredInstallation,
  change: ConfigChange,
): Promise<void> {
  const integration = await integrations.get(context, installation.integrationId);
  const connection =
    change.connection ?? (await connections.getConnectionFor(context, installation.connectionId));
  const before = installation.config.content;
  const after = change.apply(before, integration.latestRevision.content);
  const isMoved = connection.id !== installation.connectionId;
  const { fields, samples } = await tryConfig(
    context,
    integration,
    connection,
    isMoved ? undefined : before,
    after,
    {
      skipSampling: change.skipSampling,
      issuesOf: (known) => checkConfigChange(before, after, integration.latestRevision.content, known),
    },
  );
  await context.transaction(async (tx) => {
    const [locked] = await lockInstallations(tx, isInstallation(installation.id));
    if (!locked) throw installationNotFound(installation.id);
    const { latestRevision } = await integrations.get(tx, installation.integrationId);
    const content = change.apply(locked.config.content, latestRevision.content);
    assertNoIssues(checkConfigChange(locked.config.content, content, latestRevision.content, fields));
    const config = { revisionId: latestRevision.id, content, createdBy: change.createdBy };
    const configId = await appendConfig(tx, locked.id, config, change.connection?.id ?? locked.connectionId);
    const { integrationId, id: installationId } = locked;
    await recordSamples(tx, { integrationId, installationId, configId }, samples);
  });
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
  return tryConfig(context, integration, connection, undefined, content, {
    skipSampling,
    issuesOf: (known) => checkConfig(content, integration.latestRevision.content, known),
  });
}

async function tryConfig(
  context: Context,
  { latestRevision }: Integration,
  connection: Connection,
  before: ConfigContent | undefined,
  after: ConfigContent,
  { skipSampling, issuesOf }: { skipSampling: boolean; issuesOf: (known: FieldsByObject) => ConfigIssue[] },
): Promise<TriedConfig> {
  // What the manifest alone can tell needs no call.
  assertNoIssues(issuesOf({}));
  const account = { connection, module: latestRevision.content.module };
  const fields = await knownFields(context, account, configuredObjects(after, latestRevision.content));
  assertNoIssues(issuesOf(fields));
  const objects = skipSampling ? [] : objectsToSample(before, after, latestRevision.content);
  return { fields, samples: await sampleObjects(context, account, objects) };
}

function assertNoIssues(found: readonly ConfigIssue[]): void {
  if (found.length === 0) return;
  const issues = toConfigIssues(found);
  throw new ProblemError('config_invalid', {
    detail: 'The config does not fit the integration or the connected account, so nothing was saved.',
    causes: found.map(({ message }) => message),
    remedy: found.length === 1 && found[0]?.fix ? found[0].fix : 'Correct what each issue names.',
    issues,
  });
}
