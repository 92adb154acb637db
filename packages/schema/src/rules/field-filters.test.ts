import { describe, expect, it } from 'vitest';
import { type FieldFilter, judgeFilter, toProviderFilters } from './field-filters.ts';
import { recordMapping } from './read-result.ts';

const mapping = recordMapping(
  {
    objectName: 'contacts',
    destination: '',
    schedule: '',
    requiredFields: [{ fieldName: 'Email' }, { fieldName: 'job_title', mapToName: 'role' }],
    optionalFields: [{ mapToName: 'stage' }, { mapToName: 'email' }],
  },
  {
    objectName: 'contacts',
    selectedFieldMappings: { stage: 'lifecycle_stage', email: 'second_email' },
    selectedValueMappings: { LIFECYCLE_STAGE: { hot: 'qualified_lead', '1': 'subscriber' } },
  },
);

describe('asking a provider with filters', () => {
  it.each([
    ["the provider's name", 'city', 'Oslo', 'city', 'Oslo'],
    ['a name that the manifest maps', 'role', 'CEO', 'job_title', 'CEO'],
    ['a value that the customer maps', 'stage', 'hot', 'lifecycle_stage', 'qualified_lead'],
    ['a mapped value that is a number', 'lifecycle_stage', 1, 'lifecycle_stage', 'subscriber'],
    ['a value without a mapping', 'stage', 'lead', 'lifecycle_stage', 'lead'],
    ['a name that is written as a path', "$['lifecycle_stage']", 'hot', 'lifecycle_stage', 'qualified_lead'],
    [
      'a field that is delivered under its own name, before a mapping of this name',
      'email',
      'a',
      'email',
      'a',
    ],
    ['several choices in one value', 'stage', 'hot;lead', 'lifecycle_stage', 'qualified_lead;lead'],
  ])('takes %s', (_, fieldName, value, field, expected) => {
    expect(toProviderFilters(mapping, [{ fieldName, value }])).toEqual([
      { fieldName: field, value: expected },
    ]);
  });

  it('takes each of several values', () => {
    const filter = { fieldName: 'stage', operator: 'in' as const, values: ['hot', 'lead'] };

    expect(toProviderFilters(mapping, [filter])).toEqual([
      { fieldName: 'lifecycle_stage', operator: 'in', values: ['qualified_lead', 'lead'] },
    ]);
  });
});

describe('a filter of a config', () => {
  const record = {
    city: 'Oslo',
    score: '9',
    large: 9007199254740993n.toString(),
    born: '2026-05-01T12:00:00+02:00',
    tiny: 0.000_000_1,
    none: null,
    whole: 9,
    isOpen: 1,
    isLost: 'False',
    text: 'soon',
    tags: ['a', 'b'],
  };
  const fits = (filter: FieldFilter) => {
    const verdict = judgeFilter(filter, record);
    return 'fits' in verdict ? verdict.fits : verdict.undecided;
  };

  it.each<[FieldFilter, boolean]>([
    [{ fieldName: 'city', operator: 'notEq', value: 'Rome' }, true],
    [{ fieldName: 'city', operator: 'notEq', value: 'Oslo' }, false],
    [{ fieldName: 'none', operator: 'notEq', value: 'Oslo' }, true],
    [{ fieldName: 'city', operator: 'in', values: ['Rome', 'Oslo'] }, true],
    [{ fieldName: 'city', operator: 'in', values: ['oslo'] }, false],
    [{ fieldName: 'city', operator: 'notIn', values: ['Rome', 'Oslo'] }, false],
    [{ fieldName: 'score', operator: 'lt', value: 10 }, true],
    [{ fieldName: 'score', operator: 'gte', value: '9' }, true],
    [{ fieldName: 'score', operator: 'gt', value: 8.5 }, true],
    [{ fieldName: 'large', operator: 'gt', value: '9007199254740992' }, true],
    [{ fieldName: 'tiny', operator: 'lt', value: 1 }, true],
    [{ fieldName: 'tiny', operator: 'gte', value: '2e-7' }, false],
    [{ fieldName: 'born', operator: 'lte', value: '2026-05-01T10:00:00Z' }, true],
    [{ fieldName: 'born', operator: 'gt', value: '2026-05-01' }, true],
    [{ fieldName: 'none', operator: 'gt', value: 1 }, false],
    [{ fieldName: 'whole', value: '9.0' }, true],
    [{ fieldName: 'whole', operator: 'notIn', values: ['9.0'] }, false],
    [{ fieldName: 'score', value: '09' }, false],
    [{ fieldName: 'born', value: '2026-05-01T10:00:00.000Z' }, true],
    [{ fieldName: 'born', operator: 'notEq', value: '2026-05-01T10:00:00Z' }, false],
    [{ fieldName: 'born', value: '2026-05-01T12:00:00Z' }, false],
    [{ fieldName: 'none', value: 0 }, false],
    [{ fieldName: 'isOpen', value: true }, true],
    [{ fieldName: 'isOpen', operator: 'notEq', value: 'false' }, true],
    [{ fieldName: 'isLost', operator: 'in', values: [false] }, true],
    [{ fieldName: 'isLost', value: true }, false],
    [{ fieldName: 'whole', value: true }, false],
    [{ fieldName: 'none', value: 'null' }, false],
    [{ fieldName: 'absent', operator: 'in', values: ['undefined'] }, false],
    [{ fieldName: 'absent', operator: 'notEq', value: 'undefined' }, true],
  ])('%j says %s of a record', (filter, expected) => {
    expect(fits(filter)).toBe(expected);
  });

  it.each<[FieldFilter, RegExp]>([
    [{ fieldName: 'text', operator: 'gt', value: 1 }, /no number/],
    [{ fieldName: 'score', operator: 'gt', value: '2026-05-01' }, /no time/],
    [{ fieldName: 'tags', operator: 'gt', value: 1 }, /no number/],
  ])('%j cannot be decided, and is not passed over', (filter, words) => {
    expect(fits(filter)).toMatch(words);
  });
});
