import type { CatalogueEntry } from '@dowel/schema';
import { allRecords, proxyOnly } from '../support.ts';

/**
 * Sign-in: https://github.com/zoho/crm-oas, v8.0/common.json
 * Zoho keeps accounts in data centres of its own. The public catalogue derives the hosts from the callback. Here a
 * person types the ones that differ, and the API host comes from `api_domain` of the token response. There is no
 * health check: no call is known that every credential may make.
 * Data centres: https://zoho.com/accounts/protocol/oauth/multi-dc.html
 * https://www.zoho.com/workdrive/developer/docs/api/v1/getting-started-multi-dc-support.html
 * A refresh token comes only with access_type=offline, and again only with prompt=consent:
 * https://www.zoho.com/accounts/protocol/oauth/web-apps/authorization.html
 * Calls: https://www.zoho.com/accounts/protocol/oauth/use-access-token.html. Some products know no other prefix of a token.
 */
export const zoho = {
  displayName: 'Zoho',
  authType: 'oauth2',
  baseURL: 'https://{{.zoho_api_domain}}',
  defaultModule: 'crm',
  oauth2Opts: {
    grantType: 'authorizationCode',
    authURL: 'https://accounts.zoho.com/oauth/v2/auth',
    authURLParams: { access_type: 'offline', prompt: 'consent' },
    tokenURL: 'https://{{.zoho_token_domain}}/oauth/v2/token',
    revocation: {
      url: 'https://{{.zoho_token_domain}}/oauth/v2/token/revoke',
      authentication: 'none',
      format: 'query',
      docsURL: 'https://zoho.com/accounts/protocol/oauth/revoke-refresh-token.html',
    },
    accessTokenOpts: {
      attachmentType: 'accessTokenHeaderAttachment',
      header: { name: 'Authorization', valuePrefix: 'Zoho-oauthtoken ' },
    },
    scopeSeparator: ',',
    explicitScopesRequired: true,
    explicitWorkspaceRequired: false,
    tokenMetadataFields: {
      scopesField: 'scope',
      workspaceRefField: 'api_domain',
      otherFields: [
        {
          name: 'zoho_api_domain',
          displayName: 'API host',
          path: 'api_domain',
          capture: '^https://(?<result>[^/]+)',
        },
      ],
    },
    docsURL: 'https://www.zoho.com/crm/developer/docs/api/v8/oauth-overview.html',
  },
  postAuthInfoNeeded: true,
  metadata: {
    input: [
      {
        name: 'zoho_token_domain',
        displayName: 'Zoho accounts host',
        prompt:
          'Where you sign in: `accounts.zoho.com`, or for example `accounts.zoho.eu` when your Zoho address ends in `.eu`.',
        defaultValue: 'accounts.zoho.com',
        moduleDependencies: {
          bugtracker: {},
          crm: {},
          desk: {},
          mail: {},
          projects: {},
          servicedeskplus: {},
        },
      },
      hostOf('desk', 'Zoho Desk', 'desk'),
      hostOf('mail', 'Zoho Mail', 'mail'),
      hostOf('projects', 'Zoho Projects', 'projectsapi'),
      hostOf('bugtracker', 'Zoho BugTracker', 'bugtracker'),
      {
        name: 'zoho_servicedeskplus_domain',
        displayName: 'ServiceDesk Plus host',
        prompt: 'The host in your ServiceDesk Plus address, such as `sdpondemand.manageengine.com`.',
        defaultValue: 'sdpondemand.manageengine.com',
        moduleDependencies: { servicedeskplus: {} },
      },
    ],
    postAuthentication: [{ name: 'zohoMailAccountId', moduleDependencies: { mail: {} } }],
  },
  allowedHosts: [
    '*.zoho.com',
    '*.zoho.eu',
    '*.zoho.in',
    '*.zoho.jp',
    '*.zoho.sa',
    '*.zoho.uk',
    '*.zoho.ae',
    '*.zoho.com.au',
    '*.zoho.com.cn',
    '*.zohocloud.ca',
    '*.zohoapis.com',
    '*.zohoapis.eu',
    '*.zohoapis.in',
    '*.zohoapis.jp',
    '*.zohoapis.sa',
    '*.zohoapis.uk',
    '*.zohoapis.ae',
    '*.zohoapis.com.au',
    '*.zohoapis.com.cn',
    '*.zohoapis.ca',
    '*.manageengine.com',
    '*.manageengine.eu',
  ],
  accountIdentity: {
    sources: [
      {
        from: 'call',
        url: 'https://{{.zoho_token_domain}}/oauth/user/info',
        person: { id: 'ZUID', name: 'Display_Name', email: 'Email' },
        docsURL: 'https://www.zoho.com/accounts/protocol/oauth.html',
      },
      {
        // A token is of one organisation. Needs the scope ZohoCRM.org.READ.
        from: 'call',
        url: 'https://{{.zoho_api_domain}}/crm/v8/org',
        workspace: { id: 'org.0.zgid', name: 'org.0.company_name' },
        docsURL: 'https://www.zoho.com/crm/developer/docs/api/v8/get-org-data.html',
      },
    ],
  },
  support: allRecords,
  modules: {
    bugtracker: {
      displayName: 'Zoho BugTracker',
      baseURL: 'https://{{.zoho_bugtracker_domain}}',
      support: proxyOnly,
    },
    crm: {
      displayName: 'Zoho CRM',
      baseURL: 'https://{{.zoho_api_domain}}',
      support: allRecords,
      subscribeRequirements: { maintenance: true, subscribeByAPI: true },
    },
    desk: {
      displayName: 'Zoho Desk',
      baseURL: 'https://{{.zoho_desk_domain}}',
      support: proxyOnly,
    },
    mail: {
      displayName: 'Zoho Mail',
      baseURL: 'https://{{.zoho_mail_domain}}',
      support: proxyOnly,
      subscribeRequirements: {},
    },
    projects: {
      displayName: 'Zoho Projects',
      baseURL: 'https://{{.zoho_projects_domain}}',
      support: proxyOnly,
    },
    servicedeskplus: {
      displayName: 'ManageEngine ServiceDesk Plus',
      baseURL: 'https://{{.zoho_servicedeskplus_domain}}',
      support: proxyOnly,
    },
  },
} satisfies CatalogueEntry;

/** Asks where the API of a product is: https://www.zoho.com/projects/developers/zohoprojectsapi.html */
function hostOf(module: string, product: string, host: string) {
  return {
    name: `zoho_${module}_domain`,
    displayName: `${product} host`,
    prompt: `Where its API is: \`${host}.zoho.com\`, or for example \`${host}.zoho.eu\` when your Zoho address ends in \`.eu\`.`,
    defaultValue: `${host}.zoho.com`,
    moduleDependencies: { [module]: {} },
  };
}
