import type { DescribedLists } from '../general/general-dialect.ts';

/**
 * What the lists have in common that only the vendor's client has (`notion.digest`).
 * https://developers.notion.com/reference/intro#pagination
 */
export const documented: DescribedLists = {
  documentation: ['https://developers.notion.com/reference/intro#pagination'],
  object: {
    times: 'rfc3339',
    record: { id: '{id}', '...': '{values}', created_time: '{created}', last_edited_time: '{updated}' },
    list: {
      paging: { by: 'cursor', parameter: 'start_cursor' },
      size: { parameter: 'page_size', max: 100 },
      answer: { object: 'list', results: '{records}', next_cursor: '{next|null}', has_more: '{more}' },
    },
  },
  documented: { '/v1/comments': { within: { block_id: 'pages' } } },
  elsewhere: {
    '/v1/users': 'users',
    '/v1/blocks/{page}/children': 'blocks',
    '/v1/pages': 'pages',
  },
};
