import type { CatalogueEntry } from '@dowel/schema';
import { recordsWithoutSearch } from '../support.ts';

/**
 * Key: https://docs.datadoghq.com/account_management/api-app-keys/
 * The health check proves the API key, not the application key. The keys go to the site that is typed. The health
 * check comes from a second public catalogue.
 * Unverified: the page was not opened for this entry; its values come from a second public list and from general
 * knowledge of the vendor, so try them first.
 */
export const datadog = {
  displayName: 'Datadog',
  authType: 'custom',
  baseURL: 'https://api.{{.site}}',
  customOpts: {
    headers: [
      { name: 'DD-API-KEY', valueTemplate: '{{ .apiKey }}' },
      { name: 'DD-APPLICATION-KEY', valueTemplate: '{{ .applicationKey }}' },
    ],
    inputs: [
      {
        name: 'apiKey',
        displayName: 'API key',
        prompt: 'Listed under Organization Settings, API Keys.',
        docsURL: 'https://docs.datadoghq.com/account_management/api-app-keys/',
        fieldType: 'fieldTypePassword',
      },
      {
        name: 'applicationKey',
        displayName: 'Application key',
        prompt: 'Listed under Organization Settings, Application Keys. Its scopes decide what works.',
        docsURL: 'https://docs.datadoghq.com/account_management/api-app-keys/',
        fieldType: 'fieldTypePassword',
      },
    ],
  },
  authHealthCheck: {
    url: 'https://api.{{.site}}/api/v1/validate',
    method: 'GET',
    successStatusCodes: [200],
  },
  metadata: {
    input: [
      {
        name: 'site',
        displayName: 'Site',
        prompt:
          'The host in your Datadog address without `app.`, such as `datadoghq.eu` or `us5.datadoghq.com`.',
        defaultValue: 'datadoghq.com',
      },
    ],
  },
  accountIdentity: {
    sources: [
      {
        from: 'call',
        // Keys may be made without the right to make this call.
        url: 'https://api.{{.site}}/api/v1/org',
        workspace: { id: 'orgs.0.public_id', name: 'orgs.0.name' },
        docsURL: 'https://docs.datadoghq.com/api/latest/organizations/list-your-managed-organizations/',
      },
    ],
  },
  support: recordsWithoutSearch,
} satisfies CatalogueEntry;
