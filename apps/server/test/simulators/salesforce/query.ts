import type { DialectAccount } from '../account.ts';
import { UnexpectedRequest } from '../refusal.ts';
import type { PageRequest } from '../store/pages.ts';
import { fieldOf, toTest } from './conditions.ts';
import { malformedQuery, NoSuchColumn, SalesforceError } from './errors.ts';
import { toField } from './fields.ts';
import { findObject, type SalesforceObject } from './objects.ts';
import { readerOf, toRecord } from './rendering.ts';
import { parseSoql, type Soql } from './soql.ts';

/** A query whose pages are being read. */
interface OpenQuery {
  object: SalesforceObject;
  /** The names of the fields as Salesforce writes them. */
  fields: readonly string[];
  request: Omit<PageRequest, 'cursor'>;
}

export interface QueryOptions {
  /** Deleted records are found too, and archived ones. */
  isAll: boolean;
  batchSize: number;
  basePath: string;
}

/** A user can have so many queries open at once. One more ends the oldest. */
const MOST_OPEN = 10;

const openQueries = new WeakMap<DialectAccount, Map<string, OpenQuery>>();

/** Answers the first page of a query. */
export function runQuery(account: DialectAccount, text: string, options: QueryOptions) {
  try {
    return answerQuery(account, text, options);
  } catch (error) {
    throw error instanceof NoSuchColumn ? error.inQuery(text) : error;
  }
}

function answerQuery(account: DialectAccount, text: string, options: QueryOptions) {
  const soql = parseSoql(text);
  const object = objectOf(account, soql.object);
  const fields = soql.fields.map((name) => fieldOf(object, name).name);
  const seen = new Set<string>();
  for (const name of fields) {
    if (seen.has(name)) throw malformedQuery(`duplicate field selected: ${name}`);
    seen.add(name);
  }
  const test = toTest(object, soql.where);
  const request = {
    object: object.name,
    size: Math.min(options.batchSize, soql.limit ?? options.batchSize),
    cursors: 'frozen' as const,
    includesDeleted: options.isAll,
    isIndexed: soql.where !== undefined,
    where(record) {
      const read = readerOf(record);
      return (options.isAll || read('IsArchived') !== true) && test(read);
    },
    whereKey: JSON.stringify([options.isAll, soql.where]),
    ...orderOf(object, soql.orderBy),
  } satisfies PageRequest;
  if (soql.limit !== undefined && soql.limit > options.batchSize) {
    throw new UnexpectedRequest('The simulator has no LIMIT that is larger than a page.');
  }
  return answerPage(account, { object, fields, request }, undefined, { ...options, limit: soql.limit });
}

/** Answers a later page of a query. */
export function continueQuery(account: DialectAccount, locator: string, basePath: string) {
  const query = openQueries.get(account)?.get(locator);
  if (!query) throw new SalesforceError(400, 'INVALID_QUERY_LOCATOR', 'invalid query locator');
  return answerPage(account, query, locator, { basePath, limit: undefined });
}

function answerPage(
  account: DialectAccount,
  query: OpenQuery,
  cursor: string | undefined,
  { basePath, limit }: { basePath: string; limit: number | undefined },
) {
  const { records, next, total } = account.page({ ...query.request, cursor });
  const isDone = next === undefined || limit !== undefined;
  if (!isDone) keepOpen(account, next, query);
  return {
    totalSize: Math.min(total, limit ?? total),
    done: isDone,
    ...(!isDone && { nextRecordsUrl: `${basePath}/query/${next}` }),
    records: records.map((record) => toRecord(query.object, record, query.fields, basePath)),
  };
}

/** An address of a later page can be asked for again, as long as its query is open. */
function keepOpen(account: DialectAccount, locator: string, query: OpenQuery) {
  const open = openQueries.get(account) ?? new Map<string, OpenQuery>();
  openQueries.set(account, open);
  open.set(locator, query);
  const queries = [...new Set(open.values())];
  if (queries.length <= MOST_OPEN) return;
  for (const [known, its] of open) if (its === queries[0]) open.delete(known);
}

/** The object with the fields that it has now. */
export function objectOf(account: DialectAccount, name: string): SalesforceObject {
  const object = findObject(name);
  if (object) return { ...object, fields: account.fieldsOf(object.name).map(toField) };
  const message = `sObject type '${name}' is not supported. If you are attempting to use a custom object, be sure to append the '__c' after the entity name.`;
  throw new SalesforceError(400, 'INVALID_TYPE', message);
}

/** One field decides the order, and the id decides between records with the same value. */
function orderOf(
  object: SalesforceObject,
  orderBy: Soql['orderBy'],
): Pick<PageRequest, 'orderBy' | 'isDescending'> {
  const [first, second, ...rest] = orderBy.map((step) => ({
    ...step,
    name: fieldOf(object, step.field).name,
  }));
  if (!first) return {};
  if (rest.length > 0 || (second && (second.name !== 'Id' || second.descending !== first.descending))) {
    throw new UnexpectedRequest('The simulator orders by one field, and then by Id in the same direction.');
  }
  const places: Readonly<Record<string, string>> = {
    Id: 'id',
    CreatedDate: 'createTime',
    SystemModstamp: 'updateTime',
    LastModifiedDate: 'updateTime',
  };
  return { orderBy: places[first.name] ?? first.name, isDescending: first.descending };
}
