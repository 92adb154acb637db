import type { DescribedLists } from '../general/general-dialect.ts';

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
    list: {
      paging: { by: 'counted', parameter: 'startAt' },
      size: { parameter: 'maxResults', max: 100, usual: 50 },
      answer: {
        values: '{records}',
        startAt: '{start}',
        maxResults: '{size}',
        total: '{total}',
        isLast: '{isLast}',
      },
    },
  },
  documented: {
    // https://developer.atlassian.com/cloud/jira/software/rest/api-group-board/
    '/rest/agile/1.0/board': { values: { type: { oneOf: ['scrum', 'scrum', 'kanban'] } } },
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
    '/rest/api/3/project': 'projects',
    '/rest/api/3/project/search': 'projects',
    '/rest/api/3/users/search': 'users',
  },
};
