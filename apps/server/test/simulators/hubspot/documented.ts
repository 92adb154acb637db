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
  documented: {
    // https://developers.hubspot.com/docs/api-reference/latest/marketing/campaigns/guide
    '/marketing/campaigns/2026-09': {
      fields: 'hs_name:string hs_campaign_status:string hs_notes:string hs_goal:string',
      record: {
        id: '{id}',
        businessUnits: [],
        properties: '{values}',
        createdAt: '{created}',
        updatedAt: '{updated}',
      },
      list: { parameters: { properties: { fields: true, inside: 'properties' } } },
    },
    // Of the names of a mail, only those that are asked for are answered.
    '/marketing/emails/2026-09': { list: { parameters: { workflowNames: { allows: ['true'] } } } },
    // https://developers.hubspot.com/docs/api-reference/latest/marketing/marketing-events/get-marketing-events
    '/marketing/marketing-events/2026-09': {
      record: {
        '...': '{values}',
        objectId: '{id}',
        externalEventId: '{id}',
        createdAt: '{created}',
        updatedAt: '{updated}',
      },
    },
  },
  elsewhere: { '/crm/owners/2026-09': 'owners', '/crm/lists/2026-09': 'lists' },
};
