import type { ValueSource } from '../value-source.ts';

/** The mail account, for the module `mail` only. https://www.zoho.com/mail/help/api/get-all-users-accounts.html */
export const zoho: ValueSource = {
  provider: 'zoho',
  requests: [
    {
      address: 'https://{{.zoho_mail_domain}}/api/accounts',
      values: { zohoMailAccountId: 'data.0.accountId' },
    },
  ],
};
