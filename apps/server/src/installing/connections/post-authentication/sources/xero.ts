import type { ValueSource } from '../value-source.ts';

/**
 * The organisations that the person granted. Where there are several, the first counts.
 * https://developer.xero.com/documentation/guides/oauth2/auth-flow/
 */
export const xero: ValueSource = {
  provider: 'xero',
  requests: [{ address: 'https://api.xero.com/connections', values: { tenantId: '0.tenantId' } }],
};
