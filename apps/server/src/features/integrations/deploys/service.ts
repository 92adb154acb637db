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
import { checkProviderUnchanged } from '@dowel/schema/manifest';
import { isSameName, isUnchanged, planDeploy, readsAnyOf } from '@dowel/schema/rules';
import type { Context } from '../../../context.ts';
import { ProblemError } from '../../../http/problem-error.ts';
import { type Concluded, lastStep } from '../../../last-step.ts';
import * as installations from '../../installations/deploy-effects/service.ts';
import {
  appendRevision,
  hasId,
  insertIntegration,
  lockDeploys,
  type NewRevision,
  selectIntegration,
  selectIntegrations,
} from '../queries.ts';
import { assertDeployable, manifestInvalid, placed } from './assert-deployable.ts';
import { type ParsedManifest, readSource } from './manifest-source.ts';

/**
 * Creates or updates every integration of a manifest, or none; with `dryRun`, only says what would happen.
 * @throws {ProblemError} `manifest_source`, `manifest_invalid`, `upload_not_found`
 */
export async function deploy(
  context: Context,
  { destructive = false }: DestructiveQuery,
  body: BatchUpsertIntegrations,
): Promise<Concluded<Integration[] | DeployPlan>> {
  const source = await readSource(context, body);
  const manifest = assertDeployable(context, source);
  if (body.dryRun) {
    const planned = await plan(context, manifest, source);
    return lastStep(context, async () => planned);
  }
  return lastStep(context, async (tx) => {
    await lockDeploys(tx);
    const existing = await selectIntegrations(tx);
    assertProvidersUnchanged(manifest, existing, source);
    const deployed: Integration[] = [];
    for (const content of manifest.integrations) {
      deployed.push(await upsert(tx, existing, { specVersion: manifest.specVersion, content }, destructive));
    }
    return deployed;
  });
}

/**
 * Adds a revision to one integration, from a manifest that has it.
 * @throws {ProblemError} `integration_not_found`, `manifest_source`, `manifest_invalid`, `upload_not_found`
 */
export async function createRevision(
  context: Context,
  integrationId: string,
  { destructive = false }: DestructiveQuery,
  body: CreateRevision,
): Promise<Concluded<Revision>> {
  const { name } = await getIntegration(context, integrationId);
  const source = await readSource(context, body);
  const manifest = assertDeployable(context, source);
  const content = manifest.integrations.find((integration) => isSameName(integration.name, name));
  if (!content) throw manifestInvalid([integrationMissing(name)]);
  return lastStep(context, async (tx) => {
    await lockDeploys(tx);
    const integration = await getIntegration(tx, integrationId);
    assertProvidersUnchanged(manifest, [integration], source);
    const revision = { specVersion: manifest.specVersion, content };
    return (await upsert(tx, [integration], revision, destructive)).latestRevision;
  });
}

async function plan(context: Context, manifest: Manifest, source: ParsedManifest): Promise<DeployPlan> {
  const existing = await selectIntegrations(context);
  assertProvidersUnchanged(manifest, existing, source);
  const configs = await installations.listConfigs(context);
  return {
    dryRun: true,
    changes: planDeploy(
      existing,
      manifest,
      (id, removed) => (configs.get(id) ?? []).filter((content) => readsAnyOf(content, removed)).length,
    ),
    warnings: source.findings.filter(({ severity }) => severity === 'warning'),
  };
}

async function upsert(
  tx: Context,
  existing: readonly Integration[],
  revision: NewRevision,
  destructive: boolean,
): Promise<Integration> {
  const current = existing.find(({ name }) => isSameName(name, revision.content.name));
  const deployed = current ? await update(tx, current, revision) : await insertIntegration(tx, revision);
  // Deploys hold a lock, so that nobody can have taken the name or deleted the row meanwhile.
  if (!deployed) throw new Error(`The integration "${revision.content.name}" changed under the deploy lock.`);
  if (current && destructive) await installations.stopRemovedReads(tx, deployed);
  return deployed;
}

/** Nothing changed, no revision: docs/adr/0008. A dry run goes by the same rule. */
async function update(
  tx: Context,
  current: Integration,
  revision: NewRevision,
): Promise<Integration | undefined> {
  return isUnchanged(current, revision.content) ? current : appendRevision(tx, current.id, revision);
}

function assertProvidersUnchanged(
  manifest: Manifest,
  existing: readonly Integration[],
  source: ParsedManifest,
): void {
  const findings = checkProviderUnchanged(manifest.integrations, existing);
  if (findings.length > 0) throw manifestInvalid(placed(source, findings));
}

async function getIntegration(context: Context, integrationId: string): Promise<Integration> {
  const integration = await selectIntegration(context, hasId(integrationId));
  if (integration) return integration;
  throw new ProblemError('integration_not_found', {
    detail: `This project has no integration with the id "${integrationId}".`,
    remedy: 'List the integrations to see which there are.',
  });
}

function integrationMissing(name: string): ManifestFinding {
  return {
    severity: 'error',
    path: 'integrations',
    message: `The manifest has no integration named "${name}", which the revision is for.`,
    fix: `Add it, or deploy the whole manifest with PUT integrations:batch.`,
  };
}
