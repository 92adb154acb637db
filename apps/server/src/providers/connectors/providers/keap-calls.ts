import type {
  ConnectorException,
  FilteredChanges,
  ListEndpoint,
  WriteEndpoints,
} from '@dowel/schema/connector';
import { changedSince } from './changed-since.ts';
import { fieldsDocumentedAt, readOnly } from './listed-fields.ts';
import { cursorPages, listsAt, type Query } from './pages.ts';
import { plainWrites, type Way } from './plain-writes.ts';
import { timesOf } from './record-times.ts';

// The facts are those of the vendor's OpenAPI document: github.com/infusionsoft/keap-sdk, sdks/v2/swagger.yml.
export const documentation = 'https://developer.infusionsoft.com/docs/restv2/';
const BASE = '/crm/rest/v2';

/**
 * Lists are in an order that no change moves, because nobody says what a page token does when one does.
 * @param path below the version of the API, which is also the name of the object
 */
export function listAt(path: string, records: string, query?: Query, max = 1000): ListEndpoint {
  const paging = cursorPages('next_page_token', 'page_token', { page_size: max }, documentation);
  return listsAt(documentation, paging, records)(`${BASE}/${path}`, query);
}

/** The document calls such times texts in ISO 8601. */
export const timesAt = (updated: string, created?: string): Pick<ConnectorException, 'record'> => ({
  record: { id: 'id', ...timesOf(documentation, { updated, created }) },
});

const changes: FilteredChanges = changedSince({
  // Only for companies does the document say that the time itself is included, so it is asked for again.
  isFromInclusive: false,
  granularityMs: 1000,
  documentation,
});

/** A filter is one text, so that a window has no end. */
export const changedBy = (
  list: ListEndpoint,
  filter: string,
): Pick<ConnectorException, 'list' | 'changes'> => ({
  list: {
    ...list,
    conditions: {
      style: 'parameters',
      from: { query: 'filter', text: `${filter}=={value}` },
      documentation,
    },
  },
  changes,
});

export const fieldsOf = fieldsDocumentedAt(documentation, 'id!');
export const readFields = (words: string) => fieldsOf(readOnly(words));
export const CHANGED = 'create_time:datetime! update_time:datetime!';

export const writesAt = (path: string, ways?: readonly Way[], canGet = true): WriteEndpoints =>
  plainWrites(`${BASE}/${path}`, { documentation, ways, canGet });

/** A tag or a category of them, with what the document says of both. */
export const tagged = (path: string, records: string): ConnectorException => ({
  ...timesAt('update_time', 'create_time'),
  ...changedBy(listAt(path, records, { order_by: 'create_time asc' }), 'since_update_time'),
  write: writesAt(path),
});

/** What an opportunity has only if it is asked for. */
export const OPPORTUNITY_FIELDS = 'custom_fields,created_by,last_updated_by,status_id';

/** Contacts and companies have most of their members only if they are asked for by name. */
export const named: Pick<ListEndpoint, 'fieldsParameter'> = {
  fieldsParameter: {
    into: { query: 'fields' },
    as: 'commaList',
    always: ['id', 'create_time', 'update_time'],
    documentation,
  },
};

/** A single record, too, has them only if they are asked for. */
export const writesNamed = (path: string, fields: string): WriteEndpoints => ({
  ...writesAt(path),
  get: { path: `${BASE}/${path}/{id}`, query: { fields } },
});
