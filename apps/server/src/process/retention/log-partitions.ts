import type { PublicContext } from '../../context.ts';
import { readPartitions } from '../../platform/db/partitions/catalogue.ts';
import { dropOver } from '../../platform/db/partitions/drop-over.ts';
import { makeAhead } from '../../platform/db/partitions/make-ahead.ts';
import { idAt, widthMsOf } from '../../platform/db/partitions/periods.ts';
import { operationLogs } from '../../platform/db/tables.ts';
import { findLastingLogs } from './queries.ts';

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
  await orLater(context, makeAhead(context, operationLogs, operationsMs));
  const findLasting = (period: Parameters<typeof findLastingLogs>[1]) =>
    findLastingLogs(context, period, before);
  await orLater(context, dropOver(context, operationLogs, before, findLasting));
  const { ranges } = await readPartitions(context, operationLogs);
  const latest = idAt(before.getTime());
  const oldest = ranges[0]?.period.from ?? latest;
  if (oldest > latest) return latest;
  const earliest = idAt(before.getTime() - widthMsOf(operationsMs));
  if (oldest > earliest) return oldest;
  return earliest;
}

/** A table that is busy is left for the next cleaning: those who use it do not wait for us. */
async function orLater(context: PublicContext, work: Promise<unknown>): Promise<void> {
  await work.catch((err: unknown) => {
    context.log.warn({ err }, 'the partitions of the logs could not be changed; they are tried again later');
  });
}
