import type {
  BatchUpsertIntegrations,
  CreateRevision,
  DeployPlan,
  DestructiveQuery,
  Integration,
  Manifest,
  ManifestFinding,
  Revision,
} from '@dowel/schema';
import { checkProviderUnchanged, multipleKeptFinding } from '@dowel/schema/manifest';
import {
  integrationIdNotFoundProblem,
  integrationMissingFinding,
  isSameName,
  isUnchanged,
  planDeploy,
  revisionChanges,
  withLostReads,
} from '@dowel/schema/rules';
import type { Context } from '../../../context.ts';
import { type Concluded, lastStep } from '../../../platform/last-step.ts';
import { ProblemError } from '../../../platform/problems/problem-error.ts';
import { WithHeaders } from '../../../platform/requests/route.ts';
import {
  appendRevision,
  insertIntegration,
  lockDeploys,
  type NewRevision,
  selectIntegration,
  selectIntegrations,
} from '../queries.ts';
import { assertDeployable, manifestInvalid, refusal, warner, warningsOf } from './assert-deployable.ts';
import { type ParsedManifest, readSource } from './manifest-source.ts';

/**
 * Creates or updates every integration of a manifest, or none. With `dryRun`, it only answers what would change.
 * @throws {ProblemError} `manifest_source`, `manifest_invalid`, `upload_not_found`
 */
export function deploy(
  context: Context,
  { destructive = false }: DestructiveQuery,
  body: BatchUpsertIntegrations,
): Promise<Concluded<WithHeaders<Integration[] | DeployPlan>>> {
  return context.queues.deploys.run(context.project.orgId, async () => {
    const source = await readSource(context, body);
    const manifest = await assertDeployable(context, source);
    if (body.dryRun) {
      const planned = await plan(context, manifest, source, destructive);
      return lastStep(context, async () => new WithHeaders<Integration[] | DeployPlan>(planned, {}));
    }
    const warned = await warner(context, source, manifest);
    return underLock(context, source, async (tx) => {
      const existing = await selectIntegrations(tx);
      assertProvidersUnchanged(manifest, existing);
      const deployed: Integration[] = [];
      for (const content of manifest.integrations) {
        deployed.push(await upsert(tx, existing, manifest, { content, message: body.message }, destructive));
      }
      return warned<Integration[] | DeployPlan>(deployed);
    });
  });
}

/**
 * Adds a revision to one integration. The manifest must contain that integration.
 * @throws {ProblemError} `integration_not_found`, `manifest_source`, `manifest_invalid`, `upload_not_found`
 */
export function createRevision(
  context: Context,
  integrationId: string,
  { destructive = false }: DestructiveQuery,
  body: CreateRevision,
): Promise<Concluded<WithHeaders<Revision>>> {
  return context.queues.deploys.run(context.project.orgId, async () => {
    const { name } = await getIntegration(context, integrationId);
    const source = await readSource(context, body);
    const manifest = await assertDeployable(context, source);
    const content = manifest.integrations.find((integration) => isSameName(integration.name, name));
    if (!content) throw manifestInvalid([integrationMissingFinding(name)]);
    const warned = await warner(context, source, manifest);
    return underLock(context, source, async (tx) => {
      const integration = await getIntegration(tx, integrationId);
      assertProvidersUnchanged(manifest, [integration]);
      const revision = { content, message: body.message };
      return warned((await upsert(tx, [integration], manifest, revision, destructive)).latestRevision);
    });
  });
}

/**
 * A manifest changes something that must stay: the provider of an integration, or that its groups may have several
 * installations. It becomes a problem once its findings have their place in the text.
 */
class ChangeRefusedError extends Error {
  readonly findings: readonly ManifestFinding[];

  constructor(findings: readonly ManifestFinding[]) {
    super('A manifest changes what must stay of an integration.');
    this.findings = findings;
  }
}

function assertProvidersUnchanged({ integrations }: Manifest, existing: readonly Integration[]): void {
  const changed = checkProviderUnchanged(integrations, existing);
  if (changed.length > 0) throw new ChangeRefusedError(changed);
}

/** Installations that are not the default ones could not be addressed any more. */
async function multipleEnded(
  context: Context,
  manifest: Manifest,
  { id, latestRevision }: Integration,
): Promise<ManifestFinding[]> {
  const { name, multiple } = latestRevision.content;
  const index = manifest.integrations.findIndex((next) => isSameName(next.name, name));
  if (!multiple || manifest.integrations[index]?.multiple) return [];
  const refs = index < 0 ? [] : await context.integrationEffects.listRefs(context, id);
  return refs.length === 0 ? [] : [multipleKeptFinding(name, index, refs)];
}

/**
 * The last step of a deploy, under a lock. The findings of an error get their places after the transaction, so that the
 * transaction does not wait for the manifest thread.
 */
async function underLock<T>(
  context: Context,
  source: ParsedManifest,
  work: (tx: Context) => Promise<T>,
): Promise<Concluded<T>> {
  try {
    return await lastStep(context, async (tx) => {
      await lockDeploys(tx);
      return work(tx);
    });
  } catch (error) {
    throw error instanceof ChangeRefusedError ? await refusal(context, source, error.findings) : error;
  }
}

async function plan(
  context: Context,
  manifest: Manifest,
  source: ParsedManifest,
  isDestructive: boolean,
): Promise<DeployPlan> {
  const existing = await selectIntegrations(context);
  const refused = checkProviderUnchanged(manifest.integrations, existing);
  for (const current of existing) refused.push(...(await multipleEnded(context, manifest, current)));
  if (refused.length > 0) throw await refusal(context, source, refused);
  const planned = planDeploy(existing, manifest);
  // The plan depends on installed configs only where reads may end, so we load only those.
  const shrinking = planned.flatMap(({ integrationId, read }) =>
    integrationId && (isDestructive || read.removed.length > 0) ? integrationId : [],
  );
  const installed = await context.integrationEffects.listReads(context, shrinking);
  const changes = manifest.integrations.flatMap((next, index) => {
    const change = planned[index];
    if (!change) return [];
    const before = existing.find(({ id }) => id === change.integrationId)?.latestRevision.content;
    const reads = installed.get(change.integrationId ?? '') ?? [];
    return withLostReads(change, before, next, reads, isDestructive);
  });
  return { dryRun: true, changes, warnings: await warningsOf(context, source, manifest) };
}

async function upsert(
  tx: Context,
  existing: readonly Integration[],
  manifest: Manifest,
  published: Pick<NewRevision, 'content' | 'message'>,
  destructive: boolean,
): Promise<Integration> {
  const revision = { specVersion: manifest.specVersion, ...published };
  const current = existing.find(({ name }) => isSameName(name, revision.content.name));
  const deployed = current ? await update(tx, current, revision) : await insertIntegration(tx, revision);
  // The deploy lock keeps others from taking the name or deleting the row.
  if (!deployed) throw new Error(`The integration "${revision.content.name}" changed under the deploy lock.`);
  if (current) {
    // An installation that is being made holds the integration, or sees the new revision.
    const ended = await multipleEnded(tx, manifest, current);
    if (ended.length > 0) throw new ChangeRefusedError(ended);
    const before = current.latestRevision.content;
    await tx.integrationEffects.deployed(tx, deployed, { before, isDestructive: destructive });
  }
  return deployed;
}

/** When nothing changed, it adds no revision (docs/adr/0008). A dry run follows the same rule. */
async function update(
  tx: Context,
  current: Integration,
  revision: NewRevision,
): Promise<Integration | undefined> {
  const { content } = current.latestRevision;
  if (isUnchanged(current, revision.content)) return current;
  const changeCount = revisionChanges(content, revision.content).length;
  return appendRevision(tx, current.id, { ...revision, changeCount });
}

async function getIntegration(context: Context, integrationId: string): Promise<Integration> {
  const integration = await selectIntegration(context, { id: integrationId });
  if (integration) return integration;
  throw new ProblemError('integration_not_found', integrationIdNotFoundProblem(integrationId));
}
