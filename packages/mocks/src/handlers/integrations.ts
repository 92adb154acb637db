import type { Integration, ManifestIntegration, Revision } from '@dowel/schema';
import { checkNewIntegration, contentMismatch } from '@dowel/schema/manifest';
import { integrationNameTakenProblem, isSameName } from '@dowel/schema/rules';
import type { Answers } from '../answers.ts';
import { assertDeployable, warned, warningsOf } from '../deploying.ts';
import { getIntegration, uninstall } from '../installing.ts';
import { MockProblem } from '../mock-problem.ts';
import type { MockStore } from '../store.ts';

/** Answers the endpoints of integrations as the service does. */
export const integrations = {
  listIntegrations({ store, caller }) {
    return store.integrations.filter(({ projectId }) => projectId === caller.project.id);
  },

  getIntegration({ store, caller, params }) {
    return getIntegration(store, caller, params.integrationIdOrName);
  },

  createIntegration({ store, caller, body, sent }) {
    const mismatch = contentMismatch(body);
    if (mismatch) throw new MockProblem('manifest_invalid', mismatch);
    const { name, latestRevision } = body;
    const root = 'latestRevision.content';
    const source = checkNewIntegration(sent);
    const manifest = assertDeployable(store, source, [], root);
    const own = store.integrations.filter(({ projectId }) => projectId === caller.project.id);
    if (own.some((integration) => isSameName(integration.name, name))) {
      throw new MockProblem('name_taken', integrationNameTakenProblem(name));
    }
    const warnings = warningsOf(store, caller.project, source, manifest);
    const content = manifest.integrations[0] ?? latestRevision.content;
    return warned(addIntegration(store, caller.project.id, content), warnings, root);
  },

  deleteIntegration({ store, caller, params }) {
    const { id } = getIntegration(store, caller, params.integrationIdOrName);
    for (const installation of store.installations.filter((one) => one.integrationId === id)) {
      uninstall(store, installation);
    }
    store.integrations = store.integrations.filter((integration) => integration.id !== id);
    delete store.revisions[id];
    return undefined;
  },
} satisfies Partial<Answers>;

/** Adds an integration with its first revision. */
export function addIntegration(
  store: MockStore,
  projectId: string,
  content: ManifestIntegration,
  id = store.newId(),
): Integration {
  const revision = toRevision(store, content);
  const { name, provider } = content;
  const createTime = store.timestamp();
  const integration = { id, projectId, name, provider, createTime, latestRevision: revision };
  store.integrations.push(integration);
  store.revisions[id] = [revision];
  return integration;
}

/** Adds a revision to an integration, as its latest one. */
export function addRevision(
  store: MockStore,
  integration: Integration,
  content: ManifestIntegration,
): Revision {
  const revision = toRevision(store, content);
  store.revisions[integration.id] = [...(store.revisions[integration.id] ?? []), revision];
  Object.assign(integration, {
    name: content.name,
    latestRevision: revision,
    updateTime: store.timestamp(),
  });
  return revision;
}

function toRevision(store: MockStore, content: ManifestIntegration): Revision {
  return { id: store.newId(), specVersion: '1.0.0', createTime: store.timestamp(), content };
}
