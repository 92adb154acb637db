import type { Connection, Installation } from '@dowel/schema';
import type { Context } from '../../context.ts';
import * as connections from '../connections/service.ts';
import type { StoredInstallation } from './queries.ts';

/** Joins what is stored with the connection it runs over. */
export async function toInstallation(context: Context, stored: StoredInstallation): Promise<Installation> {
  return join(stored, await connections.getConnectionFor(context, stored.connectionId));
}

/** As `toInstallation`, for many. */
export async function toInstallations(
  context: Context,
  stored: readonly StoredInstallation[],
): Promise<Installation[]> {
  const known = new Map<string, Connection>();
  for (const { connectionId } of stored) {
    if (known.has(connectionId)) continue;
    known.set(connectionId, await connections.getConnectionFor(context, connectionId));
  }
  return stored.flatMap((one) => {
    const connection = known.get(one.connectionId);
    return connection ? join(one, connection) : [];
  });
}

function join(stored: StoredInstallation, connection: Connection): Installation {
  const {
    groupRef: _,
    connectionId: __,
    healthStatus,
    lastOperationStatus,
    createTime,
    updateTime,
    ...row
  } = stored;
  return {
    ...row,
    group: connection.group,
    healthStatus: connection.status === 'bad_credentials' ? 'unhealthy' : healthStatus,
    ...(lastOperationStatus && { lastOperationStatus }),
    connection,
    createTime: createTime.toISOString(),
    ...(updateTime && { updateTime: updateTime.toISOString() }),
  };
}
