import { describe, expect, it } from 'vitest';
import { compareFields, nextLookTime } from './rules.ts';

const destination = 'hooks';
const allObjects = {};
const after = new Date('2027-03-05T10:07:30Z');
const id = '01990000-0000-7000-8000-0000000000ff';

describe('when the next look begins', () => {
  it.each([
    ['every day without a schedule', undefined, '2027-03-06T00:04:15Z'],
    ['every day with an empty schedule', ' ', '2027-03-06T00:04:15Z'],
    ['by its schedule', '30 6 * * 1', '2027-03-08T06:34:15Z'],
  ])('is %s, at the same time after it for an installation', (_, schedule, expected) => {
    const watchSchema = { destination, allObjects, ...(schedule !== undefined && { schedule }) };

    expect(nextLookTime(watchSchema, id, after)).toEqual(new Date(expected));
  });

  it('is another second for another installation', () => {
    const next = nextLookTime({ destination, allObjects }, `${id.slice(0, -2)}aa`, after);

    expect(next).toEqual(new Date('2027-03-06T00:02:50Z'));
  });
});

describe('comparing fields', () => {
  const tier = { fieldName: 'tier', displayName: 'Tier', valueType: 'string' as const };

  it('takes no notice of what says neither the type, the label nor the description', () => {
    const other = { ...tier, readOnly: true, isRequired: true, values: [{ value: 'a', displayValue: 'A' }] };

    expect(compareFields([tier], [other])).toEqual({
      createdFields: [],
      deletedFields: [],
      changedFields: [],
    });
  });

  it('takes a name in another case for another field', () => {
    const other = { ...tier, fieldName: 'Tier' };

    expect(compareFields([tier], [other])).toEqual({
      createdFields: [other],
      deletedFields: [tier],
      changedFields: [],
    });
  });
});
