import type { HydratedRevision, Revision } from '@dowel/schema';
import { hydrateRevision } from '@dowel/schema/rules';
import type { MockStore } from './store.ts';

/**
 * Hydrates a revision. If the mock knows no objects of the provider, each object gets the error that the service gives
 * for a provider without a connector.
 */
export function hydrate(store: MockStore, revision: Revision): HydratedRevision {
  const { provider, read } = revision.content;
  const name = store.providers[provider]?.displayName ?? provider;
  const error = `Dowel has no connector for ${name} yet, so the fields of this object cannot be listed.`;
  const unknown = () =>
    Object.fromEntries((read?.objects ?? []).map(({ objectName }) => [objectName, { error }]));
  return hydrateRevision(revision, store.objectsOf(provider) ?? unknown());
}
