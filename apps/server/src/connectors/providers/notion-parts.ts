import type { ConnectorObject, ListEndpoint, ListedField, WriteEndpoint } from '@dowel/schema/connector';

export const reference = 'https://developers.notion.com/reference';
/** What changed with data sources: https://developers.notion.com/docs/upgrade-guide-2025-09-03 */
export const version = '2025-09-03';
/** A database and its one data source are one thing in this version, and one request makes or changes both. */
export const beforeDataSources = { 'Notion-Version': '2022-06-28' };
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

export const record: ConnectorObject['record'] = {
  id: 'id',
  updateTime: {
    member: 'last_edited_time',
    format: 'rfc3339',
    granularityMs: MINUTE_MS,
    documentation: `${reference}/page`,
  },
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
  return {
    ...{ method: 'PATCH', path: `${path}/{id}`, repeat: { by: 'upsert' } },
    documentation: `${reference}/patch-page`,
  };
}

/** Nothing is deleted through the API: it is moved to the trash. */
export function archiveAt(path: string): WriteEndpoint {
  return { ...updateAt(path), body: { archived: true }, documentation: `${reference}/archive-a-page` };
}

/** Where an answer has the record and its id. */
export const answer = { record: '.', id: 'id' };
