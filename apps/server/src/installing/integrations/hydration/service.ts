import type { Connection, HydratedRevision, Integration, Revision } from '@dowel/schema';
import { hydrateRevision, otherProvidersConnectionProblem } from '@dowel/schema/rules';
import type { Context } from '../../../context.ts';
import { ProblemError } from '../../../platform/problems/problem-error.ts';
import * as providers from '../../../providers/providers/service.ts';
import * as connections from '../../connections/service.ts';
import { describeObjects } from '../../object-metadata/service.ts';
import { get, getRevision } from '../service.ts';

/**
 * Fills a revision with the objects and fields of a connected account.
 * @throws {ProblemError} `integration_not_found`, `revision_not_found`, `connection_not_found`
 */
export async function getHydrated(
  context: Context,
  { integrationId, revisionId }: { integrationId: string; revisionId: string },
  connectionId: string,
): Promise<HydratedRevision> {
  const integration = await get(context, integrationId);
  const revision = await getRevision(context, integration.id, revisionId);
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

/**
 * Only objects that are read. Objects that are only written are shown by name, so the provider is not asked about them.
 */
function objectNames({ content }: Revision): string[] {
  return [...new Set((content.read?.objects ?? []).map(({ objectName }) => objectName))];
}
