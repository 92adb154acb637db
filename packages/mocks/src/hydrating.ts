import type { HydratedRevision, Integration, Revision } from '@dowel/schema';
import { hydrateRevision, otherProvidersConnectionProblem } from '@dowel/schema/rules';
import { MockProblem } from './mock-problem.ts';
import { titleOf } from './sign-in.ts';
import type { MockStore } from './store.ts';

/**
 * Hydrates a revision. If the mock knows no objects of the provider, each object gets the error that the service gives
 * for a provider without a connector.
 */
export function hydrate(store: MockStore, revision: Revision): HydratedRevision {
  const { provider, read } = revision.content;
  const name = store.providers[provider]?.displayName ?? provider;
  const error = `There is no connector for ${name} yet, so the fields of this object cannot be listed.`;
  const unknown = () =>
    Object.fromEntries((read?.objects ?? []).map(({ objectName }) => [objectName, { error }]));
  const objects = Object.entries(store.objectsOf(provider) ?? unknown());
  return hydrateRevision(
    revision,
    Object.fromEntries(
      objects.map(([name, object]) => [name, 'error' in object ? object : { hasSamples: true, ...object }]),
    ),
  );
}

/** @throws {MockProblem} `connection_not_found` when a connection is to another provider than the integration */
export function assertSameProvider(store: MockStore, { name, provider }: Integration, actual: string): void {
  if (actual === provider) return;
  throw new MockProblem(
    'connection_not_found',
    otherProvidersConnectionProblem({
      actual: titleOf(store, actual),
      wanted: titleOf(store, provider),
      integrationName: name,
    }),
  );
}
