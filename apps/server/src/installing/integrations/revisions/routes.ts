import { endpoints } from '@dowel/schema';
import { pageAnswer } from '../../../platform/requests/page-answer.ts';
import { route } from '../../../platform/requests/route.ts';
import * as revisions from './service.ts';

export const revisionRoutes = {
  listIntegrationOverviews: route(endpoints.listIntegrationOverviews, async ({ context, query }) =>
    pageAnswer(query, await revisions.listOverviews(context, query)),
  ),
  listRevisions: route(endpoints.listRevisions, async ({ context, params, query }) =>
    pageAnswer(query, await revisions.list(context, params.integrationId, query)),
  ),
  getRevision: route(endpoints.getRevision, ({ context, params }) =>
    revisions.get(context, params.integrationId, params.revisionId),
  ),
  getHydratedRevision: route(endpoints.getHydratedRevision, ({ context, params, query }) =>
    revisions.getHydrated(context, params, query.connectionId),
  ),
};
