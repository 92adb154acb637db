import { describe, expect, it } from 'vitest';
import { toProviderFilters } from './field-filters.ts';
import { recordMapping } from './read-result.ts';

const mapping = recordMapping(
  {
    objectName: 'contacts',
    destination: '',
    schedule: '',
    requiredFields: [{ fieldName: 'Email' }, { fieldName: 'job_title', mapToName: 'role' }],
  },
  {
    objectName: 'contacts',
    selectedFieldMappings: { stage: 'lifecycle_stage', email: 'second_email' },
    selectedValueMappings: { LIFECYCLE_STAGE: { hot: 'qualified_lead', '1': 'subscriber' } },
  },
);

describe('asking a provider with filters', () => {
  it.each([
    ["the provider's name", { fieldName: 'city', value: 'Oslo' }, { fieldName: 'city', value: 'Oslo' }],
    [
      'a name that the manifest maps',
      { fieldName: 'role', value: 'CEO' },
      { fieldName: 'job_title', value: 'CEO' },
    ],
    [
      'a value that the customer maps',
      { fieldName: 'stage', value: 'hot' },
      { fieldName: 'lifecycle_stage', value: 'qualified_lead' },
    ],
    [
      'a mapped value that is a number',
      { fieldName: 'lifecycle_stage', value: 1 },
      { fieldName: 'lifecycle_stage', value: 'subscriber' },
    ],
    [
      'a value without a mapping',
      { fieldName: 'stage', value: 'lead' },
      { fieldName: 'lifecycle_stage', value: 'lead' },
    ],
    [
      'a field that is delivered under its own name, before a mapping of this name',
      { fieldName: 'email', value: 'a' },
      { fieldName: 'email', value: 'a' },
    ],
  ])('takes %s', (_, filter, expected) => {
    expect(toProviderFilters(mapping, [filter])).toEqual([expected]);
  });
});
