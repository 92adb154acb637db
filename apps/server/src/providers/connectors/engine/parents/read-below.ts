import { nameIn } from '@dowel/schema/connector';
import { sha256 } from '../../../../platform/digest.ts';
import { ProviderText } from '../../../provider-words/provider-text.ts';
import type { Parents } from '../../format.ts';
import type { ProviderFetch } from '../call.ts';
import type { RestDefinition } from '../definition.ts';
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
  valuesInside,
  valuesOf,
  withoutParent,
} from './parent-values.ts';
import {
  afterPage,
  cursorAt,
  innerAt,
  isFirstAgain,
  type ParentsPosition,
  placeOf,
  positionWithin,
  readParentsPosition,
  within,
  writeParentsPosition,
} from './parents-position.ts';

/** The most parents that a position holds. */
const MAX_PARENTS = 100;

/** A page that lists parents. It has no records of the object. */
interface ParentsBelow {
  readonly lists: 'parents';
  /** What stands for the page, so that one that comes again is noticed. */
  readonly names: readonly string[];
  /** How many of them have no list that can be read. */
  readonly leftOut: number;
}

export type BelowParents =
  | ParentsBelow
  | (ReadParent & {
      readonly lists: 'children';
      /** It is the last page below this parent. */
      readonly isEnd: boolean;
      /** The next page is one of another list. */
      readonly isListEnd: boolean;
      /** How many lists inside records of the page are not read, because they are too deep or too many. */
      readonly innerLeftOut: number;
      /** It is the first page of its list, which the provider sends once more. */
      readonly isRepeated: boolean;
      /** Stands for where the next page is, where its cursor says more than that. */
      readonly place?: string;
    });

/** A parent whose list is read. */
export interface ReadParent {
  readonly parent: ParentValues;
  /** Only at the end of a list with a feed by token: stands for what comes later below this parent. */
  readonly token?: ProviderText;
}

/** The call for a page: of which list it is, and what it asks for. */
export function callAt(connector: RestDefinition, request: PageRequest): PageRequest {
  const { parents } = toObject(connector, request.objectName);
  if (!parents) return request;
  const position = readParentsPosition(request.cursor?.toSend());
  const call = callFor(parents, request, position);
  return position.queue.length === 0 ? callAt(connector, call) : call;
}

/**
 * Reads one page of parents, or one page of the list below a parent.
 * @throws {ProviderError}
 */
export async function readBelow(
  connector: RestDefinition,
  parents: Parents,
  request: PageRequest,
  fetch: ProviderFetch,
): Promise<ProviderPage & { below: BelowParents }> {
  const position = readParentsPosition(request.cursor?.toSend());
  const call = callFor(parents, request, position);
  const [parent] = position.queue;
  if (!parent) return readParents(connector, parents, call, fetch);
  const page = await readList(connector, call, fetch);
  const { nextCursor, nextToken: token, ...found } = page;
  const ids = innerIds(connector, request, position, page);
  const canBeInside = connector.functions?.hasListInside !== undefined;
  const content = canBeInside && page.originals.length > 0 ? sha256(JSON.stringify(page.originals)) : '';
  const { next, leftOut } = afterPage(position, nextCursor?.toSend(), ids, content);
  const place = placeOf(next);
  return {
    ...found,
    records: toBelow(connector, parents, { ...request, parent }, page),
    ...cursorOf(next),
    below: {
      lists: 'children',
      parent,
      isEnd: next.queue.length < position.queue.length,
      isListEnd: nextCursor === undefined || innerAt(next) !== innerAt(position),
      innerLeftOut: leftOut,
      isRepeated: content !== '' && isFirstAgain(position, content),
      ...(place !== undefined && { place }),
      ...(token && { token }),
    },
  };
}

type OneList = PageRequest & { readonly parent: ParentValues };

/**
 * Reads one page of the list below the parent that is named.
 * @throws {ProviderError}
 */
export async function readBelowOne(
  connector: RestDefinition,
  parents: Parents,
  request: OneList,
  fetch: ProviderFetch,
): Promise<ProviderPage> {
  const fields = withoutParent(parents, request.fields);
  const page = await readList(connector, { ...request, fields }, fetch);
  return { ...page, records: toBelow(connector, parents, request, page) };
}

function toBelow(
  connector: RestDefinition,
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
  position: ParentsPosition,
): PageRequest {
  const { object } = parents;
  const { nextParents, queue } = position;
  const [parent] = queue;
  if (parent) {
    const [cursor, inner] = [cursorAt(position), innerAt(position)];
    const fields = withoutParent(parents, request.fields);
    return {
      ...request,
      fields,
      parent: inner === undefined ? parent : valuesInside(parents, inner),
      ...(cursor !== undefined && { cursor: new ProviderText(cursor) }),
    };
  }
  return {
    objectName: object,
    fields: membersOf(parents),
    pageSize: Math.min(request.pageSize, MAX_PARENTS),
    ...(request.now && { now: request.now }),
    ...(typeof nextParents === 'string' && {
      cursor: new ProviderText(positionWithin(nextParents) ?? nextParents),
    }),
  };
}

/** The records of a page whose lists are read too. One that is around the list already would be read for ever. */
function innerIds(
  connector: RestDefinition,
  { objectName }: PageRequest,
  { inner }: ParentsPosition,
  page: ProviderPage,
): string[] {
  const { hasListInside } = connector.functions ?? {};
  if (!hasListInside) return [];
  const { id } = toObject(connector, objectName).record;
  const around = inner.map(({ ids }) => ids[0]);
  const ids = page.records
    .filter((record) => hasListInside(nameIn(connector, objectName), record))
    .flatMap((record) => textAt(record, id) ?? []);
  return ids.filter((one) => !around.includes(one));
}

/** One page of parents. They can be below others themselves. */
async function readParents(
  connector: RestDefinition,
  parents: Parents,
  call: PageRequest,
  fetch: ProviderFetch,
): Promise<ProviderPage & { below: BelowParents }> {
  const { parents: above } = toObject(connector, parents.object);
  if (!above) return toParents(parents, await readList(connector, call, fetch));
  const { nextCursor, below, ...page } = await readBelow(connector, above, call, fetch);
  const next = nextCursor && new ProviderText(within(nextCursor.toSend()));
  const found = toParents(parents, { ...page, ...(next && { nextCursor: next }) });
  return { ...found, below: { ...found.below, ...aboveParents(found.below, below, call) } };
}

/** What a page says of parents that are below others: each page of these is new, also without a parent on it. */
function aboveParents(
  found: ParentsBelow,
  above: BelowParents,
  { cursor }: PageRequest,
): Pick<ParentsBelow, 'names' | 'leftOut'> {
  if (above.lists === 'parents') return { names: above.names, leftOut: found.leftOut + above.leftOut };
  const page = JSON.stringify([above.parent, above.isRepeated || cursor?.toSend()]);
  return { names: [page, ...found.names], leftOut: found.leftOut + above.innerLeftOut };
}

function toParents(parents: Parents, page: ProviderPage): ProviderPage & { below: ParentsBelow } {
  const { nextCursor, nextToken: _, below: __, ...answered } = page;
  const usable = page.records.filter((record) => isReadable(parents, record));
  const found = usable.map((record) => valuesOf(parents, record));
  const queue = found.filter((values) => values !== undefined);
  const next = { nextParents: nextCursor?.toSend() ?? null, queue, inner: [], innerFound: 0 };
  return {
    ...answered,
    records: [],
    originals: [],
    // A parent without what a request needs is no record either.
    oddEntries: [
      ...page.oddEntries,
      ...found.flatMap((values, index) =>
        values ? [] : [`parent ${index + 1} (it lacks what a request below it needs)`],
      ),
    ],
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
