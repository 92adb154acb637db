import type { ConnectorException, ListEndpoint, ListedField, WriteEndpoints } from '@dowel/schema/connector';
import { baseOfAgile, isWithoutSprints, jiraAgile } from './atlassian-agile.ts';
import { jiraLists } from './atlassian-lists.ts';
import { atlassianFunctions, atlassianWebhooks, commentEvents, issueEvents } from './atlassian-webhooks.ts';
import { plainWrites, repeatable } from './plain-writes.ts';
import { presentFields } from './present-fields.ts';
import { usualConnector } from './usual-connector.ts';

const reference = 'https://developer.atlassian.com/cloud/jira/platform/rest/v3';
const searchPage = `${reference}/api-group-issue-search/#api-rest-api-3-search-jql-post`;
const jqlFields = 'https://support.atlassian.com/jira-software-cloud/docs/jql-fields/';

/** What the kinds of custom fields begin with. */
const customKind = 'com.atlassian.jira.plugin.system.customfieldtypes';
const MINUTE_MS = 60_000;

const issueSearch: ListEndpoint = {
  request: { method: 'POST', path: '/3/search/jql', documentation: searchPage },
  records: 'issues',
  paging: {
    style: 'cursor',
    next: 'nextPageToken',
    into: { body: 'nextPageToken' },
    // `isLast` is not on every answer. The last one has no token: https://jira.atlassian.com/browse/JRACLOUD-92184
    end: { when: 'absent' },
    size: { into: { body: 'maxResults' }, max: 100 },
    documentation: searchPage,
  },
  // Without names, an issue has nothing but its id and key.
  fieldsParameter: {
    into: { body: 'fields' },
    as: 'list',
    always: ['updated'],
    documentation: searchPage,
  },
  conditions: {
    style: 'text',
    language: 'jql',
    into: { body: 'jql' },
    text: '{conditions}',
    // Texts such as the summary are only found by their words.
    equalsFields: [
      'project',
      'issuetype',
      'status',
      'priority',
      'assignee',
      'reporter',
      'creator',
      'resolution',
      'labels',
      'parent',
      'duedate',
    ],
    documentation: jqlFields,
  },
};

/** No key keeps an issue from being created twice. */
const issueWrites: WriteEndpoints = {
  create: {
    method: 'POST',
    path: '/3/issue',
    wrap: 'fields',
    repeat: { by: 'none' },
    documentation: `${reference}/api-group-issues/#api-rest-api-3-issue-post`,
  },
  update: {
    method: 'PUT',
    path: '/3/issue/{id}',
    // The answer then has the id of an issue that is written by its key.
    query: { returnIssue: 'true' },
    wrap: 'fields',
    repeat: { by: 'upsert' },
    documentation: `${reference}/api-group-issues/#api-rest-api-3-issue-issueidorkey-put`,
  },
  delete: repeatable(
    'DELETE',
    '/3/issue/{id}',
    `${reference}/api-group-issues/#api-rest-api-3-issue-issueidorkey-delete`,
  ),
  get: { path: '/3/issue/{id}', query: { fields: '{fields}' }, record: '.' },
  answer: { id: 'id' },
};

/** The caller counts what it has. */
const counted = (
  max: number,
): Pick<Extract<ListEndpoint['paging'], { style: 'offset' }>, 'into' | 'size'> => ({
  into: { query: 'startAt' },
  size: { into: { query: 'maxResults' }, max },
});

const commentPage = (call: string) =>
  `${reference}/api-group-issue-comments/#api-rest-api-3-issue-issueidorkey-comment-${call}`;

/**
 * The comments of each issue. Their list cannot be limited to changes, so each read reads everything. Jira wants the
 * issue beside the comment for whatever is done with it.
 */
const comments: ConnectorException = {
  parents: {
    object: 'issues',
    values: { issue: 'id' },
    idField: 'issueAndId',
    documentation: commentPage('get'),
  },
  record: {
    id: 'id',
    updateTime: { member: 'updated', format: 'rfc3339', granularityMs: 1 },
    createTime: { member: 'created', format: 'rfc3339' },
    omit: ['self'],
  },
  list: {
    request: { path: '/3/issue/{issue}/comment', documentation: commentPage('get') },
    records: 'comments',
    paging: { style: 'offset', ...counted(100), end: { when: 'total', member: 'total' } },
  },
  changes: { source: 'none', documentation: commentPage('get') },
  deletes: { source: 'unknown' },
  fields: {
    source: 'sampled',
    also: [
      { name: 'id', label: 'ID', type: 'string', readOnly: true },
      { name: 'body', label: 'Body', type: 'other' },
      { name: 'author', label: 'Author', type: 'reference', readOnly: true },
      { name: 'created', label: 'Created', type: 'datetime', readOnly: true },
      { name: 'updated', label: 'Updated', type: 'datetime', readOnly: true },
    ],
    documentation: commentPage('get'),
  },
  write: plainWrites('/3/issue/{issue}/comment', {
    update: 'PUT',
    documentation: (way) => commentPage({ create: 'post', update: 'id-put', delete: 'id-delete' }[way]),
  }),
  events: commentEvents,
};

const ids: ListedField[] = [
  { name: 'id', label: 'ID', type: 'string', readOnly: true },
  { name: 'key', label: 'Key', type: 'string', readOnly: true },
];

/** Jira in the cloud, version 3 of its REST API. Rich text is a document tree there. */
export const atlassian = usualConnector({
  provider: 'atlassian',
  displayName: 'Jira',
  errors: {
    // What is wrong with a field is under the name of the field. What stands before Jira says `message`, and may say an
    // `error` too: https://github.com/raycast/extensions/issues/11212
    message: ['errorMessages.0', 'errors', 'message', 'error'],
    details: [{ at: 'errorMessages' }, { at: 'errors' }, { at: 'error' }],
    // The token is good, and lacks a scope: https://github.com/kirodotdev/Kiro/issues/9881
    rules: [
      { status: 401, member: 'message', text: 'Unauthorized; scope does not match', means: 'forbidden' },
    ],
    documentation: `${reference}/intro/#status-codes`,
  },
  webhooks: atlassianWebhooks,
  functions: {
    baseOf: baseOfAgile,
    isNoList: isWithoutSprints,
    events: atlassianFunctions,
    // An issue shows no more of them: https://github.com/atlassian/atlassian-mcp-server/issues/180, issues/230
    field(_, field) {
      const { fieldName, displayName } = field;
      if (fieldName !== 'worklog' && fieldName !== 'comment') return field;
      const shown = fieldName === 'worklog' ? '20 at most' : 'only some of many';
      return { ...field, displayName: `${displayName}: ${shown}. All of them are in "${fieldName}s".` };
    },
    // A change replaces all details: https://developer.atlassian.com/cloud/jira/platform/rest/v3/api-group-dashboards/
    sentBeside: presentFields(() => atlassian, { dashboards: [], roles: [] }),
  },
  object: {
    record: {
      id: 'id',
      updateTime: { member: 'updated', format: 'rfc3339', granularityMs: 1 },
      unwrap: ['fields'],
      omit: ['expand', 'self'],
    },
    list: issueSearch,
    // Minutes back from now mean the same in every time zone. The search shows a change after seconds or minutes.
    changes: {
      source: 'filter',
      field: 'updated',
      format: 'minutesAgo',
      isFromInclusive: true,
      isUntilInclusive: true,
      settleMs: 2 * MINUTE_MS,
      overlapMs: 5 * MINUTE_MS,
      granularityMs: MINUTE_MS,
      documentation: jqlFields,
    },
    deletes: { source: 'webhook', documentation: `${reference}/api-group-webhooks/` },
    fields: {
      source: 'call',
      request: { path: '/3/field' },
      records: '.',
      members: {
        name: 'id',
        label: 'name',
        type: ['schema.custom', 'schema.system', 'schema.type'],
        isCustom: 'custom',
      },
      types: {
        string: 'string',
        number: 'float',
        date: 'date',
        datetime: 'datetime',
        user: 'reference',
        project: 'reference',
        issuetype: 'singleSelect',
        priority: 'singleSelect',
        status: 'singleSelect',
        resolution: 'singleSelect',
        option: 'singleSelect',
        // Long texts are documents in version 3.
        description: 'other',
        environment: 'other',
        labels: 'multiSelect',
        [`${customKind}:textarea`]: 'other',
        [`${customKind}:multiselect`]: 'multiSelect',
        [`${customKind}:multicheckboxes`]: 'multiSelect',
        [`${customKind}:labels`]: 'multiSelect',
      },
      also: ids,
      documentation: `${reference}/api-group-issue-fields/#api-rest-api-3-field-get`,
    },
    write: issueWrites,
  },
  objects: {
    issues: { events: issueEvents },
    comments,
    ...jiraLists,
    ...jiraAgile,
    projects: {
      record: { id: 'id' },
      list: {
        request: {
          // Otherwise those that are archived are left out. Those in the bin are deleted.
          path: '/3/project/search?status=live&status=archived&expand=description,projectKeys,lead,issueTypes,url',
          documentation: `${reference}/api-group-projects/#api-rest-api-3-project-search-get`,
        },
        records: 'values',
        paging: { style: 'offset', ...counted(100), end: { when: 'true', member: 'isLast' } },
      },
      changes: { source: 'none' },
      deletes: { source: 'unknown' },
      fields: {
        source: 'sampled',
        also: [...ids, { name: 'name', label: 'Name', type: 'string' }],
      },
      write: {
        create: {
          method: 'POST',
          path: '/3/project',
          repeat: { by: 'none' },
          documentation: `${reference}/api-group-projects/#api-rest-api-3-project-post`,
        },
        update: repeatable(
          'PUT',
          '/3/project/{id}',
          `${reference}/api-group-projects/#api-rest-api-3-project-projectidorkey-put`,
        ),
        delete: repeatable(
          'DELETE',
          '/3/project/{id}',
          `${reference}/api-group-projects/#api-rest-api-3-project-projectidorkey-delete`,
        ),
        answer: { id: 'id' },
      },
    },
    users: {
      record: { id: 'accountId' },
      list: {
        request: {
          path: '/3/users/search',
          documentation: `${reference}/api-group-users/#api-rest-api-3-users-search-get`,
        },
        records: '.',
        paging: { style: 'offset', ...counted(1000), end: { when: 'emptyPage' } },
      },
      changes: { source: 'none' },
      deletes: { source: 'unknown' },
      fields: {
        source: 'sampled',
        also: [{ name: 'accountId', label: 'Account ID', type: 'string', readOnly: true }],
      },
      write: {
        create: {
          method: 'POST',
          path: '/3/user',
          repeat: { by: 'none' },
          documentation: `${reference}/api-group-users/#api-rest-api-3-user-post`,
        },
        answer: { id: 'accountId' },
      },
    },
  },
});
