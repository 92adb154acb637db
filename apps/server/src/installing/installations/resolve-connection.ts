import type { Connection, Integration } from '@dowel/schema';
import {
  connectionMissingProblem,
  connectionToOtherProviderProblem,
  groupConnectionNotFoundProblem,
} from '@dowel/schema/rules';
import type { Context } from '../../context.ts';
import { ProblemError } from '../../platform/problems/problem-error.ts';
import * as providers from '../../providers/providers/service.ts';
import * as connections from '../connections/service.ts';

/**
 * Chooses the connection for an installation: the named one, if it belongs to the group and to the right provider.
 * Without a name, the group's default connection.
 * @throws {ProblemError} `connection_not_found`, `connection_missing`
 */
export async function resolveConnection(
  context: Context,
  { provider, name }: Integration,
  groupRef: string,
  connectionId: string | undefined,
): Promise<Connection> {
  const title = providers.titleOf(context, provider);
  if (connectionId === undefined) {
    const connection = await connections.findDefaultConnection(context, { groupRef, provider });
    if (connection) return connection;
    throw new ProblemError(
      'connection_missing',
      connectionMissingProblem({ groupRef, title, integrationName: name }),
    );
  }
  const connection = await connections.getConnectionFor(context, connectionId);
  if (connection.group.groupRef !== groupRef) throw connectionNotFound(connectionId, groupRef);
  if (connection.provider === provider) return connection;
  throw new ProblemError(
    'connection_missing',
    connectionToOtherProviderProblem({
      connectionId,
      actual: providers.titleOf(context, connection.provider),
      wanted: title,
      integrationName: name,
    }),
  );
}

export function connectionNotFound(connectionId: string, groupRef: string): ProblemError {
  return new ProblemError('connection_not_found', groupConnectionNotFoundProblem(connectionId, groupRef));
}
