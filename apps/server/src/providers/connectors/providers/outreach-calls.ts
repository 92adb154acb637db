import type { ConnectorObject, ListEndpoint } from '@dowel/schema/connector';
import { jsonApiWrites } from './json-api-writes.ts';
import { fieldsDocumentedAt, readOnly } from './listed-fields.ts';
import { listsAt, type Query, urlPages } from './pages.ts';
import type { Way } from './plain-writes.ts';

// The facts are those of the vendor's OpenAPI document, https://api.outreach.io/api/v2/schema/openapi.json, and of its
// pages, since the document names no parameter of a list. What can be filtered, sorted and written it says with badges.
export const reference = 'https://developers.outreach.io/api/reference/overview/';
export const requests = 'https://developers.outreach.io/api/making-requests';

/** Custom fields have numbers. What a customer calls them is only in the settings of Outreach. */
export const customFields = (count: number) =>
  Array.from({ length: count }, (_, index) => `custom${index + 1}`).join(' ');

export const fieldsOf = fieldsDocumentedAt(reference, 'id:int! relationships:other');
export const timedFields = (words: string) => fieldsOf(`${words} createdAt:datetime! updatedAt:datetime!`);
export const readFields = (words: string) => timedFields(readOnly(words));

/** Lists without a count, which Outreach advises against. */
function listOf(query?: Query): ListEndpoint {
  // The largest page is only documented of the older parameter: a thousand. A prospect has 250 members.
  const paging = urlPages('links.next', { 'page[size]': 250 }, requests);
  const everywhere = { count: 'false', newFilterSyntax: 'true' };
  return listsAt(requests, paging, 'data')('/api/v2/{objectName}', { ...everywhere, ...query });
}

/** A list in the order of the last change, with the fields by whose values it finds records. */
export function changing(...equalsFields: string[]): Pick<ConnectorObject, 'list'> {
  return {
    list: {
      ...listOf({ sort: 'updatedAt' }),
      conditions: {
        style: 'parameters',
        from: { query: 'filter[updatedAt][gte]' },
        until: { query: 'filter[updatedAt][lte]' },
        ...(equalsFields.length > 0 && { equals: { query: 'filter[{fieldName}][]' }, equalsFields }),
        documentation: requests,
      },
    },
  };
}

/** Lists that can neither be sorted by the time of a change nor be limited to it. */
export const unchanging: Pick<ConnectorObject, 'list' | 'changes' | 'order'> = {
  list: listOf(),
  changes: { source: 'none', documentation: reference },
  order: 'none',
};

/** What is no link to another record is an attribute. */
export const writesOf = (type: string, ways?: readonly Way[]) =>
  jsonApiWrites('/api/v2/{objectName}', type, {
    documentation: requests,
    ways,
    sent: { wrap: 'data', custom: { into: 'attributes', except: ['relationships'] } },
  });

/** What became of the mails of a sequence, a step or a template. */
export const counts =
  readOnly(`bounceCount:int clickCount:int deliverCount:int failureCount:int negativeReplyCount:int
  neutralReplyCount:int openCount:int optOutCount:int positiveReplyCount:int replyCount:int scheduleCount:int`);
