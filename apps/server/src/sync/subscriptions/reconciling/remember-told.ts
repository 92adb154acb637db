import type { Context } from '../../../context.ts';
import { factsOf } from '../../../providers/connectors/engine/record-facts.ts';
import type { ProviderRecord } from '../../../providers/connectors/engine/records.ts';
import { hashOf } from '../../reads/running/position.ts';
import type { FetchedRecords } from '../delivering/fetch-records.ts';
import type { EventPlan } from '../delivering/find-plan.ts';
import { comparisonOf } from './compared.ts';
import { DELETED, type KnownRecord, upsertTold } from './known-records-queries.ts';
import { findObject } from './queries.ts';

export interface ToldRecords {
  /** The ids of those whose events say that they are gone. */
  readonly deletedIds: readonly string[];
  readonly fetched: FetchedRecords;
}

/**
 * Remembers the records that events have told of, so that a read does not find them again. One that is not shown was not told:
 * a read may find that it is deleted.
 */
export async function rememberTold(
  tx: Context,
  { installed, wanted, connector }: EventPlan,
  { deletedIds, fetched }: ToldRecords,
): Promise<void> {
  const { records, askedTime } = fetched;
  if (wanted.findable.size === 0 || records.size + deletedIds.length === 0) return;
  const subject = { installationId: installed.fields.installationId, objectName: wanted.objectName };
  // Without it nothing is read, so nothing has to be remembered.
  if (!(await findObject(tx, subject))) return;
  const handled = connector.object(wanted.objectName);
  const comparison = comparisonOf(wanted, fetched);
  const told = (id: string, record: ProviderRecord | null): KnownRecord => {
    const recordHash = hashOf(id);
    if (record === null || factsOf(handled, record).isDeleted) {
      return { recordHash, contentHash: DELETED, updateMs: undefined, askedTime };
    }
    const contentHash = hashOf(JSON.stringify(comparison.valueOf(record)));
    const updateMs = comparison.isByTime ? factsOf(handled, record).updateMs : undefined;
    return { recordHash, contentHash, updateMs, askedTime };
  };
  await upsertTold(tx, subject, [
    ...[...records].flatMap(([id, record]) => (record ? [told(id, record)] : [])),
    ...deletedIds.map((id) => told(id, null)),
  ]);
}
