import type { ManifestIntegration } from '@dowel/schema';
import { buildConsumer } from '../builders/consumers.ts';
import { buildGroup } from '../builders/groups.ts';
import { buildApiKey } from '../builders/keys.ts';
import { buildProviderApp } from '../builders/provider-apps.ts';
import { addIntegration } from '../handlers/integrations.ts';
import type { MockStore } from '../store.ts';
import { demoIntegrations } from './integrations.ts';
import { juniperObjects, withExtraFields } from './objects.ts';

/** What a mock service starts with. */
export interface SeedOptions {
  /** Number of additional custom fields on every object, to see how a screen handles many. Try 5000. Default 0. */
  extraFields?: number;
  /** The integrations of the project. Default: the demo's. */
  integrations?: ManifestIntegration[];
}

/**
 * Fills a store with the demo: keys `mock_full` and `mock_frontend`, a group and a consumer, an OAuth app for each
 * provider that needs one, the demo integrations, and an account with contacts, companies and deals. There are no
 * connections and no installations.
 */
export function seedDemo(store: MockStore, { extraFields = 0, integrations }: SeedOptions = {}): void {
  const { id: projectId } = store.project;
  store.apiKeys = [
    buildApiKey({ projectId }),
    buildApiKey({
      projectId,
      id: 'api-key-2',
      key: 'mock_frontend',
      label: 'UI library',
      scopes: ['frontend'],
    }),
  ];
  const group = buildGroup({ projectId });
  store.groups = [group];
  store.consumers = [{ groupRef: group.groupRef, consumer: buildConsumer({ projectId }) }];
  store.providerApps = ['sandbox', 'mockOauthWorkspace'].map((provider) =>
    buildProviderApp({ id: `provider-app-${provider}`, projectId, provider }),
  );
  // Copies, because tests may change every part of the store.
  store.objects = structuredClone({ '*': withExtraFields(juniperObjects, extraFields) });
  for (const content of structuredClone(integrations ?? demoIntegrations)) {
    addIntegration(store, projectId, content, `integration-${content.name}`);
  }
}
