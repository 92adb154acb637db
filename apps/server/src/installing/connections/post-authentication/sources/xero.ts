import type { ValueSource } from '../value-source.ts';

const TENANTS = 'https://api.xero.com/connections';

/**
 * The organisations that the person granted. Where there are several, the first counts.
 * https://developer.xero.com/documentation/guides/oauth2/auth-flow/
 */
export const xero: ValueSource = {
  provider: 'xero',
  requests: [
    {
      // The health check of the entry asks for them too.
      address: ({ authHealthCheck }) => authHealthCheck?.url ?? TENANTS,
      values: { tenantId: '0.tenantId' },
    },
  ],
};
