import { createHash } from 'node:crypto';
import { createDice } from '@dowel/sandbox/crm/generate.ts';
import { WORDS } from '@dowel/sandbox/crm/words.ts';
import type { SimulatedField, SimulatedObject } from '../dialect.ts';

/** One object of GitHub's API. */
export interface GithubObject extends SimulatedObject {
  /** Where the authenticated user's records are listed. */
  readonly path: string;
  /** What the list takes besides a page. Issues are also limited by state, and by who has to do with them. */
  readonly list: 'issues' | 'repositoryIssues' | 'sorted' | 'since' | 'plain';
  /** Ids are texts, not numbers. */
  readonly hasTextIds?: boolean;
  /** It has no id, or none of the times. */
  readonly lacks?: readonly ('id' | 'created_at' | 'updated_at')[];
}

/** The login of the authenticated user, who owns the seeded repositories. */
export const LOGIN = 'acme';
export const USER = { login: LOGIN, id: 1, type: 'User' };

const SYSTEM = ['id', 'created_at', 'updated_at'];

/** Makes fields out of names and types. A name in `SYSTEM` is set by GitHub alone. */
export function fieldsOf(types: Readonly<Record<string, string>>): SimulatedField[] {
  return Object.entries(types).map(([name, type]) => ({
    name,
    type,
    ...(SYSTEM.includes(name) && { isReadOnly: true }),
  }));
}

const times = { created_at: 'time', updated_at: 'time' };

/** The name of the seeded repository with this number. */
export function repositoryName(index: number): string {
  return `${(WORDS.companyStart[index % WORDS.companyStart.length] ?? 'site').toLowerCase()}-${index + 1}`;
}

/** A repository as an issue names it. */
export function repositoryOf(name: string): Record<string, unknown> {
  return { name, full_name: `${LOGIN}/${name}`, owner: USER };
}

const repos: GithubObject = {
  path: '/user/repos',
  list: 'sorted',
  fields: fieldsOf({
    id: 'number',
    node_id: 'string',
    name: 'string',
    full_name: 'string',
    private: 'boolean',
    owner: 'map',
    html_url: 'string',
    description: 'string',
    fork: 'boolean',
    language: 'string',
    default_branch: 'string',
    archived: 'boolean',
    disabled: 'boolean',
    visibility: 'string',
    topics: 'list',
    stargazers_count: 'number',
    forks_count: 'number',
    open_issues_count: 'number',
    ...times,
    pushed_at: 'time',
    permissions: 'map',
  }),
  idOf: (index) => String(41_000 + index),
  valuesOf: (index) => newRepository(repositoryName(index), { description: `Repository ${index + 1}` }),
};

/** The values of a repository that somebody makes. */
export function newRepository(name: string, given: Readonly<Record<string, unknown>>) {
  const values = {
    description: null,
    private: false,
    language: null,
    topics: [],
    archived: false,
    disabled: false,
    fork: false,
    default_branch: 'main',
    stargazers_count: 0,
    forks_count: 0,
    open_issues_count: 0,
    ...given,
  };
  return {
    ...values,
    ...repositoryOf(name),
    node_id: Buffer.from(`repository ${name}`).toString('base64url'),
    html_url: `https://github.example/${LOGIN}/${name}`,
    visibility: values.private === true ? 'private' : 'public',
    pushed_at: null,
    permissions: { admin: true, maintain: true, push: true, triage: true, pull: true },
  };
}

const issues: GithubObject = {
  path: '/issues',
  list: 'issues',
  fields: fieldsOf({
    id: 'number',
    number: 'number',
    title: 'string',
    body: 'string',
    state: 'string',
    state_reason: 'string',
    user: 'map',
    assignees: 'list',
    labels: 'list',
    milestone: 'map',
    comments: 'number',
    locked: 'boolean',
    pull_request: 'map',
    repository: 'map',
    html_url: 'string',
    ...times,
    closed_at: 'time',
  }),
  idOf: (index) => String(9_000_000 + index),
  valuesOf(index) {
    const dice = createDice(index + 1);
    const given = {
      title: `${dice.pick(WORDS.companyStart)} ${dice.pick(WORDS.dealSubject)}`,
      body: `What happens, step by step. ${index + 1}`,
      assignees: index % 2 === 0 ? [USER] : [],
      ...(index % 4 === 3 && { state: 'closed', state_reason: 'completed' }),
    };
    const issue = newIssue(repositoryName(index % 3), Math.floor(index / 3) + 1, given);
    // Every pull request is an issue.
    const pull = { html_url: String(issue.html_url).replace('/issues/', '/pull/') };
    return index % 5 === 4 ? { ...issue, pull_request: pull } : issue;
  },
};

/** The values of an issue that somebody makes. */
export function newIssue(
  repository: string,
  number: number,
  given: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return {
    body: null,
    state: 'open',
    state_reason: null,
    assignees: [],
    labels: [],
    milestone: null,
    comments: 0,
    locked: false,
    user: USER,
    closed_at: null,
    ...given,
    number,
    repository: repositoryOf(repository),
    html_url: `https://github.example/${LOGIN}/${repository}/issues/${number}`,
  };
}

const gists: GithubObject = {
  path: '/gists',
  list: 'since',
  hasTextIds: true,
  fields: fieldsOf({
    id: 'string',
    description: 'string',
    public: 'boolean',
    files: 'map',
    owner: 'map',
    comments: 'number',
    html_url: 'string',
    ...times,
  }),
  idOf: (index) => createHash('sha256').update(`gist ${index}`).digest('hex').slice(0, 32),
  valuesOf: (index) =>
    newGist({
      description: `Snippet ${index + 1}`,
      files: { 'note.md': { content: `# ${index + 1}` } },
      html_url: `https://gist.github.example/${LOGIN}/${index + 1}`,
    }),
};

/** The values of a gist that somebody makes. */
export function newGist(given: Readonly<Record<string, unknown>>) {
  return { description: null, public: false, comments: 0, ...given, owner: USER };
}

function plain(
  path: string,
  types: Readonly<Record<string, string>>,
  valuesOf: GithubObject['valuesOf'],
  lacks: GithubObject['lacks'] = [],
): GithubObject {
  const own = SYSTEM.filter((name) => !lacks.some((one) => one === name));
  return {
    path,
    list: 'plain',
    lacks,
    fields: [...fieldsOf(Object.fromEntries(own.map((name) => [name, 'string']))), ...fieldsOf(types)],
    idOf: (index) => String(700 + index),
    valuesOf,
  };
}

/** The objects of the facts, by name. */
export const OBJECTS: Readonly<Record<string, GithubObject>> = {
  repos,
  issues,
  gists,
  orgs: plain(
    '/user/orgs',
    { login: 'string', description: 'string' },
    (index) => ({ login: `org-${index + 1}`, description: `Organization ${index + 1}` }),
    ['created_at', 'updated_at'],
  ),
  'user/keys': plain(
    '/user/keys',
    { title: 'string', key: 'string' },
    (index) => ({ title: `Laptop ${index + 1}`, key: `ssh-ed25519 AAAA${index}` }),
    ['updated_at'],
  ),
  'user/emails': plain(
    '/user/emails',
    { email: 'string', primary: 'boolean', verified: 'boolean' },
    (index) => ({ email: `ada${index + 1}@mail.example`, primary: index === 0, verified: true }),
    ['id', 'created_at', 'updated_at'],
  ),
  'user/gpg_keys': plain(
    '/user/gpg_keys',
    { name: 'string', key_id: 'string' },
    (index) => ({ name: `Key ${index + 1}`, key_id: `3262EFF25BA0D${index}` }),
    ['updated_at'],
  ),
};
