import type { DescribedLists } from '../general/general-dialect.ts';

const list = {
  paging: { by: 'counted', parameter: 'startAt' },
  size: { parameter: 'maxResults', max: 100, usual: 50 },
  answer: {
    values: '{records}',
    startAt: '{start}',
    maxResults: '{size}',
    total: '{total}',
    isLast: '{isLast}',
  },
} as const;

/**
 * What the lists have in common that only the vendor's document has (`atlassian.digest`).
 * https://developer.atlassian.com/cloud/jira/platform/rest/v3/intro/#pagination
 */
export const documented: DescribedLists = {
  documentation: ['https://developer.atlassian.com/cloud/jira/platform/rest/v3/intro/#pagination'],
  at: '/ex/jira/:cloudId',
  object: {
    times: 'rfc3339',
    record: { id: '{id}', '...': '{values}', created: '{created}', updated: '{updated}' },
    list,
  },
  objects: {
    // https://developer.atlassian.com/cloud/jira/platform/rest/v3/api-group-projects/
    projects: {
      path: '/rest/api/3/project',
      id: '2{n:4}',
      fields: 'key:string:required name:string:required projectTypeKey:string',
      record: { id: '{id}', '...': '{values}' },
      list: {
        ...list,
        path: '/rest/api/3/project/search',
        // `live` and `archived` are both live here, where nothing is archived.
        parameters: { status: { allows: ['live', 'live,archived'] }, expand: { allows: 'any' } },
      },
      get: {},
      create: { answer: { id: '{number}', key: '{record.key}' } },
      update: { method: 'PUT' },
      delete: {},
      values: { key: { text: 'P{n}' }, projectTypeKey: { always: 'software' } },
    },
    // Their list is the whole answer, and ends with an empty page.
    // https://developer.atlassian.com/cloud/jira/platform/rest/v3/api-group-users/
    users: {
      path: '/rest/api/3/user',
      id: 'account-{i}',
      fields: 'displayName:string emailAddress:email:required accountType:string',
      record: { accountId: '{id}', '...': '{values}', active: true },
      list: {
        ...list,
        path: '/rest/api/3/users/search',
        size: { ...list.size, max: 1000 },
        answer: '{records}',
      },
      create: {},
      values: { accountType: { always: 'atlassian' } },
    },
  },
  documented: {
    // Records have a member of this name too, which says what could be named.
    ...Object.fromEntries(
      ['filter/search', 'notificationscheme', 'permissionscheme'].map((name) => [
        `/rest/api/3/${name}`,
        { list: { parameters: { expand: { allows: 'any' as const } } } },
      ]),
    ),
    // https://developer.atlassian.com/cloud/jira/platform/rest/v3/api-group-dashboards/
    '/rest/api/3/dashboard/search': { list: { parameters: { status: { allows: ['archived'] } } } },
    // https://developer.atlassian.com/cloud/jira/software/rest/api-group-board/
    '/rest/agile/1.0/board': { values: { type: { oneOf: ['scrum', 'simple', 'kanban'] } } },
    // https://developer.atlassian.com/cloud/jira/platform/rest/v3/api-group-audit-records/
    '/rest/api/3/auditing/record': {
      list: {
        paging: { by: 'counted', parameter: 'offset' },
        size: { parameter: 'limit', max: 1000 },
        answer: { records: '{records}', offset: '{start}', limit: '{size}', total: '{total}' },
      },
    },
  },
  elsewhere: {
    '/rest/api/3/issue': 'issues',
    '/rest/api/3/issue/{issue}/comment': 'comments',
  },
};
