import type { ManifestInput, ManifestIntegration } from '@dowel/schema';

const reads: NonNullable<ManifestInput['integrations'][number]['read']> = {
  objects: [
    {
      objectName: 'contacts',
      mapToName: 'person',
      mapToDisplayName: 'Person',
      destination: 'demoWebhook',
      schedule: '*/30 * * * *',
      requiredFields: [
        { fieldName: 'email' },
        { fieldName: 'first_name' },
        { fieldName: 'last_name' },
        { fieldName: 'job_title', mapToName: 'role', mapToDisplayName: 'Role' },
        {
          mapToName: 'stage',
          mapToDisplayName: 'Stage',
          prompt: 'Which field tells how far along a person is?',
          default: 'lifecycle_stage',
        },
      ],
      optionalFields: [
        { fieldName: 'phone' },
        { fieldName: 'city' },
        { fieldName: 'country' },
        { fieldName: 'lead_score' },
        { fieldName: 'birth_date' },
        { fieldName: 'is_subscribed' },
        {
          mapToName: 'nickname',
          mapToDisplayName: 'Nickname',
          prompt: 'A field that holds what people like to be called.',
        },
      ],
      backfill: { defaultPeriod: { fullHistory: true } },
    },
    {
      objectName: 'companies',
      destination: 'demoWebhook',
      schedule: '0 * * * *',
      requiredFields: [{ fieldName: 'name' }, { fieldName: 'domain' }],
      optionalFieldsAuto: 'all',
      backfill: { defaultPeriod: { days: 30 } },
    },
    {
      objectName: 'deals',
      destination: 'demoWebhook',
      schedule: '0 */2 * * *',
      requiredFields: [{ fieldName: 'name' }, { fieldName: 'stage' }, { fieldName: 'amount' }],
      optionalFields: [{ fieldName: 'close_date' }, { fieldName: 'probability' }, { fieldName: 'next_step' }],
    },
  ],
};

const writes: NonNullable<ManifestIntegration['write']> = {
  objects: [{ objectName: 'contacts', inheritMapping: true }, { objectName: 'deals' }],
};

/** What the demo project offers: the sandbox provider, over four ways to sign in. */
export const demoManifest: ManifestInput = {
  specVersion: '1.0.0',
  integrations: [
    { name: 'crm-sync', displayName: 'CRM sync', provider: 'sandbox', read: reads, write: writes },
    {
      name: 'crm-sync-key',
      displayName: 'CRM sync by API key',
      provider: 'sandboxApiKey',
      read: reads,
      write: writes,
    },
    {
      name: 'crm-sync-steps',
      displayName: 'CRM sync in steps',
      provider: 'sandboxSteps',
      read: reads,
      write: writes,
    },
    {
      name: 'crm-sync-workspace',
      displayName: 'CRM sync of a workspace',
      provider: 'sandboxWorkspace',
      read: reads,
      write: writes,
    },
  ],
};
