import type { RecordMapping } from '@dowel/schema/rules';
import type { Context } from '../../../context.ts';
import { findFields, silentlyMissing } from '../../../installing/object-metadata/service.ts';
import { inParallel } from '../../../platform/in-parallel.ts';
import { ProviderError } from '../../../providers/connectors/engine/provider-error.ts';
import type { ProviderRecord } from '../../../providers/connectors/engine/records.ts';
import type { EventPlan } from './find-plan.ts';

const PARALLEL_CALLS = 4;

/** The records of some events as they are now. */
export interface FetchedRecords {
  readonly mapping: RecordMapping;
  /** The fields that were asked for. */
  readonly names: readonly string[];
  /** When the provider was asked. */
  readonly askedTime: Date;
  /** Those of them that the provider does not show. */
  readonly missingFields: readonly string[];
  /** Null: the provider does not have it any more. */
  readonly records: ReadonlyMap<string, ProviderRecord | null>;
  /** The same records as the provider sent them. */
  readonly originals: ReadonlyMap<string, ProviderRecord>;
  /** Those that the provider did not give. */
  readonly failures: ReadonlyMap<string, ProviderError>;
}

/** What decides how records of an object are fetched. */
export type Fetching = Pick<EventPlan, 'open' | 'connector' | 'read' | 'entry'> & {
  readonly wanted: Pick<EventPlan['wanted'], 'objectName'>;
};

/**
 * Fetches the records that events are about. Each is fetched once, however many events name it.
 * @throws {ProviderError} when the provider cannot be asked now
 */
export async function fetchRecords(
  context: Context,
  plan: Fetching,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<FetchedRecords> {
  const { open, connector, read, entry, wanted } = plan;
  const askedTime = context.now();
  if (!read || ids.length === 0)
    return {
      mapping: nothing,
      names: [],
      askedTime,
      missingFields: [],
      records: new Map(),
      originals: new Map(),
      failures: new Map(),
    };
  const { objectName } = wanted;
  const fetch = open.fetchFor('read', signal);
  const { names: fields, mapping } = await findFields(context, plan, read, entry);
  const missingFields = new Set<string>();
  const records = new Map<string, ProviderRecord | null>();
  const originals = new Map<string, ProviderRecord>();
  const failures = new Map<string, ProviderError>();
  await inParallel([...new Set(ids)], PARALLEL_CALLS, async (id) => {
    // If the first ones all failed, the others are not asked for.
    const [common] = records.size === 0 && failures.size >= PARALLEL_CALLS ? failures.values() : [];
    if (common) {
      failures.set(id, common);
      return;
    }
    try {
      const left = await connector.get({ objectName, id, fields }, fetch).catch(nullIfGone);
      const record = left?.found ?? null;
      if (left) originals.set(id, left.original);
      for (const name of left?.missingFields ?? []) missingFields.add(name);
      const isDeleted = record !== null && connector.isDeleted?.(objectName, record, id);
      records.set(id, isDeleted ? null : record);
    } catch (error) {
      if (!(error instanceof ProviderError && isOfRecord(error))) throw error;
      failures.set(id, error);
    }
  });
  const asked = fields.filter((name) => !missingFields.has(name));
  const shown = [...records.values()].filter((record) => record !== null);
  for (const name of await silentlyMissing(context, open, { connector, objectName }, asked, shown)) {
    missingFields.add(name);
  }
  return {
    mapping,
    names: fields,
    askedTime,
    missingFields: [...missingFields],
    records,
    originals,
    failures,
  };
}

const nothing: RecordMapping = { plain: [], mapped: [], values: new Map() };

/** Whether a failed call may say something about its record only. */
function isOfRecord({ kind, status, waitUntil }: ProviderError): boolean {
  return status !== undefined && waitUntil === undefined && kind !== 'credentials' && kind !== 'rate_limited';
}

function nullIfGone(error: unknown): null {
  if (error instanceof ProviderError && error.isGone) return null;
  throw error;
}
