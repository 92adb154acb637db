import type { ListEndpoint } from '@dowel/schema/connector';
import type { DeletedList } from '../engine/read-deleted.ts';
import { VERSION } from './hubspot-lists.ts';
import { cursorPages } from './pages.ts';

export const records = `/objects/${VERSION}/{objectName}`;
export const objectsPage = 'https://developers.hubspot.com/docs/api/crm/understanding-the-crm';

const pages: ListEndpoint['paging'] = cursorPages('paging.next.after', 'after', { limit: 100 }, objectsPage);

const names: ListEndpoint['fieldsParameter'] = {
  into: { query: 'properties' },
  as: 'commaList',
  // A longer address is refused with 414. Escaping turns a comma into three characters.
  limit: 4000,
  documentation: objectsPage,
};

export const all: ListEndpoint = {
  request: { path: records, documentation: objectsPage },
  records: 'results',
  paging: pages,
  fieldsParameter: names,
};

/** The records of the recycling bin, which keeps them for 90 days. The list cannot be limited to a time. */
export const archived: DeletedList = {
  list: { ...all, request: { ...all.request, query: { archived: 'true' } } },
  time: { member: 'archivedAt', format: 'rfc3339', documentation: objectsPage },
  member: 'archived',
};
