import type {
  IntegrationOverview,
  ListRevisionsQuery,
  PublishedRevision,
  RevisionSummary,
} from '@dowel/schema';
import { integrationIdNotFoundProblem, revisionNotFoundProblem } from '@dowel/schema/rules';
import type { Context } from '../../../context.ts';
import { mapPage, type Page, readPage } from '../../../platform/paging/read-page.ts';
import { ProblemError } from '../../../platform/problems/problem-error.ts';
import * as providers from '../../../providers/providers/service.ts';
import { selectIntegration } from '../queries.ts';
import { selectOverviews, selectPublished, selectSummaries } from './queries.ts';

/** @throws {ProblemError} `invalid_request` for an invalid page token */
export async function listOverviews(
  context: Context,
  query: ListRevisionsQuery,
): Promise<Page<IntegrationOverview>> {
  const page = await readPage(context, ['listIntegrationOverviews'], query, (slice) =>
    selectOverviews(context, slice),
  );
  return mapPage(page, (one) => ({ ...one, providerName: providers.titleOf(context, one.provider) }));
}

/** @throws {ProblemError} `integration_not_found`; `invalid_request` for an invalid page token */
export async function list(
  context: Context,
  integrationId: string,
  query: ListRevisionsQuery,
): Promise<Page<RevisionSummary>> {
  const page = await readPage(context, ['listRevisions', integrationId], query, (slice) =>
    selectSummaries(context, integrationId, slice),
  );
  // Every integration has a revision.
  if (page.items.length === 0) throw notFound(integrationId);
  return page;
}

/** @throws {ProblemError} `integration_not_found`, `revision_not_found` */
export async function get(
  context: Context,
  integrationId: string,
  revisionId: string,
): Promise<PublishedRevision> {
  const revision = await selectPublished(context, integrationId, revisionId);
  if (revision) return revision;
  if (!(await selectIntegration(context, { id: integrationId }))) throw notFound(integrationId);
  throw new ProblemError('revision_not_found', revisionNotFoundProblem(revisionId));
}

function notFound(integrationId: string): ProblemError {
  return new ProblemError('integration_not_found', integrationIdNotFoundProblem(integrationId));
}
