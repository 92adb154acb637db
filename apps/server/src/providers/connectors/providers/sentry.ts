import type { Connector, ConnectorException, WriteEndpoint, WriteEndpoints } from '@dowel/schema/connector';
import type { PlainObject } from '@dowel/schema/rules';
import { byReference } from './by-reference.ts';
import { fieldsDocumentedAt } from './listed-fields.ts';
import { linkPages, listsAt, type Query, type Size } from './pages.ts';
import { plainWrites } from './plain-writes.ts';
import { usualConnector } from './usual-connector.ts';

// The facts are those of the vendor's OpenAPI document: github.com/getsentry/sentry-api-schema, openapi-derefed.json.
const documentation = 'https://docs.sentry.io/api';

const perPage = { per_page: 100 };
/** The size of these pages cannot be chosen. */
const fixed = 100;

const listOf = (path: string, size: Size, query?: Query) =>
  listsAt(documentation, linkPages(size, `${documentation}/pagination/`), '.')(path, query);

const parents = {
  object: 'organizations',
  values: { organization: 'slug' },
  documentation: `${documentation}/organizations/list-your-organizations/`,
};

/** What is written is written at an address with the organization. */
const written = { parents: { ...parents, idField: 'organizationAndId' } };

const fieldsOf = fieldsDocumentedAt(documentation);

const dateCreated: ConnectorException['record'] = {
  id: 'id',
  createTime: { member: 'dateCreated', format: 'rfc3339', documentation },
};

/** @param name what the list below an organization is called in its address */
const belowOrganization = (
  name: string,
  size: Size,
  query?: Record<string, string>,
  expanded = '',
): ConnectorException => ({
  parents,
  record: dateCreated,
  list: listOf(`/0/organizations/{organization}/${name}/${expanded}`, size, query),
});

/**
 * Without it, older versions leave out projects of which the person is no member:
 * github.com/getsentry/sentry, src/sentry/api/bases/organization.py
 */
const everyProject = { project: '-1' };

/** What an issue has only if it is named. */
const EXPANDED = '?expand=inbox&expand=owners&expand=latestEventHasAttachments&expand=sessions';

const create = (path: string): WriteEndpoint => ({
  method: 'POST',
  path,
  repeat: { by: 'none' },
  documentation,
});

/** @param path of one record, which is got, changed and deleted there */
function writesAt(path: string, more: Pick<WriteEndpoints, 'create'> = {}): WriteEndpoints {
  return {
    ...more,
    ...plainWrites('', { one: path, ways: ['update', 'delete'], update: 'PUT', documentation }),
  };
}

const atOrganization = '/0/organizations/{organization}';

const objects: Connector['objects'] = {
  organizations: {
    record: dateCreated,
    list: listOf('/0/organizations/', perPage),
    fields:
      fieldsOf(`id! slug! name! status:other! dateCreated:datetime! isEarlyAdopter:boolean! require2FA:boolean!
      avatar:other! links:other! hasAuthProvider:boolean! allowMemberInvite:boolean!
      allowMemberProjectCreation:boolean! allowSuperuserAccess:boolean! features:other!`),
  },
  issues: {
    // Without a period, Sentry lists what it keeps events of: https://github.com/getsentry/sentry-docs/issues/8652
    displayName: 'Issues seen in the last 90 days',
    // By when they were first seen: a new event would move its issue in front of the pages that were read.
    ...belowOrganization('issues', { limit: 100 }, { ...everyProject, query: '', sort: 'new' }, EXPANDED),
    ...written,
    record: { id: 'id', createTime: { member: 'firstSeen', format: 'rfc3339', documentation } },
    fields:
      fieldsOf(`id! shareId! shortId! title! culprit! permalink! logger! level! status statusDetails:other substatus
      isPublic:boolean platform! priority priorityLockedAt:datetime! seerFixabilityScore:float! project:other! type!
      issueType! issueCategory! metadata:other! numComments:int! assignedTo:other isBookmarked:boolean
      isSubscribed:boolean subscriptionDetails:other! hasSeen:boolean annotations:other! isUnhandled:boolean! count!
      userCount:int! firstSeen:datetime! lastSeen:datetime! stats:other! lifetime:other! filtered:other!
      sessionCount:int! inbox:other owners:other! latestEventHasAttachments:boolean!`),
    // Issues come of events. A deletion is done later.
    write: writesAt(`${atOrganization}/issues/{id}/`),
  },
  projects: {
    ...belowOrganization('projects', perPage),
    ...written,
    fields:
      fieldsOf(`id! slug name platform dateCreated:datetime! isBookmarked:boolean isMember:boolean! features:other!
      firstEvent:datetime! firstTransactionEvent:boolean! access:other! hasAccess:boolean! hasMonitors:boolean!
      hasProfiles:boolean! hasReplays:boolean! hasSessions:boolean! hasFeedbacks:boolean! hasLogs:boolean!
      hasUserReports:boolean! team:other! teams:other! platforms:other! environments:other! latestRelease:other!
      latestDeploys:other!`),
    // A new project says with `teamSlug` whose it is.
    write: writesAt('/0/projects/{organization}/{id}/', {
      create: create('/0/teams/{organization}/{teamSlug}/projects/'),
    }),
  },
  teams: {
    ...belowOrganization('teams', perPage),
    ...written,
    fields:
      fieldsOf(`id! slug name dateCreated:datetime! isMember:boolean! teamRole! flags:other! access:other!
      hasAccess:boolean! isPending:boolean! memberCount:int! avatar:other! externalTeams:other! organization:other!
      projects:other!`),
    write: writesAt('/0/teams/{organization}/{id}/', { create: create(`${atOrganization}/teams/`) }),
  },
  members: {
    ...belowOrganization('members', fixed),
    ...written,
    fields: fieldsOf(`id! email name! user:other! orgRole pending:boolean! expired:boolean! flags:other!
      dateCreated:datetime! inviteStatus! inviterName! externalUsers:other!`),
    write: writesAt(`${atOrganization}/members/{id}/`, { create: create(`${atOrganization}/members/`) }),
  },
  releases: {
    // Without the status, those that are archived are missing: src/sentry/releases/endpoints/organization_releases.py
    ...belowOrganization('releases', perPage, { ...everyProject, status: '' }),
    ...written,
    record: { ...dateCreated, id: 'version' },
    fields: fieldsOf(`id:int! version status ref url shortVersion! versionInfo:other! dateReleased:datetime
      dateCreated:datetime! dateStarted:datetime! owner:other! lastCommit:other! lastDeploy:other! firstEvent:datetime!
      lastEvent:datetime! newGroups:int! commitCount:int! deployCount:int! data:other! authors:other! projects:other
      adoptionStages:other! currentProjectMeta:other! userAgent!`),
    write: {
      ...writesAt(`${atOrganization}/releases/{id}/`, {
        // A version that is there already is not made again, which is answered with 208.
        create: { ...create(`${atOrganization}/releases/`), repeat: { by: 'upsert' } },
      }),
      answer: { record: '.', id: 'version' },
    },
  },
  environments: {
    ...belowOrganization('environments', fixed, { visibility: 'all' }),
    record: { id: 'id' },
    fields: fieldsOf('id! name!'),
  },
  monitors: {
    // Otherwise each check-in moves its monitor: src/sentry/monitors/endpoints/organization_monitor_index.py
    ...belowOrganization('monitors', fixed, { ...everyProject, sort: 'name' }),
    ...written,
    fields:
      fieldsOf(`id! name slug status isMuted:boolean! isUpserting:boolean! config:other dateCreated:datetime!
      project:other environments:other! owner:other alertRule:other!`),
    write: writesAt(`${atOrganization}/monitors/{id}/`, { create: create(`${atOrganization}/monitors/`) }),
  },
  detectors: {
    ...belowOrganization('detectors', fixed, everyProject),
    record: {
      ...dateCreated,
      updateTime: { member: 'dateUpdated', format: 'rfc3339', granularityMs: 1, documentation },
      id: 'id',
    },
    fields:
      fieldsOf(`id! projectId! name! type! description! enabled:boolean! dateCreated:datetime! dateUpdated:datetime!
      owner:other! createdBy! workflowIds:other! dataSources:other! conditionGroup:other! config:other! latestGroup:other!`),
  },
  workflows: {
    displayName: 'Alerts',
    ...belowOrganization('workflows', fixed),
    record: {
      ...dateCreated,
      updateTime: { member: 'dateUpdated', format: 'rfc3339', granularityMs: 1, documentation },
      id: 'id',
    },
    fields:
      fieldsOf(`id! name! organizationId! createdBy! dateCreated:datetime! dateUpdated:datetime! triggers:other!
      actionFilters:other! environment! config:other! detectorIds:other! enabled:boolean! lastTriggered:datetime! owner!`),
  },
  dashboards: {
    ...belowOrganization('dashboards', perPage),
    ...written,
    fields: fieldsOf(`id! title dateCreated:datetime! createdBy:other! environment:other filters:other
      lastVisited:datetime! widgetDisplay:other! widgetPreview:other! permissions:other
      isFavorited:boolean! projects:other prebuiltId:int!`),
    write: writesAt(`${atOrganization}/dashboards/{id}/`, {
      create: create(`${atOrganization}/dashboards/`),
    }),
  },
  repos: {
    displayName: 'Active repositories',
    ...belowOrganization('repos', fixed, { expand: 'settings' }),
    fields: fieldsOf(`id! name! url! provider:other! status! integrationId! externalSlug! externalId!
      dateCreated:datetime! settings:other!`),
  },
  integrations: {
    ...belowOrganization('integrations', fixed),
    record: { id: 'id' },
    fields:
      fieldsOf(`id! name! icon! domainName! accountType! scopes:other! outOfDate:boolean! status! provider:other!
      configOrganization:other! configData:other! externalId! organizationId:int! organizationIntegrationStatus!
      gracePeriodEnd:datetime!`),
  },
};

/**
 * Sentry's API. Everything is below an organization. No list can be limited to what has changed: an issue that somebody
 * resolves keeps the time when it was last seen. Client keys are left out, because they are secrets.
 */
export const sentry = usualConnector({
  provider: 'sentry',
  displayName: 'Sentry',
  errors: {
    // github.com/getsentry/sentry, src/sentry/api/exceptions.py
    message: ['detail', 'detail.message'],
    // What is wrong with a field is under its name.
    details: [{ at: '.' }],
    wait: [{ header: 'X-Sentry-Rate-Limit-Reset', format: 'epochSeconds' }],
    documentation: `${documentation}/ratelimits/`,
  },
  functions: {
    // Headers are those that an uptime check sends, such as what it signs in with.
    secrets: { members: 'invite_link', projects: 'securityToken', detectors: 'headers' },
    toRecord: byReference({
      // Whoever says why an issue is in the inbox, says that it is: src/sentry/issues/update_inbox.py
      issues: { assignedTo: actorOf, inbox: () => true },
      monitors: { project: 'slug', owner: actorOf },
    }),
  },
  object: {
    list: listOf('/0/organizations/', perPage),
  },
  objects,
});

/** A user or a team: https://docs.sentry.io/api/events/update-an-issue/ */
function actorOf({ type, id }: PlainObject): string {
  return `${type}:${id}`;
}
