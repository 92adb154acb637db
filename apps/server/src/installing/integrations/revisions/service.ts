import type {
  Connection,
  HydratedRevision,
  Integration,
  IntegrationOverview,
  ListRevisionsQuery,
  PublishedRevision,
  Revision,
  RevisionSummary,
} from '@dowel/schema';
import {
  hydrateRevision,
  integrationIdNotFoundProblem,
  otherProvidersConnectionProblem,
  revisionNotFoundProblem,
} from '@dowel/schema/rules';
import type { Context } from '../../../context.ts';
import { mapPage, type Page, readPage } from '../../../platform/paging/read-page.ts';
import { ProblemError } from '../../../platform/problems/problem-error.ts';
import * as providers from '../../../providers/providers/service.ts';
import * as connections from '../../connections/service.ts';
import { describeObjects } from '../../object-metadata/service.ts';
import { selectIntegration } from '../queries.ts';
import * as integrations from '../service.ts';
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

/**
 * Fills a revision with the objects and fields of a connected account.
 * @throws {ProblemError} `integration_not_found`, `revision_not_found`, `connection_not_found`
 */
export async function getHydrated(
  context: Context,
  { integrationId, revisionId }: { integrationId: string; revisionId: string },
  connectionId: string,
): Promise<HydratedRevision> {
  const integration = await integrations.get(context, integrationId);
  const revision = await integrations.getRevision(context, integration.id, revisionId);
  const connection = await connections.getConnectionFor(context, connectionId);
  return hydrate(context, integration, revision, connection);
}

/** @throws {ProblemError} `connection_not_found` when the connection is to another provider */
export async function hydrate(
  context: Context,
  integration: Integration,
  revision: Revision,
  connection: Connection,
): Promise<HydratedRevision> {
  assertSameProvider(context, integration, connection);
  const open = new connections.OpenConnection(context, connection, revision.content.module);
  return hydrateRevision(revision, await describeObjects(context, open, objectNames(revision)));
}

/** @throws {ProblemError} `connection_not_found` when the connection is to another provider than the integration */
export function assertSameProvider(
  context: Context,
  { name, provider }: Integration,
  connection: Connection,
): void {
  if (connection.provider === provider) return;
  throw new ProblemError(
    'connection_not_found',
    otherProvidersConnectionProblem({
      actual: providers.titleOf(context, connection.provider),
      wanted: providers.titleOf(context, provider),
      integrationName: name,
    }),
  );
}

function notFound(integrationId: string): ProblemError {
  return new ProblemError('integration_not_found', integrationIdNotFoundProblem(integrationId));
}

/**
 * Only objects that are read. Objects that are only written are shown by name, so the provider is not asked about them.
 */
function objectNames({ content }: Revision): string[] {
  return [...new Set((content.read?.objects ?? []).map(({ objectName }) => objectName))];
}
