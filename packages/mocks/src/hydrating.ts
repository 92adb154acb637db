import type { HydratedRevision, Revision } from '@dowel/schema';
import { hydrateRevision } from '@dowel/schema/rules';
import { MockProblem } from './mock-problem';
import type { MockStore } from './store';

/** @throws {MockProblem} `connector_missing` when the mock knows no objects of the provider */
export function hydrate(store: MockStore, revision: Revision): HydratedRevision {
  const { provider } = revision.content;
  const objects = store.objectsOf(provider);
  if (objects) return hydrateRevision(revision, objects);
  throw new MockProblem('connector_missing', {
    detail: `Nothing is known of the objects of "${provider}", so its fields cannot be shown.`,
    remedy: 'Put some into store.objects.',
  });
}
