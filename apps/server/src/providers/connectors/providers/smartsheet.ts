import type { ConnectorException, ListEndpoint, Paging, WriteEndpoints } from '@dowel/schema/connector';
import { changedSince } from './changed-since.ts';
import { fieldsDocumentedAt, listedFields, readOnly } from './listed-fields.ts';
import { cursorPages, listsAt, numberedPages, onePage, type Query } from './pages.ts';
import { plainWrites, type Way } from './plain-writes.ts';
import { usualConnector } from './usual-connector.ts';

// The facts are those of the vendor's own client for Node: the package smartsheet 5.3.0, its calls and types.
const reference = 'https://developers.smartsheet.com/api/smartsheet';
// The reference of 2021 shows how lists are limited; the pages of today could not be opened.
const sincePage = 'https://smartsheet-platform.github.io/api-docs/';
const pagingPage = `${reference}/guides/basics/pagination`;
// Without a level, a cell with several values is a text, and names of contacts come without their addresses.
const levelPage = `${reference}/guides/advanced-topics/complex-column-types-and-compatibility`;
const level = { level: '2' };
const MINUTE_MS = 60_000;

const fieldsOf = fieldsDocumentedAt(reference, 'id:float!');
const readFieldsOf = (words: string) => fieldsOf(readOnly(words));

/** A number after the last page is answered with the last page, so records are counted. */
const numbered: Paging = numberedPages('page', { pageSize: 100 }, pagingPage, {
  when: 'total',
  member: 'totalCount',
});

const behindKey: Paging = cursorPages('lastKey', 'lastKey', { maxItems: 100 }, pagingPage);

const listOf = (path: string, paging: Paging, query?: Query) =>
  listsAt(reference, paging, 'data')(`/2.0${path}`, query);

/** A list that can be asked for as one page. Otherwise it has a hundred records. */
const wholeListOf = (path: string, query: Query = { includeAll: 'true' }) =>
  listOf(path, onePage(pagingPage), query);

const time = { format: 'rfc3339', documentation: reference } as const;
const timed: ConnectorException['record'] = {
  id: 'id',
  updateTime: { member: 'modifiedAt', granularityMs: 1000, ...time },
  createTime: { member: 'createdAt', ...time },
};

/** A write is answered with the record in a member of its own, and a record that is asked for stands alone. */
function writesAt(path: string, ways: readonly Way[], canGet = true): WriteEndpoints {
  const plain = plainWrites(`/2.0${path}`, {
    documentation: reference,
    ways,
    update: 'PUT',
    record: 'result',
  });
  const { get, ...writes } = plain;
  return { ...writes, ...(canGet && get && { get: { ...get, record: '.' } }) };
}

/** A list that is limited to what has changed. No page says whether the time itself belongs to it. */
function since(list: ListEndpoint, parameter: string, documentation: string) {
  return {
    list: {
      ...list,
      conditions: { style: 'parameters', from: { query: parameter }, documentation },
    },
    changes: changedSince({ isFromInclusive: false, granularityMs: 1000, documentation }),
  } as const satisfies ConnectorException;
}

const belowSheets: ConnectorException['parents'] = {
  object: 'sheets',
  values: { sheet: 'id' },
  idField: 'sheetAndId',
  documentation: reference,
};

const TIMES = 'createdAt:datetime! modifiedAt:datetime!';

/**
 * Smartsheet's API, version 2.0. The cells of a row are delivered with the ids of their columns, which are records of
 * their own. Secrets of webhooks are not read.
 */
export const smartsheet = usualConnector({
  provider: 'smartsheet',
  displayName: 'Smartsheet',
  errors: {
    message: 'message',
    // The list of codes: 4003 is the limit, 4004 a record that somebody else writes.
    rules: [
      { member: 'errorCode', text: '4003', means: 'rate_limited' },
      { member: 'errorCode', text: '4004', means: 'conflict' },
    ],
    documentation: `${reference}/error-codes`,
  },
  functions: { secrets: { webhooks: 'sharedSecret customHeaders' } },
  budgets: [
    {
      scope: 'connection',
      requests: 300,
      perMs: MINUTE_MS,
      documentation: `${reference}/guides/advanced-topics/scalability-options`,
    },
  ],
  object: {
    list: listOf('/{objectName}', numbered),
    fields: { source: 'list', fields: listedFields('id:float!') },
  },
  objects: {
    sheets: {
      record: timed,
      // With `modifiedSince`, a sheet that is shared with the account later would never come.
      list: wholeListOf('/sheets'),
      fields: fieldsOf(`name accessLevel! permalink! ${TIMES}`),
      write: writesAt('/sheets', ['update', 'delete']),
    },
    rows: {
      parents: belowSheets,
      record: timed,
      ...since(
        {
          request: {
            path: '/2.0/sheets/{sheet}',
            query: { ...level, include: 'objectValue,writerInfo,format,filters,rowPermalink' },
            documentation: levelPage,
          },
          records: 'rows',
          // Without a size, a sheet has all its rows.
          paging: onePage(),
        },
        'rowsModifiedSince',
        `${sincePage}#get-sheet`,
      ),
      fields:
        readFieldsOf(`sheetId:float siblingId:float accessLevel cells:other conditionalFormat createdAt:datetime
        createdBy:other expanded:boolean filteredOut:boolean format inCriticalPath:boolean locked:boolean
        lockedForUser:boolean modifiedAt:datetime modifiedBy:other permalink rowNumber:float version:float`),
    },
    columns: {
      parents: belowSheets,
      list: wholeListOf('/sheets/{sheet}/columns', { ...level, includeAll: 'true' }),
      fields:
        readFieldsOf(`autoNumberFormat:other contactOptions:other description format formula hidden:boolean
        index:float locked:boolean lockedForUser:boolean options:other primary:boolean symbol systemColumnType tags:other
        title type validation:boolean version:float width:float`),
    },
    discussions: {
      parents: belowSheets,
      // Otherwise the answer has no comments: https://smartsheet.redoc.ly/tag/discussions
      list: wholeListOf('/sheets/{sheet}/discussions', {
        include: 'comments,attachments',
        includeAll: 'true',
      }),
      fields:
        readFieldsOf(`accessLevel comments:other commentAttachments:other commentCount:float createdBy:other
        lastCommentedAt lastCommentedUser:other parentId:float parentType readOnly:boolean title`),
    },
    attachments: {
      parents: belowSheets,
      record: { id: 'id', createTime: { member: 'createdAt', ...time } },
      list: wholeListOf('/sheets/{sheet}/attachments'),
      fields:
        readFieldsOf(`parentId:float attachmentType attachmentSubType mimeType parentType createdAt:datetime
        createdBy:other name sizeInKb:float url urlExpiresInMillis:float`),
    },
    workspaces: {
      // Otherwise its pages have numbers, and no key: the vendor's client, `lib/workspaces`.
      list: {
        ...listOf('/workspaces', behindKey),
        request: { path: '/2.0/workspaces', query: { paginationType: 'token' }, documentation: pagingPage },
      },
      fields: fieldsOf('name accessLevel! permalink!'),
      write: writesAt('/workspaces', ['create', 'update', 'delete'], false),
    },
    workspace_children: {
      parents: {
        object: 'workspaces',
        values: { workspace: 'id' },
        idField: 'workspaceAndId',
        documentation: reference,
      },
      record: timed,
      list: listOf('/workspaces/{workspace}/children', behindKey),
      fields: readFieldsOf('name permalink createdAt:datetime modifiedAt:datetime accessLevel resourceType'),
    },
    sights: {
      record: timed,
      list: listOf('/sights', behindKey),
      fields: fieldsOf(`name accessLevel! permalink! ${TIMES}`),
      write: writesAt('/sights', ['update', 'delete']),
    },
    reports: {
      list: {
        ...wholeListOf('/reports'),
        request: {
          path: '/2.0/reports',
          query: { includeAll: 'true' },
          documentation: `${reference}/openapi/reports/getreports`,
        },
      },
      fields: readFieldsOf('name accessLevel permalink isSummaryReport:boolean'),
      write: writesAt('/reports', ['delete'], false),
    },
    users: {
      list: {
        ...listOf('/users', numbered),
        request: { path: '/2.0/users', query: { include: 'lastLogin' }, documentation: reference },
      },
      fields: fieldsOf(`admin:boolean customWelcomeScreenViewed:datetime! email firstName groupAdmin:boolean
        isInternal:boolean! lastLogin:datetime! lastName licensedSheetCreator:boolean name! profileImage:other!
        provisionalExpirationDate:datetime! resourceViewer:boolean seatTypeLastChangedAt:datetime! status`),
      write: writesAt('/users', ['create', 'update', 'delete']),
    },
    groups: {
      record: { ...timed, omit: ['members'] },
      ...since(wholeListOf('/groups'), 'modifiedSince', reference),
      fields: fieldsOf(`name description owner! ownerId:float ${TIMES}`),
      write: writesAt('/groups', ['create', 'update', 'delete']),
    },
    contacts: {
      list: wholeListOf('/contacts'),
      fields: fieldsDocumentedAt(reference, 'id!')(readOnly('name email')),
    },
    favorites: {
      record: { id: 'objectId' },
      list: wholeListOf('/favorites'),
      fields: fieldsDocumentedAt(reference)(readOnly('objectId:float type')),
    },
    webhooks: {
      record: { ...timed, omit: ['sharedSecret', 'customHeaders'] },
      // The number of all is no longer said, and a page has 10,000 at most: the vendor's client, `lib/webhooks/types`.
      list: wholeListOf('/webhooks', { pageSize: '10000' }),
      fields: fieldsOf(`name callbackUrl scope scopeObjectId:float events:other version:float subscope:other
        enabled:boolean stats:other! status! disabledDetails! apiClientId! apiClientName! ${TIMES}`),
      write: writesAt('/webhooks', ['create', 'update', 'delete']),
    },
  },
});
