import type { Integration, ManifestIntegration, Revision } from '@dowel/schema';
import { checkManifest } from '@dowel/schema/manifest';
import type { Answers } from '../answers';
import { assertDeployable, isSameName } from '../deploying';
import { getIntegration, uninstall } from '../installing';
import { MockProblem } from '../mock-problem';
import type { MockStore } from '../store';

/** Integrations, as the service answers them. */
export const integrations = {
  listIntegrations({ store, caller }) {
    return store.integrations.filter(({ projectId }) => projectId === caller.project.id);
  },

  getIntegration({ store, caller, params }) {
    return getIntegration(store, caller, params.integrationIdOrName);
  },

  createIntegration({ store, caller, body: { name, provider, latestRevision } }) {
    const { specVersion, content } = latestRevision;
    assertSame('name', name, content.name);
    assertSame('provider', provider, content.provider);
    const checked = checkManifest({ specVersion, integrations: [content] });
    const manifest = assertDeployable(store, checked, [], 'latestRevision.content');
    const own = store.integrations.filter(({ projectId }) => projectId === caller.project.id);
    if (own.some((integration) => isSameName(integration.name, name))) {
      throw new MockProblem('name_taken', {
        detail: `This project has an integration named "${name}" already.`,
        remedy: 'Choose another name, or deploy a new revision of it.',
      });
    }
    return addIntegration(store, caller.project.id, manifest.integrations[0] ?? content);
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

/** A new integration with its first revision. */
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

/** A new revision of an integration, which becomes its latest. */
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

/** The content names itself too; two answers to one question would make the file and the service disagree. */
function assertSame(member: 'name' | 'provider', outer: string, inner: string): void {
  if (outer === inner) return;
  const name = `latestRevision.content.${member}`;
  const detail = `is "${inner}", but the integration's ${member} is "${outer}"`;
  throw new MockProblem('manifest_invalid', {
    detail: `${name} ${detail}, so nothing was created.`,
    remedy: `Send the same ${member} in both places.`,
    issues: [{ in: 'body', name, value: inner, detail }],
  });
}
