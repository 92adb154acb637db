import type {
  Connector,
  ConnectorException,
  ConnectorObject,
  ListEndpoint,
  ListedField,
  WriteEndpoint,
} from '@dowel/schema/connector';
import { listedFields, sampled } from './github-fields.ts';

const reference = 'https://docs.github.com/en/rest';
const repositories = `${reference}/repos/repos`;
const issues = `${reference}/issues/issues`;
const gists = `${reference}/gists/gists`;
const rateLimits = `${reference}/using-the-rest-api/rate-limits-for-the-rest-api`;
const SECOND_MS = 1000;

/**
 * Oldest first, so that a record that changes while pages are read does not move, and a new one comes last. Pages have
 * numbers, so that records that are deleted meanwhile still shift the others; the vendor offers nothing else.
 */
const byCreation = { sort: 'created', direction: 'asc' };

/** A bare list, whose header `Link` says where the next page is. */
function listAt(path: string, documentation: string, query: Record<string, string> = {}): ListEndpoint {
  return {
    request: { path, ...(Object.keys(query).length > 0 && { query }), documentation },
    records: '.',
    paging: {
      style: 'linkHeader',
      size: { into: { query: 'per_page' }, max: 100 },
      documentation: `${reference}/using-the-rest-api/using-pagination-in-the-rest-api`,
    },
  };
}

/** `since` is honoured by few lists, and ignored by all others. */
function since(list: ListEndpoint): ListEndpoint {
  const { documentation = reference } = list.request;
  return { ...list, conditions: { style: 'parameters', from: { query: 'since' }, documentation } };
}

const changes: ConnectorObject['changes'] = {
  source: 'filter',
  format: 'rfc3339',
  // Whether a change at that very second is found is documented differently for each list.
  isFromInclusive: false,
  // The vendor promises nothing about how soon a change is in the list.
  settleMs: 0,
  overlapMs: 5 * 60 * SECOND_MS,
  granularityMs: SECOND_MS,
  documentation: `${issues}#list-issues-assigned-to-the-authenticated-user`,
};

/** GitHub has no key and no id of ours for a new record, so a create whose answer is lost cannot be repeated. */
function createAt(path: string, documentation: string, pathFields?: string[]): WriteEndpoint {
  return {
    ...{ method: 'POST', path, repeat: { by: 'none' }, documentation },
    ...(pathFields && { pathFields }),
  };
}

function updateAt(path: string, documentation: string, pathFields?: string[]): WriteEndpoint {
  return {
    ...{ method: 'PATCH', path, repeat: { by: 'upsert' }, documentation },
    ...(pathFields && { pathFields }),
  };
}

function deleteAt(path: string, documentation: string): WriteEndpoint {
  return { method: 'DELETE', path, repeat: { by: 'upsert' }, documentation };
}

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
    write: {
      create: createAt(path, documentation),
      delete: deleteAt(`${path}/{id}`, documentation),
      answer,
    },
  };
}

const inRepository = '/repos/{owner}/{repo}/issues';

/** The issues of each repository. The number of an issue names it there, and is where it is written. */
const repositoryIssues: ConnectorException = {
  displayName: 'Issues of repositories',
  parents: {
    object: 'repos',
    values: { owner: 'owner.login', repo: 'name' },
    idField: 'path',
    documentation: `${issues}#list-repository-issues`,
  },
  record: {
    id: 'number',
    updateTime: {
      ...{ member: 'updated_at', format: 'rfc3339', granularityMs: SECOND_MS },
      documentation: issues,
    },
    createTime: { member: 'created_at', format: 'rfc3339' },
  },
  list: since(listAt(inRepository, `${issues}#list-repository-issues`, { state: 'all', ...byCreation })),
  write: {
    create: createAt(inRepository, `${issues}#create-an-issue`),
    update: updateAt(`${inRepository}/{id}`, `${issues}#update-an-issue`),
    answer: { record: '.', id: 'number' },
  },
};

/**
 * GitHub's REST API, as the person sees it who has connected. `issues` are those of that person, `repos/issues` those of
 * each repository, and pull requests are among both. The address of a repository has its owner and its name, and that of
 * an issue has its number too; so these are fields of the record that is written. Webhooks belong to a repository or an
 * organization, so nobody can subscribe for an account.
 */
export const github: Connector = {
  connectorVersion: 1,
  provider: 'github',
  displayName: 'GitHub',
  verified: 'simulator',
  headers: { Accept: 'application/vnd.github+json', 'X-GitHub-Api-Version': '2022-11-28' },
  errors: {
    message: 'message',
    // A limit is told with 403 or 429. Without these rules, 403 would mean that the account may not do it.
    rules: [
      { status: 403, header: { name: 'x-ratelimit-remaining', text: '0' }, means: 'rate_limited' },
      { status: 403, member: 'message', contains: 'rate limit', means: 'rate_limited' },
    ],
    wait: [{ header: 'x-ratelimit-reset', format: 'epochSeconds' }],
    documentation: rateLimits,
  },
  // The hour of a user begins with a call of theirs, and other apps may spend it. When it is spent, an answer says so.
  budgets: [{ scope: 'connection', requests: 5000, perMs: 60 * 60 * SECOND_MS, documentation: rateLimits }],
  objectNames: 'listed',
  object: {
    record: {
      id: 'id',
      updateTime: {
        member: 'updated_at',
        format: 'rfc3339',
        granularityMs: SECOND_MS,
        documentation: issues,
      },
    },
    list: since(
      listAt('/issues', `${issues}#list-issues-assigned-to-the-authenticated-user`, {
        filter: 'all',
        state: 'all',
        ...byCreation,
      }),
    ),
    changes,
    order: 'none',
    deletes: { source: 'unknown' },
    fields: listedFields.issues,
  },
  objects: {
    issues: {
      write: {
        create: createAt('/repos/{owner}/{repo}/issues', `${issues}#create-an-issue`, ['owner', 'repo']),
        update: updateAt('/repos/{owner}/{repo}/issues/{number}', `${issues}#update-an-issue`, [
          ...['owner', 'repo', 'number'],
        ]),
        answer,
      },
    },
    'repos/issues': repositoryIssues,
    repos: {
      list: since(
        listAt('/user/repos', `${repositories}#list-repositories-for-the-authenticated-user`, byCreation),
      ),
      fields: listedFields.repos,
      write: {
        create: createAt('/user/repos', `${repositories}#create-a-repository-for-the-authenticated-user`),
        update: updateAt('/repos/{owner}/{repo}', `${repositories}#update-a-repository`, ['owner', 'repo']),
        answer,
      },
    },
    gists: {
      list: since(listAt('/gists', `${gists}#list-gists-for-the-authenticated-user`)),
      fields: listedFields.gists,
      write: {
        create: createAt('/gists', `${gists}#create-a-gist`),
        update: updateAt('/gists/{id}', `${gists}#update-a-gist`),
        delete: deleteAt('/gists/{id}', `${gists}#delete-a-gist`),
        get: { path: '/gists/{id}' },
        answer,
      },
    },
    orgs: own('/user/orgs', `${reference}/orgs/orgs#list-organizations-for-the-authenticated-user`, {
      name: 'id',
      type: 'int',
    }),
    'user/keys': key('/user/keys', `${reference}/users/keys`),
    'user/gpg_keys': key('/user/gpg_keys', `${reference}/users/gpg-keys`),
    'user/emails': own('/user/emails', `${reference}/users/emails`, { name: 'email', type: 'string' }),
  },
};
