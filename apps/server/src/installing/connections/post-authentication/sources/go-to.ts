import type { ValueSource } from '../value-source.ts';

/** The first account that the person belongs to. https://developer.goto.com/admin/#tag/Me */
export const goTo: ValueSource = {
  provider: 'goTo',
  requests: [{ address: 'https://api.getgo.com/admin/rest/v1/me', values: { accountKey: 'accounts.0.key' } }],
};
