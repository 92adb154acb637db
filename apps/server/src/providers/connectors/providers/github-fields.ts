import type { FieldSource, ListedField } from '@dowel/schema/connector';

type Types = Readonly<Record<string, ListedField['type']>>;

/** Fields of an object that no call describes. The first ones are set by GitHub alone. */
function listed(documentation: string, readOnly: Types, writable: Types): FieldSource {
  const times: Types = { created_at: 'datetime', updated_at: 'datetime' };
  const fields = [
    ...Object.entries({ ...readOnly, ...times }).map(([name, type]) => ({ name, type, readOnly: true })),
    ...Object.entries(writable).map(([name, type]) => ({ name, type })),
  ];
  return { source: 'list', fields, documentation };
}

/** The fields of objects whose fields are fixed. */
export const listedFields = {
  repos: listed(
    'https://docs.github.com/en/rest/repos/repos#list-repositories-for-the-authenticated-user',
    {
      id: 'int',
      node_id: 'string',
      full_name: 'string',
      owner: 'other',
      html_url: 'string',
      fork: 'boolean',
      language: 'string',
      disabled: 'boolean',
      pushed_at: 'datetime',
      permissions: 'other',
      topics: 'other',
      stargazers_count: 'int',
      forks_count: 'int',
      open_issues_count: 'int',
    },
    {
      name: 'string',
      description: 'string',
      private: 'boolean',
      visibility: 'string',
      default_branch: 'string',
      archived: 'boolean',
    },
  ),
  issues: listed(
    'https://docs.github.com/en/rest/issues/issues#list-issues-assigned-to-the-authenticated-user',
    {
      id: 'int',
      number: 'int',
      user: 'other',
      comments: 'int',
      locked: 'boolean',
      pull_request: 'other',
      repository: 'other',
      html_url: 'string',
      closed_at: 'datetime',
    },
    {
      title: 'string',
      body: 'string',
      state: 'string',
      state_reason: 'string',
      assignees: 'other',
      labels: 'other',
      milestone: 'other',
    },
  ),
  pulls: listed(
    'https://docs.github.com/en/rest/pulls/pulls#list-pull-requests',
    {
      id: 'int',
      node_id: 'string',
      number: 'int',
      html_url: 'string',
      user: 'other',
      locked: 'boolean',
      labels: 'other',
      assignees: 'other',
      milestone: 'other',
      requested_reviewers: 'other',
      merge_commit_sha: 'string',
      merged_at: 'datetime',
      closed_at: 'datetime',
    },
    {
      title: 'string',
      body: 'string',
      state: 'string',
      draft: 'boolean',
      head: 'other',
      base: 'other',
    },
  ),
  comments: listed(
    'https://docs.github.com/en/rest/issues/comments#list-issue-comments-for-a-repository',
    {
      id: 'int',
      node_id: 'string',
      html_url: 'string',
      issue_url: 'string',
      user: 'other',
      author_association: 'string',
    },
    { body: 'string' },
  ),
  gists: listed(
    'https://docs.github.com/en/rest/gists/gists#list-gists-for-the-authenticated-user',
    { id: 'string', owner: 'other', comments: 'int', html_url: 'string' },
    { description: 'string', public: 'boolean', files: 'other' },
  ),
};

/** An object of which only the id is documented here. */
export function sampled(id: ListedField): FieldSource {
  return { source: 'sampled', also: [{ ...id, readOnly: true }] };
}
