import type { ProviderDescription } from '../general/description.ts';
import type { ListDescription, ParameterDescription } from '../general/list-description.ts';

const reference = 'https://developer.okta.com/docs/api/openapi/okta-management/management';

/** The header has the next page while there is one. */
function listOf(max: number, usual: number, parameters?: ListDescription['parameters']): ListDescription {
  return {
    paging: { by: 'cursor', parameter: 'after' },
    size: { parameter: 'limit', max, usual },
    ...(parameters && { parameters }),
    answer: '{records}',
    headers: { link: '<{nextUrl}>; rel="next"' },
  };
}

const updatedSince = (is: '>' | '>=', operator: 'gt' | 'ge'): Record<string, ParameterDescription> => ({
  [`lastUpdated ${operator} "{value}"`]: { time: 'updateTime', is },
});

const system = { id: '{id}', created: '{created}', lastUpdated: '{updated}' };
const readOnly = { without: ['create', 'update', 'delete'] } as const;
const PERSON = `login:string email:string firstName:string lastName:string department:string title:string city:string
  mobilePhone:string employeeNumber:string`;

/** Okta's API of an org. */
export const okta: ProviderDescription = {
  provider: 'okta',
  documentation: [
    `${reference}/tag/User/`,
    `${reference}/tag/Group/`,
    `${reference}/tag/Application/`,
    'https://developer.okta.com/docs/api/#pagination',
    'https://developer.okta.com/docs/reference/rl-best-practices/',
  ],
  signIn: { authorizePath: '/oauth2/v1/authorize', tokenPath: '/oauth2/v1/token' },
  errors: {
    body: {
      errorCode: '{code}',
      errorSummary: '{message}',
      errorLink: '{code}',
      errorId: 'oaeU-Bn_TLTRT-0oHZc7QkT7w',
      errorCauses: [{ errorSummary: '{message}' }],
    },
    waitHeader: 'x-rate-limit-reset',
  },
  object: {
    times: 'rfc3339',
    record: { '...': '{values}', ...system },
    create: { status: 200 },
    delete: {},
    values: { department: { oneOf: ['Sales', 'Support', 'Research'] } },
  },
  objects: {
    users: {
      path: '/api/v1/users',
      id: '00u{n:17}',
      record: { status: 'ACTIVE', type: { id: 'otyfnjfba4ye7pgjB0g4' }, ...system, profile: '{values}' },
      fields: PERSON,
      update: { method: 'POST' },
      without: ['delete'],
      sent: { inside: 'profile' },
      list: listOf(200, 200, {
        filter: {
          texts: { ...updatedSince('>=', 'ge'), 'profile.login eq "{value}"': { field: 'login' } },
        },
      }),
    },
    groups: {
      path: '/api/v1/groups',
      id: '00g{n:17}',
      record: {
        type: 'OKTA_GROUP',
        ...system,
        lastMembershipUpdated: '{updated}',
        objectClass: ['okta:user_group'],
        profile: '{values}',
      },
      fields: 'name:string description:string',
      sent: { inside: 'profile' },
      list: listOf(10_000, 200, { filter: { texts: updatedSince('>', 'gt') } }),
    },
    devices: {
      ...readOnly,
      path: '/api/v1/devices',
      id: 'guo{n:17}',
      record: { status: 'ACTIVE', resourceType: 'UDDevice', ...system, profile: '{values}' },
      fields: 'displayName:string platform:string serialNumber:string osVersion:string',
      list: listOf(200, 200, { search: { texts: updatedSince('>', 'gt') } }),
    },
  },
};
