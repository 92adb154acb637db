import type { ProviderDescription } from '../general/description.ts';
import type { ListDescription } from '../general/list-description.ts';

const reference = 'https://docs.digitalocean.com/reference/api/digitalocean/';

/** Callers follow the address in the answer. */
function listOf(name: string): ListDescription {
  return {
    paging: { by: 'cursor', parameter: 'page' },
    size: { parameter: 'per_page', max: 200, usual: 20 },
    answer: { [name]: '{records}', links: { pages: { next: '{nextUrl}' } }, meta: { total: '{total}' } },
  };
}

/** DigitalOcean's API 2. */
export const digitalOcean: ProviderDescription = {
  provider: 'digitalOcean',
  documentation: [
    `${reference}#tag/Projects`,
    `${reference}#tag/VPCs`,
    `${reference}#section/Introduction/Links-and-Pagination`,
    `${reference}#section/Introduction/Rate-Limit`,
  ],
  signIn: {},
  errors: {
    body: { id: '{code}', message: '{message}', request_id: '1' },
    statuses: { badValue: 422, unknownField: 422 },
    waitHeader: 'ratelimit-reset',
  },
  fixed: {
    'GET /v2/account': { account: { uuid: '{account}', email: 'ada@mail.example', team: { name: 'Acme' } } },
  },
  object: {
    record: { '...': '{values}', id: '{id}', created_at: '{created}' },
    create: {},
    update: {},
    delete: { status: 204 },
  },
  documented: {
    // A record that calls itself `www` is found by its whole name.
    '/v2/domains/{domain_name}/records': {
      list: { parameters: { name: { texts: { '{value}.example.com': { field: 'name' } } } } },
    },
    '/v2/droplets': { list: { parameters: { type: { allows: ['gpus'] } } } },
  },
  objects: {
    projects: {
      path: '/v2/projects',
      id: 'uuid',
      fields: `name:string:required description:string purpose:string environment:string is_default:boolean
        owner_uuid:string:readOnly`,
      record: { '...': '{values}', id: '{id}', created_at: '{created}', updated_at: '{updated}' },
      one: { project: '{record}' },
      list: listOf('projects'),
    },
  },
};
