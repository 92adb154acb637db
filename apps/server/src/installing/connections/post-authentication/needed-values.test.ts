import { createCatalogue, ownProviders } from '@dowel/catalogue';
import { expect, it } from 'vitest';
import { missingInCalls } from './needed-values.ts';

const catalogue = createCatalogue(ownProviders);

it.each([
  ['a header', 'xero', 'tenantId'],
  ['the address', 'mailchimp', 'dc'],
])('a value that %s needs is missing until it is told', (_, provider, name) => {
  const entry = catalogue.get(provider);

  expect(missingInCalls(entry, {}, undefined)).toEqual([name]);
  expect(missingInCalls(entry, { [name]: { value: 'a', source: 'provider' } }, undefined)).toEqual([]);
});
