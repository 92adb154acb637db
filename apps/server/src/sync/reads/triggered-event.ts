import type { InstallationFields, NotificationEvent } from '@dowel/schema';
import type { readRuns } from '../../platform/db/tables.ts';

type Asked = Pick<typeof readRuns.$inferSelect, 'id' | 'objectName' | 'fromTime' | 'untilTime'>;

/** What tells of the end of a read that was asked for. `failure`: why it failed, if it did. */
export function triggeredEvent(
  fields: InstallationFields,
  { id, objectName, fromTime, untilTime }: Asked,
  failure: string | undefined,
): NotificationEvent {
  const data = {
    ...fields,
    objectName,
    operationId: id,
    ...(fromTime && { fromTimestamp: fromTime.toISOString() }),
    ...(untilTime && { untilTimestamp: untilTime.toISOString() }),
  };
  return failure === undefined
    ? { notificationType: 'read.triggered.done', data }
    : { notificationType: 'read.triggered.error', data: { ...data, error: failure } };
}
