import type { ProviderDescription } from '../general/description.ts';
import type { ListDescription } from '../general/list-description.ts';

const documentation = 'https://docs.sentry.io/api';

/** There is always a next page, of which the header says whether something is on it. The second one replaces the first. */
const headers = {
  link: '<https://sentry.io/api/0/?cursor=0:100:0>; rel="next"; results="false"; cursor="0:100:0"',
  Link: '<https://sentry.io/api/0/?cursor=0:0:1>; rel="previous"; results="false"; cursor="0:0:1", <{nextUrl}>; rel="next"; results="true"; cursor="{next}"',
};

const list: ListDescription = {
  paging: { by: 'cursor', parameter: 'cursor' },
  size: { parameter: 'per_page', max: 100 },
  answer: '{records}',
  headers,
};

/** Every list that takes projects shows all without them. */
const ofProjects = { project: { allows: ['-1'] } };

/** These lists have pages of a size that nobody can choose. */
const { size: _, ...fixedList } = list;

/** Sentry's API. */
export const sentry: ProviderDescription = {
  provider: 'sentry',
  documentation: [
    `${documentation}/pagination/`,
    `${documentation}/ratelimits/`,
    `${documentation}/organizations/list-your-organizations/`,
    `${documentation}/events/list-an-organizations-issues/`,
  ],
  signIn: {},
  errors: { body: { detail: '{message}' }, waitHeader: 'x-sentry-rate-limit-reset' },
  object: {
    times: 'rfc3339',
    record: { '...': '{values}', id: '{id}', dateCreated: '{created}' },
    list,
    values: {
      list: { always: [] },
      type: { oneOf: ['error', 'metric_issue'] },
      level: { oneOf: ['error', 'warning', 'info'] },
    },
  },
  documented: {
    '/api/0/organizations/{organization_id_or_slug}/releases/': {
      list: { ...list, parameters: { ...ofProjects, status: { allows: [''] } } },
    },
    '/api/0/organizations/{organization_id_or_slug}/monitors/': {
      list: { ...fixedList, parameters: { ...ofProjects, sort: { allows: ['name'] } } },
    },
  },
  objects: {
    organizations: {
      path: '/api/0/organizations/',
      id: 'acme-{n}',
      record: { '...': '{values}', id: '{id}', slug: '{id}', dateCreated: '{created}' },
      fields: 'name:string slug:string status:map isEarlyAdopter:boolean',
    },
    issues: {
      path: '/api/0/organizations/{organization}/issues/',
      get: { path: '/api/0/organizations/{organization}/issues/{id}/' },
      id: '{n}',
      record: { '...': '{values}', id: '{id}', firstSeen: '{created}', lastSeen: '{updated}' },
      fields: `shortId:string title:string culprit:string permalink:string level:string status:string platform:string
        type:string project:map metadata:map count:string userCount:integer isBookmarked:boolean`,
      list: {
        ...list,
        size: { parameter: 'limit', max: 100 },
        // Without the parameter, the list has the unresolved ones only.
        parameters: {
          ...ofProjects,
          query: { allows: [''] },
          sort: { allows: ['new'] },
          expand: { allows: 'any' },
        },
      },
    },
    detectors: {
      path: '/api/0/organizations/{organization}/detectors/',
      id: '{n}',
      record: { '...': '{values}', id: '{id}', dateCreated: '{created}', dateUpdated: '{updated}' },
      fields: `name:string description:string type:string projectId:string enabled:boolean owner:map config:map
        workflowIds:list dataSources:list`,
      list: { ...fixedList, parameters: ofProjects },
    },
    projects: {
      path: '/api/0/organizations/{organization}/projects/',
      id: '{n}',
      fields: 'slug:string name:string platform:string teams:list isBookmarked:boolean',
      get: { path: '/api/0/projects/{organization}/{id}/' },
    },
    teams: {
      path: '/api/0/organizations/{organization}/teams/',
      id: '{n}',
      fields: 'slug:string name:string memberCount:integer isMember:boolean',
      get: { path: '/api/0/teams/{organization}/{id}/' },
    },
  },
};
