import type { ValueSource } from '../value-source.ts';

const METADATA = 'https://login.mailchimp.com/oauth2/metadata';
/** The end of the address that gives tokens, which has the same host. */
const TOKEN = /\/oauth2\/token$/;

/**
 * The data centre of the account, which is part of every address of the API.
 * https://mailchimp.com/developer/marketing/guides/access-user-data-oauth-2/
 */
export const mailchimp: ValueSource = {
  provider: 'mailchimp',
  requests: [
    {
      address: ({ oauth2Opts: { tokenURL = '' } = {} }) =>
        TOKEN.test(tokenURL) ? tokenURL.replace(TOKEN, '/oauth2/metadata') : METADATA,
      tokenPrefix: 'OAuth ',
      values: { dc: 'dc' },
    },
  ],
};
