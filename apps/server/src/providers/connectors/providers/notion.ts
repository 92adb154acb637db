import type {
  ConnectorException,
  FieldSource,
  ListEndpoint,
  ListedFields,
  ObjectEvents,
  WriteEndpoint,
  WriteEndpoints,
} from '@dowel/schema/connector';
import { changedSince } from './changed-since.ts';
import { listedFields } from './listed-fields.ts';
import { blocks, hasBlocksInside } from './notion-blocks.ts';
import { comments, fileUploads } from './notion-comments.ts';
import { continueAfter, isCutOff } from './notion-long-lists.ts';
import {
  answer,
  archiveAt,
  beforeDataSources,
  common,
  editedRowsOf,
  MINUTE_MS,
  paging,
  queryPaging,
  record,
  reference,
  rowsOf,
  SECOND_MS,
  updateAt,
  version,
} from './notion-parts.ts';
import {
  databaseEvents,
  dataSourceEvents,
  notionWebhooks,
  pageEvents,
  secretOffer,
} from './notion-webhooks.ts';
import { usualConnector } from './usual-connector.ts';

const requestLimits = `${reference}/request-limits`;
const deliveryPage = `${reference}/webhooks-events-delivery`;

/**
 * What the search finds of a kind. It takes no condition by time. The latest comes first: a page that is edited before its
 * turn comes with the next read. In the other order, the page that a cursor names would go to the end, and all between would
 * be skipped: https://github.com/PipedreamHQ/pipedream/pull/2256
 */
function searchFor(value: 'page' | 'data_source'): ListEndpoint {
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

/** The properties of a data source, which are the fields of its rows. Their values are maps, whatever their type is. */
const properties: FieldSource = {
  source: 'call',
  request: { path: '/v1/data_sources/{objectName}', documentation: `${reference}/retrieve-a-data-source` },
  records: 'properties',
  members: { name: 'name', type: 'type' },
  types: {},
  also: common,
  documentation: `${reference}/property-object`,
};

/** Members of a page, a database or a data source that are sent as they are read. */
const SENT = ['parent', 'icon', 'cover'];

/** Fields of what is made below a page, where they are sent as they are. */
function listed(words: string): ListedFields {
  const shared = common.map((field) => ({ ...field, readOnly: !SENT.includes(field.name) }));
  return {
    source: 'list',
    fields: [...shared, ...listedFields(`public_url! ${words}`)],
    documentation: `${reference}/page`,
  };
}

/** Notion has no key and no id of ours for a new page, so a create whose answer is lost cannot be repeated. */
function createAt(path: string): WriteEndpoint {
  return { method: 'POST', path, repeat: { by: 'none' }, documentation: `${reference}/post-page` };
}

function rowWrites(dataSource: string): WriteEndpoints {
  return {
    create: {
      ...createAt('/v1/pages'),
      body: { parent: { type: 'data_source_id', data_source_id: dataSource } },
      wrap: 'properties',
    },
    update: { ...updateAt('/v1/pages'), wrap: 'properties' },
    delete: archiveAt('/v1/pages'),
    get: { path: '/v1/pages/{id}' },
    answer,
  };
}

/** The rows of every data source that was shared. Each has properties of its own, also of one database. */
const rows: ConnectorException = {
  displayName: 'Rows of all databases',
  parents: {
    object: 'data_sources',
    values: { dataSource: 'id' },
    documentation: `${reference}/query-a-data-source`,
  },
  list: rowsOf('{dataSource}'),
  filteredList: editedRowsOf('{dataSource}'),
  deletes: { source: 'unknown' },
  // An event names the parent of a page, which may be a data source or not. So they are for the rows of one of them.
  events: null,
  fields: { source: 'sampled', also: common, documentation: `${reference}/page` },
  write: rowWrites('{dataSource}'),
};

/** What the search finds. It cannot be limited to changes, so each read reads everything. */
function found(
  value: 'page' | 'data_source',
  path: string,
  { events, fields }: { events: ObjectEvents; fields: FieldSource },
): ConnectorException {
  return {
    record,
    list: searchFor(value),
    filteredList: null,
    changes: { source: 'none', documentation: `${reference}/post-search` },
    events,
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

const withoutId = ({ fields, ...source }: ListedFields): ListedFields => ({
  ...source,
  fields: fields.filter(({ name }) => name !== 'id'),
});

const ofDatabases = found('data_source', '/v1/databases', {
  events: databaseEvents,
  fields: withoutId(
    listed('title:other properties:other description:other is_inline:boolean database_parent:other!'),
  ),
});

/**
 * Databases, with the ids that they have always had. The search finds data sources only, so a database with several is
 * there once for each, with the properties of that one: `data_sources` tells them apart. Their own ids would stand in the
 * field `id`, which is left out here. A title and properties are still sent in one request, as before data sources.
 */
const databases: ConnectorException = {
  ...ofDatabases,
  record: { ...record, id: 'parent.database_id', omit: ['id'] },
  ...(ofDatabases.write && {
    write: {
      ...ofDatabases.write,
      create: { ...createAt('/v1/databases'), headers: beforeDataSources },
      update: { ...updateAt('/v1/databases'), headers: beforeDataSources },
    },
  }),
};

/**
 * Notion. A name that is not listed is the id of a data source, whose rows are the records; `rows` are those of all data
 * sources. The id of a database is the name of its one data source. A property is a map that names its type, so that a
 * path such as `$['Name']['title']['0']['plain_text']` names a text, and it is written as such a map too. There are only
 * the pages that the person shared with the integration.
 */
export const notion = usualConnector({
  provider: 'notion',
  displayName: 'Notion',
  headers: { 'Notion-Version': version },
  errors: {
    message: ['message', 'request_status.incomplete_reason'],
    rules: [
      // A list ends after 10,000 records as if it had no more. Only those of rows go on. Of others, nothing is delivered as
      // if it were all.
      { member: 'request_status.type', text: 'incomplete', means: 'rejected' },
      // The code is that of every wrong request, so the beginning of the sentence says it.
      {
        status: 400,
        member: 'message',
        begins: 'The start_cursor provided is invalid',
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
      body: { filter: { property: 'object', value: 'data_source' } },
      documentation: `${reference}/post-search`,
    },
    records: 'results',
    members: { name: 'id', label: 'title.0.plain_text' },
  },
  webhooks: notionWebhooks,
  objectNames: 'any',
  functions: {
    isFailure: isCutOff,
    continueAfter,
    hasListInside: hasBlocksInside,
    // The id of a database is the name of its data source in the version before.
    async newNames(objectName, { getJson }) {
      const request = {
        path: '/v1/databases/{objectName}',
        documentation: `${reference}/retrieve-a-database`,
      };
      const { body, secrets } = await getJson(request, { objectName });
      return (body.list('data_sources') ?? []).map((one) => ({
        name: one.text('id')?.data(secrets),
        label: one.text('name')?.words(secrets, 100),
      }));
    },
    // A page in the trash can still be asked for.
    isDeleted: (_, { in_trash: isInTrash }) => isInTrash === true,
    events: { secretOffer },
  },
  object: {
    record: { ...record, unwrap: ['properties'] },
    list: rowsOf('{objectName}'),
    filteredList: editedRowsOf('{objectName}'),
    changes: changedSince({
      isFromInclusive: true,
      granularityMs: MINUTE_MS,
      documentation: `${reference}/filter-data-source-entries`,
    }),
    deletes: { source: 'webhook', documentation: deliveryPage },
    events: { ...pageEvents, object: { text: '{objectName}' } },
    fields: properties,
    write: rowWrites('{objectName}'),
  },
  objects: {
    rows,
    blocks,
    comments,
    file_uploads: fileUploads,
    pages: found('page', '/v1/pages', {
      events: pageEvents,
      fields: listed('properties:other is_locked:boolean is_archived:boolean!'),
    }),
    databases,
    data_sources: {
      displayName: 'Data sources',
      ...found('data_source', '/v1/data_sources', {
        events: dataSourceEvents,
        fields: listed(
          'title:other properties:other description:other! is_inline:boolean! database_parent:other!',
        ),
      }),
    },
    users: {
      displayName: 'Users without guests',
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
        also: [
          { name: 'id', type: 'string', readOnly: true },
          { name: 'type', type: 'string', readOnly: true },
          { name: 'name', type: 'string', readOnly: true },
        ],
        documentation: `${reference}/user`,
      },
      write: null,
    },
  },
});
