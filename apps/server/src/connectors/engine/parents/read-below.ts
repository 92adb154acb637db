import { ProviderText } from '../../../provider-words/provider-text.ts';
import type { Connector, Parents } from '../../connector.ts';
import type { ProviderFetch } from '../call.ts';
import { toObject } from '../object.ts';
import type { PageRequest } from '../page-request.ts';
import type { ProviderPage } from '../provider-page.ts';
import { readList } from '../read-list.ts';
import { textAt } from '../record-facts.ts';
import type { ProviderRecord } from '../records.ts';
import {
  belowParent,
  isReadable,
  membersOf,
  type ParentValues,
  valuesOf,
  withoutParent,
} from './parent-values.ts';
import {
  afterParent,
  type ParentsPosition,
  readParentsPosition,
  writeParentsPosition,
} from './parents-position.ts';

/** The most parents that a position holds. */
const MAX_PARENTS = 100;

/** Where a page is in a read below parents. */
export type BelowParents =
  | {
      /** The page lists parents. It has no records of the object. */
      readonly lists: 'parents';
      /** What stands for the page, so that one that comes again is noticed. */
      readonly names: readonly string[];
      /** How many of them have no list that can be read. */
      readonly leftOut: number;
    }
  | (ReadParent & {
      readonly lists: 'children';
      /** It is the last page below this parent. */
      readonly isEnd: boolean;
    });

/** A parent whose list is read. */
export interface ReadParent {
  readonly parent: ParentValues;
  /** Only at the end of a list with a feed by token: stands for what comes later below this parent. */
  readonly token?: ProviderText;
}

/** The call for a page: of which list it is, and what it asks for. */
export function callAt(connector: Connector, request: PageRequest): PageRequest {
  const { parents } = toObject(connector, request.objectName);
  if (!parents) return request;
  return callFor(parents, request, readParentsPosition(request.cursor?.toSend()));
}

/**
 * Reads one page of parents, or one page of the list below a parent.
 * @throws {ProviderError}
 */
export async function readBelow(
  connector: Connector,
  parents: Parents,
  request: PageRequest,
  fetch: ProviderFetch,
): Promise<ProviderPage & { below: BelowParents }> {
  const position = readParentsPosition(request.cursor?.toSend());
  const page = await readList(connector, callFor(parents, request, position), fetch);
  const [parent] = position.queue;
  if (!parent) return toParents(parents, page);
  const { nextCursor, nextToken: token, ...found } = page;
  const next = nextCursor ? { ...position, cursor: nextCursor.toSend() } : afterParent(position);
  return {
    ...found,
    records: toBelow(connector, parents, { ...request, parent }, page),
    ...cursorOf(next),
    below: { lists: 'children', parent, isEnd: nextCursor === undefined, ...(token && { token }) },
  };
}

type OneList = PageRequest & { readonly parent: ParentValues };

/**
 * Reads one page of the list below the parent that is named.
 * @throws {ProviderError}
 */
export async function readBelowOne(
  connector: Connector,
  parents: Parents,
  request: OneList,
  fetch: ProviderFetch,
): Promise<ProviderPage> {
  const fields = withoutParent(parents, request.fields);
  const page = await readList(connector, { ...request, fields }, fetch);
  return { ...page, records: toBelow(connector, parents, request, page) };
}

function toBelow(
  connector: Connector,
  parents: Parents,
  { objectName, parent }: OneList,
  page: ProviderPage,
): ProviderRecord[] {
  const { id } = toObject(connector, objectName).record;
  return page.records.map((record) => belowParent(parents, parent, record, textAt(record, id)));
}

function callFor(
  parents: Parents,
  { cursor: _, ...request }: PageRequest,
  { nextParents, queue, cursor }: ParentsPosition,
): PageRequest {
  const { object } = parents;
  const [parent] = queue;
  if (parent) {
    const fields = withoutParent(parents, request.fields);
    return { ...request, fields, parent, ...(cursor !== undefined && { cursor: new ProviderText(cursor) }) };
  }
  return {
    objectName: object,
    fields: membersOf(parents),
    pageSize: Math.min(request.pageSize, MAX_PARENTS),
    ...(request.now && { now: request.now }),
    ...(typeof nextParents === 'string' && { cursor: new ProviderText(nextParents) }),
  };
}

function toParents(parents: Parents, page: ProviderPage): ProviderPage & { below: BelowParents } {
  const { nextCursor, nextToken: _, ...answered } = page;
  const usable = page.records.filter((record) => isReadable(parents, record));
  const found = usable.map((record) => valuesOf(parents, record));
  const queue = found.filter((values) => values !== undefined);
  const next = { nextParents: nextCursor?.toSend() ?? null, queue };
  return {
    ...answered,
    records: [],
    originals: [],
    // A parent without what a request needs is no record either.
    oddEntries: page.oddEntries + found.length - queue.length,
    ...cursorOf(next),
    below: {
      lists: 'parents',
      names: page.records.map((record) => JSON.stringify(valuesOf(parents, record))),
      leftOut: page.records.length - usable.length,
    },
  };
}

function cursorOf(position: ParentsPosition): { nextCursor?: ProviderText } {
  const text = writeParentsPosition(position);
  return text === undefined ? {} : { nextCursor: new ProviderText(text) };
}
