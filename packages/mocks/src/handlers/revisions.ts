import type { Answers } from '../answers.ts';
import { visibleConnections } from '../connecting.ts';
import { hydrate } from '../hydrating.ts';
import { getIntegration } from '../installing.ts';
import { found } from '../not-found.ts';
import { titleOf } from '../sign-in.ts';

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
