import { type FieldFilter, judgeFilter, plainText, valueAt } from '@dowel/schema/rules';
import type { ProviderText } from '../../provider-words/provider-text.ts';
import type { ListEndpoint } from '../format.ts';
import type { ProviderRequest } from './call.ts';
import type { RestDefinition } from './definition.ts';
import { askedTimesOf, feedOf, type HandledObject, limitedList, toObject } from './object.ts';
import { firstPage, type PagePosition } from './paging/page-position.ts';
import { isFromParent, type ParentValues } from './parents/parent-values.ts';
import { ProviderError } from './provider-error.ts';
import type { ProviderRecord } from './records.ts';
import {
  type Condition,
  canAsk,
  canAskFor,
  isOther,
  misreadValue,
  type OtherFilter,
  putConditions,
} from './request/conditions.ts';
import { RequestDraft } from './request/draft.ts';
import { fieldParts, writtenNames } from './request/field-names.ts';
import { timeFrom, timeUntil } from './request/times.ts';

/** Which records of an object to read. */
export interface PageRequest {
  objectName: string;
  /** Names as in a config. For a bracket path, the provider is asked for the first segment. */
  fields: readonly string[];
  pageSize: number;
  /** The cursor of the page before. */
  cursor?: ProviderText;
  /** Only records that changed at this time or later, if the provider can filter by time. */
  since?: Date;
  /** The beginning of what is read. `since` is later than that once records up to it were read in their order. */
  from?: Date;
  /** Only records that changed at this time or earlier, if the provider can filter by it. */
  until?: Date;
  /** Only records that meet all of them. Ask `canFilter` first. `isQuoted` is for a query language, where types are known. */
  filters?: readonly (FieldFilter & { readonly isQuoted?: boolean })[];
  /** What has changed is asked of the object's feed: with a token, or with `since` and `until`. */
  feed?: { readonly token?: string };
  /** The present. It is the real one when absent. */
  now?: Date;
  isDeleted?: true;
  /** The list below this parent. Only for an object with parents. */
  parent?: ParentValues;
}

/** Whether the provider finds records of an object by their values. Below parents, one of the values is the parent. */
export function canFilter(connector: RestDefinition, objectName: string): boolean {
  const object = toObject(connector, objectName);
  return object.parents !== undefined || canAsk(limitedList(object).conditions, 'equals');
}

/** Whether the provider finds records of an object by this value. */
export function canFilterBy(connector: RestDefinition, objectName: string, filter: FieldFilter): boolean {
  const object = toObject(connector, objectName);
  const isOwn = !object.parents || !isFromParent(object.parents, filter.fieldName);
  return isOwn && canAskFor(limitedList(object).conditions, filter, connector.functions);
}

/**
 * Most providers ignore a parameter that they do not know, and answer every record.
 * @throws {ProviderError} when all records have another value, and the connector does not say which fields the list takes
 */
export function assertFiltered(
  connector: RestDefinition,
  request: Pick<PageRequest, 'objectName' | 'filters'>,
  records: readonly ProviderRecord[],
): void {
  const { objectName, filters = [] } = request;
  const { conditions } = limitedList(toObject(connector, objectName));
  if (conditions?.style !== 'parameters' || conditions.equalsFields || records.length === 0) return;
  const ignored = filters.find((filter) => records.every((record) => hasOther(record, filter)));
  if (!ignored) return;
  const words = `${connector.displayName} answered only records with another "${ignored.fieldName}", so it does not find "${objectName}" by it. Let "equalsFields" of the connector name the fields that it takes.`;
  throw new ProviderError('rejected', words);
}

/** Whether a record shows another value than a filter wants. Many providers do not tell upper from lower case. */
function hasOther(record: ProviderRecord, filter: FieldFilter): boolean {
  const text = plainText(valueAt(record, filter.fieldName))?.toLowerCase();
  if (text === undefined || text === plainText(filter.value)?.toLowerCase()) return false;
  const verdict = judgeFilter(filter, record);
  return 'fits' in verdict && !verdict.fits;
}

/** The list that answers a request: the plain one, unless only the other can be limited as it must be. */
export function listFor(
  connector: Pick<RestDefinition, 'functions'>,
  object: HandledObject,
  { since, filters = [], feed: asked, isDeleted }: PageRequest,
): ListEndpoint {
  if (isDeleted && object.deleted) return object.deleted.list;
  const feed = feedOf(object.changes);
  if (asked && feed) return feed.by === 'time' ? feed.list : object.list;
  if (since !== undefined && object.changes.source === 'filter') return limitedList(object);
  const { conditions } = object.list;
  return filters.every((filter) => canAskFor(conditions, filter, connector.functions))
    ? object.list
    : limitedList(object);
}

/** The number of records to ask for. */
export function sizeFor({ paging }: ListEndpoint, { pageSize }: PageRequest): number {
  return Math.max(1, Math.min(pageSize, paging.size.max));
}

const MAX_LOGGED = 4000;

/** The request for a page, as a log may show it: without where it is, which may hold values of records. */
export function requestFor(connector: RestDefinition, { feed, ...others }: PageRequest): string {
  const request = { ...others, ...(feed && { feed: feed.token === undefined ? {} : { token: 'hidden' } }) };
  const list = listFor(connector, toObject(connector, request.objectName), request);
  const [names] = fieldParts(list.fieldsParameter, request.fields, connector.functions?.mostFields);
  return pageDraft(connector, list, request, firstPage, names).toString().slice(0, MAX_LOGGED);
}

/**
 * The request for a page. `names` undefined asks for every field.
 * @throws {ProviderError} `cursor_gone` if pages have another size now, so that their numbers stand for other records
 */
export function toProviderRequest(
  connector: RestDefinition,
  list: ListEndpoint,
  request: PageRequest,
  position: PagePosition,
  names: readonly string[] | undefined,
): ProviderRequest {
  const { style } = list.paging;
  if (position.size !== undefined && position.size !== sizeFor(list, request)) {
    throw new ProviderError('cursor_gone', 'Pages have another size now, so their numbers have changed.');
  }
  const draft = pageDraft(connector, list, request, position, names);
  const isAddress = (style === 'nextUrl' || style === 'linkHeader') && typeof position.cursor === 'string';
  // The address of a next page already says what was asked for.
  const address = isAddress ? String(position.cursor) : draft.address;
  const hasCursor = position.cursor !== undefined && style !== 'pageNumber';
  return { address, init: draft.init, hasCursor };
}

function pageDraft(
  connector: RestDefinition,
  list: ListEndpoint,
  request: PageRequest,
  position: PagePosition,
  names: readonly string[] | undefined,
): RequestDraft {
  const { paging, fieldsParameter, conditions } = list;
  const { objectName, parent } = request;
  const written =
    fieldsParameter && names ? writtenNames(connector, fieldsParameter, names, objectName) : undefined;
  const values = { ...parent, objectName, ...(written !== undefined && { fields: String(written) }) };
  const draft = new RequestDraft(connector, list.request, values);
  if (paging.size.into) draft.put(paging.size.into, sizeFor(list, request));
  if (fieldsParameter?.into && written !== undefined) draft.put(fieldsParameter.into, written);
  putPosition(draft, paging, position);
  putToken(connector, draft, request);
  const conditionsAndPage = {
    ...conditionsFor(connector, list, request, position),
    page: [position.count, sizeFor(list, request)],
  } as const;
  if (conditions) putConditions(connector, conditions, draft, conditionsAndPage, values);
  return draft;
}

function putPosition(
  draft: RequestDraft,
  paging: ListEndpoint['paging'],
  { cursor, count }: PagePosition,
): void {
  if (paging.style === 'offset') {
    if (count > 0) draft.put(paging.into, count);
  } else if (paging.style === 'pageNumber') {
    draft.put(paging.into, cursor ?? paging.first);
  } else if ('into' in paging && cursor !== undefined) {
    draft.put(paging.into, cursor);
  }
}

function putToken(
  connector: RestDefinition,
  draft: RequestDraft,
  { objectName, feed: asked }: PageRequest,
): void {
  const feed = feedOf(toObject(connector, objectName).changes);
  if (feed?.by === 'token' && asked?.token !== undefined) draft.put(feed.into, asked.token);
}

/** What the records of a page must meet. It is the same on every page. */
function conditionsFor(
  connector: RestDefinition,
  { conditions, paging }: ListEndpoint,
  { objectName, since, until, filters = [], feed, now = new Date() }: PageRequest,
  { after }: PagePosition,
): { wanted: Condition[]; others: OtherFilter[] } {
  const { changes } = toObject(connector, objectName);
  const wanted: Condition[] = [];
  const others: OtherFilter[] = [];
  const times = feed || changes.source === 'filter' ? askedTimesOf(changes) : undefined;
  if (times) {
    const field = times.field ?? '';
    const { writtenTime = (time: string) => time } = connector.functions ?? {};
    const want = (operator: 'from' | 'until', time: string | number) => {
      wanted.push({ operator, field, value: typeof time === 'string' ? writtenTime(time) : time });
    };
    if (since && canAsk(conditions, 'from')) want('from', timeFrom(times, since, now));
    if (until && canAsk(conditions, 'until')) want('until', timeUntil(times, until, now));
  }
  for (const filter of filters) {
    const { fieldName: field, value = '', isQuoted } = filter;
    // Without this, the provider would list every record.
    if (!canAskFor(conditions, filter, connector.functions)) {
      const misread = misreadValue(conditions, filter, connector.functions);
      const how = isOther(filter) ? `"${filter.operator}"` : misread;
      const by = how === undefined ? `"${field}"` : `"${field}" with ${how}`;
      const words = `${connector.displayName} was not called. It does not find "${objectName}" by ${by}.`;
      throw new ProviderError('rejected', words);
    }
    if (connector.functions?.takesSeveral?.(field) && plainText(value).includes(',')) {
      const words = `${connector.displayName} was not called. It would take a value of "${field}" with a comma for several.`;
      throw new ProviderError('rejected', words);
    }
    if (isOther(filter)) others.push(filter);
    else wanted.push({ operator: 'equals', field, value, ...(isQuoted !== undefined && { isQuoted }) });
  }
  if (after !== undefined) {
    const field = paging.style === 'keyset' ? paging.after.field : '';
    wanted.push({ operator: 'after', field, value: after });
  }
  return { wanted, others };
}
