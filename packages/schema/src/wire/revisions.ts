import type { HydratedRevision, HydrateQuery } from '../resources/revisions';
import { wire } from './wire';

export const getHydratedRevision = /* @__PURE__ */ wire<{ query: HydrateQuery; success: HydratedRevision }>()(
  {
    operation: 'getHydratedRevision',
    method: 'GET',
    path: '/projects/{projectIdOrName}/integrations/{integrationId}/revisions/{revisionId}:hydrate',
    access: 'consumer',
  },
);
