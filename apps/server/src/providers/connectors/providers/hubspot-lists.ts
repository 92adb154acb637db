import type { ConnectorException, ListEndpoint, ListedField } from '@dowel/schema/connector';
import { ProviderText } from '../../provider-words/provider-text.ts';
import type { OwnPages } from '../engine/definition.ts';
import { fieldsDocumentedAt, readOnly } from './listed-fields.ts';
import { cursorPages } from './pages.ts';

/** It came on 8 September 2026. Versions that are numbers, such as `v3`, end in September 2027. */
export const VERSION = '2026-09';
const listsPage = 'https://developers.hubspot.com/docs/api/crm/lists';
const ownersPage = 'https://developers.hubspot.com/docs/api/crm/owners';
const pipelinesPage = 'https://developers.hubspot.com/docs/api-reference/latest/crm/pipelines/guide';
const importsPage = 'https://developers.hubspot.com/docs/api-reference/latest/crm/imports/guide';
const associationsPage =
  'https://developers.hubspot.com/docs/api-reference/latest/crm/associations/associations-schema/guide';

/** What every record has beside its properties. */
export const recordFields: ListedField[] = [
  { name: 'id', label: 'ID', type: 'string', readOnly: true },
  { name: 'createdAt', label: 'Created at', type: 'datetime', readOnly: true },
  { name: 'updatedAt', label: 'Updated at', type: 'datetime', readOnly: true },
  { name: 'archived', label: 'Archived', type: 'boolean', readOnly: true },
];

/** Objects that are only read, as a whole. */
export const readOnlyObject = {
  changes: { source: 'none', documentation: ownersPage },
  deletes: { source: 'unknown' },
  filteredList: null,
  fetchByIds: null,
  write: null,
} as const;

export const cursor: ListEndpoint['paging'] = {
  style: 'cursor',
  next: 'paging.next.after',
  into: { query: 'after' },
  end: { when: 'absent' },
  size: { into: { query: 'limit' }, max: 100 },
};

export const onePage: ListEndpoint['paging'] = { style: 'none', size: { max: 1000 } };

const times = {
  updateTime: { member: 'updatedAt', format: 'rfc3339', granularityMs: 1 },
  createTime: { member: 'createdAt', format: 'rfc3339' },
} as const;

function pipelinesOf(object: string): ConnectorException {
  return {
    ...readOnlyObject,
    changes: { source: 'none', documentation: pipelinesPage },
    record: { id: 'id', ...times },
    list: {
      request: { path: `/pipelines/${VERSION}/${object}`, documentation: pipelinesPage },
      records: 'results',
      paging: onePage,
    },
    fields: fieldsDocumentedAt(pipelinesPage)(
      readOnly(`archived:boolean archivedAt:datetime createdAt:datetime displayOrder:int id label stages:other
        updatedAt:datetime`),
    ),
  };
}

const ARCHIVED = 'archived:';

/** The owners who are active, then those who are archived. A list has one of both: https://developers.hubspot.com/docs/api/crm/owners */
export const ownerPages: OwnPages = async ({ cursor }, read) => {
  const place = cursor?.toSend() ?? '';
  const isArchived = place.startsWith(ARCHIVED);
  const after = isArchived ? place.slice(ARCHIVED.length) : place;
  const { nextCursor, ...page } = await read({ archived: String(isArchived), ...(after && { after }) });
  const behind = nextCursor?.toSend();
  if (isArchived && !behind) return page;
  const next = isArchived || !behind ? `${ARCHIVED}${behind ?? ''}` : behind;
  return { ...page, nextCursor: new ProviderText(next) };
};

/** What is not kept as records with properties. */
export const hubspotLists: Readonly<Record<string, ConnectorException>> = {
  'deals/pipelines': pipelinesOf('deals'),
  'tickets/pipelines': pipelinesOf('tickets'),
  imports: {
    displayName: 'Imports by the app',
    ...readOnlyObject,
    changes: { source: 'none', documentation: importsPage },
    record: { id: 'id', ...times },
    list: {
      request: { path: `/imports/${VERSION}`, documentation: importsPage },
      records: 'results',
      paging: cursor,
    },
    fields: fieldsDocumentedAt(importsPage)(
      readOnly(`createdAt:datetime id importName importRequestJson:other importSource importTemplate:other
        mappedObjectTypeIds:other metadata:other optOutImport:boolean state updatedAt:datetime`),
    ),
  },
  'imports/errors': {
    displayName: 'Errors of imports by the app',
    ...readOnlyObject,
    changes: { source: 'none', documentation: importsPage },
    parents: { object: 'imports', values: { importId: 'id' }, documentation: importsPage },
    record: { id: 'id', createTime: { member: 'createdAt', format: 'epochMs' } },
    list: {
      request: { path: `/imports/${VERSION}/{importId}/errors`, documentation: importsPage },
      records: 'results',
      paging: cursor,
    },
    fields: fieldsDocumentedAt(importsPage)(
      readOnly(`createdAt:int errorMessage errorType extraContext id invalidPropertyValue:other invalidValue
        invalidValueToDisplay knownColumnNumber:int objectType objectTypeId sourceData:other`),
    ),
  },
  'lists/memberships': {
    ...readOnlyObject,
    changes: { source: 'none', documentation: listsPage },
    // A record can be in many lists.
    parents: {
      object: 'lists',
      values: { listId: 'listId' },
      idField: 'listAndRecord',
      documentation: listsPage,
    },
    record: { id: 'recordId', createTime: { member: 'membershipTimestamp', format: 'rfc3339' } },
    list: {
      request: { path: `/lists/${VERSION}/{listId}/memberships`, documentation: listsPage },
      records: 'results',
      paging: cursor,
    },
    fields: fieldsDocumentedAt(listsPage)(readOnly('recordId membershipTimestamp:datetime')),
  },
  'associations/configurations': {
    ...readOnlyObject,
    changes: { source: 'none', documentation: associationsPage },
    record: { id: 'typeId' },
    list: {
      request: {
        path: `/associations/${VERSION}/definitions/configurations/all`,
        documentation: associationsPage,
      },
      records: 'results',
      paging: onePage,
    },
    fields: fieldsDocumentedAt(associationsPage)(
      readOnly('category label typeId:int userEnforcedMaxToObjectIds:int'),
    ),
  },
  owners: {
    ...readOnlyObject,
    record: { id: 'id', updateTime: { member: 'updatedAt', format: 'rfc3339', granularityMs: 1 } },
    list: {
      request: { path: `/owners/${VERSION}`, documentation: ownersPage },
      records: 'results',
      paging: cursorPages('paging.next.after', 'after', { limit: 500 }, ownersPage),
    },
    fields: {
      source: 'list',
      fields: [
        ...recordFields,
        { name: 'email', type: 'string', readOnly: true },
        { name: 'firstName', label: 'First name', type: 'string', readOnly: true },
        { name: 'lastName', label: 'Last name', type: 'string', readOnly: true },
        { name: 'userId', label: 'User ID', type: 'int', readOnly: true },
        {
          name: 'userIdIncludingInactive',
          label: 'User ID, also of who left',
          type: 'int',
          readOnly: true,
        },
        { name: 'type', type: 'string', readOnly: true },
        { name: 'teams', type: 'other', readOnly: true },
      ],
      documentation: ownersPage,
    },
  },
  lists: {
    ...readOnlyObject,
    changes: { source: 'none', documentation: listsPage },
    record: { id: 'listId', updateTime: { member: 'updatedAt', format: 'rfc3339', granularityMs: 1 } },
    list: {
      request: { method: 'POST', path: `/lists/${VERSION}/search`, documentation: listsPage },
      records: 'lists',
      paging: {
        style: 'cursor',
        next: 'offset',
        into: { body: 'offset' },
        end: { when: 'false', member: 'hasMore' },
        size: { into: { body: 'count' }, max: 500 },
        documentation: listsPage,
      },
    },
    fields: {
      source: 'list',
      fields: [
        { name: 'listId', label: 'List ID', type: 'string', readOnly: true },
        { name: 'name', type: 'string', readOnly: true },
        { name: 'objectTypeId', label: 'Object type ID', type: 'string', readOnly: true },
        { name: 'processingType', label: 'Processing type', type: 'string', readOnly: true },
        { name: 'processingStatus', label: 'Processing status', type: 'string', readOnly: true },
        { name: 'listVersion', label: 'List version', type: 'int', readOnly: true },
        { name: 'createdAt', label: 'Created at', type: 'datetime', readOnly: true },
        { name: 'createdById', label: 'Created by', type: 'string', readOnly: true },
        { name: 'updatedAt', label: 'Updated at', type: 'datetime', readOnly: true },
        { name: 'updatedById', label: 'Updated by', type: 'string', readOnly: true },
        { name: 'filtersUpdatedAt', label: 'Filters updated at', type: 'datetime', readOnly: true },
        { name: 'deletedAt', label: 'Deleted at', type: 'datetime', readOnly: true },
        { name: 'additionalProperties', label: 'Other properties', type: 'other', readOnly: true },
      ],
      documentation: listsPage,
    },
  },
};
