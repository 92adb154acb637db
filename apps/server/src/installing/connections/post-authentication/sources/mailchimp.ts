import type { ValueSource } from '../value-source.ts';

/**
 * The data centre of the account, which is part of every address of the API.
 * https://mailchimp.com/developer/marketing/guides/access-user-data-oauth-2/
 */
export const mailchimp: ValueSource = {
  provider: 'mailchimp',
  requests: [
    { address: 'https://login.mailchimp.com/oauth2/metadata', tokenPrefix: 'OAuth ', values: { dc: 'dc' } },
  ],
};
