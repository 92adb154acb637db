import type { HydratedRevision, HydrateQuery } from '../resources/revisions.ts';
import { wire } from './wire.ts';

export const getHydratedRevision = /* @__PURE__ */ wire<{ query: HydrateQuery; success: HydratedRevision }>()(
  {
    operation: 'getHydratedRevision',
    method: 'GET',
    path: '/projects/{projectIdOrName}/integrations/{integrationId}/revisions/{revisionId}:hydrate',
    access: 'consumer',
  },
);
