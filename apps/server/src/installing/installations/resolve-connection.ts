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
import { selectInstallations } from './queries.ts';
import type { OfGroup } from './rules.ts';

/** For which installation a connection is wanted, and perhaps which one. */
interface Wanted extends OfGroup {
  readonly connectionId: string | undefined;
}

/**
 * The connection that an installation gets if nobody names one: the default one of the group. For an installation that is
 * not the default one, the first that no other installation of the integration uses.
 */
export async function findConnectionFor(
  context: Context,
  { id: integrationId, provider }: Pick<Integration, 'id' | 'provider'>,
  { groupRef, installationRef = '' }: OfGroup,
): Promise<Connection | undefined> {
  const of = { groupRef, provider };
  if (installationRef === '') return connections.findDefaultConnection(context, of);
  const installed = await selectInstallations(context, { integrationId, groupRef });
  const used = new Set(installed.map(({ connectionId }) => connectionId));
  return (await connections.findOfGroup(context, of)).find(({ id }) => !used.has(id));
}

/**
 * Chooses the connection for an installation: the named one, if it belongs to the group and to the right provider.
 * Without a name, that of `findConnectionFor`.
 * @throws {ProblemError} `connection_not_found`, `connection_missing`
 */
export async function resolveConnection(
  context: Context,
  { id: integrationId, provider, name }: Integration,
  { connectionId, ...ofGroup }: Wanted,
): Promise<Connection> {
  const { groupRef } = ofGroup;
  const title = providers.titleOf(context, provider);
  if (connectionId === undefined) {
    const connection = await findConnectionFor(context, { id: integrationId, provider }, ofGroup);
    if (connection) return connection;
    throw new ProblemError(
      'connection_missing',
      connectionMissingProblem({ ...ofGroup, title, integrationName: name }),
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
