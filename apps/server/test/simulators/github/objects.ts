import { createHash } from 'node:crypto';
import { WORDS } from '@dowel/sandbox/crm/words.ts';
import type { SimulatedField, SimulatedObject } from '../dialect.ts';
import { fieldsIn } from '../fields.ts';
import { pick, treeOf } from '../seeded.ts';

/** One object of GitHub's API. */
export interface GithubObject extends SimulatedObject {
  /** Where the authenticated user's records are listed. */
  readonly path: string;
  /** What the list takes besides a page. Issues are also limited by state, and by who has to do with them. */
  readonly list: 'issues' | 'repositoryIssues' | 'sorted' | 'since' | 'plain';
  /** Ids are texts, not numbers. */
  readonly hasTextIds?: boolean;
  /** The members that a caller may send. GitHub ignores any other. */
  readonly writable: readonly string[];
}

type Values = Readonly<Record<string, unknown>>;

/** The login of the authenticated user, who owns the seeded repositories. */
export const LOGIN = 'acme';
export const USER = { login: LOGIN, id: 1, type: 'User' };

const TIMES = 'created_at:time updated_at:time';

/** What GitHub alone sets. */
export const SYSTEM = ['id', 'created_at', 'updated_at'] as const;

/** Makes fields out of names and types. */
export function fieldsOf(types: string): SimulatedField[] {
  return fieldsIn(types).map((field) => ({
    ...field,
    ...(SYSTEM.some((name) => name === field.name) && { isReadOnly: true }),
  }));
}

/** The name of the seeded repository with this number. */
export function repositoryName(index: number): string {
  return `${pick(WORDS.companyStart, index).toLowerCase()}-${index + 1}`;
}

/** A repository as an issue names it. */
export function repositoryOf(name: string): Record<string, unknown> {
  return { name, full_name: `${LOGIN}/${name}`, owner: USER };
}

/** The values of a repository that somebody makes. */
export function newRepository(name: string, given: Values) {
  return {
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
    ...repositoryOf(name),
    node_id: Buffer.from(`repository ${name}`).toString('base64url'),
    html_url: `https://github.example/${LOGIN}/${name}`,
    visibility: given.private === true ? 'private' : 'public',
    pushed_at: null,
    permissions: { admin: true, maintain: true, push: true, triage: true, pull: true },
  };
}

/** The values of an issue that somebody makes. */
export function newIssue(repository: string, number: number, given: Values): Record<string, unknown> {
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

/** The values of a gist that somebody makes. */
export function newGist(given: Values) {
  return { description: null, public: false, comments: 0, ...given, owner: USER };
}

function plain(
  path: string,
  types: string,
  writable: readonly string[],
  valuesOf: GithubObject['valuesOf'],
): GithubObject {
  return {
    path: `/user/${path}`,
    list: 'plain',
    fields: fieldsOf(types),
    idOf: (index) => String(700 + index),
    writable,
    valuesOf,
  };
}

/** The objects of the facts, by name. */
export const OBJECTS: Readonly<Record<string, GithubObject>> = {
  repos: {
    path: '/user/repos',
    list: 'sorted',
    fields: fieldsOf(
      `id:number node_id:string name:string full_name:string private:boolean owner:map html_url:string
       description:string fork:boolean language:string default_branch:string archived:boolean disabled:boolean
       visibility:string topics:list stargazers_count:number forks_count:number open_issues_count:number ${TIMES}
       pushed_at:time permissions:map`,
    ),
    writable: ['name', 'description', 'private', 'default_branch', 'archived', 'visibility', 'topics'],
    idOf: (index) => String(41_000 + index),
    valuesOf: (index) => newRepository(repositoryName(index), { description: `Repository ${index + 1}` }),
  },
  issues: {
    path: '/issues',
    list: 'issues',
    fields: fieldsOf(
      `id:number number:number title:string body:string state:string state_reason:string user:map assignees:list
       labels:list milestone:map comments:number locked:boolean pull_request:map repository:map html_url:string
       ${TIMES} closed_at:time`,
    ),
    writable: ['title', 'body', 'state', 'state_reason', 'assignees', 'labels', 'milestone'],
    idOf: (index) => String(9_000_000 + index),
    valuesOf(index) {
      const issue = newIssue(repositoryName(index % 3), Math.floor(index / 3) + 1, {
        title: `${treeOf(index)} ${index + 1}`,
        body: `What happens, step by step. ${index + 1}`,
        assignees: index % 2 === 0 ? [USER] : [],
        ...(index % 4 === 3 && { state: 'closed', state_reason: 'completed' }),
      });
      // Every pull request is an issue.
      const pull = { html_url: String(issue.html_url).replace('/issues/', '/pull/') };
      return index % 5 === 4 ? { ...issue, pull_request: pull } : issue;
    },
  },
  gists: {
    path: '/gists',
    list: 'since',
    hasTextIds: true,
    fields: fieldsOf(
      `id:string description:string public:boolean files:map owner:map comments:number html_url:string ${TIMES}`,
    ),
    writable: ['description', 'public', 'files'],
    idOf: (index) => createHash('sha256').update(`gist ${index}`).digest('hex').slice(0, 32),
    valuesOf: (index) =>
      newGist({
        description: `Snippet ${index + 1}`,
        files: { 'note.md': { content: `# ${index + 1}` } },
        html_url: `https://gist.github.example/${LOGIN}/${index + 1}`,
      }),
  },
  orgs: plain('orgs', 'id:string login:string description:string', [], (index) => ({
    login: `org-${index + 1}`,
    description: `Organization ${index + 1}`,
  })),
  // What is required is first.
  'user/keys': plain(
    'keys',
    'id:string created_at:string title:string key:string',
    ['key', 'title'],
    (index) => ({
      title: `Laptop ${index + 1}`,
      key: `ssh-ed25519 AAAA${index}`,
    }),
  ),
  'user/emails': plain('emails', 'email:string primary:boolean verified:boolean', ['email'], (index) => ({
    email: `ada${index + 1}@mail.example`,
    primary: index === 0,
    verified: true,
  })),
  'user/gpg_keys': plain(
    'gpg_keys',
    'id:string created_at:string name:string key_id:string',
    ['key_id', 'name'],
    (index) => ({ name: `Key ${index + 1}`, key_id: `3262EFF25BA0D${index}` }),
  ),
};
