import type { ConnectorException } from '@dowel/schema/connector';
import { listedFields } from './github-fields.ts';
import { githubEvents } from './github-webhooks.ts';
import { plainWrites } from './plain-writes.ts';

const reference = 'https://docs.github.com/en/rest/issues/comments';
const comments = '/repos/{owner}/{repo}/issues/comments';

/**
 * The comments of issues and pull requests of each repository, oldest first. A new one says with `issue_number` below
 * which of them it goes. Comments on lines of a pull request are others. The list takes `since`, but its pages have
 * numbers: a comment that is deleted while they are read moves the others forward, and one is missed, which no later
 * `since` would find. So each read reads everything.
 */
export const repositoryComments: ConnectorException = {
  displayName: 'Comments of issues and pull requests',
  parents: {
    object: 'repos',
    values: { owner: 'owner.login', repo: 'name' },
    idField: 'path',
    documentation: `${reference}#list-issue-comments-for-a-repository`,
  },
  record: {
    id: 'id',
    updateTime: { member: 'updated_at', format: 'rfc3339', granularityMs: 1000, documentation: reference },
    createTime: { member: 'created_at', format: 'rfc3339' },
  },
  list: {
    request: {
      path: comments,
      query: { sort: 'created', direction: 'asc' },
      documentation: `${reference}#list-issue-comments-for-a-repository`,
    },
    records: '.',
    paging: { style: 'linkHeader', size: { into: { query: 'per_page' }, max: 100 } },
  },
  changes: { source: 'none', documentation: reference },
  fields: listedFields.comments,
  write: plainWrites(comments, {
    createAt: '/repos/{owner}/{repo}/issues/{issue_number}/comments',
    documentation: (way) => `${reference}#${way}-an-issue-comment`,
  }),
  events: githubEvents.comments,
};
