import type { ProviderDescription } from '../general/description.ts';
import type { ListDescription } from '../general/list-description.ts';
import { Refused } from '../refusal.ts';

const reference = 'https://developers.asana.com/reference';

/** Pages follow by an offset that the answer has. Fields beyond the id are only answered if they are asked for. */
function listOf(parameters: ListDescription['parameters'] = {}): ListDescription {
  return {
    paging: { by: 'cursor', parameter: 'offset' },
    size: { parameter: 'limit', max: 100 },
    parameters: { opt_fields: { fields: true }, ...parameters },
    answer: {
      data: '{records}',
      next_page: { offset: '{next}', path: '{nextPath}', uri: '{nextUrl}', '|': null },
    },
  };
}

const record = { '...': '{values}', gid: '{id}', resource_type: '{singular}', created_at: '{created}' };

/** Asana's API 1.0. */
export const asana: ProviderDescription = {
  provider: 'asana',
  documentation: [
    `${reference}/gettasks`,
    `${reference}/getprojects`,
    'https://developers.asana.com/docs/pagination',
    'https://developers.asana.com/docs/errors',
    'https://developers.asana.com/docs/rate-limits',
  ],
  signIn: { authorizePath: '/-/oauth_authorize', tokenPath: '/-/oauth_token' },
  errors: { body: { errors: [{ message: '{message}', help: 'For more information, see the reference.' }] } },
  fixed: {
    'GET /api/1.0/users/me': {
      data: { gid: '{account}', resource_type: 'user', name: 'Ada', email: 'ada@mail.example' },
    },
  },
  object: {
    times: 'rfc3339',
    record,
    one: { data: '{record}' },
    get: { takes: ['opt_fields'] },
    create: {},
    update: { method: 'PUT' },
    delete: { answer: { data: {} } },
    sent: { inside: 'data' },
    values: { reference: { always: null }, references: { always: [] } },
  },
  objects: {
    projects: {
      record: { ...record, modified_at: '{updated}' },
      path: '/api/1.0/projects',
      id: '12{n:6}',
      fields: 'name:string notes:string color:string archived:boolean workspace:reference',
      list: listOf({ workspace: { field: 'workspace' }, archived: { field: 'archived' } }),
    },
    tasks: {
      path: '/api/1.0/tasks',
      id: '13{n:6}',
      fields: `name:string notes:string resource_subtype:string assignee_status:string completed:boolean due_on:date
        assignee:reference projects:references`,
      // A task that was put into another project is modified, and has kept its time.
      record: { modified_at: '{updated}', ...record },
      list: listOf({ project: { field: 'projects' }, modified_since: { time: 'updateTime', is: '>' } }),
      values: { projects: { idOf: 'projects', among: 2 }, assignee: { text: '14{n}' } },
    },
  },
  documented: {
    '/api/1.0/status_updates': {
      within: { parent: 'projects' },
      record: { ...record, modified_at: '{updated}' },
    },
    '/api/1.0/task_templates': { within: { project: 'projects' } },
    '/api/1.0/project_templates': { within: { workspace: '/api/1.0/workspaces' } },
    '/api/1.0/portfolios': { within: { workspace: '/api/1.0/workspaces' } },
    '/api/1.0/goals': { within: { workspace: '/api/1.0/workspaces' } },
    '/api/1.0/time_periods': { within: { workspace: '/api/1.0/workspaces' } },
  },
  functions: {
    // A task is in several projects, which are sent as ids and answered as records. So is who does it.
    shown(_, { name }, value) {
      if (name === 'assignee') return value && { gid: value, resource_type: 'user' };
      return name === 'projects' ? [value].flat().map((gid) => ({ gid, resource_type: 'project' })) : value;
    },
    stored(_, { name }, value) {
      if (name !== 'assignee' || value === null || typeof value === 'string') return value;
      throw new Refused('badValue', `${name}: Not a Long: ${JSON.stringify(value)}`, { field: name });
    },
  },
};
