import type { ConnectorException, ListEndpoint } from '@dowel/schema/connector';
import { listedFields } from './listed-fields.ts';
import { plainWrites, type Way } from './plain-writes.ts';
import { timesOf } from './record-times.ts';

const reference = 'https://developer.atlassian.com/cloud/jira/platform/rest/v3';

interface JiraList extends Pick<ConnectorException, 'displayName'> {
  readonly path: string;
  /** What an answer has only if it is named. */
  readonly expand?: string;
  /** What the list leaves out otherwise. */
  readonly only?: { readonly status: 'archived' };
  /** The group of calls in the reference. */
  readonly page: string;
  /** Absent: `id`. */
  readonly id?: string;
  /** Where the answer has the records. Absent: `values`. */
  readonly records?: string;
  /** What says that a page is the last. Absent: `isLast`. */
  readonly paging?: 'total' | 'none' | 'audit';
  readonly writes?: { readonly at: string; readonly ways: string };
  readonly fields: string;
}

/** The numbers and words of the pages of a list. */
const PAGING: Readonly<Record<'isLast' | NonNullable<JiraList['paging']>, ListEndpoint['paging']>> = {
  isLast: { ...counted('startAt', 'maxResults', 100), end: { when: 'true', member: 'isLast' } },
  total: { ...counted('startAt', 'maxResults', 100), end: { when: 'total', member: 'total' } },
  audit: { ...counted('offset', 'limit', 1000), end: { when: 'total', member: 'total' } },
  none: { style: 'none', size: { max: 1000 } },
};

function counted(from: string, size: string, max: number) {
  return { style: 'offset', into: { query: from }, size: { into: { query: size }, max } } as const;
}

const DASHBOARDS: JiraList = {
  path: '/3/dashboard/search',
  expand: 'description,owner,viewUrl,favourite,favouritedCount,sharePermissions,editPermissions,isWritable',
  page: 'dashboards',
  fields: `automaticRefreshMs:int! description editPermissions:other id! isFavourite:boolean!
    isWritable:boolean! name owner:other! popularity:int! rank:int! sharePermissions:other
    systemDashboard:boolean! view!`,
};

/** What issues and projects have, and what an administrator sets. None of it can be limited to changes. */
const LISTS: Readonly<Record<string, JiraList>> = {
  worklogs: {
    path: '/3/issue/{issue}/worklog',
    expand: 'properties',
    page: 'issue-worklogs',
    records: 'worklogs',
    paging: 'total',
    writes: { at: '/3/issue/{issue}/worklog', ways: 'create update delete' },
    fields: `author:other! comment:other created:datetime! id! issueId! properties:other! started:datetime
      timeSpent timeSpentSeconds:int updateAuthor:other! updated:datetime! visibility:other`,
  },
  changelogs: {
    path: '/3/issue/{issue}/changelog',
    page: 'issues',
    fields: `author:other! created:datetime! historyMetadata:other! id! items:other!`,
  },
  watchers: {
    path: '/3/issue/{issue}/watchers',
    page: 'issue-watchers',
    id: 'accountId',
    records: 'watchers',
    paging: 'none',
    fields: `accountId! accountType! active:boolean! avatarUrls:other! displayName! emailAddress! key! name!
      timeZone!`,
  },
  versions: {
    path: '/3/project/{projectIdOrKey}/version',
    expand: 'issuesstatus,operations,driver,approvers',
    page: 'project-versions',
    // A new one needs the number of its project, and what fills a body is text.
    writes: { at: '/3/version', ways: 'update' },
    fields: `approvers:other! archived:boolean description driver! id! issuesStatusForFixVersion:other!
      moveUnfixedIssuesTo name operations:other! overdue:boolean! project! projectId:int releaseDate:date
      released:boolean startDate:date userReleaseDate! userStartDate!`,
  },
  components: {
    path: '/3/project/{projectIdOrKey}/component',
    page: 'project-components',
    // A new one needs the key of its project, which is listed by its id.
    writes: { at: '/3/component', ways: 'update delete' },
    fields: `assignee:other! assigneeType description id! isAssigneeTypeValid:boolean! issueCount:int!
      lead:other! name project projectId:int! realAssignee:other! realAssigneeType!`,
  },
  fields: {
    displayName: 'Fields of company-managed projects',
    path: '/3/field/search',
    expand: 'key,stableId,lastUsed,screensCount,contextsCount,isLocked,searcherKey',
    page: 'issue-fields',
    fields: `contextsCount:int! description! id! isLocked:boolean! isUnscreenable:boolean! key! lastUsed:other!
      name! projectsCount:int! schema:other! screensCount:int! searcherKey! stableId! typeDisplayName!`,
  },
  filters: {
    path: '/3/filter/search',
    expand:
      'description,favourite,favouritedCount,jql,owner,searchUrl,viewUrl,sharePermissions,editPermissions,approximateLastUsed,subscriptions',
    page: 'filters',
    writes: { at: '/3/filter', ways: 'create update delete' },
    fields: `approximateLastUsed:datetime! description editPermissions:other favourite:boolean
      favouritedCount:int! id! jql name owner:other! searchUrl! sharePermissions:other
      subscriptions:other! viewUrl!`,
  },
  dashboards: { ...DASHBOARDS, writes: { at: '/3/dashboard', ways: 'create update delete' } },
  archived_dashboards: { ...DASHBOARDS, only: { status: 'archived' } },
  issue_types: {
    path: '/3/issuetype',
    page: 'issue-types',
    records: '.',
    paging: 'none',
    fields: `avatarId:int! description! entityId! hierarchyLevel:int! iconUrl! id! name! scope:other!
      subtask:boolean!`,
  },
  priorities: {
    path: '/3/priority/search',
    expand: 'schemes',
    page: 'issue-priorities',
    fields: `avatarId:int! description! iconUrl! id! isDefault:boolean! name! schemes:other! statusColor!`,
  },
  statuses: {
    displayName: 'Global statuses',
    path: '/3/statuses/search',
    page: 'status',
    fields: `description! id! name! scope:other! statusCategory!`,
  },
  status_categories: {
    path: '/3/statuscategory',
    page: 'workflow-status-categories',
    records: '.',
    paging: 'none',
    fields: `colorName! id:int! key! name!`,
  },
  resolutions: {
    path: '/3/resolution/search',
    page: 'issue-resolutions',
    fields: `default:boolean! description! iconUrl! id! name!`,
  },
  groups: {
    path: '/3/group/bulk',
    page: 'groups',
    id: 'groupId',
    fields: `groupId! name!`,
  },
  project_categories: {
    path: '/3/projectCategory',
    page: 'project-categories',
    records: '.',
    paging: 'none',
    writes: { at: '/3/projectCategory', ways: 'create update delete' },
    fields: `description id! name`,
  },
  issue_link_types: {
    path: '/3/issueLinkType',
    page: 'issue-link-types',
    records: 'issueLinkTypes',
    paging: 'none',
    writes: { at: '/3/issueLinkType', ways: 'create update delete' },
    fields: `id! inward name outward`,
  },
  roles: {
    path: '/3/role',
    page: 'project-roles',
    records: '.',
    paging: 'none',
    writes: { at: '/3/role', ways: 'create update delete' },
    fields: `actors:other! admin:boolean! currentUserRole:boolean! default:boolean! description id:int! name
      roleConfigurable:boolean! scope:other! translatedName!`,
  },
  notification_schemes: {
    path: '/3/notificationscheme',
    expand: 'all',
    page: 'issue-notification-schemes',
    fields: `description! id:int! name! notificationSchemeEvents:other! projects:other! scope:other!`,
  },
  permission_schemes: {
    path: '/3/permissionscheme',
    expand: 'all',
    page: 'permission-schemes',
    records: 'permissionSchemes',
    paging: 'none',
    fields: `description! id:int! name! permissions:other! scope:other!`,
  },
  screens: {
    path: '/3/screens',
    page: 'screens',
    fields: `description! id:int! name! scope:other!`,
  },
  screen_schemes: {
    path: '/3/screenscheme',
    expand: 'issueTypeScreenSchemes',
    page: 'screen-schemes',
    fields: `description! id:int! issueTypeScreenSchemes:other! name! screens:other!`,
  },
  workflows: {
    path: '/3/workflows/search',
    expand: 'values.transitions',
    page: 'workflows',
    fields: `created! description! id! isEditable:boolean! loopedTransitionContainerLayout:other! name!
      scope:other! startPointLayout:other! statuses:other! taskId! transitions:other! updated!
      version:other!`,
  },
  workflow_schemes: {
    path: '/3/workflowscheme',
    page: 'workflow-schemes',
    fields: `defaultWorkflow! description! draft:boolean! id:int! issueTypeMappings:other! issueTypes:other!
      lastModified! lastModifiedUser:other! name! originalDefaultWorkflow!
      originalIssueTypeMappings:other! updateDraftIfNeeded:boolean!`,
  },
  issue_type_schemes: {
    path: '/3/issuetypescheme',
    page: 'issue-type-schemes',
    fields: `defaultIssueTypeId! description! id! isDefault:boolean! name!`,
  },
  issue_type_screen_schemes: {
    path: '/3/issuetypescreenscheme',
    page: 'issue-type-screen-schemes',
    fields: `description! id! name!`,
  },
  // They replace field configuration schemes, whose calls are deprecated:
  // https://community.atlassian.com/forums/Jira-Cloud-Admins-articles/Announcing-General-Availability-of-Field-Schemes/ba-p/3246894
  field_schemes: {
    path: '/3/config/fieldschemes',
    page: 'field-schemes',
    fields: `description! id:int! isDefault:boolean! links:other! matchedFilters:other! name!`,
  },
  priority_schemes: {
    path: '/3/priorityscheme',
    expand: 'priorities,projects',
    page: 'priority-schemes',
    fields: `default:boolean! defaultPriorityId! description! id! isDefault:boolean! name! priorities:other!
      projects:other!`,
  },
  issue_security_schemes: {
    path: '/3/issuesecurityschemes/search',
    page: 'issue-security-schemes',
    fields: `defaultLevel:int! description! id:int! name! projectIds:other!`,
  },
  audit_records: {
    path: '/3/auditing/record',
    page: 'audit-records',
    records: 'records',
    paging: 'audit',
    fields: `associatedItems:other! authorKey! category! changedValues:other! created:datetime! description!
      eventSource! id:int! objectItem:other! remoteAddress! summary!`,
  },
  application_roles: {
    path: '/3/applicationrole',
    page: 'application-roles',
    id: 'key',
    records: '.',
    paging: 'none',
    fields: `defaultGroups:other! defaultGroupsDetails:other! defined:boolean! groupDetails:other! groups:other!
      hasUnlimitedSeats:boolean! key! name! numberOfSeats:int! platform:boolean! remainingSeats:int!
      selectedByDefault:boolean! userCount:int! userCountDescription!`,
  },
};

export const jiraLists: Readonly<Record<string, ConnectorException>> = Object.fromEntries(
  Object.entries(LISTS).map(([name, list]) => [name, exceptionOf(list)]),
);

function exceptionOf(list: JiraList): ConnectorException {
  const { path, expand, id = 'id', records = 'values', paging = 'isLast', writes, fields } = list;
  const documentation = `${reference}/api-group-${list.page}/`;
  const has = (name: string) => fields.includes(`${name}:datetime`);
  return {
    ...(list.displayName && { displayName: list.displayName }),
    ...parentsOf(path, documentation),
    record: {
      id,
      ...(has('updated') && timesOf(documentation, { updated: 'updated', granularityMs: 1 })),
      ...(has('created') && { createTime: { member: 'created', format: 'rfc3339' } }),
      omit: ['expand', 'self'],
    },
    list: {
      request: { path, ...(expand !== undefined && { query: { expand, ...list.only } }), documentation },
      records,
      paging: PAGING[paging],
    },
    changes: { source: 'none', documentation },
    deletes: { source: 'unknown' },
    fields: { source: 'list', fields: listedFields(fields), documentation },
    write: writes
      ? plainWrites(writes.at, { documentation, ways: writes.ways.split(' ') as Way[], update: 'PUT' })
      : null,
  };
}

/** What is below an issue is written there, so its id has both. */
function parentsOf(path: string, documentation: string): ConnectorException {
  if (path.includes('{issue}')) {
    return { parents: { object: 'issues', values: { issue: 'id' }, idField: 'issueAndId', documentation } };
  }
  if (!path.includes('{projectIdOrKey}')) return {};
  return { parents: { object: 'projects', values: { projectIdOrKey: 'id' }, documentation } };
}
