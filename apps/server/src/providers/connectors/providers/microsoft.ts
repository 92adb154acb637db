import type { ConnectorException, WriteEndpoints } from '@dowel/schema/connector';
import { fieldsDocumentedAt } from './listed-fields.ts';
import { type MicrosoftObject, microsoftObjects } from './microsoft-objects.ts';
import { listsAt, urlPages } from './pages.ts';
import { plainWrites } from './plain-writes.ts';
import { usualConnector } from './usual-connector.ts';

function exceptionOf(object: MicrosoftObject): ConnectorException {
  const { path, max, fields, documentation, times, parents, query, displayName, takesSelect = true } = object;
  const hasUpdate = times === 'both';
  const time = { format: 'rfc3339', documentation } as const;
  const always = [
    'id',
    ...(hasUpdate ? ['lastModifiedDateTime'] : []),
    ...(times ? ['createdDateTime'] : []),
  ];
  const page = 'https://learn.microsoft.com/en-us/graph/paging';
  const paging = urlPages('@odata.nextLink', max ? { $top: max } : 100, page);
  return {
    ...(displayName && { displayName }),
    ...(parents && { parents }),
    record: {
      id: 'id',
      ...(hasUpdate && { updateTime: { member: 'lastModifiedDateTime', granularityMs: 1000, ...time } }),
      ...(times && { createTime: { member: 'createdDateTime', ...time } }),
      omit: ['@odata.etag', '@odata.type'],
    },
    list: {
      ...listsAt(documentation, paging, 'value')(`/v1.0${path}`, query),
      // Without it, a list has only some of the members of a user or a group.
      ...(takesSelect && { fieldsParameter: { into: { query: '$select' }, as: 'commaList', always } }),
    },
    fields: fieldsDocumentedAt(documentation, 'id!')(fields),
    write: writesOf(object),
  };
}

function writesOf({ path, writes, documentation, key }: MicrosoftObject): WriteEndpoints | null {
  if (writes === undefined) return null;
  const plain = plainWrites(`/v1.0${path}`, { documentation, ways: writes });
  if (key === undefined || !plain.create) return plain;
  return { ...plain, create: { ...plain.create, repeat: { by: 'keyAt', into: { body: key } } } };
}

/**
 * Microsoft Graph of the version 1.0, for what the person who connects can see. Everything is read whole: users and groups
 * have no time of their last change, and no page says that a list can be limited by it. Those of contacts name only the
 * address of an email: https://learn.microsoft.com/en-us/graph/api/user-list-contacts
 */
export const microsoft = usualConnector({
  provider: 'microsoft',
  displayName: 'Microsoft 365',
  // The id of a message stays the same when it is moved: https://learn.microsoft.com/en-us/graph/outlook-immutable-id
  headers: { Prefer: 'IdType="ImmutableId"' },
  errors: {
    message: 'error.message',
    // https://learn.microsoft.com/en-us/dotnet/api/microsoft.azure.commands.common.msgraph.version1_0.identity.directorymanagement.models.microsoftgraphodataerrorsmainerror
    details: [{ at: 'error.details', text: 'message' }],
    rules: [{ status: 409, member: 'error.code', text: 'Directory_ConcurrencyViolation', means: 'conflict' }],
    documentation: 'https://learn.microsoft.com/en-us/graph/errors',
  },
  object: {
    list: {
      request: { path: '/v1.0/{objectName}' },
      records: 'value',
      paging: { style: 'nextUrl', next: '@odata.nextLink', end: { when: 'absent' }, size: { max: 100 } },
    },
    changes: { source: 'none', documentation: 'https://learn.microsoft.com/en-us/graph/api/user-list' },
  },
  objects: Object.fromEntries(
    Object.entries(microsoftObjects).map(([name, object]) => [name, exceptionOf(object)]),
  ),
});
