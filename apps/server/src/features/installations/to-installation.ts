import type { Connection, Installation } from '@dowel/schema';
import { toAnsweredContent } from '@dowel/schema/rules';
import type { Context } from '../../context.ts';
import * as connections from '../connections/service.ts';
import type { StoredInstallation } from './queries.ts';

/** Joins what is stored with the connection it runs over. */
export async function toInstallation(context: Context, stored: StoredInstallation): Promise<Installation> {
  return join(stored, await connections.getConnectionFor(context, stored.connectionId));
}

/** As `toInstallation`, for many; of one group when one is named. */
export async function toInstallations(
  context: Context,
  stored: readonly StoredInstallation[],
  groupRef: string | undefined,
): Promise<Installation[]> {
  if (stored.length === 0) return [];
  // One query for all of them, however many there are.
  const all = await connections.list(context, groupRef === undefined ? {} : { groupRef });
  const byId = new Map(all.items.map((connection) => [connection.id, connection]));
  return stored.flatMap((one) => {
    const connection = byId.get(one.connectionId);
    return connection ? join(one, connection) : [];
  });
}

function join(stored: StoredInstallation, connection: Connection): Installation {
  const {
    groupRef: _,
    connectionId: __,
    healthStatus,
    lastOperationStatus,
    config,
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
    config: { ...config, content: toAnsweredContent(config.content) },
    createTime: createTime.toISOString(),
    ...(updateTime && { updateTime: updateTime.toISOString() }),
  };
}
