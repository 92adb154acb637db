import { sha256 } from '../../../platform/digest.ts';
import { memberOf } from '../../provider-words/member-of.ts';
import { ProviderText } from '../../provider-words/provider-text.ts';
import type { CreateTime, ListEndpoint } from '../format.ts';
import type { ProviderFetch } from './call.ts';
import type { RestDefinition } from './definition.ts';
import { toObject } from './object.ts';
import type { PageRequest } from './page-request.ts';
import type { ProviderPage } from './provider-page.ts';
import { readList } from './read-list.ts';
import { parseTime } from './request/times.ts';

export interface DeletedList {
  readonly list: ListEndpoint;
  /** When a record was deleted. One that does not say it is delivered by every read of changes. */
  readonly time: CreateTime;
  /** The member of a record that is true when it was deleted. */
  readonly member: string;
}

/** Begins the cursors of the list of what was deleted, to tell them from those of the object's own list. */
const DELETED = 'deleted:';

/** The call for a page of the list of what was deleted. Undefined if the page is one of the other list. */
export function deletedCallAt(connector: RestDefinition, request: PageRequest): PageRequest | undefined {
  const text = request.cursor?.toSend();
  if (!toObject(connector, request.objectName).deleted || !text?.startsWith(DELETED)) return undefined;
  // Whoever reads compares the records with the filters. This list need not know them.
  const { cursor: _, filters: __, since, from = since, ...asked } = request;
  const cursor = text.slice(DELETED.length);
  const at = cursor !== '' && { cursor: new ProviderText(cursor) };
  // The order of the other list says nothing about this one, of which no page was read.
  return { ...asked, ...(from && { since: from }), isDeleted: true, ...at };
}

/**
 * Reads one page of a list, and behind its last page what was deleted, if only changes are wanted.
 * @throws {ProviderError}
 */
export async function readWithDeleted(
  connector: RestDefinition,
  request: PageRequest,
  fetch: ProviderFetch,
): Promise<ProviderPage> {
  const { deleted } = toObject(connector, request.objectName);
  if (!deleted || request.since === undefined) return readList(connector, request, fetch);
  const call = deletedCallAt(connector, request);
  const { nextCursor, ...page } = await readList(connector, call ?? request, fetch);
  if (!call) {
    const afterList = new ProviderText(DELETED);
    return { ...page, nextCursor: nextCursor ?? afterList, afterList };
  }
  const { time } = deleted;
  const found = page.records.map((record, index) => ({
    record,
    original: page.originals[index] ?? record,
    time: parseTime(memberOf(record, time.member), time),
  }));
  // A list that cannot be limited has what was deleted long ago, too.
  const { since } = call;
  const wanted = found.filter((one) => !since || !one.time || one.time >= since);
  return {
    ...page,
    records: wanted.map(({ record }) => record),
    originals: wanted.map(({ original }) => original),
    ...(nextCursor && { nextCursor: new ProviderText(DELETED + nextCursor.toSend()) }),
    // A deletion is a change, and a record need not say it as its last one.
    fed: {
      changeTimes: wanted.map((one) => one.time),
      entries: found.length,
      fingerprint: sha256(JSON.stringify(page.originals)),
    },
  };
}
