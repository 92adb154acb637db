import type { ResourceTexts } from './operation-text.ts';

const found = {
  id: 'con_000042',
  fields: { email: 'ada@northwind.example' },
  mappedFields: { stage: 'customer' },
  raw: { id: 'con_000042', email: 'ada@northwind.example', lifecycle_stage: 'customer' },
};

export const searchTexts = {
  tag: 'Search',
  description: 'Finds records in the account of a customer, at the provider and at once.',
  operations: {
    searchRecords: {
      summary: 'Find records by the values of their fields',
      description:
        'Asks the provider and answers one page of records that meet all filters, at most 100. It takes objects that the manifest lists under `read`, unless the customer has disabled them. The `fieldFilters` of a config are not applied. Deleted records that the provider still lists are left out. `Dowel-Warning: entries_left_out;count=1` says how many entries of the provider are no records. The search is recorded as an operation, without values. An `Idempotency-Key` has no effect, because a search changes nothing.',
      body: {
        objectName: 'contacts',
        fieldFilters: [{ fieldName: 'email', operator: 'eq' as const, value: 'ada@northwind.example' }],
      },
      answer: { result: [found], results: [found] },
    },
  },
} satisfies ResourceTexts;
