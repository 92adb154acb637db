import type { ObjectDescription, ProviderDescription } from '../general/description.ts';
import type { ListDescription } from '../general/list-description.ts';

const reference = 'https://docs.segmentapis.com/';

/** A cursor is opaque, and a page with one is never the last. */
function listOf(records: string): ListDescription {
  return {
    paging: { by: 'cursor', parameter: 'pagination[cursor]' },
    size: { parameter: 'pagination[count]', max: 200, usual: 10 },
    answer: {
      data: {
        [records]: '{records}',
        pagination: { current: 'MA==', next: '{next}', totalEntries: '{total}' },
      },
    },
  };
}

/** The functions of one kind. A call for the list says which. */
const functionsOf = (kind: string): ObjectDescription => ({
  path: '/functions',
  id: `${kind}{n:4}`,
  fields:
    'resourceType:string displayName:string description:string logoUrl:string catalogId:string createdBy:string',
  record: { '...': '{values}', id: '{id}', resourceType: kind, createdAt: '{created}' },
  one: { data: { function: '{record}' } },
  list: { ...listOf('functions'), of: { resourceType: kind } },
  without: ['create', 'update', 'delete'],
});

/** Segment's Public API. */
export const segment: ProviderDescription = {
  provider: 'segment',
  documentation: [
    `${reference}tag/Reverse-ETL`,
    `${reference}tag/Tracking-Plans`,
    `${reference}#section/Pagination`,
    `${reference}#section/Errors`,
  ],
  signIn: {},
  errors: {
    body: { errors: [{ type: '{code}', message: '{message}', field: '{field}' }] },
  },
  fixed: {
    'GET /': { data: { workspace: { id: '{account}', slug: 'acme', name: 'Acme' } } },
  },
  object: {
    times: 'rfc3339',
    record: { '...': '{values}', id: '{id}' },
    create: { status: 200 },
    update: {},
    delete: { answer: { data: { status: 'SUCCESS' } } },
  },
  objects: {
    source_functions: functionsOf('SOURCE'),
    destination_functions: functionsOf('DESTINATION'),
    insert_functions: functionsOf('INSERT_DESTINATION'),
    reverse_etl_models: {
      path: '/reverse-etl-models',
      id: 'model{n:6}',
      fields: `sourceId:string:required name:string:required description:string enabled:boolean:required
        query:string:required queryIdentifierColumn:string:required`,
      one: { data: { reverseEtlModel: '{record}' } },
      list: listOf('models'),
    },
  },
};
