import { ownHeaders, site } from '../plain-entries.ts';
import { recordsWithoutSearch } from '../support.ts';

// The health check proves the API key, not the application key. The keys go to the site that is typed.
// Sites and health check: https://docs.datadoghq.com/api/latest/authentication/validate-api-key/
// Unverified: the account is general knowledge of the vendor.
export const datadog = ownHeaders({
  name: 'Datadog',
  base: 'https://api.{{.site}}',
  headers: { 'DD-API-KEY': '{{ .apiKey }}', 'DD-APPLICATION-KEY': '{{ .applicationKey }}' },
  asks: [
    {
      name: 'apiKey',
      displayName: 'API key',
      prompt: 'Listed under Organization Settings, API Keys.',
    },
    {
      name: 'applicationKey',
      displayName: 'Application key',
      prompt: 'Listed under Organization Settings, Application Keys. Its scopes decide what works.',
    },
  ],
  page: 'https://docs.datadoghq.com/account_management/api-app-keys/',
  inputs: site(
    'datadoghq.com',
    'The host in your Datadog address without `app.`, such as `datadoghq.eu` or `us5.datadoghq.com`.',
  ),
  health: '/api/v1/validate',
  account: {
    from: 'call',
    // Keys may be made without the right to make this call.
    url: '/api/v1/org',
    workspace: { id: 'orgs.0.public_id', name: 'orgs.0.name' },
    docsURL: 'https://docs.datadoghq.com/api/latest/organizations/list-your-managed-organizations/',
  },
  support: recordsWithoutSearch,
});
