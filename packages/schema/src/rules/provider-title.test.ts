import { expect, it } from 'vitest';
import { providerTitle } from './provider-title.ts';

it.each([
  [{ name: 'juniper', displayName: 'Juniper CRM' }, 'Juniper CRM'],
  [{ name: 'juniper', displayName: '' }, 'juniper'],
  [{ name: 'juniper' }, 'juniper'],
])('calls %o %s', (provider, title) => {
  expect(providerTitle(provider)).toBe(title);
});
