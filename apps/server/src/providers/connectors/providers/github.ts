import type {
  ConnectorException,
  ConnectorObject,
  ListEndpoint,
  ListedField,
  WriteEndpoint,
} from '@dowel/schema/connector';
import { byReference } from './by-reference.ts';
import { changedSince } from './changed-since.ts';
import { repositoryComments } from './github-comments.ts';
import { listedFields, sampled } from './github-fields.ts';
import { githubLists } from './github-lists.ts';
import { githubEvents, githubWebhooks, isAsMade } from './github-webhooks.ts';
import { linkPages, listsAt, type Query } from './pages.ts';
import { plainWrites, repeatable } from './plain-writes.ts';
import { timesOf } from './record-times.ts';
import { usualConnector } from './usual-connector.ts';

const VERSION = '2022-11-28';
const reference = 'https://docs.github.com/en/rest';
const repositories = `${reference}/repos/repos`;
const issues = `${reference}/issues/issues`;
const gists = `${reference}/gists/gists`;
const pulls = `${reference}/pulls/pulls`;
const rateLimits = `${reference}/using-the-rest-api/rate-limits-for-the-rest-api`;
const SECOND_MS = 1000;

/**
 * Oldest first, so that a record that changes while pages are read does not move, and a new one comes last. Pages have
 * numbers, so that records that are deleted meanwhile still shift the others; the vendor offers nothing else.
 */
const byCreation = { sort: 'created', direction: 'asc' };

/** A bare list, whose header `Link` says where the next page is. */
function listAt(path: string, documentation: string, query?: Query): ListEndpoint {
  const page = `${reference}/using-the-rest-api/using-pagination-in-the-rest-api`;
  return listsAt(documentation, linkPages({ per_page: 100 }, page), '.')(path, query);
}

/** `since` is honoured by few lists, and ignored by all others. */
function since(list: ListEndpoint): ListEndpoint {
  const { documentation = reference } = list.request;
  return { ...list, conditions: { style: 'parameters', from: { query: 'since' }, documentation } };
}

/** Of the fields of an issue, only its state is what a parameter of the list compares. */
function byState(list: ListEndpoint): ListEndpoint {
  const { documentation = reference } = list.request;
  const from = { query: 'since' };
  const equals = { query: '{fieldName}' };
  return {
    ...list,
    conditions: { style: 'parameters', from, equals, equalsFields: ['state'], documentation },
  };
}

const changes: ConnectorObject['changes'] = changedSince({
  // Whether a change at that very second is found is documented differently for each list.
  isFromInclusive: false,
  granularityMs: SECOND_MS,
  documentation: `${issues}#list-issues-assigned-to-the-authenticated-user`,
});

/** GitHub has no key and no id of ours for a new record, so a create whose answer is lost cannot be repeated. */
function createAt(path: string, documentation: string): WriteEndpoint {
  return {
    method: 'POST',
    path,
    repeat: { by: 'none' },
    documentation,
  };
}

function updateAt(path: string, documentation: string): WriteEndpoint {
  return repeatable('PATCH', path, documentation);
}

/** What an issue is answered with as a record, and takes of it. */
const OF_ISSUES = { labels: 'name', assignees: 'login', milestone: 'number' };

const answer = { record: '.', id: 'id' };

/** A short list of what belongs to the user. It cannot be limited to changes. */
function own(path: string, documentation: string, id: ListedField): ConnectorException {
  return {
    record: { id: id.name },
    list: listAt(path, documentation),
    changes: { source: 'none', documentation },
    fields: sampled(id),
    write: null,
  };
}

function key(path: string, documentation: string): ConnectorException {
  return {
    ...own(path, documentation, { name: 'id', type: 'int' }),
    write: plainWrites(path, { ways: ['create', 'delete'], canGet: false, documentation }),
  };
}

/** What a repository has of its own. A number names a record there, and is where it is written. */
function inRepository(
  path: string,
  list: ListEndpoint,
  texts: { displayName: string; create: string; update: string },
): ConnectorException {
  const { documentation = reference } = list.request;
  return {
    displayName: texts.displayName,
    parents: {
      object: 'repos',
      values: { owner: 'owner.login', repo: 'name' },
      idField: 'path',
      documentation,
    },
    record: {
      id: 'number',
      ...timesOf(documentation, { updated: 'updated_at' }),
      createTime: { member: 'created_at', format: 'rfc3339' },
    },
    list,
    write: {
      create: createAt(path, texts.create),
      update: updateAt(`${path}/{id}`, texts.update),
      get: { path: `${path}/{id}` },
      answer: { record: '.', id: 'number' },
    },
  };
}

const issuePath = '/repos/{owner}/{repo}/issues';
const pullPath = '/repos/{owner}/{repo}/pulls';
const all = { state: 'all', ...byCreation };

const repositoryIssues = inRepository(
  issuePath,
  byState(listAt(issuePath, `${issues}#list-repository-issues`, all)),
  {
    displayName: 'Issues of repositories without older ones of those shared later',
    create: `${issues}#create-an-issue`,
    update: `${issues}#update-an-issue`,
  },
);

/**
 * Their list takes no `since`, so each read reads everything. Labels, assignees and the milestone of a pull request are
 * written as those of the issue that it is.
 */
const pullRequests: ConnectorException = {
  ...inRepository(pullPath, listAt(pullPath, `${pulls}#list-pull-requests`, all), {
    displayName: 'Pull requests',
    create: `${pulls}#create-a-pull-request`,
    update: `${pulls}#update-a-pull-request`,
  }),
  changes: { source: 'none', documentation: `${pulls}#list-pull-requests` },
  fields: listedFields.pulls,
  events: githubEvents.pulls,
};

/**
 * GitHub's REST API, as the person sees it who has connected. `issues` are those of that person, `repos/issues` those of
 * each repository, and pull requests are among both. `repos/pulls` has what only a pull request has. The address of a
 * repository has its owner and its name, and that of an issue has its number too; so these are fields of the record that is
 * written. Webhooks belong to a repository, so only what is below one tells of changes.
 */
export const github = usualConnector({
  provider: 'github',
  displayName: 'GitHub',
  apiVersion: {
    name: VERSION,
    // A version is supported for 24 months after the next one, which came on 10 March 2026.
    supportedUntil: '2028-03-10',
    documentation: 'https://docs.github.com/en/rest/about-the-rest-api/api-versions',
  },
  headers: { Accept: 'application/vnd.github+json', 'X-GitHub-Api-Version': VERSION },
  errors: {
    message: 'message',
    // Most errors of a field have a code and no message.
    details: [
      { at: 'errors', text: 'message' },
      { at: 'errors', text: 'code' },
    ],
    // A limit is told with 403 or 429. Without these rules, 403 would mean that the account may not do it.
    rules: [
      { status: 403, header: { name: 'x-ratelimit-remaining', text: '0' }, means: 'rate_limited' },
      // The secondary limit has neither a code nor a header of its own.
      ...['API rate limit exceeded', 'You have exceeded a secondary rate limit'].map((begins) => ({
        status: 403,
        member: 'message',
        begins,
        means: 'rate_limited' as const,
      })),
    ],
    wait: [{ header: 'x-ratelimit-reset', format: 'epochSeconds' }],
    documentation: rateLimits,
  },
  // The hour of a user begins with a call of theirs, and other apps may spend it. When it is spent, an answer says so.
  budgets: [{ scope: 'connection', requests: 5000, perMs: 60 * 60 * SECOND_MS, documentation: rateLimits }],
  webhooks: githubWebhooks,
  functions: {
    secrets: { '*': 'temp_clone_token' },
    events: { isAsMade },
    // GitHub answers a transferred issue from its new repository, where it has another number: https://docs.github.com/en/rest/issues/issues#get-an-issue
    isDeleted: (objectName, { number }, id) => objectName === 'repos/issues' && !id.endsWith(`/${number}`),
    // A repository without a commit has neither commits nor contributors to list.
    isNoList: (status, body) =>
      status === 409 && body.text('message')?.begins('Git Repository is empty') === true,
    isEmptyList: (body, objectName) => body === undefined && objectName === 'repos/contributors',
    toRecord: byReference({
      issues: OF_ISSUES,
      'repos/issues': OF_ISSUES,
      'repos/pulls': { head: 'label', base: 'ref' },
    }),
  },
  object: {
    record: { id: 'id', ...timesOf(issues, { updated: 'updated_at' }) },
    list: byState(
      listAt('/issues', `${issues}#list-issues-assigned-to-the-authenticated-user`, {
        filter: 'all',
        state: 'all',
        ...byCreation,
      }),
    ),
    changes,
    fields: listedFields.issues,
  },
  objects: {
    issues: {
      displayName: 'Issues without older ones of repositories shared later',
      write: {
        create: createAt('/repos/{owner}/{repo}/issues', `${issues}#create-an-issue`),
        update: updateAt('/repos/{owner}/{repo}/issues/{number}', `${issues}#update-an-issue`),
        answer,
      },
    },
    'repos/issues': { ...repositoryIssues, events: githubEvents.issues },
    'repos/pulls': pullRequests,
    'repos/comments': repositoryComments,
    repos: {
      list: listAt('/user/repos', `${repositories}#list-repositories-for-the-authenticated-user`, byCreation),
      // With `since`, a repository that the account may see only later would never come.
      changes: { source: 'none', documentation: repositories },
      fields: listedFields.repos,
      write: {
        create: createAt('/user/repos', `${repositories}#create-a-repository-for-the-authenticated-user`),
        update: updateAt('/repos/{owner}/{repo}', `${repositories}#update-a-repository`),
        answer,
      },
    },
    gists: {
      list: since(listAt('/gists', `${gists}#list-gists-for-the-authenticated-user`)),
      fields: listedFields.gists,
      write: plainWrites('/gists', { documentation: (way) => `${gists}#${way}-a-gist` }),
    },
    orgs: own('/user/orgs', `${reference}/orgs/orgs#list-organizations-for-the-authenticated-user`, {
      name: 'id',
      type: 'int',
    }),
    'user/keys': key('/user/keys', `${reference}/users/keys`),
    'user/gpg_keys': key('/user/gpg_keys', `${reference}/users/gpg-keys`),
    ...githubLists,
    'user/issues': {
      displayName: 'Issues of the user without older ones of repositories shared later',
      list: byState(
        listAt('/user/issues', `${issues}#list-user-account-issues-assigned-to-the-authenticated-user`, {
          filter: 'all',
          ...all,
        }),
      ),
      write: null,
    },
    'user/emails': own('/user/emails', `${reference}/users/emails`, { name: 'email', type: 'string' }),
  },
});
