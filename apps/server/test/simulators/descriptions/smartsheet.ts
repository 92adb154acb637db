import type { DocumentedObject, ProviderDescription } from '../general/description.ts';
import type { ListDescription, ParameterDescription } from '../general/list-description.ts';

const reference = 'https://developers.smartsheet.com/api/smartsheet';

const numbered: ListDescription = {
  paging: { by: 'page', parameter: 'page', first: 1 },
  size: { parameter: 'pageSize', max: 100 },
  answer: {
    pageNumber: '{page}',
    pageSize: '{size}',
    totalPages: '{pages}',
    totalCount: '{total}',
    data: '{records}',
  },
};

/** Of several values in a cell: https://developers.smartsheet.com/api/smartsheet/guides/advanced-topics/complex-column-types-and-compatibility */
const level: ParameterDescription = { allows: ['2'] };

/** https://developers.smartsheet.com/api/smartsheet/openapi/rows: the members that a row has only if they are asked for. */
const include: ParameterDescription = { allows: ['objectValue,writerInfo,format,filters,rowPermalink'] };

const since: ParameterDescription = { time: 'updateTime', is: '>' };

/** A list that is shown whole if a caller asks for it. */
const asked = (parameters: ListDescription['parameters'] = {}): ListDescription => ({
  paging: { by: 'none' },
  parameters: { includeAll: { allows: ['true'] }, ...parameters },
  answer: numbered.answer,
});

const keyed: ListDescription = {
  paging: { by: 'cursor', parameter: 'lastKey' },
  size: { parameter: 'maxItems', max: 100 },
  answer: { data: '{records}', lastKey: '{next|null}' },
};
const behindKey: DocumentedObject = { list: keyed };

/** Without the parameter, pages have numbers, and no key: the vendor's client, 5.3.0, `lib/workspaces`. */
const workspaces: DocumentedObject = { list: { ...keyed, of: { paginationType: 'token' } } };

/**
 * A page has 10,000 webhooks at most, and the number of all is not said any more, so a caller asks for one page: the vendor's
 * client, 5.3.0, `lib/webhooks/types.ts`.
 */
const webhooks: DocumentedObject = {
  list: {
    paging: { by: 'none' },
    size: { parameter: 'pageSize', max: 10_000 },
    answer: { pageNumber: 1, pageSize: 10_000, totalPages: -1, totalCount: -1, data: '{records}' },
  },
};

/** Smartsheet's API, version 2.0. */
export const smartsheet: ProviderDescription = {
  provider: 'smartsheet',
  documentation: [
    'https://smartsheet-platform.github.io/api-docs/#list-sheets',
    'https://smartsheet-platform.github.io/api-docs/#get-sheet',
    `${reference}/openapi/reports/getreports`,
    `${reference}/guides/basics/pagination`,
    `${reference}/guides/advanced-topics/scalability-options`,
    `${reference}/error-codes`,
  ],
  signIn: { authorizePath: '/b/authorize', tokenPath: '/2.0/token' },
  errors: {
    body: { refId: 'a-refusal', errorCode: '{code}', message: '{message}' },
    codes: {
      unauthorized: 1002,
      forbidden: 1004,
      notFound: 1006,
      rateLimited: 4003,
      conflict: 4004,
      otherwise: 1008,
    },
  },
  fixed: {
    'GET /2.0/users/me': {
      id: 7,
      email: 'ada@mail.example',
      firstName: 'Ada',
      account: { id: '{account}', name: 'Acme' },
    },
  },
  object: {
    record: { '...': '{values}', id: '{number}', createdAt: '{created}', modifiedAt: '{updated}' },
    one: '{record}',
    create: { answer: { message: 'SUCCESS', resultCode: 0, result: '{record}' } },
    update: { method: 'PUT', answer: { message: 'SUCCESS', resultCode: 0, result: '{record}' } },
    delete: { status: 200, answer: { message: 'SUCCESS', resultCode: 0 } },
    list: numbered,
    values: { list: { always: [] }, email: { text: 'person{n}@mail.example' } },
  },
  documented: {
    '/2.0/sheets/{sheetId}/columns': { list: asked({ level }) },
    '/2.0/sheets/{sheetId}/discussions': { list: asked({ include: { allows: ['comments,attachments'] } }) },
    '/2.0/sheets/{sheetId}/attachments': { list: asked() },
    '/2.0/reports': { list: asked() },
    // https://developers.smartsheet.com/api/smartsheet/openapi/users/list-users: without parameters of their own.
    '/2.0/users': { hidden: ['seatType', 'sheetCount'] },
    '/2.0/workspaces': workspaces,
    '/2.0/webhooks': webhooks,
    '/2.0/workspaces/{workspaceId}/children': behindKey,
    '/2.0/contacts': { list: asked() },
    '/2.0/favorites': { list: asked() },
  },
  objects: {
    sights: {
      path: '/2.0/sights',
      id: '{n}',
      fields: 'name:string accessLevel:string:readOnly permalink:string:readOnly',
      list: keyed,
      without: ['create'],
    },
    groups: {
      path: '/2.0/groups',
      id: '{n}',
      fields: `name:string:required description:string owner:string:readOnly ownerId:number members:list`,
      list: asked({ modifiedSince: since }),
    },
    sheets: {
      path: '/2.0/sheets',
      id: '{n}',
      fields: 'name:string accessLevel:string:readOnly permalink:string:readOnly',
      list: asked({ modifiedSince: since }),
      without: ['create', 'get'],
    },
    rows: {
      path: '/2.0/sheets/{sheetId}',
      below: { sheetId: 'sheets' },
      id: '{n}',
      fields: `sheetId:string:hidden siblingId:number rowNumber:number expanded:boolean locked:boolean
        lockedForUser:boolean accessLevel:string version:number cells:list permalink:string`,
      values: { sheetId: { idOf: 'sheets', among: 2 } },
      list: {
        paging: { by: 'none' },
        parameters: { rowsModifiedSince: since, level, include },
        answer: { name: 'A sheet', totalRowCount: '{total}', rows: '{records}' },
      },
      without: ['create', 'get', 'update', 'delete'],
    },
  },
};
