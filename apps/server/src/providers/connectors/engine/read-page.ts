import { exceptionOf, nameIn } from '@dowel/schema/connector';
import type { ProviderText } from '../../provider-words/provider-text.ts';
import type { ProviderFetch } from './call.ts';
import type { RestDefinition } from './definition.ts';
import { assertObject, feedOf, toObject } from './object.ts';
import { underItsName } from './older-names.ts';
import type { PageRequest } from './page-request.ts';
import { readBelow, readBelowOne } from './parents/read-below.ts';
import type { ProviderPage } from './provider-page.ts';
import { readWithDeleted } from './read-deleted.ts';
import { readList } from './read-list.ts';
import { readTimeFeed } from './read-time-feed.ts';

export { type PageRequest, requestFor } from './page-request.ts';
export type { ProviderPage } from './provider-page.ts';
export type { ProviderRecord } from './records.ts';

/**
 * Reads one page of an object's records. Of an object with parents, it is one page of the parents, without a record, or
 * one of the list below a parent. If the request names a parent, it is one of the list below that one.
 * @throws {ProviderError}
 */
export async function readPage(
  connector: RestDefinition,
  request: PageRequest,
  fetch: ProviderFetch,
): Promise<ProviderPage> {
  assertObject(connector, request.objectName);
  return underItsName(connector, request.objectName, fetch, (known) => readKnownPage(known, request, fetch));
}

async function readKnownPage(
  connector: RestDefinition,
  request: PageRequest,
  fetch: ProviderFetch,
): Promise<ProviderPage> {
  const object = toObject(connector, request.objectName);
  const feed = feedOf(object.changes);
  if (request.feed && feed?.by === 'time') {
    return readTimeFeed({ connector, object, feed, request, fetch });
  }
  const ownPages = connector.functions?.pagesOf?.(nameIn(connector, request.objectName));
  if (ownPages) {
    const { cursor: _, ...first } = request;
    return ownPages(request, (query) =>
      readList(withQuery(connector, first.objectName, query), first, fetch),
    );
  }
  const { parents } = object;
  if (!parents) return readWithDeleted(connector, request, fetch);
  const { parent } = request;
  return parent
    ? readBelowOne(connector, parents, { ...request, parent }, fetch)
    : readBelow(connector, parents, request, fetch);
}

/** The connector as it lists an object with these parameters. */
function withQuery(
  connector: RestDefinition,
  objectName: string,
  query: Readonly<Record<string, string>>,
): RestDefinition {
  const { list } = toObject(connector, objectName);
  const own = {
    ...exceptionOf(connector, objectName),
    list: { ...list, request: { ...list.request, query: { ...query } } },
  };
  return { ...connector, objects: { ...connector.objects, [nameIn(connector, objectName)]: own } };
}

/** How many calls a few records are worth. */
const MAX_CALLS = 5;

/**
 * The first records of an object that can be had with a few calls. Below parents, the first lists may be empty.
 * @throws {ProviderError}
 */
export async function firstRecords(
  ask: (cursor: ProviderText | undefined) => Promise<ProviderPage>,
): Promise<ProviderPage> {
  let page = await ask(undefined);
  for (let calls = 1; page.below && page.records.length === 0 && calls < MAX_CALLS; calls += 1) {
    if (!page.nextCursor) break;
    page = await ask(page.nextCursor);
  }
  return page;
}
