import { WORDS } from '@dowel/sandbox/crm/words.ts';
import type { ProviderDescription } from '../general/description.ts';
import type { ListDescription } from '../general/list-description.ts';
import { Refused } from '../refusal.ts';
import { pick } from '../seeded.ts';
import { describedHooks } from './github-hooks.ts';
import { refuse } from './github-limits.ts';
import { repositoryRoutes } from './github-repositories.ts';

const reference = 'https://docs.github.com/en/rest';

/** The login of the authenticated user, who owns the seeded repositories. */
export const LOGIN = 'acme';
export const USER = { login: LOGIN, id: 1, type: 'User' };

const repositories = Array.from(
  { length: 20 },
  (_, index) => `${pick(WORDS.companyStart, index).toLowerCase()}-${index + 1}`,
);

/** A repository as an issue names it. */
export const repositoryOf = (name: string) => ({ name, full_name: `${LOGIN}/${name}`, owner: USER });

/** What a new repository has if the caller does not say it. */
export const NEW_REPOSITORY = {
  private: false,
  topics: [],
  archived: false,
  disabled: false,
  fork: false,
  default_branch: 'main',
  stargazers_count: 0,
  forks_count: 0,
  open_issues_count: 0,
  visibility: 'public',
  permissions: { admin: true, maintain: true, push: true, triage: true, pull: true },
};

/** The same of an issue. */
export const NEW_ISSUE = { assignees: [], labels: [], comments: 0, locked: false, user: USER };

/** Where seeded issues are: the first repository has one of three, and the second the others. */
const issues = Array.from({ length: 60 }, (_, index) => {
  const [before, place] = [Math.floor(index / 3), index % 3];
  const [name = ''] = repositories.slice(place === 0 ? 0 : 1);
  return { name, number: place === 0 ? before + 1 : before * 2 + place };
});

const always = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { always: value }]));

const since: ListDescription['parameters'] = { since: { time: 'updateTime', is: '>=' } };
const descending: ListDescription['parameters'] = {
  sort: { orders: { created: '-createTime', updated: '-updateTime' } },
  direction: { descendsWhen: 'desc' },
};
const state: ListDescription['parameters'] = { state: { field: 'state', all: 'all', usual: 'open' } };

const paged: Omit<ListDescription, 'parameters'> = {
  paging: { by: 'page', parameter: 'page', first: 1 },
  size: { parameter: 'per_page', max: 100, usual: 30 },
  answer: '{records}',
  headers: { link: '<{nextUrl}>; rel="next"' },
};
const newestFirst = { ...paged, orderBy: 'createTime', isDescending: true } as const;

const record = { '...': '{values}', id: '{number}', created_at: '{created}', updated_at: '{updated}' };

/** The issues that the user has to do with. `filter=assigned` is usual: nobody is assigned to the others. */
const issueList: ListDescription = {
  ...newestFirst,
  parameters: {
    ...since,
    ...descending,
    ...state,
    filter: { field: 'assignees', usual: '-', all: 'all' },
  },
};
/** Those of a repository, whoever has to do with them. */
export const repositoryIssueList: ListDescription = {
  ...newestFirst,
  parameters: { ...since, ...descending, ...state },
};

/** GitHub's REST API, as the authenticated user sees it. */
export const github: ProviderDescription = {
  provider: 'github',
  documentation: [
    `${reference}/using-the-rest-api/using-pagination-in-the-rest-api`,
    `${reference}/using-the-rest-api/getting-started-with-the-rest-api`,
    `${reference}/using-the-rest-api/rate-limits-for-the-rest-api`,
    `${reference}/issues/issues`,
    `${reference}/issues/comments`,
    `${reference}/pulls/pulls`,
    `${reference}/repos/repos`,
    `${reference}/gists/gists`,
  ],
  signIn: { authorizePath: '/login/oauth/authorize', tokenPath: '/login/oauth/access_token' },
  headers: { accept: 'application/vnd.github+json', 'x-github-api-version': '2022-11-28' },
  errors: {
    body: '',
    messages: { notFound: 'Not Found', badValue: 'Validation Failed', missingField: 'Validation Failed' },
  },
  // The health check of the catalogue entry, which can send no headers of its own.
  fixed: { 'GET /user': USER },
  object: {
    record,
    list: paged,
    create: {},
    update: {},
    delete: {},
    // GitHub ignores members that it does not know.
    sent: { unknown: 'ignored', readOnly: 'ignored' },
  },
  objects: {
    repos: {
      path: '/user/repos',
      id: '41{i:3}',
      fields: `node_id:string name:string full_name:string private:boolean owner:map html_url:string
        description:string fork:boolean language:string default_branch:string archived:boolean disabled:boolean
        visibility:string topics:list stargazers_count:number forks_count:number open_issues_count:number
        pushed_at:string permissions:map`,
      list: { ...newestFirst, parameters: { ...since, ...descending } },
      values: {
        ...always({ ...NEW_REPOSITORY, owner: USER, pushed_at: null }),
        name: { oneOf: repositories },
        full_name: { oneOf: repositories.map((name) => `${LOGIN}/${name}`) },
      },
      // They are named by their owner and their name.
      without: ['get', 'create', 'update', 'delete'],
    },
    issues: {
      path: '/issues',
      id: '900000{i}',
      // Only a pull request has the member of that name.
      fields: `number:number title:string body:string state:string state_reason:string user:map assignees:list
        labels:list milestone:map comments:number locked:boolean pull_request:map:hidden repository:map
        html_url:string closed_at:string in:string:hidden`,
      record: { ...record, pull_request: '{value.pull_request}' },
      list: issueList,
      search: { ...issueList, path: '/user/issues' },
      values: {
        ...always({ ...NEW_ISSUE, closed_at: null }),
        number: { oneOf: issues.map(({ number }) => number) },
        assignees: { oneOf: [[USER], []] },
        state: { oneOf: ['open', 'open', 'open', 'closed'] },
        // Every pull request is an issue.
        pull_request: {
          oneOf: [...Array.from({ length: 4 }), { html_url: 'https://github.example/acme/alder-1/pull/2' }],
        },
        repository: { oneOf: issues.map(({ name }) => repositoryOf(name)) },
        in: { oneOf: issues.map(({ name }) => `${LOGIN}/${name}`) },
      },
      // They are named by their repository and their number.
      without: ['get', 'create', 'update', 'delete'],
    },
    'repos/pulls': {
      path: '/repos/{owner}/{repo}/pulls',
      // Pull requests and issues share their numbers. Seeded issues have small ones.
      id: '1{n:4}',
      fields: `node_id:string html_url:string state:string title:string:required body:string draft:boolean
        locked:boolean user:map head:map:required base:map:required labels:list assignees:list
        requested_reviewers:list milestone:map merge_commit_sha:string merged_at:string closed_at:string`,
      record: { ...record, number: '{number}' },
      list: {
        ...newestFirst,
        parameters: {
          ...state,
          sort: {
            orders: {
              created: '-createTime',
              updated: 'updateTime',
              popularity: 'createTime',
              'long-running': 'createTime',
            },
          },
          direction: { descendsWhen: 'desc' },
        },
      },
      create: {
        body: ['title', 'head', 'base', 'body', 'draft', 'maintainer_can_modify'],
        gives: { state: 'open', draft: false, locked: false, user: USER, labels: [], assignees: [] },
      },
      update: { body: ['title', 'body', 'state', 'base', 'maintainer_can_modify'] },
      values: {
        ...always({ locked: false, user: USER, base: 'main', merged_at: null, closed_at: null }),
        owner: { always: LOGIN },
        repo: { oneOf: repositories.slice(0, 2) },
        head: { text: 'topic-{n}' },
        state: { oneOf: ['open', 'open', 'open', 'closed'] },
      },
      without: ['delete'],
    },
    // Those of issues and of pull requests.
    'repos/comments': {
      path: '/repos/{owner}/{repo}/issues/comments',
      below: { owner: '', repo: '', issue: '' },
      id: '5{n:4}',
      fields: 'node_id:string html_url:string body:string:required user:map author_association:string',
      record: {
        ...record,
        issue_url: 'https://api.github.example/repos/{value.owner}/{value.repo}/issues/{value.issue}',
      },
      list: {
        ...paged,
        orderBy: 'createTime',
        parameters: {
          ...since,
          sort: { orders: { created: 'createTime', updated: 'updateTime' } },
          direction: { descendsWhen: 'desc' },
        },
      },
      create: {
        path: '/repos/{owner}/{repo}/issues/{issue}/comments',
        body: ['body'],
        gives: { user: USER, author_association: 'OWNER' },
      },
      update: { body: ['body'] },
      values: {
        ...always({ user: USER, author_association: 'OWNER', owner: LOGIN, issue: '1' }),
        repo: { oneOf: repositories.slice(0, 2) },
      },
    },
    gists: {
      path: '/gists',
      id: 'aa5a315d61ae9438b18d{n:12}',
      fields: `description:string public:boolean files:map:required owner:map comments:number html_url:string`,
      record: { ...record, id: '{id}' },
      list: { ...newestFirst, parameters: since },
      create: {
        body: ['description', 'public', 'files'],
        gives: { public: false, comments: 0, owner: USER },
      },
      update: { body: ['description', 'files'] },
      values: {
        ...always({ owner: USER, files: { 'note.md': { content: 'A note.' } } }),
        html_url: { text: 'https://gist.github.example/acme/{n}' },
      },
    },
    'user/keys': {
      path: '/user/keys',
      id: '7{i:2}',
      record: { '...': '{values}', id: '{number}', created_at: '{created}' },
      fields: 'title:string key:string:required',
      list: newestFirst,
      without: ['get', 'update'],
    },
  },
  // A repository is named by its owner and its name, and an organisation by its login.
  places: {
    owner: { always: LOGIN },
    repo: { oneOf: repositories.slice(0, 2) },
    org: { oneOf: ['org-1', 'org-2'] },
  },
  documented: {
    '/repos/{owner}/{repo}/commits': { record: { '...': '{values}', sha: '{id}' } },
    '/repos/{owner}/{repo}/milestones': {
      record: { ...record, number: '{number}' },
      list: { parameters: { state: { allows: ['open', 'closed', 'all'] } } },
    },
    '/user/orgs': { values: { login: { text: 'org-{n}' } } },
    '/user/emails': { name: 'user/emails', id: 'ada{n}@mail.example' },
    '/user/memberships/orgs': { record: { '...': '{values}', organization_url: '{id}' } },
  },
  elsewhere: { '/repos/{owner}/{repo}/issues': 'issues', '/user/issues': 'issues' },
  functions: {
    refuse,
    routes: repositoryRoutes,
    webhooks: describedHooks,
    shown: (object, { name }, value) =>
      object === 'repos/pulls' && (name === 'head' || name === 'base') ? { ref: value } : value,
    stored(_, { name }, value) {
      if (name !== 'state' || value === 'open' || value === 'closed') return value;
      throw new Refused('badValue', 'Validation Failed', { field: name });
    },
  },
};
