import type { ProviderDescription } from '../general/description.ts';

const reference = 'https://learn.microsoft.com/en-us/graph';

/** Microsoft Graph of the version 1.0. */
export const microsoft: ProviderDescription = {
  provider: 'microsoft',
  documentation: [
    `${reference}/api/user-list-contacts`,
    `${reference}/paging`,
    `${reference}/errors`,
    `${reference}/throttling`,
    `${reference}/outlook-immutable-id`,
  ],
  signIn: { authorizePath: '/common/oauth2/v2.0/authorize', tokenPath: '/common/oauth2/v2.0/token' },
  headers: { prefer: 'IdType="ImmutableId"' },
  errors: {
    body: { error: { code: '{code}', message: '{message}' } },
  },
  fixed: {
    'GET /v1.0/me': { id: '{account}', displayName: 'Ada', userPrincipalName: 'ada@mail.example' },
  },
  object: {
    record: {
      '...': '{values}',
      id: '{id}',
      createdDateTime: '{created}',
      lastModifiedDateTime: '{updated}',
    },
    get: { takes: ['$select'] },
    create: { status: 201 },
    update: {},
    delete: { status: 204 },
    list: {
      paging: { by: 'cursor', parameter: '$skiptoken' },
      size: { parameter: '$top', max: 999, usual: 100 },
      parameters: { $select: { fields: true } },
      answer: { value: '{records}', '@odata.nextLink': '{nextUrl}' },
    },
    values: { map: { always: {} } },
  },
  documented: {
    // https://learn.microsoft.com/en-us/graph/api/user-list-mailfolders
    '/v1.0/me/mailFolders': {
      list: {
        parameters: {
          $select: { fields: true },
          includeHiddenFolders: { field: 'isHidden', all: 'true', usual: 'false' },
        },
      },
    },
    // A team is listed with three of its members.
    '/v1.0/me/joinedTeams': {
      record: { '...': '{values}', id: '{id}' },
      hidden: [
        'classification',
        'createdDateTime',
        'firstChannelName',
        'funSettings',
        'guestSettings',
        'internalId',
        'isArchived',
        'memberSettings',
        'messagingSettings',
        'specialization',
        'summary',
        'tenantId',
        'visibility',
        'webUrl',
      ],
    },
    '/v1.0/teams/{teamId}/channels': { below: { teamId: '/v1.0/me/joinedTeams' } },
  },
  objects: {
    contacts: {
      path: '/v1.0/me/contacts',
      id: 'AAMkAGI2THVSAAA{n:8}',
      fields: `displayName:string givenName:string surname:string companyName:string jobTitle:string
        department:string nickName:string personalNotes:string businessPhones:string:many emailAddresses:map:many`,
      list: {
        paging: { by: 'cursor', parameter: '$skip' },
        size: { parameter: '$top', max: 1000, usual: 10 },
        parameters: { $select: { fields: true } },
        answer: { value: '{records}', '@odata.nextLink': '{nextUrl}' },
      },
    },
  },
};
