import type { DescribedLists } from '../general/general-dialect.ts';
import { LOGIN, OBJECTS, repositoryName } from './objects.ts';

/**
 * What the lists have in common that only the vendor's document has (`github.digest`).
 * https://docs.github.com/en/rest/using-the-rest-api/using-pagination-in-the-rest-api
 */
export const documented: DescribedLists = {
  documentation: [
    'https://docs.github.com/en/rest/using-the-rest-api/using-pagination-in-the-rest-api',
    'https://docs.github.com/en/rest/using-the-rest-api/getting-started-with-the-rest-api',
  ],
  object: {
    times: 'rfc3339Seconds',
    record: { id: '{number}', '...': '{values}', created_at: '{created}', updated_at: '{updated}' },
    list: {
      paging: { by: 'page', parameter: 'page', first: 1 },
      size: { parameter: 'per_page', max: 100, usual: 30 },
      answer: '{records}',
      headers: { link: '<{nextUrl}>; rel="next"' },
    },
  },
  // A repository is named by its owner and its name, and an organisation by its login.
  places: {
    owner: { always: LOGIN },
    repo: { oneOf: [repositoryName(0), repositoryName(1)] },
    org: { oneOf: ['org-1', 'org-2'] },
  },
  documented: {
    '/repos/{owner}/{repo}/commits': { record: { '...': '{values}', sha: '{id}' } },
    '/repos/{owner}/{repo}/milestones': {
      record: {
        '...': '{values}',
        id: '{number}',
        number: '{number}',
        created_at: '{created}',
        updated_at: '{updated}',
      },
      list: { parameters: { state: { allows: ['open', 'closed', 'all'] } } },
    },
    '/user/memberships/orgs': { record: { '...': '{values}', organization_url: '{id}' } },
  },
  elsewhere: {
    ...Object.fromEntries(Object.entries(OBJECTS).map(([name, { path }]) => [path, name])),
    '/user/issues': 'issues',
    '/repos/{owner}/{repo}/issues': 'issues',
    '/repos/{owner}/{repo}/issues/comments': 'repos/comments',
    '/repos/{owner}/{repo}/pulls': 'repos/pulls',
  },
};
