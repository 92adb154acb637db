import type { ReadResult } from '@dowel/schema';
import type { Context } from '../../context.ts';
import type { InstalledObject } from '../../platform/db/of-object.ts';
import { storableTime } from '../../platform/db/storable-time.ts';
import type { WriteType } from '../../platform/db/tables/writes.ts';
import { hashOf } from '../../platform/digest.ts';
import { type OwnWrite, selectOwnWrites, upsertOwnWrites } from './queries.ts';
import { isAsWritten, type ReturnedRecord } from './rules.ts';

/** Whose records were written, by which operation. */
export interface OwnRun extends InstalledObject {
  readonly id: string;
  readonly type: WriteType;
}

export interface OwnRecord {
  readonly recordId: string;
  /** When it changed by that, as the provider answered, in milliseconds since 1970. */
  readonly updateMs: number | undefined;
  readonly sentTime: Date;
  readonly answeredTime: Date;
}

export type Origin = NonNullable<ReadResult['origin']>;

/** Remembers records that were written, in the transaction that stores how they ended. */
export async function remember(tx: Context, run: OwnRun, records: readonly OwnRecord[]): Promise<void> {
  const { id: operationId, installationId, objectName, type } = run;
  const byHash = new Map<string, OwnWrite>();
  for (const { recordId, updateMs, sentTime, answeredTime } of records) {
    const recordHash = hashOf(recordId);
    const updateTime = updateMs === undefined ? null : storableTime(updateMs);
    byHash.set(recordHash, { recordHash, operationId, type, updateTime, sentTime, answeredTime });
  }
  // Two transactions that store the same records in one order do not wait for each other in a circle.
  const inOrder = [...byHash.values()].sort((a, b) => (a.recordHash < b.recordHash ? -1 : 1));
  if (inOrder.length > 0) await upsertOwnWrites(tx, { installationId, objectName }, inOrder);
}

/** A record that has come back, and what stands for its id. */
export type Returned = ReturnedRecord & { readonly recordHash: string };

/** The origins of those records that are as this installation has written them, by what stands for their ids. */
export async function findOrigins(
  context: Context,
  subject: InstalledObject,
  granularityMs: number,
  records: readonly Returned[],
): Promise<Map<string, Origin>> {
  const known = await selectOwnWrites(
    context,
    subject,
    records.map(({ recordHash }) => recordHash),
  );
  const byHash = new Map(known.map((write) => [write.recordHash, write]));
  const origins = new Map<string, Origin>();
  for (const { recordHash, ...record } of records) {
    const write = byHash.get(recordHash);
    if (!write || !isAsWritten(write, record, granularityMs)) origins.delete(recordHash);
    else origins.set(recordHash, { kind: 'ownWrite', operationId: write.operationId });
  }
  return origins;
}
