import type { Connection, Installation } from '@dowel/schema';
import { toAnsweredContent } from '@dowel/schema/rules';
import type { Context } from '../../context.ts';
import { isBuilder } from '../../platform/caller.ts';
import * as connections from '../connections/service.ts';
import type { StoredInstallation } from './queries.ts';

/** Adds the connection to a stored installation. */
export async function toInstallation(context: Context, stored: StoredInstallation): Promise<Installation> {
  const connection = await connections.getConnectionFor(context, stored.connectionId);
  return { ...joinConnection(stored, connection), ...reasonsFor(context, stored) };
}

/** Like `toInstallation`, for many installations. */
export async function toInstallations(
  context: Context,
  stored: readonly StoredInstallation[],
): Promise<Installation[]> {
  if (stored.length === 0) return [];
  const used = stored.map(({ connectionId }) => connectionId);
  // One query finds the connections of all of them.
  const byId = await connections.findConnections(context, used);
  return stored.flatMap((one) => {
    const connection = byId.get(one.connectionId);
    return connection ? { ...joinConnection(one, connection), ...reasonsFor(context, one) } : [];
  });
}

/** Only the builder reads what providers have said. */
function reasonsFor(
  context: Context,
  { healthReasons }: StoredInstallation,
): Pick<Installation, 'healthReasons'> {
  return healthReasons && isBuilder(context) ? { healthReasons } : {};
}

/** Adds a connection that is already loaded. */
export function joinConnection(stored: StoredInstallation, connection: Connection): Installation {
  const {
    groupRef: _,
    installationRef,
    name,
    connectionId: __,
    movedAccount: ___,
    healthReasons: ____,
    healthStatus,
    lastOperationStatus,
    config,
    createTime,
    updateTime,
    ...row
  } = stored;
  return {
    ...row,
    ...(installationRef !== '' && { installationRef }),
    ...(name !== null && { name }),
    group: connection.group,
    healthStatus: connection.status === 'bad_credentials' ? 'unhealthy' : healthStatus,
    ...(lastOperationStatus && { lastOperationStatus }),
    connection,
    config: { ...config, content: toAnsweredContent(config.content) },
    createTime: createTime.toISOString(),
    ...(updateTime && { updateTime: updateTime.toISOString() }),
  };
}
