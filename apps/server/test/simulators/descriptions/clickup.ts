import type { ProviderDescription } from '../general/description.ts';
import { Refused } from '../refusal.ts';

/** A time is a text with milliseconds. */
const created = '{created}{nothing}';
const updated = '{updated}{nothing}';

/** ClickUp's API, version 2, and version 3 for docs. A team is a workspace. */
export const clickup: ProviderDescription = {
  provider: 'clickup',
  documentation: [
    'https://developer.clickup.com/openapi/clickup-api-v2-reference.json',
    'https://developer.clickup.com/reference/getfilteredteamtasks',
    'https://developer.clickup.com/docs/authentication',
  ],
  signIn: { authorizePath: '/api', tokenPath: '/api/v2/oauth/token' },
  headers: { 'content-type': 'application/json' },
  errors: {
    body: { err: '{message}', ECODE: '{code}' },
    // A workspace that the person has not given to the application: https://developer.clickup.com/docs/common_errors
    statuses: { forbidden: 401 },
    codes: { unauthorized: 'OAUTH_025', forbidden: 'OAUTH_027', otherwise: 'INPUT_001' },
  },
  fixed: {
    'GET /api/v2/user': { user: { id: 123, username: 'Ada', email: 'ada@mail.example', color: '#000000' } },
  },
  object: {
    times: 'epochMs',
    record: { '...': '{values}', id: '{id}' },
    values: {
      map: { always: 1 },
      status: { oneOf: ['to do', 'in progress'] },
      list: { always: [] },
    },
  },
  objects: {
    tasks: {
      path: '/api/v2/team/{team_id}/task',
      id: '86{n:5}',
      record: { '...': '{values}', id: '{id}', date_created: created, date_updated: updated },
      fields: `team_id:string name:string:required description:string custom_id:string status:map priority:map
        due_date:map assignees:list tags:list points:number url:string:readOnly`,
      list: {
        paging: { by: 'page', parameter: 'page', first: 0 },
        parameters: {
          order_by: { orders: { created: '-createTime', updated: '-updateTime' } },
          subtasks: { allows: ['true', 'false'] },
          include_closed: { allows: ['true', 'false'] },
          include_markdown_description: { allows: ['true', 'false'] },
          date_updated_gt: { time: 'updateTime', is: '>' },
          date_updated_lt: { time: 'updateTime', is: '<' },
        },
        orderBy: 'createTime',
        isDescending: true,
        answer: { tasks: '{records}' },
      },
      get: { path: '/api/v2/task/{id}' },
      // The list is in a workspace, which the call does not name.
      create: { path: '/api/v2/list/{list_id}/task', status: 200, gives: { team_id: '90000001' } },
      update: { method: 'PUT', path: '/api/v2/task/{id}' },
      delete: { path: '/api/v2/task/{id}' },
    },
  },
  documented: {
    '/api/v2/team': { name: 'workspaces', id: '90{n:6}' },
    '/api/v3/workspaces/{workspace_id}/docs': {
      below: { workspace_id: 'workspaces' },
      list: {
        paging: { by: 'cursor', parameter: 'cursor' },
        size: { parameter: 'limit', max: 100, usual: 50 },
        parameters: { archived: { allows: ['true', 'false'] } },
        answer: { docs: '{records}', next_cursor: '{next}' },
      },
    },
    '/api/v2/team/{team_id}/space': { list: { parameters: { archived: { allows: ['true', 'false'] } } } },
    '/api/v2/group': { within: { team_id: 'workspaces' } },
    // Its example shows the views themselves, where the schema has each in a member of its own.
    '/api/v2/team/{team_id}/view': { record: { '...': '{values}', id: '{id}' } },
  },
  functions: {
    // A status and a priority are shown whole, and taken as a name and a number. A change says who is added, and no list of
    // people: https://developer.clickup.com/reference/updatetask
    shown(_, { name }, value) {
      if (name === 'status')
        return { status: value ?? 'to do', color: '#000000', orderindex: 0, type: 'open' };
      if (name === 'priority') return value && { id: String(value), priority: 'high', color: '#ffcc00' };
      if (name === 'due_date') return value && String(value);
      return value;
    },
    stored(_, { name }, value) {
      const isTaken =
        (name !== 'status' || typeof value === 'string') &&
        (!/^(priority|due_date)$/.test(name) || value === null || typeof value === 'number') &&
        (name !== 'assignees' || !Array.isArray(value));
      if (isTaken) return name === 'assignees' ? [] : value;
      throw new Refused('badValue', `Invalid ${name}`, { field: name });
    },
  },
};
