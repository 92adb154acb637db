import type { Answers } from '../answers';
import { visibleConnections } from '../connecting';
import { hydrate } from '../hydrating';
import { getIntegration } from '../installing';
import { found } from '../not-found';
import { titleOf } from '../sign-in';

/** Hydrated revisions, as the service answers them. */
export const revisions = {
  getHydratedRevision({ store, caller, params, query: { connectionId } }) {
    const integration = getIntegration(store, caller, params.integrationId);
    const own = store.revisions[integration.id] ?? [integration.latestRevision];
    const revision = found(
      own.find(({ id }) => id === params.revisionId),
      'revision_not_found',
      `revision "${params.revisionId}" of this integration`,
    );
    found(
      visibleConnections(store, caller).find(
        ({ id, provider }) => id === connectionId && provider === integration.provider,
      ),
      'connection_not_found',
      `connection "${connectionId}" to ${titleOf(store, integration.provider)}`,
    );
    return hydrate(store, revision);
  },
} satisfies Partial<Answers>;
