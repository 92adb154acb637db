import type { ConnectorObject, ListEndpoint, ListedField, WriteEndpoint } from '@dowel/schema/connector';
import { repeatable } from './plain-writes.ts';
import { timesOf } from './record-times.ts';

export const reference = 'https://developers.notion.com/reference';
/** What changed with data sources: https://developers.notion.com/docs/upgrade-guide-2025-09-03 */
export const version = '2025-09-03';
/** A database and its one data source are one thing in this version, and one request makes or changes both. */
export const beforeDataSources = { 'Notion-Version': '2022-06-28' };
const largePage = 'https://developers.notion.com/guides/data-apis/query-large-data-sources';
export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;

const cursor = {
  style: 'cursor',
  next: 'next_cursor',
  end: { when: 'false', member: 'has_more' },
  documentation: `${reference}/intro#pagination`,
} as const;

/** A cursor in the body of a question. */
export const paging: ListEndpoint['paging'] = {
  ...cursor,
  into: { body: 'start_cursor' },
  size: { into: { body: 'page_size' }, max: 100 },
};

/** The same for a list that is no question. */
export const queryPaging: ListEndpoint['paging'] = {
  ...cursor,
  into: { query: 'start_cursor' },
  size: { into: { query: 'page_size' }, max: 100 },
};

const created = { timestamp: 'created_time' } as const;
/** Older than any row. Another time comes in its place where a list goes on behind 10,000 rows. */
const everCreated = { ...created, created_time: { on_or_after: '2000-01-01' } };

/**
 * The rows of a data source, oldest first, so that a row that is edited while pages are read does not move. A question
 * ends after 10,000 rows, and the next one begins with the minute in which the last of them was made. So the rows of that
 * minute come twice.
 */
export function rowsOf(dataSource: string): ListEndpoint {
  return {
    request: {
      method: 'POST',
      path: `/v1/data_sources/${dataSource}/query`,
      body: { filter: everCreated, sorts: [{ ...created, direction: 'ascending' }] },
      documentation: `${reference}/query-a-data-source`,
    },
    records: 'results',
    paging: { ...paging, documentation: largePage },
    conditions: {
      style: 'parameters',
      after: { body: 'filter.created_time.on_or_after' },
      documentation: `${reference}/filter-data-source-entries`,
    },
  };
}

/** The same rows, if they were edited in this minute or later. */
export function editedRowsOf(dataSource: string): ListEndpoint {
  const rows = rowsOf(dataSource);
  return {
    ...rows,
    request: {
      ...rows.request,
      body: { ...rows.request.body, filter: { and: [{ timestamp: 'last_edited_time' }, everCreated] } },
    },
    conditions: {
      style: 'parameters',
      from: { body: 'filter.and.0.last_edited_time.on_or_after' },
      after: { body: 'filter.and.1.created_time.on_or_after' },
      documentation: `${reference}/filter-data-source-entries`,
    },
  };
}

export const record: ConnectorObject['record'] = {
  id: 'id',
  ...timesOf(`${reference}/page`, { updated: 'last_edited_time', granularityMs: MINUTE_MS }),
};

/** The members that pages, databases and data sources have besides their properties. */
export const common: ListedField[] = [
  ...(['id', 'object', 'url'] as const).map((name) => ({ name, type: 'string' as const })),
  ...(['created_time', 'last_edited_time'] as const).map((name) => ({ name, type: 'datetime' as const })),
  ...(['archived', 'in_trash'] as const).map((name) => ({ name, type: 'boolean' as const })),
  ...(['created_by', 'last_edited_by', 'parent', 'icon', 'cover'] as const).map((name) => ({
    name,
    type: 'other' as const,
  })),
].map((field) => ({ ...field, readOnly: true }));

export function updateAt(path: string): WriteEndpoint {
  return repeatable('PATCH', `${path}/{id}`, `${reference}/patch-page`);
}

/** Nothing is deleted through the API: it is moved to the trash. */
export function archiveAt(path: string): WriteEndpoint {
  return { ...updateAt(path), body: { in_trash: true }, documentation: `${reference}/archive-a-page` };
}

/** Where an answer has the record and its id. */
export const answer = { record: '.', id: 'id' };
