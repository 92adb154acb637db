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
 * @param earlyIds a provider may not show these yet. One that it does not find has failed.
 * @throws {ProviderError} when the provider cannot be asked now
 */
export async function fetchRecords(
  context: Context,
  plan: Fetching,
  ids: readonly string[],
  signal: AbortSignal,
  earlyIds: ReadonlySet<string> = new Set(),
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
    const others = [...failures.values()].filter(({ isGone }) => !isGone);
    const [common] = records.size === 0 && others.length >= PARALLEL_CALLS ? others : [];
    if (common) {
      failures.set(id, common);
      return;
    }
    try {
      const got = await connector.get({ objectName, id, fields }, fetch);
      originals.set(id, got.original);
      for (const name of got.missingFields ?? []) missingFields.add(name);
      records.set(id, connector.isDeleted?.(objectName, got.found, id) ? null : got.found);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      if (error.isGone && (error.status === 410 || !earlyIds.has(id))) records.set(id, null);
      else if (error.isGone || isOfRecord(error)) failures.set(id, error);
      else throw error;
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

/** Whether a failure may say something about its record only, such as an id that no address can have. */
function isOfRecord({ kind, status, waitUntil }: ProviderError): boolean {
  if (waitUntil !== undefined || kind === 'credentials' || kind === 'rate_limited') return false;
  return status !== undefined || kind !== 'unreachable';
}
