import type { FoundRecords, SearchQuery, SearchRecords } from '../resources/search.ts';
import { wire } from './wire.ts';

/** Finds records of an account by the values of their fields. */
export const searchRecords = /* @__PURE__ */ wire<{
  query: SearchQuery;
  body: SearchRecords;
  success: FoundRecords;
}>()({
  operation: 'searchRecords',
  method: 'POST',
  path: '/projects/{projectIdOrName}/integrations/{integrationId}',
  surface: 'search',
  access: 'full',
  isSafe: true,
});
