import type {
  Connector,
  ConnectorException,
  FieldSource,
  ListEndpoint,
  ListedField,
  WriteEndpoint,
  WriteEndpoints,
} from '@dowel/schema/connector';
import { blocks } from './notion-blocks.ts';
import {
  answer,
  archiveAt,
  common,
  MINUTE_MS,
  paging,
  queryPaging,
  record,
  reference,
  SECOND_MS,
  updateAt,
} from './notion-parts.ts';
import { databaseEvents, notionWebhooks, pageEvents } from './notion-webhooks.ts';

const requestLimits = `${reference}/request-limits`;
const deliveryPage = `${reference}/webhooks-events-delivery`;

/** The rows of a database, oldest first, so that a row that is edited while pages are read does not move. */
function rowsOf(database: string): ListEndpoint {
  return {
    request: {
      method: 'POST',
      path: `/v1/databases/${database}/query`,
      body: { sorts: [{ timestamp: 'created_time', direction: 'ascending' }] },
      documentation: `${reference}/post-database-query`,
    },
    records: 'results',
    paging,
  };
}

/** The same rows, if they were edited in this minute or later. */
function editedRowsOf(database: string): ListEndpoint {
  const rows = rowsOf(database);
  return {
    ...rows,
    request: { ...rows.request, body: { ...rows.request.body, filter: { timestamp: 'last_edited_time' } } },
    conditions: {
      style: 'parameters',
      from: { body: 'filter.last_edited_time.on_or_after' },
      documentation: `${reference}/post-database-query-filter`,
    },
  };
}

/**
 * What the search finds of a kind. It takes no condition by time. The latest comes first: a page that is edited while
 * pages are read comes again, and none is skipped.
 */
function searchFor(value: 'page' | 'database'): ListEndpoint {
  return {
    request: {
      method: 'POST',
      path: '/v1/search',
      body: {
        filter: { property: 'object', value },
        sort: { timestamp: 'last_edited_time', direction: 'descending' },
      },
      documentation: `${reference}/post-search`,
    },
    records: 'results',
    paging,
  };
}

/** The properties of a database, which are the fields of its rows. Their values are maps, whatever their type is. */
const properties: FieldSource = {
  source: 'call',
  request: { path: '/v1/databases/{objectName}', documentation: `${reference}/retrieve-a-database` },
  records: 'properties',
  members: { name: 'name', type: 'type' },
  types: {},
  also: common,
  documentation: `${reference}/property-object`,
};

/** Fields of what is made below a page, where they are sent as they are. */
function listed(...names: string[]): FieldSource {
  const own = names.map((name): ListedField => ({ name, type: 'other' }));
  return { source: 'list', fields: [...common, ...own], documentation: `${reference}/page` };
}

/** Notion has no key and no id of ours for a new page, so a create whose answer is lost cannot be repeated. */
function createAt(path: string): WriteEndpoint {
  return { method: 'POST', path, repeat: { by: 'none' }, documentation: `${reference}/post-page` };
}

function rowWrites(database: string): WriteEndpoints {
  return {
    create: {
      ...createAt('/v1/pages'),
      body: { parent: { database_id: database } },
      wrap: 'properties',
    },
    update: { ...updateAt('/v1/pages'), wrap: 'properties' },
    delete: archiveAt('/v1/pages'),
    get: { path: '/v1/pages/{id}' },
    answer,
  };
}

/** The rows of every database that was shared. Each database has properties of its own. */
const rows: ConnectorException = {
  displayName: 'Rows of all databases',
  parents: {
    object: 'databases',
    values: { database: 'id' },
    documentation: `${reference}/post-database-query`,
  },
  list: rowsOf('{database}'),
  filteredList: editedRowsOf('{database}'),
  deletes: { source: 'unknown' },
  // An event names the parent of a page, which may be a database or not. So they are for the rows of one database.
  events: null,
  fields: { source: 'sampled', known: common, documentation: `${reference}/page` },
  write: rowWrites('{database}'),
};

/** What the search finds. It cannot be limited to changes, so each read reads everything. */
function found(value: 'page' | 'database', path: string, fields: FieldSource): ConnectorException {
  return {
    record,
    list: searchFor(value),
    filteredList: null,
    changes: { source: 'none', documentation: `${reference}/post-search` },
    events: value === 'page' ? pageEvents : databaseEvents,
    deletes: { source: 'webhook', documentation: deliveryPage },
    fields,
    write: {
      create: createAt(path),
      update: updateAt(path),
      delete: archiveAt(path),
      get: { path: `${path}/{id}` },
      answer,
    },
  };
}

/**
 * Notion, in the version of its API before data sources. A name that is not listed is the id of a database, whose rows
 * are the records; `rows` are those of all databases. A property is a map that names its type, so that a path such
 * as `$['Name']['title']['0']['plain_text']` names a text, and it is written as such a map too. There are only the pages
 * that the person shared with the integration.
 */
export const notion: Connector = {
  connectorVersion: 1,
  provider: 'notion',
  displayName: 'Notion',
  verified: 'simulator',
  headers: { 'Notion-Version': '2022-06-28' },
  errors: {
    message: 'message',
    rules: [
      // The code is that of every wrong request, so the beginning of the sentence says it.
      {
        ...{ status: 400, member: 'message', begins: 'The start_cursor provided is invalid' },
        means: 'cursor_gone',
      },
      { status: 409, means: 'conflict' },
    ],
    documentation: `${reference}/status-codes`,
  },
  budgets: [{ scope: 'connection', requests: 3, perMs: SECOND_MS, documentation: requestLimits }],
  objectList: {
    request: {
      method: 'POST',
      path: '/v1/search',
      body: { filter: { property: 'object', value: 'database' } },
      documentation: `${reference}/post-search`,
    },
    records: 'results',
    members: { name: 'id', label: 'title.0.plain_text' },
  },
  webhooks: notionWebhooks,
  objectNames: 'any',
  object: {
    record: { ...record, unwrap: ['properties'] },
    list: rowsOf('{objectName}'),
    filteredList: editedRowsOf('{objectName}'),
    changes: {
      source: 'filter',
      format: 'rfc3339',
      isFromInclusive: true,
      // The vendor promises nothing about how soon a change is in the list.
      settleMs: 0,
      overlapMs: 5 * MINUTE_MS,
      granularityMs: MINUTE_MS,
      documentation: `${reference}/post-database-query-filter`,
    },
    order: 'none',
    deletes: { source: 'webhook', documentation: deliveryPage },
    events: { ...pageEvents, object: { text: '{objectName}' } },
    fields: properties,
    write: rowWrites('{objectName}'),
  },
  objects: {
    rows,
    blocks,
    pages: found('page', '/v1/pages', listed('properties', 'children')),
    databases: found('database', '/v1/databases', listed('title', 'properties')),
    users: {
      record: { id: 'id' },
      list: {
        request: { path: '/v1/users', documentation: `${reference}/get-users` },
        records: 'results',
        paging: queryPaging,
      },
      filteredList: null,
      changes: { source: 'none', documentation: `${reference}/get-users` },
      deletes: { source: 'unknown' },
      events: null,
      fields: {
        source: 'sampled',
        known: [
          { name: 'id', type: 'string', readOnly: true },
          { name: 'type', type: 'string', readOnly: true },
          { name: 'name', type: 'string', readOnly: true },
        ],
        documentation: `${reference}/user`,
      },
      write: null,
    },
  },
};
