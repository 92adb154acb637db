import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { Integration } from './integrations.ts';
import { ListRevisionsQuery, RevisionSummary } from './revisions.ts';

/** An integration in a list: what is deployed of it, and how often it is installed. Added by Dowel. */
export const IntegrationOverview = Integration.omit({ projectId: true, latestRevision: true }).extend({
  /** The name that customers see, when the manifest has one. */
  displayName: z.string().optional(),
  /** What people call the provider. */
  providerName: z.string(),
  /** The latest revision, without its content. */
  latestRevision: RevisionSummary,
  /** How many installations there are. */
  installationCount: z.int(),
});
export type IntegrationOverview = z.infer<typeof IntegrationOverview>;

/** The integrations of a project, oldest first, without contents. */
export const listIntegrationOverviews = endpoint<{
  query: ListRevisionsQuery;
  success: IntegrationOverview[];
}>()({
  operation: 'listIntegrationOverviews',
  method: 'GET',
  path: '/projects/{projectIdOrName}/integration-overviews',
  access: 'full',
  added: true,
  query: ListRevisionsQuery,
  success: z.array(IntegrationOverview),
  problems: [],
});
