import type { AssociatedObject, SubscribeResult } from '@dowel/schema';
import { findNativeRead, toReadResult } from '@dowel/schema/rules';
import type { Context } from '../../../context.ts';
import { readEntries } from '../../../installing/installations/rules.ts';
import type { LinkedRecord } from '../../../providers/connectors/engine/webhooks/read-event.ts';
import { type FetchedRecords, fetchRecords } from './fetch-records.ts';
import type { EventPlan } from './find-plan.ts';
import type { KnownEvent } from './to-results.ts';

/** The records of links that have changed, by the provider's name of their object. */
export type LinkedRecords = ReadonlyMap<string, FetchedRecords>;

/**
 * Fetches both records of each link that has changed, if the manifest wants them. Only objects that are read have fields
 * to fetch.
 * @throws {ProviderError}
 */
export async function fetchLinked(
  context: Context,
  plan: EventPlan,
  events: readonly KnownEvent[],
  signal: AbortSignal,
): Promise<LinkedRecords> {
  const fetched = new Map<string, FetchedRecords>();
  if (!plan.wanted.hasLinkedRecords) return fetched;
  const linked = events.flatMap(({ event, kind }) =>
    kind === 'associationUpdate' && event.association ? [event.association.from, event.association.to] : [],
  );
  const { content, latest } = plan.installed;
  for (const [objectName, records] of Map.groupBy(linked, (record) => record.objectName)) {
    if (objectName === undefined) continue;
    const read = findNativeRead(latest, objectName);
    const entry = readEntries(content, latest).get(objectName);
    const ids = records.map(({ id }) => id);
    fetched.set(
      objectName,
      await fetchRecords(context, { ...plan, wanted: { objectName }, read, entry }, ids, signal),
    );
  }
  return fetched;
}

/** What a message says of the two records of a link. */
export function toLinked(
  plan: EventPlan,
  linked: LinkedRecords,
  { event }: KnownEvent,
): Pick<SubscribeResult, 'fromRecord' | 'toRecord'> {
  const { association } = event;
  if (!association) return {};
  return {
    fromRecord: toAssociated(plan, linked, association.from),
    toRecord: toAssociated(plan, linked, association.to),
  };
}

/** A record that is gone meanwhile, or was not wanted, is its id and its object. */
function toAssociated(
  { installed }: EventPlan,
  linked: LinkedRecords,
  { id, objectName }: LinkedRecord,
): AssociatedObject {
  if (objectName === undefined) return { id };
  const deliveredName = findNativeRead(installed.latest, objectName)?.mapToName ?? objectName;
  const named = { id, objectName: deliveredName, rawObjectName: objectName };
  const fetched = linked.get(objectName);
  const record = fetched?.records.get(id);
  if (!fetched || !record) return named;
  return { ...named, ...toReadResult(fetched.mapping, record, fetched.originals.get(id)) };
}
