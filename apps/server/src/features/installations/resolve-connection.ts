import type { Connection, Integration } from '@dowel/schema';
import type { Context } from '../../context.ts';
import { ProblemError } from '../../problems/problem-error.ts';
import * as connections from '../connections/service.ts';
import * as providers from '../providers/service.ts';

/**
 * The connection an integration is installed over: the named one, when it is the group's and of the right provider;
 * else the group's default.
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
    throw new ProblemError('connection_missing', {
      detail: `Group "${groupRef}" has no connection to ${title}, which "${name}" is for.`,
      remedy: `Connect ${title} for the group first, then install.`,
    });
  }
  const connection = await connections.getConnectionFor(context, connectionId);
  if (connection.group.groupRef !== groupRef) throw connectionNotFound(connectionId, groupRef);
  if (connection.provider === provider) return connection;
  throw new ProblemError('connection_missing', {
    detail: `The connection is to ${providers.titleOf(context, connection.provider)}, but "${name}" is for ${title}.`,
    remedy: `Send a connection of the group to ${title}, or none to use its default.`,
    issues: [{ in: 'body', name: 'connectionId', value: connectionId, detail: `is not to ${title}` }],
  });
}

export function connectionNotFound(connectionId: string, groupRef: string): ProblemError {
  return new ProblemError('connection_not_found', {
    detail: `Group "${groupRef}" has no connection with the id "${connectionId}".`,
    remedy: "List the group's connections to see which there are.",
  });
}
