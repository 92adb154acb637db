import type { DescribedLists } from '../general/general-dialect.ts';

/**
 * What the lists have in common that only the vendor's documents have (`hubspot.digest`).
 * https://developers.hubspot.com/docs/api-reference/latest/crm/understanding-the-crm
 */
export const documented: DescribedLists = {
  documentation: ['https://developers.hubspot.com/docs/api-reference/latest/crm/understanding-the-crm'],
  object: {
    times: 'rfc3339',
    record: { id: '{id}', '...': '{values}', createdAt: '{created}', updatedAt: '{updated}' },
    list: {
      paging: { by: 'cursor', parameter: 'after' },
      size: { parameter: 'limit', max: 100, usual: 10 },
      answer: { results: '{records}', paging: { next: { after: '{next}' } } },
    },
  },
  elsewhere: { '/crm/owners/2026-09': 'owners', '/crm/lists/2026-09': 'lists' },
};
