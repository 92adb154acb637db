import type { ProviderBody } from '../../../../providers/provider-words/provider-body.ts';
import type { ValueSource } from '../value-source.ts';

/** https://developers.docusign.com/platform/auth/reference/user-info/ */
export const docusign: ValueSource = {
  provider: 'docusign',
  requests: [
    { address: 'https://account.docusign.com/oauth/userinfo', choose: defaultAccount, values: { server } },
  ],
};

/** The same for the accounts of developers. */
export const docusignDeveloper: ValueSource = {
  provider: 'docusignDeveloper',
  requests: [
    { address: 'https://account-d.docusign.com/oauth/userinfo', choose: defaultAccount, values: { server } },
  ],
};

function defaultAccount(body: ProviderBody): ProviderBody | undefined {
  const accounts = body.list('accounts') ?? [];
  return accounts.find((account) => account.isTrue('is_default')) ?? accounts[0];
}

/** `na3` of `https://na3.docusign.net`. */
function server(account: ProviderBody) {
  return account.text('base_uri')?.captured(/^https:\/\/(?<result>[a-z0-9-]+)\.docusign\.net\/?$/, 200);
}
