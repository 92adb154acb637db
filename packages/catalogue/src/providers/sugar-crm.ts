import type { CatalogueEntry } from '@dowel/schema';
import { proxyOnly } from '../support.ts';

/**
 * Sign-in: https://support.sugarcrm.com/documentation/sugar_developer/sugar_developer_guide_14.0/integration/web_services/rest_api/endpoints/oauth2token_post/
 * The input holds the scheme and the host. So the credentials go to the host that is typed, and to no other. There is
 * no health check: no call is known that every credential may make.
 * That it also takes a form, and the platform from the query, is general knowledge.
 * Unverified: the other values follow a public connector catalogue (MIT).
 */
export const sugarCRM = {
  displayName: 'SugarCRM',
  authType: 'oauth2',
  baseURL: '{{.workspace}}/rest/v11_24',
  oauth2Opts: {
    grantType: 'password',
    tokenURL: '{{.workspace}}/rest/v11_24/oauth2/token',
    tokenURLParams: { platform: '{{.platform}}' },
    refreshURL: '?platform={{.platform}}',
    explicitScopesRequired: false,
    explicitWorkspaceRequired: true,
    tokenMetadataFields: {},
    docsURL: 'https://support.sugarcrm.com/documentation/sugar_developer/',
  },
  metadata: {
    input: [
      {
        name: 'workspace',
        displayName: 'Address of your SugarCRM',
        prompt: 'The whole address with `https://`, such as `https://acme.sugarondemand.com`.',
      },
      {
        name: 'platform',
        displayName: 'API platform',
        prompt:
          'The one that an administrator has added for this connection, or `base`. The client ID and secret are those of an OAuth key of your own, because the client `sugar` has no secret.',
        defaultValue: 'base',
      },
    ],
  },
  accountIdentity: { sources: [{ from: 'metadata', workspace: { id: 'workspace', address: 'workspace' } }] },
  support: proxyOnly,
} satisfies CatalogueEntry;
