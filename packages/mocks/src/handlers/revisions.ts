import { connectionNotFoundProblem, revisionNotFoundProblem } from '@dowel/schema/rules';
import type { Answers } from '../answers.ts';
import { visibleConnections } from '../connecting.ts';
import { assertSameProvider, hydrate } from '../hydrating.ts';
import { getIntegration } from '../installing.ts';
import { found } from '../not-found.ts';

/** Answers the endpoints of hydrated revisions as the service does. */
export const revisions = {
  getHydratedRevision({ store, caller, params, query: { connectionId } }) {
    const integration = getIntegration(store, caller, params.integrationId);
    const { latestRevision } = integration;
    const revision = found(
      latestRevision.id === params.revisionId ? latestRevision : undefined,
      'revision_not_found',
      revisionNotFoundProblem(params.revisionId),
    );
    const connection = found(
      visibleConnections(store, caller).find(({ id }) => id === connectionId),
      'connection_not_found',
      connectionNotFoundProblem(),
    );
    assertSameProvider(store, integration, connection.provider);
    return hydrate(store, revision);
  },
} satisfies Partial<Answers>;
