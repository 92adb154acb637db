import { ownValue } from '@dowel/schema/rules';
import { sha256 } from '../../../platform/digest.ts';
import { memberOf } from '../../provider-words/member-of.ts';
import { askForJson, type ProviderFetch } from './call.ts';
import type { RestDefinition } from './definition.ts';
import type { TimeFeed } from './feed-changes.ts';
import { getOriginal } from './get-record.ts';
import type { LeftOut } from './leaving-out.ts';
import type { HandledObject } from './object.ts';
import { type PageRequest, sizeFor, toProviderRequest } from './page-request.ts';
import { cursorAfter } from './paging/cursor-after.ts';
import { readPosition } from './paging/page-position.ts';
import { ProviderError } from './provider-error.ts';
import type { ProviderPage } from './provider-page.ts';
import { deletedMark, textAt } from './record-facts.ts';
import { fieldsFor, type ProviderRecord, recordsIn } from './records.ts';
import { parseTime } from './request/times.ts';

/** How many records are asked for at the same time. */
const PARALLEL_CALLS = 4;

interface Reading {
  readonly connector: RestDefinition;
  readonly object: HandledObject;
  readonly feed: TimeFeed;
  readonly request: PageRequest;
  readonly fetch: ProviderFetch;
}

/**
 * Reads one page of a feed by time, and each record that it names as it is now.
 * @throws {ProviderError}
 */
export async function readTimeFeed(reading: Reading): Promise<ProviderPage> {
  const { connector, feed, request, fetch } = reading;
  const { list } = feed;
  const position = readPosition(connector, request.objectName, list.paging, request.cursor?.toSend());
  const answer = await askForJson(
    connector,
    toProviderRequest(connector, list, request, position, undefined),
    fetch,
  );
  const found = recordsIn(answer.body, list.records, (entry) => entry);
  if (!found) {
    const words = `${connector.displayName} did not list the changes of "${request.objectName}" where they were expected.`;
    throw new ProviderError('unreachable', words);
  }
  const size = sizeFor(list, request);
  const next = cursorAfter(connector, list.paging, found, {
    objectName: request.objectName,
    answer,
    position,
    size,
  });
  const changes = [...changesIn(reading, found.originals)];
  const { originals, missingFields } = await fetchAll(
    reading,
    changes.map(([id]) => id),
  );
  const toFields = fieldsFor(connector, request.objectName);
  const there = changes.flatMap(([, time], index) => {
    const original = originals[index];
    return original ? [{ original, time }] : [];
  });
  return {
    status: answer.status,
    records: there.map(({ original }) => toFields(original)),
    originals: there.map(({ original }) => original),
    oddEntries: found.odd,
    secrets: answer.secrets,
    ...(missingFields.length > 0 && { missingFields }),
    fed: {
      changeTimes: there.map(({ time }) => time),
      entries: found.entries,
      fingerprint: sha256(JSON.stringify(found.originals)),
    },
    ...next,
  };
}

/** The ids of the records that have changed, and the latest time of it that belongs to the read. */
function changesIn(
  { feed: { entry }, request: { until } }: Reading,
  entries: readonly ProviderRecord[],
): Map<string, Date | undefined> {
  const changes = new Map<string, Date | undefined>();
  for (const one of entries) {
    const about = entry.only && textAt(one, entry.only.member);
    const member = about === entry.only?.text ? entry.recordId : ownValue(entry.changedWith, about ?? '');
    const id = member && textAt(one, member);
    const time = parseTime(memberOf(one, entry.time.member), entry.time);
    if (!id || (time && until && time > until)) continue;
    const known = changes.get(id);
    changes.set(id, known && time && known > time ? known : time);
  }
  return changes;
}

async function fetchAll(reading: Reading, ids: readonly string[]) {
  const originals: (ProviderRecord | undefined)[] = [];
  const missingFields = new Set<string>();
  for (let start = 0; start < ids.length; start += PARALLEL_CALLS) {
    const some = ids.slice(start, start + PARALLEL_CALLS);
    for (const one of await Promise.all(some.map((id) => fetchOne(reading, id)))) {
      originals.push(one?.found);
      for (const name of one?.missingFields ?? []) missingFields.add(name);
    }
  }
  return { originals, missingFields: [...missingFields] };
}

/** Undefined for a record that is gone, where nothing can say so. */
async function fetchOne(
  { connector, object, request: { objectName, fields }, fetch }: Reading,
  id: string,
): Promise<LeftOut<ProviderRecord> | undefined> {
  try {
    return await getOriginal(connector, { objectName, id, fields }, fetch);
  } catch (error) {
    if (!(error instanceof ProviderError) || !error.isGone) throw error;
    const found = deletedRecord(object, id);
    return found && { found, missingFields: [] };
  }
}

/** What is left of a record that the provider no longer has. */
function deletedRecord({ record, deletes }: HandledObject, id: string): ProviderRecord | undefined {
  const mark = deletes.source === 'feed' ? deletedMark(deletes) : undefined;
  return mark && { ...nested(record.id, id), ...nested(mark.member, mark.value) };
}

function nested(path: string, value: unknown): ProviderRecord {
  const [first = '', ...rest] = path.split('.');
  return { [first]: rest.reduceRight<unknown>((inner, name) => ({ [name]: inner }), value) };
}
