import type { PublicContext } from '../../context.ts';
import { readPartitions } from '../../platform/db/partitions/catalogue.ts';
import { dropOver } from '../../platform/db/partitions/drop-over.ts';
import { makeAhead } from '../../platform/db/partitions/make-ahead.ts';
import { idAt, widthMsOf } from '../../platform/db/partitions/periods.ts';
import { operationLogs } from '../../platform/db/tables.ts';
import { orLater } from '../../platform/or-later.ts';
import { findLastingLogs, keepLogs } from './queries.ts';

/**
 * Makes the partitions of the logs that will be needed, and drops those that are over. Answers the id up to which
 * operations are deleted one by one.
 *
 * An operation waits until the partition with its log is dropped, so that no line has to be deleted by itself. When
 * partitions are not dropped in time, for example because they are much longer than the retention, it waits no longer
 * than a partition should take.
 */
export async function keepLogPartitions(context: PublicContext, before: Date): Promise<string> {
  const { operationsMs } = context.env.retention;
  const tables = [operationLogs] as const;
  await orLater(
    context,
    'change the partitions of logs',
    makeAhead(context, tables, widthMsOf(operationsMs)),
  );
  const dropping = dropOver(context, tables, before, async (period) => {
    // Nothing becomes lasting later.
    const lasting = await findLastingLogs(context, period, before);
    return (tx, detached) => keepLogs(tx, detached, lasting);
  });
  await orLater(context, 'change the partitions of logs', dropping);
  const { ranges } = await readPartitions(context, operationLogs);
  const latest = idAt(before.getTime());
  const oldest = ranges[0]?.period.from ?? latest;
  if (oldest > latest) return latest;
  const earliest = idAt(before.getTime() - widthMsOf(operationsMs));
  if (oldest > earliest) return oldest;
  return earliest;
}
