import type { DeployPlan, Integration, Manifest, ManifestIntegration, Revision } from '@dowel/schema';
import {
  integrationIdNotFoundProblem,
  integrationMissingFinding,
  isSameName,
  isUnchanged,
  md5Problem,
  planDeploy,
  readsAnyOf,
} from '@dowel/schema/rules';
import type { Answers } from '../answers.ts';
import { followBackfills } from '../backfills.ts';
import {
  assertDeployable,
  manifestInvalid,
  readManifestSource,
  stopRemovedReads,
  warned,
  warningsOf,
} from '../deploying.ts';
import { MockProblem } from '../mock-problem.ts';
import { found } from '../not-found.ts';
import type { MockStore } from '../store.ts';
import { createUploadAddress } from '../uploads.ts';
import { addIntegration, addRevision } from './integrations.ts';

/** Answers the endpoints of deploys and uploads as the service does. */
export const deploys = {
  async batchUpsertIntegrations({ store, caller, query: { destructive = false }, body }) {
    const projectId = caller.project.id;
    const source = await readManifestSource(store, projectId, body);
    const existing = store.integrations.filter((one) => one.projectId === projectId);
    const manifest = assertDeployable(store, source, existing);
    const warnings = warningsOf(store, caller.project, source, manifest);
    if (!body.dryRun) {
      const deployed = manifest.integrations.map((content) =>
        upsert(store, projectId, existing, content, destructive),
      );
      return warned<Integration[] | DeployPlan>(deployed, warnings);
    }
    return {
      dryRun: true,
      changes: planDeploy(existing, manifest, countReading(store)),
      warnings,
    };
  },

  async createRevision({ store, caller, params, query: { destructive = false }, body }) {
    const projectId = caller.project.id;
    const integration = found(
      store.integrations.find((one) => one.id === params.integrationId && one.projectId === projectId),
      'integration_not_found',
      integrationIdNotFoundProblem(params.integrationId),
    );
    const source = await readManifestSource(store, projectId, body);
    const manifest = assertDeployable(store, source, [integration]);
    const content = findIntegration(manifest, integration.name);
    const warnings = warningsOf(store, caller.project, source, manifest);
    const deployed = upsert(store, projectId, [integration], content, destructive);
    return warned(deployed.latestRevision, warnings);
  },

  generateUploadUrl({ store, caller, query: { md5 }, request }) {
    if (md5 !== undefined && !/^[A-Za-z0-9+/]{22}==$/.test(md5)) {
      throw new MockProblem('invalid_request', md5Problem());
    }
    const { origin } = new URL(request.url);
    return createUploadAddress(store, { origin, projectId: caller.project.id, md5 });
  },
} satisfies Partial<Answers>;

function upsert(
  store: MockStore,
  projectId: string,
  existing: readonly Integration[],
  content: ManifestIntegration,
  destructive: boolean,
): Integration {
  const current = existing.find(({ name }) => isSameName(name, content.name));
  if (!current) return addIntegration(store, projectId, content);
  addRevisionIfChanged(store, current, content);
  if (destructive) stopRemovedReads(store, current);
  for (const installation of store.installations) {
    if (installation.integrationId === current.id) followBackfills(store, installation);
  }
  return current;
}

/** If nothing changed, there is no new revision: docs/adr/0008. */
function addRevisionIfChanged(
  store: MockStore,
  integration: Integration,
  content: ManifestIntegration,
): Revision {
  if (isUnchanged(integration, content)) return integration.latestRevision;
  return addRevision(store, integration, content);
}

function findIntegration({ integrations }: Manifest, name: string): ManifestIntegration {
  const content = integrations.find((integration) => isSameName(integration.name, name));
  if (content) return content;
  throw manifestInvalid([integrationMissingFinding(name)]);
}

/** Counts the installations that read any of the objects that a deploy removes. */
function countReading(store: MockStore) {
  return (id: string, removed: string[]): number =>
    store.installations.filter(
      ({ integrationId, config }) => integrationId === id && readsAnyOf(config.content, removed),
    ).length;
}
