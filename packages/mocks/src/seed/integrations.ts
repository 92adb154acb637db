import type { ManifestIntegration } from '@dowel/schema';

const read: ManifestIntegration['read'] = {
  objects: [
    {
      objectName: 'contacts',
      mapToName: 'people',
      mapToDisplayName: 'People',
      destination: 'inbox',
      schedule: '0 * * * *',
      backfill: { defaultPeriod: { days: 30 } },
      requiredFields: [
        { fieldName: 'email' },
        { fieldName: 'last_name', mapToName: 'surname', mapToDisplayName: 'Surname' },
        {
          mapToName: 'tier',
          mapToDisplayName: 'Customer tier',
          default: 'lifecycle_stage',
          prompt: 'Which field says how far along a customer is?',
        },
      ],
      optionalFields: [
        { fieldName: 'first_name' },
        { fieldName: 'phone' },
        { fieldName: 'job_title' },
        { fieldName: 'city' },
        { fieldName: 'country' },
        {
          mapToName: 'territory',
          mapToDisplayName: 'Sales territory',
          prompt: 'Which field holds the region?',
        },
      ],
    },
    {
      objectName: 'companies',
      destination: 'inbox',
      schedule: '0 */2 * * *',
      requiredFields: [{ fieldName: 'name' }],
      optionalFieldsAuto: 'all',
    },
    {
      objectName: 'deals',
      destination: 'inbox',
      schedule: '30 */4 * * *',
      requiredFields: [{ fieldName: 'name' }, { fieldName: 'stage' }],
      optionalFields: [{ fieldName: 'amount' }, { fieldName: 'close_date' }],
    },
  ],
};

const write: ManifestIntegration['write'] = {
  objects: [{ objectName: 'contacts', inheritMapping: true }, { objectName: 'deals' }],
};

/**
 * The integrations of the demo project: one for each way of signing in, and some for screens that need a special one.
 */
export const demoIntegrations: ManifestIntegration[] = [
  { name: 'crm-sync', displayName: 'CRM sync', provider: 'sandbox', read, write, proxy: { enabled: true } },
  { name: 'crm-sync-key', displayName: 'CRM sync (API key)', provider: 'sandboxApiKey', read, write },
  { name: 'ledger-sync', displayName: 'Ledger sync', provider: 'mockBasic', read, write },
  { name: 'desk-sync', displayName: 'Desk sync', provider: 'mockWorkspace', module: 'sales', read },
  { name: 'harbour-sync', displayName: 'Harbour sync', provider: 'mockOauthWorkspace', read },
  { name: 'mill-sync', displayName: 'Mill sync', provider: 'mockClientCredentials', read },
  { name: 'turnstile-sync', displayName: 'Turnstile sync', provider: 'mockPassword', read },
  { name: 'almanac-sync', displayName: 'Almanac sync', provider: 'mockNone', read },
  { name: 'crm-writes', displayName: 'CRM writes', provider: 'sandbox', write },
  { name: 'crm-proxy', displayName: 'CRM proxy', provider: 'sandbox', proxy: { enabled: true } },
];
