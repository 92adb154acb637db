import type { ProviderDescription } from '../general/description.ts';
import type { ListDescription } from '../general/list-description.ts';

const reference = 'https://developer.pagerduty.com/api-reference';

function listOf(name: string, parameters?: ListDescription['parameters']): ListDescription {
  return {
    paging: { by: 'counted', parameter: 'offset' },
    size: { parameter: 'limit', max: 100, usual: 25 },
    ...(parameters && { parameters }),
    answer: { [name]: '{records}', offset: '{start}', limit: '{size}', more: '{more}', total: null },
  };
}

const one = (singular: string) => ({ [singular]: '{record}' });
const writes = (singular: string) =>
  ({
    one: one(singular),
    get: {},
    create: {},
    update: { method: 'PUT' },
    delete: {},
    sent: { inside: singular, readOnly: 'ignored' },
  }) as const;

/** PagerDuty's REST API, version 2. */
export const pagerDuty: ProviderDescription = {
  provider: 'pagerDuty',
  documentation: [
    `${reference}/f855c1bbd1d46-list-services`,
    'https://developer.pagerduty.com/docs/rest-api-v2/pagination/',
    'https://developer.pagerduty.com/docs/rest-api-v2/errors/',
    'https://developer.pagerduty.com/docs/rest-api-v2/rate-limiting/',
  ],
  signIn: { authorizePath: '/oauth/authorize', tokenPath: '/oauth/token' },
  headers: { accept: 'application/vnd.pagerduty+json;version=2' },
  errors: {
    body: { error: { code: '{code}', message: '{message}', errors: ['{message}'] } },
    waitHeader: 'ratelimit-reset',
  },
  fixed: {
    'GET /users/me': { user: { id: 'PUSER01', type: 'user', name: 'Ada', email: 'ada@mail.example' } },
  },
  object: {
    record: { '...': '{values}', id: '{id}', type: '{singular}', summary: '{value.name}' },
    values: {
      reference: { always: { id: 'PABC123', type: 'a_reference' } },
      status: { oneOf: ['active', 'warning', 'critical'] },
    },
  },
  documented: {
    '/incidents': { list: { parameters: { 'include[]': { allows: 'any' } } } },
    // Only for a range of times, and for a person.
    '/schedules': {
      hidden: ['final_schedule', 'overrides_subschedule', 'next_oncall_for_user'],
      list: { parameters: { 'include[]': { allows: 'any' } } },
    },
    // Only a person alone has them.
    '/users': { hidden: ['http_cal_url', 'web_cal_url'] },
  },
  objects: {
    services: {
      ...writes('service'),
      path: '/services',
      id: 'PSRV{n:5}',
      fields: `type:string summary:string:readOnly name:string:required description:string auto_resolve_timeout:integer acknowledgement_timeout:integer
        status:string alert_creation:string escalation_policy:reference teams:references:readOnly`,
      get: { takes: ['include[]'] },
      list: listOf('services', { 'include[]': { allows: ['auto_pause_notifications_parameters'] } }),
    },
  },
};
