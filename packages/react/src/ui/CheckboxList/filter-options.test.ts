import { describe, expect, it } from 'vitest';
import { filterOptions } from './filter-options.ts';

const options = [
  { value: 'BillingCity', label: 'Billing city' },
  { value: 'cafe__c', label: 'Café', hint: 'Favourite' },
  { value: 'Email', label: 'Email' },
];
const search = (query: string) => filterOptions(options, query).map(({ value }) => value);

describe('searching options', () => {
  it.each([
    ['', ['BillingCity', 'cafe__c', 'Email']],
    ['  ', ['BillingCity', 'cafe__c', 'Email']],
    ['EMAIL', ['Email']],
    ['city bill', ['BillingCity']],
    ['cafe', ['cafe__c']],
    ['__c', ['cafe__c']],
    ['favour', ['cafe__c']],
    // As a Japanese input method types letters, and a blank.
    ['ｃｉｔｙ\u3000ｂｉｌｌ', ['BillingCity']],
    ['zebra', []],
  ])('finds for "%s": %j', (query, found) => {
    expect(search(query)).toEqual(found);
  });

  it('keeps the very array when there is nothing to search for', () => {
    expect(filterOptions(options, '')).toBe(options);
  });
});
