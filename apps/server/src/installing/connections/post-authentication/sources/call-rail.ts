import type { ValueSource } from '../value-source.ts';

/** The first account of the key. https://apidocs.callrail.com/#accounts */
export const callRail: ValueSource = {
  provider: 'callRail',
  requests: [{ address: 'https://api.callrail.com/v3/a.json', values: { accountId: 'accounts.0.id' } }],
};
