import type { ProviderDescription } from '../general/description.ts';
import type { ListDescription } from '../general/list-description.ts';

const reference = 'https://developers.pinterest.com/docs/api/v5';

function listWith(parameters?: ListDescription['parameters']): ListDescription {
  return {
    paging: { by: 'cursor', parameter: 'bookmark' },
    size: { parameter: 'page_size', max: 250, usual: 25 },
    ...(parameters && { parameters }),
    answer: { items: '{records}', bookmark: '{next|null}' },
  };
}

/** Pinterest's API 5. */
export const pinterest: ProviderDescription = {
  provider: 'pinterest',
  documentation: [
    `${reference}/boards-list`,
    `${reference}/pins-list`,
    `${reference}/campaigns-list`,
    'https://developers.pinterest.com/docs/reference/pagination/',
    'https://developers.pinterest.com/docs/reference/error-codes/',
  ],
  signIn: { authorizePath: '/oauth', tokenPath: '/v5/oauth/token' },
  errors: {
    body: { code: '{code}', message: '{message}' },
    // A token that lacks the scope: https://github.com/pinterest/api-quickstart/issues/97
    statuses: { forbidden: 401 },
    codes: { unauthorized: 2, forbidden: 3, notFound: 40, rateLimited: 8, otherwise: 1 },
  },
  fixed: { 'GET /v5/user_account': { id: '{account}', username: 'ada', account_type: 'BUSINESS' } },
  object: {
    record: { '...': '{values}', id: '{id}', created_at: '{created}' },
    list: listWith(),
    create: {},
    update: {},
    delete: {},
    values: { map: { always: {} }, privacy: { oneOf: ['PUBLIC', 'PROTECTED', 'SECRET'] } },
  },
  documented: {
    ...Object.fromEntries(
      ['campaigns', 'ad_groups', 'ads'].map((name) => [
        `/v5/ad_accounts/{ad_account_id}/${name}`,
        {
          values: { status: { oneOf: ['ACTIVE', 'ARCHIVED', 'DRAFT'] } },
          list: {
            parameters: { entity_statuses: { field: 'status', several: true, usual: 'ACTIVE,PAUSED' } },
          },
        } as const,
      ]),
    ),
    '/v5/pins': { list: { parameters: { pin_metrics: { allows: ['true', 'false'] } } } },
  },
  objects: {
    boards: {
      path: '/v5/boards',
      id: '5497558{n:6}',
      fields: `name:string:required description:string privacy:string is_ads_only:boolean owner:map:readOnly
        pin_count:integer:readOnly follower_count:integer:readOnly created_at:timestamp:readOnly`,
      list: listWith({ privacy: { field: 'privacy' } }),
    },
  },
};
