import { ownValue } from '@dowel/schema/rules';
import type { ProviderBody } from '../../../providers/provider-words/provider-body.ts';
import { readClaims } from '../../../providers/provider-words/read-claims.ts';
import type { Known, ValueRequest } from './value-request.ts';

/** The end of the address that gives tokens of Mailchimp, which has the same host. */
const MAILCHIMP_TOKEN = /\/oauth2\/token$/;

/** Where providers tell the values that their entries list under `metadata.postAuthentication`, by their names. */
const sources: Readonly<Record<string, ValueRequest>> = {
  // The sites that the person granted. Its host tells a site, such as `acme.atlassian.net`.
  // https://developer.atlassian.com/cloud/jira/platform/oauth-2-3lo-apps/
  atlassian: {
    // The health check of the entry asks for the sites too.
    address: ({ authHealthCheck }) =>
      authHealthCheck?.url ?? 'https://api.atlassian.com/oauth/token/accessible-resources',
    choose: (body, known) => body.list()?.find((site) => isSite(site, known)),
    values: { cloudId: 'id' },
  },
  // https://developer.calendly.com/api-docs/005832c83aeae-get-current-user
  calendly: {
    address: 'https://api.calendly.com/users/me',
    values: { UserURI: 'resource.uri', OrganizationURI: 'resource.current_organization' },
  },
  // The first account of the key. https://apidocs.callrail.com/#accounts
  callRail: { address: 'https://api.callrail.com/v3/a.json', values: { accountId: 'accounts.0.id' } },
  docusign: docusign('account'),
  docusignDeveloper: docusign('account-d'),
  // The first business of the person. https://www.freshbooks.com/api/me_endpoint
  freshbooks: {
    address: ({ baseURL }) => `${baseURL}/auth/api/v1/users/me`,
    values: {
      accountId: 'response.business_memberships.0.business.account_id',
      businessId: 'response.business_memberships.0.business.id',
    },
  },
  // The first account that the person belongs to. https://developer.goto.com/admin/#tag/Me
  goTo: { address: 'https://api.getgo.com/admin/rest/v1/me', values: { accountKey: 'accounts.0.key' } },
  // The company of the token. https://docs.gusto.com/app-integrations/reference/get-v1-token-info
  gusto: { address: 'https://api.gusto.com/v1/token_info', values: { companyId: 'resource.uuid' } },
  // The same for companies that Gusto makes for tests.
  gustoDemo: { address: 'https://api.gusto-demo.com/v1/token_info', values: { companyId: 'resource.uuid' } },
  // The data centre of the account, which is part of every address of the API.
  // https://mailchimp.com/developer/marketing/guides/access-user-data-oauth-2/
  mailchimp: {
    address: ({ oauth2Opts: { tokenURL = '' } = {} }) =>
      MAILCHIMP_TOKEN.test(tokenURL)
        ? tokenURL.replace(MAILCHIMP_TOKEN, '/oauth2/metadata')
        : 'https://login.mailchimp.com/oauth2/metadata',
    tokenPrefix: 'OAuth ',
    values: { dc: 'dc' },
  },
  // The sandbox with addresses of their own for each customer.
  sandboxWorkspace: {
    address: ({ baseURL }) => `${baseURL}/tenant`,
    values: { cloudId: 'cloud_id', archiveId: 'archive_id' },
  },
  // Slack refuses with status 200 and `ok: false`. https://api.slack.com/methods/auth.test
  slack: {
    address: ({ baseURL }) => `${baseURL}/auth.test`,
    method: 'POST',
    choose: (body) => (body.isTrue('ok') ? body : undefined),
    values: { teamId: 'team_id' },
  },
  // https://developers.snap.com/api/marketing-api/Ads-API/user
  snapchatAds: {
    address: 'https://adsapi.snapchat.com/v1/me',
    values: { organizationId: 'me.organization_id' },
  },
  // The organisations that the person granted in any sign-in. The token names its own sign-in. Where that granted
  // several, the first counts. https://developer.xero.com/documentation/guides/oauth2/auth-flow/
  xero: {
    // The health check of the entry asks for them too.
    address: ({ authHealthCheck }) => authHealthCheck?.url ?? 'https://api.xero.com/connections',
    choose: (body, _known, accessToken) => {
      const granted = body.list() ?? [];
      const signIn = readClaims(accessToken)?.text('authentication_event_id')?.toSend() ?? '';
      return granted.find((one) => one.text('authEventId')?.among([signIn])) ?? granted[0];
    },
    values: { tenantId: 'tenantId' },
  },
  // The mail account, for the module `mail` only. https://www.zoho.com/mail/help/api/get-all-users-accounts.html
  zoho: {
    address: 'https://{{.zoho_mail_domain}}/api/accounts',
    values: { zohoMailAccountId: 'data.0.accountId' },
  },
};

/** What to ask a provider for its values; undefined when this server does not know. */
export function findSource(provider: string): ValueRequest | undefined {
  return ownValue(sources, provider);
}

function isSite(site: ProviderBody, known: Known): boolean {
  const workspace = known('workspace') ?? '';
  const hosts = [workspace, `${workspace}.atlassian.net`];
  const urls = hosts.flatMap((host) => [`https://${host}`, `https://${host}/`]);
  return site.text('url')?.among(urls) !== undefined || site.text('name')?.among([workspace]) !== undefined;
}

/** Accounts of developers are at another host. https://developers.docusign.com/platform/auth/reference/user-info/ */
function docusign(host: string): ValueRequest {
  return {
    address: `https://${host}.docusign.com/oauth/userinfo`,
    choose: (body) => {
      const accounts = body.list('accounts') ?? [];
      return accounts.find((account) => account.isTrue('is_default')) ?? accounts[0];
    },
    // `na3` of `https://na3.docusign.net`.
    values: {
      server: (account) =>
        account.text('base_uri')?.captured(/^https:\/\/(?<result>[a-z0-9-]+)\.docusign\.net\/?$/, 200),
    },
  };
}
