import type { ObjectDescription, ProviderDescription } from '../general/description.ts';
import type { ListDescription } from '../general/list-description.ts';

const reference = 'https://developers.miro.com/reference';

const counted: ListDescription = {
  paging: { by: 'counted', parameter: 'offset' },
  size: { parameter: 'limit', max: 50, usual: 20 },
  answer: {
    data: '{records}',
    total: '{total}',
    size: '{count}',
    offset: '{start}',
    limit: '{size}',
    type: 'list',
  },
};

/** The items of a board stand in one list, by their type. A list of one type shows none of the others. */
const itemsOf = (type: string, style = 'style:map:hidden'): ObjectDescription => ({
  path: `/v2/boards/{board_id}/${type}s`,
  id: '34587645{n:6}',
  fields: `data:map ${style} position:map geometry:map parent:map`,
  list: {
    path: '/v2/boards/{board_id}/items',
    paging: { by: 'cursor', parameter: 'cursor' },
    size: { parameter: 'limit', max: 50, usual: 10 },
    of: { type },
    answer: { data: '{records}', total: '{total}', size: '{count}', cursor: '{next}', limit: '{size}' },
  },
});

/** Miro's API 2. */
export const miro: ProviderDescription = {
  provider: 'miro',
  documentation: [
    `${reference}/get-boards`,
    `${reference}/get-tags-from-board`,
    `${reference}/get-items`,
    `${reference}/error-codes`,
    'https://developers.miro.com/docs/pagination',
  ],
  signIn: { authorizePath: '/oauth/authorize', tokenPath: '/v1/oauth/token' },
  errors: {
    body: { type: 'error', code: '{code}', message: '{message}', status: '{status}' },
    waitHeader: 'retry-after',
  },
  fixed: {
    'GET /v1/oauth-token': {
      type: 'oAuthToken',
      team: { id: '{account}', name: 'Acme' },
      user: { id: '3074457353169356300', name: 'Ada' },
    },
  },
  object: {
    record: {
      '...': '{values}',
      id: '{id}',
      type: '{singular}',
      createdAt: '{created}',
      modifiedAt: '{updated}',
    },
    list: counted,
    create: {},
    update: {},
    delete: { status: 204 },
    values: { map: { always: {} } },
  },
  objects: {
    boards: {
      path: '/v2/boards',
      id: 'uXjVOD{n:6}=',
      fields: 'name:string description:string viewLink:string:readOnly policy:map',
    },
    ...Object.fromEntries(
      ['card', 'app_card', 'sticky_note', 'shape', 'text', 'frame'].map((type) => [
        `${type}s`,
        itemsOf(type),
      ]),
    ),
    ...Object.fromEntries(['image', 'document', 'embed'].map((type) => [`${type}s`, itemsOf(type, '')])),
  },
};
