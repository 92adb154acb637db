import type { ProviderDescription } from '../general/description.ts';
import type { ListDescription } from '../general/list-description.ts';

const reference = 'https://platform.openai.com/docs/api-reference';

/** Lists begin with the newest. */
const newestFirst: ListDescription = {
  paging: { by: 'lastId', parameter: 'after' },
  size: { parameter: 'limit', max: 100, usual: 20 },
  isDescending: true,
  answer: { object: 'list', data: '{records}', last_id: '{last|null}', has_more: '{more}' },
};

/** Lists of the organisation that go on by a cursor. */
const byToken: Partial<ListDescription> = {
  paging: { by: 'cursor', parameter: 'after' },
  answer: { object: 'list', data: '{records}', has_more: '{more}', next: '{next|null}' },
};

/** OpenAI's API. */
export const openAI: ProviderDescription = {
  provider: 'openAI',
  documentation: [
    `${reference}/projects/list`,
    `${reference}/vector-stores/list`,
    `${reference}/pagination`,
    'https://platform.openai.com/docs/guides/error-codes',
  ],
  signIn: {},
  errors: {
    body: { error: { message: '{message}', type: '{code}', param: '{field|null}', code: '{code}' } },
    // A key that lacks the permission: https://github.com/anomalyco/opencode/issues/21928
    statuses: { forbidden: 401 },
    messages: {
      forbidden: 'You have insufficient permissions for this operation. Missing scopes: api.management.read.',
    },
  },
  object: {
    times: 'epochSeconds',
    record: { '...': '{values}', id: '{id}', object: '{singular}', created_at: '{created}' },
    list: newestFirst,
    create: { status: 200 },
    update: { method: 'POST' },
  },
  documented: {
    '/v1/organization/groups': { list: byToken },
    '/v1/organization/roles': { list: byToken },
    // Keys of people who are no members are left out, unless all are asked for.
    '/v1/organization/projects/{project_id}/api_keys': {
      values: { owner_project_access: { oneOf: ['active', 'inactive'] } },
      list: {
        parameters: { owner_project_access: { field: 'owner_project_access', all: 'any', usual: 'active' } },
      },
    },
  },
  objects: {
    projects: {
      path: '/v1/organization/projects',
      singular: 'organization.project',
      id: 'proj_{n:5}',
      fields: `name:string:required external_key_id:string residency:string status:string:readOnly
        archived_at:integer:readOnly`,
      list: { ...newestFirst, parameters: { include_archived: { allows: ['true', 'false'] } } },
    },
  },
};
