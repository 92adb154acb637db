import type { ValueSource } from '../value-source.ts';

/** The company of the token. https://docs.gusto.com/app-integrations/reference/get-v1-token-info */
export const gusto: ValueSource = {
  provider: 'gusto',
  requests: [{ address: 'https://api.gusto.com/v1/token_info', values: { companyId: 'resource.uuid' } }],
};

/** The same for companies that Gusto makes for tests. */
export const gustoDemo: ValueSource = {
  provider: 'gustoDemo',
  requests: [{ address: 'https://api.gusto-demo.com/v1/token_info', values: { companyId: 'resource.uuid' } }],
};
